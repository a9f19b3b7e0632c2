// A hand of Hearts scored a second time, to check the engine: seat by seat and card by card from hearts H1-H12.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/hearts/hands.h"
#include "games/hearts/hearts.h"

namespace nullo::hearts {

using Totals = PerSeat<Amount>;

// A hand at a table, in every form of entry, and what each seat had in its pile.
struct Table {
  Rules rules;
  games::Deal deal;
  testing::HeartsWays ways;
  PerSeat<std::vector<Card>> captured;
  PerSeat<int> won;

  [[nodiscard]] games::ScoredHand<State> scored(const Hand& hand) const { return Game::score({rules, deal, {}, hand}); }
  [[nodiscard]] Totals scores(const Hand& hand) const { return scores_of(scored(hand).postings, deal.seats); }
};

// Scores by the rulings, seat by seat.
class Reference {
 public:
  explicit Reference(const Table& table)
      : t_{table}, seats_{table.deal.seats}, penalties_(seats_), bonus_(seats_), factor_(seats_, 1) {
    for (const Seat seat : Seats{seats_}) {
      for (const Card card : t_.captured[seat]) count(seat, card);
    }
  }

  [[nodiscard]] Totals scores() const {
    const std::optional<Seat> shooter = find_shooter();
    const Moon moon = t_.rules.moon;
    const bool subtract = moon == Moon::kSubtract ||
                          (moon == Moon::kChoice && t_.ways.play.moon_choice == MoonChoice::kSubtract) ||
                          (moon == Moon::kAuto && shooter && adding_loses(*shooter));
    return with_moon(shooter, subtract);
  }

 private:
  void count(Seat seat, Card card) {
    const CardSet charged = t_.ways.play.charged;
    const bool hearts = card.suit() == Suit::kHearts && charged.contains(Card{Rank::kAce, Suit::kHearts});
    const bool doubled = hearts || (charged.contains(card) && t_.rules.double_card != card);
    if (t_.rules.double_card == card) factor_[seat] *= charged.contains(card) ? 4 : 2;
    const Amount times = doubled ? 2 : 1;
    penalties_[seat] += times * t_.rules.penalties.of(card);
    bonus_[seat] += times * t_.rules.bonus.of(card);
    worth_ += t_.rules.penalties.of(card);
  }

  [[nodiscard]] bool one_side(Seat a, Seat b) const {
    return a == b || (t_.rules.teams == Teams::kTogether && a == b.left(4, 2));
  }

  // The seat whose opponents captured no penalty card, and no bonus card if those are needed.
  [[nodiscard]] std::optional<Seat> find_shooter() const {
    if (t_.rules.moon == Moon::kNone) return std::nullopt;
    for (const Seat seat : Seats{seats_}) {
      bool all = true;
      for (const Seat other : Seats{seats_}) {
        const bool has_some = penalties_[other] > 0 || (t_.rules.moon_needs_bonus && bonus_[other] < 0);
        all = all && (one_side(seat, other) || !has_some);
      }
      if (all) return seat;
    }
    return std::nullopt;
  }

  [[nodiscard]] Amount moon_worth(Seat shooter) const {
    bool sun = t_.rules.sun_points > 0;
    Amount captured = 0;
    for (const Seat seat : Seats{seats_}) {
      sun = sun && (one_side(shooter, seat) || t_.won[seat] == 0);
      captured += penalties_[seat];
    }
    if (sun) return t_.rules.sun_points;
    return t_.rules.moon_captured ? captured : t_.rules.moon_points.value_or(worth_);
  }

  [[nodiscard]] Totals with_moon(std::optional<Seat> shooter, bool subtract) const {
    Totals scores(seats_);
    for (const Seat seat : Seats{seats_}) {
      Amount score = 0;
      Amount factor = 1;
      for (const Seat other : Seats{seats_}) {
        if (!one_side(seat, other)) continue;
        score += bonus_[other] + (shooter ? 0 : penalties_[other]);
        factor *= factor_[other];
      }
      if (shooter && t_.rules.moon != Moon::kWin) {
        const bool shot = one_side(seat, *shooter);
        if (shot && subtract) score -= moon_worth(*shooter);
        if (!shot && !subtract) score += moon_worth(*shooter);
      }
      scores[seat] = score * factor;
      if (t_.rules.reset && t_.deal.totals[seat] + scores[seat] == t_.rules.reset->at) {
        scores[seat] = t_.rules.reset->to - t_.deal.totals[seat];
      }
    }
    return scores;
  }

  // Whether the game would end, if points were added, with a winner who is neither the shooter nor the partner.
  [[nodiscard]] bool adding_loses(Seat shooter) const {
    Totals totals = with_moon(shooter, false);
    for (const Seat seat : Seats{seats_}) totals[seat] += t_.deal.totals[seat];
    const Amount most = *std::ranges::max_element(totals);
    if (most < t_.rules.target || (t_.rules.end == End::kExceed && most == t_.rules.target)) return false;
    const bool partners = t_.rules.teams != Teams::kNone;
    const auto standing = [&](Seat seat) { return totals[seat] + (partners ? totals[seat.left(4, 2)] : 0); };
    bool own_is_lowest = true;
    bool another_is = false;
    for (const Seat seat : Seats{seats_}) {
      if (seat == shooter || (partners && seat == shooter.left(4, 2))) continue;
      own_is_lowest = own_is_lowest && standing(shooter) <= standing(seat);
      another_is = another_is || standing(seat) <= standing(shooter);
    }
    if (t_.rules.tie == Tie::kPlayOn && lowest_is_tied(totals)) return false;
    return !own_is_lowest || another_is;
  }

  [[nodiscard]] bool lowest_is_tied(const Totals& totals) const {
    if (t_.rules.teams != Teams::kNone) {
      return totals[Seat{0}] + totals[Seat{2}] == totals[Seat{1}] + totals[Seat{3}];
    }
    return std::count(totals.begin(), totals.end(), *std::ranges::min_element(totals)) > 1;
  }

  const Table& t_;
  int seats_;
  Totals penalties_;
  Totals bonus_;
  Totals factor_;
  Amount worth_ = 0;
};

}  // namespace nullo::hearts
