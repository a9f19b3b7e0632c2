// What Carioca declares: its name, texts and options. Source: Denexa, "Carioca".

#include "games/carioca/carioca.h"
#include "games/game_module.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::carioca {

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 8> kRulesInShort{
      text::mark("Two to five players, two packs with four jokers. Eleven cards each, twelve in the seventh hand; the "
                 "next card "
                 "lies face up beside the stock."),
      text::mark("Play and deal go to the right. In your turn draw the face-up card or the top of the stock, meld if "
                 "you can, and "
                 "discard one card."),
      text::mark(
          "A trio is three cards of one rank; an escalera is four cards of one suit in sequence, the ace high or low."),
      text::mark("Your first meld in a hand is its contract, all at once: 1 two trios; 2 a trio and an escalera; 3 two "
                 "escaleras; "
                 "4 three trios; 5 two trios and an escalera; 6 a trio and two escaleras; 7 three escaleras."),
      text::mark("Later you may add to any meld on the table, your own or another's."),
      text::mark("Jokers stand for any card; in a first meld at most one in each trio or escalera."),
      text::mark(
          "Who holds the card that a joker stands for in an escalera may put it there: the joker moves to an end."),
      text::mark("The hand ends when somebody has no card left. After seven hands the lowest total wins."),
  };
  static constexpr std::array<games::ScoreLine, 5> kScoring{{
      {text::mark("Running out of cards"), text::mark("0")},
      {text::mark("A joker left"), text::mark("50")},
      {text::mark("An ace left"), text::mark("20")},
      {text::mark("A king, queen, jack or ten left"), text::mark("10")},
      {text::mark("Any other card left"), text::mark("its number")},
  }};
  static constexpr games::Info kInfo{
      .id = "carioca",
      .name = text::mark("Carioca"),
      .summary = text::mark(
          "Rummy with a contract for each of seven hands. Cards left count against you; the lowest total wins."),
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kLowest,
      .unit = games::Unit::kPoint,
      .deal_goes_right = true,
      .has_tricks = false,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{
          "seven", text::mark("Seven hands"), text::mark("One hand for each contract."), "Denexa, Carioca", {}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{"deadwood", text::mark("cards left, as counted at the table")},
      games::ReasonText{"jokers", text::mark("jokers left")},
      games::ReasonText{"aces", text::mark("aces left")},
      games::ReasonText{"tens", text::mark("tens and face cards left")},
      games::ReasonText{"numbers", text::mark("twos to nines left")},
  };
  return kReasons;
}

// The cards themselves, as in "aces left, A♣ A♥".
std::vector<Card> Game::listed_cards(const Hand& hand, const Posting& posting) {
  const std::optional<Seat> seat = posting.to.seat();
  if (!seat || hand.deadwood.empty()) return {};
  const auto* held = std::get_if<std::vector<games::HeldCard>>(&hand.deadwood[*seat]);
  if (held == nullptr) return {};
  std::vector<Card> cards;
  for (const games::HeldCard& each : *held) {
    if (!each.is_joker() && kReasonsOfKinds.at(kind_of(each)) == posting.reason) cards.push_back(*each.card);
  }
  return cards;
}

text::Sentence contract(int number) {
  constexpr std::array<text::Sentence, kHands> kContracts{
      text::mark("two trios"),       text::mark("one trio and one escalera"),  text::mark("two escaleras"),
      text::mark("three trios"),     text::mark("two trios and one escalera"), text::mark("one trio and two escaleras"),
      text::mark("three escaleras"),
  };
  return kContracts.at(static_cast<std::size_t>(std::clamp(number, 0, kHands - 1)));
}

std::string Game::opening(const Rules&, const games::Deal& deal, const State&, const games::Names&) {
  return text::say("The contract: {contract}.", text::say(contract(deal.number)));
}

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 2> kFigures{{
      {"went_out", text::mark("Hands won"), text::mark("Ran out of cards first.")},
      {"hundreds", text::mark("Hands of 100 or more"), text::mark("At least 100 points were left.")},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored&) {
  constexpr int kMuch = 100;
  std::vector<games::Tally> tallies;
  if (play.hand.out) tallies.push_back({*play.hand.out, "went_out"});
  for (const Seat seat : Seats{play.deal.seats}) {
    if (!play.hand.deadwood.empty() && sum_of(play.hand.deadwood[seat]).value_or(0) >= kMuch)
      tallies.push_back({seat, "hundreds"});
  }
  return tallies;
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  if (missing.key == "out") return text::say("Who ran out of cards?");
  return text::say("What is left in the hand of {players}?", games::join_names(missing.seats, names));
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::carioca
