// Facts from and to JSON, and what the schema says of them.
#include <string>

#include <fmt/core.h>

#include "games/captured.h"
#include "games/facts/fact.h"

namespace nullo::games {
namespace {

// "3 of them", or what stands in place of a list.
std::string how_many(json::Value value) {
  return value.kind() == json::Kind::kArray ? fmt::format("{} of them", value.size()) : value.said();
}

std::vector<Card> read_cards_of_seat(json::Value value, const HandsFact& fact, Faults& faults) {
  std::vector<Card> cards;
  if (value.is_null()) return cards;
  if (value.kind() != json::Kind::kArray || value.size() < fact.least || value.size() > fact.most) {
    json::refuse(faults, value, fmt::format("a list of {} to {} cards", fact.least, fact.most), how_many(value));
    return cards;
  }
  const CardSet pack = fact.pack();
  for (const json::Value item : value) {
    const std::optional<Card> card = json::read_card(item, faults);
    if (card && !pack.contains(*card)) {
      json::refuse(faults, item, fact.pack_text);
    } else if (card) {
      cards.push_back(*card);
    }
  }
  return cards;
}

// Reads the value of one fact.
struct FactReader {
  json::Value value;
  const Deal& deal;
  void* hand;
  Faults& faults;

  void operator()(const CountsFact& fact) const {
    const std::string_view what = fact.least < 0 ? "whole number" : "count";
    if (auto counts = json::read_numbers(value, deal.seats, fact.least, fact.most, faults, what))
      fact.in.change(hand) = *std::move(counts);
  }
  void operator()(const HandsFact& fact) const {
    if (value.kind() != json::Kind::kArray || value.size() != static_cast<std::size_t>(deal.seats)) {
      return json::refuse(faults, value, fmt::format("a list of {} hands, one for each seat", deal.seats),
                          how_many(value));
    }
    PerSeat<std::vector<Card>> all(deal.seats);
    int seat = 0;
    for (const json::Value item : value) all[Seat{seat++}] = read_cards_of_seat(item, fact, faults);
    fact.in.change(hand) = std::move(all);
  }
};

struct FactWriter {
  std::string_view key;
  json::Writer& writer;
  const void* hand;

  void operator()(const CountsFact& fact) const {
    if (const Counts& counts = fact.in.see(hand); !counts.empty()) write_counts(writer.key(key), counts);
  }
  void operator()(const HandsFact& fact) const {
    if (fact.in.see(hand).empty()) return;
    writer.key(key).begin_array();
    for (const std::vector<Card>& cards : fact.in.see(hand)) {
      if (cards.empty()) {
        writer.null();
      } else {
        write_cards(writer, cards);
      }
    }
    writer.end_array();
  }
};

// The pattern of the cards of a pack: "^([2-9TA]|10)[CDHS]$".
std::string pattern_of(CardSet pack) {
  std::string ranks;
  for (const Card card : pack) {
    if (card.suit() == Suit::kClubs) ranks += letter(card.rank());
  }
  const bool tens = ranks.find(letter(Rank::kTen)) != std::string::npos;
  return fmt::format(fmt::runtime(tens ? "^([{}]|10)[CDHS]$" : "^[{}][CDHS]$"), ranks);
}

struct FactSchema {
  int least_seats;
  int most_seats;
  json::Writer& writer;

  void type(std::string_view name) const { writer.key("type").begin_array().value(name).value("null").end_array(); }
  // Opens "items".
  void list_of_seats() const {
    type("array");
    writer.member("minItems", least_seats).member("maxItems", most_seats).key("items").begin_object();
  }

  void operator()(const CountsFact& fact) const {
    list_of_seats();
    type("integer");
    writer.member("minimum", fact.least).member("maximum", fact.most).end_object();
  }
  void operator()(const HandsFact& fact) const {
    list_of_seats();
    type("array");
    writer.member("minItems", fact.least).member("maxItems", fact.most).member("uniqueItems", true);
    writer.key("items").begin_object().member("type", "string").member("pattern", pattern_of(fact.pack()));
    writer.end_object().end_object();
  }
};

}  // namespace

void read_facts(FactList list, json::Object& object, const Deal& deal, void* hand) {
  for (const Fact& fact : list) {
    if (const auto value = object.get(fact.key)) std::visit(FactReader{*value, deal, hand, object.faults()}, fact.kind);
  }
}

void write_facts(FactList list, json::Writer& writer, const void* hand) {
  for (const Fact& fact : list) std::visit(FactWriter{fact.key, writer, hand}, fact.kind);
}

void write_schema(FactList list, int least_seats, int most_seats, json::Writer& writer) {
  for (const Fact& fact : list) {
    writer.key(fact.key).begin_object().member("description", fact.about);
    std::visit(FactSchema{least_seats, most_seats, writer}, fact.kind);
    writer.end_object();
  }
}

}  // namespace nullo::games
