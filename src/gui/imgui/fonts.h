// The fonts: Roboto, with DejaVu Sans for the signs that it lacks, embedded in the program, with only the sizes and
// letters that are in use.
//
// Before Dear ImGui 1.92 this is what puts letters into the atlas: each one when it is first drawn in a size, within
// the frame that draws it, where it stays. Any letter of any language can be typed, and yet a letter is drawn from its
// outline once and the atlas stays small. When it is full, incomplete() is true: the caller throws the frame away,
// calls prepare(), which makes room, and draws the frame again, so nobody sees a gap.
#pragma once

#include <bitset>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <imgui.h>

#include "gui/imgui/imgui_compat.h"

namespace nullo::gui {

enum class Weight { kRegular, kBold };

// A face as screens name it: size in pixels at 100 %.
struct Type {
  float size = 19;
  Weight weight = Weight::kRegular;
  float leading = 1.25F;  // the height of a line, times the size
};

// The same for three lines or more that belong together.
constexpr Type closely(Type type) { return {type.size, type.weight, 1.15F}; }

class Fonts {
 public:
  // The font to draw with and the pixels to draw it at.
  struct Face {
    ImFont* font = nullptr;
    float pixels = 0;
    Weight weight = Weight::kRegular;
  };

  // What the renderer's copy of the atlas lacks: all of it, or these parts.
  struct Place {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
  };
  struct News {
    bool all = false;
    std::vector<Place> parts;
    [[nodiscard]] bool empty() const { return !all && parts.empty(); }
  };

  // Needs a current ImGui context, and fills its atlas.
  Fonts();

  // The face for `text` at so many pixels, with all its letters.
  Face face(Weight weight, float pixels, std::string_view text);
  [[nodiscard]] bool incomplete() const { return full_; }
  // Before each frame, and before the last one is shown. Not between NewFrame() and Render().
  News prepare();

 private:
  struct Size {
    std::bitset<0x10000> asked;
    ImFont* font = nullptr;
  };
  using Key = std::pair<Weight, int>;
  // Letters of about the same height stand side by side.
  struct Shelf {
    int y = 0;
    int height = 0;
    int used = 0;  // of its width
  };

  Size& size(const Key& key);
  void add(const Key& key, Size& size, char32_t letter);
  std::optional<Place> take_place(int width, int height);
  void make_room();
  void begin_anew();

  std::map<Key, Size> sizes_;
  std::vector<Shelf> shelves_;
  int bottom_ = 0;  // of the shelves
  News news_;
  bool full_ = false;     // a letter had no place
  bool crowded_ = false;  // too many sizes
  bool anew_ = false;     // begun anew for this frame: what does not fit now never will
};

// Takes one character of UTF-8 off the front; U+FFFD for invalid bytes.
char32_t take_character(std::string_view& text);

}  // namespace nullo::gui
