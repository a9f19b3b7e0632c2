#include "session/seating.h"

#include <algorithm>
#include <utility>

#include "core/name.h"
#include "games/reseat.h"

namespace nullo::session {
namespace {

std::optional<Seat> seat_of(const std::vector<std::string>& players, const std::string& name) {
  const auto found = find_name(players, name);
  if (found == players.end()) return std::nullopt;
  return Seat{static_cast<int>(found - players.begin())};
}

// The seats of those `players` who are not among the others.
std::vector<Seat> seats_of_others(const std::vector<std::string>& players, const std::vector<std::string>& others) {
  std::vector<Seat> seats;
  for (const Seat seat : Seats{static_cast<int>(players.size())}) {
    if (!seat_of(others, name_at(players, seat))) seats.push_back(seat);
  }
  return seats;
}

}  // namespace

PerSeat<Seat> came_from(const std::vector<std::string>& before, const Hand& hand) {
  if (hand.points_follow == PointsFollow::kSeat || hand.players.size() != before.size()) return {};
  return came_along(before, hand.players);
}

PerSeat<Seat> came_along(const std::vector<std::string>& before, const std::vector<std::string>& now) {
  PerSeat<Seat> from(static_cast<int>(before.size()));
  for (const Seat seat : Seats{from.size()}) from[seat] = seat;
  if (before == now) return from;
  for (const Seat seat : Seats{from.size()}) {
    from[seat] = seat_of(before, now[static_cast<std::size_t>(seat.index())]).value_or(seat);
  }
  const std::vector<Seat> left = seats_of_others(before, now);
  const std::vector<Seat> came = seats_of_others(now, before);
  for (std::size_t i = 0; i < came.size(); ++i) from[came[i]] = left[i];
  return from;
}

PerSeat<Amount> brought_along(const PerSeat<Amount>& totals, const PerSeat<Seat>& came_from) {
  if (came_from.empty()) return totals;
  PerSeat<Amount> now(totals.size());
  for (const Seat seat : Seats{totals.size()}) now[seat] = totals[came_from[seat]];
  return now;
}

PerSeat<Amount> totals_after(const PerSeat<Amount>& before, const HandResult& hand) {
  PerSeat<Amount> totals = brought_along(before, hand.came_from);
  for (const Seat seat : Seats{totals.size()}) totals[seat] += hand.scores[seat];
  return totals;
}

PerSeat<Amount> bought_after(const PerSeat<Amount>& before, const HandResult& hand) {
  PerSeat<Amount> bought = brought_along(before, hand.came_from);
  for (const Seat seat : Seats{hand.bought.size()}) bought[seat] += hand.bought[seat];
  return bought;
}

void move_along(std::vector<Adjustment>& adjustments, const PerSeat<Seat>& came_from) {
  const games::Reseat reseat{came_from};
  for (Adjustment& adjustment : adjustments) {
    for (Account* account : {&adjustment.from, &adjustment.to}) {
      if (const auto seat = account->seat()) *account = Account::of(reseat.now(*seat));
    }
  }
}

std::optional<Hand> reseated(const games::Rules& rules, const Hand& hand, const PerSeat<Seat>& came_from) {
  std::optional<games::Hand> facts = rules.game().reseated(hand.facts, came_from);
  if (!facts) return std::nullopt;
  Hand moved = hand;
  moved.facts = std::move(*facts);
  games::Reseat reseat{came_from};
  reseat(moved.dealer);
  reseat(moved.scores);
  move_along(moved.adjustments, came_from);
  return moved;
}

bool keeps_partners(const games::Rules& rules, const PerSeat<Seat>& came_from) {
  for (const Seat seat : Seats{came_from.size()}) {
    const std::vector<Seat> were = games::sharing(rules, came_from.size(), came_from[seat]);
    for (const Seat partner : games::sharing(rules, came_from.size(), seat)) {
      if (std::ranges::find(were, came_from[partner]) == were.end()) return false;
    }
  }
  return true;
}

bool moves_totals(const games::Rules& rules, const PerSeat<Seat>& came_from) {
  for (const Seat seat : Seats{came_from.size()}) {
    if (came_from[seat] == seat) continue;
    const std::vector<Seat> partners = games::sharing(rules, came_from.size(), seat);
    if (std::ranges::find(partners, came_from[seat]) == partners.end()) return true;
  }
  return false;
}

}  // namespace nullo::session
