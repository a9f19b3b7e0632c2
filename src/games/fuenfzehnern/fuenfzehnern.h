// Fünfzehnern: honours captured in eight tricks, less fifteen; a player who wins the lead must go on in its suit. For
// three or four. Source: Denexa, "Fünfzehnern"; fuenfzehnern F1, F2. Pure: no clock, files, globals or randomness.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/card.h"
#include "core/seat_set.h"
#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "games/piles.h"

namespace nullo::fuenfzehnern {

inline constexpr int kLeastSeats = 3;
inline constexpr int kMostSeats = 4;
inline constexpr int kTricksPerHand = 8;
inline constexpr int kPointsInSuit = 15;
inline constexpr int kTakenOff = 15;
inline constexpr int kMostHands = 1000;

struct Rules {
  std::optional<int> hands = {};  // nothing: until the players stop
  Suit removed = Suit::kClubs;    // with three players, the suit that is left out

  friend bool operator==(const Rules&, const Rules&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
using Hand = games::Piles;

using State = games::NothingLeft;

// pack.cpp
CardSet pack();
constexpr int points_in_pack(int seats) { return kPointsInSuit * seats; }  // there are as many suits as players
games::PileRules pile_rules(const Rules& rules, const games::Deal& deal);

// leads.cpp: a player who won the lead from another must lead its suit while they have it. [fuenfzehnern F2]
struct Bound {
  Seat seat;
  Suit suit;
};
// The next leader, if the known cards show that they are bound to a suit.
std::optional<Bound> bound_now(const Hand& hand, const games::KnownPiles& known, const games::PileRules& rules);
// Leads that the player was not allowed to make, as the known cards prove.
std::vector<games::Note> bound_leads(const Hand& hand, const games::KnownPiles& known, const games::PileRules& rules);

struct Game : games::GameOf<Rules, Hand, State> {
  // module.cpp
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  static std::span<const games::NoteText> note_texts();
  static games::RuleList rule_list();
  static std::string length(const Rules& rules, int seats);
  static std::optional<int> hands_in_game(const Rules& rules, int) { return rules.hands; }
  static std::optional<Rules> one_more_round(const Rules& rules, int seats);
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);

  // score.cpp
  static std::vector<games::Conflict> check(const Play& play);
  static games::ScoredHand<State> score(const Play& play);
  // score.cpp: what follows a complete hand's points, and which scores are impossible.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);

  // entry.cpp: the facts; what may be tapped now; one tap.
  static games::FactList fact_list();
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.tricks);
    reseat(hand.captured);
    reseat(hand.points);
  }
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::fuenfzehnern
