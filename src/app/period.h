// The times that statistics and standings are made of: "Ever", this evening, the last days, a year.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/choice.h"

namespace nullo::app {

// `years`: in which sessions began, the newest first. `chosen`: the id of one of these choices; empty: ever.
std::vector<Choice> period_choices(const std::vector<std::string>& years, std::string_view chosen);

// When it begins and ends, RFC 3339 UTC, as the store and standings take it; empty: no limit. `now` likewise.
struct Bounds {
  std::string from = {};
  std::string until = {};
};
Bounds bounds_of(std::string_view period, std::string_view now);

}  // namespace nullo::app
