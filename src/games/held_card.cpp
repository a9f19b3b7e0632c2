#include "games/held_card.h"

#include "text/say.h"

namespace nullo::games {
namespace {

constexpr std::string_view kJoker = "XX";

}  // namespace

std::string to_string(const HeldCard& held) { return held.card ? nullo::to_string(*held.card) : std::string{kJoker}; }

std::optional<std::vector<HeldCard>> read_held_cards(json::Value value, Faults& faults) {
  std::vector<HeldCard> cards;
  cards.reserve(value.size());
  bool good = true;
  for (const json::Value item : value) {
    const bool text = item.kind() == json::Kind::kString;
    const std::optional<Card> card = text ? parse_card(item.text()) : std::nullopt;
    if (card || (text && item.text() == kJoker)) {
      cards.push_back({card});
      continue;
    }
    json::refuse(faults, item, text::say("a card, rank and suit, like \"QS\", or a joker, \"XX\""));
    good = false;
  }
  return good ? std::optional{std::move(cards)} : std::nullopt;
}

void write_held_cards(json::Writer& writer, const std::vector<HeldCard>& cards) {
  writer.begin_array();
  for (const HeldCard& held : cards) writer.value(to_string(held));
  writer.end_array();
}

}  // namespace nullo::games
