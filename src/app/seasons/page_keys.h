// The keys of the page of seasons.
#pragma once

#include <span>

#include "app/key_row.h"
#include "app/seasons/view.h"

namespace nullo::app {

std::span<const KeyRow<SeasonsView>> key_rows(const SeasonsView& page);

}  // namespace nullo::app
