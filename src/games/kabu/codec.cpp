// Kabu's rules and hands from and to JSON. Source: docs/documents.md#kabu.
#include <fmt/core.h>

#include "games/captured.h"
#include "games/kabu/kabu.h"

namespace nullo::kabu {
namespace {

std::vector<Card> read_cards(json::Value value, Faults& faults) {
  std::vector<Card> cards;
  if (value.is_null()) return cards;
  const bool list = value.kind() == json::Kind::kArray;
  if (!list || value.size() < kLeastCards || value.size() > kMostCards) {
    json::refuse(faults, value, fmt::format("a list of {} to {} cards", kLeastCards, kMostCards),
                 list ? fmt::format("{} of them", value.size()) : value.said());
    return cards;
  }
  for (const json::Value item : value) {
    const std::optional<Card> card = json::read_card(item, faults);
    if (card && !pack().contains(*card)) {
      json::refuse(faults, item, kPackText);
    } else if (card) {
      cards.push_back(*card);
    }
  }
  return cards;
}

PerSeat<std::vector<Card>> read_all(json::Value value, int seats, Faults& faults) {
  if (value.kind() != json::Kind::kArray || value.size() != static_cast<std::size_t>(seats)) {
    const std::string found =
        value.kind() == json::Kind::kArray ? fmt::format("{} of them", value.size()) : value.said();
    json::refuse(faults, value, fmt::format("a list of {} hands, one for each seat", seats), found);
    return {};
  }
  PerSeat<std::vector<Card>> all(seats);
  int seat = 0;
  for (const json::Value item : value) all[Seat{seat++}] = read_cards(item, faults);
  return all;
}

}  // namespace

Rules Game::read_rules(json::Object& object, int) {
  Rules rules;
  if (const auto chips = object.get("starting_chips")) {
    const auto number = json::read_integer(*chips, 0, kMostStartingChips, object.faults());
    if (number) rules.starting_chips = static_cast<int>(*number);
  }
  return rules;
}

void Game::write_rules(json::Writer& writer, const Rules& rules) {
  if (rules.starting_chips) writer.member("starting_chips", *rules.starting_chips);
}

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal& deal) {
  Hand hand;
  Faults& faults = object.faults();
  if (const auto cards = object.get("cards")) hand.cards = read_all(*cards, deal.seats, faults);
  if (const auto points = object.get("points")) {
    if (auto counts = json::read_counts(*points, deal.seats, kBestNumber, faults)) hand.points = *counts;
  }
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (!hand.cards.empty()) {
    writer.key("cards").begin_array();
    for (const std::vector<Card>& cards : hand.cards) {
      if (cards.empty()) {
        writer.null();
      } else {
        games::write_cards(writer, cards);
      }
    }
    writer.end_array();
  }
  if (!hand.points.empty()) games::write_counts(writer.key("points"), hand.points);
}

}  // namespace nullo::kabu
