// Who is best: a line for each person, with all columns where there is room, else with the one that was chosen.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/standings/page_keys.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

using app::ChooseStandings;
using app::StandingsView;

constexpr float kNameWide = 280;  // with place and disc
constexpr float kPlaceWide = 36;
constexpr float kCellWide = 96;
constexpr float kDiscRadius = 9;

Box standings_choices(Ui& ui, ChooseStandings::Of of, std::string name, const std::vector<app::Choice>& choices,
                      float width) {
  return choices_of(ui, std::move(name), choices, width,
                    [&ui, of](const std::string& id) { ui.mean(ChooseStandings{of, id}); });
}

Box person_disc(Ui& ui, const StandingsView::Line& line) {
  const float size = ui.px(2 * kDiscRadius);
  return Box::fixed(size, size, [&ui, &line](const Rect& r) {
    const Point center = r.center();
    const float radius = ui.px(kDiscRadius);
    if (line.colour) return ui.disc(center, radius, ui.theme.seat.at(static_cast<std::size_t>(*line.colour)));
    ui.outline(Rect{center.x, center.y, center.x, center.y}.grown(radius), ui.theme.dim, kDiscRadius, 2);
  });
}

Box::Draw opens_player(Ui& ui, const StandingsView::Line& of) {
  return [&ui, &of](const Rect& r) {
    const Touch touch = ui.target("standings/" + of.name, r);
    if (touch.hovered) ui.fill(r, ui.theme.raised_hover, 6);
    if (touch.focused) focus_ring(ui, r, 6);
    if (touch.clicked) ui.mean(app::OpenPlayer{of.name});
  };
}

Box standings_line(Ui& ui, const StandingsView::Line& of, const std::vector<app::Choice>& columns, bool all) {
  std::vector<Box> parts;
  parts.push_back(line(ui, of.place, type::kBodyBold, ui.theme.dim, Align::kRight).wide(ui.px(kPlaceWide)).middle());
  parts.push_back(person_disc(ui, of).middle());
  const std::string facts = of.moved.empty() ? of.facts : fmt::format("{} · {}", of.moved, of.facts);
  parts.push_back(
      Box::column(0, {words(ui, of.name, type::kBodyBold, ui.theme.text), words(ui, facts, type::kNote, ui.theme.dim)})
          .grow()
          .middle());
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (!all && !columns[i].chosen) continue;
    const Type size = columns[i].chosen ? type::kBodyBold : type::kBody;
    const ImU32 ink = columns[i].chosen ? ui.theme.text : ui.theme.dim;
    Box cell = line(ui, of.cells[i], size, ink, Align::kRight);
    parts.push_back(std::move(cell).wide(ui.px(kCellWide)).middle());
  }
  return Box::row(ui.px(8), std::move(parts)).pad(ui.px(8), ui.px(4)).least(ui.px(kTarget)).on(opens_player(ui, of));
}

// What stands over the columns; each is tapped to sort by it.
Box standings_head(Ui& ui, const std::vector<app::Choice>& columns) {
  std::vector<Box> parts{space(0).grow()};
  for (const app::Choice& column : columns)
    parts.push_back(Box::fixed(ui.px(kCellWide), ui.px(kTarget), [&ui, &column](const Rect& r) {
      const Touch touch = ui.target("standings/by/" + column.id, r);
      if (touch.hovered) ui.fill(r, ui.theme.raised_hover, 6);
      if (touch.focused) focus_ring(ui, r, 6);
      ui.text(r, column.label, column.chosen ? type::kNoteBold : type::kNote,
              column.chosen ? ui.theme.text : ui.theme.dim, Align::kRight);
      if (touch.clicked) ui.mean(ChooseStandings{ChooseStandings::Of::kColumn, column.id});
    }));
  return Box::row(ui.px(8), std::move(parts)).pad(ui.px(8), 0);
}

Box standings_table(Ui& ui, const StandingsView& view, bool all) {
  std::vector<Box> parts;
  if (all) parts.push_back(standings_head(ui, view.columns));
  bool few = false;
  for (const StandingsView::Line& each : view.lines) {
    if (each.place.empty() && !std::exchange(few, true))
      parts.push_back(words(ui, view.few, type::kNote, ui.theme.dim).pad(ui.px(8), ui.px(6)));
    parts.push_back(standings_line(ui, each, view.columns, all));
  }
  return panel_of(ui, "", Box::column(0, std::move(parts)));
}

}  // namespace

void draw_standings(Ui& ui, const Rect& r, const StandingsView& view) {
  constexpr float kWidest = 1240;
  const Rect content = ui.begin_scroll("standings", r.inset(ui.px(12)));
  const Rect column = content.middle(std::min(content.width(), ui.px(kWidest)), content.height());
  const float width = column.width();
  const float cells = static_cast<float>(view.columns.size()) * (kCellWide + 8);
  const bool all = ui.units(width) >= kNameWide + cells;
  std::vector<Box> parts;
  using Of = ChooseStandings::Of;
  if (!view.games.empty()) parts.push_back(standings_choices(ui, Of::kGame, "standings/game", view.games, width));
  if (!view.periods.empty()) parts.push_back(standings_choices(ui, Of::kPeriod, "standings/time", view.periods, width));
  if (!view.lines.empty() && !all)
    parts.push_back(standings_choices(ui, Of::kColumn, "standings/column", view.columns, width));
  if (view.lines.empty()) {
    parts.push_back(words(ui, view.nothing, type::kName, ui.theme.dim));
  } else {
    parts.push_back(standings_table(ui, view, all));
    if (!view.note.empty()) parts.push_back(words(ui, view.note, type::kBody, ui.theme.dim));
    parts.push_back(notice(ui, "What it says", view.help));
  }
  ui.end_scroll(draw_from_top(Box::column(ui.px(kGap), std::move(parts)), column));
}

}  // namespace nullo::gui
