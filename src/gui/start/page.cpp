#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/card.h"
#include "gui/kit/cards.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

// Four queens, fanned as in a hand.
void draw_fan(Ui& ui, const Rect& r) {
  const float w = std::min(r.height() * 0.88F / kCardShape, ui.px(100));
  const Rect card = rect_at(r.center().x - w / 2, r.y0 + r.height() * 0.08F, w, w * kCardShape);
  const Point wrist{card.center().x, card.y1 + w * 0.9F};
  constexpr std::array kOrder{Suit::kSpades, Suit::kHearts, Suit::kClubs, Suit::kDiamonds};
  for (int i = 0; i < 4; ++i) {
    const float angle = 0.27F * (static_cast<float>(i) - 1.5F);
    draw_turned_card(ui, card, Card{Rank::kQueen, kOrder.at(static_cast<std::size_t>(i))}, angle, wrist);
  }
}

Box name_of_program(Ui& ui, float fan) {
  return Box::column(
      0, {Box::fixed(0, fan, [&ui](const Rect& r) { draw_fan(ui, r); }),
          line(ui, "Nullo", type::kTotal, ui.theme.text, Align::kCenter),
          line(ui, text::say("keeps the score at a real card table"), type::kBody, ui.theme.dim, Align::kCenter)});
}

// The session that Enter opens.
Box banner(Ui& ui, const app::StartView::Banner& open) {
  Box resume = accept_button(ui, {.name = "start/resume", .label = text::say("Resume"), .intent = app::Resume{}});
  return Box::column(
             ui.px(4),
             {words(ui, open.title, type::kTitle, ui.theme.text), words(ui, open.players, type::kName, ui.theme.text),
              words(ui, open.standing, type::kBody, ui.theme.text), space(0, ui.px(6)), std::move(resume)})
      .pad(ui.px(20), ui.px(14))
      .on([&ui](const Rect& r) {
        ui.fill(r, ui.theme.panel, 16);
        ui.outline(r, ui.theme.text, 16, 2);
      });
}

// Two devices changed it, and somebody has to choose.
Box forked(Ui& ui, const app::StartView& view) {
  const app::ForkedSession& fork = *view.forked;
  std::vector<Box> parts{question(ui, text::say("Changed here and on {device}", fork.device), fork.what),
                         push_button(ui, "start/compare", text::say("Compare them"), {}, [&ui, &fork] {
                           ui.mean(app::OpenFork{fork.session});
                         }).high(ui.px(kTarget))};
  if (!view.more_forked.empty()) parts.push_back(words(ui, view.more_forked, type::kBody, ui.theme.text));
  return Box::column(ui.px(8), std::move(parts));
}

Box first_session(Ui& ui) {
  return accept_button(
      ui, {.name = "start/new", .label = text::say("New session"), .intent = app::Go{app::Screen::kNewSession}});
}

Box also_open(Ui& ui, const app::StartView& view) {
  constexpr float kTwoLineRow = 64;
  std::vector<ListRow> rows;
  for (int i = 0; i < static_cast<int>(view.others.size()); ++i) {
    const app::StartView::Banner& one = view.others[static_cast<std::size_t>(i)];
    rows.push_back(
        {fmt::format("start/other/{}", i), one.title, one.players, true, [&ui, i] { ui.mean(app::ResumeOther{i}); }});
  }
  Box group = group_of(ui, text::say("Open as well"), std::move(rows), kTwoLineRow);
  if (view.more.empty()) return group;
  return Box::column(ui.px(6), {std::move(group), words(ui, view.more, type::kBody, ui.theme.dim)});
}

Box all_else(Ui& ui, const app::StartView& view) {
  constexpr float kEntryRow = 56;
  std::vector<ListRow> rows;
  const auto row = [&](std::string name, std::string label, app::Intent intent) {
    rows.push_back(
        {std::move(name), std::move(label), {}, true, [&ui, intent = std::move(intent)] { ui.mean(intent); }});
  };
  const auto example = [&] { row("start/example", text::say("Try it with an example"), app::TryExample{}); };
  if (view.open) row("start/new", text::say("New session"), app::Go{app::Screen::kNewSession});
  if (view.offers_example && view.past_sessions == 0) example();  // who has no session yet reads it first
  row("start/past",
      view.past_sessions == 0 ? text::say("Past sessions") : text::say("Past sessions ({count})", view.past_sessions),
      app::Go{app::Screen::kPast});
  row("start/players", text::say("Players"), app::Go{app::Screen::kPlayers});
  row("start/standings", text::say("Standings"), app::Go{app::Screen::kStandings});
  row("start/evening", view.club_evening ? text::say("Club evening (is on)") : text::say("Club evening"),
      app::Go{app::Screen::kClubEvening});
  row("start/settings", text::say("Settings"), app::Go{app::Screen::kSettings});
  if (view.offers_example && view.past_sessions > 0) example();
  return group_of(ui, {}, std::move(rows), kEntryRow);
}

// `fan`: height of the cards above the name; 0: neither is there.
Box page(Ui& ui, const app::StartView& view, float fan, bool two_columns) {
  const float gap = ui.px(14);
  std::vector<Box> first;
  std::vector<Box> second;
  if (fan > 0) first.push_back(name_of_program(ui, fan));
  first.push_back(view.open ? banner(ui, *view.open) : first_session(ui));
  if (view.forked) first.push_back(forked(ui, view));
  if (!view.apart.empty()) first.push_back(words(ui, view.apart, type::kBody, ui.theme.text));
  std::vector<Box>& then = two_columns ? second : first;
  if (!view.others.empty()) then.push_back(also_open(ui, view));
  then.push_back(all_else(ui, view));
  if (!two_columns) return Box::column(gap, std::move(first));
  return Box::row(gap,
                  {Box::column(gap, std::move(first)).grow(), Box::column(gap, std::move(second)).grow().middle()});
}

}  // namespace

void draw_start(Ui& ui, const Rect& r, const app::StartView& view) {
  const bool two = ui.shape() == Shape::kLying || (ui.low() && ui.shape() == Shape::kDesk);
  const float width = std::min(r.width() - ui.px(24), ui.px(two ? 1000 : 620));
  const float least = ui.px(80);
  const float margin = ui.px(10);
  const float left = r.height() - 2 * margin - page(ui, view, least, two).height(width);
  const float fan = left < 0 ? 0 : std::min(least + left, ui.px(170));
  const Box all = page(ui, view, fan, two).pad(0, margin);
  const Rect column = r.middle(width, std::min(all.height(width), r.height()));
  Rect content = ui.begin_scroll("start", {column.x0, column.y0, column.x1 + ui.scroll_room(), column.y1});
  content.x1 = column.x1;
  ui.end_scroll(draw_from_top(all, content));
}

}  // namespace nullo::gui
