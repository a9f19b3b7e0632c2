// Facts as a table enters them: fields, questions, taps.
#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "base/utf8.h"
#include "games/facts/fact.h"
#include "games/find_field.h"

namespace nullo::games {
namespace {

using FactSet = tl::expected<bool, TapRefusal>;

tl::unexpected<TapRefusal> beyond(std::string_view said, int least, int most) {
  return refuse(said.empty() ? fmt::format("A count goes from {} to {}.", least, most) : std::string{said});
}

std::string field_id(const Fact& fact) {
  const auto* summary = std::get_if<SummaryFact>(&fact.kind);
  return summary == nullptr ? std::string{fact.key} : fmt::format("{}/{}", fact.key, summary->of);
}

// Sets one fact. A tap of another kind than the fact is none for it.
struct FactSetter {
  const Deal& deal;
  void* hand;

  FactSet operator()(const CountsFact& fact, const SetCount& tap) const {
    if (tap.count && !fact.takes(*tap.count)) return beyond(fact.beyond, fact.least, fact.most);
    Counts& counts = fact.in.change(hand);
    if (counts.empty()) counts = Counts(deal.seats);
    counts[tap.seat] = tap.count;
    return true;
  }
  FactSet operator()(const HandsFact& fact, const SetHeld& tap) const {
    const std::size_t count = tap.cards.size();
    if (count > 0 && ((count < fact.least && !fact.gaps) || count > fact.most))
      return refuse(fmt::format("{} are needed.", fact.number_text()));
    PerSeat<std::vector<Card>>& cards = fact.in.change(hand);
    if (cards.empty()) cards = PerSeat<std::vector<Card>>(deal.seats);
    cards[tap.seat] = tap.cards;
    return true;
  }
  FactSet operator()(const CardFact& fact, const PickCard& tap) const {
    fact.in.change(hand) = tap.card;
    return true;
  }
  FactSet operator()(const SeatFact& fact, const PickSeat& tap) const {
    std::optional<Seat>& seat = fact.in.change(hand);
    seat = fact.unasked && seat == tap.seat ? std::nullopt : tap.seat;
    return true;
  }
  FactSet operator()(const SummaryFact& fact, const SetCount& tap) const {
    std::optional<Counts>& summary = fact.in.change(hand);
    if (!summary) return cannot_be_entered();
    const int most = fact.total(deal.seats);
    if (tap.count && (*tap.count < 0 || *tap.count > most)) return beyond(fact.beyond, 0, most);
    if (summary->empty()) summary = Counts(fact.counts(deal.seats));
    (*summary)[Seat{tap.seat.index() % summary->size()}] = tap.count;
    if (none_known(*summary)) summary = Counts{};
    return true;
  }
  FactSet operator()(const NumbersFact& fact, const SetNumber& tap) const {
    if (tap.at < 0 || static_cast<std::size_t>(tap.at) >= fact.places) return false;
    if (tap.number && (*tap.number < fact.least || *tap.number > fact.most)) return refuse(std::string{fact.beyond});
    fact.change(hand)[static_cast<std::size_t>(tap.at)] = tap.number;
    return true;
  }
  FactSet operator()(const TextFact& fact, const SetText& tap) const {
    if (utf8::characters(tap.text) > fact.most) return refuse(fmt::format("At most {} characters.", fact.most));
    fact.in.change(hand) = tap.text;
    return true;
  }
  template <class Kind, class Other>
  FactSet operator()(const Kind&, const Other&) const {
    return false;
  }
};

Question::Wants wanted(const Fact& fact) {
  using Wants = Question::Wants;
  if (std::holds_alternative<HandsFact>(fact.kind)) return Wants::kHand;
  if (std::holds_alternative<SeatFact>(fact.kind)) return Wants::kSeat;
  if (std::holds_alternative<CardFact>(fact.kind)) return Wants::kCard;
  if (std::holds_alternative<NumbersFact>(fact.kind)) return Wants::kNumber;
  return Wants::kCount;
}

}  // namespace

std::string HandsFact::number_text() const {
  return least == most ? fmt::format("{} cards", most) : fmt::format("{} to {} cards", least, most);
}

CountsField counts_field(const Fact& fact, const Deal& deal, const void* hand) {
  const auto& kind = std::get<CountsFact>(fact.kind);
  CountsField field;
  field.id = fact.key;
  field.label = fact.label;
  field.least = kind.least;
  field.most = kind.most;
  for (const NamedCount& each : kind.named) field.named.push_back({std::string{each.label}, each.key, each.count});
  field.values = kind.in.see(hand).empty() ? Counts(deal.seats) : kind.in.see(hand);
  field.follows = Counts(deal.seats);
  return field;
}

HandsField hands_field(const Fact& fact, const Deal& deal, const void* hand) {
  const auto& kind = std::get<HandsFact>(fact.kind);
  HandsField field;
  field.id = fact.key;
  field.label = fact.label;
  field.choices = kind.pack();
  field.least = kind.gaps ? 1 : static_cast<int>(kind.least);
  field.most = static_cast<int>(kind.most);
  field.values = kind.in.see(hand);
  field.worth = PerSeat<std::string>(deal.seats);
  return field;
}

CardField card_field(const Fact& fact, const void* hand) {
  const auto& kind = std::get<CardFact>(fact.kind);
  return {std::string{fact.key}, std::string{fact.label}, kind.pack(), kind.in.see(hand)};
}

SeatField seat_field(const Fact& fact, const Deal& deal, const void* hand) {
  SeatField field;
  field.id = fact.key;
  field.label = fact.label;
  if (const auto* kind = std::get_if<SeatFact>(&fact.kind)) field.value = kind->in.see(hand);
  for (const Seat each : Seats{deal.seats}) field.choices.push_back(each);
  return field;
}

NumbersField numbers_field(const Fact& fact, const void* hand) {
  const auto& kind = std::get<NumbersFact>(fact.kind);
  const auto numbers = kind.see(hand);
  return {std::string{fact.key}, std::string{fact.label}, kind.least, kind.most, {numbers.begin(), numbers.end()}};
}

TextField text_field(const Fact& fact, const void* hand) {
  const auto& kind = std::get<TextFact>(fact.kind);
  TextField field;
  field.id = fact.key;
  field.label = fact.label;
  field.most = kind.most;
  field.value = kind.in.see(hand);
  return field;
}

CountsField summary_field(const Fact& fact, const Deal& deal, const void* hand, const Counts& known) {
  const auto& kind = std::get<SummaryFact>(fact.kind);
  const Counts& counts = *kind.in.see(hand);
  const int sides = kind.counts(deal.seats);
  CountsField field;
  field.id = field_id(fact);
  field.label = fact.label;
  field.most = kind.total(deal.seats);
  field.total = field.most;
  field.values = Counts(deal.seats);
  field.follows = Counts(deal.seats);
  field.sides = sides < deal.seats ? sides : 0;
  for (const Seat seat : Seats{deal.seats}) {
    const Seat side{seat.index() % sides};
    if (!counts.empty()) field.values[seat] = counts[side];
    if (!field.values[seat]) field.follows[seat] = known[side];
    if (!known[side]) field.asked.push_back(seat);
  }
  return field;
}

void ask(const Fact& fact, Question& question) {
  question.wants = wanted(fact);
  question.field = field_id(fact);
  question.text = fact.asks;
}

void ask(const Fact& fact, const std::vector<Seat>& of, const Names& names, Question& question) {
  ask(fact, question);
  question.seat = of.front();
  question.choices = of;
  question.text = fmt::format(fmt::runtime(fact.asks), names[of.front()]);
}

tl::expected<bool, TapRefusal> set_fact(FactList list, const Deal& deal, const Tap& tap, void* hand) {
  if (const auto* shortcut = std::get_if<UseShortcut>(&tap); shortcut != nullptr && shortcut->seat)
    return set_fact(list, deal, PickSeat{shortcut->id, shortcut->seat}, hand);
  const auto fact = std::ranges::find(list, field_of(tap), field_id);
  if (fact == list.end()) return false;
  FactSet set = std::visit(FactSetter{deal, hand}, fact->kind, tap);
  for (const Fact& each : list) {  // a table in which nothing is known any more is empty
    const auto* counts = std::get_if<CountsFact>(&each.kind);
    if (counts != nullptr && none_known(counts->in.see(hand))) counts->in.change(hand) = {};
  }
  return set;
}

}  // namespace nullo::games
