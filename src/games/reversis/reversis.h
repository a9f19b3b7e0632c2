// Reversis: every payment of one hand, as far as it has been seen, its pots and remises, and how a table enters it.
// Source: Denexa, "Reversis"; reversis R1-R21. Pure: no clock, files, globals or randomness.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/trick.h"
#include "games/counts.h"
#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "games/tricks.h"

namespace nullo::reversis {

inline constexpr int kSeats = 4;
inline constexpr int kTricksPerHand = 11;
inline constexpr int kTalonCards = 4;
inline constexpr int kPointsInPack = 40;  // aces 4, kings 3, queens 2, jacks 1
inline constexpr int kUndertaken = 9;     // whoever wins this many first tricks is on the reversis [reversis R13]
inline constexpr int kMostHands = 1000;
inline constexpr int kMostStartingChips = 1'000'000;

inline constexpr Card kQuinola{Rank::kJack, Suit::kHearts};

enum class NewPot { kAtOnce, kNextDeal };
enum class LoserTie { kFewest, kMost };
enum class FinalPots { kLeave, kSplit };

struct Rules {
  int starting_chips = 100;                // of each player
  std::optional<int> hands = {};           // the game's length; nothing: until the players stop [reversis R21]
  NewPot new_pot = NewPot::kAtOnce;        // when the last pot has been won [reversis R2]
  LoserTie loser_tie = LoserTie::kFewest;  // among those tied for most points [reversis R10]
  FinalPots final_pots = FinalPots::kLeave;

  friend bool operator==(const Rules&, const Rules&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  std::vector<Trick> tricks;              // in order, at most kTricksPerHand
  games::Counts points = {};              // what each seat counted in its pile; empty: not entered
  std::vector<Card> talon = {};           // the four cards set aside, in the order entered; empty: not entered
  std::optional<Seat> espagnolette = {};  // who undertook it, if that was entered [reversis R16]
  std::vector<Card> claims = {};  // led aces and the Quinola that the hand's winner asked payment for [reversis R6]

  friend bool operator==(const Hand&, const Hand&) = default;
};

// What a hand leaves to the next one.
struct State {
  std::vector<Amount> pots = {};  // chips, oldest first; the last one is won next
  int remises = 0;                // since a pot was last formed by ante [reversis R3]

  friend bool operator==(const State&, const State&) = default;
};

struct Game : games::GameOf<Rules, Hand, State> {
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  static std::span<const games::NoteText> note_texts();
  static games::RuleList rule_list();
  static std::string opening(const Rules& rules, const games::Deal& deal, const State& before,
                             const games::Names& names);
  static std::string length(const Rules& rules, int seats);
  static std::optional<int> hands_in_game(const Rules& rules, int) { return rules.hands; }
  static std::optional<Rules> one_more_round(const Rules& rules, int seats);
  static Amount starting_total(const Rules& rules, int) { return rules.starting_chips; }
  static std::optional<std::vector<Amount>> pots(const State& state) { return state.pots; }

  // facts.cpp
  static games::FactList fact_list();
  static std::span<const games::NoteText> missing_texts();
  // check.cpp: facts that contradict each other.
  static std::vector<games::Conflict> check(const Play& play);
  // score.cpp: the payments fallen due so far, in the order in which the chips move, and what is still missing. Party,
  // reversis and espagnolette follow only when the hand is complete.
  static games::ScoredHand<State> score(const Play& play);
  // score.cpp: what follows a complete hand's payments. Scores alone are always refused: they do not show the pots.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: what may be tapped now; apply.cpp: one tap.
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.tricks);
    reseat(hand.points);
    reseat(hand.espagnolette);
  }
  // figures.cpp: what the statistics count, and how often it happened in a complete hand.
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  // words.cpp
  static std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                 const Posting& posting, const games::Names& names);
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::reversis
