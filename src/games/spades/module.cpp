// What Spades declares: its name, texts and options. Source: pagat.com, "Spades"; spades SP1-SP6.
#include <array>

#include <fmt/core.h>

#include "games/game_module.h"
#include "games/spades/known.h"
#include "games/words.h"

namespace nullo::spades {

const games::Info& Game::info() {
  static constexpr std::array<std::string_view, 10> kRulesInShort{
      "Four players, partners across, 52 cards, thirteen each. From the highest: A K Q J 10 down to 2.",
      "From the dealer's left all bid how many tricks they will win. A side's contract is both bids together.",
      "Nil is a bid to win no trick at all. Blind nil is the same, said before looking at the cards.",
      "The player left of the dealer leads. Follow suit if you can; whoever wins a trick leads to the next one.",
      "Spades are trumps. Most tables do not lead them until one has been thrown on another suit.",
      "A contract made scores 10 for each trick bid, one that fails costs as much.",
      "Each trick over the contract is a bag: 1 point. Ten bags cost 100, and more than ten stay with the side.",
      "A failed nil's tricks do not help the partner: they are bags. Your table may let them help, or count nothing.",
      "The first side at the target wins, the higher if both are there. If they are equal, one more hand is played.",
      "Your table may also end the game when a side has fallen so low: the other side wins then.",
  };
  static constexpr std::array<games::ScoreLine, 7> kScoring{{
      {"A contract made", "10 a trick bid"},
      {"A contract failed", "−10 a trick bid"},
      {"Each trick more, a bag", "1"},
      {"Ten bags", "−100"},
      {"Nil", "100, failed −100"},
      {"Blind nil", "200, failed −200"},
      {"Both partners nil", "each for itself; tricks are bags"},
  }};
  static constexpr games::Info kInfo{
      .id = "spades",
      .name = "Spades",
      .summary = "Two sides bid tricks and win them: nil, bags, spades are trumps. The first side at 500 wins.",
      .least_seats = kSeats,
      .most_seats = kSeats,
      .best = BestIs::kHighest,
      .unit = "point",
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{
          "usual", "To 500", "Until a side has 500 points; ten bags cost 100.", "pagat.com, Spades", {}},
      games::Preset<Rules>{"short",
                           "To 250",
                           "A shorter game: until a side has 250 points.",
                           "pagat.com, Spades, with half the target",
                           {.target = 250}},
      games::Preset<Rules>{"no_bags",
                           "Without bags",
                           "Tricks over the contract are worth nothing and cost nothing.",
                           "pagat.com, Spades, without sandbags",
                           {.bags = 0}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kBidMade, "a bid made"},
      games::ReasonText{kBidFailed, "a bid failed"},
      games::ReasonText{kBags, "bags"},
      games::ReasonText{kBagPenalty, "too many bags"},
      games::ReasonText{kNilMade, "a nil held"},
      games::ReasonText{kNilFailed, "a nil failed"},
      games::ReasonText{kBlindNilMade, "a blind nil held"},
      games::ReasonText{kBlindNilFailed, "a blind nil failed"},
  };
  return kReasons;
}

std::vector<games::Option> Game::options(const Rules& rules) {
  const auto number = [](int value) { return games::Option::Number{0, kMostInRules, value}; };
  std::vector<games::Option> options{
      {"target", "The game ends at", "Points of a side.", number(rules.target)},
      {"bags", "Bags", "So many cost the penalty. 0: tricks over the contract are worth nothing.", number(rules.bags)}};
  if (rules.bags > 0) {
    options.push_back({"bag_penalty", "Penalty for them", "Points taken off.", number(rules.bag_penalty)});
  }
  options.push_back({"nil", "Nil", "Points, lost if it fails.", number(rules.nil)});
  options.push_back({"blind_nil", "Blind nil", "Points, lost if it fails.", number(rules.blind_nil)});
  options.push_back({"nil_tricks", "Tricks of a failed nil",
                     "They are bags alone, help to make the partner's bid, or count nothing.",
                     games::Option::Choice{{"are bags", "help the partner", "count nothing"},
                                           static_cast<std::size_t>(rules.nil_tricks)},
                     true});
  options.push_back({"lose_at", "A side loses at", "Points below zero that lose the game. 0: none do.",
                     games::Option::Number{-kMostInRules, 0, rules.lose_at.value_or(0)}, true});
  return options;
}

Rules Game::with_option(const Rules& rules, std::string_view key, const games::OptionValue& value) {
  Rules changed = rules;
  const int* number = std::get_if<int>(&value);
  if (number == nullptr) return changed;
  if (key == "lose_at" && *number <= 0 && *number >= -kMostInRules) {
    changed.lose_at = *number == 0 ? std::nullopt : std::optional{*number};
  }
  if (*number < 0 || *number > kMostInRules) return changed;
  if (key == "target") changed.target = *number;
  if (key == "bags") changed.bags = *number;
  if (key == "bag_penalty" && rules.bags > 0) changed.bag_penalty = *number;
  if (key == "nil") changed.nil = *number;
  if (key == "blind_nil") changed.blind_nil = *number;
  if (key == "nil_tricks" && *number <= 2) changed.nil_tricks = static_cast<NilTricks>(*number);
  return changed;
}

std::string Game::length(const Rules& rules, int) {
  std::string text = fmt::format("Until a side has {}", games::amount_of(rules.target, "point"));
  if (rules.lose_at) text += fmt::format(", or has fallen to {}", games::signed_text(*rules.lose_at));
  return text;
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::spades
