#include "gui/settling/standing.h"

#include <string>
#include <utility>

#include <fmt/format.h>

#include "gui/kit/frame.h"

namespace nullo::gui {

namespace {

using StandingLine = app::GameOverView::Line;

constexpr float kStandingRow = 52;
constexpr float kStandingDisc = 16;

Box row_of(Ui& ui, const StandingLine& line) {
  const std::string place = line.place > 0 ? fmt::format("{}.", line.place) : "–";
  std::vector<Box> name{gui::line(ui, line.name, type::kName, ui.theme.text)};
  if (!line.remark.empty()) name.push_back(words(ui, line.remark, type::kNote, ui.theme.dim));
  return Box::row(ui.px(10), {gui::line(ui, place, type::kName, ui.theme.dim).wide(ui.px(30)),
                              disc(ui, kStandingDisc, line.seat), Box::column(0, std::move(name)).grow().middle(),
                              gui::line(ui, line.winner ? "★" : "", type::kName, ui.theme.text),
                              gui::line(ui, line.total, type::kTotal, ui.theme.text, Align::kRight)})
      .pad(ui.px(spacing_of(ui).padding), 0)
      .least(ui.px(ui.shape() == Shape::kLying ? kTarget : kStandingRow))
      .on(panel_ground(ui));
}

}  // namespace

Box standing_rows(Ui& ui, const std::vector<StandingLine>& lines) {
  std::vector<Box> rows;
  rows.reserve(lines.size());
  for (const StandingLine& line : lines) rows.push_back(row_of(ui, line));
  return Box::column(ui.px(spacing_of(ui).row_gap), std::move(rows));
}

}  // namespace nullo::gui
