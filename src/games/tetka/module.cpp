// What Tëtka declares of itself. Source: Denexa, "Tëtka"; ruling T6.
#include <array>

#include "games/tetka/tetka.h"

namespace nullo::tetka {

const games::Info& Game::info() {
  static constexpr games::Info kInfo{
      .id = "tetka",
      .name = "Tëtka",
      .summary = "Dodge the queens, the bum card, its trick, the last trick and most tricks. The lowest total wins.",
      .least_seats = kSeats,
      .most_seats = kSeats,
      .best = BestIs::kLowest,
      .unit = "point"};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"one_orbit", "One orbit", "Four hands: each player deals once.", "Denexa, Ending the game",
                           {.orbits = 1}},
      games::Preset<Rules>{"two_orbits", "Two orbits", "Eight hands: each player deals twice.",
                           "Denexa, Ending the game (\"if a longer game is desired\")", {.orbits = 2}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{"bum_card", "the bum card"},
      games::ReasonText{"tetka", "Tëtka, the queen of the bum suit"},
      games::ReasonText{"queen", "another queen"},
      games::ReasonText{"bum_trick", "the bum card's number"},
      games::ReasonText{"last_trick", "the last trick"},
      games::ReasonText{"most_tricks", "most tricks"},
  };
  return kReasons;
}

std::vector<games::Option> Game::options(const Rules& rules) {
  return {{"orbits", "Orbits", "How often everybody deals: a game is four hands an orbit.",
           games::Option::Number{1, kMostOrbits, rules.orbits}}};
}

Rules Game::with_option(const Rules& rules, std::string_view key, int value) {
  Rules changed = rules;
  if (key == "orbits" && value >= 1 && value <= kMostOrbits) changed.orbits = value;
  return changed;
}

std::optional<int> Game::hands_in_game(const Rules& rules) { return kSeats * rules.orbits; }

std::optional<Rules> Game::one_more_round(const Rules& rules) {
  if (rules.orbits >= kMostOrbits) return std::nullopt;
  return Rules{.orbits = rules.orbits + 1};
}

}  // namespace nullo::tetka
