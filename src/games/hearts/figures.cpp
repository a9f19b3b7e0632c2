// What Hearts counts for the statistics. Moons as ruled in hearts H2-H7.
#include "games/figures.h"

#include <array>

#include "games/hearts/ending.h"
#include "games/hearts/hearts.h"
#include "games/hearts/moon.h"
#include "games/hearts/taken.h"

namespace nullo::hearts {
namespace {

SeatSet alone(Seat seat) {
  SeatSet side;
  side.insert(seat);
  return side;
}

void tally_cards(const Taken& taken, const Counting& counting, std::vector<games::Tally>& tallies) {
  const CardSet hearts = CardSet::of_suit(Suit::kHearts);
  for (const Seat seat : Seats{taken.cards.size()}) {
    const int hearts_taken = captured_count(hearts, counting, taken, alone(seat));
    const int queens = taken.cards[seat].count(CardSet{kQueenOfSpades});
    if (hearts_taken > 0) tallies.push_back({seat, "hearts", hearts_taken});
    if (queens > 0) tallies.push_back({seat, "queens", queens});
  }
}

void tally_shot(const Rules& rules, const Shot& shot, int seats, std::vector<games::Tally>& tallies) {
  const SeatSet side = side_of(shot.shooters.front(), seats, rules.teams != Teams::kNone);
  for (const Seat seat : Seats{seats}) {
    if (shot.shooters.contains(seat)) {
      tallies.push_back({seat, shot.sun ? "suns_shot" : "moons_shot"});
    } else if (!side.contains(seat)) {
      tallies.push_back({seat, "moons_suffered"});
    }
  }
}

// Counts whoever lacked only one penalty card of a moon.
void tally_missed(const Rules& rules, const Pack& pack, const Counting& counting, const Taken& taken,
                  std::vector<games::Tally>& tallies) {
  const int all = pack.count(counting.penalties);
  if (rules.moon == Moon::kNone || all < 2) return;
  for (const Seat seat : Seats{taken.cards.size()}) {
    const SeatSet side = side_of(seat, taken.cards.size(), rules.teams == Teams::kTogether);
    if (captured_count(counting.penalties, counting, taken, side) == all - 1) tallies.push_back({seat, "moons_missed"});
  }
}

}  // namespace

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 8> kFigures{{
      {"moons_shot", "Moons shot", ""},
      {"suns_shot", "Suns shot", "Every trick, where the sun counts."},
      {"moons_suffered", "Moons suffered", "Shot by somebody else."},
      {"moons_missed", "Moons missed by a card", "Every penalty card but one."},
      {"queens", "Q♠ caught", ""},
      {"hearts", "Hearts caught", ""},
      {"bonus_cards", "Bonus cards won", "The J♦ or what else is a bonus."},
      {"clean_hands", "Hands without a point", ""},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Rules& rules, const games::Deal& deal, const Hand& hand,
                                      const games::Scored& scored) {
  static constexpr std::array<games::Counted, 1> kCounted{{{"bonus_cards", "bonus_card", games::Counted::Of::kPayer}}};
  const Pack pack = pack_of(rules, deal.seats);
  const Counting counting = counting_of(rules, pack);
  const Taken taken = hearts::taken(rules, pack, counting, deal, hand);
  std::vector<games::Tally> tallies;
  tally_cards(taken, counting, tallies);
  if (const std::optional<Shot> shot = shot_of(rules, pack, counting, taken)) {
    tally_shot(rules, *shot, deal.seats, tallies);
  } else {
    tally_missed(rules, pack, counting, taken, tallies);
  }
  games::tally_postings(scored.postings, kCounted, tallies);
  games::tally_clean(scored.postings, deal.seats, "clean_hands", tallies);
  return tallies;
}

}  // namespace nullo::hearts
