// What Spades declares: its name, texts and options. Source: pagat.com, "Spades"; spades SP1-SP6.
#include <array>

#include "games/game_module.h"
#include "games/spades/known.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::spades {

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 10> kRulesInShort{
      text::mark("Four players, partners across, 52 cards, thirteen each. From the highest: A K Q J 10 down to 2."),
      text::mark(
          "From the dealer's left all bid how many tricks they will win. A side's contract is both bids together."),
      text::mark("Nil is a bid to win no trick at all. Blind nil is the same, said before looking at the cards."),
      text::mark(
          "The player left of the dealer leads. Follow suit if you can; whoever wins a trick leads to the next one."),
      text::mark("Spades are trumps. Most tables do not lead them until one has been thrown on another suit."),
      text::mark("A contract made scores 10 for each trick bid, one that fails costs as much."),
      text::mark(
          "Each trick over the contract is a bag: 1 point. Ten bags cost 100, and more than ten stay with the side."),
      text::mark("A failed nil's tricks do not help the partner: they are bags. Your table may let them help, or count "
                 "nothing."),
      text::mark("The first side at the target wins, the higher if both are there. If they are equal, one more hand is "
                 "played."),
      text::mark("Your table may also end the game when a side has fallen so low: the other side wins then."),
  };
  static constexpr std::array<games::ScoreLine, 7> kScoring{{
      {text::mark("A contract made"), text::mark("10 a trick bid")},
      {text::mark("A contract failed"), text::mark("−10 a trick bid")},
      {text::mark("Each trick more, a bag"), text::mark("1")},
      {text::mark("Ten bags"), text::mark("−100")},
      {text::mark("Nil"), text::mark("100, failed −100")},
      {text::mark("Blind nil"), text::mark("200, failed −200")},
      {text::mark("Both partners nil"), text::mark("each for itself; tricks are bags")},
  }};
  static constexpr games::Info kInfo{
      .id = "spades",
      .name = text::mark("Spades"),
      .summary =
          text::mark("Two sides bid tricks and win them: nil, bags, spades are trumps. The first side at 500 wins."),
      .least_seats = kSeats,
      .most_seats = kSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kPoint,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"usual",
                           text::mark("To 500"),
                           text::mark("Until a side has 500 points; ten bags cost 100."),
                           "pagat.com, Spades",
                           {}},
      games::Preset<Rules>{"short",
                           text::mark("To 250"),
                           text::mark("A shorter game: until a side has 250 points."),
                           "pagat.com, Spades, with half the target",
                           {.target = 250}},
      games::Preset<Rules>{"no_bags",
                           text::mark("Without bags"),
                           text::mark("Tricks over the contract are worth nothing and cost nothing."),
                           "pagat.com, Spades, without sandbags",
                           {.bags = 0}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kBidMade, text::mark("a bid made")},
      games::ReasonText{kBidFailed, text::mark("a bid failed")},
      games::ReasonText{kBags, text::mark("bags")},
      games::ReasonText{kBagPenalty, text::mark("too many bags")},
      games::ReasonText{kNilMade, text::mark("a nil held")},
      games::ReasonText{kNilFailed, text::mark("a nil failed")},
      games::ReasonText{kBlindNilMade, text::mark("a blind nil held")},
      games::ReasonText{kBlindNilFailed, text::mark("a blind nil failed")},
  };
  return kReasons;
}

std::span<const games::NoteText> Game::note_texts() { return {&games::kRevokeNote, 1}; }

games::RuleList Game::rule_list() {
  using games::at;
  static constexpr std::array<std::string_view, 3> kNilTricksWords{"bags", "help", "nothing"};
  static constexpr std::array<text::Sentence, 3> kNilTricksTexts{text::mark("are bags"), text::mark("help the partner"),
                                                                 text::mark("count nothing")};
  static constexpr text::Sentence kFails = text::mark("Points, lost if it fails.");
  static const std::array<games::Rule, 7> kRules{{
      {.key = "target",
       .label = text::mark("The game ends at"),
       .help = text::mark("Points of a side."),
       .about = "Points of a side that end the game.",
       .kind = games::NumberRule{.in = at<&Rules::target>, .most = kMostInRules}},
      {.key = "bags",
       .label = text::mark("Bags"),
       .help = text::mark("So many cost the penalty. 0: tricks over the contract are worth nothing."),
       .about = "How many bags cost the penalty; 0: no bags are counted, and tricks over a bid are worth nothing.",
       .kind = games::NumberRule{.in = at<&Rules::bags>, .most = kMostInRules}},
      {.key = "bag_penalty",
       .label = text::mark("Penalty for them"),
       .help = text::mark("Points taken off."),
       .about = "The points that so many bags cost.",
       .kind = games::NumberRule{.in = at<&Rules::bag_penalty>, .most = kMostInRules},
       .offered = [](const void* rules) { return at<&Rules::bags>.see(rules) > 0; }},
      {.key = "nil",
       .label = text::mark("Nil"),
       .help = kFails,
       .about = "Won or lost besides the partner's bid.",
       .kind = games::NumberRule{.in = at<&Rules::nil>, .most = kMostInRules}},
      {.key = "blind_nil",
       .label = text::mark("Blind nil"),
       .help = kFails,
       .about = "For a nil bid before looking at the cards.",
       .kind = games::NumberRule{.in = at<&Rules::blind_nil>, .most = kMostInRules}},
      {.key = "nil_tricks",
       .label = text::mark("Tricks of a failed nil"),
       .help = text::mark("They are bags alone, help to make the partner's bid, or count nothing."),
       .about = "What tricks of a failed nil count for. bags: they are only bags; help: they count for the partner's "
                "bid; nothing: neither.",
       .kind = games::word_rule<&Rules::nil_tricks>(kNilTricksWords, kNilTricksTexts),
       .rare = true},
      {.key = "lose_at",
       .label = text::mark("A side loses at"),
       .help = text::mark("Points below zero that lose the game. 0: none do."),
       .about = "A side at or under it after a hand has lost, and the game is over; null: there is no such end.",
       .kind = games::MaybeNumberRule{.in = at<&Rules::lose_at>, .least = -kMostInRules, .most = -1, .none = 0},
       .rare = true},
  }};
  return kRules;
}

std::string Game::length(const Rules& rules, int) {
  const std::string target = games::amount_of(rules.target, games::Unit::kPoint);
  if (!rules.lose_at) return text::say("Until a side has {points}", target);
  return text::say("Until a side has {points}, or has fallen to {total}", target, *rules.lose_at);
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::spades
