// Who is best: a line for each person, with all columns where there is room, else with the one that was chosen; who
// was ahead of whom; the ratings over time.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/standings/page_keys.h"
#include "gui/exchange/sending.h"
#include "gui/kit/charts.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using app::ChooseStandings;
using app::StandingsOf;
using app::StandingsView;

constexpr float kNameWide = 280;  // with place and disc
constexpr float kPlaceWide = 36;
constexpr float kCellWide = 96;
constexpr float kBadge = 15;  // its radius

std::string filter_name(StandingsOf of) {
  switch (of) {
    case StandingsOf::kWay:
      return "standings/way";
    case StandingsOf::kGame:
      return "standings/game";
    case StandingsOf::kPeriod:
      return "standings/time";
    case StandingsOf::kGroup:
      return "standings/people";
    case StandingsOf::kColumn:
      return "standings/column";
  }
  return {};
}

Box standings_choices(Ui& ui, StandingsOf of, const std::vector<app::Choice>& choices, float width) {
  if (of == StandingsOf::kGame) {  // several may be chosen
    std::vector<Box> games;
    for (const app::Choice& game : choices)
      games.push_back(
          push_button(ui, fmt::format("standings/game/{}", game.id), game.label, {.chosen = game.chosen}, [&ui, &game] {
            ui.mean(ChooseStandings{StandingsOf::kGame, game.id});
          }).high(ui.px(kTarget)));
    return Box::wrap(ui.px(8), std::move(games));
  }
  return choices_of(ui, filter_name(of), choices, width,
                    [&ui, of](const std::string& id) { ui.mean(ChooseStandings{of, id}); });
}

// A button with what was chosen, which shows what else there is.
Box filter_button(Ui& ui, const StandingsView::Filter& filter) {
  const std::string said = filter.of == StandingsOf::kColumn ? text::say("By {column}", filter.said) : filter.said;
  const std::string label = fmt::format("{} {}", said, filter.open ? "▲" : "▼");
  return page_button(ui, filter_name(filter.of), label, app::UnfoldStandings{filter.of}, {.chosen = filter.open});
}

// The first and the last day of a time that no button has.
Box standings_days(Ui& ui, const StandingsView::Typed& days) {
  ScreenState::StandingsDays& typed = ui.state.standings_days;
  const auto show = [&ui] { ui.mean(app::ChooseDays{ui.state.standings_days.from, ui.state.standings_days.until}); };
  const auto field = [&ui, show](const char* name, std::string& text, std::string hint) {
    return Box::fixed(0, ui.px(kTarget),
                      [&ui, show, name, &text, hint = std::move(hint)](const Rect& r) {
                        if (ui.text_field(name, r, text, hint).entered) show();
                      })
        .grow();
  };
  std::vector<Box> fields{field("standings/from", typed.from, text::say("From, like 2026-01-31")),
                          field("standings/until", typed.until, text::say("To, like 2026-12-31")),
                          push_button(ui, "standings/days", text::say("Show"), {}, show).high(ui.px(kTarget))};
  const bool upright = ui.shape() == Shape::kUpright;  // there two fields have no room for what they ask
  std::vector<Box> parts{upright ? Box::column(ui.px(4), std::move(fields)) : Box::row(ui.px(8), std::move(fields))};
  if (!days.problem.empty()) parts.push_back(remark(ui, days.problem, true));
  return Box::column(ui.px(4), std::move(parts));
}

// What the page is made of, and where else it leads.
Box standings_top(Ui& ui, const StandingsView& view, float width, bool all) {
  std::vector<const StandingsView::Filter*> filters;
  for (const StandingsView::Filter& filter : view.filters) filters.push_back(&filter);
  const bool one_column = view.way == StandingsView::Way::kTable && !all && !view.lines.empty();
  if (one_column) filters.push_back(&view.columns);
  std::vector<Box> buttons;
  for (const StandingsView::Filter* filter : filters) buttons.push_back(filter_button(ui, *filter));
  buttons.push_back(page_button(ui, "standings/seasons", text::say("Seasons"), app::Go{app::Screen::kSeasons}));
  buttons.push_back(
      page_button(ui, "standings/evening", text::say("Club evening"), app::Go{app::Screen::kClubEvening}));
  std::vector<Box> parts;
  parts.push_back(in_even_lines(ui.px(8), std::move(buttons)));
  for (const StandingsView::Filter* filter : filters)
    if (filter->open) parts.push_back(standings_choices(ui, filter->of, filter->choices, width));
  if (view.days) parts.push_back(standings_days(ui, *view.days));
  if (!view.ways.empty()) parts.push_back(standings_choices(ui, StandingsOf::kWay, view.ways, width));
  return Box::column(ui.px(8), std::move(parts));
}

Box::Draw opens_player(Ui& ui, const StandingsView::Line& of) {
  return [&ui, &of](const Rect& r) {
    if (is_tapped(ui, "standings/" + of.name, r)) ui.mean(app::OpenPlayer{.name = of.name, .as_in_standings = true});
  };
}

Box standings_line(Ui& ui, const StandingsView::Line& of, const std::vector<app::Choice>& columns, bool all) {
  const std::string facts = of.moved.empty() ? of.facts : fmt::format("{} · {}", of.moved, of.facts);
  std::vector<Box> who{
      line(ui, of.place, type::kBodyBold, ui.theme.dim, Align::kRight).wide(ui.px(kPlaceWide)).middle(),
      badge_of(ui, of.name, of.colour).middle(),
      Box::column(0, {words(ui, of.name, type::kBodyBold, ui.theme.text), words(ui, facts, type::kNote, ui.theme.dim)})
          .grow()
          .middle()};
  std::vector<Box> parts{Box::row(ui.px(8), std::move(who)).pad(0, ui.px(2)).on(opens_player(ui, of)).grow()};
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (!all && !columns[i].chosen) continue;
    const Type size = columns[i].chosen ? type::kBodyBold : type::kBody;
    const ImU32 ink = columns[i].chosen ? ui.theme.text : ui.theme.dim;
    parts.push_back(
        Box::fixed(ui.px(kCellWide), ui.px(kTarget), [&ui, &of, &column = columns[i], i, size, ink](Rect r) {
          if (is_tapped(ui, fmt::format("standings/behind/{}/{}", of.name, column.id), r))
            ui.mean(app::ShowBehind{of.name, column.id});
          r.cut_right(ui.px(4));
          ui.text(r, of.cells[i], size, ink, Align::kRight);
        }));
  }
  return Box::row(ui.px(8), std::move(parts)).pad(ui.px(8), ui.px(2));
}

// The sessions behind a number of the line above.
Box behind_box(Ui& ui, const StandingsView::Behind& behind) {
  std::vector<Box> parts{words(ui, behind.title, type::kNoteBold, ui.theme.text).pad(ui.px(8), ui.px(2))};
  for (const StandingsView::Behind::Session& session : behind.sessions) {
    Box texts = Box::column(
        0, {words(ui, session.title, type::kBody, ui.theme.text), words(ui, session.who, type::kNote, ui.theme.dim)});
    Box value = line(ui, session.value, type::kBodyBold, ui.theme.text, Align::kRight);
    parts.push_back(Box::row(ui.px(8), {std::move(texts).grow().middle(), std::move(value).middle()})
                        .pad(ui.px(8), ui.px(3))
                        .least(ui.px(kTarget))
                        .on([&ui, &session](const Rect& r) {
                          if (is_tapped(ui, "standings/session/" + session.id, r)) ui.mean(app::OpenPast{session.id});
                        }));
  }
  if (!behind.more.empty()) parts.push_back(words(ui, behind.more, type::kNote, ui.theme.dim).pad(ui.px(8), ui.px(4)));
  return Box::column(0, std::move(parts)).pad(ui.px(kPlaceWide), ui.px(4)).on([&ui](const Rect& r) {
    ui.fill(r, ui.theme.raised, 8);
  });
}

// What stands over the columns; each is tapped to sort by it.
Box standings_head(Ui& ui, const std::vector<app::Choice>& columns) {
  std::vector<Box> parts{space(0).grow()};
  for (const app::Choice& column : columns)
    parts.push_back(Box::fixed(ui.px(kCellWide), ui.px(kTarget), [&ui, &column](const Rect& r) {
      const bool tapped = is_tapped(ui, "standings/by/" + column.id, r);
      ui.text(r, column.label, column.chosen ? type::kNoteBold : type::kNote,
              column.chosen ? ui.theme.text : ui.theme.dim, Align::kRight);
      if (tapped) ui.mean(ChooseStandings{StandingsOf::kColumn, column.id});
    }));
  return Box::row(ui.px(8), std::move(parts)).pad(ui.px(8), 0);
}

Box standings_table(Ui& ui, const StandingsView& view, bool all) {
  std::vector<Box> parts;
  if (all) parts.push_back(standings_head(ui, view.columns.choices));
  bool few = false;
  for (const StandingsView::Line& each : view.lines) {
    if (each.place.empty() && !std::exchange(few, true))
      parts.push_back(words(ui, view.few, type::kNote, ui.theme.dim).pad(ui.px(8), ui.px(6)));
    parts.push_back(standings_line(ui, each, view.columns.choices, all));
    if (view.behind && view.behind->name == each.name) parts.push_back(behind_box(ui, *view.behind));
  }
  return panel_of(ui, "", Box::column(0, std::move(parts)));
}

// ---- head to head

// How wide the grid's parts are, in units.
struct Grid {
  float name;
  float cell;
  float gap;
};
constexpr Grid kWideGrid{240, 72, 8};
constexpr Grid kNarrowGrid{140, 68, 2};

// A line for each, and over the columns the same people in the same order: those for whom there is room.
Box heads_line(Ui& ui, const StandingsView::Line& of, std::size_t columns, const Grid& grid) {
  std::vector<Box> parts{badge_of(ui, of.name, of.colour).middle(),
                         words(ui, of.name, type::kBodyBold, ui.theme.text).pad(ui.px(6), 0).grow().middle()};
  for (std::size_t i = 0; i < columns; ++i) {
    Box cell = line(ui, of.heads[i], type::kBody, ui.theme.text, Align::kCenter);
    parts.push_back(std::move(cell).wide(ui.px(grid.cell)).middle());
  }
  return Box::row(ui.px(grid.gap), std::move(parts))
      .pad(ui.px(8), ui.px(4))
      .least(ui.px(kTarget))
      .on(opens_player(ui, of));
}

Box standings_heads(Ui& ui, const StandingsView& view, float width) {
  std::vector<const StandingsView::Line*> placed;
  for (const StandingsView::Line& each : view.lines)
    if (!each.heads.empty()) placed.push_back(&each);
  if (placed.size() < 2)
    return words(ui, text::say("Nobody has met anybody often enough yet."), type::kName, ui.theme.dim);
  constexpr float kNarrow = 600;
  const Grid& grid = ui.units(width) < kNarrow ? kNarrowGrid : kWideGrid;
  const float room = ui.units(width) - 2 * kGap - grid.name;
  const auto fit = static_cast<std::size_t>(std::max(1.0F, room / (grid.cell + grid.gap)));
  const std::size_t columns = std::min(fit, placed.size());
  std::vector<Box> heads{space(0).grow()};
  for (std::size_t i = 0; i < columns; ++i) {
    const StandingsView::Line* column = placed[i];
    heads.push_back(Box::fixed(ui.px(grid.cell), ui.px(2 * kBadge), [&ui, column](const Rect& r) {
      person_badge(ui, r, ui.px(kBadge), column->name, column->colour);
    }));
  }
  std::vector<Box> parts{Box::row(ui.px(grid.gap), std::move(heads)).pad(ui.px(8), ui.px(4))};
  for (const StandingsView::Line* each : placed) parts.push_back(heads_line(ui, *each, columns, grid));
  std::vector<Box> below{panel_of(ui, text::say("Ahead : behind"), Box::column(0, std::move(parts)))};
  if (columns < placed.size())
    below.push_back(words(ui,
                          text::say("The first {count} of {all}; a tap on a name shows all.", columns, placed.size()),
                          type::kNote, ui.theme.dim));
  return Box::column(ui.px(8), std::move(below));
}

// ---- over time

Box standings_time(Ui& ui, const StandingsView& view) {
  constexpr float kHigh = 420;
  if (view.ratings.lines.empty())
    return words(ui, text::say("It takes two sessions, and somebody with a place."), type::kName, ui.theme.dim);
  return Box::fixed(0, ui.px(kHigh), [&ui, &view](const Rect& r) {
    draw_panel_ground(ui, r);
    draw_chart(ui, r.inset(ui.px(14), ui.px(10)), view.ratings);
  });
}

}  // namespace

void draw_standings(Ui& ui, const Rect& r, const StandingsView& view) {
  constexpr float kWidest = 1240;
  const Rect content = ui.begin_scroll("standings", r.inset(ui.px(12)));
  const Rect column = content.middle(std::min(content.width(), ui.px(kWidest)), content.height());
  const float width = column.width();
  const float cells = static_cast<float>(view.columns.choices.size()) * (kCellWide + 8);
  const bool all = ui.units(width) >= kNameWide + cells;
  std::vector<Box> parts{standings_top(ui, view, width, all)};
  if (view.lines.empty()) {
    parts.push_back(words(ui, view.nothing, type::kName, ui.theme.dim));
  } else {
    switch (view.way) {
      case StandingsView::Way::kTable:
        parts.push_back(standings_table(ui, view, all));
        break;
      case StandingsView::Way::kHeads:
        parts.push_back(standings_heads(ui, view, width));
        break;
      case StandingsView::Way::kTime:
        parts.push_back(standings_time(ui, view));
        break;
    }
    parts.push_back(in_even_lines(
        ui.px(8), sends_of(ui, app::CopyStandings{}, {app::Format::kHtml, app::Format::kPicture, app::Format::kSheet},
                           [](app::Format format) { return app::WriteStandings{format}; })));
    parts.push_back(notice(ui, text::say("What it says"), view.help));
  }
  ui.end_scroll(draw_from_top(Box::column(ui.px(kGap), std::move(parts)), column));
}

}  // namespace nullo::gui
