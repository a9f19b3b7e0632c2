#include "games/hearts/own_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "games/hearts/hearts.h"
#include "games/hearts/passing.h"

namespace nullo::hearts {
namespace {

using games::Option;
using games::OptionValue;
using games::Rule;
using Options = std::vector<Option>;

// The number that the option `own` is set to; nothing: another option is set.
std::optional<int> number_of(std::string_view own, std::string_view key, const OptionValue& value) {
  const int* number = std::get_if<int>(&value);
  return number != nullptr && key == own ? std::optional{*number} : std::nullopt;
}

template <class T>
void write_or_null(json::Writer& writer, const std::optional<T>& value) {
  value ? writer.value(*value) : writer.null();
}

// ---- what cards are worth

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

struct Penalties {
  static constexpr std::string_view kKey = "penalties";
  static constexpr auto kIn = &Rules::penalties;
  static constexpr int kLeast = 0;
  static constexpr int kMost = kMostPoints;
};
struct Bonus {
  static constexpr std::string_view kKey = "bonus";
  static constexpr auto kIn = &Rules::bonus;
  static constexpr int kLeast = -kMostPoints;
  static constexpr int kMost = 0;
};

template <class Which>
struct PointsRule {
  static void read(json::Value value, Faults& faults, Rules& rules) {
    rules.*Which::kIn = read_points(value, Which::kLeast, Which::kMost, faults);
  }
  static void write(json::Writer& writer, const Rules& rules) { write_points(writer, rules.*Which::kIn); }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    games::offer(rule, Option::Points{Which::kLeast, Which::kMost, (rules.*Which::kIn).entries()}, options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto* entries = std::get_if<std::vector<games::CardPoints>>(&value);
    if (key != Which::kKey || entries == nullptr) return;
    const auto fits = [](const games::CardPoints& entry) {
      return entry.points >= Which::kLeast && entry.points <= Which::kMost;
    };
    if (std::ranges::all_of(*entries, fits)) rules.*Which::kIn = Points{*entries};
  }
};

// ---- the moon, the end, partners

struct MoonPointsRule {
  static constexpr std::string_view kCaptured = "captured";
  // What a moon is worth: the sum in the pack, what was captured, or a number of its own.
  enum Worth { kPack, kAsCaptured, kOwn };

  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (value.kind() == json::Kind::kString && value.text() == kCaptured) {
      rules.moon_captured = true;
    } else if (const auto number =
                   json::read_integer(value, 0, kMostMoonPoints, faults, "\"captured\" or a whole number")) {
      rules.moon_points = static_cast<int>(*number);
    }
  }
  static void write(json::Writer& writer, const Rules& rules) {
    if (rules.moon_captured) {
      writer.value(kCaptured);
    } else {
      write_or_null(writer, rules.moon_points);
    }
  }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    const Worth worth = rules.moon_captured ? kAsCaptured : rules.moon_points ? kOwn : kPack;
    options.push_back(
        {"moon_worth", "A moon is worth", "All the penalties in the pack, what the captured cards count, or a number.",
         Option::Choice{{"all penalties", "as captured", "own number"}, static_cast<std::size_t>(worth)}, true});
    if (rules.moon_points) games::offer(rule, Option::Number{0, kMostMoonPoints, *rules.moon_points}, options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    constexpr int kUsualMoon = 26;
    if (const auto worth = number_of("moon_worth", key, value)) {
      const int own = rules.moon_points.value_or(kUsualMoon);
      rules.moon_captured = *worth == kAsCaptured;
      rules.moon_points = *worth == kOwn ? std::optional{own} : std::nullopt;
    }
    const auto own = number_of("moon_points", key, value);
    if (own && rules.moon_points && *own >= 0 && *own <= kMostMoonPoints) rules.moon_points = own;
  }
};

struct ResetRule {
  static constexpr std::int64_t kMostTotal = 1'000'000;
  // The settings that people use; those of a document may differ.
  static constexpr std::array<Reset, 2> kUsual{{{100, 50}, {100, 0}}};

  static void read(json::Value value, Faults& faults, Rules& rules) {
    json::Object reset{value, faults, "an object with \"at\" and \"to\""};
    const auto at = reset.require("at", "\"at\", a total");
    const auto to = reset.require("to", "\"to\", what it becomes");
    const auto at_total = at ? json::read_integer(*at, -kMostTotal, kMostTotal, faults) : std::nullopt;
    const auto to_total = to ? json::read_integer(*to, -kMostTotal, kMostTotal, faults) : std::nullopt;
    reset.refuse_others();
    if (at_total && to_total) rules.reset = Reset{static_cast<int>(*at_total), static_cast<int>(*to_total)};
  }
  static void write(json::Writer& writer, const Rules& rules) {
    if (!rules.reset) return static_cast<void>(writer.null());
    writer.begin_object().member("at", rules.reset->at).member("to", rules.reset->to).end_object();
  }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    Option::Choice words{{"no"}, 0};
    const auto add = [&](const Reset& reset) {
      if (rules.reset == reset) words.value = words.words.size();
      words.words.push_back(fmt::format("{} becomes {}", reset.at, reset.to));
    };
    std::ranges::for_each(kUsual, add);
    if (rules.reset && words.value == 0) add(*rules.reset);
    games::offer(rule, std::move(words), options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto word = number_of("reset", key, value);
    if (word == 0) rules.reset.reset();
    if (word && *word >= 1 && *word <= static_cast<int>(kUsual.size()))
      rules.reset = kUsual.at(static_cast<std::size_t>(*word) - 1);
  }
};

// A word, or null for none.
struct TeamsRule {
  static constexpr std::array<std::string_view, 2> kWords{"together", "individual"};  // from the second enumerator on

  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (const auto word = json::read_word(value, kWords, faults)) rules.teams = static_cast<Teams>(*word + 1);
  }
  static void write(json::Writer& writer, const Rules& rules) {
    if (rules.teams == Teams::kNone) return static_cast<void>(writer.null());
    writer.value(kWords.at(static_cast<std::size_t>(rules.teams) - 1));
  }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    games::offer(rule, Option::Choice{{"none", "together", "each alone"}, static_cast<std::size_t>(rules.teams)},
                 options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto word = number_of("teams", key, value);
    if (word && *word >= 0 && *word <= static_cast<int>(kWords.size())) rules.teams = static_cast<Teams>(*word);
  }
};

// ---- the pack and the deal

struct DoubleRule {
  static void read(json::Value value, Faults& faults, Rules& rules) {
    rules.double_card = json::read_card(value, faults);
  }
  static void write(json::Writer& writer, const Rules& rules) {
    write_or_null(writer,
                  rules.double_card ? std::optional{to_string(*rules.double_card)} : std::optional<std::string>{});
  }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    Option::Choice words{{"none", to_text(kTenOfClubs)}, 0};
    if (rules.double_card == kTenOfClubs) {
      words.value = 1;
    } else if (rules.double_card) {
      words.words.push_back(to_text(*rules.double_card));
      words.value = 2;
    }
    games::offer(rule, std::move(words), options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto word = number_of("double", key, value);
    if (word && *word <= 1) rules.double_card = *word == 1 ? std::optional{kTenOfClubs} : std::nullopt;
  }
};

struct PacksRule {
  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (const auto packs = json::read_integer(value, 1, 2, faults)) rules.packs = static_cast<int>(*packs);
  }
  static void write(json::Writer& writer, const Rules& rules) { writer.value(rules.packs); }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    games::offer(rule, Option::Choice{{"one", "two"}, static_cast<std::size_t>(rules.packs - 1)}, options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto word = number_of("packs", key, value);
    if (!word) return;
    rules.packs = *word == 1 ? 2 : 1;
    rules.removed_twice = {};
  }
};

struct RemovedRule {
  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (!json::is_array(value, faults, "a list of cards")) return;
    for (const json::Value item : value) {
      const std::optional<Card> card = json::read_card(item, faults);
      if (!card) continue;
      const bool again = rules.removed.contains(*card);
      if (again && (rules.packs == 1 || rules.removed_twice.contains(*card)))
        json::refuse(faults, item, "a card that is still in the pack", fmt::format("the {} again", to_string(*card)));
      (again ? rules.removed_twice : rules.removed).insert(*card);
    }
  }
  static void write(json::Writer& writer, const Rules& rules) {
    writer.begin_array();
    for (const Card card : rules.removed) {
      writer.value(to_string(card));
      if (rules.removed_twice.contains(card)) writer.value(to_string(card));
    }
    writer.end_array();
  }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    games::offer(rule, Option::Cards{rules.removed}, options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto* cards = std::get_if<CardSet>(&value);
    if (key != "removed" || cards == nullptr) return;
    rules.removed = *cards;
    rules.removed_twice = {};
  }
};

struct KittyRule {
  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (const auto cards = json::read_integer(value, 0, kMostKitty, faults)) rules.kitty = static_cast<int>(*cards);
  }
  static void write(json::Writer& writer, const Rules& rules) { write_or_null(writer, rules.kitty); }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    Option::Choice words{{"what is left over"}, rules.kitty ? static_cast<std::size_t>(*rules.kitty) + 1 : 0};
    for (int cards = 0; cards <= kMostKitty; ++cards) words.words.push_back(fmt::format("{}", cards));
    games::offer(rule, std::move(words), options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto word = number_of("kitty", key, value);
    if (word && *word >= 0 && *word <= kMostKitty + 1)
      rules.kitty = *word == 0 ? std::nullopt : std::optional{*word - 1};
  }
};

struct PassingRule {
  static constexpr std::array<std::string_view, 8> kWords{"left",   "right",   "across", "left2",
                                                          "right2", "scatter", "dealer", "hold"};

  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (!json::is_array(value, faults, "a list: how cards are passed in each hand in turn")) return;
    std::vector<Pass> passing;
    for (const json::Value item : value) {
      if (const auto word = json::read_word(item, kWords, faults)) passing.push_back(static_cast<Pass>(*word));
    }
    rules.passing = std::move(passing);
  }
  static void write(json::Writer& writer, const Rules& rules) {
    if (!rules.passing) return static_cast<void>(writer.null());
    writer.begin_array();
    for (const Pass pass : *rules.passing) writer.value(kWords.at(static_cast<std::size_t>(pass)));
    writer.end_array();
  }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    Option::Choice words{{"as usual for so many players"}, 0};
    for (const Cycle& cycle : known_cycles()) {
      if (rules.passing == cycle.passes) words.value = words.words.size();
      words.words.emplace_back(cycle.text);
    }
    if (rules.passing && words.value == 0) {
      words.value = words.words.size();
      words.words.push_back(cycle_text(*rules.passing));
    }
    games::offer(rule, std::move(words), options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto word = number_of("passing", key, value);
    const auto& cycles = known_cycles();
    if (word == 0) rules.passing.reset();
    if (word && *word >= 1 && *word <= static_cast<int>(cycles.size()))
      rules.passing = cycles[static_cast<std::size_t>(*word) - 1].passes;
  }
};

}  // namespace

games::OwnRule penalties_rule() { return games::own_rule<Rules, PointsRule<Penalties>>(); }
games::OwnRule bonus_rule() { return games::own_rule<Rules, PointsRule<Bonus>>(); }
games::OwnRule moon_points_rule() { return games::own_rule<Rules, MoonPointsRule>(); }
games::OwnRule reset_rule() { return games::own_rule<Rules, ResetRule>(); }
games::OwnRule teams_rule() { return games::own_rule<Rules, TeamsRule>(); }
games::OwnRule double_rule() { return games::own_rule<Rules, DoubleRule>(); }
games::OwnRule packs_rule() { return games::own_rule<Rules, PacksRule>(); }
games::OwnRule removed_rule() { return games::own_rule<Rules, RemovedRule>(); }
games::OwnRule kitty_rule() { return games::own_rule<Rules, KittyRule>(); }
games::OwnRule passing_rule() { return games::own_rule<Rules, PassingRule>(); }

}  // namespace nullo::hearts
