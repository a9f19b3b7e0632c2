// Scoring of a hand of Razz. Source: Denexa, "Razz"; razz R1-R3.
#include <algorithm>
#include <utility>

#include "games/from_the_left.h"
#include "games/razz/known.h"
#include "games/razz/pots.h"
#include "games/razz/razz.h"
#include "games/razz/reasons.h"

namespace nullo::razz {
namespace {

class Scorer {
 public:
  explicit Scorer(const Game::Play& play)
      : play_{play}, left_{left_in(play.hand, play.deal.seats)}, lows_{lows_of(play.hand, play.deal.seats)} {}

  games::ScoredHand<State> score() {
    find_missing();
    const Amount pot = fill_pot();
    if (scored_.complete()) {
      settle();
    } else {
      scored_.after.pot = pot;
    }
    return std::move(scored_);
  }

 private:
  [[nodiscard]] Amount ante(Seat seat) const { return ante_of(play_.rules, play_.deal, play_.hand, seat); }

  void find_missing() {
    for (const Seat seat : Seats{play_.deal.seats}) {
      if (!bet_entered(play_.hand, seat)) scored_.missing.push_back({"bets", {}, {seat}, 0});
    }
    if (left_.size() < 2) return;
    for (const Seat seat : left_) {
      if (!lows_[seat]) scored_.missing.push_back({"shown", {}, {seat}, 0});
    }
  }

  Amount put(Seat seat, Amount amount, std::string_view reason) {
    if (amount > 0) scored_.postings.emplace_back(Account::of(seat), Account::pot(1), amount, reason);
    return amount;
  }

  void take(int pot, Seat seat, Amount amount, std::string_view reason) {
    if (amount > 0) scored_.postings.emplace_back(Account::pot(pot), Account::of(seat), amount, reason);
  }

  // Until the hand is settled there is one pot.
  Amount fill_pot() {
    Amount pot = 0;
    const std::vector<Seat> seats = games::from_the_left(play_.deal);
    for (const Seat seat : seats) pot += put(seat, ante(seat), kAnte);
    for (const Seat seat : seats) pot += put(seat, bet_entered(play_.hand, seat).value_or(0), kBet);
    return pot;
  }

  void settle() {
    const Pots pots = pots_of(stakes_of(play_.rules, play_.deal, play_.hand));
    for (const Seat seat : Seats{play_.deal.seats}) take(1, seat, pots.returned[seat], kReturned);
    const int last = static_cast<int>(pots.pots.size());
    const auto pot = [&pots](int number) -> const Pot& { return pots.pots[static_cast<std::size_t>(number) - 1]; };
    for (int number = 2; number <= last; ++number)
      scored_.postings.emplace_back(Account::pot(1), Account::pot(number), pot(number).size(), kSplitOff);
    for (int number = 1; number <= last; ++number) share_out(pot(number), number);
  }

  // The best hands share a pot; chips left over go one by one to the winners. [razz R2, R4]
  void share_out(const Pot& pot, int number) {
    const Division division = division_of(play_.rules, play_.hand, lows_, play_.deal, pot);
    const std::string_view reason = left_.size() == 1 ? kLeftAlone : number == 1 ? kMainPot : kSidePot;
    for (const Seat seat : division.winners) take(number, seat, division.each, reason);
    for (std::size_t i = 0; i < division.odd; ++i) take(number, division.winners[i], 1, kOddChip);
  }

  const Game::Play& play_;
  std::vector<Seat> left_;
  Lows lows_;
  games::ScoredHand<State> scored_;
};

}  // namespace

games::ScoredHand<State> Game::score(const Play& play) { return Scorer{play}.score(); }

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts& scores) {
  return games::not_in_sum(scores, {0});
}

}  // namespace nullo::razz
