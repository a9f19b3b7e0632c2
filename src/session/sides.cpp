#include "session/sides.h"

#include <algorithm>

#include "ledger/standings.h"

namespace nullo::session {

std::vector<Side> sides_of(const games::Rules& rules, int seats) {
  std::vector<Side> sides;
  for (const Seat seat : Seats{seats}) {
    const bool sits =
        std::ranges::any_of(sides, [seat](const Side& side) { return std::ranges::find(side, seat) != side.end(); });
    if (sits) continue;
    Side& side = sides.emplace_back(Side{seat});
    for (const Seat partner : games::sharing(rules, seats, seat)) side.push_back(partner);
    std::ranges::sort(side);
  }
  return sides;
}

std::string side_name(const Side& side, const games::Names& names) {
  std::string text;
  for (const Seat seat : side) {
    if (!text.empty()) text += " & ";
    text += names[seat];
  }
  return text;
}

std::vector<std::string> side_names(const games::Rules& rules, const std::vector<std::string>& players) {
  std::vector<std::string> names;
  for (const Side& side : sides_of(rules, static_cast<int>(players.size())))
    names.push_back(side_name(side, names_of(players)));
  return names;
}

SideNames::SideNames(const games::Rules& rules, const std::vector<std::string>& players)
    : names_(static_cast<int>(players.size())), first_(static_cast<int>(players.size())) {
  for (const Side& side : sides_of(rules, names_.size())) {
    const std::string name = side_name(side, names_of(players));
    for (const Seat seat : side) {
      names_[seat] = name;
      first_[seat] = side.front();
    }
  }
}

games::Names SideNames::names() const {
  games::Names names(names_.size());
  for (const Seat seat : Seats{names.size()}) names[seat] = names_[seat];
  return names;
}

bool SideNames::said_of_partner(const Posting& posting) const {
  const std::optional<Seat> seat = seat_of(posting);
  return seat && first_[*seat] != *seat;
}

bool won(const SessionResult& result, Seat seat) {
  return std::ranges::find(result.winners, seat) != result.winners.end();
}

std::vector<Side> best_first(const games::Rules& rules, const SessionResult& result) {
  const PerSeat<int> standing = places(rules, result);
  std::vector<Side> sides = sides_of(rules, result.totals.size());
  std::ranges::stable_sort(sides, [&](const Side& a, const Side& b) {
    const bool a_won = won(result, a.front());
    return a_won != won(result, b.front()) ? a_won : standing[a.front()] < standing[b.front()];
  });
  return sides;
}

PerSeat<int> places(const games::Rules& rules, const SessionResult& result) {
  PerSeat<Amount> standing = result.standing();
  const HandResult* last = result.hands.empty() ? nullptr : &result.hands.back();
  if (last != nullptr && !last->complete()) {
    for (const Seat seat : Seats{standing.size()}) standing[seat] -= last->scores[seat];
  }
  return places(rules, standing);
}

PerSeat<int> places(const games::Rules& rules, const PerSeat<Amount>& totals) {
  const std::vector<Side> sides = sides_of(rules, totals.size());
  PerSeat<Amount> of_sides(static_cast<int>(sides.size()));
  for (std::size_t i = 0; i < sides.size(); ++i) of_sides[Seat{static_cast<int>(i)}] = totals[sides[i].front()];
  const PerSeat<int> standing = nullo::places(of_sides, games::best(rules));
  PerSeat<int> places(totals.size());
  for (std::size_t i = 0; i < sides.size(); ++i) {
    for (const Seat seat : sides[i]) places[seat] = standing[Seat{static_cast<int>(i)}];
  }
  return places;
}

}  // namespace nullo::session
