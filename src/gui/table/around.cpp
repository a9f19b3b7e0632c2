#include "gui/table/around.h"

#include <algorithm>

#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kCloseGap = 4;      // on a phone
constexpr float kLeastWidth = 118;  // of a box

// How many players sit at each edge of the table. The bottom has an odd number, so that turn 0 sits in its middle.
struct BoxesPerEdge {
  int bottom = 1;
  int left = 1;
  int top = 1;
  int right = 1;
};

BoxesPerEdge edges(int seats, bool wide) {
  switch (seats) {
    case 2:
      return {1, 0, 1, 0};
    case 3:
      return {1, 1, 0, 1};
    case 4:
      return {1, 1, 1, 1};
    case 5:
      return {1, 1, 2, 1};
    case 6:
      return wide ? BoxesPerEdge{1, 1, 3, 1} : BoxesPerEdge{1, 2, 1, 2};
    case 7:
      return wide ? BoxesPerEdge{3, 1, 2, 1} : BoxesPerEdge{1, 2, 2, 2};
    case 8:
      return wide ? BoxesPerEdge{3, 1, 3, 1} : BoxesPerEdge{1, 3, 1, 3};
    case 9:
      return wide ? BoxesPerEdge{3, 1, 4, 1} : BoxesPerEdge{3, 2, 2, 2};
    default:
      return wide ? BoxesPerEdge{3, 1, 5, 1} : BoxesPerEdge{3, 2, 3, 2};
  }
}

// Two rows, for a lying phone that is not the smallest: it has no room for many boxes one below another.
BoxesPerEdge flat_edges(int seats) {
  const int bottom = seats > 8 ? 5 : 3;
  return {bottom, 0, seats - bottom, 0};
}

BoxesPerEdge boxes_in(const Ui& ui, float width, int seats) {
  constexpr int kMany = 7;
  constexpr float kFiveAbreast = 840;
  const bool flat = ui.shape() == Shape::kLying && ui.units(ui.window().width()) >= kFiveAbreast;
  if (flat && seats >= kMany) return flat_edges(seats);
  return edges(seats, fits_boxes_abreast(ui, width, seats));
}

int rows_of(const BoxesPerEdge& s) { return std::max({s.left, s.right, 1}) + (s.top > 0 ? 2 : 1); }

// The grid of boxes around a table: the top row, the rows at the left and right, the bottom row.
struct PlaceGrid {
  Rect area;
  Rect between;  // the area of the rows at the left and right
  float w = 0;
  float h = 0;
  float gap = 0;

  [[nodiscard]] Rect in_row(float y, int index, int count) const {
    const auto others = static_cast<float>(count - 1);
    const float used = w * static_cast<float>(count) + gap * others;
    const float spread = std::min((area.width() - used) / static_cast<float>(count + 1), 5 * gap);
    const float left = area.center().x - (used + spread * others) / 2;
    return rect_at(left + (w + gap + spread) * static_cast<float>(index), y, w, h);
  }
  [[nodiscard]] Rect at_side(float x, int index, int count) const {
    const float each = between.height() / static_cast<float>(count);
    return rect_at(x, between.y0 + each * (static_cast<float>(index) + 0.5F) - h / 2, w, h);
  }
};

PlaceGrid grid_of(const Ui& ui, const Rect& r, const BoxesPerEdge& s, const BoxSize& size) {
  const int rows = rows_of(s);
  const int across = std::max({s.top, s.bottom, 2});
  const float gap = around_gap(ui);
  const float share = (r.width() - gap * static_cast<float>(across - 1)) / static_cast<float>(across);
  const float w = std::min({ui.px(size.most_width), share, (r.width() - ui.px(size.middle) - 2 * gap) / 2});
  const float h =
      std::min(ui.px(size.most_height), (r.height() - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
  const float top = s.top > 0 ? r.y0 + h + gap : r.y0;
  return {r, {r.x0, top, r.x1, r.y1 - h - gap}, w, h, gap};
}

// The cloth, lighter in the middle, as under a lamp. It is one fan of triangles from the middle to the edge, because
// where OpenGL runs in software a frame costs as much as the pixels it draws, and no pixel should be drawn twice.
void draw_cloth(const Ui& ui, const Rect& r, float rounding) {
  ImDrawList& list = ui.list();
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  list.PathRect({r.x0, r.y0}, {r.x1, r.y1}, rounding);
  const int parts = list._Path.Size;
  const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
  list.PrimReserve(3 * parts, parts + 1);
  list.PrimWriteVtx({r.center().x, r.center().y}, uv, ui.theme.felt_light);
  for (const ImVec2 point : list._Path) list.PrimWriteVtx(point, uv, ui.theme.felt);
  for (int i = 0; i < parts; ++i) {
    list.PrimWriteIdx(first);
    list.PrimWriteIdx(static_cast<ImDrawIdx>(first + 1 + i));
    list.PrimWriteIdx(static_cast<ImDrawIdx>(first + 1 + (i + 1) % parts));
  }
  list._Path.Size = 0;
}

}  // namespace

float around_gap(const Ui& ui) { return ui.px(ui.names_keys() ? kSmallGap : kCloseGap); }

bool fits_boxes_abreast(const Ui& ui, float width, int seats) {
  const BoxesPerEdge wide = edges(seats, true);
  const auto across = static_cast<float>(std::max(wide.top, wide.bottom));
  return ui.units(width) >= std::max(500.0F, across * (kLeastWidth + kSmallGap));
}

int rows_around(const Ui& ui, float width, int seats) { return rows_of(boxes_in(ui, width, seats)); }

Around seat_around(const Ui& ui, const Rect& r, int seats, const BoxSize& size) {
  const BoxesPerEdge s = boxes_in(ui, r.width(), seats);
  const PlaceGrid grid = grid_of(ui, r, s, size);
  Around around;
  for (int i = s.bottom / 2; i >= 0; --i) around.boxes.push_back(grid.in_row(r.y1 - grid.h, i, s.bottom));
  for (int i = s.left - 1; i >= 0; --i) around.boxes.push_back(grid.at_side(r.x0, i, s.left));
  for (int i = 0; i < s.top; ++i) around.boxes.push_back(grid.in_row(r.y0, i, s.top));
  for (int i = 0; i < s.right; ++i) around.boxes.push_back(grid.at_side(r.x1 - grid.w, i, s.right));
  for (int i = s.bottom - 1; i > s.bottom / 2; --i) around.boxes.push_back(grid.in_row(r.y1 - grid.h, i, s.bottom));
  around.bottom = r.y1;
  const float inner = s.left > 0 ? grid.w + grid.gap : 0;
  around.middle = {r.x0 + inner, grid.between.y0, r.x1 - inner, grid.between.y1};
  return around;
}

void draw_felt(const Ui& ui, const Rect& r) {
  draw_cloth(ui, r.inset(ui.px(2)), ui.px(24));
  ui.outline(r.inset(ui.px(5)), ui.theme.felt_edge, 22, 2);
  ui.outline(r, ui.theme.rim, 26, 5);
}

void draw_dealer_button(const Ui& ui, Point center, float radius) {
  ui.disc(center, radius, ui.theme.card_edge);
  ui.disc(center, radius - std::max(1.0F, ui.px(1.5F)), ui.theme.card);
  ui.symbol(center, text::say("D"), radius * 1.35F, ui.theme.card_black);
}

}  // namespace nullo::gui
