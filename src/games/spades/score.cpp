// Checking and scoring of a hand of Spades. Source: pagat.com, "Spades"; spades SP1-SP6.
#include <algorithm>
#include <utility>

#include "games/spades/known.h"

namespace nullo::spades {
namespace {

class Scorer {
 public:
  explicit Scorer(const Game::Play& play) : play_{play}, known_{known(play.deal, play.hand)} {}

  games::ScoredHand<State> score() {
    look_for_missing();
    for (int side = 0; side < kSides; ++side) score_side(side);
    scored_.notes = games::revokes(play_.hand.tricks, known_.outcomes, trick_rules());
    if (scored_.complete()) Game::conclude(play_.rules, play_.deal, scored_);
    return std::move(scored_);
  }

 private:
  void look_for_missing() {
    std::vector<Seat> not_bid;
    for (const Seat seat : Seats{kSeats}) {
      if (!play_.hand.bid(seat)) not_bid.push_back(seat);
    }
    if (!not_bid.empty()) scored_.missing.push_back({"bids", {}, std::move(not_bid), 0});
    if (!known_.all_over())
      scored_.missing.push_back({"tricks", {}, {}, play_.hand.summary ? 0 : known_.outcomes.over + 1});
  }

  void give(int side, Amount points, std::string_view reason) {
    games::give_each(seats_of(side), points, reason, scored_.postings);
  }

  void score_side(int side) {
    const Contract contract = contract_of(play_.rules, play_.hand, known_, side);
    const Amount bid = Amount{kPerTrickBid} * contract.bid;
    if (contract.made()) give(side, bid, kBidMade);
    if (contract.failed()) give(side, -bid, kBidFailed);
    for (const Seat seat : seats_of(side)) score_nil(side, seat);
    if (play_.rules.bags == 0) return;
    give(side, contract.bags(), kBags);
    const Bags bags = bags_of(play_.rules, play_.before, contract, side);
    give(side, -Amount{play_.rules.bag_penalty} * bags.penalties, kBagPenalty);
    scored_.after.bags[static_cast<std::size_t>(side)] = bags.all - bags.penalties * play_.rules.bags;
  }

  // A nil is lost with its first trick and won when no trick is left. [spades SP2]
  void score_nil(int side, Seat seat) {
    const int bid = play_.hand.bid(seat).value_or(0);
    if (!is_nil(bid)) return;
    const bool blind = bid == kBlindNil;
    const Amount worth = blind ? play_.rules.blind_nil : play_.rules.nil;
    if (known_.won[seat] > 0) {
      give(side, -worth, blind ? kBlindNilFailed : kNilFailed);
    } else if (!known_.may_win_more(seat)) {
      give(side, worth, blind ? kBlindNilMade : kNilMade);
    }
  }

  const Game::Play& play_;
  Known known_;
  games::ScoredHand<State> scored_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) {
  std::vector<games::Conflict> conflicts;
  games::check_tricks(play.hand.tricks, first_leader(play.deal), trick_rules(), conflicts);
  if (play.hand.summary) games::check_tricks_in_sum(*play.hand.summary, play.hand.tricks, kTricksPerHand, conflicts);
  return conflicts;
}

games::ScoredHand<State> Game::score(const Play& play) { return Scorer{play}.score(); }

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
