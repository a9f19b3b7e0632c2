// The options of a game that lasts until the players stop, or a number of hands: "ends" and "hands".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "games/option.h"

namespace nullo::games {

// `hands`: how many are played; nothing: until the players stop.
void offer_length(std::optional<int> hands, int most, std::vector<Option>& options);

struct LengthBounds {
  int usual = 1;  // offered first
  int most = 1;
};
// Sets one of the two; another key, or a value beyond the bounds, changes nothing.
void set_length(std::string_view key, int value, const LengthBounds& bounds, std::optional<int>& hands);

}  // namespace nullo::games
