// Any game at the table, without a window: named on New session, entered by its points, listed by its name.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/board/board.h"
#include "games/entered.h"
#include "games/registry.h"
#include "games/sentence.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class AnyGameTable : public ::testing::Test {
 protected:
  void open_new_session() { table().app.handle(Go{Screen::kNewSession}); }
  void set(const char* key, const games::OptionValue& value) { table().app.handle(SetOption{key, value}); }
  // A session of a game of this name, with these rules set one after another.
  void start(const std::string& name, const std::vector<std::pair<const char*, int>>& rules, const Texts& players) {
    open_new_session();
    table().app.handle(ChooseGame{"any_game"});
    table().app.handle(SetPlayers{static_cast<int>(players.size())});
    set("name", name);
    for (const auto& [key, value] : rules) set(key, value);
    for (std::size_t i = 0; i < players.size(); ++i) table().app.handle(SetName{Seat{static_cast<int>(i)}, players[i]});
    table().app.handle(Accept{});
  }
  [[nodiscard]] const NewSessionView& new_session() { return *table().on<NewSessionView>(); }
  [[nodiscard]] Texts games_offered() {
    Texts names;
    for (const auto& game : new_session().games) names.push_back(game.name);
    return names;
  }
  [[nodiscard]] std::string game_chosen() {
    const auto& games = new_session().games;
    const auto chosen = std::ranges::find_if(games, [](const auto& each) { return each.chosen; });
    return chosen == games.end() ? std::string{} : chosen->name;
  }
  // Anna 40, Boris 5, Clara 12; then 1, 2 and 3.
  void play_two_hands() {
    start("Rummy", {}, three_);
    table().type("40\n5\n12\n\n1\n2\n3\n\n");
    ASSERT_NE(table().on<TableView>(), nullptr);
  }
  [[nodiscard]] Texts totals() {
    Texts totals;
    for (const auto& place : table().table().places) totals.push_back(place.total);
    return totals;
  }
  void restart() {
    table_.reset();
    table_ = std::make_unique<TableDriver>(database_);
  }
  TableDriver& table() { return *table_; }

  const Texts three_{"Anna", "Boris", "Clara"};
  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
  std::unique_ptr<TableDriver> table_ = std::make_unique<TableDriver>(database_);
};

TEST_F(AnyGameTable, IsEnteredByWhatEverybodyScoredFromTheFirstHandOn) {
  start("Rummy", {}, three_);
  EXPECT_EQ(table().table().form, games::Form::kPoints);
  EXPECT_EQ(table().table().question.heading, "Hand 1 – Anna dealt");
  EXPECT_EQ(table().table().question.text, "What did Anna score?");
  EXPECT_FALSE(table().table().can_switch);
  table().type("40\n-5\n0");
  const auto* over = table().on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].reasons, (std::vector<games::Reason>{{.amount = "+40", .words = "scored", .counts = 40}}));
  EXPECT_EQ(over->explained, Texts{}) << "nothing else is ever entered";
  table().type("\n\n");  // the first one ends the 0
  EXPECT_EQ(table().table().question.heading, "Hand 2 – Boris dealt");
  EXPECT_EQ(table().table().form, games::Form::kPoints);
}

TEST_F(AnyGameTable, AsksForTheLastScoreOfAFixedSumAndTakesItByEnterAlone) {
  start("Skat", {{"has_sum", 1}}, three_);
  table().type("5\n-8\n");
  EXPECT_EQ(games::with_keys(table().table().question.text), "Clara must have +3. Press Enter, or type it.");
  EXPECT_EQ(table().on<HandOverView>(), nullptr) << "it is asked for as a check";
  table().type("4\n");
  EXPECT_EQ(table().table().problem, "Together that is 1, but it must be 0.");
  table().type("\b\n");
  const auto* over = table().on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[2].score, "+3");
  EXPECT_EQ(table().app.view().undo, "Points, Clara: 3");
}

TEST_F(AnyGameTable, HasOneColumnForPartnersAndAsksThemOnce) {
  start("Dominó", {{"teams", 1}}, {"Anna", "Boris", "Clara", "Dmitri"});
  EXPECT_EQ(table().table().question.text, "What did Anna and Clara score?");
  table().type("30\n12\n");
  const auto* over = table().on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines.size(), 2U);
  EXPECT_EQ(over->lines[1].total, "12");
}

TEST_F(AnyGameTable, CanBeUndoneToTheEmptyHandAndIsKeptThroughARestart) {
  start("Rummy", {}, three_);
  table().type("40\n-5\n");
  restart();
  table().app.handle(Accept{});
  EXPECT_EQ(table().table().question.text, "What did Clara score?");
  table().app.handle(Undo{});
  table().app.handle(Undo{});
  EXPECT_EQ(table().table().question.text, "What did Anna score?");
  table().app.handle(Redo{});
  EXPECT_EQ(table().table().question.text, "What did Boris score?");
}

TEST_F(AnyGameTable, EndsAtItsTargetAndTheLowestTotalWins) {
  start("Golf", {{"best", 1}, {"has_target", 1}, {"target", 20}}, three_);
  table().type("21\n3\n9\n");
  ASSERT_NE(table().on<HandOverView>(), nullptr);
  table().type("\n");
  const auto* over = table().on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines.front().name, "Boris");
}

TEST_F(AnyGameTable, IsTheLastOfTheGamesAndAGameOfTheTableStandsBeforeItByItsName) {
  open_new_session();
  const std::size_t before = games_offered().size();
  EXPECT_EQ(games_offered().back(), "Any game");
  table().app.handle(Back{});
  start("Rummy", {{"has_target", 1}, {"target", 250}}, three_);
  start("Skat", {{"has_sum", 1}}, three_);
  restart();
  open_new_session();
  const Texts offered = games_offered();
  ASSERT_EQ(offered.size(), before + 2);
  EXPECT_EQ(offered.back(), "Any game");
  EXPECT_TRUE(std::ranges::find(offered, "Rummy") != offered.end());
  EXPECT_TRUE(std::ranges::find(offered, "Skat") != offered.end());
  table().app.handle(ChooseGame{"any_game/Rummy"});
  EXPECT_EQ(game_chosen(), "Rummy");
  EXPECT_TRUE(new_session().length.starts_with("Until somebody has 250 or more")) << new_session().length;
  EXPECT_TRUE(new_session().presets.empty()) << "the name keeps its rules";
}

TEST_F(AnyGameTable, PlayedWithoutANameIsOfferedOnce) {
  start("Any game", {}, three_);
  table().type("40\n5\n12\n\n");
  open_new_session();
  EXPECT_EQ(std::ranges::count(games_offered(), "Any game"), 1);
  EXPECT_EQ(game_chosen(), "Any game");
}

TEST_F(AnyGameTable, PlayedWithoutANameIsCalledSoInEveryLanguage) {
  start("Any game", {}, three_);
  table().type("40\n5\n12\n\n");
  table().app.handle(SetLanguage{"de"});
  EXPECT_EQ(table().table().title, "Beliebiges Spiel · Runde 2 · Boris hat gegeben");
  open_new_session();
  EXPECT_EQ(game_chosen(), "Beliebiges Spiel");
  EXPECT_EQ(new_session().options.front().name, "Beliebiges Spiel");
  set("name", std::string{"Beliebiges Spiel"});
  EXPECT_EQ(std::ranges::count(games_offered(), "Beliebiges Spiel"), 1) << "it is the same game";
  table().app.handle(SetLanguage{"en"});
  EXPECT_EQ(games::listed_as(table().stored().rules), "any_game/Any game");
}

TEST_F(AnyGameTable, UnderAnotherNameIsAnotherGame) {
  open_new_session();
  table().app.handle(ChooseGame{"any_game"});
  set("name", std::string{"  Canasta "});
  EXPECT_EQ(game_chosen(), "Any game");
  EXPECT_EQ(new_session().options.front().name, "Canasta");
  set("name", std::string{});
  EXPECT_EQ(new_session().options.front().name, "Canasta") << "no name shows nothing";
}

TEST_F(AnyGameTable, SaysWhyPartnersCannotStart) {
  open_new_session();
  table().app.handle(ChooseGame{"any_game"});
  table().app.handle(SetPlayers{3});
  set("teams", 1);
  EXPECT_EQ(new_session().why_not, "Partners need four players");
  table().app.handle(SetPlayers{4});
  EXPECT_NE(new_session().why_not, "Partners need four players");
}

TEST_F(AnyGameTable, HasItsNameInTheHelpAndWhatIsAgreed) {
  start("Rummy", {{"has_target", 1}}, three_);
  table().app.handle(Go{Screen::kHelp});
  const auto* help = table().on<HelpView>();
  ASSERT_NE(help, nullptr);
  EXPECT_EQ(help->game, "Rummy");
  ASSERT_EQ(help->agreed.size(), 1U);
  EXPECT_EQ(help->agreed[0].keys + ": " + help->agreed[0].text, "Target: 100");
}

TEST_F(AnyGameTable, IsListedByItsNameAmongSessionsAndStatistics) {
  for (const char* name : {"Rummy", "Skat"}) {
    start(name, {{"has_hands", 1}, {"hands", 1}}, three_);
    table().type("5\n8\n2\n\n");
    ASSERT_NE(table().on<GameOverView>(), nullptr);
    table().app.handle(Go{Screen::kStart});
  }
  table().app.handle(Go{Screen::kPlayers});
  table().app.handle(OpenPlayer{"Anna"});
  const auto* page = table().on<PlayerView>();
  ASSERT_NE(page, nullptr);
  Texts labels;
  for (const auto& game : page->statistics.games) labels.push_back(game.label);
  std::ranges::sort(labels);
  EXPECT_EQ(labels, (Texts{"Rummy · 1", "Skat · 1"}));
  table().app.handle(ChooseStatistics{ChooseStatistics::Of::kGame, "any_game/Skat"});
  EXPECT_FALSE(table().on<PlayerView>()->statistics.tiles.empty());
}

// ---- everything else works as for any other game

TEST_F(AnyGameTable, IsCorrectedByItsScores) {
  play_two_hands();
  table().app.handle(OpenHand{0});
  ASSERT_TRUE(table().table().correcting);
  table().app.handle(TapField{std::string{games::kScores}, Seat{1}, 25});
  table().type("\n\n");
  ASSERT_NE(table().on<TableView>(), nullptr);
  EXPECT_EQ(totals(), (Texts{"41", "27", "15"})) << "40 5 12, then 1 2 3; the 5 was 25";
}

TEST_F(AnyGameTable, StandsOnTheBoardUnderItsName) {
  play_two_hands();
  const BoardView board = table().app.board();
  EXPECT_TRUE(board.title.starts_with("Rummy")) << board.title;
  Texts lines;
  for (const auto& line : board.lines) lines.push_back(line.name + " " + line.last + " " + line.total);
  EXPECT_EQ(lines, (Texts{"Anna +1 41", "Clara +3 15", "Boris +2 7"}));
  EXPECT_EQ(board.chart.lines.size(), 3);
}

TEST_F(AnyGameTable, GoesOnWithOthersUnderItsName) {
  play_two_hands();
  table().app.handle(GoOnWithOthers{});
  table().app.handle(SetName{Seat{2}, "Tom"});
  table().app.handle(Accept{});
  ASSERT_NE(table().on<TableView>(), nullptr);
  EXPECT_TRUE(table().table().title.starts_with("Rummy")) << table().table().title;
  EXPECT_EQ(table().table().form, games::Form::kPoints);
  EXPECT_EQ(totals(), (Texts{"41", "7", "21"})) << "Tom begins with the average";
}

TEST_F(AnyGameTable, IsSettledAndChartedAfterTheGame) {
  play_two_hands();
  table().app.handle(SetStake{10, false, true});
  table().app.handle(StopPlaying{});
  table().app.handle(Accept{});
  const auto* over = table().on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->headline, "Anna wins with 41 points");
  ASSERT_EQ(over->chart.lines.size(), 3);
  EXPECT_EQ(over->chart.lines[1].values, (std::vector<double>{0, 5, 7}));
  Texts settled;
  for (const auto& line : over->settling.lines) settled.push_back(line.text);
  EXPECT_EQ(settled, (Texts{"Boris hands Anna 1.40", "Clara hands Anna 0.60"})) << "21 is the average";
}

}  // namespace
}  // namespace nullo::app
