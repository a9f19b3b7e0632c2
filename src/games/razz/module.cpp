// What Razz declares: its name, texts and options. Source: Denexa, "Razz".
#include <array>

#include <fmt/core.h>

#include "games/game_module.h"
#include "games/razz/razz.h"
#include "games/razz/reasons.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::razz {
const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 7> kRulesInShort{
      text::mark(
          "Two to eight players, 52 cards. Everybody pays the ante and gets two cards face down and one face up."),
      text::mark("The highest card in sight brings in: ace low, and between equal cards spades before hearts, "
                 "diamonds, clubs. From then on the lowest cards in sight begin."),
      text::mark("A fourth, fifth and sixth card are dealt face up, each with a round of bets; from the fifth on bets "
                 "are twice as high. The seventh comes face down. If the pack runs out, one card serves all."),
      text::mark("Whoever is left shows seven cards; the best five count. Less is better: aces are low, straights and "
                 "flushes are nothing. Five different cards beat any pair."),
      text::mark("Compare from the highest card down: 8-5-4-3-2 beats 8-6-3-2-A. The best of all is 5-4-3-2-A."),
      text::mark("A player who is all in plays for what the others matched; the rest is a side pot. A bet that nobody "
                 "matched goes back."),
      text::mark(
          "Equal hands share a pot; odd chips go one by one from the dealer's left, or as your table has agreed."),
  };
  static constexpr std::array<games::ScoreLine, 4> kScoring{{
      {text::mark("Everybody else has given up"), text::mark("every pot")},
      {text::mark("The lowest hand"), text::mark("the main pot")},
      {text::mark("The lowest hand among those who bet on"), text::mark("a side pot")},
      {text::mark("Equal hands"), text::mark("equal parts")},
  }};
  static constexpr games::Info kInfo{
      .id = "razz",
      .name = text::mark("Razz"),
      .summary = text::mark("Seven-card stud for the lowest hand, with main and side pots. The most chips win."),
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kChip,
      .pays_at_once = true,
      .table_stakes = true,
      .has_tricks = false,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"limit",
                           text::mark("Limit 2 and 4"),
                           text::mark("200 chips each, ante and bring-in 1, bets of 2 and then 4."),
                           "Denexa, Razz",
                           {}},
      games::Preset<Rules>{"limit_five_ten",
                           text::mark("Limit 5 and 10"),
                           text::mark("500 chips each, ante 1, bring-in 2, bets of 5 and then 10."),
                           "Denexa, Razz (\"establish what the limits are\")",
                           {.starting_chips = 500, .ante = 1, .bring_in = 2, .small_bet = 5, .big_bet = 10}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kAnte, text::mark("ante")},
      games::ReasonText{kBet, text::mark("bets")},
      games::ReasonText{kSplitOff, text::mark("a side pot")},
      games::ReasonText{kLeftAlone, text::mark("everybody else gave up")},
      games::ReasonText{kMainPot, text::mark("the main pot, for the lowest hand")},
      games::ReasonText{kSidePot, text::mark("a side pot, for the lowest hand in it")},
      games::ReasonText{kOddChip, text::mark("an odd chip")},
      games::ReasonText{kReturned, text::mark("back, as nobody matched it")},
  };
  return kReasons;
}

games::RuleList Game::rule_list() {
  using games::at;
  static constexpr std::array<std::string_view, 3> kOddChipWords{"left_of_dealer", "high_card", "low_card"};
  static constexpr std::array<text::Sentence, 3> kOddChipTexts{text::mark("from the dealer's left"),
                                                               text::mark("the highest card by suit"),
                                                               text::mark("the lowest card by suit")};
  static const std::array<games::Rule, 6> kRules{{
      {.key = "starting_chips",
       .label = text::mark("Chips at the start"),
       .help = text::mark("What each player begins with."),
       .about = "Chips of each player.",
       .kind = games::NumberRule{.in = at<&Rules::starting_chips>, .most = kMostChips}},
      {.key = "ante",
       .label = text::mark("Ante"),
       .help = text::mark("What everybody puts into the pot of every hand."),
       .about = "Of each player in every hand.",
       .kind = games::NumberRule{.in = at<&Rules::ante>, .most = kMostChips}},
      {.key = "bring_in",
       .label = text::mark("Bring-in"),
       .help = text::mark("The first bet, of the highest card in sight."),
       .about = "The first bet; shown, never charged.",
       .kind = games::NumberRule{.in = at<&Rules::bring_in>, .most = kMostChips}},
      {.key = "small_bet",
       .label = text::mark("Small bet"),
       .help = text::mark("A bet or a raise up to the fourth card."),
       .about = "The bet up to the fourth card; shown, never charged.",
       .kind = games::NumberRule{.in = at<&Rules::small_bet>, .most = kMostChips}},
      {.key = "big_bet",
       .label = text::mark("Big bet"),
       .help = text::mark("A bet or a raise from the fifth card on."),
       .about = "The bet from the fifth card on; shown, never charged.",
       .kind = games::NumberRule{.in = at<&Rules::big_bet>, .most = kMostChips}},
      {.key = "odd_chip",
       .label = text::mark("Odd chips of a shared pot"),
       .help = text::mark("To whom they go, one by one. Suits: ♠ ♥ ♦ ♣."),
       .about = "Who gets the odd chips of a shared pot, one by one.",
       .kind = games::word_rule<&Rules::odd_chip>(kOddChipWords, kOddChipTexts),
       .rare = true,
       .newer = true},
  }};
  return kRules;
}

std::string Game::opening(const Rules& rules, const games::Deal& deal, const State&, const games::Names& names) {
  std::vector<Seat> without;
  for (const Seat seat : Seats{deal.seats}) {
    if (deal.totals[seat] <= 0) without.push_back(seat);
  }
  std::string text = text::say("Everybody puts {ante} into the pot. The highest card brings in {bring_in}.", rules.ante,
                               rules.bring_in);
  if (without.empty()) return text;
  const text::Sentence cannot =
      without.size() == 1 ? text::mark("But {players} has no chips left: buy some from the bank, or end the game.")
                          : text::mark("But {players} have no chips left: buy some from the bank, or end the game.");
  return fmt::format("{} {}", text, text::say(cannot, games::join_names(without, names)));
}

std::optional<std::vector<Amount>> Game::pots(const State& state) {
  return state.pot ? std::optional{std::vector<Amount>{*state.pot}} : std::nullopt;
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::razz
