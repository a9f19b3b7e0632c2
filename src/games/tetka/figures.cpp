// What Tëtka counts for the statistics.
#include "games/figures.h"

#include <array>

#include "games/tetka/tetka.h"
#include "text/sentence.h"

namespace nullo::tetka {

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 7> kFigures{{
      {"tetkas", text::mark("Tëtkas caught"), text::mark("The queen of the bum suit taken.")},
      {"bum_cards", text::mark("Bum cards caught"), {}},
      {"queens", text::mark("Other queens caught"), {}},
      {"bum_tricks", text::mark("Bum tricks won"), text::mark("The trick with the bum card's number.")},
      {"last_tricks", text::mark("Last tricks won"), {}},
      {"most_tricks", text::mark("Hands with most tricks"), {}},
      {"clean_hands", text::mark("Hands without a point"), {}},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  static constexpr std::array<games::Counted, 6> kCounted{{{"tetkas", "tetka"},
                                                           {"bum_cards", "bum_card"},
                                                           {"queens", "queen"},
                                                           {"bum_tricks", "bum_trick"},
                                                           {"last_tricks", "last_trick"},
                                                           {"most_tricks", "most_tricks"}}};
  std::vector<games::Tally> tallies;
  games::tally_postings(scored.postings, kCounted, tallies);
  games::tally_clean(scored.postings, play.deal.seats, "clean_hands", tallies);
  return tallies;
}

}  // namespace nullo::tetka
