// Put and Take: five cards turned for which players pay into the pot, five more for which they are paid out of it.
// Source: Denexa, "Put and Take"; put_and_take P1. Pure: no clock, files, globals or randomness.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "games/counts.h"
#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"

namespace nullo::put_and_take {

inline constexpr int kLeastSeats = 2;
inline constexpr int kMostSeats = 9;
inline constexpr int kTurns = 5;  // cards turned in each round
inline constexpr int kCardsOfAPlayer = 5;
inline constexpr int kCardsOfARank = 4;
inline constexpr int kMostMatches = kCardsOfARank - 1;  // of a seat, as one is turned up
inline constexpr int kMostStake = 1000;
inline constexpr int kMostHands = 1000;
inline constexpr int kMostStartingChips = 1'000'000;

using Stakes = std::array<int, kTurns>;
inline constexpr Stakes kEven{1, 2, 3, 4, 5};
inline constexpr Stakes kSteep{1, 2, 4, 8, 16};

struct Rules {
  int starting_chips = 100;       // of each player
  Stakes stakes = kEven;          // chips for each card of the rank turned first, second, ...
  std::optional<int> hands = {};  // hands in the game; nothing: until the players stop

  friend bool operator==(const Rules&, const Rules&) = default;
};

// One of the two rounds, as far as it has been turned.
struct Round {
  std::vector<Card> turned = {};            // at most kTurns; may be left out if the matches are entered
  std::vector<games::Counts> matches = {};  // for each card turned, how many of its rank each seat held

  friend bool operator==(const Round&, const Round&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  Round put = {};
  Round take = {};
  // Each seat's five cards, if they are entered in place of the matches: fewer until all are entered, none of the
  // dealer, who holds none. Empty: the matches are entered.
  PerSeat<std::vector<Card>> cards = {};

  friend bool operator==(const Hand&, const Hand&) = default;
};

// What lies in the pot while a hand is unfinished, in chips.
struct State {
  std::optional<Amount> pot = {};

  friend bool operator==(const State&, const State&) = default;
};

struct Game : games::GameOf<Rules, Hand, State> {
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  // The words for a posting, with what the facts of the hand add; empty: nothing is added.
  static std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                 const Posting& posting, const games::Names& names);
  // rules.cpp, facts.cpp
  static games::RuleList rule_list();
  static games::FactList fact_list();
  static void schema_of_hand(json::Writer& writer);  // the matches or everybody's cards
  static std::string opening(const Rules& rules, const games::Deal& deal, const State& before,
                             const games::Names& names);
  static std::string length(const Rules& rules, int seats);
  static std::optional<int> hands_in_game(const Rules& rules, int) { return rules.hands; }
  static std::optional<Rules> one_more_round(const Rules& rules, int seats);
  static Amount starting_total(const Rules& rules, int) { return rules.starting_chips; }
  static constexpr int kPots = 1;
  static std::optional<std::vector<Amount>> pots(const State& state);

  // check.cpp: facts that contradict each other.
  static std::vector<games::Conflict> check(const Play& play);
  // score.cpp: the payments in the order in which the cards were turned; the dealer gets what is left in the pot.
  static games::ScoredHand<State> score(const Play& play);
  // score.cpp: what follows a complete hand's points, and which scores are impossible.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: what may be tapped now; apply.cpp: one tap.
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.put.matches);
    reseat(hand.take.matches);
    reseat(hand.cards);
  }
  // figures.cpp: what the statistics count, and how often it happened in a complete hand.
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  // words.cpp
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note&, const games::Names&) { return {}; }
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::put_and_take
