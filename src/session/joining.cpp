#include "session/joining.h"

#include <algorithm>
#include <numeric>

namespace nullo::session {
namespace {

Amount average(const PerSeat<Amount>& totals) {
  const Amount sum = std::accumulate(totals.begin(), totals.end(), Amount{0});
  const Amount count = totals.size();
  return sum < 0 ? -((-2 * sum + count) / (2 * count)) : (2 * sum + count) / (2 * count);
}

}  // namespace

Amount joining_amount(Joining with, const PerSeat<Amount>& totals, Amount at_start) {
  switch (with) {
    case Joining::kHighest:
      return *std::ranges::max_element(totals);
    case Joining::kLowest:
      return *std::ranges::min_element(totals);
    case Joining::kAverage:
      return average(totals);
    case Joining::kZero:
      return 0;
    case Joining::kStart:
      return at_start;
  }
  return 0;
}

}  // namespace nullo::session
