#include "games/hearts/moon.h"

#include <algorithm>

#include "games/hearts/ending.h"

namespace nullo::hearts {
namespace {

// Whether a side has captured all of these cards that are in play, hearts entered as counts included.
bool has_all(CardSet cards, const Known& known, SeatSet side) {
  const Taken& taken = known.taken;
  const CardSet singly = taken.by_count ? cards - known.counting.by_count : cards;
  CardSet once;
  for (const Seat seat : side) once |= taken.cards[seat].once;
  if (!(singly - once).empty()) return false;
  if (!taken.by_count && known.pack.twice.empty()) return true;
  return captured_count(cards, known, side) == known.pack.count(cards);
}

// Whether a side took every trick; nothing if a summary does not show it.
std::optional<bool> took_all_tricks(const Known& known, SeatSet side) {
  const Taken& taken = known.taken;
  if (!taken.in_sum) {
    for (std::size_t k = 0; k < static_cast<std::size_t>(taken.outcomes.over); ++k) {
      const std::optional<Seat> captor = taken.outcomes[k].captor;
      if (captor && !side.contains(*captor)) return false;
    }
    return true;
  }
  bool others_known = true;
  bool own_known = tricks_are_fixed(known.rules);
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
  if (own_known) return own == known.pack.rounds;
  return others_known ? std::optional{true} : std::nullopt;
}

// A captor's score is doubled for each of these cards, quadrupled where it is exposed [hearts H7].
void double_scores(const Known& known, Sheet& sheet) {
  if (!known.rules.double_card) return;
  const Card card = *known.rules.double_card;
  const bool charged = card == kTenOfClubs && known.hand.charged.contains(card);
  for (const Seat seat : Seats{known.deal.seats}) {
    for (int copies = known.taken.cards[seat].count(CardSet{card}); copies > 0; --copies) {
      sheet.change(seat, sheet.points(seat) * (charged ? 3 : 1), charged ? "quadrupled" : "doubled", 0, card);
    }
  }
}

void settle_moon(const Known& known, const Shot& shot, std::optional<MoonChoice> choice, Sheet& sheet) {
  const Amount captured = captured_by(shot, sheet);
  const Amount worth = moon_worth(known, shot, captured);
  const std::string_view reason = shot.sun ? "sun" : "moon";
  for (const Seat seat : shot.shooters) sheet.change_alone(seat, -captured, "moon_cleared");
  if (known.rules.moon == Moon::kWin) return;
  for (const Seat seat : Seats{known.deal.seats}) {
    const bool shooter = shot.shooters.contains(seat);
    if (choice == MoonChoice::kAdd && !shooter) sheet.change_alone(seat, worth, reason);
    if (choice == MoonChoice::kSubtract && shooter) sheet.change_alone(seat, -worth, reason);
  }
}

}  // namespace

int captured_count(CardSet cards, const Known& known, SeatSet side) {
  const Taken& taken = known.taken;
  const CardSet singly = taken.by_count ? cards - known.counting.by_count : cards;
  const bool counts = !(cards - singly).empty();
  int count = 0;
  for (const Seat seat : side) {
    count += taken.cards[seat].count(singly);
    if (counts) count += taken.hearts[seat].value_or(0);
  }
  return count;
}

std::optional<Shot> shot_of(const Known& known) {
  const Rules& rules = known.rules;
  const Taken& taken = known.taken;
  if (rules.moon == Moon::kNone || known.counting.penalties.empty()) return std::nullopt;
  const CardSet needed = known.counting.penalties | known.counting.bonus;
  const bool together = rules.teams == Teams::kTogether;
  for (const Seat seat : Seats{taken.cards.size()}) {
    // A quick exit: the seat usually lacks one of the cards.
    if (!together && !taken.by_count && !(needed - taken.cards[seat].once).empty()) continue;
    Shot shot;
    shot.shooters = side_of(seat, taken.cards.size(), together);
    if (!has_all(needed, known, shot.shooters)) continue;
    if (rules.sun_points == 0) return shot;
    const std::optional<bool> all = took_all_tricks(known, shot.shooters);
    shot.sun = all.value_or(false);
    shot.may_be_sun = !all;
    return shot;
  }
  return std::nullopt;
}

Amount moon_worth(const Known& known, const Shot& shot, Amount captured) {
  if (shot.sun) return known.rules.sun_points;
  if (known.rules.moon_captured) return captured;
  return known.rules.moon_points.value_or(known.pack.worth(known.rules.penalties));
}

Amount captured_by(const Shot& shot, const Sheet& sheet) {
  Amount captured = 0;
  for (const Seat seat : shot.shooters) captured += sheet.penalties(seat);
  return captured;
}

PerSeat<Amount> settle(const Known& known, const std::optional<Shot>& shot, std::optional<MoonChoice> choice,
                       Sheet& sheet) {
  if (shot) settle_moon(known, *shot, choice, sheet);
  double_scores(known, sheet);
  PerSeat<Amount> totals = known.deal.totals;
  for (const Seat seat : Seats{known.deal.seats}) {
    const Amount total = totals[seat] + sheet.points(seat);
    totals[seat] = after_reset(known.rules, total);
    sheet.change_alone(seat, totals[seat] - total, "reset");
  }
  return totals;
}

MoonChoice automatic(const Known& known, const Shot& shot, const Sheet& sheet) {
  Sheet added = sheet;
  const PerSeat<Amount> totals = settle(known, shot, MoonChoice::kAdd, added);
  if (!is_over(known.rules, totals)) return MoonChoice::kAdd;
  SeatSet own_side;
  for (const Seat seat : shot.shooters)
    own_side = own_side | side_of(seat, known.deal.seats, known.rules.teams != Teams::kNone);
  const SeatSet winners = best(known.rules, totals);
  return (winners & own_side) == winners ? MoonChoice::kAdd : MoonChoice::kSubtract;
}

}  // namespace nullo::hearts
