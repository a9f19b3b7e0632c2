// The page of a club's evening.
#include "app/club_evening/club_evening.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "app/new_session/view.h"
#include "app/start/view.h"
#include "app/table/view.h"
#include "support/finished_session.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class ClubEvenings : public ::testing::Test {
 protected:
  void open() {
    table_.emplace(scratch_ / "nullo.db");
    app().handle(Go{Screen::kStandings});
    app().handle(Go{Screen::kClubEvening});
  }
  // So many people are here, who have never played.
  void come(int count) {
    for (int i = 0; i < count; ++i) app().handle(ComeOrGo{name_of(i)});
  }
  static std::string name_of(int number) { return fmt::format("P{:02}", number); }
  void draw() { app().handle(DrawRounds{}); }
  const ClubEveningView& shown() { return std::get<ClubEveningView>(table_->app.view().screen); }
  // Everybody who sits in that round.
  std::multiset<std::string> seated(std::size_t round) {
    std::multiset<std::string> people;
    for (const ClubEveningView::Table& table : shown().rounds[round].tables) {
      for (std::size_t at = 0; at < table.people.size(); at += 5) people.insert(table.people.substr(at, 3));
    }
    return people;
  }
  // They play a session to its end, the first of them best.
  void play(const std::string& people) {
    std::vector<std::string> best_first;
    for (std::size_t at = 0; at < people.size(); at += 5) best_first.push_back(people.substr(at, 3));
    const std::string now = testing::still_clock().now();
    table_.reset();
    {
      store::Store store{scratch_ / "nullo.db", store::Store::Access::kWrite};
      store.create(testing::finished_session(++number_, "Rummy", now, now, best_first));
    }
    open();
  }
  App& app() { return table_->app; }

  testing::Scratch scratch_;
  std::optional<TableDriver> table_;
  int number_ = 0;
};

TEST_F(ClubEvenings, SayHowManyTablesThereAreForWhoeverIsHere) {
  open();
  EXPECT_EQ(shown().draw, "");
  come(2);
  EXPECT_EQ(shown().here, "2 people here, too few for a table.");
  EXPECT_EQ(shown().draw, "");
  for (int i = 2; i < 11; ++i) app().handle(ComeOrGo{name_of(i)});
  EXPECT_EQ(shown().here, "11 people at 3 tables: 4, 4, 3");
  EXPECT_EQ(shown().draw, "Draw 4 rounds");
  app().handle(ComeOrGo{name_of(3)});
  EXPECT_EQ(shown().here, "10 people at 3 tables: 4, 3, 3");
  app().handle(ChooseEvening{EveningPart::kSeats, "5"});
  EXPECT_EQ(shown().here, "10 people at 2 tables: 5, 5");
  app().handle(ComeOrGo{" "});
  EXPECT_EQ(shown().problem, "A name has 1 to 64 characters.");
}

TEST_F(ClubEvenings, DrawAllRoundsAndSeatEverybodyOnceInEach) {
  open();
  come(11);
  draw();
  ASSERT_EQ(shown().rounds.size(), 4U);
  for (std::size_t round = 0; round < 4; ++round) {
    const std::multiset<std::string> people = seated(round);
    EXPECT_EQ(people.size(), 11U);
    EXPECT_EQ(std::set<std::string>(people.begin(), people.end()).size(), 11U);
  }
  EXPECT_EQ(shown().draw, "Draw 4 rounds again");
}

TEST_F(ClubEvenings, StayWhenTheProgramEnds) {
  open();
  come(8);
  draw();
  const std::string first = shown().rounds[0].tables[0].people;
  open();
  EXPECT_EQ(shown().rounds[0].tables[0].people, first);
  app().handle(ClearEvening{});
  EXPECT_TRUE(shown().rounds.empty());
  EXPECT_EQ(shown().here, "Tap everybody who is here.");
}

TEST_F(ClubEvenings, ATableThatHasPlayedSaysWhoWonAndItsRoundStays) {
  open();
  come(8);
  draw();
  const ClubEveningView::Round first = shown().rounds[0];
  play(first.tables[1].people);
  EXPECT_EQ(shown().rounds[0].tables[1].state, first.tables[1].people.substr(0, 3) + " won");
  EXPECT_EQ(shown().rounds[0].tables[1].begin, "");
  EXPECT_EQ(shown().rounds[0].tables[0].state, "");
  EXPECT_EQ(shown().rounds[0].tables[0].begin, "Begin");
  EXPECT_EQ(shown().draw, "Draw 3 rounds again");
  ASSERT_EQ(shown().standing.size(), 4U);
  EXPECT_EQ(shown().standing[0].name, first.tables[1].people.substr(0, 3));
  EXPECT_EQ(shown().standing[0].total, "5");
  // Somebody comes late, somebody leaves: the round that has begun stays as it is, the others have those who are here.
  const std::string left = name_of(0);
  app().handle(ComeOrGo{left});
  app().handle(ComeOrGo{"P90"});
  app().handle(ComeOrGo{"P91"});
  EXPECT_FALSE(shown().changed.empty());
  draw();
  EXPECT_EQ(shown().changed, "");
  ASSERT_EQ(shown().rounds.size(), 4U);
  EXPECT_EQ(shown().rounds[0].tables[0].people, first.tables[0].people);
  for (std::size_t round = 1; round < 4; ++round) {
    EXPECT_EQ(seated(round).size(), 9U);
    EXPECT_TRUE(seated(round).contains("P91"));
    EXPECT_FALSE(seated(round).contains(left));
  }
}

TEST_F(ClubEvenings, TheSameFourWhoPlayTwiceHaveASessionForEachTable) {
  open();
  come(4);
  draw();
  const std::string people = shown().rounds[0].tables[0].people;
  play(people);
  EXPECT_NE(shown().rounds[0].tables[0].state, "");
  EXPECT_EQ(shown().rounds[1].tables[0].state, "");
  play(people);
  EXPECT_NE(shown().rounds[1].tables[0].state, "");
  EXPECT_EQ(shown().draw, "Draw 2 rounds again");
}

TEST_F(ClubEvenings, ByStandingDrawOneRoundAtATimeWithNeighboursTogether) {
  open();
  come(8);
  app().handle(ChooseEvening{EveningPart::kHow, "standing"});
  EXPECT_EQ(shown().draw, "Draw the next round");
  draw();
  ASSERT_EQ(shown().rounds.size(), 1U);
  EXPECT_EQ(shown().draw, "Draw the next round again");
  const ClubEveningView::Round first = shown().rounds[0];
  for (const ClubEveningView::Table& table : first.tables) play(table.people);
  EXPECT_EQ(shown().draw, "Draw the next round");
  draw();
  ASSERT_EQ(shown().rounds.size(), 2U);
  EXPECT_EQ(shown().rounds[0].tables[0].people, first.tables[0].people);
  // The two winners sit together now.
  const std::string one = first.tables[0].people.substr(0, 3);
  const std::string other = first.tables[1].people.substr(0, 3);
  const bool together = std::ranges::any_of(shown().rounds[1].tables, [&](const ClubEveningView::Table& table) {
    return table.people.find(one) != std::string::npos && table.people.find(other) != std::string::npos;
  });
  EXPECT_TRUE(together);
}

TEST_F(ClubEvenings, ATableBeginsItsSessionWithItsPeopleSeated) {
  open();
  come(8);
  draw();
  const std::string people = shown().rounds[0].tables[1].people;
  app().handle(BeginTable{0, 1});
  const auto& fresh = std::get<NewSessionView>(app().view().screen);
  std::string places;
  for (const auto& place : fresh.places) places += (places.empty() ? "" : ", ") + place.name;
  EXPECT_EQ(places, people);
  EXPECT_TRUE(fresh.places[0].dealer);
}

TEST_F(ClubEvenings, ATableThatHasBegunGoesOnAndBeginsNothingTwice) {
  open();
  come(8);
  draw();
  app().handle(BeginTable{0, 0});
  app().handle(Accept{});
  ASSERT_TRUE(std::holds_alternative<TableView>(app().view().screen));
  app().handle(Go{Screen::kStart});
  EXPECT_TRUE(std::get<StartView>(app().view().screen).club_evening) << "the way back is there";
  app().handle(Go{Screen::kClubEvening});
  EXPECT_EQ(shown().rounds[0].tables[0].state, "being played");
  EXPECT_EQ(shown().rounds[0].tables[0].begin, "Go on");
  EXPECT_EQ(shown().rounds[0].tables[1].begin, "Begin");
  app().handle(BeginTable{0, 0});
  EXPECT_TRUE(std::holds_alternative<TableView>(app().view().screen));
}

TEST_F(ClubEvenings, EverythingCanBeTakenBack) {
  open();
  come(8);
  draw();
  const std::string first = shown().rounds[0].tables[0].people;
  draw();
  EXPECT_EQ(app().view().undo, "the draw");
  app().handle(Undo{});
  EXPECT_EQ(shown().rounds[0].tables[0].people, first);
  app().handle(ClearEvening{});
  EXPECT_TRUE(shown().rounds.empty());
  app().handle(Undo{});
  EXPECT_EQ(shown().rounds[0].tables[0].people, first);
  app().handle(Redo{});
  EXPECT_TRUE(shown().rounds.empty());
}

TEST_F(ClubEvenings, WhoHasLeftIsNamedAtTheTable) {
  open();
  come(8);
  draw();
  const std::string gone = shown().rounds[2].tables[0].people.substr(0, 3);
  app().handle(ComeOrGo{gone});
  EXPECT_EQ(shown().rounds[2].tables[0].state, gone + " has left");
}

TEST_F(ClubEvenings, GoOutAsAMessageAndAsAPage) {
  open();
  come(9);
  app().handle(ComeOrGo{"<b>"});
  draw();
  app().handle(CopyDraw{});
  const std::string message = app().take_copied().value_or("");
  EXPECT_TRUE(message.find("\nRound 4\nTable 1: ") != std::string::npos) << message;
  app().handle(WriteDraw{});
  EXPECT_TRUE(app().view().said.ends_with(".html")) << app().view().said;
}

TEST(AnEveningPlan, IsReadAsItWasWritten) {
  const EveningPlan plan{.began = "2026-11-30T18:00:00Z",
                         .people = {"Anna", "\"Боб\""},
                         .seats = 3,
                         .how = draws::How::kRandom,
                         .rounds = 7,
                         .drawn = {{.tables = {{"Anna"}, {"\"Боб\"", "Clara"}}, .byes = {"Dmitri"}}}};
  EXPECT_EQ(write_evening(read_evening(write_evening(plan))), write_evening(plan));
  for (const char* bad : {"", "{", "[]", R"({"began":1})", R"({"drawn":[{"tables":[1]}]})", R"({"seats":99})"})
    EXPECT_EQ(write_evening(read_evening(bad)), write_evening({})) << bad;
}

}  // namespace
}  // namespace nullo::app
