// The settings have no keys of their own.
#pragma once

#include <span>

#include "app/key_row.h"
#include "app/settings/view.h"

namespace nullo::app {

inline std::span<const KeyRow<SettingsView>> key_rows(const SettingsView& /*page*/) { return {}; }

}  // namespace nullo::app
