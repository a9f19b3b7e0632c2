// Carioca: what the cards left in the hands of a deal come to, and how a table enters it.
// Source: Denexa, "Carioca"; docs/documents.md#carioca; carioca C1. Pure: no clock, files, globals or randomness.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "text/say.h"

namespace nullo::carioca {

inline constexpr int kLeastSeats = 2;
inline constexpr int kMostSeats = 5;
inline constexpr int kHands = 7;
inline constexpr int kJokers = 4;  // two packs with two each
inline constexpr int kPacks = 2;
inline constexpr int kJokerPoints = 50;
inline constexpr int kAcePoints = 20;
inline constexpr int kTenPoints = 10;  // also of each face card
inline constexpr int kLeastPoints = 2;

// Carioca has no options.
struct Rules {
  friend bool operator==(const Rules&, const Rules&) = default;
};

// What a seat has left.
using Deadwood = games::CardSum;
// Jokers, aces, tens with face cards, and the sum of the cards from two to nine.
using Kinds = games::KindCounts;
// The reasons of their points.
inline constexpr std::array<std::string_view, 4> kReasonsOfKinds{"jokers", "aces", "tens", "numbers"};
const games::CardScale& scale();

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  std::optional<Seat> out;     // who ran out of cards
  PerSeat<Deadwood> deadwood;  // empty: not entered

  friend bool operator==(const Hand&, const Hand&) = default;
};

// A hand leaves the next one nothing but its number.
using State = games::NothingLeft;

// The cards dealt to each seat in hand `number` (from 0): nobody ever has more left.
int cards_dealt(int number);
// The highest sum that so many cards can have: jokers first, then aces.
int most_points(int cards);
// The kind of a card, as a place in scale().kinds.
std::size_t kind_of(const games::HeldCard& held);
// The sum of what is left; nothing if it was not entered.
std::optional<int> sum_of(const Deadwood& deadwood);
// What a first meld must be in hand `number` (from 0): "two trios".
text::Sentence contract(int number);

struct Game : games::GameOf<Rules, Hand, State> {
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  static std::vector<Card> listed_cards(const Hand& hand, const Posting& posting);
  static games::RuleList rule_list() { return {}; }
  static std::string opening(const Rules& rules, const games::Deal& deal, const State& before,
                             const games::Names& names);
  static std::string length(const Rules&, int) { return text::say_count(kHands, "{count} hand", "{count} hands"); }
  static std::optional<int> hands_in_game(const Rules&, int) { return kHands; }

  // check.cpp: facts that contradict each other.
  static std::vector<games::Conflict> check(const Play& play);
  // score.cpp: penalty points from the bank, and what is still missing.
  static games::ScoredHand<State> score(const Play& play);
  // score.cpp: what follows a complete hand's points, and which scores are impossible.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: the facts; what may be tapped now; one tap.
  static games::FactList fact_list();
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.out);
    reseat(hand.deadwood);
  }
  // module.cpp
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note&, const games::Names&) { return {}; }
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::carioca
