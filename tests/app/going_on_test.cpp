// An evening of chips that goes on with others: what lies on the table and what is owed go along. The chips are worked
// out by hand.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/chips/due.h"
#include "app/chips/handed_over.h"
#include "app/new_session/draft.h"
#include "document/document.h"
#include "store/store.h"
#include "support/at_a_table.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class GoingOnWithChips : public testing::AtATable {
 protected:
  std::vector<Handing> handed_in(std::size_t part) {
    const std::string id = stored().at(part).id;
    store::Store store{database_, store::Store::Access::kRead};
    return store.handed_over(id);
  }
  static Texts told(const std::vector<DueLine>& due) {
    Texts texts;
    for (const DueLine& line : due) texts.push_back(sentence(line));
    return texts;
  }
  static Texts due(const TableDriver& table) { return told(table.table().due); }
  static bool has(const Texts& texts, std::string_view text) { return std::ranges::find(texts, text) != texts.end(); }
  static session::Session session_of(std::string_view text) { return std::move(document::read_session(text)->session); }
  static const Texts& page(const TableDriver& table) { return table.on<NewSessionView>()->going_on; }

  // Clara has lost all her 200 chips when she loses 48 more to Anna.
  static void play_until_clara_owes(TableDriver& table) {
    table.start("razz", {"Anna", "Boris", "Clara"});
    table.app.handle(Adjust{Seat{2}, std::nullopt, 200, "lost chips"});
    table.app.handle(SwitchForm{games::Form::kPoints});
    table.type("48\n0\n-48\n");
    ASSERT_NE(table.on<HandOverView>(), nullptr);
    table.type("\n");
    ASSERT_TRUE(has(due(table), "Clara owes Anna 48"));
    table.app.handle(GoOnWithOthers{});
  }
};

}  // namespace

// Ten chips of Anna, who deals, and five of each other lie in the pot; Clara has paid Anna 2 for her ace.
TEST_F(GoingOnWithChips, WhatWasPaidInTheHandThatIsLeftOutGoesBackFirst) {
  TableDriver table{database_};
  table.start("reversis", {"Anna", "Boris", "Clara", "Dmitri"}, "open");
  table.type("2d134");
  ASSERT_EQ(due(table), Texts{});
  table.app.handle(GoOnWithOthers{});
  EXPECT_TRUE(has(page(table), "The hand that was begun is left out."));
  EXPECT_TRUE(has(page(table),
                  "1. Hand back what was handed over for the hand left out: Anna pays Clara 2; Anna gets 10 from the "
                  "pot; Boris, Clara and Dmitri get 5 each from the pot."))
      << ::testing::PrintToString(page(table));
  table.app.handle(Accept{});
  const Texts antes = due(table);
  EXPECT_EQ(antes.size(), 2U) << "the antes of the new hand, and nothing else";
  ChipsHeld held{PerSeat<Amount>{100, 100, 100, 100}};
  for (const Handing& each : handed_in(0)) held.move(each);
  for (const Seat seat : Seats{4}) EXPECT_EQ(held.of(Account::of(seat)), 100);
  table.app.handle(Undo{});  // the evening goes on as it was: what was given back is due once more
  EXPECT_EQ(table.on<TableView>()->places.size(), 4U);
  EXPECT_FALSE(due(table).empty());
}

TEST_F(GoingOnWithChips, NothingGoesBackWhereNothingWasPaid) {
  TableDriver table{database_};
  table.start("kabu", {"Anna", "Boris", "Clara"});
  table.type("999\n");
  table.app.handle(GoOnWithOthers{});
  EXPECT_TRUE(std::ranges::none_of(page(table), [](const auto& text) { return text.starts_with("First: "); }));
}

TEST_F(GoingOnWithChips, ADebtOfPlayersWhoStayIsOwedToTheSamePersonInTheNextPart) {
  TableDriver table{database_};
  play_until_clara_owes(table);
  EXPECT_TRUE(has(page(table), "Not paid yet: Clara owes Anna 48. That is still owed when it goes on."));
  table.app.handle(MovePlayer{Seat{0}, Seat{1}});
  table.app.handle(Accept{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().places[0].name, "Boris");
  EXPECT_TRUE(has(due(table), "Clara owes Anna 48"));
  table.app.handle(Adjust{std::nullopt, Seat{2}, 100, "chips bought"});
  EXPECT_TRUE(has(due(table), "Clara pays Anna 48"));
  EXPECT_TRUE(std::ranges::none_of(due(table), [](const auto& text) {
    return text.find("the bank") != std::string::npos && text != "Clara gets 100 from the bank";
  }));
}

TEST_F(GoingOnWithChips, TheDebtOutlivesTheProgramAndIsNotTakenAsPaid) {
  {
    TableDriver table{database_};
    play_until_clara_owes(table);
    table.app.handle(Accept{});
  }
  TableDriver table{database_};
  EXPECT_TRUE(has(due(table), "Clara owes Anna 48"));
}

TEST_F(GoingOnWithChips, ADebtToSomebodyWhoLeavesIsTheBanks) {
  TableDriver table{database_};
  play_until_clara_owes(table);
  table.app.handle(StandUp{Seat{0}});
  EXPECT_TRUE(has(page(table),
                  "Not paid yet: Clara owes Anna 48. Between players who stay, that is still owed when it goes on."));
  table.app.handle(Accept{});
  EXPECT_TRUE(has(due(table), "Clara owes the bank 48"));
}

TEST_F(GoingOnWithChips, ADebtOfSomebodyWhoLeavesIsPaidByTheBank) {
  TableDriver table{database_};
  play_until_clara_owes(table);
  table.app.handle(StandUp{Seat{2}});
  table.app.handle(Accept{});
  EXPECT_TRUE(has(due(table), "Anna gets 48 from the bank")) << "she begins with 248 and has 200";
  EXPECT_EQ(table.table().due.front().why, "left from an earlier part of the evening");
}

TEST_F(GoingOnWithChips, TheCreditorHasOnlyTheChipsThatCame) {
  const OpenSession ended{session_of(R"({"format": "nullo.session", "version": 1, "game": "razz",
    "players": ["Anna", "Boris", "Clara"], "opening": [100, 100, 0], "hands": [{"scores": [48, 0, -48]}]})")};
  const session::Session next = session_of(R"({"format": "nullo.session", "version": 1, "game": "razz",
    "players": ["Boris", "Clara", "Anna"], "opening": [100, -48, 148], "hands": []})");
  const Account clara = Account::of(Seat{1});
  const Account anna = Account::of(Seat{2});
  const std::vector<Handing> rows = carried_debts(ended, next);
  EXPECT_EQ(rows, (std::vector<Handing>{{anna, clara, 48}, {clara, Account::bank(), 48}}));
  ChipsMoved moved{next};
  for (const Handing& each : rows) moved.hand_over(each);
  EXPECT_EQ(moved.dues().open(), (std::vector<Handing>{{clara, anna, 48}}));
  EXPECT_EQ(moved.held().of(anna), 100);
  EXPECT_EQ(moved.held().of(clara), 0);
}

// Part 1 of Kabu, 70 chips each: Dmitri pays 9 to each, Clara leaves. His number was 5, so that he pays 4 to each: Anna
// and Boris give 5 back, and so does Clara, who has left: her 5 come from the bank.
TEST_F(GoingOnWithChips, ACorrectionOfAnEarlierPartSaysAtTheTableWhichChipsToMove) {
  TableDriver table{database_};
  table.start("kabu", {"Anna", "Boris", "Clara", "Dmitri"});
  table.type("9990\n\n");
  table.app.handle(GoOnWithOthers{});
  table.app.handle(StandUp{Seat{2}});
  table.app.handle(Accept{});
  ASSERT_EQ(due(table), Texts{});
  const auto correct = [&](int number) {
    table.app.handle(OpenPast{stored().at(0).id});
    table.app.handle(CorrectHand{0});
    table.app.handle(TapField{table.table().fields.at(0).id, Seat{3}, number});
    for (int i = 0; i < 3 && table.on<CompareView>() == nullptr; ++i) table.app.handle(Accept{});
  };
  correct(5);
  const auto* compare = table.on<CompareView>();
  ASSERT_NE(compare, nullptr);
  const Texts wanted{"Dmitri gets 5 from the bank", "The others pay Dmitri 5 each"};
  EXPECT_EQ(told(compare->due), wanted);
  EXPECT_TRUE(has(compare->changes,
                  "Part 2 now opens with Anna 74, not 79; Boris 74, not 79; Dmitri 58, not 43, and stands at Anna 74, "
                  "Boris 74, Dmitri 58."));
  table.app.handle(Accept{});
  table.app.handle(Go{Screen::kTable});
  EXPECT_EQ(due(table), wanted) << "at the table too";
  table.app.handle(Undo{});
  EXPECT_EQ(due(table), Texts{}) << "nothing was moved yet";
  table.app.handle(Redo{});
  EXPECT_EQ(due(table), wanted);
  table.type("555\n\n");
  EXPECT_EQ(due(table), Texts{}) << "handed over with the next hand";
  correct(0);
  table.app.handle(Accept{});
  table.app.handle(Go{Screen::kTable});
  EXPECT_EQ(due(table), (Texts{"Dmitri pays the bank 5", "Dmitri pays the others 5 each"}));
}

TEST_F(GoingOnWithChips, TheListOfACorrectedEarlierPartOutlivesTheProgram) {
  {
    TableDriver table{database_};
    table.start("kabu", {"Anna", "Boris", "Clara"});
    table.type("990\n\n");
    table.app.handle(GoOnWithOthers{});
    table.app.handle(Accept{});
    table.app.handle(OpenPast{stored().at(0).id});
    table.app.handle(CorrectHand{0});
    table.app.handle(TapField{table.table().fields.at(0).id, Seat{2}, 5});
    for (int i = 0; i < 3 && table.on<CompareView>() == nullptr; ++i) table.app.handle(Accept{});
    ASSERT_NE(table.on<CompareView>(), nullptr);
    table.app.handle(Accept{});
  }
  TableDriver table{database_};
  EXPECT_EQ(due(table), Texts{"The others pay Clara 5 each"});
}

// Rounded to the nearest, halves away from zero.
TEST_F(GoingOnWithChips, ANumberThatIsTypedIsDroppedBeforeTheGoingOnIsTakenBack) {
  TableDriver table{database_};
  play_until_clara_owes(table);
  table.app.handle(SetName{Seat{1}, "Emil"});
  table.app.handle(Accept{});
  ASSERT_EQ(table.table().places[1].name, "Emil");
  table.app.handle(TapField{table.table().fields.back().id, Seat{0}, std::nullopt});
  table.type("15");
  ASSERT_NE(table.table().pending, "");
  ASSERT_EQ(stored().size(), 2U);
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().pending, "");
  EXPECT_EQ(table.table().places[1].name, "Emil") << "only the number is dropped";
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().places[1].name, "Boris");
}

TEST(TheAverageThatANewcomerBeginsWith, IsRoundedToTheNearest) {
  const auto average = [](const PerSeat<Amount>& totals) {
    return session::joining_amount(Joining::kAverage, totals, 0);
  };
  EXPECT_EQ(average({2, 3}), 3) << "2.5";
  EXPECT_EQ(average({-2, -3}), -3) << "−2.5";
  EXPECT_EQ(average({2, 2, 2, 3}), 2) << "2.25";
  EXPECT_EQ(average({2, 3, 3, 3}), 3) << "2.75";
  EXPECT_EQ(average({-2, -2, -2, -3}), -2) << "−2.25";
  EXPECT_EQ(average({-1, 0}), -1) << "−0.5";
  EXPECT_EQ(average({0, 1}), 1) << "0.5";
  EXPECT_EQ(average({4, -4, 0}), 0);
}

}  // namespace nullo::app
