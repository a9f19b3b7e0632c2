// The rules of Hearts from and to JSON. Source: docs/documents.md#hearts.
#include "games/hearts/rules_codec.h"

#include <fmt/core.h>

#include "games/hearts/hearts.h"
#include "games/hearts/pack.h"

namespace nullo::hearts {
namespace {

constexpr std::int64_t kMostResetTotal = 1'000'000;

// "QS", "10D", or "*H" for every heart.
std::optional<games::CardPoints> read_points_key(std::string_view key) {
  if (key.size() == 2 && key.front() == '*') {
    const std::optional<Suit> suit = suit_of(key.back());
    return suit ? std::optional{games::CardPoints{std::nullopt, *suit, 0}} : std::nullopt;
  }
  const std::optional<Card> card = parse_card(key);
  return card ? std::optional{games::CardPoints{card->rank(), card->suit(), 0}} : std::nullopt;
}

Points read_points(json::Value value, int least, int most, Faults& faults) {
  std::vector<games::CardPoints> entries;
  if (value.kind() != json::Kind::kObject) {
    json::refuse(faults, value, "an object of cards, each with its points");
    return {};
  }
  for (const json::Value item : value) {
    std::optional<games::CardPoints> entry = read_points_key(item.key());
    if (!entry) {
      json::refuse(faults, item, "a card like \"QS\" or a suit like \"*H\" as the key",
                   fmt::format("the key {}", json::quoted(item.key())));
      continue;
    }
    for (const games::CardPoints& other : entries) {
      if (other.rank == entry->rank && other.suit == entry->suit) json::refuse(faults, item, "each card once");
    }
    if (item.is_null()) continue;
    const auto points = json::read_integer(item, least, most, faults);
    if (!points) continue;
    entry->points = static_cast<int>(*points);
    entries.push_back(*entry);
  }
  return Points{entries};
}

void write_points(json::Writer& writer, const Points& points) {
  writer.begin_object();
  for (const games::CardPoints& entry : points.entries()) {
    const std::string rank{entry.rank ? letter(*entry.rank) : '*'};
    writer.member(rank + letter(entry.suit), entry.points);
  }
  writer.end_object();
}

void read_moon(json::Object& object, Rules& rules) {
  json::read_choice(object, "moon", kMoonWords, rules.moon);
  if (const auto points = object.get("moon_points")) {
    if (points->kind() == json::Kind::kString && points->text() == "captured") {
      rules.moon_captured = true;
    } else {
      const auto number =
          json::read_integer(*points, 0, kMostMoonPoints, object.faults(), "\"captured\" or a whole number");
      if (number) rules.moon_points = static_cast<int>(*number);
    }
  }
  if (const auto needs = object.get("moon_needs_bonus")) {
    rules.moon_needs_bonus = json::read_bool(*needs, object.faults()).value_or(false);
  }
  json::read_number(object, "sun_points", 0, kMostMoonPoints, rules.sun_points);
}

void read_reset(json::Object& object, Rules& rules) {
  const auto value = object.get("reset");
  if (!value) return;
  json::Object reset{*value, object.faults(), "an object with \"at\" and \"to\""};
  const auto at = reset.require("at", "\"at\", a total");
  const auto to = reset.require("to", "\"to\", what it becomes");
  const auto at_total = at ? json::read_integer(*at, -kMostResetTotal, kMostResetTotal, object.faults()) : std::nullopt;
  const auto to_total = to ? json::read_integer(*to, -kMostResetTotal, kMostResetTotal, object.faults()) : std::nullopt;
  reset.refuse_others();
  if (at_total && to_total) rules.reset = Reset{static_cast<int>(*at_total), static_cast<int>(*to_total)};
}

void read_end(json::Object& object, Rules& rules) {
  json::read_number(object, "target", 1, kMostTarget, rules.target);
  json::read_choice(object, "end", kEndWords, rules.end);
  read_reset(object, rules);
  json::read_choice(object, "tie", kTieWords, rules.tie);
  if (const auto teams = object.get("teams")) {
    const auto word = json::read_word(*teams, kTeamWords, object.faults());
    if (word) rules.teams = static_cast<Teams>(*word + 1);
  }
}

void read_removed(json::Value value, Rules& rules, Faults& faults) {
  if (!json::is_array(value, faults, "a list of cards")) return;
  for (const json::Value item : value) {
    const std::optional<Card> card = json::read_card(item, faults);
    if (!card) continue;
    const bool again = rules.removed.contains(*card);
    if (again && (rules.packs == 1 || rules.removed_twice.contains(*card))) {
      json::refuse(faults, item, "a card that is still in the pack", fmt::format("the {} again", to_string(*card)));
    }
    (again ? rules.removed_twice : rules.removed).insert(*card);
  }
}

void read_passing(json::Value value, Rules& rules, Faults& faults) {
  if (!json::is_array(value, faults, "a list: how cards are passed in each hand in turn")) return;
  std::vector<Pass> passing;
  for (const json::Value item : value) {
    if (const auto word = json::read_word(item, kPassWords, faults)) passing.push_back(static_cast<Pass>(*word));
  }
  rules.passing = std::move(passing);
}

void read_deal(json::Object& object, Rules& rules) {
  if (const auto card = object.get("double")) rules.double_card = json::read_card(*card, object.faults());
  json::read_number(object, "packs", 1, 2, rules.packs);
  if (const auto removed = object.get("removed")) read_removed(*removed, rules, object.faults());
  if (const auto kitty = object.get("kitty")) {
    const auto cards = json::read_integer(*kitty, 0, kMostKitty, object.faults());
    if (cards) rules.kitty = static_cast<int>(*cards);
  }
  if (const auto boosted = object.get("boosted_nines")) {
    rules.boosted_nines = json::read_bool(*boosted, object.faults()).value_or(false);
  }
  json::read_choice(object, "first_lead", kFirstLeadWords, rules.first_lead);
  json::read_choice(object, "first_trick", kFirstTrickWords, rules.first_trick);
  json::read_choice(object, "hearts_led", kHeartsLedWords, rules.hearts_led);
  if (const auto passing = object.get("passing")) read_passing(*passing, rules, object.faults());
}

template <class T>
void write_or_null(json::Writer& writer, std::string_view key, const std::optional<T>& value) {
  if (value) {
    writer.member(key, *value);
  } else {
    writer.key(key).null();
  }
}

void write_cards(json::Writer& writer, std::string_view key, CardSet once, CardSet twice) {
  writer.key(key).begin_array();
  for (const Card card : once) {
    writer.value(to_string(card));
    if (twice.contains(card)) writer.value(to_string(card));
  }
  writer.end_array();
}

template <class Word, std::size_t N>
void write_choice(json::Writer& writer, std::string_view key, const std::array<std::string_view, N>& words, Word word) {
  writer.member(key, words[static_cast<std::size_t>(word)]);
}

}  // namespace

Rules Game::read_rules(json::Object& object, int seats) {
  Rules rules;
  const std::size_t faults_before = object.faults().count();
  const auto penalties = object.get("penalties");
  if (penalties) rules.penalties = read_points(*penalties, 0, kMostPoints, object.faults());
  const auto bonus = object.get("bonus");
  if (bonus) rules.bonus = read_points(*bonus, -kMostPoints, 0, object.faults());
  read_moon(object, rules);
  read_end(object, rules);
  read_deal(object, rules);
  const std::vector<RuleFault> cannot_be = faults_of(rules, seats);
  if (cannot_be.empty()) return rules;
  if (object.faults().count() == faults_before) {
    for (const RuleFault& fault : cannot_be) {
      const auto value = object.get(fault.key);
      json::refuse(object.faults(), value.value_or(object.value()), fault.expected, fault.found);
    }
  }
  return {};  // so that the shape of the hands can still be checked
}

void Game::write_rules(json::Writer& writer, const Rules& rules) {
  write_points(writer.key("penalties"), rules.penalties);
  write_points(writer.key("bonus"), rules.bonus);
  write_choice(writer, "moon", kMoonWords, rules.moon);
  if (rules.moon_captured) {
    writer.member("moon_points", "captured");
  } else {
    write_or_null(writer, "moon_points", rules.moon_points);
  }
  writer.member("moon_needs_bonus", rules.moon_needs_bonus).member("sun_points", rules.sun_points);
  writer.member("target", rules.target);
  write_choice(writer, "end", kEndWords, rules.end);
  writer.key("reset");
  if (rules.reset) {
    writer.begin_object().member("at", rules.reset->at).member("to", rules.reset->to).end_object();
  } else {
    writer.null();
  }
  write_choice(writer, "tie", kTieWords, rules.tie);
  writer.key("teams");
  if (rules.teams == Teams::kNone) {
    writer.null();
  } else {
    writer.value(kTeamWords[static_cast<std::size_t>(rules.teams) - 1]);
  }
  write_or_null(writer, "double",
                rules.double_card ? std::optional{to_string(*rules.double_card)} : std::optional<std::string>{});
  writer.member("packs", rules.packs);
  write_cards(writer, "removed", rules.removed, rules.removed_twice);
  write_or_null(writer, "kitty", rules.kitty);
  writer.member("boosted_nines", rules.boosted_nines);
  write_choice(writer, "first_lead", kFirstLeadWords, rules.first_lead);
  write_choice(writer, "first_trick", kFirstTrickWords, rules.first_trick);
  write_choice(writer, "hearts_led", kHeartsLedWords, rules.hearts_led);
  writer.key("passing");
  if (!rules.passing) {
    writer.null();
    return;
  }
  writer.begin_array();
  for (const Pass pass : *rules.passing) writer.value(kPassWords[static_cast<std::size_t>(pass)]);
  writer.end_array();
}

}  // namespace nullo::hearts
