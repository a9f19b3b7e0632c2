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
  void draw_for(int count) {
    open();
    come(count);
    draw();
  }
  void begin_first_table() {
    app().handle(BeginTable{0, 0});
    app().handle(Accept{});
  }
  const ClubEveningView& shown() { return std::get<ClubEveningView>(table_->app.view().screen); }
  // Everybody who sits in that round.
  std::multiset<std::string> seated(std::size_t round) {
    std::multiset<std::string> people;
    for (const EveningTable& table : shown().rounds[round].tables) {
      people.insert(table.people.begin(), table.people.end());
    }
    return people;
  }
  // They play a session to its end, the first of them best.
  void play(const std::vector<std::string>& best_first) {
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
  draw_for(11);
  ASSERT_EQ(shown().rounds.size(), 4U);
  for (std::size_t round = 0; round < 4; ++round) {
    const std::multiset<std::string> people = seated(round);
    EXPECT_EQ(people.size(), 11U);
    EXPECT_EQ(std::set<std::string>(people.begin(), people.end()).size(), 11U);
  }
  EXPECT_EQ(shown().draw, "Draw 4 rounds again");
}

TEST_F(ClubEvenings, StayWhenTheProgramEnds) {
  draw_for(8);
  const std::vector<std::string> first = shown().rounds[0].tables[0].people;
  open();
  EXPECT_EQ(shown().rounds[0].tables[0].people, first);
  app().handle(ClearEvening{});
  EXPECT_TRUE(shown().rounds.empty());
  EXPECT_EQ(shown().here, "Tap everybody who is here, or type a name.");
}

TEST_F(ClubEvenings, ATableThatHasPlayedSaysWhoWonAndItsRoundStays) {
  draw_for(8);
  const EveningRound first = shown().rounds[0];
  play(first.tables[1].people);
  EXPECT_EQ(shown().rounds[0].tables[1].state, first.tables[1].people.front() + " won with 10");
  EXPECT_EQ(shown().rounds[0].tables[1].begin, "");
  EXPECT_EQ(shown().rounds[0].tables[0].state, "");
  EXPECT_EQ(shown().rounds[0].tables[0].begin, "Begin");
  EXPECT_EQ(shown().draw, "Draw 3 rounds again");
  ASSERT_EQ(shown().standing.size(), 4U);
  EXPECT_EQ(shown().standing[0].name, first.tables[1].people.front());
  EXPECT_EQ(shown().standing[0].total, "5");
  app().handle(OpenPast{shown().rounds[0].tables[1].session});
  EXPECT_TRUE(std::holds_alternative<SessionView>(app().view().screen)) << "a tap shows what it played";
  app().handle(Back{});
  EXPECT_EQ(shown().rounds[0].tables[0].session, "") << "and the way back leads here";
  // Somebody comes late, somebody leaves: a table that has played stays as it is, all else has those who are here.
  const std::string left = first.tables[0].people.front();  // draws differ each time
  app().handle(ComeOrGo{left});
  app().handle(ComeOrGo{"P90"});
  app().handle(ComeOrGo{"P91"});
  EXPECT_FALSE(shown().changed.empty());
  draw();
  EXPECT_EQ(shown().changed, "");
  ASSERT_EQ(shown().rounds.size(), 4U);
  EXPECT_EQ(shown().rounds[0].tables[1].people, first.tables[1].people);
  EXPECT_TRUE(seated(0).contains("P90"));
  for (std::size_t round = 1; round < 4; ++round) {
    EXPECT_EQ(seated(round).size(), 9U);
    EXPECT_TRUE(seated(round).contains("P91"));
    EXPECT_FALSE(seated(round).contains(left));
  }
}

TEST_F(ClubEvenings, TheSameFourWhoPlayTwiceHaveASessionForEachTable) {
  draw_for(4);
  const std::vector<std::string> people = shown().rounds[0].tables[0].people;
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
  const EveningRound first = shown().rounds[0];
  for (const EveningTable& table : first.tables) play(table.people);
  EXPECT_EQ(shown().draw, "Draw the next round");
  draw();
  ASSERT_EQ(shown().rounds.size(), 2U);
  EXPECT_EQ(shown().rounds[0].tables[0].people, first.tables[0].people);
  // The two winners sit together now.
  const std::string one = first.tables[0].people.front();
  const std::string other = first.tables[1].people.front();
  const bool together = std::ranges::any_of(shown().rounds[1].tables, [&](const EveningTable& table) {
    return std::ranges::count(table.people, one) + std::ranges::count(table.people, other) == 2;
  });
  EXPECT_TRUE(together);
}

TEST_F(ClubEvenings, ATableBeginsItsSessionWithItsPeopleSeated) {
  draw_for(8);
  const std::vector<std::string> people = shown().rounds[0].tables[1].people;
  app().handle(BeginTable{0, 1});
  const auto& fresh = std::get<NewSessionView>(app().view().screen);
  std::vector<std::string> places;
  for (const auto& place : fresh.places) places.push_back(place.name);
  EXPECT_EQ(places, people);
  EXPECT_TRUE(fresh.places[0].dealer);
}

TEST_F(ClubEvenings, ATableThatHasBegunGoesOnAndBeginsNothingTwice) {
  draw_for(8);
  begin_first_table();
  ASSERT_TRUE(std::holds_alternative<TableView>(app().view().screen));
  app().handle(Go{Screen::kStart});
  EXPECT_TRUE(std::get<StartView>(app().view().screen).club_evening) << "the way back is there";
  app().handle(Go{Screen::kClubEvening});
  EXPECT_EQ(shown().rounds[0].tables[0].state, "hand 1");
  EXPECT_EQ(shown().rounds[0].tables[0].begin, "Go on");
  EXPECT_EQ(shown().rounds[0].tables[1].begin, "Begin");
  app().handle(BeginTable{0, 0});
  EXPECT_TRUE(std::holds_alternative<TableView>(app().view().screen));
}

TEST_F(ClubEvenings, EverythingCanBeTakenBack) {
  draw_for(8);
  const std::vector<std::string> first = shown().rounds[0].tables[0].people;
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
  draw_for(8);
  const std::string gone = shown().rounds[2].tables[0].people.front();
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

TEST_F(ClubEvenings, TheMessageSaysHowTheTablesPlayed) {
  draw_for(8);
  const std::vector<std::string> people = shown().rounds[0].tables[1].people;
  play(people);
  app().handle(CopyDraw{});
  const std::string message = app().take_copied().value_or("");
  EXPECT_TRUE(message.find(fmt::format("\n{} won with 10\n\nRound 2\n", people[0])) != std::string::npos) << message;
}

TEST_F(ClubEvenings, ASessionSaysForWhichTableItIsPlayed) {
  draw_for(8);
  app().handle(BeginTable{0, 1});
  const std::string note = "Club evening: round 1, table 2";
  EXPECT_TRUE(table_->on<NewSessionView>()->length.ends_with(". " + note)) << table_->on<NewSessionView>()->length;
  app().handle(Accept{});
  app().handle(Go{Screen::kPast});
  EXPECT_EQ(std::get<PastView>(app().view().screen).lines.front().note, note);
}

TEST_F(ClubEvenings, ASessionOfOthersIsForNoTable) {
  draw_for(8);
  app().handle(BeginTable{0, 1});
  app().handle(ClearPlaces{});
  EXPECT_EQ(table_->on<NewSessionView>()->length.find("Club evening"), std::string::npos)
      << table_->on<NewSessionView>()->length;
}

TEST_F(ClubEvenings, ATableThatIsPlayingCountsAsItStands) {
  draw_for(8);
  const std::vector<std::string> people = shown().rounds[0].tables[0].people;
  app().handle(ChooseEvening{EveningPart::kBoard, "evening"});
  app().handle(ToggleBoard{});
  begin_first_table();
  EXPECT_EQ(app().board().evening->round.tables[0].state, "hand 1");
  table_->type(testing::kTetkaHand);
  const BoardView& board = app().board();
  ASSERT_TRUE(board.shows_evening);
  ASSERT_TRUE(board.evening);
  EXPECT_EQ(board.evening->title, "Club evening · round 1 of 4");
  EXPECT_EQ(board.evening->round.tables[0].state, fmt::format("hand 2: {} leads with 0", people[0]));
  EXPECT_EQ(board.evening->round.tables[1].state, "");
  ASSERT_EQ(board.evening->standing.size(), 4U) << "whoever has played";
  EXPECT_EQ(board.evening->standing[0].name, people[0]);
  EXPECT_EQ(board.evening->standing[0].now, "now 5");
  EXPECT_EQ(board.evening->standing[0].total, "5.0");
  EXPECT_EQ(board.evening->standing[1].total, "2.5") << "two are level behind";
  EXPECT_EQ(board.evening->headline, people[0] + " leads with 5 points");
}

TEST_F(ClubEvenings, TheBoardShowsTheTableWhereThatIsWanted) {
  draw_for(4);
  app().handle(ToggleBoard{});
  EXPECT_TRUE(app().board().shows_evening) << "no session is at the table";
  begin_first_table();
  EXPECT_FALSE(app().board().shows_evening);
  EXPECT_TRUE(app().board().evening) << "phones show both";
}

TEST_F(ClubEvenings, CanCountOtherwise) {
  draw_for(4);
  const std::vector<std::string> people = shown().rounds[0].tables[0].people;
  play(people);
  const auto first_total = [&] { return shown().standing.at(0).total; };
  EXPECT_EQ(first_total(), "5");
  app().handle(ChooseEvening{EveningPart::kPoints, "3 2 1"});
  EXPECT_EQ(first_total(), "3");
  app().handle(ChooseEvening{EveningPart::kPoints, "1"});
  EXPECT_EQ(first_total(), "1");
  app().handle(ChooseEvening{EveningPart::kPoints, "17"});
  EXPECT_EQ(first_total(), "1") << "that is no choice";
  app().handle(ChooseEvening{EveningPart::kPoints, ""});
  EXPECT_NE(first_total(), "1") << "its own points";
}

TEST_F(ClubEvenings, ARoundIsNotDrawnAgainOnceATableSits) {
  draw_for(8);
  const std::vector<std::string> first = shown().rounds[0].tables[1].people;
  begin_first_table();
  app().handle(Go{Screen::kStart});
  app().handle(Go{Screen::kClubEvening});
  EXPECT_EQ(shown().draw, "Draw 3 rounds again");
  draw();
  EXPECT_EQ(shown().rounds[0].tables[1].people, first);
}

TEST_F(ClubEvenings, ATableThatIsEndedEarlyHasPlayed) {
  draw_for(8);
  const std::vector<std::string> people = shown().rounds[0].tables[0].people;
  begin_first_table();
  table_->type(testing::kTetkaHand);
  app().handle(StopPlaying{});
  app().handle(Accept{});
  app().handle(Go{Screen::kStart});
  app().handle(Go{Screen::kClubEvening});
  EXPECT_EQ(shown().rounds[0].tables[0].begin, "") << "it does not begin anew";
  EXPECT_EQ(shown().rounds[0].tables[0].state, people[0] + " won with 0");
  ASSERT_EQ(shown().standing.size(), 4U);
  EXPECT_EQ(shown().standing[0].name, people[0]);
  EXPECT_EQ(shown().standing[0].total, "5.0");
  EXPECT_EQ(shown().standing[0].now, "");
}

TEST_F(ClubEvenings, FromATableTheWayLeadsBackToTheEvening) {
  draw_for(8);
  begin_first_table();
  ASSERT_TRUE(std::holds_alternative<TableView>(app().view().screen));
  app().handle(Back{});
  EXPECT_TRUE(std::holds_alternative<ClubEveningView>(app().view().screen));
  app().handle(Back{});
  EXPECT_TRUE(std::holds_alternative<StartView>(app().view().screen));
}

TEST_F(ClubEvenings, ARoundThatHasBegunSeatsWhoeverComesLateWhereSomebodyLeft) {
  draw_for(8);
  begin_first_table();
  app().handle(Back{});
  const std::vector<std::string> begun = shown().rounds[0].tables[0].people;
  const std::vector<std::string> waiting = shown().rounds[0].tables[1].people;
  app().handle(ComeOrGo{waiting[2]});
  app().handle(ComeOrGo{"P90"});
  app().handle(ComeOrGo{"P91"});
  EXPECT_FALSE(shown().changed.empty());
  EXPECT_EQ(shown().rounds[0].tables[1].state, waiting[2] + " has left");
  draw();
  EXPECT_EQ(shown().changed, "");
  EXPECT_EQ(shown().rounds[0].tables[0].people, begun);
  EXPECT_EQ(shown().rounds[0].tables[1].people, (std::vector<std::string>{waiting[0], waiting[1], "P90", waiting[3]}));
  EXPECT_EQ(shown().rounds[0].byes, "P91 sits out") << "there is no room";
  EXPECT_EQ(seated(1).size(), 9U) << "the next rounds have everybody";
  const std::vector<std::string> seated_now = shown().rounds[0].tables[1].people;
  for (const std::string& person : seated_now)
    if (person != waiting[0]) app().handle(ComeOrGo{person});
  app().handle(ComeOrGo{"P91"});
  draw();
  EXPECT_EQ(shown().rounds[0].tables.size(), 1U) << "one is too few for a table";
  EXPECT_EQ(shown().rounds[0].byes, waiting[0] + " sits out");
}

TEST(TakenBack, ForgetsWhatSomebodyElseHasChanged) {
  TakenBack<int> changes;
  changes.add("one", 0, 1);
  changes.add("two", 1, 2);
  changes.forget_unless(2);
  EXPECT_EQ(changes.label(true), "two");
  changes.step(true, [](int kept) { EXPECT_EQ(kept, 1); });
  changes.forget_unless(1);
  EXPECT_EQ(changes.label(true), "one");
  EXPECT_EQ(changes.label(false), "two");
  changes.forget_unless(7);
  EXPECT_EQ(changes.label(true), "");
  EXPECT_EQ(changes.label(false), "");
}

}  // namespace
}  // namespace nullo::app
