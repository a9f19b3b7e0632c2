// The keys of the page of a club's evening.
#pragma once

#include <span>

#include "app/club_evening/view.h"
#include "app/key_row.h"

namespace nullo::app {

std::span<const KeyRow<ClubEveningView>> key_rows(const ClubEveningView& page);

}  // namespace nullo::app
