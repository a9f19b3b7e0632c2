// The help has no keys of its own.
#pragma once

#include <span>

#include "app/help/view.h"
#include "app/key_row.h"

namespace nullo::app {

inline std::span<const KeyRow<HelpView>> key_rows(const HelpView& /*page*/) { return {}; }

}  // namespace nullo::app
