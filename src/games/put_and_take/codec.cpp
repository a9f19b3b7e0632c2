// Put and Take's rules and hands from and to JSON. Source: docs/documents.md#put_and_take.
#include <fmt/core.h>

#include "games/captured.h"
#include "games/put_and_take/put_and_take.h"

namespace nullo::put_and_take {
namespace {

Stakes read_stakes(json::Value value, Faults& faults) {
  Stakes stakes = kEven;
  if (!json::is_array(value, faults, "a list of five numbers")) return stakes;
  if (value.size() != stakes.size()) {
    json::refuse(faults, value, "five numbers, one for each card turned", fmt::format("{} of them", value.size()));
    return stakes;
  }
  std::size_t turn = 0;
  for (const json::Value item : value) {
    const auto stake = json::read_integer(item, 0, kMostStake, faults);
    stakes[turn++] = static_cast<int>(stake.value_or(0));
  }
  return stakes;
}

std::vector<Card> read_cards(json::Value value, std::size_t most, bool gaps, Faults& faults) {
  std::vector<Card> cards;
  if (!json::is_array(value, faults, "a list of cards")) return cards;
  if (value.size() > most) {
    json::refuse(faults, value, fmt::format("at most {} cards", most), fmt::format("{}", value.size()));
    return cards;
  }
  for (const json::Value item : value) {
    if (item.is_null() && gaps) continue;  // not known yet
    if (const std::optional<Card> card = json::read_card(item, faults)) cards.push_back(*card);
  }
  return cards;
}

std::vector<games::Counts> read_matches(json::Value value, int seats, Faults& faults) {
  std::vector<games::Counts> matches;
  if (!json::is_array(value, faults, "a list of matches, one for each card turned")) return matches;
  if (value.size() > kTurns) {
    json::refuse(faults, value, "matches of at most five cards turned", fmt::format("{}", value.size()));
    return matches;
  }
  for (const json::Value item : value) {
    std::optional<games::Counts> counts;  // nothing: nobody's are known
    if (!item.is_null()) counts = json::read_counts(item, seats, kCardsOfARank - 1, faults);
    matches.push_back(counts.value_or(games::Counts(seats)));
  }
  return matches;
}

PerSeat<std::vector<Card>> read_hands(json::Value value, int seats, Faults& faults) {
  PerSeat<std::vector<Card>> hands(seats);
  if (!json::is_array(value, faults, "a list with the cards of each seat")) return hands;
  if (value.size() != static_cast<std::size_t>(seats)) {
    json::refuse(faults, value, fmt::format("{} entries, one a seat", seats), fmt::format("{}", value.size()));
    return hands;
  }
  int seat = 0;
  for (const json::Value item : value) {
    std::vector<Card>& hand = hands[Seat{seat++}];
    if (item.is_null()) continue;
    if (item.kind() == json::Kind::kArray && item.size() != kCardsOfAPlayer) {
      json::refuse(faults, item, "five cards", fmt::format("{}", item.size()));
      continue;
    }
    hand = read_cards(item, kCardsOfAPlayer, true, faults);
  }
  return hands;
}

Round read_round(json::Object& object, std::string_view key, std::string_view matches, int seats) {
  Round round;
  if (const auto value = object.get(key)) round.turned = read_cards(*value, kTurns, false, object.faults());
  if (const auto value = object.get(matches)) round.matches = read_matches(*value, seats, object.faults());
  return round;
}

void refuse_both(json::Object& object, std::string_view matches) {
  const auto value = object.get(matches);
  if (value && (value->kind() != json::Kind::kArray || value->size() > 0)) {
    json::refuse(object.faults(), *value, "the matches or \"cards\", not both", "both");
  }
}

void write_round(json::Writer& writer, std::string_view key, std::string_view matches, const Round& round) {
  if (!round.turned.empty()) games::write_cards(writer.key(key), round.turned);
  if (round.matches.empty()) return;
  writer.key(matches).begin_array();
  for (const games::Counts& counts : round.matches) games::write_counts(writer, counts);
  writer.end_array();
}

}  // namespace

Rules Game::read_rules(json::Object& object, int) {
  Rules rules;
  json::read_number(object, "starting_chips", 0, kMostStartingChips, rules.starting_chips);
  if (const auto stakes = object.get("stakes")) rules.stakes = read_stakes(*stakes, object.faults());
  if (const auto value = object.get("hands")) {
    const auto hands = json::read_integer(*value, 1, kMostHands, object.faults());
    if (hands) rules.hands = static_cast<int>(*hands);
  }
  return rules;
}

void Game::write_rules(json::Writer& writer, const Rules& rules) {
  writer.member("starting_chips", rules.starting_chips);
  writer.key("stakes").begin_array();
  for (const int stake : rules.stakes) writer.value(stake);
  writer.end_array();
  if (rules.hands) writer.member("hands", *rules.hands);
}

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal& deal) {
  Hand hand;
  hand.put = read_round(object, "put", "put_matches", deal.seats);
  hand.take = read_round(object, "take", "take_matches", deal.seats);
  if (const auto cards = object.get("cards")) {
    hand.cards = read_hands(*cards, deal.seats, object.faults());
    refuse_both(object, "put_matches");
    refuse_both(object, "take_matches");
  }
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  write_round(writer, "put", "put_matches", hand.put);
  write_round(writer, "take", "take_matches", hand.take);
  if (hand.cards.empty()) return;
  writer.key("cards").begin_array();
  for (const std::vector<Card>& cards : hand.cards) {
    if (cards.empty()) {
      writer.null();
    } else {
      games::write_cards(writer, cards, kCardsOfAPlayer);
    }
  }
  writer.end_array();
}

}  // namespace nullo::put_and_take
