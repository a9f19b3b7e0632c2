// Tëtka: penalty points of one hand, as far as it has been seen, and how a table enters it.
// Source: Denexa, "Tëtka"; tetka T1-T6. Pure: no clock, files, globals or randomness.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/card.h"
#include "core/trick.h"
#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "games/tricks.h"

namespace nullo::tetka {

inline constexpr int kSeats = 4;
inline constexpr int kTricksPerHand = 13;
inline constexpr int kPointsPerHand = 9;  // every complete hand gives out all nine; eight under tetka T5
inline constexpr int kMostOrbits = 1000;

inline constexpr games::TrickRules kTrickRules{.seats = kSeats, .rounds = kTricksPerHand};

struct Rules {
  int orbits = 1;  // the game is over after 4 × orbits hands [tetka T6]

  friend bool operator==(const Rules&, const Rules&) = default;
};

using games::Captured;

// Facts of a hand that is over, in place of its tricks.
struct Summary {
  games::Counts tricks = {};           // empty: not entered
  std::optional<Seat> bum_trick = {};  // who won the trick with the bum card's number
  std::optional<Seat> last_trick = {};
  std::vector<Captured> captured = {};  // in the order entered

  friend bool operator==(const Summary&, const Summary&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  std::optional<Card> bum_card;         // last card dealt, the dealer's, shown to everyone
  std::vector<Trick> tricks;            // in order, at most kTricksPerHand; empty where there is a summary
  std::vector<Captured> captured = {};  // beside tricks: cards whose trick nobody entered
  std::optional<Summary> summary;
  games::Counts bum_suit;            // cards of the bum suit captured; asked for on a tie only; empty: not entered
  std::optional<Seat> bum_suit_top;  // who, of those still tied, captured the highest of them

  friend bool operator==(const Hand&, const Hand&) = default;
};

using State = games::NothingLeft;

struct Game : games::GameOf<Rules, Hand, State> {
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  static std::span<const games::NoteText> note_texts();
  static games::RuleList rule_list();
  static std::string length(const Rules& rules, int seats);
  static std::optional<int> hands_in_game(const Rules& rules, int seats);
  static std::optional<Rules> one_more_round(const Rules& rules, int seats);

  // facts.cpp
  static games::FactList fact_list();
  // check.cpp: facts that contradict each other.
  static std::vector<games::Conflict> check(const Play& play);
  // score.cpp: the points fallen due so far, one posting each (bank to seat), and what is still missing. Most tricks
  // are scored only when the hand is complete.
  static games::ScoredHand<State> score(const Play& play);
  // score.cpp: what follows a complete hand's points, and which scores are impossible.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: what may be tapped now. apply.cpp: one tap.
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.tricks);
    reseat(hand.captured);
    reseat(hand.bum_suit);
    reseat(hand.bum_suit_top);
    if (!hand.summary) return;
    reseat(hand.summary->tricks);
    reseat(hand.summary->bum_trick);
    reseat(hand.summary->last_trick);
    reseat(hand.summary->captured);
  }
  // figures.cpp: what the statistics count, and how often it happened in a complete hand.
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  // module.cpp: sentences.
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::tetka
