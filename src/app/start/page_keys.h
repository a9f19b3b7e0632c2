// The keys of the start page.
#pragma once

#include <span>

#include "app/key_row.h"
#include "app/start/view.h"

namespace nullo::app {

std::span<const KeyRow<StartView>> key_rows(const StartView& page);

}  // namespace nullo::app
