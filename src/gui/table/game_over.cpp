// The end of a game: who has won, who is where, who hands whom what.
#include <iterator>
#include <utility>
#include <vector>

#include "gui/exchange/sending.h"
#include "gui/foot.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "gui/settling/settling.h"
#include "gui/settling/stake_form.h"
#include "gui/settling/standing.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using GameView = app::GameOverView;

constexpr float kButton = 56;
constexpr float kChart = 300;  // where everything stands in one column

// Other ways on than the rematch.
std::vector<Box> ways_on(Ui& ui, const GameView& view) {
  std::vector<Box> ways;
  if (!view.play_on.empty())
    ways.push_back(push_button(ui, "continue", view.play_on, {}, [&ui] { ui.mean(app::PlayOn{}); }));
  ways.push_back(push_button(ui, "leave", text::say("To the start"), {.key = ui.key_of("leave")},
                             [&ui] { ui.mean(app::Go{app::Screen::kStart}); }));
  return ways;
}

// Fills the width in equal parts.
Box in_equal_parts(const Ui& ui, std::vector<Box> buttons) {
  for (Box& each : buttons) each = std::move(each).grow();
  return Box::row(ui.px(kSmallGap), std::move(buttons)).high(ui.px(kButton));
}

// What can be sent, and the ways on: on two lines where they have no room on one.
Box at_foot(Ui& ui, const GameView& view, float width) {
  constexpr float kEach = 170;
  std::vector<Box> sends{copy_button(ui), export_button(ui)};
  std::vector<Box> ways = ways_on(ui, view);
  if (static_cast<float>(sends.size() + ways.size()) * ui.px(kEach) > width)
    return Box::column(ui.px(kSmallGap), {in_equal_parts(ui, std::move(sends)), in_equal_parts(ui, std::move(ways))});
  sends.insert(sends.end(), std::make_move_iterator(ways.begin()), std::make_move_iterator(ways.end()));
  return in_equal_parts(ui, std::move(sends));
}

Box sending(Ui& ui) {
  return Box::flowing([&ui](float width) { return sending_height(ui, width); },
                      [&ui](const Rect& r) { draw_sending(ui, r); });
}

void draw_desk(Ui& ui, const Rect& r, const GameView& view) {
  const float gap = ui.px(spacing_of(ui).gap);
  const float width = r.width() - right_column(ui, r.width()) - ui.px(3 * spacing_of(ui).edge);
  Box content = Box::column(gap, {standing_rows(ui, view.lines), settling_panel(ui, view.settling)});
  Box left = Box::column(gap, {question(ui, view.headline, ""), scrolling(ui, "content", std::move(content)).grow(),
                               at_foot(ui, view, width)});
  const auto beside = [&ui, &view, gap](const SideLook& look, float /*width*/) {
    std::vector<Box> parts{sheet_panel(ui, view.sheet, ui.px(look.sheet))};
    if (look.chart) parts.push_back(chart_panel(ui, view.chart));
    return Box::column(gap, std::move(parts));
  };
  Box right = fitting<SideLook>(ui, "sheet", side_looks(ui, view.chart), beside);
  two_columns(ui, r, std::move(left), std::move(right), accept_of(view)).draw(r);
}

// On a phone the rematch is in the foot, and on a lying one all ways on are; there the bar says who has won.
void draw_lying(Ui& ui, const Rect& r, const GameView& view) {
  const Spacing g = spacing_of(ui);
  const float gap = ui.px(g.gap);
  Box left = Box::column(gap, {standing_rows(ui, view.lines), sending(ui)});
  Box right = Box::column(gap, {settling_panel(ui, view.settling), chart_panel(ui, view.chart).high(ui.px(kChart)),
                                sheet_panel(ui, view.sheet)});
  Box::row(gap, {scrolling(ui, "content", std::move(left)).grow(), scrolling(ui, "sheet", std::move(right)).grow()})
      .pad(ui.px(g.edge), gap)
      .draw(r);
}

void draw_upright(Ui& ui, const Rect& r, const GameView& view) {
  const Spacing g = spacing_of(ui);
  const float gap = ui.px(g.gap);
  Box content = Box::column(gap, {standing_rows(ui, view.lines), sending(ui), settling_panel(ui, view.settling),
                                  chart_panel(ui, view.chart).high(ui.px(kChart)), sheet_panel(ui, view.sheet)});
  std::vector<Box> parts{line(ui, view.headline, type::kTitle, ui.theme.text),
                         scrolling(ui, "content", std::move(content)).grow()};
  parts.push_back(in_equal_parts(ui, ways_on(ui, view)));
  Box::column(gap, std::move(parts)).pad(ui.px(g.edge), gap).draw(r);
}

}  // namespace

void draw_foot_ways_on(Ui& ui, const Rect& r, const GameView& view) { in_equal_parts(ui, ways_on(ui, view)).draw(r); }

void draw_game_over(Ui& ui, const Rect& r, const GameView& view) {
  if (ui.shape() == Shape::kLying)
    draw_lying(ui, r, view);
  else if (ui.shape() == Shape::kUpright)
    draw_upright(ui, r, view);
  else
    draw_desk(ui, r, view);
  if (ui.state.overlay == ScreenState::Overlay::kStake && view.settling.stake)
    draw_stake_form(ui, r, *view.settling.stake);
}

}  // namespace nullo::gui
