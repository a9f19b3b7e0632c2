#include "gui/settling/stake_form.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr const char* kStakeField = "session/stake";

}  // namespace

void open_stake_form(ScreenState& state, const app::StakeView& stake) {
  state.session_stake = stake.amount;
  state.session_winner = stake.against_winner;
  state.stake_kept = false;
  state.stake_refused = false;
  state.overlay = ScreenState::Overlay::kStake;
  state.focus.clear();
  state.focus_wish = kStakeField;
}

void draw_stake_form(Ui& ui, const Rect& screen, const app::StakeView& stake) {
  ScreenState& state = ui.state;
  if (std::exchange(state.stake_kept, false)) {
    state.stake_refused = !stake.problem.empty();
    if (state.stake_refused) {
      state.focus_wish = kStakeField;
    } else {
      state.overlay = ScreenState::Overlay::kNone;
    }
  }
  const std::string_view problem = state.stake_refused ? std::string_view{stake.problem} : std::string_view{};
  const std::string what = stake.asks_against
                               ? text::say("Money for a point. Only this session is changed.")
                               : text::say("Money for a chip that was won or lost. Only this session is changed.");
  const int lines = stake.asks_against ? 3 : 2;
  const float width = std::min(ui.px(560), screen.width() - ui.px(16)) - ui.px(36 + 10);
  const float words = ui.wrapped_height(width, what, type::kBody) + ui.wrapped_height(width, problem, type::kBody);
  const Overlay overlay = begin_overlay(ui, "##stake", screen, ui.px(560),
                                        ui.px(36 + 34 + static_cast<float>(lines) * (kTarget + 10)) + words);
  Rect rest = overlay.inside;
  ui.text(rest.cut_top(ui.px(34)), text::say("The stake of this session"), type::kName, ui.theme.text);
  rest.cut_top(ui.wrapped(rest, what, type::kBody, ui.theme.dim));
  rest.cut_top(refusal(ui, rest, problem, type::kBody));
  const Rect row = rest.cut_bottom(ui.px(kTarget));
  const Ui::Typed typed = ui.text_field(kStakeField, rest.cut_top(ui.px(kTarget)), state.session_stake, "0.10", true);
  rest.cut_top(ui.px(8));
  const std::array<std::string, 2> against{text::say("Against the average"), text::say("Against the winner")};
  if (stake.asks_against) {
    const Rect choices = rest.cut_top(ui.px(kTarget));
    if (const auto choice = choice_row(ui, "session/against", choices, against, state.session_winner ? 1 : 0))
      state.session_winner = *choice == 1;
  }
  const bool cancel =
      button(ui, "stake/cancel", row.column(0, 2, ui.px(10)), text::say("Cancel"), {.key = ui.key_of("stake/cancel")});
  const bool keep = button(ui, "stake/keep", row.column(1, 2, ui.px(10)), text::say("Keep"),
                           {.tone = Tone::kPrimary, .key = ui.key_of("stake/keep")});
  end_overlay();
  if (keep || typed.entered) {
    ui.mean(app::TypeStake{state.session_stake, true, state.session_winner});
    state.stake_kept = true;
  }
  if (cancel) state.overlay = ScreenState::Overlay::kNone;
}

}  // namespace nullo::gui
