// Razz: seven-card stud for the lowest hand; what each player put in, who is left, and who takes which pot.
// Source: Denexa, "Razz"; razz R1-R3. Pure: no clock, files, globals or randomness.
#pragma once

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

namespace nullo::razz {

inline constexpr int kLeastSeats = 2;
inline constexpr int kMostSeats = 8;
inline constexpr int kCardsOfAPlayer = 7;     // the last of them may be one for all: `community`
inline constexpr int kMostChips = 1'000'000;  // in an option
inline constexpr int kMostBet = 99'999'999;   // winners of many hands may bet more than they began with

// Who gets the odd chips of a pot that is shared. [razz R4]
enum class OddChip { kLeftOfDealer, kHighCard, kLowCard };

struct Rules {
  int starting_chips = 200;  // of each player
  int ante = 1;              // of each player, to the pot of every hand
  int bring_in = 1;          // the first bet; shown only
  int small_bet = 2;         // up to the fourth card; shown only
  int big_bet = 4;           // from the fifth card on; shown only
  OddChip odd_chip = OddChip::kLeftOfDealer;

  friend bool operator==(const Rules&, const Rules&) = default;
};

// The cards that a seat showed at the end, its own in the order entered; fewer than all until all are entered.
struct Shown {
  Seat seat;
  std::vector<Card> cards;

  friend bool operator==(const Shown&, const Shown&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  games::Counts bets = {};  // chips each seat put in besides the ante; empty: not entered
  std::vector<Seat> folded = {};
  std::vector<Seat> all_in = {};
  bool showdown = false;  // the bets are over: those who are left show
  std::vector<Shown> shown = {};
  std::optional<Card> community = {};  // the card that served all, where the pack ran out

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
  static games::RuleList rule_list();
  static std::string opening(const Rules& rules, const games::Deal& deal, const State& before,
                             const games::Names& names);
  static Amount starting_total(const Rules& rules, int) { return rules.starting_chips; }
  static constexpr int kPots = kMostSeats;
  static std::optional<std::vector<Amount>> pots(const State& state);

  // facts.cpp
  static games::FactList fact_list();
  // check.cpp: facts that contradict each other.
  static std::vector<games::Conflict> check(const Play& play);
  // score.cpp: what has been put in so far; with a complete hand, who takes which pot.
  static games::ScoredHand<State> score(const Play& play);
  // score.cpp: which scores are impossible.
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: what may be tapped now; apply.cpp: one tap.
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.bets);
    reseat(hand.folded);
    reseat(hand.all_in);
    for (Shown& shown : hand.shown) reseat(shown.seat);
  }
  // figures.cpp: what the statistics count, and how often it happened in a complete hand.
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  // words.cpp
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::razz
