// Cards told with the seat that captured them, from and to JSON. Source: FORMAT.md, `summary`.
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

// An object of cards, each with the seat that captured it, or null; with two packs also a list of two seats. In the
// order told; a card that two seats (or one seat twice) captured is there twice.
std::vector<Captured> read_captured(json::Value value, int seats, bool two_packs, Faults& faults);
// Changes who captured one copy (from 1) of a card, or takes it out; false: it is not there.
bool set_captured(std::vector<Captured>& captured, Card card, int copy, std::optional<Seat> seat);
void write_captured(json::Writer& writer, const std::vector<Captured>& captured);

// A list of counts, null for what is not known.
void write_counts(json::Writer& writer, const Counts& counts);
// A list of cards, as many at least: null for each that is not known.
template <class Cards>
void write_cards(json::Writer& writer, const Cards& cards, std::size_t least = 0) {
  std::size_t told = 0;
  writer.begin_array();
  for (const Card card : cards) {
    writer.value(to_string(card));
    ++told;
  }
  for (; told < least; ++told) writer.null();
  writer.end_array();
}

// Where in a hand: "/summary/captured/QS", "/captured/QS".
std::string captured_at(Card card);
std::string beside_at(Card card);

}  // namespace nullo::games
