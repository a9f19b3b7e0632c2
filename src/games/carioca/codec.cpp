// Carioca's hands from and to JSON. Source: docs/documents.md#carioca.
#include <algorithm>

#include <fmt/core.h>

#include "games/carioca/carioca.h"

namespace nullo::carioca {
namespace {

// Reads how many cards there are of each kind; an absent one is 0.
Kinds read_kinds(json::Value value, Faults& faults) {
  Kinds kinds;
  json::Object object{value, faults};
  json::read_number(object, "joker", 0, kJokers, kinds.jokers);
  json::read_number(object, "ace", 0, kAces, kinds.aces);
  json::read_number(object, "ten_or_face", 0, kTens, kinds.tens);
  if (const auto pips = object.get("pips")) {
    const auto sum = json::read_integer(*pips, 0, kMostPips, faults);
    if (sum && !can_be_pips(*sum)) json::refuse(faults, *pips, "the sum of cards from two to nine, or 0");
    kinds.pips = static_cast<int>(sum.value_or(0));
  }
  object.refuse_others();
  return kinds;
}

Deadwood read_deadwood(json::Value value, Faults& faults) {
  if (value.is_null()) return {};
  if (value.kind() == json::Kind::kObject) return read_kinds(value, faults);
  if (value.kind() == json::Kind::kArray) {
    auto cards = games::read_held_cards(value, faults);
    return cards ? Deadwood{std::move(*cards)} : Deadwood{};
  }
  const int most = most_points(cards_dealt(kHands - 1));
  const bool whole = value.kind() == json::Kind::kInteger;
  if (whole && (value.integer() == 0 || (value.integer() >= kLeastPoints && value.integer() <= most)))
    return Deadwood{static_cast<int>(value.integer())};
  json::refuse(faults, value,
               fmt::format("0, a number from {} to {}, a list of cards, or an object of kinds", kLeastPoints, most));
  return {};
}

PerSeat<Deadwood> read_all(json::Value value, int seats, Faults& faults) {
  if (value.kind() != json::Kind::kArray || value.size() != static_cast<std::size_t>(seats)) {
    const std::string found =
        value.kind() == json::Kind::kArray ? fmt::format("{} of them", value.size()) : value.said();
    json::refuse(faults, value, fmt::format("a list of {}, one for each seat: a number or its cards", seats), found);
    return {};
  }
  PerSeat<Deadwood> all(seats);
  int seat = 0;
  for (const json::Value item : value) all[Seat{seat++}] = read_deadwood(item, faults);
  return all;
}

void write_kinds(json::Writer& writer, const Kinds& kinds) {
  writer.begin_object();
  if (kinds.jokers > 0) writer.member("joker", kinds.jokers);
  if (kinds.aces > 0) writer.member("ace", kinds.aces);
  if (kinds.tens > 0) writer.member("ten_or_face", kinds.tens);
  if (kinds.pips > 0) writer.member("pips", kinds.pips);
  writer.end_object();
}

}  // namespace

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal& deal) {
  Hand hand;
  Faults& faults = object.faults();
  if (const auto out = object.get("out")) hand.out = json::read_seat(*out, deal.seats, faults);
  if (const auto deadwood = object.get("deadwood")) hand.deadwood = read_all(*deadwood, deal.seats, faults);
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (hand.out) writer.member("out", hand.out->index());
  if (hand.deadwood.empty()) return;
  writer.key("deadwood").begin_array();
  for (const Deadwood& deadwood : hand.deadwood) {
    if (const auto* cards = std::get_if<std::vector<games::HeldCard>>(&deadwood)) {
      games::write_held_cards(writer, *cards);
    } else if (const int* sum = std::get_if<int>(&deadwood)) {
      writer.value(*sum);
    } else if (const auto* kinds = std::get_if<Kinds>(&deadwood)) {
      write_kinds(writer, *kinds);
    } else {
      writer.null();
    }
  }
  writer.end_array();
}

}  // namespace nullo::carioca
