// Scores of a hand of Hearts that nobody watched: which ones are possible, and what follows from them. Source:
// docs/documents.md#scores; hearts H2-H5, H8-H10.
#include <algorithm>
#include <numeric>

#include <fmt/core.h>

#include "games/hearts/ending.h"
#include "games/hearts/pack.h"
#include "text/say.h"

namespace nullo::hearts {
namespace {

// The greatest common divisor of the bonuses: each side's bonuses are a multiple of it. 0 without bonuses.
Amount bonus_step(const Points& bonus, const Pack& pack) {
  Amount step = 0;
  for (const Card card : bonus.counting() & pack.cards) step = std::gcd(step, Amount{bonus.of(card)});
  return step;
}

// Looks for a way in which a hand without exposed or doubling cards comes to these scores, one for each side.
class Search {
 public:
  Search(const Rules& rules, const Pack& pack, const games::Deal& deal, const PerSeat<Amount>& scores)
      : rules_{rules},
        deal_{deal},
        scores_{scores},
        penalties_{pack.worth(rules.penalties)},
        bonus_{-pack.worth(rules.bonus)},
        step_{bonus_step(rules.bonus, pack)},
        moon_worth_{rules.moon_captured ? penalties_ : rules.moon_points.value_or(pack.worth(rules.penalties))},
        moons_{rules.moon != Moon::kNone && penalties_ > 0} {}

  [[nodiscard]] bool finds_a_way() const {
    if (without_moon()) return true;
    if (!moons_ || rules_.moon == Moon::kWin) return false;
    for (const Seat shooter : Seats{scores_.size()}) {
      if (with_moon(shooter, moon_worth_) || (rules_.sun_points > 0 && with_moon(shooter, rules_.sun_points)))
        return true;
    }
    return false;
  }
  [[nodiscard]] Amount sum() const { return penalties_ - bonus_; }

 private:
  // The least bonus that brings a side at least `below` points below 0.
  [[nodiscard]] Amount least_bonus(Amount below) const {
    if (below <= 0) return 0;
    return step_ == 0 ? below : (below + step_ - 1) / step_ * step_;
  }

  // Everybody scores what they captured, and nobody captured what makes a moon.
  [[nodiscard]] bool without_moon() const {
    if (std::accumulate(scores_.begin(), scores_.end(), Amount{0}) != sum()) return false;
    Amount left = bonus_;  // not yet given to a side
    int with_penalties = 0;
    for (const Amount score : scores_) {
      const Amount least = least_bonus(-score);
      left -= least;
      with_penalties += score + least > 0 ? 1 : 0;
    }
    if (left < 0) return false;
    if (!moons_ || with_penalties > 1 || (rules_.moon_needs_bonus && bonus_ > 0)) return true;
    return with_penalties == 1 ? left > 0 : left > step_;  // some of it makes up for penalties of another side
  }

  // The shooter has all penalties, settled by a choice that the rules allow; bonuses are scored besides. [hearts H3]
  [[nodiscard]] bool with_moon(Seat shooter, Amount worth) const {
    return (may_choose(shooter, MoonChoice::kAdd, worth) && is_settled(shooter, 0, worth)) ||
           (may_choose(shooter, MoonChoice::kSubtract, worth) && is_settled(shooter, -worth, 0));
  }

  [[nodiscard]] bool is_settled(Seat shooter, Amount own, Amount others) const {
    Amount left = bonus_;
    for (const Seat side : Seats{scores_.size()}) {
      const Amount bonus = (side == shooter ? own : others) - scores_[side];
      if (bonus < 0 || bonus != least_bonus(bonus)) return false;
      if (side == shooter && rules_.moon_needs_bonus && bonus != bonus_) return false;
      left -= bonus;
    }
    return left == 0;
  }

  [[nodiscard]] bool may_choose(Seat shooter, MoonChoice choice, Amount worth) const {
    if (rules_.moon == Moon::kChoice) return true;
    if (rules_.moon != Moon::kAuto) return (rules_.moon == Moon::kAdd) == (choice == MoonChoice::kAdd);
    return choice == automatic(shooter, choice == MoonChoice::kSubtract ? worth : 0);
  }

  // How the totals decide this moon [hearts H5]. If it is added, everybody scores `higher` more than these scores say.
  [[nodiscard]] MoonChoice automatic(Seat shooter, Amount higher) const {
    PerSeat<Amount> totals = deal_.totals;
    for (const Seat seat : Seats{deal_.seats}) {
      totals[seat] = after_reset(rules_, totals[seat] + scores_[Seat{seat.index() % scores_.size()}] + higher);
    }
    if (!is_over(rules_, totals)) return MoonChoice::kAdd;
    const SeatSet winners = best(rules_, totals);
    const SeatSet own = side_of(shooter, deal_.seats, rules_.teams != Teams::kNone);
    return (winners & own) == winners ? MoonChoice::kAdd : MoonChoice::kSubtract;
  }

  const Rules& rules_;
  const games::Deal& deal_;
  const PerSeat<Amount>& scores_;
  Amount penalties_;
  Amount bonus_;  // of all bonus cards, above 0
  Amount step_;
  Amount moon_worth_;
  bool moons_;
};

}  // namespace

std::optional<games::Impossible> Game::refuse_scores(const Rules& rules, const games::Deal& deal,
                                                     const games::Counts& scores) {
  if (rules.double_card || !games::all_known(scores)) return std::nullopt;
  PerSeat<Amount> of_sides(rules.teams == Teams::kTogether ? deal.seats / 2 : deal.seats);
  for (const Seat side : Seats{of_sides.size()}) of_sides[side] = *scores[side];
  const Pack pack = pack_of(rules, deal.seats);
  const Search search{rules, pack, deal, of_sides};
  if (search.finds_a_way()) return std::nullopt;
  const Amount found = std::accumulate(of_sides.begin(), of_sides.end(), Amount{0});
  const bool one_pile = found == search.sum();
  return games::Impossible{
      text::say("scores that add up to {points} with not all penalties in one pile, or those of a moon", search.sum()),
      one_pile ? text::say("others") : fmt::format("{}", found),
      one_pile ? text::say("One player with all penalties shot the moon: enter what the moon came to.")
               : text::say("Together that is {points}, but it must be {total}, or what a moon comes to.", found,
                           search.sum())};
}

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  PerSeat<Amount> totals = deal.totals;
  const PerSeat<Amount> scores = scores_of(scored.postings, deal.seats);
  for (const Seat seat : Seats{deal.seats}) {
    const Amount total = totals[seat] + scores[seat];
    totals[seat] = after_reset(rules, total);
    const Amount change = totals[seat] - total;
    if (change > 0) scored.postings.emplace_back(Account::bank(), Account::of(seat), change, "reset");
    if (change < 0) scored.postings.emplace_back(Account::of(seat), Account::bank(), -change, "reset");
  }
  look_for_the_end(rules, deal, totals, scored);
}

}  // namespace nullo::hearts
