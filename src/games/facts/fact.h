// The facts of a hand, each described once. From the descriptions come their JSON with the places of faults, their part
// of the schema, their fields on the screen, the questions for them, and the taps that set them. A game lists its facts
// in the order in which its documents have them. docs/adding-a-game.md.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/trick.h"
#include "games/captured.h"
#include "games/counts.h"
#include "games/deal.h"
#include "games/entry.h"
#include "games/facts/at.h"
#include "games/facts/card_sum.h"
#include "games/trick_taps.h"
#include "games/tricks.h"
#include "json/reader.h"
#include "json/writer.h"
#include "text/sentence.h"

namespace nullo::games {

struct Fact;
using FactList = std::span<const Fact>;

// A count that is a word: in documents, and on the screen with a key of its own.
struct NamedCount {
  std::string_view word;  // "blind_nil"
  text::Sentence label;   // "Blind nil"
  char key;
  int count;  // below the range
};
// A number of each seat.
struct CountsFact {
  At<Counts> in = {};
  int least = 0;
  int most = 0;
  std::optional<int> total = {};    // what all of them come to; nothing: they are independent
  std::string_view what = "count";  // in faults; "bid"
  text::Sentence beyond = {};       // the answer to a tap out of the range; empty: "A count goes from 0 to 9."
  std::span<const NamedCount> named = {};

  [[nodiscard]] bool takes(int count) const {
    return (count >= least && count <= most) || std::ranges::find(named, count, &NamedCount::count) != named.end();
  }
};
// Some cards of each seat.
struct HandsFact {
  At<PerSeat<std::vector<Card>>> in = {};
  CardSet (*pack)() = nullptr;      // whole ranks, of all four suits
  std::string_view pack_text = {};  // "an ace or a card from 2 to 10"
  std::size_t least = 0;            // cards of a seat
  std::size_t most = 0;
  bool gaps = false;  // fewer than `least` are on the way: in documents null stands for each not known yet

  [[nodiscard]] std::string number_text() const;  // "2 to 4 cards"
};
// Some cards in a list, as many as were known in the order entered. The game enters them itself.
struct CardsFact {
  At<std::vector<Card>> in = {};
  CardSet (*pack)() = nullptr;
  std::string_view pack_text = {};  // "an ace or the JH"; empty: the pack has all cards
  std::size_t least = 0;            // in a document, if there are any
  std::size_t most = 0;
};
// One card.
struct CardFact {
  At<std::optional<Card>> in = {};
  CardSet (*pack)() = nullptr;  // whole ranks, of all four suits; check() refuses other cards
};
// One seat.
struct SeatFact {
  At<std::optional<Seat>> in = {};
  bool unasked = false;  // nobody is asked for it: a second tap on the same seat takes it back
};
// The tricks of a hand, in order. Their taps are those of games/trick_taps.h.
struct TricksFact {
  At<std::vector<Trick>> in = {};
  CardSet (*pack)() = nullptr;         // whole ranks, of all four suits
  int (*rounds)(int seats) = nullptr;  // tricks of a hand
  bool may_be_seats = false;           // a document may give a trick as only the seat that won it
  // Where the rules of the game say what a trick may have: what they say; then `rounds` are the most. By by_rules().
  TrickRules (*trick_rules)(const void* rules, const Deal& deal) = nullptr;
};
// Beside tricks: captured cards whose trick nobody entered.
struct CapturedFact {
  At<std::vector<Captured>> in = {};
  // Whether a card may have two captors; nothing: never. By by_rules().
  bool (*two_packs)(const void* rules, const Deal& deal) = nullptr;
};
// In place of tricks: a count of each seat or side, which together come to a known number. An empty table: nothing is
// known yet; nothing: the hand has tricks.
struct SummaryFact {
  At<std::optional<Counts>> in = {};
  std::string_view of = {};           // the key of the counts: "tricks"
  std::string_view what = {};         // "the tricks that each player won"
  int (*sides)(int seats) = nullptr;  // partners have one count; nothing: each seat has its own
  int (*total)(int seats) = nullptr;  // what the counts come to
  text::Sentence beyond = {};         // as for CountsFact

  [[nodiscard]] int counts(int seats) const { return sides == nullptr ? seats : sides(seats); }
};

// Some seats, each at most once.
struct SeatsFact {
  At<std::vector<Seat>> in = {};
};
// As many numbers as there are places for them. Made by numbers_fact().
struct NumbersFact {
  std::span<const std::optional<int>> (*see)(const void* hand) = nullptr;
  std::span<std::optional<int>> (*change)(void* hand) = nullptr;
  std::size_t places = 0;
  int least = 0;
  int most = 0;
  text::Sentence beyond = {};  // the answer to a tap out of the range
};
// A line that somebody said; empty: nothing.
struct TextFact {
  At<std::string> in = {};
  std::string_view what = {};  // "a solution"
  std::size_t most = 0;        // characters
};
// Cards of each seat that count by their worth.
struct CardSumsFact {
  At<PerSeat<CardSum>> in = {};
  const CardScale* scale = nullptr;
};

// Facts of one side of partners; they are in the list of a SidesFact.

// Cards of the side that count by their worth.
struct CardSumFact {
  At<CardSum> in = {};
  const CardScale* scale = nullptr;
};
// A number from 0 that nobody is asked for: it is 0 until a key or a tap adds to it.
struct StepsFact {
  At<int> in = {};
  int most = 0;
  char letter = 0;  // adds one
};

// What is known of each side of partners, who sit across: seat 0 is of side 0. Made by sides_fact().
struct SidesFact {
  int sides = 0;
  FactList (*of_side)() = nullptr;  // the facts of one, which lie in a struct of the game's own
  const void* (*see)(const void* hand, int side) = nullptr;
  void* (*change)(void* hand, int side) = nullptr;
  bool (*known)(const void* hand) = nullptr;  // any of them
};
// Facts in an object of their own, which a hand may lack: its summary. Made by part_fact().
struct PartFact {
  std::string_view what = {};                      // "what is known when the hand is over"
  FactList (*of_part)() = nullptr;                 // the facts, which lie in a struct of the game's own
  const void* (*see)(const void* hand) = nullptr;  // nullptr: the hand lacks it
  void* (*change)(void* hand) = nullptr;           // if the hand lacks it, it gets an empty one
};
// What only one game has; the game sets it itself. Made by own_fact().
struct OwnFact {
  void (*read)(json::Object& object, json::Value value, const void* rules, const Deal& deal, void* hand) = nullptr;
  void (*write)(std::string_view key, json::Writer& writer, const void* hand) = nullptr;
  void (*schema)(json::Writer& writer) = nullptr;
};

struct Fact {
  std::string_view key = {};         // in documents; also the id of its field, of a summary "summary/tricks"
  std::string_view field = {};       // the id of its field, if that is another one: of a fact of a part
  text::Sentence label = {};         // on the screen: "Number"
  text::Sentence asks = {};          // "Which number does {player} have?"; of numbers with {key}, that of 10
  std::string_view about = {};       // in the schema of a session: "Each seat's number; null where …"
  std::string_view missing = {};     // in that of a result, if it can be missing: "the numbers of these seats"
  std::string_view missing_as = {};  // under which key, if that is not its own
  int missing_of = 0;                // the missing one is one of so many, and says which: as its trick
  std::variant<CountsFact, HandsFact, CardsFact, CardFact, SeatFact, TricksFact, CapturedFact, SummaryFact, SeatsFact,
               NumbersFact, TextFact, CardSumsFact, CardSumFact, StepsFact, SidesFact, PartFact, OwnFact>
      kind = {};
};

// `Member` is an array of the facts of each side.
template <auto Member>
SidesFact sides_fact(FactList (*of_side)()) {
  using Sides = detail::PartOf<Member>;
  return {static_cast<int>(std::tuple_size_v<Sides>), of_side,
          [](const void* hand, int side) -> const void* {
            return &detail::see<Member>(hand)[static_cast<std::size_t>(side)];
          },
          [](void* hand, int side) -> void* { return &detail::change<Member>(hand)[static_cast<std::size_t>(side)]; },
          [](const void* hand) { return detail::see<Member>(hand) != Sides{}; }};
}
// `Member`: an optional struct with the facts of the part.
template <auto Member>
PartFact part_fact(std::string_view what, FactList (*of_part)()) {
  return {what, of_part,
          [](const void* hand) -> const void* {
            const auto& part = detail::see<Member>(hand);
            return part ? &*part : nullptr;
          },
          [](void* hand) -> void* {
            auto& part = detail::change<Member>(hand);
            return part ? &*part : &part.emplace();
          }};
}

// `Member`: an array.
template <auto Member>
NumbersFact numbers_fact(int least, int most, text::Sentence beyond) {
  return {[](const void* hand) { return std::span<const std::optional<int>>{detail::see<Member>(hand)}; },
          [](void* hand) { return std::span<std::optional<int>>{detail::change<Member>(hand)}; },
          std::tuple_size_v<detail::PartOf<Member>>,
          least,
          most,
          beyond};
}

// A function of a game's rules, for code that does not know them: `.two_packs = by_rules<Rules, two_packs>`.
template <class Rules, auto Function>
auto by_rules(const void* rules, const Deal& deal) {
  return Function(*static_cast<const Rules*>(rules), deal);
}

// `Own` has static functions: read(object, value, deal, hand), where `value` is its member of `object`, or with `Rules`
// read(object, value, rules, deal, hand); write(key, writer, hand), which writes nothing where nothing is known;
// schema(writer), the members that its schema has besides the description.
template <class Hand, class Own, class Rules = void>
OwnFact own_fact() {
  return {[](json::Object& object, json::Value value, const void* rules, const Deal& deal, void* hand) {
            if constexpr (std::is_void_v<Rules>) {
              Own::read(object, value, deal, *static_cast<Hand*>(hand));
            } else {
              Own::read(object, value, *static_cast<const Rules*>(rules), deal, *static_cast<Hand*>(hand));
            }
          },
          [](std::string_view key, json::Writer& writer, const void* hand) {
            Own::write(key, writer, *static_cast<const Hand*>(hand));
          },
          &Own::schema};
}

// `rules` and `hand` in all of these are of the game whose list it is.

// Whatever is absent, or no value for its fact, stays as it is.
void read_facts(FactList list, json::Object& object, const void* rules, const Deal& deal, void* hand);
void write_facts(FactList list, json::Writer& writer, const void* hand);
// The members of "properties" in the schema of a hand.
void write_schema(FactList list, int least_seats, int most_seats, json::Writer& writer);
// The most tricks of a hand with so many players; 0: the game does not describe its tricks.
int most_tricks(FactList list, int least_seats, int most_seats);

// The field of a fact, as far as its description and the hand say. The game adds what follows from other facts, and who
// is asked.
CountsField counts_field(const Fact& fact, const Deal& deal, const void* hand);
// The field of a fact of each side.
CountsField counts_field(const Fact& fact, const SidesFact& of, const Deal& deal, const void* hand);
HandsField hands_field(const Fact& fact, const Deal& deal, const void* hand);
CardField card_field(const Fact& fact, const void* hand);
SeatField seat_field(const Fact& fact, const Deal& deal, const void* hand);
NumbersField numbers_field(const Fact& fact, const void* hand);
TextField text_field(const Fact& fact, const void* hand);
// Shows what follows from the counts entered, and from other facts; asks for the counts that are still unknown.
void add_known(const Counts& known, CountsField& field);
// `known`: the counts with what follows from them. The field asks for those that are still unknown.
CountsField summary_field(const Fact& fact, const Deal& deal, const void* hand, const Counts& known);
// The seats of which no count is known, to be asked.
std::vector<Seat> unknown_seats(const Counts& counts);
// Makes the question ask for this fact.
void ask(const Fact& fact, Question& question);
// The same of the first of these seats; there is at least one.
void ask(const Fact& fact, const std::vector<Seat>& of, const Names& names, Question& question);

// Does what the tap says; a shortcut with a seat is a tap on the field that its id names. False: it is for none of the
// facts. Contradictions are left to check().
tl::expected<bool, TapRefusal> set_fact(FactList list, const Deal& deal, const Tap& tap, void* hand);

// The hand after a tap that sets one of its facts, if it contradicts nothing.
template <class Game>
tl::expected<typename Game::Hand, TapRefusal> with_fact(const typename Game::Play& play, typename Game::Hand hand,
                                                        const Tap& tap, const Names& names) {
  const tl::expected<bool, TapRefusal> set = set_fact(Game::fact_list(), play.deal, tap, &hand);
  if (!set) return tl::unexpected{set.error()};
  if (!*set) return cannot_be_entered();
  return if_possible<Game>(play, std::move(hand), names);
}

}  // namespace nullo::games
