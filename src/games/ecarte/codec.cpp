// Écarté's rules and hands from and to JSON. Source: FORMAT-MORE.md, "Écarté".
#include "games/captured.h"
#include "games/ecarte/known.h"
#include "games/trick_codec.h"

namespace nullo::ecarte {
namespace {

games::Counts read_summary(json::Value value, Faults& faults) {
  games::Counts tricks;
  json::Object object{value, faults, "an object: the tricks that each player won"};
  if (value.kind() != json::Kind::kObject) return tricks;
  if (const auto counts = object.get("tricks")) {
    if (auto read = json::read_counts(*counts, kSeats, kTricksPerHand, faults)) tricks = *read;
  }
  object.refuse_others();
  return tricks;
}

}  // namespace

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
  if (const auto summary = object.get("summary")) hand.summary = read_summary(*summary, faults);
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (hand.upcard) writer.member("upcard", to_string(*hand.upcard));
  if (hand.king_shown) writer.member("king_shown", hand.king_shown->index());
  if (hand.refused) writer.member("refused", hand.refused->index());
  if (!hand.tricks.empty()) games::write_tricks(writer.key("tricks"), hand.tricks, true);
  if (!hand.summary) return;
  writer.key("summary").begin_object();
  if (!hand.summary->empty()) games::write_counts(writer.key("tricks"), *hand.summary);
  writer.end_object();
}

}  // namespace nullo::ecarte
