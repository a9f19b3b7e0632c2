// Hands of the smaller trick-taking games at the table, key by key, without a window. The points are worked out by
// hand.
#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class TrickGamesTable : public ::testing::Test {
 protected:
  // Anna deals first, so Boris leads.
  void start(const char* game, int players, const char* preset = nullptr) {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{game});
    if (preset != nullptr) table.app.handle(ChoosePreset{preset});
    table.app.handle(SetPlayers{players});
    constexpr std::array kNames{"Anna", "Boris", "Clara", "Dmitri"};
    for (int seat = 0; seat < players; ++seat) {
      table.app.handle(SetName{Seat{seat}, kNames.at(static_cast<std::size_t>(seat))});
    }
    table.app.handle(Accept{});
  }

  [[nodiscard]] Texts hand_points() const {
    Texts points;
    for (const TableView::Place& place : table.table().places) points.push_back(place.hand);
    return points;
  }

  [[nodiscard]] Texts scores() const {
    Texts scores;
    const auto* over = table.on<HandOverView>();
    if (over == nullptr) return {"the hand is not over"};
    for (const HandOverView::Line& line : over->lines) scores.push_back(line.score);
    return scores;
  }

  [[nodiscard]] bool good_to_know(std::string_view text) const {
    const auto& panel = table.table().panel;
    return std::ranges::any_of(panel, [text](const std::string& line) { return line.find(text) != std::string::npos; });
  }

  [[nodiscard]] std::string headline() const {
    const auto* over = table.on<GameOverView>();
    return over == nullptr ? "the game is not over" : over->headline;
  }

  testing::Scratch scratch_;
  TableDriver table{scratch_ / "nullo.db"};
};

// ---- Briscola

TEST_F(TrickGamesTable, BriscolaAsksForTheTrumpsThenTrickByTrick) {
  start("briscola", 2);
  EXPECT_EQ(table.table().question.text, "Which card was turned up? Its suit is trumps.");
  table.type("5h");
  EXPECT_EQ(table.table().question.heading, "Trick 1 of 20 – Boris leads – trumps ♥");
  EXPECT_EQ(table.table().palette.front().card, Card(Rank::kAce, Suit::kHearts));
  table.type("ckc31");
  EXPECT_EQ(hand_points(), (Texts{"+14", ""}));
  EXPECT_TRUE(good_to_know("106 of 120 points are still out: 18 cards"));
  table.type("r2");
  EXPECT_EQ(scores(), (Texts{"+14", "+106"}));
}

TEST_F(TrickGamesTable, BriscolaByThePilesTakesOneNumberForTwoSides) {
  start("briscola", 4);
  table.type("\t");
  EXPECT_EQ(table.table().question.text, "How many points did Anna and Clara count?");
  table.type("47\n");
  EXPECT_EQ(scores(), (Texts{"+47", "+73"}));
  table.type("\n120\n");
  EXPECT_EQ(scores(), (Texts{"+120", "0"}));
  table.type("\n");
  EXPECT_EQ(headline(), "Anna & Clara win with 167 points");
}

TEST_F(TrickGamesTable, BriscolaSaysWhoCanStillWinInTheLastHand) {
  start("briscola", 2);
  table.type("\t70\n\n\th5");
  EXPECT_EQ(table.table().title, "Briscola · hand 2 of 2 · Boris dealt");
  EXPECT_TRUE(good_to_know("Anna wins for certain with 51 more"));
  EXPECT_TRUE(good_to_know("Boris wins for certain with 71 more"));
  table.type("hah31cac31dad31");  // 63 for Anna: nobody can catch her
  EXPECT_TRUE(good_to_know("Anna cannot be caught any more"));
  EXPECT_TRUE(good_to_know("Boris can no longer win"));
}

TEST_F(TrickGamesTable, BriscolaATieMakesOneMoreHand) {
  start("briscola", 2);
  table.type("\t70\n\n50\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_TRUE(table.on<HandOverView>()->next.starts_with("A tie: one more hand decides. Next: Anna deals"));
  table.type("\n");
  EXPECT_EQ(table.table().title, "Briscola · hand 3, after a tie: it decides · Anna dealt");
  table.type("61\n\n");
  EXPECT_EQ(headline(), "Anna wins with 181 points");
}

TEST_F(TrickGamesTable, BriscolaEnteredCardByCardFindsItsWinners) {
  start("briscola", 3);
  table.type("4hp");
  EXPECT_EQ(table.table().question.text, "Which card does Boris play?");
  table.type("askh3h");
  EXPECT_EQ(hand_points(), (Texts{"+25", "", ""}));
  EXPECT_EQ(table.table().question.text, "Which card does Anna play?");
}

TEST_F(TrickGamesTable, BriscolaCardByCardAsksForTheCardTurnedUpFirst) {  // it went into the first trick
  start("briscola", 3);
  table.type("p");
  EXPECT_EQ(table.table().question.text, "Which card was turned up? Its suit is trumps.");
  table.type("h4");
  EXPECT_EQ(table.table().question.text, "Which card does Boris play?");
  table.type("askh3h");
  EXPECT_EQ(hand_points(), (Texts{"+25", "", ""}));
}

TEST_F(TrickGamesTable, BriscolaBeforeTheTrumpsAreKnownSaysWhoCannotHaveWon) {
  start("briscola", 3);
  table.app.handle(TapSeat{Seat{2}});
  table.type("p7ckc7h");  // Anna with the K♣, or Boris if hearts are trumps
  EXPECT_EQ(table.table().question.text, "Which card was turned up? Its suit is trumps.");
  table.app.handle(TapSeat{Seat{2}});
  EXPECT_EQ(table.table().problem, "Whatever is trumps, Clara does not win trick 2.");
}

TEST_F(TrickGamesTable, BriscolaACardThatWasForgottenIsAskedForAtTheEnd) {
  start("briscola", 4);
  table.type("5h");
  for (int trick = 0; trick < 10; ++trick) table.type("1");
  EXPECT_EQ(table.table().question.wants, games::Question::Wants::kSeat);
  EXPECT_EQ(table.table().fields.size(), 21U);  // trumps, and twenty cards
}

// ---- Écarté

TEST_F(TrickGamesTable, EcarteTakesAKingARefusalAndFiveTaps) {
  start("ecarte", 2);
  table.type("9h");
  EXPECT_EQ(table.table().question.text, "King of trumps shown? Exchange refused? Who won?");
  table.type("k2v1");
  EXPECT_TRUE(good_to_know("Anna is vulnerable"));
  table.type("22121");
  EXPECT_EQ(scores(), (Texts{"0", "+3"}));
}

TEST_F(TrickGamesTable, EcarteAGameWonByAKingStopsAtOnce) {
  start("ecarte", 2);
  table.type("9hv211111\n");  // all five from vulnerable Boris: 3
  table.type("9sk122211\n");  // Anna shows the king, Boris has three tricks: 4 to 1
  table.type("kd");           // Anna turns up a king
  EXPECT_EQ(scores(), (Texts{"+1", "0"}));
  EXPECT_EQ(table.on<HandOverView>()->explained, (Texts{"Anna won the game by the king: the hand is not played."}));
  table.type("\n");
  EXPECT_EQ(headline(), "Anna wins with 5 points");
}

TEST_F(TrickGamesTable, EcarteTheSamePlayerAgainTakesTheKingBack) {
  start("ecarte", 2);
  table.type("9hk2");
  EXPECT_EQ(hand_points(), (Texts{"", "+1"}));
  table.type("k2");
  EXPECT_EQ(hand_points(), (Texts{"", ""}));
}

TEST_F(TrickGamesTable, EcarteInSumIsOneNumber) {
  start("ecarte", 2);
  table.type("9h\t2\n");
  EXPECT_EQ(scores(), (Texts{"0", "+1"}));
}

// ---- Fünfzehnern

TEST_F(TrickGamesTable, FuenfzehnernSaysWhoIsBoundToWhichSuit) {
  start("fuenfzehnern", 4);
  table.type("p7hah8h9h");
  EXPECT_TRUE(good_to_know("Clara won the lead in hearts"));
  EXPECT_EQ(hand_points(), (Texts{"", "", "+5", ""}));
  table.type("th8d9d7d");
  EXPECT_TRUE(good_to_know("Clara won the lead in hearts"));
}

TEST_F(TrickGamesTable, FuenfzehnernATrickThatIsMendedIsNotWonByAnotherSuit) {
  start("fuenfzehnern", 4);
  table.type("p7hah8d9h");
  table.app.handle(TapTrick{0});
  table.type("/9h\n");  // Anna's card is taken out
  table.app.handle(TapTrick{0});
  table.type("4");
  EXPECT_EQ(table.table().problem, "Trick 1 was led in hearts, so Dmitri did not win with the 8♦.");
}

TEST_F(TrickGamesTable, FuenfzehnernTakesFifteenOffWithTheLastTrick) {
  start("fuenfzehnern", 3);
  table.type("dadk1r2");
  EXPECT_EQ(scores(), (Texts{"−6", "+21", "−15"}));
}

TEST_F(TrickGamesTable, FuenfzehnernByThePilesAndTheLastNumberFollows) {
  start("fuenfzehnern", 4, "eight_hands");
  table.type("\t201510\n");
  EXPECT_EQ(scores(), (Texts{"+5", "0", "−5", "0"}));
}

TEST_F(TrickGamesTable, EnterAfterEachPileOfFuenfzehnernIsNotScolded) {
  start("fuenfzehnern", 4, "eight_hands");
  table.type("\t");
  for (const char* pile : {"20\n", "15\n"}) {
    table.type(pile);
    ASSERT_TRUE(std::holds_alternative<TableView>(table.app.view().screen)) << pile << " records nothing";
    EXPECT_EQ(table.table().problem, "") << pile;
  }
  table.type("10\n");
  EXPECT_EQ(scores(), (Texts{"+5", "0", "−5", "0"}));
}

}  // namespace
}  // namespace nullo::app
