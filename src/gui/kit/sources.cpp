#include "gui/kit/sources.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "gui/kit/frame.h"
#include "text/say.h"

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
  const int across = evenly(count, fit);
  return {false, width, width / static_cast<float>(across), across, row_count(count, fit)};
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

// A label, and a cell for each player beside it or below it.
Box with_cells(Ui& ui, const Layout& layout, Box label, std::vector<Box> cells) {
  Box grid = in_equal_columns(0, layout.across, std::move(cells));
  Box named = std::move(label).pad({0, 0, ui.px(kSmallGap), 0});
  if (!layout.beside) return Box::column(0, {std::move(named), std::move(grid)});
  std::vector<Box> parts{Box::column(0, {std::move(named)}).wide(layout.label).middle(), std::move(grid).grow()};
  return Box::row(0, std::move(parts));
}

Box heads(Ui& ui, const Layout& layout, const Sources& sources) {
  const HeadLook look = head_look(ui, layout.column - ui.px(kSmallGap), sources.names);
  std::vector<Box> cells;
  for (const Seat seat : Seats{static_cast<int>(sources.names.size())}) {
    const std::string& name = sources.names[static_cast<std::size_t>(seat.index())];
    cells.push_back(Box::fixed(0, look.height, [&ui, &name, seat, look](const Rect& r) {
      draw_head(ui, r, name, seat, seat_key(seat), look);
    }));
  }
  return with_cells(ui, layout, space(0), std::move(cells));
}

// "+12", at the right; with whose it is where the columns are not below their heads.
Box number(Ui& ui, const Layout& layout, const std::string& text, Seat seat, Type type) {
  std::vector<Box> parts;
  if (layout.lines > 1) parts.push_back(disc(ui, 7, seat));
  parts.push_back(line(ui, text, type, ui.theme.text, Align::kRight).grow());
  return Box::row(0, std::move(parts)).least(ui.px(kNumber));
}

Box row_of(Ui& ui, const Layout& layout, const std::shared_ptr<const chart::BarScale>& scale, const Sources::Row& row) {
  std::vector<Box> cells;
  for (const Seat seat : Seats{static_cast<int>(row.cells.size())}) {
    const Sources::Cell& cell = row.cells[static_cast<std::size_t>(seat.index())];
    const auto bar = [&ui, &cell, scale, seat](const Rect& r) { draw_bar(ui, r, *scale, cell.amount, seat); };
    const float below = layout.lines > 1 ? ui.px(4) : 0;
    cells.push_back(Box::column(0, {number(ui, layout, cell.text, seat, type::kNote), Box::fixed(0, ui.px(kBar), bar)})
                        .pad({ui.px(kSmallGap / 2), 0, ui.px(kSmallGap / 2), below}));
  }
  return with_cells(ui, layout, words(ui, row.label, kReason, ui.theme.text), std::move(cells))
      .pad(0, ui.px(5))
      .on([&ui](const Rect& r) { ui.fill({r.x0, r.y0, r.x1, r.y0 + ui.px(1)}, ui.theme.panel_edge); });
}

Box sums(Ui& ui, const Layout& layout, const Sources& sources) {
  std::vector<Box> cells;
  for (const Seat seat : Seats{static_cast<int>(sources.sums.size())}) {
    const std::string& text = sources.sums[static_cast<std::size_t>(seat.index())].text;
    cells.push_back(number(ui, layout, text, seat, type::kBodyBold).pad(ui.px(kSmallGap / 2), ui.px(6)));
  }
  Box label = line(ui, text::say("In all"), type::kBodyBold, ui.theme.text);
  return with_cells(ui, layout, std::move(label), std::move(cells)).on([&ui](const Rect& r) {
    ui.fill({r.x0, r.y0, r.x1, r.y0 + ui.px(1)}, ui.theme.dim);
  });
}

}  // namespace

Box sources(Ui& ui, const Sources& sources) {
  return in_width([&ui, &sources](float width) {
    const Layout layout = layout_of(ui, width, sources);
    const auto scale = std::make_shared<const chart::BarScale>(sources);
    std::vector<Box> rows{heads(ui, layout, sources)};
    for (const Sources::Row& row : sources.rows) rows.push_back(row_of(ui, layout, scale, row));
    rows.push_back(sums(ui, layout, sources));
    return Box::column(0, std::move(rows));
  });
}

}  // namespace nullo::gui
