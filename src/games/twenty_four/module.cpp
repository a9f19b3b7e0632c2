// What Twenty-Four declares: its name, texts and options. Source: Denexa, "Twenty-Four"; twenty_four T1, T2.
#include <array>

#include "games/game_module.h"
#include "games/twenty_four/reasons.h"
#include "games/twenty_four/twenty_four.h"

namespace nullo::twenty_four {

const games::Info& Game::info() {
  static constexpr std::array<std::string_view, 7> kRulesInShort{
      "Two or four players, 40 cards: aces, which are 1, to tens. All of them are dealt and lie face down before the "
      "players.",
      "Four cards are turned up: two from each of two players, one from each of four.",
      "Make 24 of the four numbers, each of them once, in any order, with + − × ÷ and parentheses. Fractions on the "
      "way "
      "are allowed.",
      "Two players: whoever finds a solution first slaps the table and says it. If it is right, the other player takes "
      "the four cards; if it is wrong, the one who slapped takes them.",
      "Four players: everybody slaps who has found one. The one left over asks one of the others for theirs, takes the "
      "cards if it is right, and that player takes them if it is not.",
      "If all agree that there is none, everybody takes a card back and turns up another; nobody takes the cards.",
      "Cards taken go under one's pile. The first player without cards wins.",
  };
  static constexpr std::array<games::ScoreLine, 4> kScoring{{
      {"A hand lost, two players", "+2 cards"},
      {"A hand lost, four players", "+3 cards"},
      {"Each other player", "−2, of four −1"},
      {"All agree on no solution", "nothing"},
  }};
  static constexpr games::Info kInfo{.id = "twenty_four",
                                     .name = "Twenty-Four",
                                     .summary = "Make 24 of four cards before the others do. Who has none left wins.",
                                     .least_seats = kLeastSeats,
                                     .most_seats = kMostSeats,
                                     .seats_step = kSeatsStep,
                                     .best = BestIs::kLowest,
                                     .unit = "card",
                                     .least_opening = 1,
                                     .has_dealer = false,
                                     .has_tricks = false,
                                     .rules = kRulesInShort,
                                     .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{games::Preset<Rules>{
      "usual", "As printed", "40 cards, until somebody has none left.", "Denexa, Twenty-Four", {}}};
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{games::ReasonText{kTaken, "the others' cards of the hand"},
                                       games::ReasonText{kGiven, "cards given away"}};
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
  return deal.seats == kLeastSeats ? "Turn up two cards each." : "Turn up a card each.";
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::twenty_four
