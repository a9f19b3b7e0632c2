// Razz' rules and hands from and to JSON. Source: docs/documents.md#razz.
#include <array>
#include <charconv>

#include <fmt/core.h>

#include "games/captured.h"
#include "games/razz/known.h"
#include "games/razz/razz.h"

namespace nullo::razz {
namespace {

constexpr std::array<std::pair<std::string_view, int Rules::*>, 5> kNumbers{{{"starting_chips", &Rules::starting_chips},
                                                                             {"ante", &Rules::ante},
                                                                             {"bring_in", &Rules::bring_in},
                                                                             {"small_bet", &Rules::small_bet},
                                                                             {"big_bet", &Rules::big_bet}}};

constexpr std::array<std::string_view, 3> kOddChipWords{"left_of_dealer", "high_card", "low_card"};

std::vector<Seat> read_seats(json::Object& object, std::string_view key, int seats) {
  std::vector<Seat> read;
  const std::optional<json::Value> value = object.get(key);
  if (!value || !json::is_array(*value, object.faults(), "a list of seats")) return read;
  for (const json::Value item : *value) {
    if (const std::optional<Seat> seat = json::read_seat(item, seats, object.faults())) read.push_back(*seat);
  }
  return read;
}

void write_seats(json::Writer& writer, std::string_view key, const std::vector<Seat>& seats) {
  if (seats.empty()) return;
  writer.key(key).begin_array();
  for (const Seat seat : seats) writer.value(seat.index());
  writer.end_array();
}

// The seat whose number is the key.
std::optional<Seat> seat_of_key(std::string_view key, int seats) {
  if (key.size() != 1 || key[0] < '0' || key[0] >= '0' + seats) return std::nullopt;
  return Seat{key[0] - '0'};
}

Shown read_shown(json::Value value, Seat seat, const Hand& hand, Faults& faults) {
  Shown shown{seat, {}};
  if (!json::is_array(value, faults, "a list of cards")) return shown;
  if (!holds(hand.folded, seat) && value.size() != static_cast<std::size_t>(own_cards(hand))) {
    const std::string_view why = hand.community ? "six cards, as one served all" : "seven cards";
    json::refuse(faults, value, why, fmt::format("{}", value.size()));
  }
  for (const json::Value item : value) {
    if (item.is_null()) continue;  // not known yet
    if (const std::optional<Card> card = json::read_card(item, faults)) shown.cards.push_back(*card);
  }
  return shown;
}

void read_all_shown(json::Value value, int seats, Hand& hand, Faults& faults) {
  if (value.kind() != json::Kind::kObject) return json::refuse(faults, value, "an object of seats and their cards");
  for (const json::Value item : value) {
    const std::optional<Seat> seat = seat_of_key(item.key(), seats);
    if (!seat) {
      json::refuse(faults, item, fmt::format("a seat from \"0\" to \"{}\"", seats - 1), json::quoted(item.key()));
    } else if (!item.is_null()) {
      hand.shown.push_back(read_shown(item, *seat, hand, faults));
    }
  }
}

// Writes all cards of a seat that is left, null for each not known yet.
void write_shown(json::Writer& writer, const Shown& shown, const Hand& hand) {
  const int least = holds(hand.folded, shown.seat) ? 0 : own_cards(hand);
  games::write_cards(writer, shown.cards, static_cast<std::size_t>(least));
}

}  // namespace

Rules Game::read_rules(json::Object& object, int) {
  Rules rules;
  for (const auto& [key, number] : kNumbers) json::read_number(object, key, 0, kMostChips, rules.*number);
  json::read_choice(object, "odd_chip", kOddChipWords, rules.odd_chip);
  return rules;
}

void Game::write_rules(json::Writer& writer, const Rules& rules) {
  for (const auto& [key, number] : kNumbers) writer.member(key, rules.*number);
  // Left out where it is the default: it is newer than the documents of releases, which stay as they were exported
  // [tests/store/released_test.cpp].
  if (rules.odd_chip != OddChip::kLeftOfDealer)
    writer.member("odd_chip", kOddChipWords[static_cast<std::size_t>(rules.odd_chip)]);
}

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal& deal) {
  Hand hand;
  Faults& faults = object.faults();
  if (const auto bets = object.get("bets")) {
    if (auto counts = json::read_counts(*bets, deal.seats, kMostBet, faults)) hand.bets = *counts;
  }
  hand.folded = read_seats(object, "folded", deal.seats);
  hand.all_in = read_seats(object, "all_in", deal.seats);
  if (const auto card = object.get("community")) hand.community = json::read_card(*card, faults);
  if (const auto shown = object.get("shown")) {
    hand.showdown = true;
    read_all_shown(*shown, deal.seats, hand, faults);
  }
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (!hand.bets.empty()) games::write_counts(writer.key("bets"), hand.bets);
  write_seats(writer, "folded", hand.folded);
  write_seats(writer, "all_in", hand.all_in);
  if (hand.showdown) {
    writer.key("shown").begin_object();
    for (const Shown& shown : hand.shown) write_shown(writer.key(fmt::format("{}", shown.seat.index())), shown, hand);
    writer.end_object();
  }
  if (hand.community) writer.member("community", to_string(*hand.community));
}

}  // namespace nullo::razz
