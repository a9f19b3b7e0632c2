// A session of any game that was played to its end, for what counts who has won.
#pragma once

#include <string>
#include <vector>

#include <fmt/format.h>

#include "games/any_game/any_game.h"
#include "session/session.h"

namespace nullo::testing {

// One hand, in which the first of these was the best, and so on. `number` makes its id.
inline session::Session finished_session(int number, const std::string& game, const std::string& began,
                                         const std::string& ended, const std::vector<std::string>& best_first) {
  session::Session session;
  session.id = fmt::format("0b5c1c2e-6d0e-4c55-9a53-{:012}", number);
  session.rules = any_game::Rules{.name = game, .hands = 1};
  session.players = best_first;
  session.started_at = began;
  session.ended_at = ended;
  session::Hand& hand = session.hands.emplace_back();
  hand.facts = games::Hand::of(any_game::Hand{});
  hand.scores = PerSeat<std::optional<int>>(session.seats());
  for (const Seat seat : Seats{session.seats()}) hand.scores[seat] = 10 - seat.index();
  return session;
}

}  // namespace nullo::testing
