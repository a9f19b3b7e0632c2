// Carioca: what the cards left in the hands of a deal come to, and how a table enters it.
// Source: Denexa, "Carioca"; docs/documents.md#carioca; carioca C1. Pure: no clock, files, globals or randomness.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/game.h"
#include "games/held_card.h"

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

// Cards left, counted by their worth.
struct Kinds {
  int jokers = 0;
  int aces = 0;
  int tens = 0;  // and face cards
  int pips = 0;  // the sum of the cards from two to nine

  [[nodiscard]] int points() const { return jokers * kJokerPoints + aces * kAcePoints + tens * kTenPoints + pips; }
  friend bool operator==(const Kinds&, const Kinds&) = default;
};

// What a seat has left: not entered, a sum, its cards, or how many cards of each kind.
using Deadwood = std::variant<std::monostate, int, std::vector<games::HeldCard>, Kinds>;

inline constexpr int kAces = kPacks * 4;
inline constexpr int kTens = kPacks * 4 * 4;
inline constexpr int kMostPips = 108;  // twelve nines; check() knows that there are only eight
// No cards from two to nine come to one.
constexpr bool can_be_pips(std::int64_t sum) { return sum == 0 || sum >= kLeastPoints; }

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  std::optional<Seat> out;     // who ran out of cards
  PerSeat<Deadwood> deadwood;  // empty: not entered

  friend bool operator==(const Hand&, const Hand&) = default;
};

// A hand leaves the next one nothing but its number.
struct State {
  friend bool operator==(const State&, const State&) = default;
};

// The cards dealt to each seat in hand `number` (from 0): nobody ever has more left.
int cards_dealt(int number);
// The highest sum that so many cards can have: jokers first, then aces.
int most_points(int cards);
int points_of(const games::HeldCard& held);
// The kind of a card, which is also the reason of its points.
std::string_view kind_of(const games::HeldCard& held);
// The sum of what is left; nothing if it was not entered.
std::optional<int> sum_of(const Deadwood& deadwood);
// What a first meld must be in hand `number` (from 0): "two trios".
std::string_view contract(int number);

struct Game : games::GameOf<Rules, Hand, State> {
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  // The words for a posting, with what the facts of the hand add; empty: nothing is added.
  static std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                 const Posting& posting, const games::Names& names);
  static std::vector<games::Option> options(const Rules&) { return {}; }
  static Rules with_option(const Rules& rules, std::string_view, const games::OptionValue&) { return rules; }
  static std::string opening(const Rules& rules, const games::Deal& deal, const State& before,
                             const games::Names& names);
  static std::string length(const Rules&, int) { return "7 hands"; }
  static std::optional<int> hands_in_game(const Rules&, int) { return kHands; }

  // check.cpp: facts that contradict each other.
  static std::vector<games::Conflict> check(const Rules& rules, const games::Deal& deal, const State& before,
                                            const Hand& hand);
  // score.cpp: penalty points from the bank, and what is still missing.
  static games::ScoredHand<State> score(const Rules& rules, const games::Deal& deal, const State& before,
                                        const Hand& hand);
  // score.cpp: what follows a complete hand's points, and which scores are impossible.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: what may be tapped now; one tap.
  static games::Entry entry(const Rules& rules, const games::Deal& deal, const State& before, const Hand& hand,
                            const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Rules& rules, const games::Deal& deal, const State& before,
                                                     Hand hand, const games::Tap& tap, const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.out);
    reseat(hand.deadwood);
  }
  // module.cpp
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Rules& rules, const games::Deal& deal, const Hand& hand,
                                         const games::Scored& scored);
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note&, const games::Names&) { return {}; }
  // codec.cpp
  static Rules read_rules(json::Object&, int) { return {}; }
  static void write_rules(json::Writer&, const Rules&) {}
  static Hand read_hand(json::Object& object, const Rules& rules, const games::Deal& deal);
  static void write_hand(json::Writer& writer, const Hand& hand);
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::carioca
