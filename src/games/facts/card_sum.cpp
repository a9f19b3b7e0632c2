#include "games/facts/card_sum.h"

#include <algorithm>
#include <string>

#include <fmt/core.h>

#include "games/facts/schema.h"
#include "games/trick_taps.h"
#include "text/say.h"

namespace nullo::games {
namespace {

using Changed = tl::expected<CardSum, TapRefusal>;

constexpr int kLeastPip = 2;
constexpr int kMostPip = 9;
constexpr std::string_view kCardOrJoker = "^(([2-9TJQKA]|10)[CDHS]|XX)$";

// Of a number for each kind.
template <class Counts>
auto& of_kind(Counts& counts, const CardKind& kind, const CardScale& scale) {
  return counts[static_cast<std::size_t>(&kind - scale.kinds.data())];
}

int points_of(const KindCounts& counts, const CardScale& scale) {
  int points = 0;
  for (const CardKind& kind : scale.kinds) points += of_kind(counts, kind, scale) * kind.worth;
  return points;
}

// No cards from two to nine come to one.
bool can_be(int count, const CardKind& kind) { return count >= (kind.is_pips() && count != 0 ? kLeastPip : 0); }

KindCounts read_kinds(json::Value value, const CardScale& scale, Faults& faults) {
  KindCounts counts{};
  json::Object object{value, faults};
  for (const CardKind& kind : scale.kinds) {
    int& count = of_kind(counts, kind, scale);
    json::read_number(object, kind.key, 0, kind.most, count);
    if (!can_be(count, kind))
      json::refuse(faults, *object.get(kind.key), text::say("the sum of cards from two to nine, or 0"));
  }
  object.refuse_others();
  return counts;
}

// Whether it is the sum of some cards, or of none.
bool is_sum(std::int64_t sum, const CardScale& scale) {
  return sum == 0 || (sum >= scale.least && sum <= scale.most && sum % scale.step == 0);
}

std::string expected_of(const CardScale& scale) {
  const std::string most = fmt::format("{}", scale.most);
  const std::string number = scale.step > 1 ? text::say("a multiple of {step} from 0 to {most}", scale.step, most)
                                            : text::say("0, a number from {least} to {most}", scale.least, most);
  return scale.kind_of != nullptr ? text::say("{number}, a list of cards, or an object of kinds", number)
                                  : text::say("{number}, or an object of kinds", number);
}

// The kind that a tap adds to, and what one such card adds there; nothing: there is none.
struct Added {
  const CardKind* kind = nullptr;
  int each = 1;
};
std::optional<Added> added(std::string_view named, const CardScale& scale) {
  for (const CardKind& kind : scale.kinds) {
    if (!kind.is_pips() && kind.key == named) return Added{&kind};
    const int pips = named.size() == 1 ? named.front() - '0' : 0;
    if (kind.is_pips() && pips >= kLeastPip && pips <= kMostPip) return Added{&kind, pips};
  }
  return std::nullopt;
}

tl::unexpected<TapRefusal> not_among(const CardKind& kind, const AddOfKind& tap) {
  return refuse(kind.is_pips() ? text::say("There is no {card} among them.", tap.kind)
                               : text::say("There are not so many {cards} among them.", text::say(kind.names)));
}
tl::unexpected<TapRefusal> not_in(const CardScale& scale, const CardKind& kind, int count) {
  return refuse(kind.is_pips() ? text::say("The cards from two to nine come to {sum}.", kind.most)
                               : text::say("{packs} have only {most} {cards}; these are {count}.",
                                           text::say(scale.packs), kind.most, text::say(kind.names), count));
}
tl::unexpected<TapRefusal> impossible(int sum, const CardScale& scale) {
  return refuse(text::say(scale.impossible, fmt::format("{}", sum)));
}

}  // namespace

std::optional<KindCounts> kinds_of(const CardSum& cards, const CardScale& scale) {
  if (const auto* counts = std::get_if<KindCounts>(&cards)) return *counts;
  const auto* listed = std::get_if<std::vector<HeldCard>>(&cards);
  if (listed == nullptr) return std::nullopt;
  KindCounts counts{};
  for (const HeldCard& card : *listed) {
    const std::size_t kind = scale.kind_of(card);
    counts.at(kind) += scale.kinds[kind].is_pips() ? static_cast<int>(card.card->rank()) : 1;
  }
  return counts;
}

std::optional<int> sum_of(const CardSum& cards, const CardScale& scale) {
  if (const int* sum = std::get_if<int>(&cards)) return *sum;
  const std::optional<KindCounts> counts = kinds_of(cards, scale);
  return counts ? std::optional{points_of(*counts, scale)} : std::nullopt;
}

CardSum read_card_sum(json::Value value, const CardScale& scale, Faults& faults) {
  if (value.kind() == json::Kind::kObject) return read_kinds(value, scale, faults);
  if (value.kind() == json::Kind::kArray && scale.kind_of != nullptr) {
    auto cards = read_held_cards(value, faults);
    return cards ? CardSum{std::move(*cards)} : CardSum{};
  }
  if (value.kind() == json::Kind::kInteger && is_sum(value.integer(), scale))
    return CardSum{static_cast<int>(value.integer())};
  json::refuse(faults, value, expected_of(scale));
  return {};
}

void write_card_sum(const CardSum& cards, const CardScale& scale, json::Writer& writer) {
  if (const auto* listed = std::get_if<std::vector<HeldCard>>(&cards)) {
    write_held_cards(writer, *listed);
  } else if (const int* sum = std::get_if<int>(&cards)) {
    writer.value(*sum);
  } else if (const auto* counts = std::get_if<KindCounts>(&cards)) {
    writer.begin_object();
    for (const CardKind& kind : scale.kinds) {
      if (const int count = of_kind(*counts, kind, scale); count > 0) writer.member(kind.key, count);
    }
    writer.end_object();
  } else {
    writer.null();
  }
}

void write_schema(const CardScale& scale, json::Writer& writer) {
  writer.key("anyOf").begin_array().begin_object().member("type", "null").end_object();
  writer.begin_object().member("const", 0).end_object();
  writer.begin_object().member("type", "integer").member("minimum", scale.least).member("maximum", scale.most);
  if (scale.step > 1) writer.member("multipleOf", scale.step);
  writer.end_object();
  if (scale.kind_of != nullptr) {
    writer.begin_object().member("type", "array").member("maxItems", scale.most_listed).key("items").begin_object();
    writer.member("type", "string").member("pattern", kCardOrJoker).end_object().end_object();
  }
  writer.begin_object().member("description", "How many there are of each kind; one that is left out is 0.");
  writer.member("type", "object").key("properties").begin_object();
  for (const CardKind& kind : scale.kinds) {
    write_type("integer", writer.key(kind.key).begin_object());
    if (kind.is_pips()) writer.key("not").begin_object().member("const", 1).end_object();
    writer.member("minimum", 0).member("maximum", kind.most).end_object();
  }
  writer.end_object().member("additionalProperties", false).end_object().end_array();
}

void add_buttons(const CardScale& scale, CountsField& field) {
  for (const CardKind& kind : scale.kinds) {
    if (!kind.is_pips()) {
      field.additions.push_back(
          {text::say(kind.label), kind.letter, kind.worth, std::string{kind.key}, PerSeat<int>(field.values.size())});
      continue;
    }
    for (int pips = kMostPip; pips >= kLeastPip; --pips)
      field.additions.push_back({"", 0, pips, fmt::format("{}", pips)});
  }
}

void show_card_sum(const CardSum& cards, const CardScale& scale, Seat seat, CountsField& field) {
  field.values[seat] = sum_of(cards, scale);
  const auto* counts = std::get_if<KindCounts>(&cards);
  for (const CardKind& kind : scale.kinds) {
    if (counts != nullptr && !kind.is_pips())
      of_kind(field.additions, kind, scale).count[seat] = of_kind(*counts, kind, scale);
  }
}

Changed with_tap(const CardSum& cards, const SetCount& tap, const CardScale& scale) {
  const int sum = tap.count.value_or(0);
  if (!tap.count || (sum == 0 && !scale.zero_counts)) return CardSum{};
  if (sum > scale.most && !scale.beyond.empty()) return refuse(text::say(scale.beyond, fmt::format("{}", scale.most)));
  if (!is_sum(std::min(sum, scale.most), scale)) return impossible(sum, scale);
  const auto* counts = std::get_if<KindCounts>(&cards);
  const CardKind& last = scale.kinds.back();
  const int more = counts != nullptr && last.is_pips() ? sum - points_of(*counts, scale) : -1;
  if (more < 0 || more > kMostPip) return CardSum{sum};
  KindCounts now = *counts;
  int& pips = of_kind(now, last, scale);
  pips += more;
  return pips > last.most || !can_be(pips, last) ? CardSum{sum} : CardSum{now};
}

Changed with_tap(const CardSum& cards, const AddOfKind& tap, const CardScale& scale) {
  const std::optional<Added> adds = added(tap.kind, scale);
  if (!adds) return cannot_be_entered();
  const auto* counts = std::get_if<KindCounts>(&cards);
  if (counts == nullptr && cards != CardSum{}) {
    const int sum = *sum_of(cards, scale) + tap.count * adds->each * adds->kind->worth;
    if (sum < 0) return not_among(*adds->kind, tap);
    if (sum > 0 && sum < scale.least) return impossible(sum, scale);
    return sum == 0 && !scale.zero_counts ? CardSum{} : CardSum{sum};
  }
  KindCounts now = counts == nullptr ? KindCounts{} : *counts;
  int& count = of_kind(now, *adds->kind, scale);
  count += tap.count * adds->each;
  if (!can_be(count, *adds->kind)) return not_among(*adds->kind, tap);
  if (count > adds->kind->most) return not_in(scale, *adds->kind, count);
  return now == KindCounts{} && !scale.zero_counts ? CardSum{} : CardSum{now};
}

}  // namespace nullo::games
