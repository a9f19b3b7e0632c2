#include "app/new_session/brought.h"

#include <algorithm>

#include "core/name.h"

namespace nullo::app {
namespace {

// 0 for who was not there. Empty: all are 0.
template <class Number>
PerSeat<Number> brought(const std::vector<std::string>& players, const std::vector<std::string>& before,
                        const PerSeat<Number>& had) {
  PerSeat<Number> now(static_cast<int>(players.size()));
  for (const Seat seat : Seats{had.size()}) {
    const auto stays = std::ranges::find_if(
        players, [&](const std::string& name) { return is_same_name(name, session::name_at(before, seat)); });
    if (stays != players.end()) now[Seat{static_cast<int>(stays - players.begin())}] = had[seat];
  }
  const bool any = std::ranges::any_of(now, [](Number number) { return number != 0; });
  return any ? now : PerSeat<Number>{};
}

}  // namespace

PerSeat<int> bags_brought(const games::Rules& rules, const std::vector<std::string>& players, const Left& left) {
  const PerSeat<int> own = brought(players, left.players, left.bags);
  PerSeat<int> bags = own;
  for (const Seat seat : Seats{own.size()}) {
    for (const Seat partner : games::sharing(rules, own.size(), seat)) bags[seat] = std::max(bags[seat], own[partner]);
  }
  return bags_allowed(rules, bags);
}

PerSeat<int> bags_allowed(const games::Rules& rules, PerSeat<int> bags) {
  const int most = games::most_opening_bags(rules).value_or(0);
  if (most == 0) return {};
  for (int& each : bags) each = std::min(each, most);
  return bags;
}

PerSeat<Amount> bought_brought(const std::vector<std::string>& players, const Left& left) {
  return brought(players, left.players, left.bought);
}

}  // namespace nullo::app
