// Fünfzehnern's rules and hands from and to JSON. Source: docs/documents.md#fuenfzehnern.
#include "games/fuenfzehnern/fuenfzehnern.h"

namespace nullo::fuenfzehnern {

Rules Game::read_rules(json::Object& object, int seats) {
  Rules rules;
  Faults& faults = object.faults();
  if (const auto value = object.get("hands")) {
    if (const auto hands = json::read_integer(*value, 1, kMostHands, faults)) rules.hands = static_cast<int>(*hands);
  }
  const auto value = object.get("removed_suit");
  if (!value) return rules;
  const std::optional<Suit> suit = json::read_suit(*value, faults);
  if (seats != 3) {
    json::refuse(faults, *value, "no suit taken out, as there are not three players");
  } else if (suit && *suit != kUsuallyRemoved) {
    rules.removed = suit;
  }
  return rules;
}

void Game::write_rules(json::Writer& writer, const Rules& rules) {
  if (rules.hands) writer.member("hands", *rules.hands);
  if (rules.removed) writer.member("removed_suit", std::string{letter(*rules.removed)});
}

Hand Game::read_hand(json::Object& object, const Rules& rules, const games::Deal& deal) {
  return games::read_piles(object, pile_rules(rules, deal));
}

void Game::write_hand(json::Writer& writer, const Hand& hand) { games::write_piles(writer, hand); }

}  // namespace nullo::fuenfzehnern
