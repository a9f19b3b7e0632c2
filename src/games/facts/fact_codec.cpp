// Facts from and to JSON.
#include <algorithm>
#include <string>

#include <fmt/core.h>

#include "games/captured.h"
#include "games/facts/fact.h"
#include "games/trick_codec.h"
#include "text/say.h"

namespace nullo::games {
namespace {

// "3 of them", or what stands in place of a list.
std::string how_many(json::Value value) {
  return value.kind() == json::Kind::kArray ? text::say("{count} of them", value.size()) : value.said();
}

// False with a fault unless the value is a list of so many.
bool is_list_of(json::Value value, int count, const json::Phrase& expected, Faults& faults) {
  if (value.kind() == json::Kind::kArray && value.size() == static_cast<std::size_t>(count)) return true;
  json::refuse(faults, value, expected, how_many(value));
  return false;
}

void read_cards(json::Value value, CardSet pack, std::string_view pack_text, bool gaps, std::vector<Card>& cards,
                Faults& faults) {
  for (const json::Value item : value) {
    if (item.is_null() && gaps) continue;
    const std::optional<Card> card = json::read_card(item, faults);
    if (card && !pack.contains(*card)) {
      json::refuse(faults, item, pack_text);
    } else if (card) {
      cards.push_back(*card);
    }
  }
}

std::vector<Card> read_cards_of_seat(json::Value value, const HandsFact& fact, Faults& faults) {
  std::vector<Card> cards;
  if (value.is_null()) return cards;
  if (value.kind() != json::Kind::kArray || value.size() < fact.least || value.size() > fact.most) {
    json::refuse(faults, value, text::say("a list of {cards}", fact.number_text()), how_many(value));
    return cards;
  }
  read_cards(value, fact.pack(), fact.pack_text, fact.gaps, cards, faults);
  return cards;
}

// "a bid from 1 to 13, "nil" or "blind_nil"".
std::string expected_of(const CountsFact& fact) {
  std::string text = text::say("a {number} from {least} to {most}", fact.what, fmt::format("{}", fact.least),
                               fmt::format("{}", fact.most));
  for (const NamedCount& each : fact.named) {
    const std::string word = json::quoted(each.word);
    text = &each == &fact.named.back() ? text::say("{one} or {other}", text, word) : fmt::format("{}, {}", text, word);
  }
  return text;
}

std::optional<int> read_count_or_word(json::Value value, const CountsFact& fact, Faults& faults) {
  if (value.kind() == json::Kind::kString) {
    const auto named = std::ranges::find(fact.named, value.text(), &NamedCount::word);
    if (named != fact.named.end()) return named->count;
  }
  if (value.kind() == json::Kind::kInteger && value.integer() >= fact.least && value.integer() <= fact.most)
    return static_cast<int>(value.integer());
  json::refuse(faults, value, expected_of(fact));
  return std::nullopt;
}

// Reads the value of one fact.
struct FactReader {
  json::Object& object;
  json::Value value;
  const void* rules;
  const Deal& deal;
  void* hand;
  Faults& faults;

  void operator()(const CountsFact& fact) const {
    if (!fact.named.empty()) return read_counts_or_words(fact);
    if (auto counts = json::read_numbers(value, deal.seats, fact.least, fact.most, faults,
                                         fact.least < 0 ? json::kWholeNumbers : json::kCounts))
      fact.in.change(hand) = *std::move(counts);
  }
  // Where nothing is known, the table stays empty.
  void read_counts_or_words(const CountsFact& fact) const {
    if (!is_list_of_seats(fmt::format("{}s", fact.what))) return;
    Counts counts(deal.seats);
    int seat = 0;
    for (const json::Value item : value) {
      const Seat place{seat++};
      if (!item.is_null()) counts[place] = read_count_or_word(item, fact, faults);
    }
    if (!none_known(counts)) fact.in.change(hand) = std::move(counts);
  }
  [[nodiscard]] bool is_list_of_seats(std::string_view what) const {
    return is_list_of(
        value, deal.seats, [&] { return text::say("a list of {count} {what}, one for each seat", deal.seats, what); },
        faults);
  }
  void operator()(const HandsFact& fact) const {
    if (!is_list_of_seats("hands")) return;
    PerSeat<std::vector<Card>> all(deal.seats);
    int seat = 0;
    for (const json::Value item : value) all[Seat{seat++}] = read_cards_of_seat(item, fact, faults);
    fact.in.change(hand) = std::move(all);
  }
  void operator()(const CardsFact& fact) const {
    if (!json::is_array(value, faults, text::mark("a list of cards"))) return;
    if (value.size() < fact.least || value.size() > fact.most) {
      return json::refuse(faults, value,
                          fact.least == fact.most
                              ? text::say_count(fact.most, "{count} card", "{count} cards")
                              : text::say_count(fact.most, "at most {count} card", "at most {count} cards"),
                          fmt::format("{}", value.size()));
    }
    read_cards(value, fact.pack(), fact.pack_text, false, fact.in.change(hand), faults);
  }
  void operator()(const CardFact& fact) const { fact.in.change(hand) = json::read_card(value, faults); }
  void operator()(const SeatFact& fact) const { fact.in.change(hand) = json::read_seat(value, deal.seats, faults); }
  void operator()(const TricksFact& fact) const {
    TrickRules in_play;
    in_play.seats = deal.seats;
    in_play.rounds = fact.rounds(deal.seats);
    in_play.may_be_seats = fact.may_be_seats;
    if (fact.trick_rules != nullptr) in_play = fact.trick_rules(rules, deal);
    fact.in.change(hand) = read_tricks(value, in_play, faults);
  }
  void operator()(const CapturedFact& fact) const {
    const bool two_packs = fact.two_packs != nullptr && fact.two_packs(rules, deal);
    fact.in.change(hand) = read_captured(value, deal.seats, two_packs, faults);
  }
  void operator()(const SummaryFact& fact) const {
    Counts& counts = fact.in.change(hand).emplace();
    json::Object summary{value, faults, [&fact] { return text::say("an object: {what}", fact.what); }};
    if (value.kind() != json::Kind::kObject) return;
    if (const auto given = summary.get(fact.of)) {
      if (auto read = json::read_counts(*given, fact.counts(deal.seats), fact.total(deal.seats), faults))
        counts = *std::move(read);
    }
    summary.refuse_others();
  }
  void operator()(const SeatsFact& fact) const {
    if (!json::is_array(value, faults, text::mark("a list of seats"))) return;
    for (const json::Value item : value) {
      if (const auto seat = json::read_seat(item, deal.seats, faults)) fact.in.change(hand).push_back(*seat);
    }
  }
  void operator()(const NumbersFact& fact) const {
    const auto numbers = fact.change(hand);
    if (!is_list_of(value, static_cast<int>(fact.places),
                    text::say("a list of {count} numbers from {least} to {most}", fact.places,
                              fmt::format("{}", fact.least), fmt::format("{}", fact.most)),
                    faults))
      return;
    auto place = numbers.begin();
    for (const json::Value item : value) {
      std::optional<int>& number = *place++;
      if (item.is_null()) continue;  // not known yet
      if (const auto read = json::read_integer(item, fact.least, fact.most, faults)) number = static_cast<int>(*read);
    }
  }
  void operator()(const TextFact& fact) const {
    if (value.kind() == json::Kind::kString && value.text().empty()) return;
    fact.in.change(hand) = json::read_line(value, fact.most, faults, fact.what).value_or("");
  }
  void operator()(const CardSumsFact& fact) const {
    if (!is_list_of(value, deal.seats,
                    text::say("a list of {count}, one for each seat: a number or its cards", deal.seats), faults))
      return;
    PerSeat<CardSum>& all = fact.in.change(hand) = PerSeat<CardSum>(deal.seats);
    int seat = 0;
    for (const json::Value item : value) {
      CardSum& cards = all[Seat{seat++}];
      if (!item.is_null()) cards = read_card_sum(item, *fact.scale, faults);
    }
  }
  void operator()(const CardSumFact& fact) const { fact.in.change(hand) = read_card_sum(value, *fact.scale, faults); }
  void operator()(const StepsFact& fact) const {
    if (const auto number = json::read_integer(value, 0, fact.most, faults))
      fact.in.change(hand) = static_cast<int>(*number);
  }
  void operator()(const SidesFact& fact) const {
    const auto expected = [&fact] { return text::say("a list of {count}, one for each side", fact.sides); };
    if (!is_list_of(value, fact.sides, expected, faults)) return;
    int side = 0;
    for (const json::Value item : value) {
      void* const of = fact.change(hand, side++);
      if (!item.is_null()) read_object(item, text::mark("an object of what is known of a side"), fact.of_side(), of);
    }
  }
  void operator()(const PartFact& fact) const {
    read_object(
        value, [&fact] { return text::say("an object: {what}", fact.what); }, fact.of_part(), fact.change(hand));
  }
  void read_object(json::Value from, const json::Phrase& expected, FactList list, void* whole) const {
    json::Object known{from, faults, expected};
    read_facts(list, known, rules, deal, whole);
    known.refuse_others();
  }
  void operator()(const OwnFact& fact) const { fact.read(object, value, rules, deal, hand); }
};

struct FactWriter {
  std::string_view key;
  json::Writer& writer;
  const void* hand;

  void operator()(const CountsFact& fact) const {
    const Counts& counts = fact.in.see(hand);
    if (counts.empty()) return;
    writer.key(key).begin_array();
    for (const std::optional<int>& count : counts) {
      const auto named = std::ranges::find(fact.named, count, &NamedCount::count);
      if (named != fact.named.end()) {
        writer.value(named->word);
      } else if (count) {
        writer.value(*count);
      } else {
        writer.null();
      }
    }
    writer.end_array();
  }
  void operator()(const HandsFact& fact) const {
    if (fact.in.see(hand).empty()) return;
    writer.key(key).begin_array();
    for (const std::vector<Card>& cards : fact.in.see(hand)) {
      if (cards.empty()) {
        writer.null();
      } else {
        write_cards(writer, cards, fact.gaps ? fact.least : 0);
      }
    }
    writer.end_array();
  }
  void operator()(const CardsFact& fact) const {
    if (!fact.in.see(hand).empty()) write_cards(writer.key(key), fact.in.see(hand));
  }
  void operator()(const CardFact& fact) const {
    if (const std::optional<Card>& card = fact.in.see(hand)) writer.member(key, to_string(*card));
  }
  void operator()(const SeatFact& fact) const {
    if (const std::optional<Seat>& seat = fact.in.see(hand)) writer.member(key, seat->index());
  }
  void operator()(const TricksFact& fact) const {
    if (!fact.in.see(hand).empty()) write_tricks(writer.key(key), fact.in.see(hand), fact.may_be_seats);
  }
  void operator()(const CapturedFact& fact) const {
    if (!fact.in.see(hand).empty()) write_captured(writer.key(key), fact.in.see(hand));
  }
  void operator()(const SummaryFact& fact) const {
    const std::optional<Counts>& counts = fact.in.see(hand);
    if (!counts) return;
    writer.key(key).begin_object();
    if (!counts->empty()) write_counts(writer.key(fact.of), *counts);
    writer.end_object();
  }
  void operator()(const SeatsFact& fact) const {
    if (fact.in.see(hand).empty()) return;
    writer.key(key).begin_array();
    for (const Seat seat : fact.in.see(hand)) writer.value(seat.index());
    writer.end_array();
  }
  void operator()(const NumbersFact& fact) const {
    const auto numbers = fact.see(hand);
    if (std::ranges::none_of(numbers, [](const std::optional<int>& number) { return number.has_value(); })) return;
    writer.key(key).begin_array();
    for (const std::optional<int>& number : numbers) number ? writer.value(*number) : writer.null();
    writer.end_array();
  }
  void operator()(const TextFact& fact) const {
    if (!fact.in.see(hand).empty()) writer.member(key, fact.in.see(hand));
  }
  void operator()(const CardSumsFact& fact) const {
    if (fact.in.see(hand).empty()) return;
    writer.key(key).begin_array();
    for (const CardSum& cards : fact.in.see(hand)) write_card_sum(cards, *fact.scale, writer);
    writer.end_array();
  }
  void operator()(const CardSumFact& fact) const {
    if (const CardSum& cards = fact.in.see(hand); cards != CardSum{})
      write_card_sum(cards, *fact.scale, writer.key(key));
  }
  void operator()(const StepsFact& fact) const {
    if (const int number = fact.in.see(hand); number > 0) writer.member(key, number);
  }
  void operator()(const SidesFact& fact) const {
    if (!fact.known(hand)) return;
    writer.key(key).begin_array();
    for (int side = 0; side < fact.sides; ++side) write_object(fact.of_side(), fact.see(hand, side));
    writer.end_array();
  }
  void operator()(const PartFact& fact) const {
    if (const void* part = fact.see(hand)) {
      writer.key(key);
      write_object(fact.of_part(), part);
    }
  }
  void write_object(FactList list, const void* whole) const {
    writer.begin_object();
    write_facts(list, writer, whole);
    writer.end_object();
  }
  void operator()(const OwnFact& fact) const { fact.write(key, writer, hand); }
};

}  // namespace

void read_facts(FactList list, json::Object& object, const void* rules, const Deal& deal, void* hand) {
  for (const Fact& fact : list) {
    if (const auto value = object.get(fact.key))
      std::visit(FactReader{object, *value, rules, deal, hand, object.faults()}, fact.kind);
  }
}

void write_facts(FactList list, json::Writer& writer, const void* hand) {
  for (const Fact& fact : list) std::visit(FactWriter{fact.key, writer, hand}, fact.kind);
}

}  // namespace nullo::games
