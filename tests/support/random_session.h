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
  explicit RandomSessions(Random random) : random_{random} {}

  // A UUID.
  std::string id();

  // At most so many hands, because one of them may end the game; all complete, or all except the last. Now and then
  // with keys that all games have in common.
  session::Session of_any_game() { return of_any_game(below(9)); }
  session::Session of_any_game(int hands);
  session::Session of_game(std::string_view game, int hands);

  // A session of Tëtka with exactly so many hands, each watched from the beginning and entered trick by trick.
  session::Session session() { return session(below(9)); }
  session::Session session(int hands);

  // A session before its first hand, with a name and a note, and now and then with what else may be agreed on.
  session::Session begun(const RandomGame::Table& table);
  // Adds what a hand of any game may have.
  void around(session::Hand& made, const std::vector<std::string>& players);

  // Adds chips that go between players, or to the bank.
  void pay_a_debt(const session::Session& made, session::Hand& hand);

  int below(int limit) { return random_.below(limit); }
  Random& random() { return random_; }

 private:
  bool chance(int in_ten) { return random_.chance(in_ten); }
  std::vector<std::string> names(int seats);
  games::Counts scores(const games::Rules& rules, int seats);

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
// The taps that lead from there to the session: for each hand first all facts besides its tricks, then the tricks one
// by one.
std::vector<Tap> taps_of(const session::Session& whole);

}  // namespace nullo::testing
