// The keys of the page that says who is best.
#pragma once

#include <span>

#include "app/key_row.h"
#include "app/standings/view.h"

namespace nullo::app {

std::span<const KeyRow<StandingsView>> key_rows(const StandingsView& page);

}  // namespace nullo::app
