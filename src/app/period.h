// The times that statistics and standings are made of: "Ever", this evening, the last days, a year.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/choice.h"

namespace nullo::app {

// `years`: in which sessions began, the newest first. `chosen`: the id of one of these choices, or a range(), which is
// a choice then; empty: ever.
std::vector<Choice> period_choices(const std::vector<std::string>& years, std::string_view chosen);

// When it begins and ends, RFC 3339 UTC, as the store and standings take it; empty: no limit. `now` likewise.
struct Bounds {
  std::string from = {};
  std::string until = {};
};
Bounds bounds_of(std::string_view period, std::string_view now);

// The first and the last day, "2026-01-31"; empty: no limit. A day lasts until six in the morning.
struct Days {
  std::string from = {};
  std::string until = {};
  friend bool operator==(const Days&, const Days&) = default;
};
// As the id of a time: "2026-01-01..2026-01-31".
std::string range(const Days& days);
// Of the id of a range; nothing: it is another time.
std::optional<Days> days_of(std::string_view period);

}  // namespace nullo::app
