#include <algorithm>

#include "gui/exchange/sending.h"
#include "gui/kit/charts.h"
#include "gui/kit/sheet.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"
#include "gui/settling/settling.h"
#include "gui/settling/stake_form.h"
#include "gui/settling/standing.h"

namespace nullo::gui {

namespace {

constexpr float kGameOverButton = 54;
constexpr float kAbreast = 760;  // units that the buttons need side by side

float draw_result(Ui& ui, Rect r, const app::GameOverView& view) {
  r.y1 = r.y0 + 1e6F;
  r.cut_top(ui.wrapped(r, view.headline, type::kTitle, ui.theme.text) + ui.px(8));
  r.y0 = draw_standing(ui, r, view.lines) + ui.px(2);
  draw_sending(ui, r.cut_top(sending_height(ui, r.width())));
  return r.y0 + ui.px(kGap);
}

float draw_sheet_panel(Ui& ui, Rect r, const app::Sheet& sheet) {
  r.y1 = r.y0 + sheet_height(ui, r.width() - ui.px(24), sheet) + ui.px(20);
  draw_sheet(ui, panel(ui, r), sheet);
  return r.y1 + ui.px(kGap);
}

void draw_chart_panel(Ui& ui, const Rect& r, const app::Chart& chart) {
  draw_chart(ui, panel(ui, r).inset(ui.px(4)), chart);
}

// A phone has the rematch in its foot, and a lying one all of them.
int button_count(const Ui& ui, const app::GameOverView& view) {
  if (ui.shape() == Shape::kLying) return 0;
  return (ui.names_keys() ? 2 : 1) + (view.play_on.empty() ? 0 : 1);
}

// Other ways on than the rematch, the last two of `count` cells.
template <class Cell>
void draw_ways_on(Ui& ui, const Cell& cell, int count, const app::GameOverView& view, Type type) {
  if (!view.play_on.empty() && button(ui, "continue", cell(count - 2), view.play_on, {.type = type}))
    ui.mean(app::PlayOn{});
  if (button(ui, "leave", cell(count - 1), "To the start", {.key = ui.key_of("leave"), .type = type}))
    ui.mean(app::Go{app::Screen::kStart});
}

void draw_buttons(Ui& ui, const Rect& r, const app::GameOverView& view) {
  const int count = button_count(ui, view);
  const bool narrow = ui.units(r.width()) < kAbreast;
  const auto cell = [&](int i) { return narrow ? r.row(i, count, ui.px(6)) : r.column(i, count, ui.px(kGap)); };
  if (ui.names_keys() && button(ui, "rematch", cell(0), "Rematch",
                                {.tone = Tone::kPrimary, .key = ui.key_of("rematch"), .type = type::kName}))
    ui.mean(app::Rematch{});
  draw_ways_on(ui, cell, count, view, type::kName);
}

void draw_forms(Ui& ui, const Rect& r, const app::GameOverView& view) {
  if (ui.state.overlay == ScreenState::Overlay::kStake && view.settling.stake)
    draw_stake_form(ui, r, *view.settling.stake);
}

}  // namespace

void draw_foot_ways_on(Ui& ui, const Rect& r, const app::GameOverView& view) {
  constexpr int kCount = 2;
  draw_ways_on(ui, [&](int i) { return r.column(i, kCount, ui.px(kTightGap)); }, kCount, view, type::kBodyBold);
}

void draw_game_over(Ui& ui, const Rect& r, const app::GameOverView& view) {
  Rect rest = r.inset(ui.px(12));
  const bool narrow = ui.units(rest.width()) < kAbreast;
  const int count = button_count(ui, view);
  const float buttons = ui.px(kGameOverButton * static_cast<float>(narrow ? count : std::min(count, 1)));
  const bool pinned = buttons < rest.height() * 0.35F;
  if (pinned && count > 0) {
    draw_buttons(ui, rest.cut_bottom(buttons), view);
    rest.cut_bottom(ui.px(kGap));
  }
  const bool two = ui.units(rest.width()) >= 820;
  Rect content = ui.begin_scroll("content", rest);
  if (two) {
    Rect left = content;
    const Rect right = left.cut_right(content.width() * 0.56F);
    left.cut_right(ui.px(kGap));
    const float standing = draw_result(ui, left, view);
    const float end = draw_sheet_panel(ui, {left.x0, standing, left.x1, standing}, view.sheet);
    const float settled = draw_settling(ui, right, view.settling) + ui.px(kGap);
    const float high = std::max(ui.px(220), right.y0 + rest.height() - ui.px(2) - settled);
    draw_chart_panel(ui, {right.x0, settled, right.x1, settled + high}, view.chart);
    ui.end_scroll(std::max(end - ui.px(kGap), settled + high));
    return draw_forms(ui, r, view);
  }
  float y = draw_result(ui, content, view);
  y = draw_settling(ui, {content.x0, y, content.x1, y}, view.settling) + ui.px(kGap);
  const float high = ui.px(300);
  draw_chart_panel(ui, {content.x0, y, content.x1, y + high}, view.chart);
  y = draw_sheet_panel(ui, {content.x0, y + high + ui.px(kGap), content.x1, 0}, view.sheet);
  if (!pinned) {
    draw_buttons(ui, {content.x0, y, content.x1, y + buttons}, view);
    y += buttons;
  }
  ui.end_scroll(y);
  draw_forms(ui, r, view);
}

}  // namespace nullo::gui
