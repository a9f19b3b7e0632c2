// What Reversis declares: its name, texts and options. Source: Denexa, "Reversis".
#include <array>

#include <fmt/core.h>

#include "games/facts/length_rule.h"
#include "games/game_module.h"
#include "games/reversis/reasons.h"
#include "games/reversis/reversis.h"

namespace nullo::reversis {
namespace {

constexpr int kUsualHands = 12;

}  // namespace

const games::Info& Game::info() {
  static constexpr std::array<std::string_view, 13> kRulesInShort{
      "Four players, 48 cards (no tens), eleven each. Before play the dealer sets one card aside, and each of the "
      "others "
      "may set one aside for the card in front of them: four cards lie apart, the talon.",
      "The player left of the dealer leads. Follow suit if you can; the highest card of the suit led wins the trick, "
      "and "
      "whoever wins it leads to the next one. There are no trumps; aces are high.",
      "In a pile an ace counts 4, a king 3, a queen 2, a jack 1.",
      "The party: fewest points wins it, most points loses it. The loser pays the winner 4 and the talon's points, "
      "twice "
      "that if they sit across.",
      "For an ace thrown on another suit the trick's winner pays 1 (for the A♦ 2). Whoever follows suit with an ace "
      "pays the leader the same. For an ace that was led, the hand's winner may ask the same before the next deal.",
      "The J♥ is the Quinola. If it is thrown on another suit, the trick's winner pays 5 for it, and its player takes "
      "the newest pot.",
      "If the J♥ follows a heart lead, its player pays the leader 10 and a remise, and the other two pay the leader 5 "
      "each. For a J♥ that was led, the hand's winner may ask 10 of its player and 5 of each of the others.",
      "The first remise doubles the pot; every later one equals the newest pot and forms a new one. When the last pot "
      "is "
      "won a new one is formed, and remises count anew.",
      "Who takes the first nine tricks is on the reversis: all payments for aces and the J♥ go back, and none follow.",
      "The reversis made (all eleven): 32 from across, 16 from each of the others, and the newest pot if its player "
      "played the J♥ in the first nine tricks.",
      "The reversis broken: 64 to who took the first trick that was lost (54 if the J♥ won it), and a remise if its "
      "player played the J♥ in the first nine tricks. There is no party then.",
      "The espagnolette: who holds four aces, or three and the J♥, may refuse to follow suit in the first nine tricks. "
      "Without a single trick it wins the party; with one it loses it, pays back double for aces and J♥, returns a pot "
      "and pays a remise for it.",
      "If somebody else makes the reversis, the espagnolette pays all 64 of it.",
  };
  static constexpr std::array<games::ScoreLine, 10> kScoring{{
      {"First hand: the dealer, the others", "10, 5 each"},
      {"Later hands: the dealer", "5"},
      {"An ace discarded or forced (A♦)", "1 (2)"},
      {"The J♥ discarded", "5 and the newest pot"},
      {"The J♥ forced", "10, 5, 5 and a remise"},
      {"The J♥ led, if asked for", "10, 5, 5"},
      {"The party", "4 + talon, across doubled"},
      {"The reversis made", "32, 16, 16"},
      {"The reversis broken (by the J♥)", "64 (54)"},
      {"The espagnolette failed", "double back"},
  }};
  static constexpr games::Info kInfo{
      .id = "reversis",
      .name = "Reversis",
      .summary =
          "Dodge aces and pictures, throw the J♥, or take every trick. Chips, pots and remises; most chips wins.",
      .least_seats = kSeats,
      .most_seats = kSeats,
      .best = BestIs::kHighest,
      .unit = "chip",
      .pays_at_once = true,
      .keeps_pots = true,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"open",
                           "As long as you like",
                           "100 chips each, until the players stop; what lies in the pots then stays there.",
                           "Denexa, Reversis",
                           {}},
      games::Preset<Rules>{"twelve",
                           "Twelve hands",
                           "Everybody deals three times; the pots are then shared out evenly.",
                           "Denexa, Reversis (\"some predetermined … number of hands\")",
                           {.hands = kUsualHands, .final_pots = FinalPots::kSplit}},
      games::Preset<Rules>{"next_deal",
                           "New pot at the next deal",
                           "A pot that was won is formed anew by the next dealer and the others, in place of that "
                           "dealer's 5.",
                           "Denexa, Reversis (\"a new one must be formed\", without saying when)",
                           {.new_pot = NewPot::kNextDeal}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kAnteReason, "ante"},
      games::ReasonText{kAceDiscarded, "an ace thrown"},
      games::ReasonText{kAceFollowed, "an ace forced"},
      games::ReasonText{kAceClaimed, "a led ace claimed"},
      games::ReasonText{kQuinolaDiscarded, "the Quinola thrown"},
      games::ReasonText{kQuinolaFollowed, "the Quinola forced"},
      games::ReasonText{kQuinolaClaimed, "the led Quinola claimed"},
      games::ReasonText{kPotTaken, "the pot"},
      games::ReasonText{kRemise, "remise"},
      games::ReasonText{kRefund, "back for the reversis"},
      games::ReasonText{kParty, "the party"},
      games::ReasonText{kReversisMade, "the reversis made"},
      games::ReasonText{kReversisBroken, "the reversis broken"},
      games::ReasonText{kPaidBackDouble, "back double, the espagnolette failed"},
      games::ReasonText{kPotReturned, "the pot back, the espagnolette failed"},
      games::ReasonText{kPotsSplit, "the pots are shared out"},
  };
  return kReasons;
}

std::span<const games::NoteText> Game::note_texts() { return {&games::kRevokeNote, 1}; }

games::RuleList Game::rule_list() {
  using games::at;
  using games::word_rule;
  using Words = std::array<std::string_view, 2>;
  static constexpr Words kNewPotWords{"at_once", "next_deal"};
  static constexpr Words kNewPotTexts{"at once", "at the next deal"};
  static constexpr Words kLoserTieWords{"fewest", "most"};
  static constexpr Words kLoserTieTexts{"fewest tricks", "most tricks"};
  static constexpr Words kFinalPotsWords{"leave", "split"};
  static constexpr Words kFinalPotsTexts{"stay", "shared out"};
  static const std::array<games::Rule, 5> kRules{{
      {.key = "starting_chips",
       .label = "Chips at the start",
       .help = "What each player begins with.",
       .about = "Chips of each player.",
       .kind = games::NumberRule{.in = at<&Rules::starting_chips>, .most = kMostStartingChips}},
      games::length_rule(at<&Rules::hands>, kMostHands, kUsualHands),
      {.key = "new_pot",
       .label = "A new pot",
       .help = "When the last pot has been won, the next one is formed.",
       .about = "When the last pot has been won, the new one is formed.",
       .kind = word_rule<&Rules::new_pot>(kNewPotWords, kNewPotTexts)},
      {.key = "loser_tie",
       .label = "Most points tied",
       .help = "Who of them loses the party: fewest tricks, or most tricks.",
       .about = "Among those tied for most points, the loser has the fewest or the most tricks.",
       .kind = word_rule<&Rules::loser_tie>(kLoserTieWords, kLoserTieTexts),
       .rare = true},
      {.key = "final_pots",
       .label = "Pots at the end",
       .help = "They stay on the table, or all players share them evenly.",
       .about = "The pots when the game is over.",
       .kind = word_rule<&Rules::final_pots>(kFinalPotsWords, kFinalPotsTexts)},
  }};
  return kRules;
}

std::string Game::opening(const Rules&, const games::Deal& deal, const State& before, const games::Names& names) {
  if (before.pots.empty()) {
    return fmt::format("{} puts 10 into a new pot, the others 5 each.", names[deal.dealer]);
  }
  return fmt::format("{} puts 5 into {}.", names[deal.dealer],
                     before.pots.size() == 1 ? std::string{"the pot"} : fmt::format("pot {}", before.pots.size()));
}

std::string Game::length(const Rules& rules, int) {
  return rules.hands ? fmt::format("{} hands", *rules.hands) : std::string{games::kUntilYouStop};
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
