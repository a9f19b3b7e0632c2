// Cards left in a hand, of packs that have jokers or hold every card more than once. Source:
// docs/documents.md#text-numbers-seats-and-cards: a joker is "XX".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/card.h"
#include "core/fault.h"
#include "json/reader.h"
#include "json/writer.h"

namespace nullo::games {

struct HeldCard {
  std::optional<Card> card;  // nothing: a joker

  [[nodiscard]] bool is_joker() const { return !card.has_value(); }
  friend bool operator==(const HeldCard&, const HeldCard&) = default;
};

// "XX", "QS": as documents write it.
std::string to_string(const HeldCard& held);
// Reads a list of cards and jokers; nothing, with faults, if an element is neither.
std::optional<std::vector<HeldCard>> read_held_cards(json::Value value, Faults& faults);
void write_held_cards(json::Writer& writer, const std::vector<HeldCard>& cards);

}  // namespace nullo::games
