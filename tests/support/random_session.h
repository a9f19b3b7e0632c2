// Random sessions that are valid documents, and the taps that make them. Equal seeds give equal sessions.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "games/deal.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::testing {

class RandomSessions {
 public:
  explicit RandomSessions(std::uint32_t seed) : random_{seed} {}

  // A UUID.
  std::string id();

  // Of any game; at most so many hands, as one may end the game.
  session::Session of_any_game() { return of_any_game(below(9)); }
  session::Session of_any_game(int hands) { return of_game(below(kGames), hands); }
  // Of one game, by its place in games::all().
  static constexpr int kGames = 12;
  session::Session of_game(int game, int hands);

  // Tëtka, always as many hands, told trick by trick; all complete, or all but the last. Common keys of every kind now
  // and then.
  session::Session session() { return session(below(9)); }
  session::Session session(int hands);
  // Hearts by any preset, hands told in all three ways.
  session::Session of_hearts(int hands);
  // Reversis by any rules, told as played, as seen and with the points of each pile: three sessions of the same hands.
  std::array<session::Session, 3> three_of_reversis(int hands);
  // Each hand told in any way; all complete, or all but the last.
  session::Session of_reversis(int hands);
  // The smaller trick-taking games, told in all three ways.
  session::Session of_briscola(int hands);
  session::Session of_ecarte(int hands);
  session::Session of_fuenfzehnern(int hands);
  // Sums and cards mixed.
  session::Session of_carioca(int hands);
  // Told in all ways, until somebody cannot pay.
  session::Session of_kabu(int hands);
  // Cards told by kind and as points, until a team has the target.
  session::Session of_samba(int hands);
  // Told in all three ways.
  session::Session of_put_and_take(int hands);
  // Now and then with somebody all in or everybody else gone.
  session::Session of_razz(int hands);
  // Until somebody has no cards left.
  session::Session of_twenty_four(int hands);

  int below(int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random_); }

 private:
  bool chance(int in_ten) { return below(10) < in_ten; }
  std::vector<std::string> names(int seats);

  session::Session begun(const games::Rules& rules, int seats);
  session::Hand& next_hand(session::Session& made);
  void follow(const session::Session& made, session::Hand& hand, const session::Fold& fold);
  void enter(const session::Session& made, session::Hand& hand, const session::Fold& fold);
  void around(session::Hand& made, const std::vector<std::string>& players);
  session::Session stopped(session::Session made);

  // Until the game is over. `facts(Deal)` gives the hand's.
  template <class Facts>
  session::Session played(session::Session made, int hands, const Facts& facts);
  // `tell(Deal)` gives the hand told in three ways.
  template <class Rules, class Tell>
  session::Session of_tricks(int hands, int seats, const Rules& rules, const Tell& tell);

  std::mt19937 random_;
};

struct Tap {
  session::Session after;
  store::Change change;
};

// The session as it was before its first hand.
session::Session beginning_of(session::Session session);
// A hand told trick by trick as it grows; one in sum is told at once.
std::vector<games::Hand> growing(const games::Hand& whole);
// The taps that lead from there to the session: each hand with all that is known of it beside its tricks, then those
// one by one.
std::vector<Tap> taps_of(const session::Session& whole);

}  // namespace nullo::testing
