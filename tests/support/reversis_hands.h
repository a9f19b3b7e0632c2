// Hands of Reversis for tests: a shuffled pack of 48, dealt and played by the rules, with every card told.
#pragma once

#include <algorithm>
#include <optional>
#include <random>
#include <vector>

#include "core/card_set.h"
#include "core/trick.h"
#include "games/reversis/reversis.h"

namespace nullo::testing {

// Deals and plays one hand; left of the dealer leads. With `favoured` that seat gets the highest cards and plays them,
// so that it often takes all. The talon is told, and aces that were led are claimed now and then.
class ReversisHand {
 public:
  ReversisHand(std::mt19937& random, Seat dealer, OptionalSeat favoured) : random_{random}, favoured_{favoured} {
    deal_out();
    Seat leader = dealer.left(reversis::kSeats);
    for (int i = 0; i < reversis::kTricksPerHand; ++i) leader = play_trick(leader);
  }

  [[nodiscard]] const reversis::Hand& told() const { return told_; }

 private:
  std::vector<Card>& holding(Seat seat) { return holdings_[static_cast<std::size_t>(seat.index())]; }
  std::size_t below(std::size_t limit) { return random_() % limit; }

  void deal_out() {
    constexpr auto kEach = static_cast<std::size_t>(reversis::kTricksPerHand);
    std::vector<Card> pack;
    for (const Card card : CardSet::full_pack()) {
      if (card.rank() != Rank::kTen) pack.push_back(card);
    }
    std::shuffle(pack.begin(), pack.end(), random_);
    if (favoured_) {
      std::stable_sort(pack.begin(), pack.end(), [](Card a, Card b) { return a.rank() > b.rank(); });
      if (below(2) == 0) std::swap(pack[below(kEach)], pack[kEach + below(pack.size() - kEach)]);
    }
    holdings_.resize(reversis::kSeats);
    for (std::size_t i = 0; i < holdings_.size(); ++i) {
      const std::size_t to = (i + static_cast<std::size_t>(favoured_ ? (*favoured_).index() : 0)) % holdings_.size();
      const auto from = pack.begin() + static_cast<std::ptrdiff_t>(i * kEach);
      holdings_[to].assign(from, from + static_cast<std::ptrdiff_t>(kEach));
    }
    told_.talon.assign(pack.end() - reversis::kTalonCards, pack.end());
  }

  Card choose(Seat seat, std::optional<Suit> led) {
    std::vector<Card> legal;
    for (const Card card : holding(seat)) {
      if (led && card.suit() == *led) legal.push_back(card);
    }
    if (legal.empty()) legal = holding(seat);
    const auto by_rank = [](Card a, Card b) { return a.rank() < b.rank(); };
    const Card card = favoured_ == OptionalSeat{seat} ? *std::max_element(legal.begin(), legal.end(), by_rank)
                                                      : legal[below(legal.size())];
    holding(seat).erase(std::find(holding(seat).begin(), holding(seat).end(), card));
    return card;
  }

  // Returns who leads to the next one.
  Seat play_trick(Seat leader) {
    Trick trick;
    trick.is_play = true;
    Seat winner = leader;
    Card best = choose(leader, std::nullopt);
    const Suit led = best.suit();
    trick.cards.push_back({best, std::nullopt});
    if ((best.rank() == Rank::kAce || best == reversis::kQuinola) && below(3) == 0) told_.claims.push_back(best);
    for (int turn = 1; turn < reversis::kSeats; ++turn) {
      const Seat seat = leader.left(reversis::kSeats, turn);
      const Card card = choose(seat, led);
      trick.cards.push_back({card, std::nullopt});
      if (card.suit() != led || card.rank() < best.rank()) continue;
      best = card;
      winner = seat;
    }
    told_.tricks.push_back(trick);
    return winner;
  }

  std::mt19937& random_;
  OptionalSeat favoured_;
  std::vector<std::vector<Card>> holdings_;
  reversis::Hand told_;
};

}  // namespace nullo::testing
