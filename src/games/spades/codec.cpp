// Spades' rules and hands from and to JSON. Source: docs/documents.md#spades.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/spades/known.h"
#include "games/trick_codec.h"
#include "games/tricks_in_sum.h"

namespace nullo::spades {
namespace {

constexpr std::array<std::string_view, 3> kNilTricksWords{"bags", "help", "nothing"};
constexpr std::string_view kNil = "nil";
constexpr std::string_view kBlindNil = "blind_nil";

constexpr std::array<std::pair<std::string_view, int Rules::*>, 5> kNumbers{{{"target", &Rules::target},
                                                                             {"bags", &Rules::bags},
                                                                             {"bag_penalty", &Rules::bag_penalty},
                                                                             {"nil", &Rules::nil},
                                                                             {"blind_nil", &Rules::blind_nil}}};

std::optional<Bid> read_bid(json::Value value, Faults& faults) {
  if (value.kind() == json::Kind::kString && value.text() == kNil) return Bid{Bid::Kind::kNil, 0};
  if (value.kind() == json::Kind::kString && value.text() == kBlindNil) return Bid{Bid::Kind::kBlindNil, 0};
  if (value.kind() == json::Kind::kInteger && value.integer() >= 1 && value.integer() <= kTricksPerHand)
    return Bid{Bid::Kind::kTricks, static_cast<int>(value.integer())};
  json::refuse(faults, value, fmt::format("a bid from 1 to {}, \"nil\" or \"blind_nil\"", kTricksPerHand));
  return std::nullopt;
}

void read_bids(json::Value value, Hand& hand, Faults& faults) {
  if (!json::is_array(value, faults, "a list of four bids")) return;
  if (value.size() != kSeats) {
    return json::refuse(faults, value, "four bids, one for each seat", fmt::format("{} of them", value.size()));
  }
  std::size_t seat = 0;
  for (const json::Value item : value) {
    if (!item.is_null()) hand.bids[seat] = read_bid(item, faults);
    ++seat;
  }
}

void write_bid(json::Writer& writer, const std::optional<Bid>& bid) {
  if (!bid) {
    writer.null();
  } else if (bid->is_nil()) {
    writer.value(bid->kind == Bid::Kind::kNil ? kNil : kBlindNil);
  } else {
    writer.value(bid->tricks);
  }
}

}  // namespace

Rules Game::read_rules(json::Object& object, int) {
  Rules rules;
  for (const auto& [key, number] : kNumbers) json::read_number(object, key, 0, kMostInRules, rules.*number);
  json::read_choice(object, "nil_tricks", kNilTricksWords, rules.nil_tricks);
  if (const auto value = object.get("lose_at")) {
    const auto points = json::read_integer(*value, -kMostInRules, -1, object.faults());
    if (points) rules.lose_at = static_cast<int>(*points);
  }
  return rules;
}

void Game::write_rules(json::Writer& writer, const Rules& rules) {
  for (const auto& [key, number] : kNumbers) writer.member(key, rules.*number);
  writer.member("nil_tricks", kNilTricksWords[static_cast<std::size_t>(rules.nil_tricks)]);
  if (rules.lose_at) writer.member("lose_at", *rules.lose_at);
}

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal&) {
  Hand hand;
  Faults& faults = object.faults();
  if (const auto bids = object.get("bids")) read_bids(*bids, hand, faults);
  if (const auto tricks = object.get("tricks")) hand.tricks = games::read_tricks(*tricks, trick_rules(), faults);
  if (const auto summary = object.get("summary")) {
    hand.summary = games::read_tricks_in_sum(*summary, kSeats, kTricksPerHand, faults);
  }
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (std::ranges::any_of(hand.bids, [](const auto& bid) { return bid.has_value(); })) {
    writer.key("bids").begin_array();
    for (const std::optional<Bid>& bid : hand.bids) write_bid(writer, bid);
    writer.end_array();
  }
  if (!hand.tricks.empty()) games::write_tricks(writer.key("tricks"), hand.tricks);
  if (hand.summary) games::write_tricks_in_sum(writer.key("summary"), *hand.summary);
}

}  // namespace nullo::spades
