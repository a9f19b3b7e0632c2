// The page that says who is best.
#include "app/standings/standings.h"

#include <algorithm>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "app/people/view.h"
#include "app/standings/view.h"
#include "support/finished_session.h"
#include "support/many_sessions.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class StandingsPages : public ::testing::Test {
 protected:
  // A finished session of a game of that name, in which the first of these won, and so on.
  void play(const std::string& game, const std::string& day, const std::vector<std::string>& best_first) {
    store::Store store{scratch_ / "nullo.db", store::Store::Access::kWrite};
    store.create(testing::finished_session(++number_, game, day + "T18:00:00Z", day + "T21:00:00Z", best_first));
  }
  const StandingsView& shown() { return std::get<StandingsView>(table_->app.view().screen); }
  const StandingsView& open() {
    table_.emplace(scratch_ / "nullo.db");
    table_->app.handle(Go{Screen::kStandings});
    return shown();
  }
  std::vector<std::string> names() {
    std::vector<std::string> all;
    for (const StandingsView::Line& line : shown().lines) all.push_back(line.name);
    return all;
  }
  const std::vector<Choice>& choices(StandingsOf of) {
    return std::ranges::find(shown().filters, of, &StandingsView::Filter::of)->choices;
  }
  App& app() { return table_->app; }

  testing::Scratch scratch_;
  std::optional<TableDriver> table_;
  int number_ = 0;
};

TEST_F(StandingsPages, NobodySayThatNobodyHasPlayed) {
  const StandingsView& view = open();
  EXPECT_EQ(view.nothing, "Nobody has played a whole hand yet.");
  EXPECT_TRUE(view.filters.empty());
}

TEST_F(StandingsPages, AFewHaveTheBestFirst) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna", "Boris"});
  play("Rummy", "2026-01-04", {"Dmitri", "Clara"});
  const StandingsView& view = open();
  EXPECT_EQ(names(), (std::vector<std::string>{"Clara", "Anna", "Boris", "Dmitri"}));
  EXPECT_EQ(view.lines.front().place, "1.");
  EXPECT_TRUE(view.lines.front().facts.starts_with("4 sessions · 1 1 1 2 · sure after ")) << view.lines.front().facts;
  EXPECT_EQ(view.lines.back().place, "") << "one session is too few";
  EXPECT_EQ(view.few, "Fewer than 3 sessions");
}

TEST_F(StandingsPages, EachGameAndTimeCanBeChosen) {
  for (const char* day : {"2025-01-01", "2025-01-02", "2025-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Skat", day, {"Boris", "Anna"});
  open();
  ASSERT_EQ(choices(StandingsOf::kGame).size(), 3U);
  ASSERT_EQ(choices(StandingsOf::kPeriod).size(), 5U);
  app().handle(ChooseStandings{StandingsOf::kGame, "any_game/Skat"});
  EXPECT_EQ(names(), (std::vector<std::string>{"Boris", "Anna"}));
  app().handle(ChooseStandings{StandingsOf::kPeriod, "2025"});
  EXPECT_EQ(shown().nothing, "No whole hand was played then.");
  app().handle(NextStandings{StandingsOf::kGame});
  EXPECT_TRUE(choices(StandingsOf::kGame).front().chosen) << "after the last game come all";
  EXPECT_EQ(names(), (std::vector<std::string>{"Clara", "Anna"}));
}

TEST_F(StandingsPages, TheyAreSortedByTheColumnThatIsTapped) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  for (const char* day : {"2026-02-01", "2026-02-02", "2026-02-03", "2026-02-04"})
    play("Rummy", day, {"Anna", "Boris"});
  open();
  app().handle(ChooseStandings{StandingsOf::kColumn, "won"});
  EXPECT_EQ(names().front(), "Anna");
  app().handle(ChooseStandings{StandingsOf::kColumn, "place"});
  EXPECT_EQ(names().front(), "Clara");
  EXPECT_TRUE(std::ranges::find(shown().columns.choices, "place", &Choice::id)->chosen);
}

TEST_F(StandingsPages, ALineLeadsToThePersonAndBack) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  open();
  app().handle(OpenPlayer{"Clara"});
  EXPECT_EQ(std::get<PlayerView>(app().view().screen).name, "Clara");
  app().handle(Back{});
  EXPECT_EQ(names().size(), 2U);
}

TEST_F(StandingsPages, TheLastSessionSaysWhoMoved) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna", "Boris"});
  open();
  app().handle(ChooseStandings{StandingsOf::kColumn, "won"});
  EXPECT_EQ(shown().lines.front().moved, "") << "nobody had a place before";
  table_.reset();
  play("Rummy", "2026-01-04", {"Boris", "Anna"});
  open();
  app().handle(ChooseStandings{StandingsOf::kColumn, "place"});
  EXPECT_EQ(names().front(), "Clara");
  app().handle(ChooseStandings{StandingsOf::kColumn, "won"});
  EXPECT_EQ(names(), (std::vector<std::string>{"Clara", "Boris", "Anna"}));
  EXPECT_EQ(shown().lines[1].moved, "") << "second with Anna before, and alone now";
  EXPECT_EQ(shown().lines[2].moved, "▼ 1");
}

TEST_F(StandingsPages, TheyAreOfTheSameAfterThePageWasClosed) {
  for (const char* day : {"2025-01-01", "2025-01-02", "2025-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Skat", day, {"Boris", "Anna"});
  open();
  app().handle(ChooseStandings{StandingsOf::kGame, "any_game/Skat"});
  app().handle(Back{});
  app().handle(Go{Screen::kStandings});
  EXPECT_EQ(names(), (std::vector<std::string>{"Boris", "Anna"}));
}

TEST_F(StandingsPages, ThePageOfAPersonCountsTheSame) {
  for (const char* day : {"2025-01-01", "2025-01-02", "2025-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  for (const char* day : {"2026-01-01", "2026-01-02"}) play("Skat", day, {"Clara", "Anna"});
  open();
  app().handle(ChooseStandings{StandingsOf::kGame, "any_game/Skat"});
  app().handle(ChooseStandings{StandingsOf::kPeriod, "2026"});
  app().handle(OpenPlayer{.name = "Clara", .as_in_standings = true});
  const auto& player = std::get<PlayerView>(app().view().screen);
  EXPECT_EQ(player.statistics.tiles.front().value, "2");
  EXPECT_TRUE(std::ranges::find(player.statistics.periods, "2026", &Choice::id)->chosen);
}

TEST_F(StandingsPages, TheyCanBeOfThoseWhoWereATable) {
  for (const char* day : {"2025-01-01", "2025-01-02", "2025-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Boris", "Anna", "Clara"});
  open();
  ASSERT_EQ(choices(StandingsOf::kGroup).size(), 3U);
  app().handle(ChooseStandings{StandingsOf::kGroup, "Anna, Clara"});
  EXPECT_EQ(names(), (std::vector<std::string>{"Clara", "Anna"}));
}

TEST_F(StandingsPages, TheyAreOfEverybodyAgainOnceANameOfTheGroupHasChanged) {
  for (const char* day : {"2025-01-01", "2025-01-02", "2025-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Boris", "Anna", "Clara"});
  open();
  app().handle(ChooseStandings{StandingsOf::kGroup, "Anna, Clara"});
  app().handle(OpenPlayer{.name = "Clara"});
  app().handle(RenamePlayer{"Claire"});
  app().handle(Back{});
  EXPECT_TRUE(choices(StandingsOf::kGroup).front().chosen);
  EXPECT_EQ(names().size(), 3U);
}

TEST_F(StandingsPages, WhatThereIsToChooseFromOpensAndCloses) {
  for (const char* day : {"2025-01-01", "2025-01-02", "2025-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  open();
  const auto is_open = [&] { return shown().filters.front().open; };
  app().handle(UnfoldStandings{shown().filters.front().of});
  EXPECT_TRUE(is_open());
  app().handle(Back{});
  EXPECT_FALSE(is_open()) << "Back closes it first";
  EXPECT_FALSE(shown().lines.empty());
}

TEST_F(StandingsPages, AreReadAheadOnTheStartPage) {
  for (int i = 0; i < 3; ++i) play("Rummy", "2026-01-01", {"Clara", "Anna"});
  open();
  const std::vector<std::string> at_once = names();
  table_.emplace(scratch_ / "nullo.db");
  app().handle(Go{Screen::kStart});
  int pieces = 0;
  while (app().read_ahead_after() > 0) app().read_ahead(), ++pieces;
  EXPECT_GE(pieces, 2) << "past sessions, then standings";
  app().handle(Go{Screen::kStandings});
  EXPECT_EQ(names(), at_once);
  app().handle(Back{});
  EXPECT_GT(app().read_ahead_after(), 0);
  app().read_ahead();
  EXPECT_EQ(app().read_ahead_after(), 0) << "nothing has changed";
}

TEST_F(StandingsPages, SeveralGamesCountTogether) {
  play("Rummy", "2026-01-01", {"Clara", "Anna"});
  play("Skat", "2026-01-02", {"Anna", "Boris"});
  play("Whist", "2026-01-03", {"Dmitri", "Eva"});
  open();
  app().handle(UnfoldStandings{StandingsOf::kGame});
  app().handle(ChooseStandings{StandingsOf::kGame, "any_game/Skat"});
  EXPECT_TRUE(shown().filters.front().open) << "for one more";
  app().handle(ChooseStandings{StandingsOf::kGame, "any_game/Rummy"});
  EXPECT_EQ(shown().filters.front().said, "2 games");
  EXPECT_EQ(shown().lines.size(), 3U);
  app().handle(ChooseStandings{StandingsOf::kGame, "any_game/Skat"});
  EXPECT_EQ(shown().filters.front().said, "Rummy");
  EXPECT_EQ(shown().lines.size(), 2U);
  app().handle(ChooseStandings{StandingsOf::kGame, ""});
  EXPECT_EQ(shown().lines.size(), 5U);
}

TEST_F(StandingsPages, ATimeIsTypedFromDayToDay) {
  play("Rummy", "2026-01-01", {"Clara", "Anna"});
  play("Rummy", "2026-02-01", {"Anna", "Boris"});
  play("Rummy", "2026-03-01", {"Dmitri", "Eva"});
  open();
  EXPECT_FALSE(shown().days);
  app().handle(UnfoldStandings{StandingsOf::kPeriod});
  ASSERT_TRUE(shown().days);
  for (const auto& [from, until] :
       {std::pair{"2026-02-30", ""}, std::pair{"yesterday", ""}, std::pair{"", "2026-1-1"}}) {
    app().handle(ChooseDays{from, until});
    EXPECT_EQ(shown().days->problem, "A day is written like 2026-01-31.") << from << until;
  }
  app().handle(ChooseDays{"2026-02-02", "2026-02-01"});
  EXPECT_EQ(shown().days->problem, "The last day is before the first one.");
  EXPECT_EQ(shown().lines.size(), 5U) << "nothing has changed";
  app().handle(ChooseDays{" 2026-02-01 ", "2026-02-28"});
  EXPECT_EQ(shown().lines.size(), 2U);
  EXPECT_FALSE(shown().days) << "it closes";
  EXPECT_TRUE(choices(StandingsOf::kPeriod).back().chosen);
  EXPECT_EQ(choices(StandingsOf::kPeriod).back().label, "2026-02-01 to 2026-02-28");
  app().handle(OpenPlayer{.name = "Boris", .as_in_standings = true});
  EXPECT_EQ(std::get<PlayerView>(app().view().screen).statistics.nothing, "");
  app().handle(Back{});
  app().handle(ChooseDays{"2026-02-01", ""});
  EXPECT_EQ(shown().lines.size(), 4U);
  EXPECT_EQ(choices(StandingsOf::kPeriod).back().label, "From 2026-02-01");
  app().handle(ChooseDays{"", "2026-02-01"});
  EXPECT_EQ(shown().lines.size(), 3U);
  app().handle(ChooseDays{});
  EXPECT_EQ(shown().lines.size(), 5U);
}

TEST_F(StandingsPages, ASeasonIsATimeToo) {
  play("Rummy", "2026-01-01", {"Clara", "Anna"});
  play("Skat", "2026-01-02", {"Anna", "Boris"});
  play("Rummy", "2026-02-01", {"Dmitri", "Eva"});
  const std::string id = "00000000-0000-4000-8000-00000000abcd";
  {
    store::Store store{scratch_ / "nullo.db", store::Store::Access::kWrite};
    store.keep_season({.id = id, .name = "Cup", .game = "any_game/Rummy", .until = "2026-01-31", .place_points = {1}});
  }
  open();
  EXPECT_EQ(choices(StandingsOf::kPeriod).back().label, "Cup");
  app().handle(ChooseStandings{StandingsOf::kPeriod, "season:" + id});
  EXPECT_EQ(names(), (std::vector<std::string>{"Clara", "Anna"}));
  EXPECT_TRUE(std::ranges::none_of(shown().filters, [](const auto& filter) { return filter.of == StandingsOf::kGame; }))
      << "the season says which game";
  app().handle(CopyStandings{});
  EXPECT_TRUE(app().take_copied().value_or("").starts_with("Standings, Cup\n"));
  app().handle(Go{Screen::kSeasons});
  app().handle(DeleteSeason{});
  app().handle(Back{});
  EXPECT_EQ(names().size(), 5U) << "it is gone";
}

TEST_F(StandingsPages, OfManySessionsAppearAtOnceAndAreReadMeanwhile) {
  {
    store::Store store{scratch_ / "nullo.db", store::Store::Access::kWrite};
    testing::make_many(store, Standings::kAtOnce + 20, 4);
  }
  open();
  EXPECT_EQ(shown().nothing, "420 sessions are being read …");
  EXPECT_TRUE(shown().lines.empty());
  bool is_shown = false;
  while (app().read_ahead_after() > 0) is_shown = app().read_ahead() || is_shown;
  EXPECT_TRUE(is_shown) << "the view has changed";
  EXPECT_EQ(shown().nothing, "");
  EXPECT_FALSE(shown().lines.empty());
  app().handle(ChooseStandings{StandingsOf::kColumn, "won"});
  EXPECT_EQ(shown().nothing, "") << "what was read stays known";
  while (app().read_ahead_after() > 0) app().read_ahead();
  // Something else has changed the file, and no key was pressed.
  SQLite::Database{(scratch_ / "nullo.db").string(), SQLite::OPEN_READWRITE}.exec(
      "UPDATE session SET note = 'changed elsewhere'");
  ASSERT_TRUE(app().hear_awake(true));
  EXPECT_EQ(shown().nothing, "420 sessions are being read …");
  while (app().read_ahead_after() > 0) app().read_ahead();
  EXPECT_EQ(shown().nothing, "") << "it is not left at that";
}

TEST_F(StandingsPages, AColumnThatIsTappedOnceMoreHasTheLastOnesFirst) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna", "Boris"});
  play("Rummy", "2026-01-04", {"Zoë", "Anna"});
  open();
  app().handle(ChooseStandings{StandingsOf::kColumn, "won"});
  EXPECT_EQ(names(), (std::vector<std::string>{"Clara", "Anna", "Boris", "Zoë"}));
  app().handle(ChooseStandings{StandingsOf::kColumn, "won"});
  EXPECT_EQ(names(), (std::vector<std::string>{"Boris", "Anna", "Clara", "Zoë"})) << "too few sessions: behind all";
  EXPECT_EQ(shown().lines.front().place, "2.");
  EXPECT_EQ(shown().columns.said, "Won, last first");
  app().handle(ChooseStandings{StandingsOf::kColumn, "place"});
  EXPECT_EQ(names().front(), "Clara") << "another column begins with the best";
}

TEST_F(StandingsPages, ANumberShowsTheSessionsBehindIt) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna", "Boris"});
  play("Skat", "2026-01-04", {"Anna", "Clara"});
  open();
  app().handle(ShowBehind{"Anna", "won"});
  ASSERT_TRUE(shown().behind);
  EXPECT_EQ(shown().behind->title, "Won: 1 session");
  ASSERT_EQ(shown().behind->sessions.size(), 1U);
  const auto& session = shown().behind->sessions.front();
  EXPECT_TRUE(session.title.ends_with(" · Skat")) << session.title;
  EXPECT_EQ(session.who, "Anna, Clara");
  EXPECT_TRUE(session.value.starts_with("1st with ")) << session.value;
  app().handle(OpenPast{session.id});
  EXPECT_TRUE(std::holds_alternative<SessionView>(app().view().screen));
  app().handle(Back{});
  EXPECT_TRUE(shown().behind) << "as it was left";
  app().handle(ShowBehind{"Anna", "place"});
  EXPECT_EQ(shown().behind->sessions.size(), 4U);
  app().handle(ShowBehind{"Anna", "place"});
  EXPECT_FALSE(shown().behind) << "a second tap closes them";
  app().handle(ShowBehind{"Anna", "shoes"});
  EXPECT_FALSE(shown().behind);
  app().handle(ShowBehind{"Nobody", "won"});
  EXPECT_FALSE(shown().behind);
}

TEST_F(StandingsPages, TheySayWhoWasAheadOfWhom) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna", "Boris"});
  play("Rummy", "2026-01-04", {"Anna", "Clara"});
  open();
  app().handle(ChooseStandings{StandingsOf::kWay, "heads"});
  app().handle(ChooseStandings{StandingsOf::kColumn, "won"});
  EXPECT_EQ(shown().lines[0].name, "Clara");
  EXPECT_EQ(shown().lines[0].heads, (std::vector<std::string>{"", "3 : 1", "3 : 0"}));
}

TEST_F(StandingsPages, TheirLinesOverTimeHaveColoursOfTheirOwn) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna", "Boris"});
  open();
  app().handle(ChooseStandings{StandingsOf::kWay, "time"});
  const auto& lines = shown().ratings.lines;
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0].values.size(), 3U);
  EXPECT_NE(lines[0].seat, lines[1].seat);
}

TEST_F(StandingsPages, TheyGoOutAsAMessageAndAsATable) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  play("Rummy", "2026-01-04", {"Dmitri", "Anna"});
  open();
  app().handle(CopyStandings{});
  const std::string message = app().take_copied().value_or("");
  EXPECT_TRUE(message.starts_with("Standings\n\n1. Clara: rating ")) << message;
  EXPECT_TRUE(message.find(", won 3 of 3\n2. Anna: rating") != std::string::npos) << message;
  EXPECT_EQ(message.find("Dmitri"), std::string::npos) << "one session is too few";
  app().handle(WriteStandings{});
  EXPECT_TRUE(app().view().said.ends_with("/Standings.csv")) << app().view().said;
  app().handle(WriteStandings{Format::kHtml});
  EXPECT_TRUE(app().view().said.ends_with("/Standings.html")) << app().view().said;
}

TEST_F(StandingsPages, ANameThatIsAPathLeadsNoFileAway) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("../../Rummy", day, {"Clara", "Anna"});
  open();
  app().handle(ChooseStandings{StandingsOf::kGame, "any_game/../../Rummy"});
  app().handle(ChooseStandings{StandingsOf::kPeriod, "2026"});
  app().handle(WriteStandings{});
  EXPECT_TRUE(app().view().said.ends_with("/Standings, ..-..-Rummy, 2026.csv")) << app().view().said;
}

}  // namespace
}  // namespace nullo::app
