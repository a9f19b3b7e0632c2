#include "gui/kit/sources.h"

#include <algorithm>
#include <cmath>

#include "gui/kit/widgets.h"

namespace nullo::gui {

namespace {

using chart::Sources;

constexpr float kReasonLabel = 220;  // of the column of reasons, where there is room for one
constexpr float kLeastSourceColumn = 78;
constexpr float kNumber = 20;
constexpr float kBar = 10;
constexpr Type kReason = type::kNote;

// Where everything lies: the reasons in a column of their own, or each above its bars, which may take several lines.
struct Layout {
  bool beside = true;
  float label = 0;  // width of the reasons
  float column = 0;
  int across = 1;  // columns
  int lines = 1;
};

Layout layout_of(const Ui& ui, float width, const Sources& sources) {
  const int count = static_cast<int>(sources.names.size());
  const float label = std::min(ui.px(kReasonLabel), width * 0.3F);
  const float column = (width - label) / static_cast<float>(count);
  if (column >= ui.px(kLeastSourceColumn)) return {true, label, column, count, 1};
  const int fit = std::clamp(static_cast<int>(width / ui.px(kLeastSourceColumn)), 1, count);
  const int lines = (count + fit - 1) / fit;
  const int across = (count + lines - 1) / lines;
  return {false, width, width / static_cast<float>(across), across, lines};
}

float cells_height(const Ui& ui, const Layout& layout) {
  return ui.px(kNumber + kBar + (layout.lines > 1 ? 4 : 0)) * static_cast<float>(layout.lines);
}

float row_height(const Ui& ui, const Layout& layout, std::string_view label) {
  const float words = ui.wrapped_height(layout.label - ui.px(kSmallGap), label, kReason);
  return (layout.beside ? std::max(words, cells_height(ui, layout)) : words + cells_height(ui, layout)) + ui.px(10);
}

// A bar from the zero line: filled to the right of it, hollow to the left.
void draw_bar(const Ui& ui, const Rect& r, const chart::BarScale& scale, Amount amount, Seat seat) {
  const auto at = [&r](double part) { return r.x0 + static_cast<float>(part) * r.width(); };
  const ImU32 colour = ui.theme.seat.at(static_cast<std::size_t>(seat.index()));
  const float zero = std::round(at(scale.zero()));
  if (amount != 0) {
    const chart::BarScale::Bar bar = scale.bar(amount);
    const float length = std::max(std::round(at(bar.to) - at(bar.from)), ui.px(amount > 0 ? 2 : 5));
    const Rect face{amount > 0 ? zero : zero - length, r.y0 + ui.px(1), amount > 0 ? zero + length : zero,
                    r.y1 - ui.px(1)};
    amount > 0 ? ui.fill(face, colour) : ui.outline(face, colour, 0, 1.5F);
  }
  ui.fill({zero - ui.px(0.5F), r.y0 - ui.px(2), zero + ui.px(0.5F), r.y1 + ui.px(2)}, ui.theme.dim);
}

// The part of a row that a seat's cell takes.
Rect cell_of(const Ui& ui, const Rect& cells, const Layout& layout, Seat seat) {
  const Rect line = cells.row(seat.index() / layout.across, layout.lines, 0);
  const float x = line.x0 + layout.column * static_cast<float>(seat.index() % layout.across);
  return {x + ui.px(kSmallGap / 2), line.y0, x + layout.column - ui.px(kSmallGap / 2), line.y1};
}

Rect cells_of(const Rect& r, const Layout& layout) {
  Rect cells = r;
  if (layout.beside) cells.cut_left(layout.label);
  return cells;
}

float heads_height(const Ui& ui, const Layout& layout, const Sources& sources) {
  return head_look(ui, layout.column - ui.px(kSmallGap), sources.names).height * static_cast<float>(layout.lines);
}

void draw_heads(Ui& ui, const Rect& r, const Layout& layout, const HeadLook& look, const Sources& sources) {
  for (const Seat seat : Seats{static_cast<int>(sources.names.size())}) {
    draw_head(ui, cell_of(ui, cells_of(r, layout), layout, seat), sources.names[static_cast<std::size_t>(seat.index())],
              seat, seat_key(seat), look);
  }
}

void draw_row(Ui& ui, Rect r, const Layout& layout, const chart::BarScale& scale, const Sources::Row& row) {
  ui.fill({r.x0, r.y0, r.x1, r.y0 + ui.px(1)}, ui.theme.panel_edge);
  r = r.inset(0, ui.px(5));
  const Rect label{r.x0, r.y0, r.x0 + layout.label - ui.px(kSmallGap), r.y1};
  const float words = ui.wrapped(label, row.label, kReason, ui.theme.text);
  Rect cells = cells_of(r, layout);
  if (!layout.beside) cells.cut_top(words);
  for (const Seat seat : Seats{static_cast<int>(row.cells.size())}) {
    const Sources::Cell& cell = row.cells[static_cast<std::size_t>(seat.index())];
    Rect place = cell_of(ui, cells, layout, seat);
    Rect number = place.cut_top(ui.px(kNumber));
    if (layout.lines > 1) seat_badge(ui, number.cut_left(ui.px(18)).center(), ui.px(7), seat);
    ui.text(number, cell.text, type::kNote, ui.theme.text, Align::kRight);
    draw_bar(ui, place.cut_top(ui.px(kBar)), scale, cell.amount, seat);
  }
}

void draw_sums(Ui& ui, Rect r, const Layout& layout, const Sources& sources) {
  ui.fill({r.x0, r.y0, r.x1, r.y0 + ui.px(1)}, ui.theme.dim);
  const Rect label = layout.beside ? r : r.cut_top(ui.px(kNumber));
  ui.text(label, "In all", type::kBodyBold, ui.theme.text);
  for (const Seat seat : Seats{static_cast<int>(sources.sums.size())}) {
    Rect place = cell_of(ui, cells_of(r, layout), layout, seat);
    if (layout.lines > 1) seat_badge(ui, place.cut_left(ui.px(18)).center(), ui.px(7), seat);
    ui.text(place, sources.sums[static_cast<std::size_t>(seat.index())].text, type::kBodyBold, ui.theme.text,
            Align::kRight);
  }
}

float sums_height(const Ui& ui, const Layout& layout) {
  return ui.px(layout.beside ? 0 : kNumber) + ui.px(34) * static_cast<float>(layout.lines);
}

}  // namespace

float sources_height(const Ui& ui, float width, const Sources& sources) {
  if (sources.rows.empty()) return 0;
  const Layout layout = layout_of(ui, width, sources);
  float height = heads_height(ui, layout, sources) + sums_height(ui, layout);
  for (const Sources::Row& row : sources.rows) height += row_height(ui, layout, row.label);
  return height;
}

void draw_sources(Ui& ui, const Rect& r, const Sources& sources) {
  if (sources.rows.empty()) return;
  const Layout layout = layout_of(ui, r.width(), sources);
  const HeadLook look = head_look(ui, layout.column - ui.px(kSmallGap), sources.names);
  const chart::BarScale scale{sources};
  Rect rest = r;
  draw_heads(ui, rest.cut_top(heads_height(ui, layout, sources)), layout, look, sources);
  for (const Sources::Row& row : sources.rows) {
    draw_row(ui, rest.cut_top(row_height(ui, layout, row.label)), layout, scale, row);
  }
  draw_sums(ui, rest.cut_top(sums_height(ui, layout)), layout, sources);
}

}  // namespace nullo::gui
