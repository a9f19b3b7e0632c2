// Écarté's rules and hands from and to JSON. Source: docs/documents.md#ecarte.
#include "games/ecarte/known.h"
#include "games/trick_codec.h"
#include "games/tricks_in_sum.h"

namespace nullo::ecarte {

Rules Game::read_rules(json::Object& object, int) {
  Rules rules;
  json::read_number(object, "target", 1, kMostTarget, rules.target);
  return rules;
}

void Game::write_rules(json::Writer& writer, const Rules& rules) { writer.member("target", rules.target); }

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal&) {
  Hand hand;
  Faults& faults = object.faults();
  if (const auto card = object.get("upcard")) hand.upcard = json::read_card(*card, faults);
  if (const auto seat = object.get("king_shown")) hand.king_shown = json::read_seat(*seat, kSeats, faults);
  if (const auto seat = object.get("refused")) hand.refused = json::read_seat(*seat, kSeats, faults);
  if (const auto tricks = object.get("tricks")) hand.tricks = games::read_tricks(*tricks, trick_rules(hand), faults);
  if (const auto summary = object.get("summary")) {
    hand.summary = games::read_tricks_in_sum(*summary, kSeats, kTricksPerHand, faults);
  }
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (hand.upcard) writer.member("upcard", to_string(*hand.upcard));
  if (hand.king_shown) writer.member("king_shown", hand.king_shown->index());
  if (hand.refused) writer.member("refused", hand.refused->index());
  if (!hand.tricks.empty()) games::write_tricks(writer.key("tricks"), hand.tricks, true);
  if (hand.summary) games::write_tricks_in_sum(writer.key("summary"), *hand.summary);
}

}  // namespace nullo::ecarte
