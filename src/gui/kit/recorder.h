// What a frame drew where, for tests and for NULLO_TRACE=rects. Nothing is recorded unless somebody asks.
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
  };
  struct Text {
    std::string text;
    Rect rect;         // of the letters
    Rect box;          // where they should fit
    Rect clip;         // what shows at all
    bool cut = false;  // shortened with an ellipsis
    float pixels = 0;  // height of the letters as drawn
  };

  std::string focused;  // the target that Enter would press
  std::vector<Target> targets;
  std::vector<Text> texts;

  void clear() {
    focused.clear();
    targets.clear();
    texts.clear();
  }
  [[nodiscard]] const Target* find(std::string_view name) const {
    for (const Target& target : targets) {
      if (target.name == name) return &target;
    }
    return nullptr;
  }
};

}  // namespace nullo::gui
