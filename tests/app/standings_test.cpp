// The page that says who is best.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/people/view.h"
#include "app/standings/view.h"
#include "games/any_game/any_game.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class StandingsOf : public ::testing::Test {
 protected:
  // A finished session of a game of that name, in which the first of these won, and so on.
  void play(const std::string& game, const std::string& day, const std::vector<std::string>& best_first) {
    store::Store store{scratch_ / "nullo.db", store::Store::Access::kWrite};
    session::Session session;
    session.id = fmt::format("0b5c1c2e-6d0e-4c55-9a53-{:012}", ++number_);
    session.rules = any_game::Rules{.name = game, .hands = 1};
    session.players = best_first;
    session.started_at = day + "T18:00:00Z";
    session.ended_at = day + "T21:00:00Z";

    session::Hand& hand = session.hands.emplace_back();
    hand.facts = games::Hand::of(any_game::Hand{});
    hand.scores = PerSeat<std::optional<int>>(session.seats());
    for (const Seat seat : Seats{session.seats()}) hand.scores[seat] = 10 - seat.index();
    store.create(session);
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
  App& app() { return table_->app; }

  testing::Scratch scratch_;
  std::optional<TableDriver> table_;
  int number_ = 0;
};

TEST_F(StandingsOf, NobodySayThatNobodyHasPlayed) {
  const StandingsView& view = open();
  EXPECT_EQ(view.nothing, "Nobody has played a whole hand yet.");
  EXPECT_TRUE(view.games.empty());
}

TEST_F(StandingsOf, AFewHaveTheBestFirst) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna", "Boris"});
  play("Rummy", "2026-01-04", {"Dmitri", "Clara"});
  const StandingsView& view = open();
  EXPECT_EQ(names(), (std::vector<std::string>{"Clara", "Anna", "Boris", "Dmitri"}));
  EXPECT_EQ(view.lines.front().place, "1.");
  EXPECT_EQ(view.lines.front().facts, "4 sessions · 1 1 1 2");
  EXPECT_EQ(view.lines.back().place, "") << "one session is too few";
  EXPECT_EQ(view.few, "Fewer than 3 sessions");
}

TEST_F(StandingsOf, EachGameAndTimeCanBeChosen) {
  for (const char* day : {"2025-01-01", "2025-01-02", "2025-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Skat", day, {"Boris", "Anna"});
  ASSERT_EQ(open().games.size(), 3U);
  ASSERT_EQ(shown().periods.size(), 3U);
  app().handle(ChooseStandings{ChooseStandings::Of::kGame, "any_game/Skat"});
  EXPECT_EQ(names(), (std::vector<std::string>{"Boris", "Anna"}));
  app().handle(ChooseStandings{ChooseStandings::Of::kPeriod, "2025"});
  EXPECT_EQ(shown().nothing, "No whole hand was played then.");
  app().handle(NextStandings{ChooseStandings::Of::kGame});
  EXPECT_TRUE(shown().games.front().chosen) << "after the last game come all";
  EXPECT_EQ(names(), (std::vector<std::string>{"Clara", "Anna"}));
}

TEST_F(StandingsOf, TheyAreSortedByTheColumnThatIsTapped) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  for (const char* day : {"2026-02-01", "2026-02-02", "2026-02-03", "2026-02-04"})
    play("Rummy", day, {"Anna", "Boris"});
  open();
  app().handle(ChooseStandings{ChooseStandings::Of::kColumn, "won"});
  EXPECT_EQ(names().front(), "Anna");
  app().handle(ChooseStandings{ChooseStandings::Of::kColumn, "place"});
  EXPECT_EQ(names().front(), "Clara");
  EXPECT_TRUE(std::ranges::find(shown().columns, "place", &Choice::id)->chosen);
}

TEST_F(StandingsOf, ALineLeadsToThePersonAndBack) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna"});
  open();
  app().handle(OpenPlayer{"Clara"});
  EXPECT_EQ(std::get<PlayerView>(app().view().screen).name, "Clara");
  app().handle(Back{});
  EXPECT_EQ(names().size(), 2U);
}

TEST_F(StandingsOf, TheLastSessionSaysWhoMoved) {
  for (const char* day : {"2026-01-01", "2026-01-02", "2026-01-03"}) play("Rummy", day, {"Clara", "Anna", "Boris"});
  open();
  app().handle(ChooseStandings{ChooseStandings::Of::kColumn, "won"});
  EXPECT_EQ(shown().lines.front().moved, "") << "nobody had a place before";
  table_.reset();
  play("Rummy", "2026-01-04", {"Boris", "Anna"});
  open();
  app().handle(ChooseStandings{ChooseStandings::Of::kColumn, "place"});
  EXPECT_EQ(names().front(), "Clara");
  app().handle(ChooseStandings{ChooseStandings::Of::kColumn, "won"});
  EXPECT_EQ(names(), (std::vector<std::string>{"Clara", "Boris", "Anna"}));
  EXPECT_EQ(shown().lines[1].moved, "▲ 1");
  EXPECT_EQ(shown().lines[2].moved, "▼ 1");
}

}  // namespace
}  // namespace nullo::app
