// Any game: one that Nullo does not know, of which only the points are entered, hand by hand.
// Source: docs/documents.md#any_game; any_game A1. Pure: no clock, files, globals or randomness.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"

namespace nullo::any_game {

inline constexpr int kLeastSeats = 2;
inline constexpr int kMostSeats = 10;
inline constexpr int kTeamSeats = 4;
inline constexpr int kSides = 2;
inline constexpr int kMostTarget = 1'000'000;
inline constexpr int kMostHands = 1'000;
inline constexpr int kMostSum = 1'000'000;

enum class Best { kHighest, kLowest };

struct Rules {
  std::string name = "Any game";   // what the table calls it
  Best best = Best::kHighest;      // the total that wins
  std::optional<int> target = {};  // over after the hand in which a total is at or above it; nothing: no such end
  std::optional<int> hands = {};   // over after so many; nothing: no such end
  std::optional<int> sum = {};     // what the scores of each hand add up to, a side once; nothing: anything
  bool teams = false;              // partners across share a score

  friend bool operator==(const Rules&, const Rules&) = default;
};

// Nothing is seen but the scores, which hands of every game may have.
struct Hand {
  friend bool operator==(const Hand&, const Hand&) = default;
};
using State = games::NothingLeft;

struct Game : games::GameOf<Rules, Hand, State> {
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static games::RuleList rule_list();
  static games::FactList fact_list() { return {}; }
  static std::string name(const Rules& rules) { return rules.name; }
  static BestIs best(const Rules& rules) { return rules.best == Best::kLowest ? BestIs::kLowest : BestIs::kHighest; }
  static std::optional<int> sum_of_scores(const Rules& rules) { return rules.sum; }
  static std::vector<Seat> sharing(const Rules& rules, int seats, Seat seat);
  static std::string length(const Rules& rules, int seats);
  static std::optional<int> hands_in_game(const Rules& rules, int) { return rules.hands; }
  static std::optional<Rules> one_more_round(const Rules& rules, int seats);
  // Of a hand without scores: all are missing.
  static games::ScoredHand<State> score(const Play& play);
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play&, const games::Tap&, const games::Names&) {
    return games::cannot_be_entered();
  }
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::any_game
