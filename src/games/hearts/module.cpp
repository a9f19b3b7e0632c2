// What Hearts declares: its name, texts and options. Source: pagat.com, "Hearts"; Denexa, "Hearts".
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/game_module.h"
#include "games/hearts/ending.h"
#include "games/hearts/hearts.h"
#include "games/hearts/pack.h"
#include "games/hearts/passing.h"
#include "games/hearts/taken.h"
#include "games/words.h"

namespace nullo::hearts {

const games::Info& Game::info() {
  static constexpr std::array<std::string_view, 10> kRulesInShort{
      "All cards are dealt. Before the first trick three cards are passed on, another way in each hand.",
      "Whoever holds the 2♣ leads it. Follow suit if you can; the highest card of the suit led wins the trick.",
      "Whoever wins a trick leads to the next one. There are no trumps; aces are high.",
      "Hearts may be led once one has been played to a trick (hearts are broken), or by a player who has nothing else.",
      "Penalty points are bad: the lowest total wins when somebody has reached the agreed total.",
      "Shooting the moon: whoever takes every penalty card scores none of them. By the usual rule the shooter chooses: "
      "the others get 26 each, or the shooter loses 26.",
      "Variants: a bonus card (J♦ −10), hearts counted by their pips, other spades that count, a card that doubles.",
      "Turbo: the 10♣ doubles its captor's score. Before the first lead each player may expose one of A♥, Q♠, J♦ and "
      "10♣: an exposed card counts double, and an exposed 10♣ makes the score count four times.",
      "Booster Nines: a nine led, or following suit, makes everybody play a second card to the same trick.",
      "Cancellation: with two packs, two equal cards in a trick cancel; if none of the suit led is left, the trick "
      "stays on the table for the winner of the next one.",
  };
  static constexpr std::array<games::ScoreLine, 4> kScoring{{
      {"Each heart", "1"},
      {"The Q♠", "13"},
      {"Every penalty card (the moon)", "the others 26, or −26"},
      {"The J♦, where agreed", "−10"},
  }};
  static constexpr games::Info kInfo{.id = "hearts",
                                     .name = "Hearts",
                                     .summary = "Avoid the hearts and the Q♠, or take them all. The lowest total wins.",
                                     .least_seats = kLeastSeats,
                                     .most_seats = kMostSeats,
                                     .best = BestIs::kLowest,
                                     .unit = "point",
                                     .rules = kRulesInShort,
                                     .scoring = kScoring};
  return kInfo;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{"heart", "a heart", "hearts"},
      games::ReasonText{"hearts", "hearts"},
      games::ReasonText{"queen_of_spades", "the queen of spades"},
      games::ReasonText{"penalty_card", "a penalty card"},
      games::ReasonText{"bonus_card", "a bonus card"},
      games::ReasonText{"charged", "exposed, counts double"},
      games::ReasonText{"moon_cleared", "moon, own penalties removed"},
      games::ReasonText{"moon", "the moon"},
      games::ReasonText{"sun", "the sun, every trick"},
      games::ReasonText{"doubled", "the hand's score is doubled"},
      games::ReasonText{"quadrupled", "the hand's score counts four times"},
      games::ReasonText{"reset", "the total goes back"},
  };
  return kReasons;
}

std::span<const games::NoteText> Game::note_texts() {
  static constexpr std::array kNotes{
      games::NoteText{"revoke", "the seat did not follow suit, though able", true},
      games::NoteText{"hearts_led", "it led a heart before hearts were broken", true},
      games::NoteText{"first_trick_points", "it played a card that counts to the first trick", true},
      games::NoteText{"lowest_club", "it did not lead the lowest club", true},
  };
  return kNotes;
}

std::span<const games::NoteText> Game::missing_texts() {
  static constexpr std::array kTexts{games::NoteText{"leader", "who led to this trick"}};
  return kTexts;
}

std::string Game::problem(const Rules& rules, int seats) {
  const std::vector<RuleFault> faults = faults_of(rules, seats);
  return faults.empty() ? std::string{} : faults.front().sentence;
}

std::vector<Seat> Game::sharing(const Rules& rules, int seats, Seat seat) {
  if (rules.teams != Teams::kTogether) return {};
  return {seat.left(seats, 2)};
}

std::string Game::opening(const Rules& rules, const games::Deal& deal, const State&, const games::Names& names) {
  const bool tied = rules.tie == Tie::kPlayOn &&
                    std::ranges::any_of(deal.totals, [&rules](Amount total) { return ends(rules, total); });
  std::string text = tied ? "A tie for the lowest total: this hand decides. " : "";
  text += passing(rules, deal, names).text + ".";
  const CardSet clubs = pack_of(rules, deal.seats).cards.in_suit(Suit::kClubs);
  if (rules.first_lead == FirstLead::kLowestClub && !clubs.empty()) {
    text += fmt::format(" The {} leads.", to_text(*clubs.begin()));
  }
  if (const Pack pack = pack_of(rules, deal.seats); pack.kitty > 0)
    text += fmt::format(" {}.", kitty_text(pack, deal.seats));
  return text;
}

std::string Game::length(const Rules& rules, int seats) {
  const Pack pack = pack_of(rules, seats);
  return fmt::format("Until somebody {} {}{}", rules.end == End::kReach ? "reaches" : "is over",
                     games::amount_of(rules.target, "point"), pack.kitty > 0 ? ". " + kitty_text(pack, seats) : "");
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::hearts
