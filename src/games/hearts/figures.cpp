// What Hearts counts for the statistics. Moons as ruled in hearts H2-H7.
#include "games/figures.h"

#include <array>

#include "games/hearts/ending.h"
#include "games/hearts/hearts.h"
#include "games/hearts/moon.h"
#include "games/hearts/taken.h"
#include "text/sentence.h"

namespace nullo::hearts {
namespace {

void tally_cards(const Known& known, std::vector<games::Tally>& tallies) {
  const CardSet hearts = CardSet::of_suit(Suit::kHearts);
  for (const Seat seat : Seats{known.deal.seats}) {
    const int hearts_taken = captured_count(hearts, known, side_of(seat, known.deal.seats, false));
    const int queens = known.taken.cards[seat].count(CardSet{kQueenOfSpades});
    if (hearts_taken > 0) tallies.push_back({seat, "hearts", hearts_taken});
    if (queens > 0) tallies.push_back({seat, "queens", queens});
  }
}

void tally_shot(const Known& known, const Shot& shot, std::vector<games::Tally>& tallies) {
  const SeatSet side = side_of(shot.shooters.front(), known.deal.seats, known.rules.teams != Teams::kNone);
  for (const Seat seat : Seats{known.deal.seats}) {
    if (shot.shooters.contains(seat)) {
      tallies.push_back({seat, shot.sun ? "suns_shot" : "moons_shot"});
    } else if (!side.contains(seat)) {
      tallies.push_back({seat, "moons_suffered"});
    }
  }
}

// Counts whoever lacked only one penalty card of a moon.
void tally_missed(const Known& known, std::vector<games::Tally>& tallies) {
  const CardSet penalties = known.counting.penalties;
  const int all = known.pack.count(penalties);
  if (known.rules.moon == Moon::kNone || all < 2) return;
  for (const Seat seat : Seats{known.deal.seats}) {
    const SeatSet side = side_of(seat, known.deal.seats, known.rules.teams == Teams::kTogether);
    if (captured_count(penalties, known, side) == all - 1) tallies.push_back({seat, "moons_missed"});
  }
}

}  // namespace

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 8> kFigures{{
      {"moons_shot", text::mark("Moons shot"), {}},
      {"suns_shot", text::mark("Suns shot"), text::mark("Every trick, where the sun counts.")},
      {"moons_suffered", text::mark("Moons suffered"), text::mark("Shot by somebody else.")},
      {"moons_missed", text::mark("Moons missed by a card"), text::mark("Every penalty card but one.")},
      {"queens", text::mark("Q♠ caught"), {}},
      {"hearts", text::mark("Hearts caught"), {}},
      {"bonus_cards", text::mark("Bonus cards won"), text::mark("The J♦ or what else is a bonus.")},
      {"clean_hands", text::mark("Hands without a point"), {}},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  static constexpr std::array<games::Counted, 1> kCounted{{{"bonus_cards", "bonus_card", games::Counted::Of::kPayer}}};
  const Known known = hearts::known(play.rules, play.deal, play.hand);
  std::vector<games::Tally> tallies;
  tally_cards(known, tallies);
  if (const std::optional<Shot> shot = shot_of(known)) {
    tally_shot(known, *shot, tallies);
  } else {
    tally_missed(known, tallies);
  }
  games::tally_postings(scored.postings, kCounted, tallies);
  games::tally_clean(scored.postings, play.deal.seats, "clean_hands", tallies);
  return tallies;
}

}  // namespace nullo::hearts
