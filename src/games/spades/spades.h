// Spades: two sides bid tricks and win them, with nil, blind nil and bags. Source: the usual partnership game as
// pagat.com describes it; docs/documents.md#spades; spades SP1-SP6. Pure: no clock, files, globals or
// randomness.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/counts.h"
#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "games/tricks.h"

namespace nullo::spades {

inline constexpr int kSeats = 4;
inline constexpr int kSides = 2;  // seats 0 and 2, seats 1 and 3
inline constexpr int kTricksPerHand = 13;
inline constexpr int kPerTrickBid = 10;
inline constexpr int kMostInRules = 1'000'000;

// What the tricks of a failed nil count for. [spades SP3]
enum class NilTricks { kBags, kHelp, kNothing };

struct Rules {
  int target = 500;       // points that end the game
  int bags = 10;          // this many cost the penalty; 0: none are counted
  int bag_penalty = 100;  // points
  int nil = 100;          // points won or lost
  int blind_nil = 200;
  NilTricks nil_tricks = NilTricks::kBags;
  std::optional<int> lose_at = {};  // a side with so few points has lost, below 0; nothing: no such end

  friend bool operator==(const Rules&, const Rules&) = default;
};

// What a seat bids: so many tricks, 1 to 13, or one of these.
inline constexpr int kNil = -1;
inline constexpr int kBlindNil = -2;
constexpr bool is_nil(int bid) { return bid < 0; }
constexpr int tricks_bid(int bid) { return is_nil(bid) ? 0 : bid; }

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  games::Counts bids = {};                    // empty: nobody has bid
  std::vector<Trick> tricks = {};             // in order; empty if there is a summary
  std::optional<games::Counts> summary = {};  // tricks won by each seat; an empty table: nothing known yet

  [[nodiscard]] std::optional<int> bid(Seat seat) const { return bids.empty() ? std::nullopt : bids[seat]; }
  friend bool operator==(const Hand&, const Hand&) = default;
};

// The bags of each side that no penalty has taken off. A hand of which only the scores were entered adds none.
struct State {
  std::array<int, kSides> bags = {};

  friend bool operator==(const State&, const State&) = default;
};

struct Game : games::GameOf<Rules, Hand, State> {
  // module.cpp
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  static std::span<const games::NoteText> note_texts();
  static games::RuleList rule_list();
  static std::vector<Seat> sharing(const Rules&, int, Seat seat) { return {seat.left(kSeats, kSides)}; }
  static std::string length(const Rules& rules, int seats);
  // A side with as many bags as cost the penalty has paid it.
  static std::optional<int> most_opening_bags(const Rules& rules) {
    return rules.bags == 0 ? std::nullopt : std::optional{rules.bags - 1};
  }
  static void begin_with(const PerSeat<int>& bags, State& state) { state.bags = {bags[Seat{0}], bags[Seat{1}]}; }
  static PerSeat<int> bags(const State& state) { return {state.bags[0], state.bags[1], state.bags[0], state.bags[1]}; }
  // words.cpp
  static std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                 const Posting& posting, const games::Names& names);
  static std::string opening(const Rules& rules, const games::Deal& deal, const State& before,
                             const games::Names& names);
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);
  // figures.cpp: what the statistics count, and how often it happened in a complete hand.
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  // score.cpp
  static std::vector<games::Conflict> check(const Play& play);
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
    reseat(hand.tricks);
    reseat(hand.summary);
    reseat(hand.bids);
  }
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::spades
