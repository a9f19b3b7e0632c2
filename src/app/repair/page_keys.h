// The keys of the form in which a whole session is corrected.
#pragma once

#include <span>

#include "app/key_row.h"
#include "app/repair/view.h"

namespace nullo::app {

std::span<const KeyRow<RepairView>> key_rows(const RepairView& page);

}  // namespace nullo::app
