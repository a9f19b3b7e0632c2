// The keys of the comparison before a correction is kept.
#pragma once

#include <span>

#include "app/correction/view.h"
#include "app/key_row.h"

namespace nullo::app {

std::span<const KeyRow<CompareView>> key_rows(const CompareView& page);

}  // namespace nullo::app
