// Briscola: points of captured cards, without following suit; the card turned up makes trumps. For two, three, or four
// in two sides. Source: Denexa, "Briscola"; briscola B1. Pure: no clock, files, globals or randomness.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/card.h"
#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "games/piles.h"

namespace nullo::briscola {

inline constexpr int kLeastSeats = 2;
inline constexpr int kMostSeats = 4;
inline constexpr int kPointsInPack = 120;
inline constexpr int kMostHands = 1000;
inline constexpr int kCards = 40;

struct Rules {
  std::optional<int> hands = {};  // nothing: two, or three with three players
  Suit removed = Suit::kClubs;    // with three players: of which the two is left out

  friend bool operator==(const Rules&, const Rules&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  std::optional<Card> upcard;  // its suit is trumps
  std::vector<Trick> tricks;
  std::vector<games::Captured> captured = {};  // beside tricks: cards whose trick nobody entered
  std::optional<games::Counts> points;         // of each pile, as a summary; with four players one for each side

  friend bool operator==(const Hand&, const Hand&) = default;
};

using State = games::NothingLeft;

// pack.cpp
CardSet pack();
int hands_of(const Rules& rules, int seats);
games::PileRules pile_rules(const Rules& rules, const games::Deal& deal, const Hand& hand);
games::Piles piles_of(const Hand& hand);

constexpr int rounds_of(int seats) { return kCards / seats; }  // with three players a two is left out
// Four players are two sides, each of which shares a pile.
constexpr int sides_of(int seats) { return seats == 4 ? 2 : seats; }

struct Game : games::GameOf<Rules, Hand, State> {
  // module.cpp
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  static games::RuleList rule_list();
  static std::vector<Seat> sharing(const Rules& rules, int seats, Seat seat);
  static std::string length(const Rules& rules, int seats);
  static std::optional<int> hands_in_game(const Rules& rules, int seats);
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

}  // namespace nullo::briscola
