// What Reversis declares: its name, texts and options. Source: Denexa, "Reversis".
#include <array>

#include "games/facts/length_rule.h"
#include "games/game_module.h"
#include "games/reversis/reasons.h"
#include "games/reversis/reversis.h"
#include "text/say.h"

namespace nullo::reversis {
namespace {

constexpr int kUsualHands = 12;

}  // namespace

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 13> kRulesInShort{
      text::mark("Four players, 48 cards (no tens), eleven each. Before play the dealer sets one card aside, and each "
                 "of the others may set one aside for the card in front of them: four cards lie apart, the talon."),
      text::mark("The player left of the dealer leads. Follow suit if you can; the highest card of the suit led wins "
                 "the trick, and whoever wins it leads to the next one. There are no trumps; aces are high."),
      text::mark("In a pile an ace counts 4, a king 3, a queen 2, a jack 1."),
      text::mark("The party: fewest points wins it, most points loses it. The loser pays the winner 4 and the talon's "
                 "points, twice that if they sit across."),
      text::mark("For an ace thrown on another suit the trick's winner pays 1 (for the A♦ 2). Whoever follows suit "
                 "with an ace pays the leader the same. For an ace that was led, the hand's winner may ask the same "
                 "before the next deal."),
      text::mark("The J♥ is the Quinola. If it is thrown on another suit, the trick's winner pays 5 for it, and its "
                 "player takes the newest pot."),
      text::mark("If the J♥ follows a heart lead, its player pays the leader 10 and a remise, and the other two pay "
                 "the leader 5 each. For a J♥ that was led, the hand's winner may ask 10 of its player and 5 of each "
                 "of the others."),
      text::mark("The first remise doubles the pot; every later one equals the newest pot and forms a new one. When "
                 "the last pot is won a new one is formed, and remises count anew."),
      text::mark("Who takes the first nine tricks is on the reversis: all payments for aces and the J♥ go back, and "
                 "none follow."),
      text::mark("The reversis made (all eleven): 32 from across, 16 from each of the others, and the newest pot if "
                 "its player played the J♥ in the first nine tricks."),
      text::mark("The reversis broken: 64 to who took the first trick that was lost (54 if the J♥ won it), and a "
                 "remise if its player played the J♥ in the first nine tricks. There is no party then."),
      text::mark("The espagnolette: who holds four aces, or three and the J♥, may refuse to follow suit in the first "
                 "nine tricks. Without a single trick it wins the party; with one it loses it, pays back double for "
                 "aces and J♥, returns a pot and pays a remise for it."),
      text::mark("If somebody else makes the reversis, the espagnolette pays all 64 of it."),
  };
  static constexpr std::array<games::ScoreLine, 10> kScoring{{
      {text::mark("First hand: the dealer, the others"), text::mark("10, 5 each")},
      {text::mark("Later hands: the dealer"), text::mark("5")},
      {text::mark("An ace discarded or forced (A♦)"), text::mark("1 (2)")},
      {text::mark("The J♥ discarded"), text::mark("5 and the newest pot")},
      {text::mark("The J♥ forced"), text::mark("10, 5, 5 and a remise")},
      {text::mark("The J♥ led, if asked for"), text::mark("10, 5, 5")},
      {text::mark("The party"), text::mark("4 + talon, across doubled")},
      {text::mark("The reversis made"), text::mark("32, 16, 16")},
      {text::mark("The reversis broken (by the J♥)"), text::mark("64 (54)")},
      {text::mark("The espagnolette failed"), text::mark("double back")},
  }};
  static constexpr games::Info kInfo{
      .id = "reversis",
      .name = text::mark("Reversis"),
      .summary = text::mark(
          "Dodge aces and pictures, throw the J♥, or take every trick. Chips, pots and remises; most chips wins."),
      .least_seats = kSeats,
      .most_seats = kSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kChip,
      .pays_at_once = true,
      .keeps_pots = true,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{
          "open",
          text::mark("As long as you like"),
          text::mark("100 chips each, until the players stop; what lies in the pots then stays there."),
          "Denexa, Reversis",
          {}},
      games::Preset<Rules>{"twelve",
                           text::mark("Twelve hands"),
                           text::mark("Everybody deals three times; the pots are then shared out evenly."),
                           "Denexa, Reversis (\"some predetermined … number of hands\")",
                           {.hands = kUsualHands, .final_pots = FinalPots::kSplit}},
      games::Preset<Rules>{
          "next_deal",
          text::mark("New pot at the next deal"),
          text::mark(
              "A pot that was won is formed anew by the next dealer and the others, in place of that dealer's 5."),
          "Denexa, Reversis (\"a new one must be formed\", without saying when)",
          {.new_pot = NewPot::kNextDeal}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kAnteReason, text::mark("ante")},
      games::ReasonText{kAceDiscarded, text::mark("an ace thrown")},
      games::ReasonText{kAceFollowed, text::mark("an ace forced")},
      games::ReasonText{kAceClaimed, text::mark("a led ace claimed")},
      games::ReasonText{kQuinolaDiscarded, text::mark("the Quinola thrown")},
      games::ReasonText{kQuinolaFollowed, text::mark("the Quinola forced")},
      games::ReasonText{kQuinolaClaimed, text::mark("the led Quinola claimed")},
      games::ReasonText{kPotTaken, text::mark("the pot")},
      games::ReasonText{kRemise, text::mark("remise")},
      games::ReasonText{kRefund, text::mark("back for the reversis")},
      games::ReasonText{kParty, text::mark("the party")},
      games::ReasonText{kReversisMade, text::mark("the reversis made")},
      games::ReasonText{kReversisBroken, text::mark("the reversis broken")},
      games::ReasonText{kPaidBackDouble, text::mark("back double, the espagnolette failed")},
      games::ReasonText{kPotReturned, text::mark("the pot back, the espagnolette failed")},
      games::ReasonText{kPotsSplit, text::mark("the pots are shared out")},
  };
  return kReasons;
}

std::span<const games::NoteText> Game::note_texts() { return {&games::kRevokeNote, 1}; }

games::RuleList Game::rule_list() {
  using games::at;
  using games::word_rule;
  using Words = std::array<std::string_view, 2>;
  using Texts = std::array<text::Sentence, 2>;
  static constexpr Words kNewPotWords{"at_once", "next_deal"};
  static constexpr Texts kNewPotTexts{text::mark("at once"), text::mark("at the next deal")};
  static constexpr Words kLoserTieWords{"fewest", "most"};
  static constexpr Texts kLoserTieTexts{text::mark("fewest tricks"), text::mark("most tricks")};
  static constexpr Words kFinalPotsWords{"leave", "split"};
  static constexpr Texts kFinalPotsTexts{text::mark("stay"), text::mark("shared out")};
  static const std::array<games::Rule, 5> kRules{{
      {.key = "starting_chips",
       .label = text::mark("Chips at the start"),
       .help = text::mark("What each player begins with."),
       .about = "Chips of each player.",
       .kind = games::NumberRule{.in = at<&Rules::starting_chips>, .most = kMostStartingChips}},
      games::length_rule(at<&Rules::hands>, kMostHands, kUsualHands),
      {.key = "new_pot",
       .label = text::mark("A new pot"),
       .help = text::mark("When the last pot has been won, the next one is formed."),
       .about = "When the last pot has been won, the new one is formed.",
       .kind = word_rule<&Rules::new_pot>(kNewPotWords, kNewPotTexts)},
      {.key = "loser_tie",
       .label = text::mark("Most points tied"),
       .help = text::mark("Who of them loses the party: fewest tricks, or most tricks."),
       .about = "Among those tied for most points, the loser has the fewest or the most tricks.",
       .kind = word_rule<&Rules::loser_tie>(kLoserTieWords, kLoserTieTexts),
       .rare = true},
      {.key = "final_pots",
       .label = text::mark("Pots at the end"),
       .help = text::mark("They stay on the table, or all players share them evenly."),
       .about = "The pots when the game is over.",
       .kind = word_rule<&Rules::final_pots>(kFinalPotsWords, kFinalPotsTexts)},
  }};
  return kRules;
}

std::string Game::opening(const Rules&, const games::Deal& deal, const State& before, const games::Names& names) {
  if (before.pots.empty()) {
    return text::say("{player} puts 10 into a new pot, the others 5 each.", names[deal.dealer]);
  }
  if (before.pots.size() == 1) return text::say("{player} puts 5 into the pot.", names[deal.dealer]);
  return text::say("{player} puts 5 into pot {number}.", names[deal.dealer], before.pots.size());
}

std::string Game::length(const Rules& rules, int) {
  return rules.hands ? text::say_count(*rules.hands, "{count} hand", "{count} hands") : std::string{};
}

std::optional<Rules> Game::one_more_round(const Rules& rules, int) {
  if (!rules.hands || *rules.hands + kSeats > kMostHands) return std::nullopt;
  Rules more = rules;
  more.hands = *rules.hands + kSeats;
  return more;
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::reversis
