// The options of Hearts as the New session screen offers them. Source: docs/documents.md#hearts.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/hearts/hearts.h"
#include "games/hearts/passing.h"

namespace nullo::hearts {
namespace {

using games::Option;
using games::OptionValue;

constexpr int kResetAt = 100;

template <class Word>
Option::Choice choice(std::vector<std::string> words, Word value) {
  return {std::move(words), static_cast<std::size_t>(value)};
}

Option::Choice yes_or_no(bool value) { return {{"no", "yes"}, value ? 1U : 0U}; }

// What a moon is worth: the sum in the pack, what was captured, or a number of its own.
enum class Worth { kPack, kCaptured, kOwn };
Worth worth_of(const Rules& rules) {
  if (rules.moon_captured) return Worth::kCaptured;
  return rules.moon_points ? Worth::kOwn : Worth::kPack;
}

// The three settings that people use; those of a document may differ.
Option::Choice reset_choice(const Rules& rules) {
  Option::Choice words{{"no", "100 becomes 50", "100 becomes 0"}, 0};
  if (!rules.reset) return words;
  if (*rules.reset == Reset{kResetAt, 50}) {
    words.value = 1;
  } else if (*rules.reset == Reset{kResetAt, 0}) {
    words.value = 2;
  } else {
    words.words.push_back(fmt::format("{} becomes {}", rules.reset->at, rules.reset->to));
    words.value = 3;
  }
  return words;
}

Option::Choice double_choice(const Rules& rules) {
  Option::Choice words{{"none", "10♣"}, 0};
  if (rules.double_card == kTenOfClubs) {
    words.value = 1;
  } else if (rules.double_card) {
    words.words.push_back(to_text(*rules.double_card));
    words.value = 2;
  }
  return words;
}

Option::Choice kitty_choice(const Rules& rules) {
  Option::Choice words{{"what is left over"}, 0};
  for (int cards = 0; cards <= kMostKitty; ++cards) words.words.push_back(fmt::format("{}", cards));
  if (rules.kitty) words.value = static_cast<std::size_t>(*rules.kitty) + 1;
  return words;
}

Option::Choice passing_choice(const Rules& rules) {
  Option::Choice words{{"as usual for so many players"}, 0};
  for (const Cycle& cycle : known_cycles()) {
    if (rules.passing == cycle.passes) words.value = words.words.size();
    words.words.emplace_back(cycle.text);
  }
  if (!rules.passing || words.value != 0) return words;
  words.value = words.words.size();
  words.words.push_back(cycle_text(*rules.passing));
  return words;
}

template <class Word>
void set_choice(int value, int words, Word& word) {
  if (value >= 0 && value < words) word = static_cast<Word>(value);
}

void set_number(int value, int least, int most, int& number) {
  if (value >= least && value <= most) number = value;
}

void set_worth(int value, Rules& rules) {
  constexpr int kUsualMoon = 26;
  const std::optional<int> own = rules.moon_points;
  rules.moon_captured = value == static_cast<int>(Worth::kCaptured);
  rules.moon_points.reset();
  if (value == static_cast<int>(Worth::kOwn)) rules.moon_points = own.value_or(kUsualMoon);
}

void set_reset(int value, Rules& rules) {
  if (value == 0) rules.reset.reset();
  if (value == 1) rules.reset = Reset{kResetAt, 50};
  if (value == 2) rules.reset = Reset{kResetAt, 0};
}

void set_passing(int value, Rules& rules) {
  const auto& cycles = known_cycles();
  if (value == 0) rules.passing.reset();
  if (value >= 1 && value <= static_cast<int>(cycles.size())) {
    rules.passing = cycles[static_cast<std::size_t>(value) - 1].passes;
  }
}

// The options that are one number or a choice among words.
void set_value(std::string_view key, int value, Rules& rules) {
  if (key == "moon") set_choice(value, 6, rules.moon);
  if (key == "moon_worth") set_worth(value, rules);
  if (key == "moon_points" && rules.moon_points) set_number(value, 0, kMostMoonPoints, *rules.moon_points);
  if (key == "moon_needs_bonus") rules.moon_needs_bonus = value == 1;
  if (key == "sun_points") set_number(value, 0, kMostMoonPoints, rules.sun_points);
  if (key == "target") set_number(value, 1, kMostTarget, rules.target);
  if (key == "end") set_choice(value, 2, rules.end);
  if (key == "reset") set_reset(value, rules);
  if (key == "tie") set_choice(value, 2, rules.tie);
  if (key == "teams") set_choice(value, 3, rules.teams);
  if (key == "double" && value <= 1) rules.double_card = value == 1 ? std::optional{kTenOfClubs} : std::nullopt;
  if (key == "packs") {
    rules.packs = value == 1 ? 2 : 1;
    rules.removed_twice = {};
  }
  if (key == "kitty") rules.kitty = value == 0 ? std::nullopt : std::optional{std::min(value - 1, kMostKitty)};
  if (key == "boosted_nines") rules.boosted_nines = value == 1;
  if (key == "first_lead") set_choice(value, 2, rules.first_lead);
  if (key == "first_trick") set_choice(value, 2, rules.first_trick);
  if (key == "hearts_led") set_choice(value, 3, rules.hearts_led);
  if (key == "passing") set_passing(value, rules);
}

void set_points(std::string_view key, const std::vector<games::CardPoints>& entries, Rules& rules) {
  const bool penalty = key == "penalties";
  const bool fit = std::ranges::all_of(entries, [penalty](const games::CardPoints& entry) {
    return penalty ? entry.points >= 0 && entry.points <= kMostPoints
                   : entry.points <= 0 && entry.points >= -kMostPoints;
  });
  if (!fit) return;
  if (penalty) rules.penalties = Points{entries};
  if (key == "bonus") rules.bonus = Points{entries};
}

}  // namespace

std::vector<Option> Game::options(const Rules& rules) {
  std::vector<Option> options{
      {"target", "Played to", "The total that ends the game.", Option::Number{1, kMostTarget, rules.target}},
      {"end", "It ends", "When a total is reached, or only when it is exceeded.",
       choice({"reached", "exceeded"}, rules.end)},
      {"penalties", "Penalty cards", "What captured cards cost.",
       Option::Points{0, kMostPoints, rules.penalties.entries()}},
      {"bonus", "Bonus cards", "Captured cards that take points off, moon or not.",
       Option::Points{-kMostPoints, 0, rules.bonus.entries()}},
      {"moon", "A moon",
       "What happens when one player takes every penalty card. \"Others +, unless that loses\": Anna has 80 and "
       "shoots; "
       "+26 would bring Boris to 116, and Clara would win, so Anna gets −26.",
       choice({"others +", "shooter −", "shooter chooses", "others +, unless that loses", "wins the game", "nothing"},
              rules.moon)},
      {"moon_worth", "A moon is worth", "All the penalties in the pack, what the captured cards count, or a number.",
       choice({"all penalties", "as captured", "own number"}, worth_of(rules)), true},
  };
  if (rules.moon_points) {
    games::offer({"moon_points", "Points of a moon", "Your own number of points.",
                  Option::Number{0, kMostMoonPoints, *rules.moon_points}, true},
                 options);
  }
  const std::vector<Option> more{
      {"moon_needs_bonus", "A moon needs the bonus cards", "Without them the penalties count as taken.",
       yes_or_no(rules.moon_needs_bonus), true},
      {"sun_points", "The sun", "What taking every trick is worth in place of the moon; 0: no such rule.",
       Option::Number{0, kMostMoonPoints, rules.sun_points}, true},
      {"reset", "Exactly 100", "A total of exactly 100 after a hand may go back.", reset_choice(rules)},
      {"tie", "A tie at the end", "The lowest share the win, or further hands are played.",
       choice({"shared", "play on"}, rules.tie)},
      {"passing", "Passing", "Who passes to whom, hand by hand.", passing_choice(rules)},
      {"teams", "Partners", "Partners sit across: one common score, or their totals added at the end.",
       choice({"none", "together", "each alone"}, rules.teams)},
      {"first_lead", "First lead", "Who leads to the first trick.",
       choice({"lowest club", "left of the dealer"}, rules.first_lead), true},
      {"first_trick", "First trick", "Whether points may be thrown on it. Breaking this gets a note.",
       choice({"anything", "no points"}, rules.first_trick), true},
      {"hearts_led", "Leading hearts", "When hearts may be led. Breaking this gets a note.",
       choice({"any time", "once broken", "once broken, or Q♠ played"}, rules.hearts_led), true},
      {"removed", "Cards taken out", "Cards that are not dealt at all.", Option::Cards{rules.removed}, true},
      {"kitty", "Kitty", "Cards left over when dealing; they go to one player's pile.", kitty_choice(rules), true},
      {"double", "A card that doubles", "Its captor's score for the hand counts twice.", double_choice(rules), true},
      {"boosted_nines", "Booster nines", "A nine led, or following suit, makes the trick go round twice.",
       yes_or_no(rules.boosted_nines), true},
      {"packs", "Packs", "With two, equal cards in a trick cancel each other.", choice({"one", "two"}, rules.packs - 1),
       true},
  };
  options.insert(options.end(), more.begin(), more.end());
  return options;
}

Rules Game::with_option(const Rules& rules, std::string_view key, const OptionValue& value) {
  Rules changed = rules;
  if (const int* number = std::get_if<int>(&value)) set_value(key, *number, changed);
  if (const CardSet* cards = std::get_if<CardSet>(&value); cards != nullptr && key == "removed") {
    changed.removed = *cards;
    changed.removed_twice = {};
  }
  if (const auto* points = std::get_if<std::vector<games::CardPoints>>(&value)) set_points(key, *points, changed);
  return changed;
}

}  // namespace nullo::hearts
