// The keys of the comparison of what two devices have made of one session.
#pragma once

#include <span>

#include "app/fork/view.h"
#include "app/key_row.h"

namespace nullo::app {

std::span<const KeyRow<ForkView>> key_rows(const ForkView& page);

}  // namespace nullo::app
