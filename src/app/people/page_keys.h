// The keys of the pages of people.
#pragma once

#include <span>

#include "app/key_row.h"
#include "app/people/view.h"

namespace nullo::app {

std::span<const KeyRow<PlayersView>> key_rows(const PlayersView& page);
std::span<const KeyRow<PlayerView>> key_rows(const PlayerView& page);

}  // namespace nullo::app
