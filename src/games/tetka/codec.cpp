// Tëtka's hands from and to JSON. Source: docs/documents.md#tetka.
#include "games/captured.h"
#include "games/tetka/tetka.h"
#include "games/trick_codec.h"

namespace nullo::tetka {
namespace {

Summary read_summary(json::Value value, Faults& faults) {
  Summary summary;
  json::Object object{value, faults, "an object: what is known when the hand is over"};
  if (value.kind() != json::Kind::kObject) return summary;
  if (const auto tricks = object.get("tricks")) {
    if (auto counts = json::read_counts(*tricks, kSeats, kTricksPerHand, faults)) summary.tricks = *counts;
  }
  if (const auto seat = object.get("bum_trick")) summary.bum_trick = json::read_seat(*seat, kSeats, faults);
  if (const auto seat = object.get("last_trick")) summary.last_trick = json::read_seat(*seat, kSeats, faults);
  if (const auto captured = object.get("captured"))
    summary.captured = games::read_captured(*captured, kSeats, false, faults);
  object.refuse_others();
  return summary;
}

void write_summary(json::Writer& writer, const Summary& summary) {
  writer.begin_object();
  if (!summary.tricks.empty()) games::write_counts(writer.key("tricks"), summary.tricks);
  if (summary.bum_trick) writer.member("bum_trick", summary.bum_trick->index());
  if (summary.last_trick) writer.member("last_trick", summary.last_trick->index());
  if (!summary.captured.empty()) games::write_captured(writer.key("captured"), summary.captured);
  writer.end_object();
}

}  // namespace

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal&) {
  Hand hand;
  Faults& faults = object.faults();
  if (const auto card = object.get("bum_card")) hand.bum_card = json::read_card(*card, faults);
  const auto tricks = object.get("tricks");
  if (tricks) hand.tricks = games::read_tricks(*tricks, kTrickRules, faults);
  if (const auto captured = object.get("captured")) {
    hand.captured = games::read_captured(*captured, kSeats, false, faults);
  }
  if (const auto summary = object.get("summary")) hand.summary = read_summary(*summary, faults);
  if (const auto suit = object.get("bum_suit")) {
    if (auto counts = json::read_counts(*suit, kSeats, kTricksPerHand, faults)) hand.bum_suit = *counts;
  }
  if (const auto top = object.get("bum_suit_top")) hand.bum_suit_top = json::read_seat(*top, kSeats, faults);
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (hand.bum_card) writer.member("bum_card", to_string(*hand.bum_card));
  if (!hand.tricks.empty()) games::write_tricks(writer.key("tricks"), hand.tricks);
  if (!hand.captured.empty()) games::write_captured(writer.key("captured"), hand.captured);
  if (hand.summary) write_summary(writer.key("summary"), *hand.summary);
  if (!hand.bum_suit.empty()) games::write_counts(writer.key("bum_suit"), hand.bum_suit);
  if (hand.bum_suit_top) writer.member("bum_suit_top", hand.bum_suit_top->index());
}

}  // namespace nullo::tetka
