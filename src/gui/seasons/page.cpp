// Seasons: how one stands, with as many of its rounds as there is room for; its sessions; how it counts.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/seasons/page_keys.h"
#include "gui/exchange/sending.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using app::SeasonPart;
using app::SeasonsView;

constexpr float kSeasonPlace = 36;  // of a place, in units
constexpr float kSeasonTotal = 76;  // of a total
constexpr float kSeasonRound = 64;  // of a round
constexpr float kSeasonName = 260;

Box season_top(Ui& ui, const SeasonsView& view, float width) {
  std::vector<Box> parts;
  if (view.seasons.size() > 1)
    parts.push_back(
        choices_of(ui, "season", view.seasons, width, [&ui](const std::string& id) { ui.mean(app::OpenSeason{id}); }));
  parts.push_back(in_even_lines(ui.px(8), {page_button(ui, "season/add", text::say("New season"), app::AddSeason{},
                                                       {.enabled = view.can_change})}));
  if (!view.ways.empty())
    parts.push_back(choices_of(ui, "season/view", view.ways, width,
                               [&ui](const std::string& id) { ui.mean(app::ShowSeason{id}); }));
  return Box::column(ui.px(8), std::move(parts));
}

Box season_sends(Ui& ui) {
  return in_even_lines(ui.px(8),
                       sends_of(ui, app::CopySeason{}, {app::Format::kHtml, app::Format::kPicture, app::Format::kSheet},
                                [](app::Format format) { return app::WriteSeason{format}; }));
}

// ---- the table

Box season_cell(Ui& ui, std::string text, float units, Type type, ImU32 ink) {
  return line(ui, std::move(text), type, ink, Align::kRight).wide(ui.px(units)).middle();
}

// `first`: of the rounds that there is room for.
Box season_line(Ui& ui, const SeasonsView::Line& of, std::size_t first) {
  std::vector<Box> parts{
      season_cell(ui, of.place, kSeasonPlace, type::kBodyBold, ui.theme.dim), badge_of(ui, of.name, of.colour).middle(),
      Box::column(0,
                  {words(ui, of.name, type::kBodyBold, ui.theme.text), words(ui, of.facts, type::kNote, ui.theme.dim)})
          .grow()
          .middle(),
      season_cell(ui, of.total, kSeasonTotal, type::kBodyBold, ui.theme.text)};
  for (std::size_t i = first; i < of.rounds.size(); ++i)
    parts.push_back(season_cell(ui, of.rounds[i], kSeasonRound, type::kBody, ui.theme.dim));
  return Box::row(ui.px(8), std::move(parts))
      .pad(ui.px(8), ui.px(4))
      .least(ui.px(kTarget))
      .on([&ui, &of](const Rect& r) {
        if (is_tapped(ui, "season/" + of.name, r)) ui.mean(app::OpenPlayer{.name = of.name});
      });
}

Box season_table(Ui& ui, const SeasonsView& view, float width) {
  const float room = ui.units(width) - kSeasonName - kSeasonPlace - kSeasonTotal;
  const auto fit = static_cast<std::size_t>(std::max(0.0F, room / (kSeasonRound + 8)));
  const std::size_t first = view.rounds.size() - std::min(view.rounds.size(), fit);
  std::vector<Box> heads{space(0).grow(),
                         season_cell(ui, text::say("Total"), kSeasonTotal, type::kNoteBold, ui.theme.text)};
  for (std::size_t i = first; i < view.rounds.size(); ++i)
    heads.push_back(season_cell(ui, view.rounds[i], kSeasonRound, type::kNote, ui.theme.dim));
  std::vector<Box> parts{Box::row(ui.px(8), std::move(heads)).pad(ui.px(8), ui.px(4))};
  bool few = false;
  for (const SeasonsView::Line& each : view.lines) {
    if (each.place.empty() && !std::exchange(few, true))
      parts.push_back(words(ui, view.few, type::kNote, ui.theme.dim).pad(ui.px(8), ui.px(6)));
    parts.push_back(season_line(ui, each, first));
  }
  if (first > 0 && fit > 0)
    parts.push_back(words(ui,
                          text::say("{count} of {rounds} rounds, the last; the page and the spreadsheet have all.", fit,
                                    view.rounds.size()),
                          type::kNote, ui.theme.dim)
                        .pad(ui.px(8), ui.px(6)));
  return panel_of(ui, "", Box::column(0, std::move(parts)));
}

// ---- the sessions

Box session_line(Ui& ui, const SeasonsView::Session& session, bool enabled) {
  const ImU32 ink = session.left_out ? ui.theme.dim : ui.theme.text;
  Box button = push_button(ui, "season/leave_out/" + session.id,
                           session.left_out ? text::say("Count it") : text::say("Leave it out"), {.enabled = enabled},
                           [&ui, &session] { ui.mean(app::LeaveOut{session.id}); })
                   .high(ui.px(kTarget));
  std::string title = session.title;
  if (session.left_out) title += " · " + text::say("left out");
  Box texts = Box::column(0, {words(ui, std::move(title), type::kBodyBold, ink),
                              words(ui, session.who, type::kNote, ui.theme.dim)})
                  .pad(ui.px(8), ui.px(4))
                  .least(ui.px(kTarget))
                  .on([&ui, &session](const Rect& r) {
                    if (is_tapped(ui, "season/session/" + session.id, r)) ui.mean(app::OpenPast{session.id});
                  });
  return Box::row(ui.px(8), {std::move(texts).grow().middle(), std::move(button).middle()});
}

Box season_sessions(Ui& ui, const SeasonsView& view) {
  std::vector<Box> lines;
  for (const SeasonsView::Session& session : view.sessions) lines.push_back(session_line(ui, session, view.can_change));
  if (!view.more.empty()) lines.push_back(words(ui, view.more, type::kNote, ui.theme.dim).pad(ui.px(8), ui.px(6)));
  return panel_of(ui, "", Box::column(0, std::move(lines)));
}

// ---- how it counts

std::string part_name(SeasonPart part) { return fmt::format("season/part/{}", static_cast<int>(part)); }

// What is being typed; what is kept comes in its place when that changes.
std::string& typed_part(ScreenState::SeasonForm& form, const SeasonsView& view, const SeasonsView::Part& part) {
  ScreenState::SeasonForm::Typed& typed = form.parts[static_cast<int>(part.part)];
  const std::string kept = fmt::format("{}\n{}", view.id, part.text);
  if (std::exchange(typed.kept, kept) != kept) typed.text = part.text;
  return typed.text;
}

Box typed_box(Ui& ui, const SeasonsView& view, const SeasonsView::Part& part) {
  std::string& text = typed_part(ui.state.season_form, view, part);
  const auto draw = [&ui, &view, &part, &text](Rect r) {
    constexpr float kKeep = 92;
    const bool other = view.can_change && text != part.text;
    const Rect end = r.cut_right(ui.px(kKeep));
    r.cut_right(ui.px(8));
    const std::string name = part_name(part.part);
    const Ui::Typed typed = ui.text_field(name, r, text, part.hint);
    const bool tapped = button(ui, name + "/keep", end, text::say("Keep"), {.enabled = other});
    if (typed.entered) ui.state.focus.clear();
    if (other && (tapped || typed.entered)) ui.mean(app::ChangeSeason{part.part, text});
  };
  return Box::fixed(0, ui.px(kTarget), draw);
}

Box part_box(Ui& ui, const SeasonsView& view, const SeasonsView::Part& part, float width) {
  Box content = part.choices.empty()
                    ? typed_box(ui, view, part)
                    : choices_of(ui, part_name(part.part), part.choices, width,
                                 [&ui, &part](const std::string& id) { ui.mean(app::ChangeSeason{part.part, id}); });
  std::vector<Box> parts{line(ui, part.heading, type::kNote, ui.theme.dim), std::move(content)};
  if (view.refused == part.part && !view.problem.empty()) parts.push_back(remark(ui, view.problem, true));
  return Box::column(ui.px(4), std::move(parts));
}

Box adjustments_box(Ui& ui, const SeasonsView& view, float width) {
  ScreenState::SeasonForm& form = ui.state.season_form;
  std::vector<Box> parts;
  // What was typed is taken.
  if (view.adjustments.size() > std::exchange(form.adjustments, view.adjustments.size())) {
    form.points.clear();
    form.note.clear();
  }
  for (std::size_t i = 0; i < view.adjustments.size(); ++i)
    parts.push_back(
        Box::row(ui.px(8), {words(ui, view.adjustments[i], type::kBody, ui.theme.text).grow().middle(),
                            push_button(ui, fmt::format("season/unadjust/{}", i + 1), text::say("Remove"),
                                        {.enabled = view.can_change}, [&ui, i] { ui.mean(app::RemoveAdjustment{i}); })
                                .high(ui.px(kTarget))}));
  if (view.people.empty()) {
    parts.push_back(words(ui, text::say("Once somebody has played for it."), type::kBody, ui.theme.dim));
    return panel_of(ui, text::say("Points more or less"), Box::column(ui.px(8), std::move(parts)));
  }
  std::vector<Box> people;
  for (const std::string& person : view.people)
    people.push_back(
        push_button(ui, "season/adjust/" + person, person, {.chosen = form.person == person}, [&ui, &person] {
          ui.state.season_form.person = person;
        }).high(ui.px(kTarget)));
  parts.push_back(Box::wrap(ui.px(8), std::move(people)));
  const bool ready =
      view.can_change && std::ranges::find(view.people, form.person) != view.people.end() && !form.points.empty();
  const auto add_it = [&ui] {
    const ScreenState::SeasonForm& typed = ui.state.season_form;
    ui.mean(app::AdjustSeason{typed.person, typed.points, typed.note});
  };
  const auto field = [&ui, ready, add_it](const char* name, std::string& text, std::string hint) {
    return Box::fixed(0, ui.px(kTarget), [&ui, ready, add_it, name, &text, hint = std::move(hint)](const Rect& r) {
      if (ui.text_field(name, r, text, hint).entered && ready) add_it();
    });
  };
  Box add = push_button(ui, "season/adjust", text::say("Add"), {.enabled = ready}, add_it);
  constexpr float kNarrow = 520;
  Box points = field("season/points", form.points, "−2");
  Box note = field("season/note", form.note, text::say("Why? Came late twice"));
  std::vector<Box> row{std::move(points).wide(ui.px(84)), std::move(note).grow(), std::move(add).high(ui.px(kTarget))};
  if (ui.units(width) < kNarrow) {
    parts.push_back(std::move(row[1]).high(ui.px(kTarget)));
    row.erase(row.begin() + 1);
    row.insert(row.begin() + 1, space(0).grow());
  }
  parts.push_back(Box::row(ui.px(8), std::move(row)));
  if (!view.problem.empty() && !view.refused) parts.push_back(remark(ui, view.problem, true));
  return panel_of(ui, text::say("Points more or less"), Box::column(ui.px(8), std::move(parts)));
}

Box season_form(Ui& ui, const SeasonsView& view, float width) {
  const float inner = width - 2 * ui.px(spacing_of(ui).padding);
  std::vector<Box> parts;
  constexpr float kTwoDays = 700;  // room for the first and the last day beside each other
  for (std::size_t i = 0; i < view.parts.size(); ++i) {
    const bool two = view.parts[i].part == SeasonPart::kFrom && ui.units(inner) >= kTwoDays;
    if (two) {
      parts.push_back(in_equal_columns(
          ui.px(kGap), 2,
          {part_box(ui, view, view.parts[i], inner / 2), part_box(ui, view, view.parts[i + 1], inner / 2)}));
      ++i;
    } else {
      parts.push_back(part_box(ui, view, view.parts[i], inner));
    }
  }
  std::vector<Box> panels{panel_of(ui, "", Box::column(ui.px(14), std::move(parts))), adjustments_box(ui, view, inner)};
  std::vector<Box> ends{
      page_button(ui, "season/document", text::say("Season as a file"), app::WriteSeason{app::Format::kJson}),
      page_button(ui, "season/delete", text::say("Delete this season"), app::DeleteSeason{},
                  {.tone = Tone::kDanger, .enabled = view.can_change})};
  panels.push_back(in_even_lines(ui.px(8), std::move(ends)));
  return Box::column(ui.px(kGap), std::move(panels));
}

}  // namespace

void draw_seasons(Ui& ui, const Rect& r, const SeasonsView& view) {
  constexpr float kWidest = 1240;
  const Rect content = ui.begin_scroll("seasons", r.inset(ui.px(12)));
  const Rect column = content.middle(std::min(content.width(), ui.px(kWidest)), content.height());
  const float width = column.width();
  std::vector<Box> parts{season_top(ui, view, width)};
  if (!view.problem.empty() && view.parts.empty()) parts.push_back(remark(ui, view.problem, true));
  if (!view.range.empty()) parts.push_back(words(ui, view.range, type::kBody, ui.theme.dim));
  if (!view.nothing.empty()) parts.push_back(words(ui, view.nothing, type::kName, ui.theme.dim));
  if (!view.lines.empty()) parts.push_back(season_table(ui, view, width));
  if (!view.sessions.empty()) parts.push_back(season_sessions(ui, view));
  if (!view.parts.empty()) parts.push_back(season_form(ui, view, width));
  if (!view.lines.empty()) parts.push_back(season_sends(ui));
  if (!view.rules.empty()) parts.push_back(notice(ui, text::say("How it counts"), view.rules));
  ui.end_scroll(draw_from_top(Box::column(ui.px(kGap), std::move(parts)), column) + ui.px(kGap));
}

}  // namespace nullo::gui
