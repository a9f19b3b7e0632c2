// Parts of a page: rows and columns of things that each say once how large they are. A frame builds them, measures
// them and draws them where they end up. Building and measuring draw nothing and mean nothing, so that a page can be
// built in several ways and the first one that fits be drawn. All sizes are pixels.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/card.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

class Box {
 public:
  using Draw = std::function<void(const Rect&)>;
  using HeightIn = std::function<float(float width)>;

  // A thing of that size. Drawn into more room if it gets more.
  static Box fixed(float width, float height, Draw draw = {});
  // A thing that is as high as its width makes it, and in a row takes what width is left.
  static Box flowing(HeightIn height, Draw draw);
  static Box row(float gap, std::vector<Box> parts);
  static Box column(float gap, std::vector<Box> parts);
  // From the left, with a new line where there is no room.
  static Box wrap(float gap, std::vector<Box> parts);

  // ---- how it stands among the others
  Box wide(float width) &&;      // instead of its own width
  Box high(float height) &&;     // instead of its own height
  Box least(float height) &&;    // at least so high
  Box grow(float share = 1) &&;  // takes its share of the room that is left along its row or column
  Box middle() &&;               // in a row: as high as it is, in the middle, instead of as high as the row
  Box even() &&;                 // a column: all parts that grow are as high as the highest of them
  Box pad(float x, float y) &&;
  Box pad(const Rect& sides) &&;  // left, top, right, bottom
  Box on(Draw ground) &&;         // drawn first, in all of its room

  [[nodiscard]] float width() const;
  [[nodiscard]] float height(float width) const;
  void draw(const Rect& r) const;

 private:
  enum class Way : std::uint8_t { kLeaf, kRow, kColumn, kWrap };
  using Each = std::function<void(const Box&, const Rect&)>;

  Box(Way way, float gap, std::vector<Box> parts) : way_{way}, gap_{gap}, parts_{std::move(parts)} {}
  [[nodiscard]] std::vector<float> widths(float room) const;
  [[nodiscard]] std::vector<float> heights(float width) const;
  [[nodiscard]] float content_height(float width) const;
  void draw_row(const Rect& r) const;
  void draw_column(const Rect& r) const;
  float flow(const Rect& r, const Each& each) const;

  Way way_;
  float gap_;
  std::vector<Box> parts_;
  float width_ = -1;  // below 0: what its parts need
  float height_ = -1;
  float least_ = 0;
  float share_ = 0;
  bool flows_ = false;  // as wide as there is room in its row
  bool middle_ = false;
  bool even_ = false;
  Rect pad_{};
  HeightIn height_in_;
  Draw draw_;
  Draw ground_;
  mutable float measured_ = -1;  // the width for which `needs_` is known
  mutable float needs_ = 0;
};

// Draws it from the top of `r` on, as high as it needs. Returns where it ended.
float draw_from_top(const Box& box, const Rect& r);

// ---- the things that pages are made of

Box space(float width, float height = 0);
// So many equal columns, in as many lines as it takes; the lines grow with the room that they get.
Box in_equal_columns(float gap, int columns, std::vector<Box> parts);
// From the left while one line has room for all; else so many equal columns as the widest has room for, in even lines.
Box in_even_lines(float gap, std::vector<Box> parts);
// One line in that size; with an ellipsis where there is no room.
Box line(Ui& ui, std::string words, Type type, ImU32 colour, Align align = Align::kLeft);
// As many lines as it takes.
Box words(Ui& ui, std::string text, Type type, ImU32 colour);
// Words with small cards behind them, which wrap like words.
Box words_and_cards(Ui& ui, std::string text, const std::vector<Card>& cards, Type type, ImU32 colour);
// The same on one line, with an ellipsis; nothing where it would not be readable.
Box line_and_cards(Ui& ui, std::string text, const std::vector<Card>& cards, Type type, ImU32 colour);
// Asks for no height, and scrolls where what grow() gives it is less than it needs.
Box scrolling(Ui& ui, std::string name, Box content);

// Made for the width that it gets.
Box in_width(const std::function<Box(float width)>& build);

// What stands side by side, in one size: the wanted one, one step smaller, or shortened.
struct FittedRow {
  Type type;
  std::vector<std::string> words;
};
FittedRow fit_row(const Ui& ui, float width, std::vector<std::string> words, Type wanted, Type least);

// Built and drawn in the first of `looks` in which it fits into the room that it gets; else in the last one, which
// scrolls. `build(look, width)` makes it.
template <class Look>
Box fitting(Ui& ui, std::string name, std::vector<Look> looks, std::function<Box(const Look&, float width)> build) {
  return Box::flowing([](float) { return 0.0F; },
                      [&ui, name = std::move(name), looks = std::move(looks), build = std::move(build)](const Rect& r) {
                        for (const Look& look : looks) {
                          const Box made = build(look, r.width());
                          const bool fits =
                              made.width() <= r.width() + 0.5F && made.height(r.width()) <= r.height() + 0.5F;
                          if (fits) return made.draw(r);
                        }
                        scrolling(ui, name, build(looks.back(), r.width() - ui.scroll_room())).draw(r);
                      });
}

}  // namespace nullo::gui
