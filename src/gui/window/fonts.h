// The fonts: DejaVu Sans, embedded in the program, with only the sizes and glyphs that are in use.
//
// Before Dear ImGui 1.92 the atlas is built before a frame. After a frame that drew a size or glyph that the atlas
// lacks, incomplete() is true: the caller throws the frame away, calls rebuild() and draws it again, so nobody sees a
// gap. Any letter of any language can be typed, and yet the atlas stays small and is built in milliseconds.
#pragma once

#include <bitset>
#include <map>
#include <string_view>
#include <utility>

#include <imgui.h>

#include "gui/window/imgui_compat.h"

namespace nullo::gui {

enum class Weight { kRegular, kBold };

// A face as screens name it: size in pixels at 100 %.
struct Type {
  float size = 17;
  Weight weight = Weight::kRegular;
};

class Fonts {
 public:
  // The font to draw with and the pixels to draw it at.
  struct Face {
    ImFont* font = nullptr;
    float pixels = 0;
  };

  // Needs a current ImGui context, and fills its atlas.
  Fonts();

  // The face for `text` at so many pixels. Notes which glyphs are missing.
  Face face(Weight weight, float pixels, std::string_view text);
  [[nodiscard]] bool incomplete() const { return incomplete_; }
  // From now on a size is built with only the letters that are drawn in it, which takes a third of the time: for the
  // first frame of a program. True in between: letters that come later are not built yet.
  void put_off_letters() { puts_off_ = !compat::kGlyphsOnDemand; }
  [[nodiscard]] bool puts_off() const { return puts_off_; }
  // Asks for the usual letters of all sizes, now and from now on.
  void ask_all_letters();
  // Builds the atlas with all that was asked for. Not between NewFrame() and Render(). The caller updates the
  // renderer's copy of the atlas.
  void rebuild();

 private:
  struct Size {
    std::bitset<0x10000> asked;
    ImFont* font = nullptr;
    bool used = false;  // since the atlas was built
  };
  using Key = std::pair<Weight, int>;

  Size& size(Weight weight, int pixels);
  void ask_usual(Size& size, int pixels);
  void ask(Size& size, std::string_view text);
  void drop_unused();

  std::map<Key, Size> sizes_;
  bool incomplete_ = true;
  bool puts_off_ = false;
};

// Takes one character of UTF-8 off the front; U+FFFD for invalid bytes.
char32_t take_character(std::string_view& text);

}  // namespace nullo::gui
