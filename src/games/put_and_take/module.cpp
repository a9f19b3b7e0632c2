// What Put and Take declares: its name, texts and options. Source: Denexa, "Put and Take".
#include <array>

#include "games/game_module.h"
#include "games/put_and_take/put_and_take.h"
#include "games/put_and_take/reasons.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::put_and_take {

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 5> kRulesInShort{
      text::mark(
          "Two to nine players, 52 cards. Everybody but the dealer gets five cards; there is nothing to decide."),
      text::mark(
          "Put: the dealer turns five cards, one by one. Who holds cards of its rank pays for each of them into the "
          "pot: 1, 2, 3, 4 and 5 chips on the first to the fifth card, or 1, 2, 4, 8 and 16 where the stakes double."),
      text::mark("Take: five more cards are turned, and who holds their ranks takes as much out of the pot."),
      text::mark("Cards stay in hand: a rank that is turned again counts again."),
      text::mark("If the pot is short, the dealer pays the rest; at the end the dealer takes what is left in it. The "
                 "deal passes "
                 "to the left."),
  };
  static constexpr std::array<games::ScoreLine, 4> kScoring{{
      {text::mark("A match in the put round"), text::mark("1, 2, 3, 4, 5 to the pot; doubling 1, 2, 4, 8, 16")},
      {text::mark("A match in the take round"), text::mark("the same from the pot")},
      {text::mark("The pot is empty"), text::mark("the dealer pays")},
      {text::mark("Left in the pot"), text::mark("the dealer's")},
  }};
  static constexpr games::Info kInfo{
      .id = "put_and_take",
      .name = text::mark("Put and Take"),
      .summary = text::mark("Cards are turned: pay for your matches, then be paid for them. The most chips win."),
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kChip,
      .pays_at_once = true,
      .has_tricks = false,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"even",
                           text::mark("One to five"),
                           text::mark("100 chips each; 1, 2, 3, 4 and 5 chips a match."),
                           "Denexa, Put and Take",
                           {}},
      games::Preset<Rules>{"steep",
                           text::mark("Doubling"),
                           text::mark("100 chips each; 1, 2, 4, 8 and 16 chips a match."),
                           "Denexa, Put and Take (\"increase the amount of money\")",
                           {.stakes = kSteep}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kPut, text::mark("a match in the put round")},
      games::ReasonText{kTake, text::mark("a match in the take round")},
      games::ReasonText{kDealerOwes, text::mark("a match the pot could not pay")},
      games::ReasonText{kLeftOver, text::mark("left in the pot")},
  };
  return kReasons;
}

std::string Game::opening(const Rules&, const games::Deal& deal, const State&, const games::Names& names) {
  return text::say("{player} turns the cards; everybody else holds five.", names[deal.dealer]);
}

std::string Game::length(const Rules& rules, int) {
  return rules.hands ? text::say_count(*rules.hands, "{count} hand", "{count} hands") : std::string{};
}

std::optional<Rules> Game::one_more_round(const Rules& rules, int seats) {
  if (!rules.hands || *rules.hands + seats > kMostHands) return std::nullopt;
  Rules more = rules;
  more.hands = *rules.hands + seats;
  return more;
}

std::optional<std::vector<Amount>> Game::pots(const State& state) {
  return state.pot ? std::optional{std::vector<Amount>{*state.pot}} : std::nullopt;
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::put_and_take
