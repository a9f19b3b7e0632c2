#include "games/counts.h"

#include <algorithm>

#include "core/unknown.h"

namespace nullo::games {

int known_sum(const Counts& counts) {
  int sum = 0;
  for (const std::optional<int>& count : counts) sum += count.value_or(0);
  return sum;
}

bool none_known(const Counts& counts) {
  return std::ranges::none_of(counts, [](const std::optional<int>& count) { return count.has_value(); });
}

Counts with_followed(Counts counts, int total) {
  const auto unknown = std::count(counts.begin(), counts.end(), std::nullopt);
  if (unknown == 1) *first_unknown(counts) = total - known_sum(counts);
  return counts;
}

}  // namespace nullo::games
