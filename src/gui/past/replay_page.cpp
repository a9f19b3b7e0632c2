// The replay of a hand: the table after each trick, the cards played to it, and what it brought.
#include <algorithm>

#include <fmt/format.h>

#include "gui/kit/cards.h"
#include "gui/kit/whys.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"
#include "gui/table/around.h"
#include "gui/table/table.h"

namespace nullo::gui {

namespace {

constexpr float kButtons = 54;
constexpr float kPlace = 84;      // least height of a place
constexpr float kCardWidth = 58;  // width
constexpr float kName = 22;

struct ReplayGrid {
  int across = 1;
  int rows = 0;
};

ReplayGrid grid_of(const Ui& ui, float width, std::size_t cards) {
  const int count = static_cast<int>(cards);
  const int across = std::max(1, static_cast<int>(ui.units(width) / (kCardWidth + 2 * kGap)));
  return {across, (count + across - 1) / across};
}

float cell_height(const Ui& ui) { return ui.px(kCardWidth * kCardShape + kName + kGap); }

void draw_played(Ui& ui, const Rect& r, const app::ReplayView& view) {
  const ReplayGrid grid = grid_of(ui, r.width(), view.cards.size());
  const float wide = ui.px(kCardWidth + 2 * kGap);
  for (std::size_t i = 0; i < view.cards.size(); ++i) {
    const int at = static_cast<int>(i);
    const app::ReplayView::Played& played = view.cards[i];
    Rect cell = rect_at(r.x0 + wide * static_cast<float>(at % grid.across),
                        r.y0 + cell_height(ui) * static_cast<float>(at / grid.across), wide, cell_height(ui));
    const Rect face =
        cell.cut_top(ui.px(kCardWidth * kCardShape)).middle(ui.px(kCardWidth), ui.px(kCardWidth * kCardShape));
    draw_card(ui, face, played.card, {.chosen = played.by && played.by == view.winner});
    if (played.by) seat_badge(ui, {face.x1 - ui.px(4), face.y1 - ui.px(6)}, ui.px(10), *played.by);
    ui.text(cell.cut_top(ui.px(kName)), played.name, type::kNote, ui.theme.text, Align::kCenter);
  }
}

// What happened in the trick. Returns where it ended.
float draw_trick(Ui& ui, Rect r, const app::ReplayView& view) {
  const float inner = r.width() - ui.px(24);
  const float cards = cell_height(ui) * static_cast<float>(grid_of(ui, inner, view.cards.size()).rows);
  const float won = ui.wrapped_height(inner - ui.px(30), view.won, type::kBodyBold);
  const float over = ui.wrapped_height(inner, view.over, type::kBody);
  const float heading = ui.wrapped_height(inner, view.heading, type::kName);
  r.y1 = r.y0 + heading + cards + won + over + ui.px(20 + 3 * 6);
  Rect inside = panel(ui, r);
  ui.wrapped(inside.cut_top(heading + ui.px(6)), view.heading, type::kName, ui.theme.text);
  if (cards > 0) draw_played(ui, inside.cut_top(cards), view);
  Rect line = inside.cut_top(won + ui.px(6));
  if (view.winner) {
    const Rect badge = line.cut_left(ui.px(30));
    seat_badge(ui, {badge.x0 + ui.px(11), badge.y0 + ui.px(11)}, ui.px(11), *view.winner);
  }
  ui.wrapped(line, view.won, type::kBodyBold, ui.theme.text);
  ui.wrapped(inside.cut_top(over + ui.px(6)), view.over, type::kBody, ui.theme.text);
  return r.y1 + ui.px(kGap);
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

float draw_tricks(Ui& ui, const Rect& r, const app::ReplayView& view) {
  return draw_from_top(strip(ui, view.table, r.width()), r) + ui.px(kGap);
}

std::string_view whys_heading(const app::ReplayView& view) {
  return view.step == 0 ? "Already due" : "What it brought";
}

void draw_wide_replay(Ui& ui, Rect r, const app::ReplayView& view) {
  Rect side = r.cut_right(std::max(ui.px(340), r.width() * 0.3F));
  r.cut_right(ui.px(kGap));
  draw_buttons(ui, side.cut_bottom(ui.px(kButtons)), view);
  side.cut_bottom(ui.px(kGap));
  const Rect content = ui.begin_scroll("replay", side);
  const float trick = draw_trick(ui, content, view);
  ui.end_scroll(draw_whys(ui, {content.x0, trick, content.x1, trick}, whys_heading(view), view.whys));
  const Box tricks = strip(ui, view.table, r.width());
  tricks.draw(r.cut_bottom(tricks.height(r.width())));
  r.cut_bottom(ui.px(kGap));
  draw_places(ui, r, view.table);
}

void draw_narrow_replay(Ui& ui, Rect r, const app::ReplayView& view) {
  draw_buttons(ui, r.cut_bottom(ui.px(kButtons)), view);
  r.cut_bottom(ui.px(kGap));
  Rect content = ui.begin_scroll("replay", r);
  content.y1 = content.y0 + 1e6F;
  content.y0 = draw_trick(ui, content, view);
  content.y0 = draw_whys(ui, content, whys_heading(view), view.whys);
  const auto rows = static_cast<float>(rows_around(ui, content.width(), view.table.seats));
  const float table = ui.px(kPlace) * rows + ui.px(24) + above_places(ui, content.width(), view.table);
  draw_places(ui, content.cut_top(table), view.table);
  content.cut_top(ui.px(kGap));
  ui.end_scroll(draw_tricks(ui, content, view));
}

}  // namespace

void draw_replay(Ui& ui, const Rect& r, const app::ReplayView& view) {
  const Rect room = r.inset(ui.px(kGap));
  const bool wide = ui.units(room.width()) >= 900 && ui.units(room.height()) >= 480;
  wide ? draw_wide_replay(ui, room, view) : draw_narrow_replay(ui, room, view);
}

}  // namespace nullo::gui
