#include "games/hearts/own_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/facts/schema.h"
#include "games/hearts/hearts.h"
#include "games/hearts/passing.h"
#include "text/say.h"

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

json::Writer& write_words(json::Writer& writer, std::span<const std::string_view> words) {
  for (const std::string_view word : words) writer.value(word);
  return writer;
}

// The option of a rule that is chosen from a list. Own has kKey, usual(), which is the list, and text(); a document may
// have something else, which then stands at the end.
template <class Own, auto In>
struct Listed : Own {
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    const auto& now = rules.*In;
    const auto usual = Own::usual();
    Option::Choice words{{}, static_cast<std::size_t>(std::ranges::find(usual, now) - usual.begin())};
    for (const auto& each : usual) words.words.push_back(Own::text(each));
    if (words.value == usual.size()) words.words.push_back(Own::text(now));
    games::offer(rule, std::move(words), options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto usual = Own::usual();
    const auto word = number_of(Own::kKey, key, value);
    if (word && *word >= 0 && *word < static_cast<int>(usual.size()))
      rules.*In = usual[static_cast<std::size_t>(*word)];
  }
};

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
    json::refuse(faults, value, text::say("an object of cards, each with its points"));
    return {};
  }
  for (const json::Value item : value) {
    std::optional<games::CardPoints> entry = read_points_key(item.key());
    if (!entry) {
      json::refuse(faults, item, text::say("a card like \"QS\" or a suit like \"*H\" as the key"),
                   text::say("the key {key}", json::quoted(item.key())));
      continue;
    }
    for (const games::CardPoints& other : entries) {
      if (other.rank == entry->rank && other.suit == entry->suit)
        json::refuse(faults, item, text::say("each card once"));
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

constexpr std::string_view kPenalties = "penalties";
constexpr std::string_view kBonus = "bonus";

template <const std::string_view& Key, auto In, int Least, int Most>
struct PointsRule {
  static void read(json::Value value, Faults& faults, Rules& rules) {
    rules.*In = read_points(value, Least, Most, faults);
  }
  static void write(json::Writer& writer, const Rules& rules) { write_points(writer, rules.*In); }
  static void schema(json::Writer& writer) {
    games::write_type("object", writer).key("propertyNames").raw(R"({"pattern": "^([2-9TJQKA]|10|\\*)[CDHS]$"})");
    games::write_range(Least, Most, writer.key("additionalProperties").begin_object()).end_object();
    write(writer.key("default"), Rules{});
  }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    games::offer(rule, Option::Points{Least, Most, (rules.*In).entries()}, options);
  }
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    const auto* entries = std::get_if<std::vector<games::CardPoints>>(&value);
    if (key != Key || entries == nullptr) return;
    const auto fits = [](const games::CardPoints& entry) { return entry.points >= Least && entry.points <= Most; };
    if (std::ranges::all_of(*entries, fits)) rules.*In = Points{*entries};
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
    } else if (const auto number = json::read_integer(value, 0, kMostMoonPoints, faults,
                                                      text::mark("\"captured\" or a whole number"))) {
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
  static void schema(json::Writer& writer) {
    games::write_range(0, kMostMoonPoints, writer.key("anyOf").begin_array().begin_object()).end_object();
    writer.begin_object().member("const", kCaptured).end_object().end_array();
  }
  static void offer(const Rule& rule, const Rules& rules, Options& options) {
    const Worth worth = rules.moon_captured ? kAsCaptured : rules.moon_points ? kOwn : kPack;
    options.push_back({"moon_worth", text::mark("A moon is worth"),
                       text::mark("All the penalties in the pack, what the captured cards count, or a number."),
                       Option::Choice{{text::say("all penalties"), text::say("as captured"), text::say("own number")},
                                      static_cast<std::size_t>(worth)},
                       true});
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
  static constexpr std::string_view kKey = "reset";
  static constexpr std::int64_t kMostTotal = 1'000'000;

  static void read(json::Value value, Faults& faults, Rules& rules) {
    json::Object reset{value, faults, text::mark("an object with \"at\" and \"to\"")};
    const auto at = reset.require("at", text::mark("\"at\", a total"));
    const auto to = reset.require("to", text::mark("\"to\", what it becomes"));
    const auto at_total = at ? json::read_integer(*at, -kMostTotal, kMostTotal, faults) : std::nullopt;
    const auto to_total = to ? json::read_integer(*to, -kMostTotal, kMostTotal, faults) : std::nullopt;
    reset.refuse_others();
    if (at_total && to_total) rules.reset = Reset{static_cast<int>(*at_total), static_cast<int>(*to_total)};
  }
  static void write(json::Writer& writer, const Rules& rules) {
    if (!rules.reset) return static_cast<void>(writer.null());
    writer.begin_object().member("at", rules.reset->at).member("to", rules.reset->to).end_object();
  }
  static void schema(json::Writer& writer) {
    games::write_type("object", writer).key("properties").begin_object();
    for (const std::string_view total : {"at", "to"}) {
      writer.key(total).begin_object().member("type", "integer");
      writer.member("minimum", -kMostTotal).member("maximum", kMostTotal).end_object();
    }
    writer.end_object().member("additionalProperties", false);
    writer.key("required").begin_array().value("at").value("to").end_array().key("default").null();
  }
  static std::vector<std::optional<Reset>> usual() { return {std::nullopt, Reset{100, 50}, Reset{100, 0}}; }
  static std::string text(const std::optional<Reset>& reset) {
    return reset ? text::say("{total} becomes {other}", reset->at, reset->to) : text::say("no");
  }
};

// A word, or null for none.
struct TeamsRule {
  static constexpr std::string_view kKey = "teams";
  static constexpr std::array<std::string_view, 2> kWords{"together", "individual"};  // from the second enumerator on

  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (const auto word = json::read_word(value, kWords, faults)) rules.teams = static_cast<Teams>(*word + 1);
  }
  static void write(json::Writer& writer, const Rules& rules) {
    if (rules.teams == Teams::kNone) return static_cast<void>(writer.null());
    writer.value(kWords.at(static_cast<std::size_t>(rules.teams) - 1));
  }
  static void schema(json::Writer& writer) {
    write_words(writer.key("enum").begin_array(), kWords).null().end_array().key("default").null();
  }
  static std::vector<Teams> usual() { return {Teams::kNone, Teams::kTogether, Teams::kIndividual}; }
  static std::string text(Teams teams) {
    if (teams == Teams::kNone) return text::say("none");
    return teams == Teams::kTogether ? text::say("together") : text::say("each alone");
  }
};

// ---- the pack and the deal

struct DoubleRule {
  static constexpr std::string_view kKey = "double";

  static void read(json::Value value, Faults& faults, Rules& rules) {
    rules.double_card = json::read_card(value, faults);
  }
  static void write(json::Writer& writer, const Rules& rules) {
    write_or_null(writer,
                  rules.double_card ? std::optional{to_string(*rules.double_card)} : std::optional<std::string>{});
  }
  static void schema(json::Writer& writer) {
    writer.key("anyOf").raw(R"([{"type": "null"}, {"$ref": "#/$defs/card"}])").key("default").null();
  }
  static std::vector<std::optional<Card>> usual() { return {std::nullopt, kTenOfClubs}; }
  static std::string text(std::optional<Card> card) { return card ? to_text(*card) : text::say("none"); }
};

struct PacksRule {
  static constexpr std::string_view kKey = "packs";

  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (const auto packs = json::read_integer(value, 1, 2, faults)) rules.packs = static_cast<int>(*packs);
  }
  static void write(json::Writer& writer, const Rules& rules) { writer.value(rules.packs); }
  static void schema(json::Writer& writer) { games::write_range(1, 2, writer).member("default", Rules{}.packs); }
  static std::vector<int> usual() { return {1, 2}; }
  static std::string text(int packs) { return packs == 1 ? text::say("one") : text::say("two"); }
};
struct ListedPacks : Listed<PacksRule, &Rules::packs> {
  static void set(std::string_view key, const OptionValue& value, Rules& rules) {
    Listed::set(key, value, rules);
    if (key == kKey) rules.removed_twice = {};
  }
};

struct RemovedRule {
  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (!json::is_array(value, faults, text::mark("a list of cards"))) return;
    for (const json::Value item : value) {
      const std::optional<Card> card = json::read_card(item, faults);
      if (!card) continue;
      const bool again = rules.removed.contains(*card);
      if (again && (rules.packs == 1 || rules.removed_twice.contains(*card)))
        json::refuse(faults, item, text::say("a card that is still in the pack"),
                     text::say("the {card} again", to_string(*card)));
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
  static void schema(json::Writer& writer) {
    games::write_type("array", writer).key("items").raw(R"({"$ref": "#/$defs/card"})").key("default").raw("[]");
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
  static constexpr std::string_view kKey = "kitty";

  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (const auto cards = json::read_integer(value, 0, kMostKitty, faults)) rules.kitty = static_cast<int>(*cards);
  }
  static void write(json::Writer& writer, const Rules& rules) { write_or_null(writer, rules.kitty); }
  static void schema(json::Writer& writer) { games::write_range(0, kMostKitty, writer); }
  static std::vector<std::optional<int>> usual() {
    std::vector<std::optional<int>> cards{std::nullopt};
    for (int number = 0; number <= kMostKitty; ++number) cards.emplace_back(number);
    return cards;
  }
  static std::string text(std::optional<int> cards) {
    return cards ? std::to_string(*cards) : text::say("what is left over");
  }
};

struct PassingRule {
  static constexpr std::string_view kKey = "passing";
  static constexpr std::array<std::string_view, 8> kWords{"left",   "right",   "across", "left2",
                                                          "right2", "scatter", "dealer", "hold"};

  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (!json::is_array(value, faults, text::mark("a list: how cards are passed in each hand in turn"))) return;
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
  static void schema(json::Writer& writer) {
    games::write_type("array", writer).key("items").begin_object();
    write_words(writer.key("enum").begin_array(), kWords).end_array().end_object();
  }
  static std::vector<std::optional<std::vector<Pass>>> usual() {
    std::vector<std::optional<std::vector<Pass>>> cycles{std::nullopt};
    for (const Cycle& cycle : known_cycles()) cycles.emplace_back(cycle.passes);
    return cycles;
  }
  static std::string text(const std::optional<std::vector<Pass>>& passing) {
    return passing ? cycle_text(*passing) : text::say("as usual for so many players");
  }
};

}  // namespace

games::OwnRule penalties_rule() {
  return games::own_rule<Rules, PointsRule<kPenalties, &Rules::penalties, 0, kMostPoints>>();
}
games::OwnRule bonus_rule() { return games::own_rule<Rules, PointsRule<kBonus, &Rules::bonus, -kMostPoints, 0>>(); }
games::OwnRule moon_points_rule() { return games::own_rule<Rules, MoonPointsRule>(); }
games::OwnRule reset_rule() { return games::own_rule<Rules, Listed<ResetRule, &Rules::reset>>(); }
games::OwnRule teams_rule() { return games::own_rule<Rules, Listed<TeamsRule, &Rules::teams>>(); }
games::OwnRule double_rule() { return games::own_rule<Rules, Listed<DoubleRule, &Rules::double_card>>(); }
games::OwnRule packs_rule() { return games::own_rule<Rules, ListedPacks>(); }
games::OwnRule removed_rule() { return games::own_rule<Rules, RemovedRule>(); }
games::OwnRule kitty_rule() { return games::own_rule<Rules, Listed<KittyRule, &Rules::kitty>>(); }
games::OwnRule passing_rule() { return games::own_rule<Rules, Listed<PassingRule, &Rules::passing>>(); }

}  // namespace nullo::hearts
