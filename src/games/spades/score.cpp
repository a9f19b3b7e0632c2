// Checking and scoring of a hand of Spades. Source: pagat.com, "Spades"; spades SP1-SP6.
#include <algorithm>
#include <utility>

#include "games/spades/known.h"

namespace nullo::spades {
namespace {

class Scorer {
 public:
  Scorer(const Rules& rules, const games::Deal& deal, const State& before, const Hand& hand)
      : rules_{rules}, deal_{deal}, before_{before}, hand_{hand}, known_{known(deal, hand)} {}

  games::ScoredHand<State> score() {
    look_for_missing();
    for (int side = 0; side < kSides; ++side) score_side(side);
    scored_.notes = games::revokes(hand_.tricks, known_.outcomes, trick_rules());
    if (scored_.complete()) Game::conclude(rules_, deal_, scored_);
    return std::move(scored_);
  }

 private:
  void look_for_missing() {
    std::vector<Seat> not_bid;
    for (const Seat seat : Seats{kSeats}) {
      if (!hand_.bid(seat)) not_bid.push_back(seat);
    }
    if (!not_bid.empty()) scored_.missing.push_back({"bids", {}, std::move(not_bid), 0});
    if (!known_.all_over()) scored_.missing.push_back({"tricks", {}, {}, hand_.summary ? 0 : known_.outcomes.over + 1});
  }

  void give(int side, Amount points, std::string_view reason) {
    games::give_each(seats_of(side), points, reason, scored_.postings);
  }

  void score_side(int side) {
    const Contract contract = contract_of(rules_, hand_, known_, side);
    const Amount bid = Amount{kPerTrickBid} * contract.bid;
    if (contract.made()) give(side, bid, kBidMade);
    if (contract.failed()) give(side, -bid, kBidFailed);
    for (const Seat seat : seats_of(side)) score_nil(side, seat);
    if (rules_.bags == 0) return;
    give(side, contract.bags(), kBags);
    const Bags bags = bags_of(rules_, before_, contract, side);
    give(side, -Amount{rules_.bag_penalty} * bags.penalties, kBagPenalty);
    scored_.after.bags[static_cast<std::size_t>(side)] = bags.all - bags.penalties * rules_.bags;
  }

  // A nil is lost with its first trick and won when no trick is left. [spades SP2]
  void score_nil(int side, Seat seat) {
    const int bid = hand_.bid(seat).value_or(0);
    if (!is_nil(bid)) return;
    const bool blind = bid == kBlindNil;
    const Amount worth = blind ? rules_.blind_nil : rules_.nil;
    if (known_.won[seat] > 0) {
      give(side, -worth, blind ? kBlindNilFailed : kNilFailed);
    } else if (!known_.may_win_more(seat)) {
      give(side, worth, blind ? kBlindNilMade : kNilMade);
    }
  }

  const Rules& rules_;
  const games::Deal& deal_;
  const State& before_;
  const Hand& hand_;
  Known known_;
  games::ScoredHand<State> scored_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Rules&, const games::Deal& deal, const State&, const Hand& hand) {
  std::vector<games::Conflict> conflicts;
  games::check_tricks(hand.tricks, first_leader(deal), trick_rules(), conflicts);
  if (hand.summary) games::check_tricks_in_sum(*hand.summary, hand.tricks, kTricksPerHand, conflicts);
  return conflicts;
}

games::ScoredHand<State> Game::score(const Rules& rules, const games::Deal& deal, const State& before,
                                     const Hand& hand) {
  return Scorer{rules, deal, before, hand}.score();
}

// Equal totals at an end: one more hand. [spades SP5]
void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  const PerSeat<Amount> scores = scores_of(scored.postings, kSeats);
  const Amount one = deal.totals[Seat{0}] + scores[Seat{0}];
  const Amount other = deal.totals[Seat{1}] + scores[Seat{1}];
  const auto& [lower, higher] = std::minmax(one, other);
  scored.over = lower != higher && (higher >= rules.target || (rules.lose_at && lower <= *rules.lose_at));
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts&) {
  return std::nullopt;  // partners must have the same score; nothing else is required
}

}  // namespace nullo::spades
