// Cards that count by their worth, however a table enters them: their sum, how many there are of each kind, or the
// cards themselves. Of packs that have jokers or hold every card more than once.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "games/entry.h"
#include "games/held_card.h"
#include "text/sentence.h"

namespace nullo::games {

inline constexpr std::size_t kMostCardKinds = 6;
// In the order of the kinds.
using KindCounts = std::array<int, kMostCardKinds>;
// Nothing: not entered.
using CardSum = std::variant<std::monostate, int, KindCounts, std::vector<HeldCard>>;

// Cards that are worth the same.
struct CardKind {
  std::string_view key = {};  // in documents: "ten_or_face"
  text::Sentence label = {};  // of its button: "10 to K"
  text::Sentence names = {};  // in sentences: "tens and face cards"
  char letter = 0;            // adds one
  int worth = 0;              // of each card; 1: these are the cards from two to nine, and only their sum is kept
  int most = 0;               // of them in the packs; of those from two to nine the highest sum

  [[nodiscard]] bool is_pips() const { return worth == 1; }
};

// What the cards of a game are worth.
struct CardScale {
  std::span<const CardKind> kinds = {};  // those from two to nine, if there is such a kind, are the last
  // The kind of a card; nothing: cards are never listed one by one.
  std::size_t (*kind_of)(const HeldCard& card) = nullptr;
  std::size_t most_listed = 0;
  int least = 0;                   // points of any card
  int most = 0;                    // points of all of them
  int step = 1;                    // every card is worth a multiple of it
  bool zero_counts = false;        // to a tap; if not, 0 takes the entry back
  text::Sentence packs = {};       // "Three packs"
  text::Sentence beyond = {};      // the answer to a tap above {most}; empty: check() has it
  text::Sentence impossible = {};  // the answer to a {sum} that no cards come to
};

// How many there are of each kind; nothing if it was not entered, or only as a sum.
std::optional<KindCounts> kinds_of(const CardSum& cards, const CardScale& scale);
// Their points; nothing if it was not entered.
std::optional<int> sum_of(const CardSum& cards, const CardScale& scale);

// Reads cards that are not null.
CardSum read_card_sum(json::Value value, const CardScale& scale, Faults& faults);
void write_card_sum(const CardSum& cards, const CardScale& scale, json::Writer& writer);
// The members of their schema.
void write_schema(const CardScale& scale, json::Writer& writer);

// The buttons by which a sum is put together.
void add_buttons(const CardScale& scale, CountsField& field);
// Shows the cards of a seat in the field, which has the buttons.
void show_card_sum(const CardSum& cards, const CardScale& scale, Seat seat, CountsField& field);

// The cards after a tap. A sum that adds less than ten to entered kinds adds cards from two to nine, if there is such a
// kind: no others come to so little. Any other sum takes the place of what was entered.
tl::expected<CardSum, TapRefusal> with_tap(const CardSum& cards, const SetCount& tap, const CardScale& scale);
// Adds to a kind if the kinds are entered; otherwise adds what the cards are worth to the sum.
tl::expected<CardSum, TapRefusal> with_tap(const CardSum& cards, const AddOfKind& tap, const CardScale& scale);

}  // namespace nullo::games
