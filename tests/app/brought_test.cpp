// What people bring along, besides their totals, when an evening goes on: the bags of Spades, and that chips were
// bought.
#include "app/new_session/brought.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "app/board/board.h"
#include "app/exchange/exporting.h"
#include "app/exchange/picture.h"
#include "app/table/page.h"
#include "document/document.h"
#include "games/spades/spades.h"
#include "session/bought_before.h"
#include "store/store.h"
#include "support/at_a_table.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class BroughtAlong : public testing::AtATable {
 protected:
  // Anna and Clara bid 7 and win 9: two bags.
  static void play_two_bags(TableDriver& table) {
    table.start("spades", {"Anna", "Boris", "Clara", "Dmitri"});
    table.type("3324\t5341\n");
    ASSERT_NE(table.on<HandOverView>(), nullptr);
    table.type("\n");
  }
  // Boris buys 50 chips, then Anna pays him 9.
  static void play_with_bought_chips(TableDriver& table) {
    table.start("kabu", {"Anna", "Boris", "Clara"});
    table.app.handle(Adjust{std::nullopt, Seat{1}, 50, "chips bought", true});
    table.type("999\n\n");
  }
};

TEST_F(BroughtAlong, BagsAreNotLostWhenTheEveningGoesOn) {
  TableDriver table{database_};
  play_two_bags(table);
  ASSERT_EQ(session::score(stored().at(0)).bags, (PerSeat<int>{2, 0, 2, 0}));
  table.app.handle(GoOnWithOthers{});
  const Texts& texts = table.on<NewSessionView>()->going_on;
  EXPECT_NE(std::ranges::find(texts, "Anna & Clara bring 2 bags along."), texts.end());
  table.app.handle(MovePlayer{Seat{0}, Seat{1}});
  table.app.handle(MovePlayer{Seat{2}, Seat{3}});
  table.app.handle(Accept{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  ASSERT_EQ(stored().size(), 2U);
  EXPECT_EQ(stored().at(1).opening_bags, (PerSeat<int>{0, 2, 0, 2})) << "with the people, to their new seats";
  EXPECT_EQ(document::read_session(document::write_session(stored().at(1), json::Writer::Style::kCompact))->session,
            stored().at(1));
}

TEST_F(BroughtAlong, ACorrectionOfTheEarlierPartCarriesItsBagsOver) {
  TableDriver table{database_};
  play_two_bags(table);
  table.app.handle(GoOnWithOthers{});
  table.app.handle(Accept{});
  table.app.handle(OpenPast{stored().at(0).id});
  table.app.handle(CorrectHand{0});
  // Anna won four and Dmitri two.
  std::string field;
  for (const FieldRow& row : table.table().fields) {
    if (row.id.starts_with("summary")) field = row.id;
  }
  table.app.handle(TapField{field, Seat{0}, 4});
  table.app.handle(TapField{field, Seat{3}, 2});
  for (int i = 0; i < 3 && table.on<CompareView>() == nullptr; ++i) table.app.handle(Accept{});
  ASSERT_NE(table.on<CompareView>(), nullptr);
  table.app.handle(Accept{});
  ASSERT_EQ(session::score(stored().at(0)).bags, (PerSeat<int>{1, 0, 1, 0}));
  EXPECT_EQ(stored().at(1).opening_bags, (PerSeat<int>{1, 0, 1, 0}));
}

TEST(BagsBrought, AreNoMoreThanTheRulesAllowAndTheMoreOfTwoPartners) {
  const Left left{{"Anna", "Ben", "Clara", "Dana"}, {7, 2, 7, 2}, {}};
  EXPECT_EQ(bags_brought(spades::Rules{}, {"Anna", "Clara", "Ben", "Eva"}, left), (PerSeat<int>{7, 7, 7, 7}));
  EXPECT_EQ(bags_brought(spades::Rules{.bags = 5}, left.players, left), (PerSeat<int>{4, 2, 4, 2}));
  EXPECT_TRUE(bags_brought(spades::Rules{.bags = 0}, left.players, left).empty());
}

TEST_F(BroughtAlong, BoughtChipsStayBoughtWhenTheEveningGoesOn) {
  TableDriver table{database_};
  play_with_bought_chips(table);
  const session::SessionResult before = session::score(stored().at(0));
  EXPECT_EQ(before.totals, (PerSeat<Amount>{55, 105, 55}));
  EXPECT_EQ(before.bought, (PerSeat<Amount>{0, 50, 0}));
  EXPECT_EQ(before.standing(), (PerSeat<Amount>{55, 55, 55}));
  table.app.handle(GoOnWithOthers{});
  table.app.handle(Accept{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_TRUE(table.table().due.empty()) << "no chips move for it";
  const session::SessionResult after = session::score(stored().at(1));
  EXPECT_EQ(after.totals, before.totals);
  EXPECT_EQ(after.bought, before.bought);
  table.app.handle(GoOnWithOthers{});  // at once, with the first hand left out
  table.app.handle(SetName{Seat{2}, "Emil"});
  table.app.handle(Accept{});
  const std::vector<session::Session> all = stored();
  ASSERT_EQ(all.size(), 3U);
  const auto with_emil = std::ranges::find(all, "Emil", [](const session::Session& part) { return part.players[2]; });
  ASSERT_NE(with_emil, all.end());
  const session::SessionResult last = session::score(*with_emil);
  EXPECT_EQ(last.totals[Seat{1}], 105);
  EXPECT_EQ(last.bought, before.bought);
}

TEST_F(BroughtAlong, ACorrectedPurchaseIsCarriedOverToTheNextPart) {
  TableDriver table{database_};
  play_with_bought_chips(table);
  table.app.handle(GoOnWithOthers{});
  table.app.handle(Accept{});
  table.app.handle(OpenPast{stored().at(0).id});
  table.app.handle(CorrectHand{0});
  table.app.handle(Adjust{std::nullopt, Seat{1}, 30, "chips bought", true});
  for (int i = 0; i < 3 && table.on<CompareView>() == nullptr; ++i) table.app.handle(Accept{});
  ASSERT_NE(table.on<CompareView>(), nullptr);
  table.app.handle(Accept{});
  EXPECT_EQ(session::score(stored().at(0)).bought, (PerSeat<Amount>{0, 80, 0}));
  EXPECT_EQ(stored().at(1).opening, (PerSeat<Amount>{55, 135, 55}));
  EXPECT_EQ(session::score(stored().at(1)).bought, (PerSeat<Amount>{0, 80, 0}));
  table.app.handle(Undo{});
  EXPECT_EQ(session::score(stored().at(1)).bought, (PerSeat<Amount>{0, 50, 0}));
}

TEST_F(BroughtAlong, APartThatIsBroughtBackHasThePurchasesCorrectedMeanwhile) {
  TableDriver table{database_};
  play_with_bought_chips(table);
  table.app.handle(GoOnWithOthers{});
  table.app.handle(Accept{});
  const std::string first = stored().at(0).id;
  const std::string second = stored().at(1).id;
  table.app.handle(OpenPast{second});
  table.app.handle(DeleteSession{});
  table.app.handle(Accept{});
  table.app.handle(OpenPast{first});
  table.app.handle(CorrectHand{0});
  table.app.handle(Adjust{std::nullopt, Seat{1}, 30, "chips bought", true});
  for (int i = 0; i < 3 && table.on<CompareView>() == nullptr; ++i) table.app.handle(Accept{});
  table.app.handle(Accept{});
  table.app.handle(OpenPast{second});
  table.app.handle(BringBack{});
  table.app.handle(Accept{});
  EXPECT_EQ(session::score(stored().at(1)).totals, (PerSeat<Amount>{55, 135, 55}));
  EXPECT_EQ(session::score(stored().at(1)).bought, (PerSeat<Amount>{0, 80, 0}));
}

TEST_F(BroughtAlong, WhatWasBoughtBeforeGoesWithWhoChangesChairsInTheFirstHand) {
  const auto seat = [this](TableDriver& table, const Texts& names, session::PointsFollow points) {
    table.app.handle(SitIn{names, points});
    return session::score(stored().at(1)).bought;
  };
  TableDriver table{database_};
  play_with_bought_chips(table);
  table.app.handle(GoOnWithOthers{});
  table.app.handle(Accept{});
  const Texts exchanged{"Boris", "Anna", "Clara"};
  const Texts as_before{"Anna", "Boris", "Clara"};
  EXPECT_EQ(seat(table, exchanged, session::PointsFollow::kPlayer), (PerSeat<Amount>{50, 0, 0}));
  EXPECT_EQ(session::score(stored().at(1)).totals, (PerSeat<Amount>{105, 55, 55}));
  EXPECT_EQ(seat(table, as_before, session::PointsFollow::kPlayer), (PerSeat<Amount>{0, 50, 0})) << "and back";
  EXPECT_EQ(seat(table, exchanged, session::PointsFollow::kSeat), (PerSeat<Amount>{0, 50, 0}))
      << "with the chairs: Anna has taken the 105 over, of which 50 were bought";
  EXPECT_EQ(session::score(stored().at(1)).totals, (PerSeat<Amount>{55, 105, 55}));
  EXPECT_EQ(seat(table, as_before, session::PointsFollow::kSeat), (PerSeat<Amount>{0, 50, 0}));
}

TEST_F(BroughtAlong, ChipsBoughtInAHandGoWithWhoseTotalGoes) {
  TableDriver table{database_};
  play_with_bought_chips(table);
  table.app.handle(Adjust{std::nullopt, Seat{2}, 20, "chips bought", true});
  table.app.handle(SitIn{{"Clara", "Boris", "Anna"}, session::PointsFollow::kPlayer});
  const session::SessionResult result = session::score(stored().at(0));
  EXPECT_EQ(result.totals, (PerSeat<Amount>{75, 105, 55}));
  EXPECT_EQ(result.bought, (PerSeat<Amount>{20, 50, 0}));
}

TEST_F(BroughtAlong, BoughtChipsAreMarkedWhereverTotalsStand) {
  TableDriver table{database_};
  play_with_bought_chips(table);
  const Texts marks{"", "50 bought", ""};
  EXPECT_EQ(table.table().sheet.bought, marks);
  for (const BoardView::Line& line : table.app.board().lines)
    EXPECT_EQ(line.bought, line.name == "Boris" ? "50 bought" : "") << line.name;
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  ASSERT_NE(table.on<GameOverView>(), nullptr);
  EXPECT_EQ(table.on<GameOverView>()->sheet.totals, (Texts{"55", "105", "55"}));
  EXPECT_EQ(table.on<GameOverView>()->sheet.bought, marks);
  const session::Session session = stored().at(0);
  EXPECT_EQ(picture_view(session::HeldHands{session}, Known{}, Players{}).sheet.bought, marks);
  EXPECT_NE(message(session, Known{}).find("Boris 105 (50 bought)\n"), std::string::npos) << message(session, Known{});
}

TEST(BoughtBefore, IsSaidByPairsThatMoveNothing) {
  const PerSeat<Amount> bought{0, 1'500'000, -30};
  session::Hand hand;
  hand.adjustments = session::bought_before(bought);
  ASSERT_EQ(hand.adjustments.size(), 6U) << "an adjustment has at most a million";
  EXPECT_EQ(session::bought_before(hand, 3), bought);
  hand.adjustments.push_back({Account::bank(), Account::of(Seat{0}), 20, "", true});
  EXPECT_EQ(session::bought_before(hand, 3), bought) << "what is bought in this hand does not count among it";
  session::set_bought_before(hand, 3, {5, 0, 0});
  EXPECT_EQ(hand.adjustments.size(), 3U);
  EXPECT_EQ(session::bought_before(hand, 3), (PerSeat<Amount>{5, 0, 0}));
  EXPECT_EQ(hand.adjustments.back().amount, 20);
}

}  // namespace
}  // namespace nullo::app
