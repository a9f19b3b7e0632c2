#include "games/hearts/moon.h"

#include <algorithm>

#include "games/hearts/ending.h"

namespace nullo::hearts {
namespace {

// Whether a side has captured all of these cards that are in play, hearts entered as counts included.
bool has_all(CardSet cards, const Pack& pack, const Counting& counting, const Taken& taken, SeatSet side) {
  const CardSet singly = taken.by_count ? cards - counting.by_count : cards;
  CardSet once;
  for (const Seat seat : side) once |= taken.cards[seat].once;
  if (!(singly - once).empty()) return false;
  if (!taken.by_count && pack.twice.empty()) return true;
  return captured_count(cards, counting, taken, side) == pack.count(cards);
}

// Whether a side took every trick; nothing if a summary does not show it.
std::optional<bool> took_all_tricks(const Rules& rules, const Pack& pack, const Taken& taken, SeatSet side) {
  if (!taken.in_sum) {
    for (std::size_t k = 0; k < static_cast<std::size_t>(taken.outcomes.over); ++k) {
      const std::optional<Seat> captor = taken.outcomes[k].captor;
      if (captor && !side.contains(*captor)) return false;
    }
    return true;
  }
  bool others_known = true;
  bool own_known = !rules.boosted_nines && rules.packs == 1;  // how many tricks there are in all
  int own = 0;
  for (const Seat seat : Seats{taken.tricks.size()}) {
    const std::optional<int> count = taken.tricks[seat];
    if (side.contains(seat)) {
      own += count.value_or(0);
      own_known = own_known && count;
      continue;
    }
    if (count.value_or(0) > 0) return false;
    others_known = others_known && count;
  }
  if (own_known) return own == pack.rounds;
  return others_known ? std::optional{true} : std::nullopt;
}

// A captor's score is doubled for each of these cards, quadrupled where it is exposed [hearts H7].
void double_scores(const Rules& rules, const Hand& hand, const Taken& taken, Sheet& sheet) {
  if (!rules.double_card) return;
  const Card card = *rules.double_card;
  const bool charged = card == Card{Rank::kTen, Suit::kClubs} && hand.charged.contains(card);
  for (const Seat seat : Seats{taken.cards.size()}) {
    for (int copies = taken.cards[seat].count(CardSet{card}); copies > 0; --copies) {
      sheet.change(seat, sheet.points(seat) * (charged ? 3 : 1), charged ? "quadrupled" : "doubled", 0, card);
    }
  }
}

void settle_moon(const Rules& rules, const Pack& pack, int seats, const Shot& shot, std::optional<MoonChoice> choice,
                 Sheet& sheet) {
  const Amount captured = captured_by(shot, sheet);
  const Amount worth = moon_worth(rules, pack, shot, captured);
  const std::string_view reason = shot.sun ? "sun" : "moon";
  for (const Seat seat : shot.shooters) sheet.change_alone(seat, -captured, "moon_cleared");
  if (rules.moon == Moon::kWin) return;
  for (const Seat seat : Seats{seats}) {
    const bool shooter = shot.shooters.contains(seat);
    if (choice == MoonChoice::kAdd && !shooter) sheet.change_alone(seat, worth, reason);
    if (choice == MoonChoice::kSubtract && shooter) sheet.change_alone(seat, -worth, reason);
  }
}

}  // namespace

int captured_count(CardSet cards, const Counting& counting, const Taken& taken, SeatSet side) {
  const CardSet singly = taken.by_count ? cards - counting.by_count : cards;
  const bool counts = !(cards - singly).empty();
  int count = 0;
  for (const Seat seat : side) {
    count += taken.cards[seat].count(singly);
    if (counts) count += taken.hearts[seat].value_or(0);
  }
  return count;
}

std::optional<Shot> shot_of(const Rules& rules, const Pack& pack, const Counting& counting, const Taken& taken) {
  if (rules.moon == Moon::kNone || counting.penalties.empty()) return std::nullopt;
  const CardSet needed = counting.penalties | counting.bonus;
  const bool together = rules.teams == Teams::kTogether;
  for (const Seat seat : Seats{taken.cards.size()}) {
    // A quick exit: the seat usually lacks one of the cards.
    if (!together && !taken.by_count && !(needed - taken.cards[seat].once).empty()) continue;
    Shot shot;
    shot.shooters = side_of(seat, taken.cards.size(), together);
    if (!has_all(needed, pack, counting, taken, shot.shooters)) continue;
    if (rules.sun_points == 0) return shot;
    const std::optional<bool> all = took_all_tricks(rules, pack, taken, shot.shooters);
    shot.sun = all.value_or(false);
    shot.may_be_sun = !all;
    return shot;
  }
  return std::nullopt;
}

Amount moon_worth(const Rules& rules, const Pack& pack, const Shot& shot, Amount captured) {
  if (shot.sun) return rules.sun_points;
  if (rules.moon_captured) return captured;
  return rules.moon_points.value_or(all_penalties(rules, pack));
}

Amount captured_by(const Shot& shot, const Sheet& sheet) {
  Amount captured = 0;
  for (const Seat seat : shot.shooters) captured += sheet.penalties(seat);
  return captured;
}

PerSeat<Amount> settle(const Rules& rules, const Pack& pack, const games::Deal& deal, const Hand& hand,
                       const Taken& taken, const std::optional<Shot>& shot, std::optional<MoonChoice> choice,
                       Sheet& sheet) {
  if (shot) settle_moon(rules, pack, deal.seats, *shot, choice, sheet);
  double_scores(rules, hand, taken, sheet);
  PerSeat<Amount> totals = deal.totals;
  for (const Seat seat : Seats{deal.seats}) {
    const Amount total = totals[seat] + sheet.points(seat);
    totals[seat] = after_reset(rules, total);
    sheet.change_alone(seat, totals[seat] - total, "reset");
  }
  return totals;
}

MoonChoice automatic(const Rules& rules, const Pack& pack, const games::Deal& deal, const Hand& hand,
                     const Taken& taken, const Shot& shot, const Sheet& sheet) {
  Sheet added = sheet;
  const PerSeat<Amount> totals = settle(rules, pack, deal, hand, taken, shot, MoonChoice::kAdd, added);
  if (!is_over(rules, totals)) return MoonChoice::kAdd;
  SeatSet own_side;
  for (const Seat seat : shot.shooters) {
    own_side = own_side | side_of(seat, deal.seats, rules.teams != Teams::kNone);
  }
  const SeatSet winners = best(rules, totals);
  return (winners & own_side) == winners ? MoonChoice::kAdd : MoonChoice::kSubtract;
}

}  // namespace nullo::hearts
