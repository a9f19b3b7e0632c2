// What the board shows while somebody taps.
#include "app/board/board.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "app/chips/due.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class BoardOfTable : public ::testing::Test {
 protected:
  static Texts texts(const BoardView& board, std::string BoardView::Line::* text) {
    Texts all;
    for (const BoardView::Line& line : board.lines) all.push_back(line.*text);
    return all;
  }
  static void seat_and_start(TableDriver& table, const Texts& names) {
    int seat = 0;
    for (const std::string& name : names) table.app.handle(SetName{Seat{seat++}, name});
    table.app.handle(Accept{});
  }
  static bool says(const BoardView& board, std::string_view fact) {
    return std::ranges::find(board.facts, fact) != board.facts.end();
  }
  static Texts names(const BoardView& board) { return texts(board, &BoardView::Line::name); }
  static Texts totals(const BoardView& board) { return texts(board, &BoardView::Line::total); }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

// Bum card 7♣. Clara has 1 for it, 1 for the Q♠ and 1 for most tricks; Anna 1 for the Q♥ and 1 for the Q♦; Boris 2 for
// the Q♣, 1 for trick 7 and 1 for the last trick.
constexpr const char* kTetkaHand = "7c2h1b33s34c23d13442";

TEST_F(BoardOfTable, WithoutASessionItSaysSo) {
  const TableDriver table{database_};
  EXPECT_EQ(table.app.board().title, "No session");
  EXPECT_TRUE(table.app.board().lines.empty());
}

TEST_F(BoardOfTable, FollowsEveryTap) {
  TableDriver table{database_};
  table.start_session();
  BoardView board = table.app.board();
  EXPECT_EQ(board.title, "Tëtka · hand 1 of 4 · trick 1");
  EXPECT_EQ(board.headline, "Anna dealt");
  EXPECT_EQ(names(board), (Texts{"Anna", "Boris", "Clara", "Dmitri"}));
  EXPECT_EQ(totals(board), (Texts{"0", "0", "0", "0"}));
  EXPECT_TRUE(board.lines[0].dealer);
  EXPECT_EQ(board.lines[0].place, 0) << "no hand is over: places say nothing";
  EXPECT_TRUE(board.last_heading.empty());
  EXPECT_TRUE(board.chart.lines.empty());
  table.type("7c2h1");
  board = table.app.board();
  EXPECT_EQ(board.title, "Tëtka · hand 1 of 4 · trick 3");
  EXPECT_EQ(totals(board), (Texts{"1", "0", "0", "0"}));
  EXPECT_EQ(texts(board, &BoardView::Line::now), (Texts{"+1", "", "", ""}));
}

TEST_F(BoardOfTable, ShowsTheBumCardTheCardsThatCountAndTheTricksThatCost) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c2h1");
  const BoardView board = table.app.board();
  EXPECT_EQ(board.card_label, "Bum card");
  EXPECT_EQ(board.card, *parse_card("7C"));
  const auto queen =
      std::ranges::find_if(board.noted, [](const BoardView::Noted& noted) { return noted.card == *parse_card("QH"); });
  ASSERT_NE(queen, board.noted.end());
  EXPECT_EQ(queen->taker, Seat{0});
  ASSERT_EQ(board.tricks.size(), 2U);
  EXPECT_EQ(board.tricks[0].number, 7);
  EXPECT_EQ(board.tricks[0].mark, "bum");
  EXPECT_EQ(board.tricks[0].winner, std::nullopt);
  EXPECT_EQ(board.tricks[1].number, 13);
  EXPECT_FALSE(board.facts.empty()) << "what is still out";
}

TEST_F(BoardOfTable, SaysWhichQueenIsTheTetka) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  EXPECT_TRUE(says(table.app.board(), "The Q♣ is the Tëtka: 2 points"));
}

TEST_F(BoardOfTable, SaysTheContractOfCarioca) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"carioca"});
  table.app.handle(SetPlayers{3});
  seat_and_start(table, {"Anna", "Boris", "Clara"});
  EXPECT_TRUE(says(table.app.board(), "This hand: two trios."));
}

TEST_F(BoardOfTable, ShowsTheTrumps) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"briscola"});
  table.app.handle(SetPlayers{2});
  seat_and_start(table, {"Anna", "Boris"});
  const std::string label = table.app.board().card_label;
  EXPECT_FALSE(label.empty());
  EXPECT_EQ(table.app.board().card, std::nullopt);
  table.type("7d");
  EXPECT_EQ(table.app.board().card, parse_card("7D")) << label;
}

TEST_F(BoardOfTable, SaysWhoPassesToWhomUntilATrickIsEntered) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"hearts"});
  seat_and_start(table, {"Anna", "Boris", "Clara", "Dmitri"});
  BoardView board = table.app.board();
  EXPECT_EQ(board.passing, "Pass three cards to the left");
  EXPECT_EQ(board.lines[0].gives, Seat{1});
  table.type("1");
  board = table.app.board();
  EXPECT_TRUE(board.passing.empty());
  EXPECT_EQ(board.lines[0].gives, std::nullopt);
}

TEST_F(BoardOfTable, TheLastHandsPointsStandByTheNamesOfThoseWhoScoredThem) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);  // Boris 1, Clara 7, Dmitri 1
  const auto scored = [&](const std::string& name) {
    const BoardView board = table.app.board();
    return std::ranges::find(board.lines, name, &BoardView::Line::name)->last;
  };
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Eva"}});
  table.app.handle(Accept{});  // with the people
  EXPECT_EQ(scored("Clara"), "+7");
  EXPECT_EQ(scored("Anna"), "0");
  EXPECT_EQ(scored("Eva"), "") << "Dmitri played it";
  table.app.handle(Undo{});
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Eva"}});
  table.app.handle(AcceptOther{});  // with the chairs
  EXPECT_EQ(scored("Clara"), "+7");
  EXPECT_EQ(scored("Anna"), "0");
}

TEST_F(BoardOfTable, AfterAHandTheBestStandsFirst) {
  TableDriver table{database_};
  table.start_session();
  table.type(kTetkaHand);
  BoardView board = table.app.board();
  EXPECT_EQ(board.title, "Tëtka · hand 1 of 4");
  EXPECT_EQ(board.headline, "Next: Boris deals, Clara leads");
  EXPECT_EQ(names(board), (Texts{"Dmitri", "Anna", "Clara", "Boris"}));
  EXPECT_EQ(totals(board), (Texts{"0", "2", "3", "4"}));
  EXPECT_EQ(texts(board, &BoardView::Line::last), (Texts{"0", "+2", "+3", "+4"}));
  EXPECT_EQ(board.last_heading, "hand 1");
  EXPECT_EQ(board.lines[0].place, 1);
  EXPECT_TRUE(board.lines[0].leads);
  EXPECT_FALSE(board.lines[1].leads);
  EXPECT_EQ(board.chart.lines.size(), 4U);
  table.type("\n");
  board = table.app.board();
  EXPECT_EQ(board.headline, "Boris dealt");
  EXPECT_EQ(board.last_heading, "hand 1");
  EXPECT_EQ(texts(board, &BoardView::Line::last), (Texts{"0", "+2", "+3", "+4"}));
  EXPECT_TRUE(board.lines[3].dealer);
}

TEST_F(BoardOfTable, AtTheEndTheWinnerIsSaid) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetStake{10, true});
  table.start_session();
  table.type(kTetkaHand);
  table.type("\n");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  const BoardView board = table.app.board();
  EXPECT_TRUE(board.over);
  EXPECT_EQ(board.headline, "Dmitri wins with 0 points");
  EXPECT_TRUE(board.lines[0].leads);
  EXPECT_EQ(board.settling, (Texts{"Anna hands Dmitri 0.20", "Boris hands Dmitri 0.40", "Clara hands Dmitri 0.30"}));
  EXPECT_FALSE(board.lines[0].dealer);
}

TEST_F(BoardOfTable, ChipsThatAreDueAndThePotsAreShown) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"reversis"});
  table.app.handle(ChoosePreset{"open"});
  seat_and_start(table, {"Anna", "Boris", "Clara", "Dmitri"});
  EXPECT_TRUE(table.app.board().pays_at_once);
  EXPECT_TRUE(table.app.board().has_pots);
  EXPECT_EQ(table.app.board().pots.size(), 1U);
  EXPECT_EQ(table.app.board().total_heading, "chips");
  table.type("2q139");  // the J♥ from Anna, thrown on a spade that Clara takes
  EXPECT_FALSE(table.app.board().due.empty());
}

TEST_F(BoardOfTable, TenPlayersStandOnIt) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"hearts"});
  table.app.handle(SetPlayers{10});
  seat_and_start(table, {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J"});
  EXPECT_EQ(table.app.board().lines.size(), 10U);
}

TEST_F(BoardOfTable, WhileARecordedHandIsCorrectedItShowsTheTable) {
  TableDriver table{database_};
  table.start_session();
  table.type(kTetkaHand);
  table.type("\n7c1");
  table.app.handle(OpenHand{0});
  ASSERT_TRUE(table.table().correcting);
  EXPECT_EQ(table.app.board().title, "Tëtka · hand 2 of 4 · trick 2");
}

TEST_F(BoardOfTable, WhetherItIsOpenIsRemembered) {
  {
    TableDriver table{database_};
    EXPECT_FALSE(table.app.view().board);
    table.app.handle(ToggleBoard{});
    EXPECT_TRUE(table.app.view().board);
  }
  {
    TableDriver table{database_};
    EXPECT_TRUE(table.app.view().board);
    table.app.handle(CloseBoard{});
    table.app.handle(CloseBoard{});
    EXPECT_FALSE(table.app.view().board);
  }
  EXPECT_FALSE(TableDriver{database_}.app.view().board);
}

TEST_F(BoardOfTable, WhyItCannotBeOpenedIsSaid) {
  TableDriver table{database_};
  table.app.handle(ToggleBoard{});
  table.app.handle(CloseBoard{"no OpenGL"});
  EXPECT_EQ(table.app.view().trouble, "The board cannot be opened: no OpenGL");
  EXPECT_FALSE(table.app.view().board);
}

TEST_F(BoardOfTable, TheScreenIsKeptAwakeWhileASessionIsOpen) {
  TableDriver table{database_};
  EXPECT_FALSE(table.app.view().stay_awake);
  table.start_session();
  EXPECT_TRUE(table.app.view().stay_awake);
  table.app.handle(SetKeepAwake{false});
  EXPECT_FALSE(table.app.view().stay_awake);
  EXPECT_FALSE(TableDriver{database_}.app.view().stay_awake) << "it is remembered";
  table.app.handle(SetKeepAwake{true});
  table.type(kTetkaHand);
  table.type("\n");
  EXPECT_TRUE(table.app.view().stay_awake);
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  EXPECT_FALSE(table.app.view().stay_awake);
}

}  // namespace
}  // namespace nullo::app
