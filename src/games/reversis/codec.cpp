// Reversis' hands from and to JSON. Source: docs/documents.md#reversis.
#include <fmt/core.h>

#include "games/captured.h"
#include "games/reversis/pack.h"
#include "games/reversis/reversis.h"
#include "games/trick_codec.h"

namespace nullo::reversis {
namespace {

// Reads a list of cards, all of which must be among `choices`.
std::vector<Card> read_card_list(json::Value value, CardSet choices, std::string_view expected, Faults& faults) {
  std::vector<Card> cards;
  if (!json::is_array(value, faults, "a list of cards")) return cards;
  for (const json::Value item : value) {
    const std::optional<Card> card = json::read_card(item, faults);
    if (!card) continue;
    if (!choices.contains(*card)) json::refuse(faults, item, expected);
    cards.push_back(*card);
  }
  return cards;
}

void write_card_list(json::Writer& writer, std::string_view key, const std::vector<Card>& cards) {
  if (!cards.empty()) games::write_cards(writer.key(key), cards);
}

std::vector<Card> read_talon(json::Value value, Faults& faults) {
  if (value.kind() == json::Kind::kArray && value.size() != kTalonCards) {
    json::refuse(faults, value, fmt::format("the {} cards set aside", kTalonCards), fmt::format("{}", value.size()));
    return {};
  }
  return read_card_list(value, kPack, "a card of the pack, which has no tens", faults);
}

}  // namespace

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal&) {
  Hand hand;
  Faults& faults = object.faults();
  const auto tricks = object.get("tricks");
  if (tricks) hand.tricks = games::read_tricks(*tricks, kTrickRules, faults);
  if (const auto points = object.get("points")) {
    if (auto counts = json::read_counts(*points, kSeats, kPointsInPack, faults)) hand.points = *counts;
  }
  if (const auto talon = object.get("talon")) hand.talon = read_talon(*talon, faults);
  if (const auto seat = object.get("espagnolette")) hand.espagnolette = json::read_seat(*seat, kSeats, faults);
  if (const auto claims = object.get("claims")) {
    hand.claims = read_card_list(*claims, kPaid, "an ace or the JH", faults);
  }
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (!hand.tricks.empty()) games::write_tricks(writer.key("tricks"), hand.tricks);
  if (!hand.points.empty()) games::write_counts(writer.key("points"), hand.points);
  write_card_list(writer, "talon", hand.talon);
  if (hand.espagnolette) writer.member("espagnolette", hand.espagnolette->index());
  write_card_list(writer, "claims", hand.claims);
}

}  // namespace nullo::reversis
