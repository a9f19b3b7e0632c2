// What Twenty-Four declares: its name, texts and options. Source: Denexa, "Twenty-Four"; twenty_four T1, T2.
#include <array>

#include "games/game_module.h"
#include "games/twenty_four/reasons.h"
#include "games/twenty_four/twenty_four.h"
#include "text/say.h"

namespace nullo::twenty_four {

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 7> kRulesInShort{
      text::mark("Two or four players, 40 cards: aces, which are 1, to tens. All of them are dealt and lie face down "
                 "before the "
                 "players."),
      text::mark("Four cards are turned up: two from each of two players, one from each of four."),
      text::mark("Make 24 of the four numbers, each of them once, in any order, with + − × ÷ and parentheses. "
                 "Fractions on the way are allowed."),
      text::mark("Two players: whoever finds a solution first slaps the table and says it. If it is right, the other "
                 "player takes "
                 "the four cards; if it is wrong, the one who slapped takes them."),
      text::mark("Four players: everybody slaps who has found one. The one left over asks one of the others for "
                 "theirs, takes the "
                 "cards if it is right, and that player takes them if it is not."),
      text::mark(
          "If all agree that there is none, everybody takes a card back and turns up another; nobody takes the cards."),
      text::mark("Cards taken go under one's pile. The first player without cards wins."),
  };
  static constexpr std::array<games::ScoreLine, 4> kScoring{{
      {text::mark("A hand lost, two players"), text::mark("+2 cards")},
      {text::mark("A hand lost, four players"), text::mark("+3 cards")},
      {text::mark("Each other player"), text::mark("−2, of four −1")},
      {text::mark("All agree on no solution"), text::mark("nothing")},
  }};
  static constexpr games::Info kInfo{
      .id = "twenty_four",
      .name = text::mark("Twenty-Four"),
      .summary = text::mark("Make 24 of four cards before the others do. Who has none left wins."),
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .seats_step = kSeatsStep,
      .best = BestIs::kLowest,
      .unit = games::Unit::kCard,
      .least_opening = 1,
      .has_dealer = false,
      .has_tricks = false,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{games::Preset<Rules>{"usual",
                                                            text::mark("As printed"),
                                                            text::mark("40 cards, until somebody has none left."),
                                                            "Denexa, Twenty-Four",
                                                            {}}};
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{games::ReasonText{kTaken, text::mark("the others' cards of the hand")},
                                       games::ReasonText{kGiven, text::mark("cards given away")}};
  return kReasons;
}

std::span<const games::NoteText> Game::note_texts() {
  static constexpr std::array kNotes{
      games::NoteText{kSolvable, "the board has a solution, which the text gives"},
      games::NoteText{kUnsolvable, "it has none"},
      games::NoteText{kRightSolution, "the solution that was said is right; with the seat that said it, if known"},
      games::NoteText{kWrongSolution, "it is wrong"},
      games::NoteText{kUnreadableSolution, "it cannot be read"},
  };
  return kNotes;
}

std::string Game::opening(const Rules&, const games::Deal& deal, const State&, const games::Names&) {
  return deal.seats == kLeastSeats ? text::say("Turn up two cards each.") : text::say("Turn up a card each.");
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::twenty_four
