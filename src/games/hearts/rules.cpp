// The rules of Hearts that a table may set. Source: docs/documents.md#hearts.
#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "games/hearts/hearts.h"
#include "games/hearts/own_rules.h"
#include "games/hearts/pack.h"
#include "text/sentence.h"

namespace nullo::hearts {
namespace {

template <std::size_t kCount>
using Words = std::array<std::string_view, kCount>;
template <std::size_t kCount>
using Texts = std::array<text::Sentence, kCount>;

constexpr Words<6> kMoonWords{"add", "subtract", "choice", "auto", "win", "none"};
constexpr Texts<6> kMoonTexts{text::mark("others +"),        text::mark("shooter −"),
                              text::mark("shooter chooses"), text::mark("others +, unless that loses"),
                              text::mark("wins the game"),   text::mark("nothing")};
constexpr Words<2> kEndWords{"reach", "exceed"};
constexpr Texts<2> kEndTexts{text::mark("reached"), text::mark("exceeded")};
constexpr Words<2> kTieWords{"shared", "play_on"};
constexpr Texts<2> kTieTexts{text::mark("shared"), text::mark("play on")};
constexpr Words<2> kFirstLeadWords{"lowest_club", "left_of_dealer"};
constexpr Texts<2> kFirstLeadTexts{text::mark("lowest club"), text::mark("left of the dealer")};
constexpr Words<2> kFirstTrickWords{"free", "no_points"};
constexpr Texts<2> kFirstTrickTexts{text::mark("anything"), text::mark("no points")};
constexpr Words<3> kHeartsLedWords{"any", "broken", "broken_or_queen"};
constexpr Texts<3> kHeartsLedTexts{text::mark("any time"), text::mark("once broken"),
                                   text::mark("once broken, or Q♠ played")};

// The options in the order in which people are asked: first what tables differ in most.
constexpr Words<21> kOrder{
    "target",           "end",        "penalties", "bonus", "moon",    "moon_worth",    "moon_points",
    "moon_needs_bonus", "sun_points", "reset",     "tie",   "passing", "teams",         "first_lead",
    "first_trick",      "hearts_led", "removed",   "kitty", "double",  "boosted_nines", "packs"};

std::vector<games::Rule> rules_of_scores() {
  using games::at;
  using games::word_rule;
  return {
      {.key = "penalties",
       .label = text::mark("Penalty cards"),
       .help = text::mark("What captured cards cost."),
       .about = "Points of a card, or of every card of a suit (\"*H\"); a card's own points win over its suit's. If "
                "given, it replaces the default.",
       .kind = penalties_rule()},
      {.key = "bonus",
       .label = text::mark("Bonus cards"),
       .help = text::mark("Captured cards that take points off, moon or not."),
       .about = "Points, below zero, of a card that lowers the score: {\"JD\": -10} is Omnibus.",
       .kind = bonus_rule()},
      {.key = "moon",
       .label = text::mark("A moon"),
       .help = text::mark(
           "What happens when one player takes every penalty card. \"Others +, unless that loses\": Anna has 80 "
           "and shoots; +26 would bring Boris to 116, and Clara would win, so Anna gets −26."),
       .about = "What taking every penalty card does. add: the others get moon_points each; subtract: they are taken "
                "off the shooter; choice: the hand's moon_choice says which; auto: add, unless that would end the game "
                "with another winner, then subtract; win: the shooter wins the game at once; none: nothing.",
       .kind = word_rule<&Rules::moon>(kMoonWords, kMoonTexts)},
      {.key = "moon_points",
       .label = text::mark("Points of a moon"),
       .help = text::mark("Your own number of points."),
       .about = "Absent: the sum of all penalties in the pack. captured: what the shooter's penalty cards count in "
                "this hand, charged ones doubled.",
       .kind = moon_points_rule(),
       .rare = true},
      {.key = "moon_needs_bonus",
       .label = text::mark("A moon needs the bonus cards"),
       .help = text::mark("Without them the penalties count as taken."),
       .about = "Whether a moon needs the bonus cards, too.",
       .kind = games::FlagRule{.in = at<&Rules::moon_needs_bonus>},
       .rare = true},
      {.key = "sun_points",
       .label = text::mark("The sun"),
       .help = text::mark("What taking every trick is worth in place of the moon; 0: no such rule."),
       .about = "In place of moon_points when one player takes every trick; 0: no such rule.",
       .kind = games::NumberRule{.in = at<&Rules::sun_points>, .most = kMostMoonPoints},
       .rare = true},
      {.key = "target",
       .label = text::mark("Played to"),
       .help = text::mark("The total that ends the game."),
       .about = "The total that ends the game.",
       .kind = games::NumberRule{.in = at<&Rules::target>, .least = 1, .most = kMostTarget}},
      {.key = "end",
       .label = text::mark("It ends"),
       .help = text::mark("When a total is reached, or only when it is exceeded."),
       .about = "At the target or over it, or over it only.",
       .kind = word_rule<&Rules::end>(kEndWords, kEndTexts)},
      {.key = "reset",
       .label = text::mark("Exactly 100"),
       .help = text::mark("A total of exactly 100 after a hand may go back."),
       .about = "A total of exactly `at` after a hand becomes `to`.",
       .kind = reset_rule()},
      {.key = "tie",
       .label = text::mark("A tie at the end"),
       .help = text::mark("The lowest share the win, or further hands are played."),
       .about = "When the lowest total is tied at the end.",
       .kind = word_rule<&Rules::tie>(kTieWords, kTieTexts)},
      {.key = "teams",
       .label = text::mark("Partners"),
       .help = text::mark("Partners sit across: one common score, or their totals added at the end."),
       .about = "Partners sit across; together: they share tricks and score; individual: their own scores are added at "
                "the end.",
       .kind = teams_rule()},
      {.key = "double",
       .label = text::mark("A card that doubles"),
       .help = text::mark("Its captor's score for the hand counts twice."),
       .about = "The card whose captor's score for the hand is doubled.",
       .kind = double_rule(),
       .rare = true},
      {.key = "packs",
       .label = text::mark("Packs"),
       .help = text::mark("With two, equal cards in a trick cancel each other."),
       .about = "With two, equal cards in a trick cancel each other.",
       .kind = packs_rule(),
       .rare = true},
      {.key = "removed",
       .label = text::mark("Cards taken out"),
       .help = text::mark("Cards that are not dealt at all."),
       .about = "Cards taken out before the deal.",
       .kind = removed_rule(),
       .rare = true},
      {.key = "kitty",
       .label = text::mark("Kitty"),
       .help = text::mark("Cards left over when dealing; they go to one player's pile."),
       .about = "Cards not dealt. Absent: the remainder when the pack is divided among the players.",
       .kind = kitty_rule(),
       .rare = true},
      {.key = "boosted_nines",
       .label = text::mark("Booster nines"),
       .help = text::mark("A nine led, or following suit, makes the trick go round twice."),
       .about = "A nine that is led or follows suit makes the trick go two rounds.",
       .kind = games::FlagRule{.in = at<&Rules::boosted_nines>},
       .rare = true},
  };
}

std::vector<games::Rule> rules_of_play() {
  using games::word_rule;
  return {
      {.key = "first_lead",
       .label = text::mark("First lead"),
       .help = text::mark("Who leads to the first trick."),
       .about = "Who leads to the first trick.",
       .kind = word_rule<&Rules::first_lead>(kFirstLeadWords, kFirstLeadTexts),
       .rare = true},
      {.key = "first_trick",
       .label = text::mark("First trick"),
       .help = text::mark("Whether points may be thrown on it. Breaking this gets a note."),
       .about = "For the notes only.",
       .kind = word_rule<&Rules::first_trick>(kFirstTrickWords, kFirstTrickTexts),
       .rare = true},
      {.key = "hearts_led",
       .label = text::mark("Leading hearts"),
       .help = text::mark("When hearts may be led. Breaking this gets a note."),
       .about = "For the notes only.",
       .kind = word_rule<&Rules::hearts_led>(kHeartsLedWords, kHeartsLedTexts),
       .rare = true},
      {.key = "passing",
       .label = text::mark("Passing"),
       .help = text::mark("Who passes to whom, hand by hand."),
       .about = "How cards are passed in each hand in turn; shown, never scored. Absent: what is usual for the number "
                "of players.",
       .kind = passing_rule()},
  };
}

}  // namespace

games::RuleList Game::rule_list() {
  static const std::vector<games::Rule> kRules = [] {
    std::vector<games::Rule> rules = rules_of_scores();
    std::ranges::copy(rules_of_play(), std::back_inserter(rules));
    return rules;
  }();
  return kRules;
}

std::vector<games::Option> Game::options(const Rules& rules) {
  std::vector<games::Option> options = games::options_of(rule_list(), &rules);
  std::ranges::sort(options, {}, [](const games::Option& option) { return std::ranges::find(kOrder, option.key); });
  return options;
}

Rules Game::read_rules(json::Object& object, int seats) {
  Rules rules;
  const std::size_t faults_before = object.faults().count();
  games::read_rules(rule_list(), object, seats, &rules);
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

}  // namespace nullo::hearts
