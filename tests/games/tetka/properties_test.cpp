// What holds for every hand of Tëtka, over shuffled packs played by the rules.
#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/tetka/hands.h"
#include "games/tetka/tetka.h"

namespace nullo::tetka {
namespace {

using testing::deal_by;
using testing::random_hand;

games::ScoredHand<State> scored(int dealer, const Hand& hand) { return Game::score({{}, deal_by(dealer), {}, hand}); }

PerSeat<Amount> points(int dealer, const Hand& hand) { return scores_of(scored(dealer, hand).postings, kSeats); }

Amount sum(const PerSeat<Amount>& scores) { return std::accumulate(scores.begin(), scores.end(), Amount{0}); }

struct Dealt {
  int dealer = 0;
  testing::TetkaWays ways;
};

Dealt any_deal() {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const int dealer = *rc::gen::inRange(0, kSeats);
  return {dealer, random_hand(random, dealer)};
}

RC_GTEST_PROP(TetkaProperties, WholeHandGivesNinePointsOrEightWhenNobodyTakesTheBumSuit, ()) {
  const Dealt deal = any_deal();
  const auto result = scored(deal.dealer, deal.ways.play);
  RC_ASSERT(result.complete());
  RC_ASSERT(result.notes.empty());
  const bool most_scored =
      std::ranges::any_of(result.postings, [](const Posting& posting) { return posting.reason == "most_tricks"; });
  RC_ASSERT(sum(scores_of(result.postings, kSeats)) == (most_scored ? 9 : 8));
}

RC_GTEST_PROP(TetkaProperties, PlayedSeenAndSummedComeToTheSameScores, ()) {
  const Dealt deal = any_deal();
  const PerSeat<Amount> as_played = points(deal.dealer, deal.ways.play);
  RC_ASSERT(scored(deal.dealer, deal.ways.seen).complete());
  RC_ASSERT(scored(deal.dealer, deal.ways.summary).complete());
  RC_ASSERT(points(deal.dealer, deal.ways.seen) == as_played);
  RC_ASSERT(points(deal.dealer, deal.ways.summary) == as_played);
}

RC_GTEST_PROP(TetkaProperties, EveryWayToEnterALegalHandIsAccepted, ()) {
  const Dealt deal = any_deal();
  for (const Hand& hand : {deal.ways.play, deal.ways.seen, deal.ways.summary}) {
    RC_ASSERT(Game::check({{}, deal_by(deal.dealer), {}, hand}).empty());
  }
}

RC_GTEST_PROP(TetkaProperties, TurningTheSeatsTurnsTheScores, ()) {
  const Dealt deal = any_deal();
  const int steps = *rc::gen::inRange(1, kSeats);
  const int dealer = Seat{deal.dealer}.left(kSeats, steps).index();
  for (const Hand& hand : {deal.ways.play, deal.ways.seen, deal.ways.summary}) {
    const PerSeat<Amount> before = points(deal.dealer, hand);
    const PerSeat<Amount> after = points(dealer, testing::rotated(hand, steps));
    for (const Seat seat : Seats{kSeats}) RC_ASSERT(after[seat.left(kSeats, steps)] == before[seat]);
  }
}

RC_GTEST_PROP(TetkaProperties, AHandCutShortIsMissingTricksAndScoresNoMoreThanTheWhole, ()) {
  const Dealt deal = any_deal();
  Hand cut = *rc::gen::arbitrary<bool>() ? deal.ways.play : deal.ways.seen;
  cut.bum_suit = {};
  cut.bum_suit_top.reset();
  cut.tricks.resize(static_cast<std::size_t>(*rc::gen::inRange(0, kTricksPerHand)));
  const auto result = scored(deal.dealer, cut);
  RC_ASSERT(!result.complete());
  const PerSeat<Amount> whole = points(deal.dealer, deal.ways.play);
  const PerSeat<Amount> part = scores_of(result.postings, kSeats);
  for (const Seat seat : Seats{kSeats}) RC_ASSERT(part[seat] <= whole[seat]);
}

RC_GTEST_PROP(TetkaProperties, OnATieOnlyWhatCanDecideIsAskedAndTheAnswerDecides, ()) {
  const Dealt deal = any_deal();
  Hand hand = deal.ways.summary;
  hand.bum_suit = {};
  hand.bum_suit_top.reset();
  for (int answers = 0; answers < kSeats + 1; ++answers) {
    const auto result = scored(deal.dealer, hand);
    if (result.complete()) break;
    RC_ASSERT(result.missing.size() == 1);
    const games::Missing& missing = result.missing.front();
    if (missing.key == "bum_suit") {
      if (hand.bum_suit.empty()) hand.bum_suit = PerSeat<std::optional<int>>(kSeats);
      RC_ASSERT(!missing.seats.empty());
      const Seat seat = missing.seats.front();
      RC_ASSERT(!hand.bum_suit[seat]);
      hand.bum_suit[seat] = deal.ways.summary.bum_suit[seat];
    } else {
      RC_ASSERT(missing.key == "bum_suit_top");
      RC_ASSERT(missing.seats.size() >= 2);
      hand.bum_suit_top = deal.ways.summary.bum_suit_top;
    }
  }
  RC_ASSERT(scored(deal.dealer, hand).complete());
  RC_ASSERT(points(deal.dealer, hand) == points(deal.dealer, deal.ways.play));
}

}  // namespace
}  // namespace nullo::tetka
