// The keys of the page with a club's devices.
#pragma once

#include <span>

#include "app/devices/view.h"
#include "app/key_row.h"

namespace nullo::app {

std::span<const KeyRow<DevicesView>> key_rows(const DevicesView& page);

}  // namespace nullo::app
