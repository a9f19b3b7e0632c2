// The replay of a hand: the table after each trick, the cards played to it, and what it brought.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "gui/kit/cards.h"
#include "gui/kit/frame.h"
#include "gui/kit/whys.h"
#include "gui/screens.h"
#include "gui/table/around.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kButtons = 54;
constexpr float kPlace = 84;  // least height of a place
constexpr float kCardWidth = 58;
constexpr float kName = 22;

Box played_card(Ui& ui, const app::ReplayView& view, const app::ReplayView::Played& played) {
  const float wide = ui.px(kCardWidth);
  Box face = Box::fixed(wide, wide * kCardShape, [&ui, &view, &played](const Rect& r) {
    draw_card(ui, r, played.card, {.chosen = played.by && played.by == view.winner});
    if (played.by) seat_badge(ui, {r.x1 - ui.px(4), r.y1 - ui.px(6)}, ui.px(10), *played.by);
  });
  Box name = Box::fixed(0, ui.px(kName), [&ui, &played](const Rect& r) {
    ui.text(r, played.name, type::kNote, ui.theme.text, Align::kCenter);
  });
  return Box::column(0, {Box::row(0, {space(0).grow(), std::move(face), space(0).grow()}), std::move(name)})
      .wide(wide + ui.px(2 * kGap));
}

// What happened in the trick.
Box trick(Ui& ui, const app::ReplayView& view) {
  std::vector<Box> parts{words(ui, view.heading, type::kName, ui.theme.text)};
  std::vector<Box> cards;
  for (const app::ReplayView::Played& played : view.cards) cards.push_back(played_card(ui, view, played));
  if (!cards.empty()) parts.push_back(Box::wrap(0, std::move(cards)));
  std::vector<Box> won;
  if (view.winner) won.push_back(disc(ui, 11, *view.winner));
  won.push_back(words(ui, view.won, type::kBodyBold, ui.theme.text).middle());
  if (!view.won.empty()) parts.push_back(Box::row(ui.px(8), std::move(won)));
  if (!view.over.empty()) parts.push_back(words(ui, view.over, type::kBody, ui.theme.text));
  return Box::column(ui.px(6), std::move(parts)).pad(ui.px(12), ui.px(10)).on(panel_ground(ui));
}

// The same, and what it brought.
Box trick_and_whys(Ui& ui, const app::ReplayView& view) {
  std::vector<Box> parts{trick(ui, view)};
  if (!view.whys.empty())
    parts.push_back(
        panel_of(ui, view.step == 0 ? text::say("Already due") : text::say("What it brought"), whys_of(ui, view.whys)));
  return Box::column(ui.px(kGap), std::move(parts));
}

// The buttons: first, back, on, last.
void draw_buttons(Ui& ui, const Rect& r, const app::ReplayView& view) {
  struct Step {
    std::string_view name;
    std::string_view label;
    int to;
  };
  const bool keys = ui.units(r.width()) >= 460;
  const std::array<Step, 4> steps{{{"replay/first", "|◀", 0},
                                   {"replay/back", "◀", view.step - 1},
                                   {"replay/on", "▶", view.step + 1},
                                   {"replay/last", "▶|", view.steps}}};
  for (int i = 0; i < 4; ++i) {
    const Step& step = steps.at(static_cast<std::size_t>(i));
    const bool enabled = step.to >= 0 && step.to <= view.steps && step.to != view.step;
    const ButtonLook look{.tone = i == 2 ? Tone::kPrimary : Tone::kNormal,
                          .key = keys ? ui.key_of(step.name) : std::string_view{},
                          .enabled = enabled,
                          .type = type::kName};
    if (button(ui, step.name, r.column(i, 4, ui.px(8)), step.label, look)) ui.mean(app::GoToTrick{step.to});
  }
}

void draw_wide_replay(Ui& ui, Rect r, const app::ReplayView& view) {
  Rect side = r.cut_right(std::max(ui.px(340), r.width() * 0.3F));
  r.cut_right(ui.px(kGap));
  draw_buttons(ui, side.cut_bottom(ui.px(kButtons)), view);
  side.cut_bottom(ui.px(kGap));
  scrolling(ui, "replay", trick_and_whys(ui, view)).draw(side);
  if (ui.shape() == Shape::kDesk) {  // a lying phone has no height for it
    const Box tricks = strip(ui, view.table, r.width());
    tricks.draw(r.cut_bottom(tricks.height(r.width())));
    r.cut_bottom(ui.px(kGap));
  }
  draw_places(ui, r, view.table);
}

void draw_narrow_replay(Ui& ui, Rect r, const app::ReplayView& view) {
  draw_buttons(ui, r.cut_bottom(ui.px(kButtons)), view);
  r.cut_bottom(ui.px(kGap));
  const Rect content = ui.begin_scroll("replay", r);
  const auto rows = static_cast<float>(rows_around(ui, content.width(), view.table.seats));
  const float table = ui.px(kPlace) * rows + ui.px(24) + above_places(ui, content.width(), view.table);
  const Box all = Box::column(
      ui.px(kGap), {trick_and_whys(ui, view),
                    Box::fixed(0, table, [&ui, &view](const Rect& place) { draw_places(ui, place, view.table); }),
                    strip(ui, view.table, content.width())});
  ui.end_scroll(draw_from_top(all, content) + ui.px(kGap));
}

}  // namespace

void draw_replay(Ui& ui, const Rect& r, const app::ReplayView& view) {
  const Rect room = r.inset(ui.px(kGap));
  const bool roomy = ui.units(room.width()) >= 900 && ui.units(room.height()) >= 480;
  const bool wide = roomy || ui.shape() == Shape::kLying;
  wide ? draw_wide_replay(ui, room, view) : draw_narrow_replay(ui, room, view);
}

}  // namespace nullo::gui
