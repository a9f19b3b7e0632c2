// Worked hands of Hearts. Source: pagat.com, "Hearts"; Denexa, "Hearts"; hearts H1-H14, common C2, C3. Hands by
// presets, and hands trick by trick, are documents in tests/golden/.
#include <gtest/gtest.h>

#include "games/hearts/hearts.h"
#include "support/cards.h"

namespace nullo::hearts {
namespace {

using testing::card;

using Scores = PerSeat<Amount>;
using Words = std::vector<std::string>;

Rules preset(std::string_view id) {
  for (const auto& each : Game::presets()) {
    if (each.id == id) return each.rules;
  }
  ADD_FAILURE() << id;
  return {};
}

games::Deal deal(Scores totals = {0, 0, 0, 0}) {
  games::Deal deal;
  deal.seats = totals.size();
  deal.totals = totals;
  return deal;
}

// A hand in sum: how many hearts each took, and "QS 3" for each other card that counts.
Hand entered(std::initializer_list<int> hearts, const Words& captured) {
  Hand hand;
  Summary& sum = hand.summary.emplace();
  sum.hearts = games::Counts(static_cast<int>(hearts.size()));
  Seat seat{0};
  for (const int count : hearts) {
    sum.hearts[seat] = count;
    seat = Seat{seat.index() + 1};
  }
  for (const std::string& each : captured) sum.captured.push_back({card(each.substr(0, 2)), Seat{each[3] - '0'}});
  return hand;
}

Hand moon_of(int shooter, Words others = {}) {
  others.push_back("QS " + std::to_string(shooter));
  Hand hand = entered({0, 0, 0, 0}, others);
  hand.summary->hearts[Seat{shooter}] = 13;
  return hand;
}

games::ScoredHand<State> scored(const Rules& rules, const Hand& hand, const Scores& totals = {0, 0, 0, 0}) {
  const games::Deal at = deal(totals);
  EXPECT_TRUE(Game::check({rules, at, {}, hand}).empty());
  return Game::score({rules, at, {}, hand});
}

Scores points(const Rules& rules, const Hand& hand, const Scores& totals = {0, 0, 0, 0}) {
  const auto result = scored(rules, hand, totals);
  EXPECT_TRUE(result.complete());
  return scores_of(result.postings, totals.size());
}

std::vector<int> winners(const Rules& rules, const Hand& hand, const Scores& totals) {
  std::vector<int> seats;
  for (const Seat seat : scored(rules, hand, totals).winners) seats.push_back(seat.index());
  return seats;
}

Words missing(const Rules& rules, const Hand& hand) {
  Words keys;
  for (const games::Missing& each : scored(rules, hand).missing) keys.emplace_back(each.key);
  return keys;
}

Words reasons(const Rules& rules, const Hand& hand, const Scores& totals = {0, 0, 0, 0}) {
  Words words;
  for (const Posting& posting : scored(rules, hand, totals).postings) words.emplace_back(posting.reason);
  return words;
}

Hand with(Hand hand, MoonChoice choice) {
  hand.moon_choice = choice;
  return hand;
}

Hand exposing(Hand hand, CardSet charged) {
  hand.charged = charged;
  return hand;
}

TEST(HeartsScore, EachHeartIsOneAndTheQueenOfSpadesThirteen) {  // [hearts H1]
  EXPECT_EQ(points({}, entered({5, 4, 3, 1}, {"QS 3"})), (Scores{5, 4, 3, 14}));
}

TEST(HeartsScore, PenaltiesAreWhateverTheTableAgreedOn) {  // [hearts H1]
  const Hand hand = entered({5, 4, 3, 1}, {"QS 0", "KS 1", "AS 2"});
  EXPECT_EQ(points(preset("black_maria_four"), hand), (Scores{18, 14, 10, 1}));
  Rules ten_too;
  ten_too.penalties = Points{{std::nullopt, Suit::kHearts, 2}, {Rank::kTen, Suit::kClubs, 5}};
  EXPECT_EQ(points(ten_too, entered({5, 4, 3, 1}, {"TC 3"})), (Scores{10, 8, 6, 7})) << "and the Q♠ is nothing";
}

TEST(HeartsScore, ThirteenHeartsWithoutTheQueenAreNoMoon) {  // [hearts H2]
  EXPECT_EQ(points({}, entered({13, 0, 0, 0}, {"QS 1"})), (Scores{13, 13, 0, 0}));
}

TEST(HeartsScore, AShooterChoosesAndUntilThenTheHandIsNotScoredWhole) {  // [hearts H2]
  EXPECT_EQ(missing({}, moon_of(2)), Words{"moon_choice"});
  EXPECT_EQ(points({}, with(moon_of(2), MoonChoice::kAdd)), (Scores{26, 26, 0, 26}));
  EXPECT_EQ(points({}, with(moon_of(2), MoonChoice::kSubtract)), (Scores{0, 0, -26, 0}));  // [common C3]
}

TEST(HeartsScore, AChoiceWithoutAMoonIsIgnored) {
  EXPECT_EQ(points({}, with(entered({5, 4, 3, 1}, {"QS 3"}), MoonChoice::kSubtract)), (Scores{5, 4, 3, 14}));
}

TEST(HeartsScore, WhereTheBonusCardIsNeededThereIsNoMoonWithoutIt) {  // [hearts H2]
  EXPECT_EQ(points(preset("omnibus_denexa"), moon_of(1, {"JD 2"})), (Scores{0, 26, -10, 0}));
  EXPECT_EQ(points(preset("omnibus_denexa"), moon_of(1, {"JD 1"})), (Scores{26, -10, 26, 26}));
}

TEST(HeartsScore, ABonusGoesToItsCaptorOnTopOfAMoon) {  // [hearts H3]
  EXPECT_EQ(points(preset("omnibus"), with(moon_of(1, {"JD 2"}), MoonChoice::kAdd)), (Scores{26, 0, 16, 26}));
  EXPECT_EQ(points(preset("omnibus"), with(moon_of(1, {"JD 1"}), MoonChoice::kSubtract)), (Scores{0, -36, 0, 0}));
}

TEST(HeartsScore, TheSunIsAMoonWithItsOwnPoints) {  // [hearts H4]
  Rules rules = preset("sun");
  rules.moon = Moon::kAdd;
  Hand hand = moon_of(0);
  EXPECT_EQ(missing(rules, hand), Words{"tricks"});
  hand.summary->tricks = games::Counts{13, 0, 0, 0};
  EXPECT_EQ(points(rules, hand), (Scores{0, 52, 52, 52}));
  hand.summary->tricks = games::Counts{12, 0, 0, 1};
  EXPECT_EQ(points(rules, hand), (Scores{0, 26, 26, 26}));
  rules.sun_points = 26;  // then it makes no difference
  hand.summary->tricks = {};
  EXPECT_EQ(points(rules, hand), (Scores{0, 26, 26, 26}));
}

TEST(HeartsScore, AKindMoonIsSubtractedWhereAddingWouldLetAnotherWin) {  // [hearts H5]
  const Rules rules = preset("auto_moon");
  EXPECT_EQ(points(rules, moon_of(0), {50, 73, 49, 20}), (Scores{0, 26, 26, 26})) << "99 ends nothing";
  EXPECT_EQ(points(rules, moon_of(0), {50, 74, 49, 23}), (Scores{-26, 0, 0, 0})) << "49 would win";
  EXPECT_EQ(points(rules, moon_of(0), {50, 74, 49, 24}), (Scores{-26, 0, 0, 0})) << "50 would share the win";
  EXPECT_EQ(points(rules, moon_of(0), {50, 74, 49, 25}), (Scores{0, 26, 26, 26})) << "the shooter wins";
}

TEST(HeartsScore, AKindMoonWorksOutTheResetFirst) {  // [hearts H5]
  Rules rules = preset("auto_moon");
  rules.reset = Reset{100, 50};
  EXPECT_EQ(points(rules, moon_of(0), {50, 74, 49, 10}), (Scores{0, -24, 26, 26}));
}

TEST(HeartsScore, AKindMoonIsAddedWhereThePartnerWins) {  // [hearts H5]
  Rules rules = preset("partners_individual");
  rules.moon = Moon::kAuto;
  EXPECT_EQ(points(rules, moon_of(0), {60, 80, 10, 30}), (Scores{0, 26, 26, 26})) << "60 + 36 against 106 + 56";
  EXPECT_EQ(points(rules, moon_of(0), {90, 80, 60, 30}), (Scores{-26, 0, 0, 0})) << "90 + 86 against 106 + 56";
}

TEST(HeartsScore, AMoonThatWinsWipesThePenaltiesAndKeepsTheBonus) {  // [hearts H6] [hearts H14]
  Rules rules = preset("omnibus");
  rules.moon = Moon::kWin;
  const Hand hand = moon_of(1, {"JD 2"});
  EXPECT_EQ(points(rules, hand, {0, 50, 0, 0}), (Scores{0, 0, -10, 0}));
  EXPECT_TRUE(scored(rules, hand, {0, 50, 0, 0}).over) << "below the target";
  EXPECT_EQ(winners(rules, hand, {0, 50, 0, 0}), std::vector{1});
  for (const Teams teams : {Teams::kTogether, Teams::kIndividual}) {
    rules.teams = teams;
    EXPECT_EQ(winners(rules, hand, {0, 50, 0, 50}), (std::vector{1, 3}));
  }
}

TEST(HeartsScore, ExposedCardsCountDouble) {  // [hearts H7]
  const Rules turbo = preset("turbo");
  const Hand hand = entered({5, 4, 3, 1}, {"QS 3", "JD 1", "TC 2"});
  EXPECT_EQ(points(turbo, hand), (Scores{5, -6, 6, 14}));
  EXPECT_EQ(points(turbo, exposing(hand, {card("QS"), card("JD")})), (Scores{5, -16, 6, 27}));
  EXPECT_EQ(points(turbo, exposing(hand, {card("AH")})), (Scores{10, -2, 12, 15}));
  EXPECT_EQ(points(turbo, exposing(hand, {card("TC")})), (Scores{5, -6, 12, 14}));
}

TEST(HeartsScore, TheDoublingCardDoublesWhatItsCaptorHasAfterAMoon) {  // [hearts H7]
  const Rules turbo = preset("turbo");
  const Hand add = with(moon_of(0, {"JD 0", "TC 3"}), MoonChoice::kAdd);
  EXPECT_EQ(points(turbo, add), (Scores{-10, 26, 26, 52}));
  EXPECT_EQ(points(turbo, exposing(add, {card("AH"), card("QS")})), (Scores{-10, 52, 52, 104}));
  const Hand own = with(moon_of(0, {"JD 0", "TC 0"}), MoonChoice::kSubtract);
  EXPECT_EQ(points(turbo, exposing(own, {card("TC")})), (Scores{-144, 0, 0, 0})) << "four times −10 − 26";
}

TEST(HeartsScore, AMoonOfSoManyPointsIsNotDoubledByExposedCards) {  // [hearts H7]
  Rules rules = preset("turbo");
  rules.moon_captured = false;
  rules.moon_points = 26;
  const Hand hand = exposing(with(moon_of(0, {"JD 0", "TC 0"}), MoonChoice::kAdd), {card("AH"), card("QS")});
  EXPECT_EQ(points(rules, hand), (Scores{-20, 26, 26, 26}));
}

TEST(HeartsScore, ExactlyTheTotalOfTheResetGoesBackAndEndsNothing) {  // [hearts H8]
  const Rules rules = preset("back_to_50");
  const Hand hand = entered({9, 4, 0, 0}, {"QS 0"});
  EXPECT_EQ(points(rules, hand, {78, 0, 0, 0}), (Scores{-28, 4, 0, 0}));
  EXPECT_EQ(reasons(rules, hand, {78, 0, 0, 0}).back(), "reset");
  EXPECT_FALSE(scored(rules, hand, {78, 0, 0, 0}).over);
  EXPECT_TRUE(scored(rules, hand, {79, 0, 0, 0}).over);
}

TEST(HeartsScore, TheGameEndsAtTheTargetOrOnlyBeyondIt) {  // [hearts H9]
  const Hand hand = entered({9, 4, 0, 0}, {"QS 0"});
  EXPECT_TRUE(scored(preset("standard"), hand, {78, 0, 0, 0}).over);
  EXPECT_FALSE(scored(preset("standard"), hand, {77, 0, 0, 0}).over);
  EXPECT_FALSE(scored(preset("denexa"), hand, {78, 0, 0, 0}).over);
  EXPECT_TRUE(scored(preset("denexa"), hand, {79, 0, 0, 0}).over);
}

TEST(HeartsScore, EqualLowestShareTheWinOrPlayOn) {  // [hearts H9] [common C2]
  const Hand hand = entered({9, 4, 0, 0}, {"QS 0"});
  EXPECT_EQ(winners(preset("standard"), hand, {90, 6, 10, 10}), (std::vector{1, 2, 3}));
  EXPECT_FALSE(scored(preset("play_on"), hand, {90, 6, 10, 10}).over);
  EXPECT_EQ(winners(preset("play_on"), hand, {90, 5, 10, 10}), std::vector{1});
  EXPECT_TRUE(scored(preset("play_on"), hand, {90, 5, 10, 10}).over) << "a tie above the lowest plays on nothing";
}

TEST(HeartsScore, PartnersTogetherShareTheirScoreAndShootWithACommonPile) {  // [hearts H10]
  const Rules rules = preset("partners_together");
  EXPECT_EQ(points(rules, entered({5, 4, 3, 1}, {"QS 3"})), (Scores{8, 18, 8, 18}));
  const Hand slam = entered({6, 0, 7, 0}, {"QS 2"});
  EXPECT_EQ(points(rules, with(slam, MoonChoice::kAdd)), (Scores{0, 26, 0, 26}));
  EXPECT_EQ(points(rules, with(slam, MoonChoice::kSubtract)), (Scores{-26, 0, -26, 0}));
}

TEST(HeartsScore, AloneEachPartnerHasAnOwnScoreAndTheLowerSumWins) {  // [hearts H10]
  const Rules rules = preset("partners_individual");
  const Hand hand = entered({4, 3, 3, 3}, {"QS 0"});
  EXPECT_EQ(winners(rules, hand, {88, 75, 31, 66}), (std::vector{0, 2})) << "105 + 34 against 78 + 69";
  EXPECT_EQ(points(rules, entered({6, 0, 7, 0}, {"QS 2"})), (Scores{6, 0, 20, 0})) << "two partners shoot nothing";
}

TEST(HeartsScore, TheKittyGoesWhereTheTableSays) {  // [hearts H11]
  const Rules rules = preset("kitty_four");
  Hand hand;
  hand.tricks = std::vector<Trick>(12);
  for (Trick& trick : hand.tricks) trick.winner = Seat{1};
  for (int rank = 2; rank <= 5; ++rank) hand.tricks[0].cards.push_back({{static_cast<Rank>(rank), Suit::kHearts}, {}});
  for (int rank = 6; rank <= 9; ++rank) hand.tricks[1].cards.push_back({{static_cast<Rank>(rank), Suit::kHearts}, {}});
  for (int rank = 10; rank <= 13; ++rank) {
    hand.tricks[2].cards.push_back({{static_cast<Rank>(rank), Suit::kHearts}, {}});
  }
  hand.kitty = Kitty{{card("QS"), card("AH")}, std::nullopt};
  EXPECT_EQ(missing(rules, hand), Words{"kitty_to"});
  hand.kitty->to = Seat{3};
  EXPECT_EQ(points(rules, hand), (Scores{0, 12, 0, 14}));
}

TEST(HeartsScore, AMoonInCancellationTakesThePenaltiesOfBothPacks) {  // [hearts H12]
  const Rules rules = preset("cancellation");
  const Scores none(6);
  EXPECT_EQ(points(rules, entered({0, 26, 0, 0, 0, 0}, {"QS 1", "QS 2"}), none), (Scores{0, 39, 13, 0, 0, 0}));
  const Hand moon = with(entered({0, 26, 0, 0, 0, 0}, {"QS 1", "QS 1"}), MoonChoice::kAdd);
  EXPECT_EQ(points(rules, moon, none), (Scores{52, 0, 52, 52, 52, 52}));
}

TEST(HeartsScore, TheQueenOfHeartsInDirtyIsThirteenAndNotFourteen) {  // [hearts H13]
  const Rules rules = preset("dirty");
  EXPECT_EQ(rules.penalties.of(card("QH")), 13);
  EXPECT_EQ(rules.penalties.of(card("KH")), 1);
  EXPECT_EQ(missing(rules, entered({}, {"QS 0", "QC 0", "QD 0", "JD 0"})), Words{"captured"})
      << "hearts of different worth are named";
}

TEST(HeartsScore, ATableThatCountsNothingScoresNothing) {
  Rules rules;
  rules.penalties = {};
  EXPECT_EQ(points(rules, entered({}, {})), (Scores{0, 0, 0, 0}));
}

TEST(HeartsScore, TheWhyOfHeartsThatCountDoubleSaysWhichAceWasExposed) {
  const games::Names names{"Anna", "Boris", "Clara", "Dmitri"};
  const auto why = [&names](std::optional<Card> captured) {
    const Posting posting{Account::bank(), Account::of(Seat{0}), 1, "charged", 5, captured};
    return Game::reason_text({}, {}, {}, posting, names);
  };
  EXPECT_EQ(why(card("9H")), "A♥ exposed, hearts double");
  EXPECT_EQ(why(std::nullopt), "A♥ exposed, hearts double") << "a heart without its rank";
  EXPECT_EQ(why(card("QS")), "") << "only the queen herself";
}

}  // namespace
}  // namespace nullo::hearts
