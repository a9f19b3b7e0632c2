// Captured cards, each with the seat that captured it, from and to JSON. Source: docs/documents.md, `summary`.
#pragma once

#include <optional>
#include <vector>

#include "core/card.h"
#include "core/fault.h"
#include "core/seat.h"
#include "games/counts.h"
#include "json/reader.h"
#include "json/writer.h"

namespace nullo::games {

struct Captured {
  Card card;
  Seat by;

  friend bool operator==(const Captured&, const Captured&) = default;
};

// Reads an object with a key for each card. Its value is the seat that captured the card, or null; with two packs it
// may also be a list of two seats. The result keeps the order of the text; a card captured twice is in it twice.
std::vector<Captured> read_captured(json::Value value, int seats, bool two_packs, Faults& faults);
// Changes who captured one copy (from 1) of a card, or without a seat takes that copy out; false: there is none.
bool set_captured(std::vector<Captured>& captured, Card card, int copy, std::optional<Seat> seat);
void write_captured(json::Writer& writer, const std::vector<Captured>& captured);

// Writes a list of counts, null for each that is not known.
void write_counts(json::Writer& writer, const Counts& counts);
// Writes a list of cards, filled up with null for unknown ones to at least `least` entries.
template <class Cards>
void write_cards(json::Writer& writer, const Cards& cards, std::size_t least = 0) {
  std::size_t written = 0;
  writer.begin_array();
  for (const Card card : cards) {
    writer.value(to_string(card));
    ++written;
  }
  for (; written < least; ++written) writer.null();
  writer.end_array();
}

// JSON pointers into a hand: "/summary/captured/QS", "/captured/QS".
std::string captured_at(Card card);
std::string beside_at(Card card);

}  // namespace nullo::games
