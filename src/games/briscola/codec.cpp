// Briscola's rules and hands from and to JSON. Source: docs/documents.md#briscola.
#include "games/briscola/briscola.h"

namespace nullo::briscola {

Rules Game::read_rules(json::Object& object, int seats) {
  Rules rules;
  Faults& faults = object.faults();
  if (const auto value = object.get("hands")) {
    if (const auto hands = json::read_integer(*value, 1, kMostHands, faults)) rules.hands = static_cast<int>(*hands);
  }
  const auto value = object.get("removed");
  if (!value) return rules;
  const std::optional<Card> card = json::read_card(*value, faults);
  if (card && card->rank() != Rank::kTwo) {
    json::refuse(faults, *value, "a two, as one of the twos is taken out");
  } else if (seats != 3) {
    json::refuse(faults, *value, "no card taken out, as there are not three players");
  } else if (card && *card != kUsuallyRemoved) {
    rules.removed = card;
  }
  return rules;
}

void Game::write_rules(json::Writer& writer, const Rules& rules) {
  if (rules.hands) writer.member("hands", *rules.hands);
  if (rules.removed) writer.member("removed", to_string(*rules.removed));
}

Hand Game::read_hand(json::Object& object, const Rules& rules, const games::Deal& deal) {
  Hand hand;
  if (const auto card = object.get("upcard")) hand.upcard = json::read_card(*card, object.faults());
  games::Piles piles = games::read_piles(object, pile_rules(rules, deal, hand));
  hand.tricks = std::move(piles.tricks);
  hand.captured = std::move(piles.captured);
  hand.points = piles.points;
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (hand.upcard) writer.member("upcard", to_string(*hand.upcard));
  games::write_piles(writer, piles_of(hand));
}

}  // namespace nullo::briscola
