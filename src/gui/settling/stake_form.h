// The form for the stake of the session in sight: over the screen while ScreenState::Overlay::kStake is open.
#pragma once

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

void open_stake_form(ScreenState& state, const app::StakeView& stake);
void draw_stake_form(Ui& ui, const Rect& screen, const app::StakeView& stake);

}  // namespace nullo::gui
