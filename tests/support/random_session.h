// Random sessions that are valid documents, and the taps that make them. Equal seeds give equal sessions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "session/session.h"
#include "store/store.h"
#include "support/random_game.h"

namespace nullo::testing {

class RandomSessions {
 public:
  explicit RandomSessions(std::uint32_t seed) : random_{seed} {}

  // A UUID.
  std::string id();

  // At most so many hands, as one may end the game; all complete, or all but the last. Common keys of every kind now
  // and then.
  session::Session of_any_game() { return of_any_game(below(9)); }
  session::Session of_any_game(int hands);
  session::Session of_game(std::string_view game, int hands);

  // Tëtka, always as many hands, watched from the first one on and told trick by trick.
  session::Session session() { return session(below(9)); }
  session::Session session(int hands);

  // Before its first hand, with a name and a note, and now and then with what else may be agreed on.
  session::Session begun(const RandomGame::Table& table);
  // What a hand of any game may have.
  void around(session::Hand& made, const std::vector<std::string>& players);

  // Chips that go between players, or to the bank.
  void pay_a_debt(const session::Session& made, session::Hand& hand);

  int below(int limit) { return random_.below(limit); }
  Random& random() { return random_; }

 private:
  bool chance(int in_ten) { return random_.chance(in_ten); }
  std::vector<std::string> names(int seats);

  session::Hand& next_hand(session::Session& made);
  void follow(const session::Session& made, session::Hand& hand, const session::Fold& fold);
  void enter(const session::Session& made, session::Hand& hand, const session::Fold& fold);
  session::Session stopped(session::Session made);

  Random random_;
};

struct Tap {
  session::Session after;
  store::Change change;
};

// The session as it was before its first hand.
session::Session beginning_of(session::Session session);
// The taps that lead from there to the session: each hand with all that is known of it beside its tricks, then those
// one by one.
std::vector<Tap> taps_of(const session::Session& whole);

}  // namespace nullo::testing
