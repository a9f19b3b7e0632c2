// Facts as a table enters them: fields, questions, taps.
#include <algorithm>
#include <concepts>
#include <string>

#include <fmt/core.h>

#include "base/utf8.h"
#include "games/facts/fact.h"
#include "games/find_field.h"
#include "games/sentence.h"
#include "text/say.h"

namespace nullo::games {
namespace {

using FactSet = tl::expected<bool, TapRefusal>;

tl::unexpected<TapRefusal> beyond(text::Sentence said, int least, int most) {
  return refuse(said.empty() ? text::say("A count goes from {least} to {most}.", least, most) : text::say(said));
}

std::string field_id(const Fact& fact) {
  if (!fact.field.empty()) return std::string{fact.field};
  const auto* summary = std::get_if<SummaryFact>(&fact.kind);
  return summary == nullptr ? std::string{fact.key} : fmt::format("{}/{}", fact.key, summary->of);
}

template <class Tapped>
concept OfCardSum = std::same_as<Tapped, SetCount> || std::same_as<Tapped, AddOfKind>;

// Sets one fact. A tap of another kind than the fact is none for it.
struct FactSetter {
  text::Sentence label;
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
      return refuse(text::say("{cards} are needed.", fact.number_text()));
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
    if (tap.number && (*tap.number < fact.least || *tap.number > fact.most)) return refuse(text::say(fact.beyond));
    fact.change(hand)[static_cast<std::size_t>(tap.at)] = tap.number;
    return true;
  }
  FactSet operator()(const TextFact& fact, const SetText& tap) const {
    if (utf8::characters(tap.text) > fact.most)
      return refuse(text::say_count(fact.most, "At most one character.", "At most {count} characters."));
    fact.in.change(hand) = tap.text;
    return true;
  }
  template <OfCardSum Tapped>
  FactSet operator()(const CardSumsFact& fact, const Tapped& tap) const {
    PerSeat<CardSum>& cards = fact.in.change(hand);
    if (cards.empty()) cards = PerSeat<CardSum>(deal.seats);
    return set(cards[tap.seat], tap, *fact.scale);
  }
  template <OfCardSum Tapped>
  FactSet operator()(const CardSumFact& fact, const Tapped& tap) const {
    return set(fact.in.change(hand), tap, *fact.scale);
  }
  FactSet operator()(const StepsFact& fact, const SetCount& tap) const {
    const int count = tap.count.value_or(0);
    if (count < 0 || count > fact.most)
      return refuse(text::say("{what}: there are {count} at most.", text::say(label), fact.most));
    fact.in.change(hand) = count;
    return true;
  }
  template <class Kind, class Other>
  FactSet operator()(const Kind&, const Other&) const {
    return false;
  }

 private:
  template <class Tapped>
  static FactSet set(CardSum& cards, const Tapped& tap, const CardScale& scale) {
    tl::expected<CardSum, TapRefusal> now = with_tap(cards, tap, scale);
    if (!now) return tl::unexpected{std::move(now.error())};
    cards = *std::move(now);
    return true;
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

// The side whose fact the tap sets; nothing: it is for no seat.
std::optional<int> side_of(const Tap& tap, const SidesFact& of) {
  if (const auto* set = std::get_if<SetCount>(&tap)) return set->seat.index() % of.sides;
  if (const auto* add = std::get_if<AddOfKind>(&tap)) return add->seat.index() % of.sides;
  return std::nullopt;
}

// A table in which nothing is known any more is empty. That of HandsFact stays, as it says how the hand is entered.
void tidy(FactList list, void* hand) {
  for (const Fact& fact : list) {
    if (const auto* counts = std::get_if<CountsFact>(&fact.kind); counts != nullptr && none_known(counts->in.see(hand)))
      counts->in.change(hand) = {};
    const auto* sums = std::get_if<CardSumsFact>(&fact.kind);
    const auto unknown = [](const CardSum& cards) { return cards == CardSum{}; };
    if (sums != nullptr && std::ranges::all_of(sums->in.see(hand), unknown)) sums->in.change(hand) = {};
  }
}

CountsField empty_field(const Fact& fact, const Deal& deal, int most) {
  CountsField field;
  field.id = field_id(fact);
  field.label = text::say(fact.label);
  field.most = most;
  field.values = Counts(deal.seats);
  field.follows = Counts(deal.seats);
  return field;
}

CountsField card_sum_field(const Fact& fact, const Deal& deal, const CardScale& scale) {
  CountsField field = empty_field(fact, deal, scale.most);
  add_buttons(scale, field);
  return field;
}

}  // namespace

std::string HandsFact::number_text() const {
  return least == most ? text::say_count(most, "{count} card", "{count} cards")
                       : text::say_count(most, "{least} to {count} card", "{least} to {count} cards", least);
}

CountsField counts_field(const Fact& fact, const Deal& deal, const void* hand) {
  if (const auto* sums = std::get_if<CardSumsFact>(&fact.kind)) {
    CountsField field = card_sum_field(fact, deal, *sums->scale);
    const PerSeat<CardSum>& cards = sums->in.see(hand);
    for (const Seat seat : Seats{cards.size()}) show_card_sum(cards[seat], *sums->scale, seat, field);
    return field;
  }
  const auto& kind = std::get<CountsFact>(fact.kind);
  CountsField field = empty_field(fact, deal, kind.most);
  field.least = kind.least;
  field.total = kind.total;
  for (const NamedCount& each : kind.named) field.named.push_back({text::say(each.label), each.key, each.count});
  if (!kind.in.see(hand).empty()) field.values = kind.in.see(hand);
  return field;
}

CountsField counts_field(const Fact& fact, const SidesFact& of, const Deal& deal, const void* hand) {
  const auto* steps = std::get_if<StepsFact>(&fact.kind);
  const auto* sum = std::get_if<CardSumFact>(&fact.kind);
  CountsField field = sum != nullptr ? card_sum_field(fact, deal, *sum->scale) : empty_field(fact, deal, steps->most);
  field.sides = of.sides;
  if (steps != nullptr) field.step_key = steps->letter;
  for (const Seat seat : Seats{deal.seats}) {
    const void* const side = of.see(hand, seat.index() % of.sides);
    if (sum != nullptr) show_card_sum(sum->in.see(side), *sum->scale, seat, field);
    if (steps != nullptr) field.values[seat] = steps->in.see(side);
  }
  return field;
}

HandsField hands_field(const Fact& fact, const Deal& deal, const void* hand) {
  const auto& kind = std::get<HandsFact>(fact.kind);
  HandsField field;
  field.id = field_id(fact);
  field.label = text::say(fact.label);
  field.choices = kind.pack();
  field.least = kind.gaps ? 1 : static_cast<int>(kind.least);
  field.most = static_cast<int>(kind.most);
  field.values = kind.in.see(hand);
  field.worth = PerSeat<std::string>(deal.seats);
  return field;
}

CardField card_field(const Fact& fact, const void* hand) {
  const auto& kind = std::get<CardFact>(fact.kind);
  return {field_id(fact), text::say(fact.label), kind.pack(), kind.in.see(hand)};
}

SeatField seat_field(const Fact& fact, const Deal& deal, const void* hand) {
  SeatField field;
  field.id = field_id(fact);
  field.label = text::say(fact.label);
  if (const auto* kind = std::get_if<SeatFact>(&fact.kind)) field.value = kind->in.see(hand);
  for (const Seat each : Seats{deal.seats}) field.choices.push_back(each);
  return field;
}

NumbersField numbers_field(const Fact& fact, const void* hand) {
  const auto& kind = std::get<NumbersFact>(fact.kind);
  const auto numbers = kind.see(hand);
  return {field_id(fact), text::say(fact.label), kind.least, kind.most, {numbers.begin(), numbers.end()}};
}

TextField text_field(const Fact& fact, const void* hand) {
  const auto& kind = std::get<TextFact>(fact.kind);
  TextField field;
  field.id = field_id(fact);
  field.label = text::say(fact.label);
  field.most = kind.most;
  field.value = kind.in.see(hand);
  return field;
}

void add_known(const Counts& known, CountsField& field) {
  for (const Seat seat : Seats{field.values.size()}) {
    const std::optional<int>& count = known[Seat{seat.index() % known.size()}];
    if (!field.values[seat]) field.follows[seat] = count;
    if (!count) field.asked.push_back(seat);
  }
}

CountsField summary_field(const Fact& fact, const Deal& deal, const void* hand, const Counts& known) {
  const auto& kind = std::get<SummaryFact>(fact.kind);
  const Counts& counts = *kind.in.see(hand);
  const int sides = kind.counts(deal.seats);
  CountsField field = empty_field(fact, deal, kind.total(deal.seats));
  field.total = field.most;
  field.sides = sides < deal.seats ? sides : 0;
  for (const Seat seat : Seats{counts.empty() ? 0 : deal.seats})
    field.values[seat] = counts[Seat{seat.index() % sides}];
  add_known(known, field);
  return field;
}

std::vector<Seat> unknown_seats(const Counts& counts) {
  std::vector<Seat> seats;
  for (const Seat seat : Seats{counts.size()}) {
    if (!counts[seat]) seats.push_back(seat);
  }
  return seats;
}

void ask(const Fact& fact, Question& question) {
  question.wants = wanted(fact);
  question.field = field_id(fact);
  // Numbers go up to ten, whose key is 0.
  question.text =
      question.wants == Question::Wants::kNumber ? text::say(fact.asks, key_named("0")) : text::say(fact.asks);
}

void ask(const Fact& fact, const std::vector<Seat>& of, const Names& names, Question& question) {
  ask(fact, question);
  if (question.wants != Question::Wants::kSeat) question.seat = of.front();
  question.choices = of;
  question.text = text::say(fact.asks, names[of.front()]);
}

tl::expected<bool, TapRefusal> set_fact(FactList list, const Deal& deal, const Tap& tap, void* hand) {
  if (const auto* shortcut = std::get_if<UseShortcut>(&tap); shortcut != nullptr && shortcut->seat)
    return set_fact(list, deal, PickSeat{shortcut->id, shortcut->seat}, hand);
  for (const Fact& fact : list) {
    if (field_id(fact) == field_of(tap)) {
      FactSet set = std::visit(FactSetter{fact.label, deal, hand}, fact.kind, tap);
      tidy(list, hand);
      return set;
    }
    FactSet set = false;
    if (const auto* sides = std::get_if<SidesFact>(&fact.kind)) {
      if (const auto side = side_of(tap, *sides))
        set = set_fact(sides->of_side(), deal, tap, sides->change(hand, *side));
    }
    const auto* part = std::get_if<PartFact>(&fact.kind);
    if (part != nullptr && part->see(hand) != nullptr) set = set_fact(part->of_part(), deal, tap, part->change(hand));
    if (!set || *set) return set;
  }
  return false;
}

}  // namespace nullo::games
