// The keys of the page "On your phones".
#pragma once

#include <span>

#include "app/key_row.h"
#include "app/phones/view.h"

namespace nullo::app {

std::span<const KeyRow<PhonesView>> key_rows(const PhonesView& page);

}  // namespace nullo::app
