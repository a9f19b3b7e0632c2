// Numbers on the table, a text that somebody says, and what is shown only when asked: at the table without a window.
#include <algorithm>

#include <gtest/gtest.h>

#include "games/sentence.h"
#include "games/twenty_four/twenty_four.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class TwentyFourTable : public ::testing::Test {
 protected:
  TwentyFourTable() { start({"Anna", "Ben"}); }

  void start(const std::vector<std::string>& names) {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{"twenty_four"});
    table.app.handle(SetPlayers{static_cast<int>(names.size())});
    for (std::size_t i = 0; i < names.size(); ++i) table.app.handle(SetName{Seat{static_cast<int>(i)}, names[i]});
    table.app.handle(Accept{});
  }

  twenty_four::Hand stored() { return table.stored().hands.back().facts.as<twenty_four::Hand>(); }
  [[nodiscard]] std::string shown() const {
    std::string text;
    for (const std::string& line : table.table().reveal->shown) text += line + "\n";
    return text;
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
  TableDriver table{database_};
};

TEST_F(TwentyFourTable, AKeyANumberAndOneForWhoTakesTheCards) {
  table.type("01");
  EXPECT_EQ(stored().board[0], 10) << "on the disk at once";
  EXPECT_EQ(table.table().question.number, 2);
  table.type("t");
  EXPECT_EQ(stored().board[2], 10);
  table.type("j");
  EXPECT_EQ(table.table().problem, "A number from 1 to 10.");
  table.type("42");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->lines[1].score, "+2");
  EXPECT_EQ(table.on<HandOverView>()->lines[1].reasons,
            (std::vector<games::Reason>{{.amount = "+2", .words = "the others' cards of the hand", .counts = 2}}));
  table.type("\n");
  EXPECT_EQ(table.table().places[0].total, "18");
}

TEST_F(TwentyFourTable, WhoSaidWhatIsWrongTakesTheCardsByOneEnter) {
  table.type("5789s5+7+8+9\n1");
  EXPECT_EQ(stored().loser, std::nullopt) << "nobody has been asked";
  table.type("\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(stored().loser, twenty_four::Loser{Seat{0}});
}

TEST_F(TwentyFourTable, WhoTookTheCardsIsCorrectedByADigit) {  // it had to be tapped
  table.type("57891");
  table.app.handle(Back{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  table.type("2");
  EXPECT_EQ(stored().loser, twenty_four::Loser{Seat{1}});
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(TwentyFourTable, EnterMeansAPlayer) {
  table.type("5789s5+7+8+9\n1");
  EXPECT_EQ(table.table().question.usual, Seat{0});
}

TEST_F(TwentyFourTable, ASolutionThatHasJustBeenOpenedShowsNothingTyped) {  // undo read "…" on a phone
  table.type("5789s");
  EXPECT_EQ(table.table().pending, "");
  table.type("5");
  EXPECT_EQ(table.table().pending, "5 …");
}

TEST_F(TwentyFourTable, NobodyDeals) {
  EXPECT_EQ(table.table().title, "Twenty-Four · hand 1");
  EXPECT_FALSE(table.table().has_dealer);
  for (const auto& place : table.table().places) EXPECT_FALSE(place.dealer);
  table.type("57891");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->next, "Next: hand 2. Turn up two cards each.");
  EXPECT_EQ(games::with_keys(table.on<HandOverView>()->accept), "Record and go on (Enter)");
  EXPECT_EQ(table.on<HandOverView>()->sheet.rows[0].dealer, "");
}

TEST_F(TwentyFourTable, TheHelpIsOfTheGameChosenAndHasNoMoreThanIt) {
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"samba"});
  table.app.handle(Go{Screen::kHelp});
  EXPECT_EQ(table.on<HelpView>()->game, "Samba");
  for (const std::vector<HelpView::Key>& keys : {table.on<HelpView>()->keys, table.on<HelpView>()->general}) {
    for (const HelpView::Key& key : keys) EXPECT_EQ(key.text.find("trick"), std::string::npos) << key.text;
  }
}

TEST_F(TwentyFourTable, EveryEntryIsTakenBackOneByOne) {
  table.type("5789s1+1\n1\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.app.view().undo, "Cards taken by: Anna");
  table.app.handle(Undo{});
  EXPECT_EQ(table.app.view().undo, "Said by: Anna");
  table.app.handle(Undo{});
  EXPECT_EQ(table.app.view().undo, "Solution: 1+1");
  table.app.handle(Undo{});
  EXPECT_EQ(table.app.view().undo, "Board: 9");
  table.type("\b\b");
  EXPECT_EQ(stored().board[2], std::nullopt);
  EXPECT_EQ(stored().board[1], 7);
  table.app.handle(Redo{});
  EXPECT_EQ(stored().board[2], 8);
}

TEST_F(TwentyFourTable, ANumberIsMendedWhereItLies) {
  table.type("5789");
  table.app.handle(TapNumber{"board", 1, std::nullopt});
  EXPECT_TRUE(table.table().fields[0].as<NumbersRow>().cells[1].asked);
  EXPECT_TRUE(table.table().fields[0].current);
  EXPECT_FALSE(table.table().places[0].asked) << "a seat is no number";
  table.type("6");
  EXPECT_EQ(stored().board[1], 6);
  EXPECT_TRUE(table.table().places[0].asked);
  table.app.handle(TapNumber{"board", 1, std::nullopt});
  table.app.handle(TapSeat{Seat{1}});
  EXPECT_NE(table.on<HandOverView>(), nullptr) << "who takes the cards is answered all the same";
}

TEST_F(TwentyFourTable, ASolutionIsTypedAndJudgedAtOnce) {
  table.type("5789s");
  EXPECT_TRUE(table.table().fields[2].as<TextRow>().typing);
  EXPECT_FALSE(table.table().fields[2].as<TextRow>().pieces.empty());
  table.type("8*5-(7+8\b9");
  table.app.handle(TapPiece{"solution", ")"});
  EXPECT_EQ(table.table().fields[2].as<TextRow>().text, "8*5-(7+9)");
  EXPECT_EQ(stored().solution, "") << "it is no fact before Enter";
  table.type("\n");
  EXPECT_EQ(stored().solution, "8*5-(7+9)");
  EXPECT_EQ(table.table().fields[2].as<TextRow>().remark, "8*5-(7+9) = 24: right.");
  EXPECT_EQ(table.table().question.text, "8*5-(7+9) = 24: right. Who says so?");
  table.type("1");
  EXPECT_EQ(stored().solver, Seat{0});
  table.type("2");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  ASSERT_FALSE(table.on<HandOverView>()->notes.empty());
  EXPECT_EQ(table.on<HandOverView>()->notes.front(), "Anna said 8*5-(7+9) = 24: right.");
}

TEST_F(TwentyFourTable, WhatIsTypedIsLetGoOfWithEscapeAndTakenAwayWhole) {
  table.type("5789s8*3");
  table.app.handle(Back{});
  EXPECT_FALSE(table.table().fields[2].as<TextRow>().typing);
  EXPECT_EQ(table.table().fields[2].as<TextRow>().text, "");
  table.type("s8*3\ns\b\b\b");
  EXPECT_TRUE(table.table().fields[2].as<TextRow>().typing) << "what is left can be empty";
  table.type("\n");
  EXPECT_EQ(stored().solution, "");
  EXPECT_EQ(table.table().question.text, "Who lost and takes the cards?");
}

TEST_F(TwentyFourTable, ATextHasAnEnd) {
  table.type("5789s" + std::string(201, '('));
  EXPECT_EQ(table.table().fields[2].as<TextRow>().text.size(), 200U);
  EXPECT_EQ(table.table().problem, "At most 200 characters.");
  table.app.handle(TypeKey{0, TypeKey::Named::kBackspace});
  table.app.handle(TypeKey{U'×', TypeKey::Named::kNone});
  EXPECT_TRUE(table.table().fields[2].as<TextRow>().text.ends_with("(×")) << "characters, not bytes";
  table.app.handle(TypeKey{0, TypeKey::Named::kBackspace});
  EXPECT_EQ(table.table().fields[2].as<TextRow>().text, std::string(199, '('));
}

TEST_F(TwentyFourTable, WhetherThereIsASolutionIsSaidStepByStepToThoseWhoAsk) {
  table.type("338");
  EXPECT_FALSE(table.table().reveal);
  table.type("8");
  EXPECT_EQ(shown(), "");
  EXPECT_EQ(table.table().reveal->ask, "Is there a solution?");
  table.type("?");
  EXPECT_EQ(shown(), "Yes, this board can be solved.\n");
  EXPECT_EQ(table.table().reveal->ask, "Show it");
  table.type("?");
  EXPECT_EQ(shown(), "Yes, this board can be solved.\n8/(3-8/3) = 24\n");
  table.type("?");
  EXPECT_EQ(shown(), "");
  table.app.handle(AskReveal{});
  EXPECT_NE(shown(), "");
  table.type("\b7");
  EXPECT_EQ(shown(), "") << "it is another board";
  EXPECT_TRUE(stored().solution.empty()) << "what is shown is no fact";
}

TEST_F(TwentyFourTable, TheSameBoardInTheNextSetIsHiddenAgain) {
  table.type("1111?");
  EXPECT_EQ(shown(), "No, this board cannot be solved.\n");
  EXPECT_EQ(table.table().reveal->ask, "Hide it");
  table.type("n\n1111");
  EXPECT_EQ(shown(), "");
}

TEST_F(TwentyFourTable, NothingSpoilsASetWhileItIsPlayed) {
  const auto solved = [](const std::vector<std::string>& texts) {
    return std::ranges::any_of(texts, [](const std::string& text) { return text.find("solved") != std::string::npos; });
  };
  table.type("57892\n3388");
  table.app.handle(Go{Screen::kPast});
  const std::string id = table.on<PastView>()->lines.front().id;
  table.app.handle(OpenPast{id});
  table.app.handle(OpenHand{1});
  EXPECT_FALSE(solved(table.on<SessionView>()->opened->notes));
  EXPECT_EQ(table.on<SessionView>()->opened->facts, (std::vector<std::string>{"Board: 3, 3, 8, 8"}));
  table.app.handle(OpenHand{0});
  EXPECT_TRUE(solved(table.on<SessionView>()->opened->notes)) << "that one is over";
  EXPECT_EQ(table.on<SessionView>()->opened->facts,
            (std::vector<std::string>{"Board: 5, 7, 8, 9", "Cards taken by: Ben"}));
}

TEST_F(TwentyFourTable, TwoOrFourPlayButNotThree) {
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"hearts"});
  table.app.handle(SetPlayers{3});
  table.app.handle(ChooseGame{"twenty_four"});
  EXPECT_EQ(table.on<NewSessionView>()->places.size(), 4U) << "nobody has to leave";
  EXPECT_EQ(table.on<NewSessionView>()->seats_step, 2);
  table.app.handle(SetPlayers{2});
  EXPECT_EQ(table.on<NewSessionView>()->places.size(), 2U);
  table.app.handle(SetPlayers{3});
  EXPECT_EQ(table.on<NewSessionView>()->places.size(), 4U);
}

TEST_F(TwentyFourTable, TheKeysOfItsFactsStandInTheHelp) {
  table.type("5789");
  table.app.handle(Go{Screen::kHelp});
  std::string keys;
  for (const HelpView::Key& key : table.on<HelpView>()->keys) keys += key.keys + " " + key.text + "\n";
  EXPECT_NE(keys.find("s Solution\n"), std::string::npos);
  EXPECT_NE(keys.find("n Nobody: no solution\n"), std::string::npos);
  EXPECT_NE(keys.find("? Is there a solution?\n"), std::string::npos);
}

}  // namespace
}  // namespace nullo::app
