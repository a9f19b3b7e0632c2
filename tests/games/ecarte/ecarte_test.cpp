// Écarté: worked hands and what holds for every hand. Source: Denexa, "Écarté"; ecarte E1-E3. Whole evenings are
// documents in tests/golden/.
#include <sstream>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/ecarte/hands.h"
#include "support/cards.h"

namespace nullo::ecarte {
namespace {

using testing::card;
using testing::deal_at;
using Scores = PerSeat<Amount>;

Hand played(const char* upcard, std::initializer_list<const char*> tricks) {
  Hand hand;
  hand.upcard = card(upcard);
  for (const char* text : tricks) {
    Trick& trick = hand.tricks.emplace_back();
    trick.is_play = true;
    std::istringstream words{text};
    for (std::string word; words >> word;) trick.cards.push_back({card(word), std::nullopt});
  }
  return hand;
}

Hand summed(const char* upcard, games::Counts tricks) {
  Hand hand;
  hand.upcard = card(upcard);
  hand.summary = tricks;
  return hand;
}

Hand with(Hand hand, std::optional<int> king, std::optional<int> refused = std::nullopt) {
  if (king) hand.king_shown = Seat{*king};
  if (refused) hand.refused = Seat{*refused};
  return hand;
}

// Seat 0 deals, so seat 1 leads.
games::Deal deal(Amount first = 0, Amount second = 0) {
  games::Deal deal = deal_at(kSeats, 0);
  deal.totals = {first, second};
  return deal;
}

games::ScoredHand<State> scored(const Hand& hand, const games::Deal& at = deal()) {
  for (const games::Conflict& conflict : Game::check({{}, at, {}, hand})) {
    ADD_FAILURE() << to_string(conflict.ways.front());
  }
  return Game::score({{}, at, {}, hand});
}

Scores points(const Hand& hand, const games::Deal& at = deal()) { return scores_of(scored(hand, at).postings, kSeats); }

std::vector<std::string> notes(const Hand& hand, const games::Deal& at = deal()) {
  std::vector<std::string> texts;
  for (const games::Note& note : scored(hand, at).notes) {
    texts.push_back(std::string{note.key} + " " + std::to_string(note.seat->index()) + " in " +
                    std::to_string(note.trick));
  }
  return texts;
}

std::vector<std::string> refused(const Hand& hand) {
  std::vector<std::string> places;
  for (const games::Conflict& conflict : Game::check({{}, deal(), {}, hand})) {
    for (const Fault& way : conflict.ways) places.push_back(way.at);
  }
  return places;
}

using Texts = std::vector<std::string>;

TEST(Ecarte, MajorityOneAllFiveOneMoreAVulnerableOpponentOneMore) {
  EXPECT_EQ(points(summed("9H", {3, 2})), (Scores{1, 0}));
  EXPECT_EQ(points(summed("9H", {0, 5})), (Scores{0, 2}));
  EXPECT_EQ(points(with(summed("9H", {1, std::nullopt}), {}, 0)), (Scores{0, 2}));
  EXPECT_EQ(points(with(summed("9H", {1, 4}), {}, 1)), (Scores{0, 1}));
  EXPECT_EQ(points(with(summed("9H", {5, 0}), 0, 1)), (Scores{4, 0}));
}

TEST(Ecarte, WhoHadRefusedTheExchangeIsNamed) {
  const Hand hand = with(summed("9H", {1, 4}), {}, 0);
  const Posting posting{Account::bank(), Account::of(Seat{1}), 1, "vulnerable"};
  EXPECT_EQ(Game::reason_text({}, hand, {}, posting, {"Anna", "Boris"}), "Anna had refused the exchange");
}

TEST(Ecarte, AKingTurnedUpIsTheDealersAndOneShownItsOwners) {
  EXPECT_EQ(points(summed("KH", {2, 3})), (Scores{1, 1}));
  EXPECT_EQ(points(with(summed("8S", {3, 2}), 1)), (Scores{1, 1}));
}

TEST(Ecarte, TheKingIsHighestAndTheAceBelowTheJack) {
  const Hand hand = played("7H", {"AC JC", "TC KC", "AD TD", "9S 8H", "QC 7D"});
  EXPECT_EQ(points(hand), (Scores{1, 0}));
  EXPECT_TRUE(scored(hand).complete());
}

TEST(Ecarte, TheMajorityFallsDueWithTheThirdTrickYetFiveAreAskedFor) {
  Hand hand;
  hand.upcard = card("9H");
  for (const int winner : {0, 1, 0, 0}) hand.tricks.emplace_back().winner = Seat{winner};
  EXPECT_EQ(points(hand), (Scores{1, 0}));
  EXPECT_FALSE(scored(hand).complete());
  EXPECT_EQ(scored(hand).postings.front().trick, 4);
}

TEST(Ecarte, WhoReachesTheTargetByAKingEndsTheGameBeforeTheTricks) {
  const auto turned = scored(summed("KD", {0, 5}), deal(4, 4));
  EXPECT_TRUE(turned.over);
  EXPECT_EQ(scores_of(turned.postings, kSeats), (Scores{1, 0}));
  EXPECT_EQ(notes(summed("KD", {0, 5}), deal(4, 4)), (Texts{"not_played 0 in 0"}));
  Hand shown;
  shown.upcard = card("9D");
  shown.king_shown = Seat{1};
  EXPECT_TRUE(scored(shown, deal(4, 4)).over);
  EXPECT_TRUE(scored(shown, deal(4, 4)).complete());
  EXPECT_FALSE(scored(shown, deal(4, 3)).complete());
}

TEST(Ecarte, TheTricksMayEndTheGameAsWellAndTotalsAreNotCut) {
  EXPECT_TRUE(scored(summed("9D", {5, 0}), deal(4, 0)).over);
  EXPECT_EQ(points(summed("9D", {5, 0}), deal(4, 0)), (Scores{2, 0}));
}

TEST(Ecarte, WithoutTheUpcardAHandIsIncomplete) {
  Hand hand;
  hand.summary = games::Counts{3, 2};
  EXPECT_EQ(scored(hand).missing.size(), 1U);
  EXPECT_EQ(points(hand), (Scores{1, 0}));
}

TEST(Ecarte, FactsAboutTheKingThatContradictEachOtherAreRefused) {
  EXPECT_EQ(refused(with(summed("KH", {3, 2}), 1)), (Texts{"/king_shown", "/upcard"}));
  EXPECT_EQ(refused(with(played("9H", {"KH 7H"}), 0)), (Texts{"/tricks/0/play/0", "/king_shown", "/upcard"}));
  const auto five = with(played("9H", {"AC JC", "TC KC", "AD TD", "9S 8H", "QC 7D"}), 0);
  EXPECT_EQ(refused(five), (Texts{"/king_shown", "/tricks", "/upcard"}));
  EXPECT_EQ(refused(summed("9H", {3, 3})), Texts{"/summary/tricks"});
  EXPECT_EQ(refused(summed("6H", {3, 2})), Texts{"/upcard"});
}

Hand tapped(const Hand& hand, const games::Tap& tap) {
  const auto after = Game::apply({{}, deal(), {}, hand}, tap, {"Anna", "Björn"});
  if (!after) ADD_FAILURE() << after.error().text;
  return after.value_or(Hand{});
}

TEST(Ecarte, ASecondTapOnWhoRefusedTakesItBackAndTheShortcutIsATap) {
  const Hand once = tapped(summed("9H", {3, 2}), games::UseShortcut{"refused", Seat{1}});
  EXPECT_EQ(once.refused, Seat{1});
  EXPECT_EQ(tapped(once, games::PickSeat{"refused", Seat{1}}).refused, std::nullopt);
  EXPECT_EQ(tapped(once, games::UseShortcut{"refused", Seat{1}}).refused, std::nullopt);
  EXPECT_EQ(tapped(once, games::PickSeat{"refused", Seat{0}}).refused, Seat{0});
}

TEST(Ecarte, AKingTurnedUpTakesBackWhoShowedOne) {
  const Hand shown = with(summed("9H", {3, 2}), 1);
  EXPECT_EQ(tapped(shown, games::PickCard{"upcard", card("8S")}).king_shown, Seat{1});
  EXPECT_EQ(tapped(shown, games::PickCard{"upcard", card("KS")}).king_shown, std::nullopt);
}

TEST(Ecarte, TheOtherCountFollowsFromANewOneThatLeavesNoRoomForIt) {
  const Hand hand = tapped(summed("9H", {3, 2}), games::SetCount{"summary/tricks", Seat{0}, 4});
  EXPECT_EQ(hand.summary, (games::Counts{4, std::nullopt}));
  const auto beyond = Game::apply({{}, deal(), {}, hand}, games::SetCount{"summary/tricks", Seat{0}, 6}, {"A", "B"});
  ASSERT_FALSE(beyond);
  EXPECT_EQ(beyond.error().text, "A count goes from 0 to 5.");
}

TEST(Ecarte, PlayAgainstTheRulesIsNoted) {
  EXPECT_EQ(notes(played("9H", {"AC 7D", "8D TC"})), (Texts{"revoke 0 in 1"}));
  EXPECT_EQ(notes(played("9H", {"AC TC", "8D QC"})), (Texts{"not_headed 0 in 1"}));
  EXPECT_EQ(notes(played("9H", {"AC 7D", "8S 8H"})), (Texts{"not_trumped 0 in 1"}));
  EXPECT_EQ(notes(played("9H", {"AC 9H"})), (Texts{"upcard_played 0 in 1"}));
}

RC_GTEST_PROP(EcarteProperties, HandsPlayedByTheRulesAreScoredAlikeHoweverTheyAreEntered, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const games::Deal at = deal_at(kSeats, *rc::gen::inRange(0, 2));
  const auto ways = testing::random_ecarte(random, at);
  for (const Hand& hand : ways) {
    RC_ASSERT(Game::check({{}, at, {}, hand}).empty());
    const auto result = scored(hand, at);
    RC_ASSERT(result.complete());
    RC_ASSERT(result.notes.empty());
    const Scores scores = points(hand, at);
    RC_ASSERT(scores == points(ways[0], at));
    const Amount sum = scores[Seat{0}] + scores[Seat{1}];
    RC_ASSERT(sum >= 1);
    RC_ASSERT(sum <= 4);
  }
}

}  // namespace
}  // namespace nullo::ecarte
