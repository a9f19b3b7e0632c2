// What a frame drew where: for tests, for NULLO_TRACE=rects, and for who hears the screen (labels.h). Nothing is
// recorded unless somebody asks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gui/kit/geometry.h"

namespace nullo::gui {

struct Recorder {
  // Something that can be tapped.
  struct Target {
    std::string name;  // "seat/3", "card/QH", "undo"
    Rect rect;         // the part that shows
    Rect whole;
    bool enabled = true;
    bool scrolled = false;  // lies in a part that scrolls
    bool waits = false;     // takes no tap yet, because what stands there has just changed
    bool chosen = false;    // of several, or switched on
    bool field = false;     // is typed in
    std::string typed;      // what stands in the field
  };
  struct Text {
    std::string text;
    Rect rect;         // of the letters
    Rect box;          // where they should fit
    Rect clip;         // what shows at all
    bool cut = false;  // shortened with an ellipsis
    float pixels = 0;  // height of the letters as drawn
    bool live = true;  // false: something lies over it
  };

  // A key that stands on something that can be tapped.
  struct Key {
    std::string target;
    std::string key;  // "Enter", "b"
  };

  // A place at the table says who gets the cards that its player passes.
  struct Gives {
    int to = 0;  // the number of that seat
    Rect rect;
  };

  std::string focused;  // the target that Enter would press
  std::vector<Target> targets;
  std::vector<Text> texts;
  std::vector<Key> keys;
  std::vector<std::string> bright;   // the buttons in the colour of what Enter does
  std::vector<std::string> filling;  // those that are to be bright and do not take an answer yet
  std::vector<Gives> gives;
  std::vector<std::string> red;  // words in the colour of what is not stored or lost for good; "": a ground or a line
  std::vector<float> arrows;     // lengths of those that say who passes cards to whom, in pixels

  void clear() {
    focused.clear();
    targets.clear();
    texts.clear();
    keys.clear();
    bright.clear();
    red.clear();
    filling.clear();
    arrows.clear();
    gives.clear();
  }
  [[nodiscard]] const Target* find(std::string_view name) const {
    for (const Target& target : targets) {
      if (target.name == name) return &target;
    }
    return nullptr;
  }
};

}  // namespace nullo::gui
