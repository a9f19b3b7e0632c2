// Scoring of a hand of Razz. Source: Denexa, "Razz"; rulings R1-R3.
#include <algorithm>
#include <utility>

#include "games/razz/known.h"
#include "games/razz/pots.h"
#include "games/razz/razz.h"
#include "games/razz/reasons.h"

namespace nullo::razz {
namespace {

class Scorer {
 public:
  Scorer(const Rules& rules, const games::Deal& deal, const Hand& hand)
      : rules_{rules}, deal_{deal}, hand_{hand}, left_{left_in(hand, deal.seats)} {}

  games::ScoredHand<State> score() {
    find_missing();
    if (scored_.complete()) {
      settle();
    } else {
      leave_in_pot();
    }
    return std::move(scored_);
  }

 private:
  [[nodiscard]] Amount ante(Seat seat) const { return ante_of(rules_, deal_, hand_, seat); }

  template <class Use>
  void for_all_from_the_left(Use use) const {
    for (int turn = 1; turn <= deal_.seats; ++turn) use(deal_.dealer.left(deal_.seats, turn));
  }

  void find_missing() {
    for (const Seat seat : Seats{deal_.seats}) {
      if (!bet_told(hand_, seat)) scored_.missing.push_back({"bets", {}, {seat}, 0});
    }
    if (left_.size() < 2) return;
    for (const Seat seat : left_) {
      if (!low_of(hand_, seat)) scored_.missing.push_back({"shown", {}, {seat}, 0});
    }
  }

  Amount put(Seat seat, int pot, Amount amount, std::string_view reason) {
    if (amount > 0) scored_.postings.emplace_back(Account::of(seat), Account::pot(pot), amount, reason);
    return amount;
  }

  void take(int pot, Seat seat, Amount amount, std::string_view reason) {
    if (amount > 0) scored_.postings.emplace_back(Account::pot(pot), Account::of(seat), amount, reason);
  }

  // While the hand is unfinished there is one pot.
  void leave_in_pot() {
    Amount pot = 0;
    for_all_from_the_left([&](Seat seat) { pot += put(seat, 1, ante(seat), kAnte); });
    for_all_from_the_left([&](Seat seat) { pot += put(seat, 1, bet_told(hand_, seat).value_or(0), kBet); });
    scored_.after.pot = pot;
  }

  void settle() {
    const Pots pots = pots_of(stakes_of(rules_, deal_, hand_));
    fill(pots);
    const int last = static_cast<int>(pots.pots.size());
    for (const Seat seat : Seats{deal_.seats}) take(last, seat, pots.returned[seat], kReturned);
    for (int number = 1; number <= last; ++number) share_out(pots.pots[static_cast<std::size_t>(number) - 1], number);
  }

  // The antes go into the main pot first; what could not be matched lies in the last pot till it goes back.
  void fill(const Pots& pots) {
    PerSeat<Amount> antes(deal_.seats);
    for (const Seat seat : Seats{deal_.seats}) antes[seat] = ante(seat);
    for (std::size_t i = 0; i < pots.pots.size(); ++i) {
      const int number = static_cast<int>(i) + 1;
      PerSeat<Amount> bets = pots.pots[i].from;
      for_all_from_the_left([&](Seat seat) {
        const Amount of_ante = put(seat, number, std::min(antes[seat], bets[seat]), kAnte);
        antes[seat] -= of_ante;
        bets[seat] -= of_ante;
        if (i + 1 == pots.pots.size()) bets[seat] += pots.returned[seat];
      });
      for_all_from_the_left([&](Seat seat) { put(seat, number, bets[seat], i == 0 ? kBet : kSideBet); });
    }
  }

  // The best hands share; the chips that do not come out even go one by one from the dealer's left. [R2]
  void share_out(const Pot& pot, int number) {
    const Division division = division_of(hand_, deal_, pot);
    const std::string_view reason = left_.size() == 1 ? kLeftAlone : number == 1 ? kMainPot : kSidePot;
    for (const Seat seat : division.winners) take(number, seat, division.each, reason);
    for (std::size_t i = 0; i < division.odd; ++i) take(number, division.winners[i], 1, kOddChip);
  }

  const Rules& rules_;
  const games::Deal& deal_;
  const Hand& hand_;
  std::vector<Seat> left_;
  games::ScoredHand<State> scored_;
};

}  // namespace

games::ScoredHand<State> Game::score(const Rules& rules, const games::Deal& deal, const State&, const Hand& hand) {
  return Scorer{rules, deal, hand}.score();
}

}  // namespace nullo::razz
