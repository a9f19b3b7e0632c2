// One past session: who won, score sheet, chart, settling, the opened hand; beside it what can be done with it.
#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/exchange/sending.h"
#include "gui/kit/charts.h"
#include "gui/kit/frame.h"
#include "gui/kit/sheet.h"
#include "gui/kit/sources.h"
#include "gui/kit/whys.h"
#include "gui/screens.h"
#include "gui/settling/settling.h"
#include "gui/settling/stake_form.h"
#include "gui/table/note_form.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Past = app::SessionView;

constexpr float kActionsBeside = 900;  // width from which the actions have a column of their own
constexpr float kSheetBeside = 760;    // width from which sheet and chart stand side by side
constexpr float kActionRow = 48;

bool has_columns(const Ui& ui) { return ui.units(ui.window().width()) >= kActionsBeside; }

// ---- what can be done with it

std::vector<Box> actions(Ui& ui, const Past& view) {
  std::vector<Box> groups;
  std::vector<ListRow> rows;
  const auto row = [&](std::string name, std::string label, std::function<void()> pressed) {
    rows.push_back({std::move(name), std::move(label), {}, true, std::move(pressed)});
  };
  const auto means = [&ui](app::Intent intent) { return [&ui, intent = std::move(intent)] { ui.mean(intent); }; };
  const auto end_group = [&](std::string heading) {
    if (!rows.empty()) groups.push_back(group_of(ui, std::move(heading), std::exchange(rows, {}), kActionRow));
  };
  row("copy", copy_words(ui), means(app::CopyText{}));
  row("export", text::say("Write to a file …"), [&ui] { open_export(ui.state); });
  if (view.opened && view.opened->can_replay) row("replay", text::say("Replay the hand"), means(app::ReplayHand{}));
  end_group(text::say("Show and share"));
  if (view.forked) row("session/compare", text::say("Compare with the other device"), means(app::OpenFork{view.id}));
  if (!view.play_on.empty()) row("session/play_on", view.play_on, means(app::PlayOn{}));
  if (view.can_bring_back) row("session/bring_back", text::say("Bring it back"), means(app::BringBack{}));
  end_group(text::say("Go on"));
  if (!view.correct.empty()) row("correct", view.correct, means(app::CorrectHand{view.hand}));
  if (view.can_change)
    row("session/note", view.note.empty() ? text::say("Write a note") : text::say("Change the note"),
        [&ui, note = view.note] { open_note_form(ui.state, note); });
  if (view.can_repair) row("repair", text::say("Rules or seats were wrong"), means(app::OpenRepair{}));
  end_group(text::say("Mend"));
  if (view.can_change) {
    row("session/delete", text::say("Delete the session"), means(app::DeleteSession{}));
    rows.back().destroys = true;
  }
  end_group(text::say("Remove"));
  return groups;
}

Accept resume() { return {.name = "resume", .label = text::say("Resume"), .intent = app::Resume{}}; }

// Where the actions have no column: what is wanted most, and the others when they are asked for.
Box few_actions(Ui& ui, const Past& view) {
  std::vector<Box> parts;
  if (view.can_resume) parts.push_back(accept_button(ui, resume()));
  Box more = push_button(ui, "session/more", text::say("More …"), {.chosen = ui.state.session_actions},
                         [&ui] { ui.state.session_actions = !ui.state.session_actions; });
  if (ui.state.session_actions) {
    for (Box& each : actions(ui, view)) parts.push_back(std::move(each));
    parts.push_back(std::move(more));
  } else {
    parts.push_back(Box::row(ui.px(8), {copy_button(ui).grow(), export_button(ui).grow(), std::move(more).grow()}));
  }
  return Box::column(ui.px(8), std::move(parts));
}

// ---- what it was

Box header(Ui& ui, const Past& view) {
  const bool won = !view.outcome.empty();
  std::vector<Box> parts{words(ui, won ? view.outcome : view.title, type::kTitle, ui.theme.text)};
  if (won) parts.push_back(words(ui, view.title, type::kBodyBold, ui.theme.text));
  parts.push_back(words(ui, view.subtitle, type::kBody, ui.theme.dim));
  if (!view.club.empty()) parts.push_back(words(ui, view.club, type::kBody, ui.theme.dim));
  if (!view.note.empty()) parts.push_back(words(ui, view.note, type::kBody, ui.theme.text));
  if (!view.problem.empty())
    parts.push_back(words(ui, view.problem, type::kBodyBold, ui.theme.text).on([&ui](const Rect& r) {
      ui.fill(r.grown(ui.px(3)), ui.theme.ask_soft, 6);
    }));
  return Box::column(ui.px(2), std::move(parts)).pad(ui.px(spacing_of(ui).padding), ui.px(10)).on(panel_ground(ui));
}

// The parts of the evening; a tap opens one.
Box evening(Ui& ui, const Past& view) {
  std::vector<Box> parts{line(ui, text::say("The parts of this evening"), type::kNoteBold, ui.theme.dim)};
  for (const Past::Part& part : view.evening) {
    parts.push_back(Box::flowing([&ui](float) { return ui.px(kTarget); },
                                 [&ui, &part](const Rect& r) {
                                   const ButtonLook look{.chosen = part.shown, .align = Align::kLeft};
                                   if (button(ui, "part/" + part.id, r, part.text, look) && !part.shown)
                                     ui.mean(app::OpenPast{part.id});
                                 }));
  }
  return Box::column(ui.px(6), std::move(parts));
}

// Everybody, or every side, by place.
Box standing(Ui& ui, const app::Sheet& sheet, float width) {
  constexpr std::size_t kMostAbreast = 5;
  constexpr float kOneColumn = 560;
  const std::size_t count = sheet.names.size();
  const bool narrow = ui.units(width) < kOneColumn;
  const std::size_t most = narrow ? 1 : ui.units(width) < kSheetBeside ? 2 : kMostAbreast;
  const std::size_t lines_needed = (count + most - 1) / most;
  const std::size_t across = narrow && count > kMostAbreast ? 2 : (count + lines_needed - 1) / lines_needed;
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t at) { return sheet.places[at]; });
  const float gap = ui.px(narrow ? 4 : 8);
  const float tile = (width - gap * static_cast<float>(across - 1)) / static_cast<float>(across);
  float total = 0;
  for (const std::string& each : sheet.totals) total = std::max(total, ui.text_width(each, type::kTitle));
  const float others = total + ui.text_width("10.", type::kBody) + ui.px(2 * 14 + 2 * 12 + 3 * 8);
  const FittedRow names = fit_row(ui, tile - others, sheet.names, type::kName, type::kBodyBold);
  std::vector<Box> tiles;
  for (const std::size_t at : order) {
    tiles.push_back(
        Box::row(ui.px(8),
                 {line(ui, fmt::format("{}.", sheet.places[at]), type::kBody, ui.theme.dim).middle(),
                  disc(ui, 14, Seat{static_cast<int>(at)}), line(ui, names.words[at], names.type, ui.theme.text).grow(),
                  line(ui, sheet.totals[at], type::kTitle, ui.theme.text, Align::kRight).middle()})
            .pad(ui.px(12), 0)
            .least(ui.px(narrow ? 48 : 64))
            .on(panel_ground(ui)));
  }
  return in_equal_columns(gap, static_cast<int>(across), std::move(tiles));
}

// ---- the chart

// The one to show: the chosen one, or the totals if a session that has hardly begun has none of it.
ScreenState::SessionChart shown_chart(const Ui& ui, const Past& view) {
  using Which = ScreenState::SessionChart;
  const Which wished = ui.state.session_chart;
  const bool missing = (wished == Which::kPlaces && view.places.lines.empty()) ||
                       (wished == Which::kSources && view.sources.rows.empty());
  return missing ? Which::kTotals : wished;
}

Box chart_tabs(Ui& ui, const Past& view, ScreenState::SessionChart shown) {
  using Which = ScreenState::SessionChart;
  std::vector<Box> tabs;
  const auto tab = [&](std::string name, std::string label, Which which) {
    tabs.push_back(push_button(ui, std::move(name), std::move(label), {.chosen = which == shown},
                               [&ui, which] { ui.state.session_chart = which; })
                       .high(ui.px(kTarget))
                       .grow());
  };
  tab("chart/totals", text::say("Totals"), Which::kTotals);
  if (!view.places.lines.empty()) tab("chart/places", text::say("Places"), Which::kPlaces);
  if (!view.sources.rows.empty()) tab("chart/sources", text::say("Where from"), Which::kSources);
  return Box::row(ui.px(6), std::move(tabs));
}

Box charts(Ui& ui, const Past& view) {
  using Which = ScreenState::SessionChart;
  constexpr float kChartHeight = 256;
  const Which shown = shown_chart(ui, view);
  std::vector<Box> parts;
  if (!view.sources.rows.empty()) parts.push_back(chart_tabs(ui, view, shown));
  if (shown == Which::kSources) {
    parts.push_back(words(ui, view.sources.heading, type::kNote, ui.theme.dim));
    parts.push_back(sources(ui, view.sources));
  } else {
    const app::Chart& chart = shown == Which::kPlaces ? view.places : view.chart;
    parts.push_back(Box::flowing([&ui](float) { return ui.px(kChartHeight); },
                                 [&ui, &chart](const Rect& r) { draw_chart(ui, r, chart); })
                        .grow());
  }
  return Box::column(ui.px(8), std::move(parts)).pad(ui.px(12), ui.px(10)).on(panel_ground(ui));
}

Box sheet_and_chart(Ui& ui, const Past& view, float width) {
  Box sheet = sheet_panel(ui, view.sheet);
  if (view.chart.lines.empty()) return sheet;
  const float gap = ui.px(spacing_of(ui).gap);
  if (ui.units(width) < kSheetBeside) return Box::column(gap, {std::move(sheet), charts(ui, view)});
  return Box::row(gap, {std::move(sheet).grow(), charts(ui, view).grow()});
}

// ---- the opened hand

Box opened(Ui& ui, const Past& view, float width) {
  const float gap = ui.px(spacing_of(ui).gap);
  const Past::Opened& hand = *view.opened;
  std::vector<Box> left;
  std::vector<Box> right;
  if (!hand.facts.empty()) left.push_back(panel_of(ui, text::say("What happened"), lines_of(ui, hand.facts)));
  const auto said = [&](std::string heading, const std::vector<std::string>& lines) {
    if (!lines.empty()) right.push_back(panel_of(ui, std::move(heading), lines_of(ui, lines)));
  };
  if (!hand.whys.empty()) right.push_back(panel_of(ui, text::say("What it scored, and why"), whys_of(ui, hand.whys)));
  said(text::say("How it was decided"), hand.explained);
  said(text::say("Good to know"), hand.notes);
  Box head = line(ui, hand.title, type::kName, ui.theme.text);
  Box both = ui.units(width) >= kSheetBeside
                 ? Box::row(gap, {Box::column(gap, std::move(left)).grow(), Box::column(gap, std::move(right)).grow()})
                 : Box::column(gap, {Box::column(gap, std::move(left)), Box::column(gap, std::move(right))});
  return Box::column(ui.px(6), {std::move(head), std::move(both)}).on([&ui, hand = view.hand](const Rect& r) {
    if (ui.state.hand_to_show != hand) return;
    ui.state.hand_to_show.reset();
    ui.bring_into_sight(r);
  });
}

Box session(Ui& ui, const Past& view, float width) {
  std::vector<Box> parts{header(ui, view)};
  if (!has_columns(ui)) parts.push_back(few_actions(ui, view));
  if (!view.evening.empty()) parts.push_back(evening(ui, view));
  if (view.sheet.any_complete && !view.sheet.names.empty()) parts.push_back(standing(ui, view.sheet, width));
  parts.push_back(sheet_and_chart(ui, view, width));
  if (view.settling) parts.push_back(settling_panel(ui, *view.settling));
  if (view.opened) parts.push_back(opened(ui, view, width));
  return Box::column(ui.px(spacing_of(ui).gap), std::move(parts));
}

void draw_beside(Ui& ui, Rect r, const Past& view) {
  const Spacing g = spacing_of(ui);
  if (view.can_resume) {
    draw_accept(ui, r.cut_bottom(ui.px(kEnterHeight)), resume());
    r.cut_bottom(ui.px(g.gap));
  }
  scrolling(ui, "actions", Box::column(ui.px(g.gap), actions(ui, view))).draw(r);
}

void draw_page(Ui& ui, const Rect& r, const Past& view) {
  const Spacing g = spacing_of(ui);
  Rect left{r.x0 + ui.px(g.edge), r.y0 + ui.px(g.gap), r.x1 - ui.px(g.edge), r.y1};
  Rect side;
  if (has_columns(ui)) {
    side = left.cut_right(right_column(ui, r.width()));
    side.cut_bottom(ui.px(g.edge));
    left.cut_right(ui.px(g.edge));
  }
  left.x1 += ui.scroll_room();
  const Rect content = ui.begin_scroll("session", left);  // the page's keys scroll it, since it comes first
  ui.end_scroll(draw_from_top(session(ui, view, content.width()), content) + ui.px(g.edge));
  if (has_columns(ui)) draw_beside(ui, side, view);
}

}  // namespace

void draw_session(Ui& ui, const Rect& r, const app::SessionView& view) {
  draw_page(ui, r, view);
  if (ui.state.overlay == ScreenState::Overlay::kStake && view.settling && view.settling->stake)
    draw_stake_form(ui, r, *view.settling->stake);
  if (ui.state.overlay != ScreenState::Overlay::kNote) return;
  if (auto note = draw_note_form(ui, r, text::say("A note on this session")))
    ui.mean(app::NoteSession{*std::move(note)});
}

}  // namespace nullo::gui
