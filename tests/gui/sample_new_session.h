// The New session screen of a game with many presets and options.
#pragma once

#include "app/view.h"

namespace nullo::gui {

// 26 presets, options of every kind, eight places; none of the presets is chosen.
app::View sample_many_rules();
// The same with one of the table's own rules chosen.
app::View sample_kept_rules();

}  // namespace nullo::gui
