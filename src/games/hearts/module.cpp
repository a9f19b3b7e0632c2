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
#include "text/say.h"

namespace nullo::hearts {

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 10> kRulesInShort{
      text::mark("All cards are dealt. Before the first trick three cards are passed on, another way in each hand."),
      text::mark(
          "Whoever holds the 2♣ leads it. Follow suit if you can; the highest card of the suit led wins the trick."),
      text::mark("Whoever wins a trick leads to the next one. There are no trumps; aces are high."),
      text::mark("Hearts may be led once one has been played to a trick (hearts are broken), or by a player who has "
                 "nothing else."),
      text::mark("Penalty points are bad: the lowest total wins when somebody has reached the agreed total."),
      text::mark("Shooting the moon: whoever takes every penalty card scores none of them. By the usual rule the "
                 "shooter chooses: the others get 26 each, or the shooter loses 26."),
      text::mark("Variants: a bonus card (J♦ −10), hearts counted by their pips, other spades that count, a card that "
                 "doubles."),
      text::mark("Turbo: the 10♣ doubles its captor's score. Before the first lead each player may expose one of A♥, "
                 "Q♠, J♦ and 10♣: an exposed card counts double, and an exposed 10♣ makes the score count four times."),
      text::mark("Booster Nines: a nine led, or following suit, makes everybody play a second card to the same trick."),
      text::mark(
          "Cancellation: with two packs, two equal cards in a trick cancel; if none of the suit led is left, the trick "
          "stays on the table for the winner of the next one."),
  };
  static constexpr std::array<games::ScoreLine, 4> kScoring{{
      {text::mark("Each heart"), text::mark("1")},
      {text::mark("The Q♠"), text::mark("13")},
      {text::mark("Every penalty card (the moon)"), text::mark("the others 26, or −26")},
      {text::mark("The J♦, where agreed"), text::mark("−10")},
  }};
  static constexpr games::Info kInfo{
      .id = "hearts",
      .name = text::mark("Hearts"),
      .summary = text::mark("Avoid the hearts and the Q♠, or take them all. The lowest total wins."),
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kLowest,
      .unit = games::Unit::kPoint,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{"heart", text::mark("a heart"), "hearts"},
      games::ReasonText{"hearts", text::mark("hearts")},
      games::ReasonText{"queen_of_spades", text::mark("the queen of spades")},
      games::ReasonText{"penalty_card", text::mark("a penalty card")},
      games::ReasonText{"bonus_card", text::mark("a bonus card")},
      games::ReasonText{"charged", text::mark("exposed, counts double")},
      games::ReasonText{"moon_cleared", text::mark("moon, own penalties removed")},
      games::ReasonText{"moon", text::mark("the moon")},
      games::ReasonText{"sun", text::mark("the sun, every trick")},
      games::ReasonText{"doubled", text::mark("the hand's score is doubled")},
      games::ReasonText{"quadrupled", text::mark("the hand's score counts four times")},
      games::ReasonText{"reset", text::mark("the total goes back")},
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
  std::string said = tied ? text::say("A tie for the lowest total: this hand decides.") + " " : "";
  said += passing(rules, deal, names).text + ".";
  const CardSet clubs = pack_of(rules, deal.seats).cards.in_suit(Suit::kClubs);
  if (rules.first_lead == FirstLead::kLowestClub && !clubs.empty()) {
    said += " " + text::say("The {card} leads.", to_text(*clubs.begin()));
  }
  if (const Pack pack = pack_of(rules, deal.seats); pack.kitty > 0)
    said += fmt::format(" {}.", kitty_text(pack, deal.seats));
  return said;
}

std::string Game::length(const Rules& rules, int seats) {
  const Pack pack = pack_of(rules, seats);
  const text::Sentence until = rules.end == End::kReach ? text::mark("Until somebody reaches {points}")
                                                        : text::mark("Until somebody is over {points}");
  const std::string said = text::say(until, games::amount_of(rules.target, games::Unit::kPoint));
  return pack.kitty > 0 ? said + ". " + kitty_text(pack, seats) : said;
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::hearts
