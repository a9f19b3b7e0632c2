// The facts of a hand, each described once. From the descriptions come their JSON with the places of faults, their part
// of the schema, their fields on the screen, the questions for them, and the taps that set them. A game lists its facts
// in the order in which its documents have them. docs/adding-a-game.md.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/card_set.h"
#include "games/counts.h"
#include "games/deal.h"
#include "games/entry.h"
#include "games/facts/at.h"
#include "games/trick_taps.h"
#include "json/reader.h"
#include "json/writer.h"

namespace nullo::games {

// A number of each seat.
struct CountsFact {
  At<Counts> in = {};
  int least = 0;
  int most = 0;
  std::string_view beyond = {};  // the answer to a tap out of the range; empty: "A count goes from 0 to 9."
};
// Some cards of each seat.
struct HandsFact {
  At<PerSeat<std::vector<Card>>> in = {};
  CardSet (*pack)() = nullptr;      // whole ranks, of all four suits
  std::string_view pack_text = {};  // "an ace or a card from 2 to 10"
  std::size_t least = 0;            // cards of a seat
  std::size_t most = 0;
};

struct Fact {
  std::string_view key = {};      // in documents; also the id of its field
  std::string_view label = {};    // on the screen: "Number"
  std::string_view asks = {};     // "Which number does {} have?"; {}: the player
  std::string_view about = {};    // in the schema of a session: "Each seat's number; null where …"
  std::string_view missing = {};  // in that of a result, if it can be missing: "the numbers of these seats"
  std::variant<CountsFact, HandsFact> kind = {};
};
using FactList = std::span<const Fact>;

// `hand` in all of these is a hand of the game whose list it is.

// Whatever is absent, or no value for its fact, stays as it is.
void read_facts(FactList list, json::Object& object, const Deal& deal, void* hand);
void write_facts(FactList list, json::Writer& writer, const void* hand);
// The members of "properties" in the schema of a hand.
void write_schema(FactList list, int least_seats, int most_seats, json::Writer& writer);

// The field of a fact, as far as its description and the hand say. The game adds what follows from other facts, and who
// is asked.
CountsField counts_field(const Fact& fact, const Deal& deal, const void* hand);
HandsField hands_field(const Fact& fact, const Deal& deal, const void* hand);
// Makes the question ask for this fact of the first of these seats; there is at least one.
void ask(const Fact& fact, const std::vector<Seat>& of, const Names& names, Question& question);

// Does what the tap says. False: it is for none of the facts. Contradictions are left to check().
tl::expected<bool, TapRefusal> set_fact(FactList list, const Deal& deal, const Tap& tap, void* hand);

// The hand after a tap that sets one of its facts, if it contradicts nothing.
template <class Game, class Rules, class State, class Hand>
tl::expected<Hand, TapRefusal> with_fact(const Rules& rules, const Deal& deal, const State& before, Hand hand,
                                         const Tap& tap, const Names& names) {
  const tl::expected<bool, TapRefusal> set = set_fact(Game::fact_list(), deal, tap, &hand);
  if (!set) return tl::unexpected{set.error()};
  if (!*set) return cannot_be_entered();
  return if_possible<Game>(rules, deal, before, std::move(hand), names);
}

}  // namespace nullo::games
