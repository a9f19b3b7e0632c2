// Facts as a table enters them: fields, questions, taps.
#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "games/facts/fact.h"
#include "games/find_field.h"

namespace nullo::games {
namespace {

using FactSet = tl::expected<bool, TapRefusal>;

// Sets one fact. A tap of another kind than the fact is none for it.
struct FactSetter {
  const Deal& deal;
  void* hand;

  FactSet operator()(const CountsFact& fact, const SetCount& tap) const {
    if (tap.count && (*tap.count < fact.least || *tap.count > fact.most)) {
      return refuse(fact.beyond.empty() ? fmt::format("A count goes from {} to {}.", fact.least, fact.most)
                                        : std::string{fact.beyond});
    }
    Counts& counts = fact.in.change(hand);
    if (counts.empty()) counts = Counts(deal.seats);
    counts[tap.seat] = tap.count;
    return true;
  }
  FactSet operator()(const HandsFact& fact, const SetHeld& tap) const {
    const std::size_t count = tap.cards.size();
    if (count > 0 && (count < fact.least || count > fact.most))
      return refuse(fmt::format("{} to {} cards are needed.", fact.least, fact.most));
    PerSeat<std::vector<Card>>& cards = fact.in.change(hand);
    if (cards.empty()) cards = PerSeat<std::vector<Card>>(deal.seats);
    cards[tap.seat] = tap.cards;
    return true;
  }
  template <class Kind, class Other>
  FactSet operator()(const Kind&, const Other&) const {
    return false;
  }
};

}  // namespace

CountsField counts_field(const Fact& fact, const Deal& deal, const void* hand) {
  const auto& kind = std::get<CountsFact>(fact.kind);
  CountsField field;
  field.id = fact.key;
  field.label = fact.label;
  field.least = kind.least;
  field.most = kind.most;
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
  field.least = static_cast<int>(kind.least);
  field.most = static_cast<int>(kind.most);
  field.values = kind.in.see(hand);
  field.worth = PerSeat<std::string>(deal.seats);
  return field;
}

void ask(const Fact& fact, const std::vector<Seat>& of, const Names& names, Question& question) {
  using Wants = Question::Wants;
  question.wants = std::holds_alternative<HandsFact>(fact.kind) ? Wants::kHand : Wants::kCount;
  question.field = fact.key;
  question.seat = of.front();
  question.choices = of;
  question.text = fmt::format(fmt::runtime(fact.asks), names[of.front()]);
}

tl::expected<bool, TapRefusal> set_fact(FactList list, const Deal& deal, const Tap& tap, void* hand) {
  const auto fact = std::ranges::find(list, field_of(tap), &Fact::key);
  if (fact == list.end()) return false;
  FactSet set = std::visit(FactSetter{deal, hand}, fact->kind, tap);
  for (const Fact& each : list) {  // a table in which nothing is known any more is empty
    const auto* counts = std::get_if<CountsFact>(&each.kind);
    if (counts != nullptr && none_known(counts->in.see(hand))) counts->in.change(hand) = {};
  }
  return set;
}

}  // namespace nullo::games
