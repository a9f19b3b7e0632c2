// Who sits where, and whose points those are: chairs changed, substitutes, people who join or leave for good.
// All points are worked out by hand.
#include <algorithm>

#include <gtest/gtest.h>

#include "document/document.h"
#include "store/store.h"
#include "support/at_a_table.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class Seating : public testing::AtATable {
 protected:
  // A session whose last hand is open.
  void put(const std::string& game, const std::string& hands) {
    store::Store store{database_, store::Store::Access::kWrite};
    const std::string text = R"({"format": "nullo.session", "version": 1, "game": ")" + game + R"(",
      "id": "00000000-0000-4000-8000-000000000009", "started_at": "2026-11-01T18:00:00Z",
      "players": ["Anna", "Boris", "Clara", "Dmitri"], "hands": [)" +
                             hands + ", {}]}";
    store.create(document::read_session(text).value().session);
  }
  static Texts totals(const TableDriver& table) {
    Texts totals;
    for (const auto& place : table.table().places) totals.push_back(place.name + " " + place.total);
    return totals;
  }
};

TEST_F(Seating, TwoWhoChangeChairsAreAskedWhetherTheirPointsGoAlong) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Do the points go with the people or stay with the chairs?");
  EXPECT_EQ(table.app.view().dialog->text, "With the people: Clara 7, Anna 0. With the chairs: Clara 0, Anna 7.");
  EXPECT_EQ(totals(table), (Texts{"Anna 0", "Boris 1", "Clara 7", "Dmitri 1"})) << "not before it is answered";
  table.app.handle(Decline{});
  EXPECT_EQ(totals(table), (Texts{"Anna 0", "Boris 1", "Clara 7", "Dmitri 1"}));
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});
  table.app.handle(Accept{});  // with the people
  EXPECT_EQ(totals(table), (Texts{"Clara 7", "Boris 1", "Anna 0", "Dmitri 1"}));
  EXPECT_EQ(table.app.view().undo, "who sits where");
  EXPECT_EQ(stored().front().hands.back().points_follow, session::PointsFollow::kPlayer);
  table.app.handle(Undo{});
  EXPECT_EQ(totals(table), (Texts{"Anna 0", "Boris 1", "Clara 7", "Dmitri 1"}));
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});
  table.app.handle(AcceptOther{});  // with the chairs
  EXPECT_EQ(totals(table), (Texts{"Clara 0", "Boris 1", "Anna 7", "Dmitri 1"}));
  expect_sound();
}

TEST_F(Seating, NothingIsAskedWhereItMakesNoDifference) {
  TableDriver table{database_};
  table.start_session();
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});  // before the first hand is over
  EXPECT_FALSE(table.app.view().dialog);
  table.type(testing::kTetkaHand);
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Eva"}});  // nobody changes chairs
  EXPECT_FALSE(table.app.view().dialog);
  EXPECT_EQ(table.table().places[3].name, "Eva");
}

TEST_F(Seating, PartnersAreNotPartedAndTheTableIsToldWhy) {
  put("samba", R"({"scores": [1500, -200, 1500, -200]})");
  TableDriver table{database_};
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});
  EXPECT_FALSE(table.app.view().dialog) << "partners share one score: nothing changes";
  table.app.handle(SitIn{{"Boris", "Clara", "Anna", "Dmitri"}});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "The points stay with the chairs");
  EXPECT_NE(table.app.view().dialog->text.find("partners would have different ones"), std::string::npos);
  EXPECT_EQ(table.app.view().dialog->other, "") << "it is not offered";
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().places[0].name, "Boris");
  EXPECT_EQ(stored().front().hands.back().points_follow, session::PointsFollow::kSeat);
  expect_sound();
}

// Clara's bum card of hand 2 costs her 1.
TEST_F(Seating, WhatWasEnteredInTheHandGoesWhereThePointsGo) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  table.type("7c1b3");
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(
      table.app.view().dialog->text,
      "With the people: Clara 7, Anna 0. With the chairs: Clara 0, Anna 7. What was entered in this hand goes the "
      "same way.");
  table.app.handle(Accept{});  // with the people
  EXPECT_EQ(totals(table), (Texts{"Clara 8", "Boris 1", "Anna 0", "Dmitri 1"}));
  EXPECT_TRUE(table.table().places[1].dealer);
  table.app.handle(Undo{});
  EXPECT_EQ(totals(table), (Texts{"Anna 0", "Boris 1", "Clara 8", "Dmitri 1"}));
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});
  table.app.handle(AcceptOther{});  // with the chairs
  EXPECT_EQ(totals(table), (Texts{"Clara 0", "Boris 1", "Anna 8", "Dmitri 1"}));
  expect_sound();
}

TEST_F(Seating, InTheFirstHandItIsAskedOnceSomethingIsEntered) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c1b3");  // Anna dealt
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->text, "What was entered in this hand goes the same way.");
  table.app.handle(Accept{});
  EXPECT_EQ(totals(table), (Texts{"Clara 1", "Boris 0", "Anna 0", "Dmitri 0"}));
  EXPECT_TRUE(table.table().places[2].dealer) << "Anna dealt it";
  expect_sound();
}

TEST_F(Seating, EndingTheGameSaysWhoHasWhichPointsAgain) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});
  table.app.handle(AcceptOther{});  // with the chairs
  EXPECT_EQ(totals(table), (Texts{"Clara 0", "Boris 1", "Anna 7", "Dmitri 1"}));
  table.app.handle(StopPlaying{});
  EXPECT_NE(table.app.view().dialog->text.find("Who sits where is again as before it: Anna 0, Clara 7."),
            std::string::npos)
      << table.app.view().dialog->text;
}

// Each column is a total: it goes with the player who takes the total along, and so do its earlier hands.
TEST_F(Seating, TheColumnsOfTheSheetGoAlongWithThePoints) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  table.app.handle(SitIn{{"Clara", "Boris", "Anna", "Dmitri"}});
  table.app.handle(Accept{});
  table.type(testing::kTetkaHand);  // now Anna takes 7
  const Sheet& sheet = table.table().sheet;
  EXPECT_EQ(sheet.names, (Texts{"Clara", "Boris", "Anna", "Dmitri"}));
  EXPECT_EQ(sheet.rows[0].scores, (Texts{"+7", "+1", "0", "+1"}));
  EXPECT_EQ(sheet.rows[0].totals, (Texts{"7", "1", "0", "1"}));
  EXPECT_EQ(sheet.rows[1].scores, (Texts{"0", "+1", "+7", "+1"}));
  EXPECT_EQ(sheet.rows[1].totals, (Texts{"7", "2", "7", "2"}));
  EXPECT_EQ(sheet.rows[1].news, "Anna and Clara change chairs. The points go with the people");
  EXPECT_EQ(sheet.shares, Texts{});
}

TEST_F(Seating, ASubstituteStaysOnTheSheetWithTheOwnPart) {
  TableDriver table{database_};
  table.start_session({"Anna", "Boris", "Dad", "Dmitri"});
  table.type(testing::kTetkaHand);
  table.type(testing::kTetkaHand);
  table.app.handle(SitIn{{"Anna", "Boris", "Eva", "Dmitri"}});
  table.type(testing::kTetkaHand);
  const Sheet& sheet = table.table().sheet;
  EXPECT_EQ(sheet.names, (Texts{"Anna", "Boris", "Dad / Eva", "Dmitri"}));
  EXPECT_EQ(sheet.rows[2].news, "Eva sits in for Dad");
  EXPECT_EQ(sheet.rows[1].news, "");
  EXPECT_EQ(sheet.totals[2], "21");
  EXPECT_EQ(sheet.shares, Texts{"Dad +14 in hands 1 to 2, Eva +7 in hands 3 to 4"});
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->headline, "Anna wins with 0 points");
  EXPECT_EQ(over->lines.back().name, "Dad / Eva") << "the place is the seat's";
  EXPECT_EQ(over->lines.back().total, "21");
  EXPECT_EQ(over->chart.lines[2].name, "Dad / Eva");
  table.app.handle(Go{Screen::kPast});
  table.app.handle(OpenPast{stored().front().id});
  EXPECT_EQ(table.on<SessionView>()->title, "Tëtka: Anna, Boris, Dad / Eva, Dmitri");
  EXPECT_EQ(table.on<SessionView>()->sheet.names[2], "Dad / Eva");
  table.app.handle(TypeStake{"0.10", true});
  const std::vector<std::string>& notes = table.on<SessionView>()->settling->notes;
  EXPECT_NE(std::ranges::find(notes, "Dad +14, Eva +7: Eva settles for all of it"), notes.end());
}

TEST_F(Seating, TheWindowAndTheCommandLineNameTheSameWinner) {
  {
    TableDriver table{database_};
    table.start_session({"Dad", "Boris", "Clara", "Dmitri"});
    table.type(testing::kTetkaHand);
    table.app.handle(SitIn{{"Eva", "Boris", "Clara", "Dmitri"}});
    table.type(testing::kTetkaHand);
    table.app.handle(StopPlaying{});
    table.app.handle(Accept{});
    EXPECT_EQ(table.on<GameOverView>()->headline, "Dad / Eva wins with 0 points");
    table.app.handle(Go{Screen::kPast});
    EXPECT_EQ(table.on<PastView>()->lines[0].outcome, "Dad / Eva won with 0, stopped early");
  }
  store::Store store{database_, store::Store::Access::kRead};
  EXPECT_EQ(store.sessions().front().columns(), (Texts{"Dad / Eva", "Boris", "Clara", "Dmitri"}));
}

TEST_F(Seating, ASmallLetterDoesNotMakeAnotherPersonOfAnna) {
  TableDriver table{database_};
  table.start_session();
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  table.start_session({"anna", "Ben", "Clara", "Dmitri"});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Is anna the Anna who has played before?");
  table.app.handle(Decline{});
  EXPECT_NE(table.on<NewSessionView>(), nullptr) << "nothing has begun";
  table.app.handle(Accept{});
  table.app.handle(Accept{});  // yes, she is
  EXPECT_EQ(table.table().places[0].name, "Anna");
  table.app.handle(SitIn{{"Anna", "Ben", "Clara", "boris"}});
  EXPECT_EQ(table.app.view().dialog->title, "Is boris the Boris who has played before?");
  table.app.handle(AcceptOther{});  // somebody else
  EXPECT_EQ(table.table().places[3].name, "boris");
}

TEST_F(Seating, TwoWhomOnlyCapitalsTellApartAreAskedAboutBeforeTheyBegin) {
  TableDriver table{database_};
  table.start_session({"Anna", "anna", "Clara", "Dmitri"});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Are Anna and anna two people?");
  table.app.handle(Decline{});
  ASSERT_NE(table.on<NewSessionView>(), nullptr) << "nothing has begun";
  table.app.handle(Accept{});
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().places[0].name, "Anna");
  EXPECT_EQ(table.table().places[1].name, "anna");
  table.app.handle(SitIn{{"Anna", "anna", "Clara", "CLARA"}});
  ASSERT_TRUE(table.app.view().dialog) << "for somebody who sits in, too";
  EXPECT_EQ(table.app.view().dialog->title, "Are Clara and CLARA two people?");
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().places[3].name, "CLARA");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  table.start_session({"Anna", "anna", "Clara", "Dmitri"});
  EXPECT_FALSE(table.app.view().dialog) << "they are known as two";
}

TEST_F(Seating, SomebodyWhoJoinsTheEveningIsAskedAboutToo) {
  put("hearts", R"({"scores": [5, 4, 3, 14]}, {"scores": [5, 4, 3, 14]})");
  TableDriver table{database_};
  table.app.handle(GoOnWithOthers{});
  table.app.handle(SetPlayers{5});
  table.app.handle(SetName{Seat{4}, "ANNA"});
  table.app.handle(Accept{});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Are Anna and ANNA two people?");
  EXPECT_NE(table.on<NewSessionView>(), nullptr);
}

TEST_F(Seating, TheBeginningOfAWordOfOneKnownNameIsAskedAbout) {
  TableDriver table{database_};
  table.start_session({"Grandma Ruth", "Tom", "Grace Hill", "Dmitri"});
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  table.start_session({"gran", "Ben", "Clara", "Emil"});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Is gran the Grandma Ruth who has played before?");
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().places[0].name, "Grandma Ruth");
  table.app.handle(SitIn{{"gra", "Ben", "Clara", "Emil"}});
  EXPECT_FALSE(table.app.view().dialog) << "two are called so: it is a new name";
  EXPECT_EQ(table.table().places[0].name, "gra");
  table.app.handle(SitIn{{"ruth", "Ben", "Clara", "Emil"}});
  ASSERT_TRUE(table.app.view().dialog);
  table.app.handle(AcceptOther{});
  EXPECT_EQ(table.table().places[0].name, "ruth");
}

TEST_F(Seating, AFifthPersonJoinsWithTheAverageAndTheEveningGoesOn) {
  put("hearts", R"({"scores": [5, 4, 3, 14]}, {"scores": [5, 4, 3, 14]})");
  TableDriver table{database_};
  table.app.handle(GoOnWithOthers{});
  const auto* form = table.on<NewSessionView>();
  ASSERT_NE(form, nullptr);
  EXPECT_EQ(form->going_on.front(),
            "This session goes on with the evening: hand 3 is next. Past sessions show the whole evening as one.");
  EXPECT_TRUE(form->games.empty());
  table.app.handle(SetPlayers{5});
  table.app.handle(SetName{Seat{4}, "Emil"});
  form = table.on<NewSessionView>();
  EXPECT_EQ(form->openings[3].amount, "28");
  EXPECT_TRUE(form->openings[3].choices.empty()) << "who stays keeps what they have";
  ASSERT_EQ(form->openings[4].choices.size(), 4U);
  EXPECT_EQ(form->openings[4].choices[0].label, "the average, 13");
  EXPECT_EQ(form->openings[4].choices[1].label, "the highest, 28");
  EXPECT_EQ(form->openings[4].choices[2].label, "the lowest, 6");
  EXPECT_EQ(form->openings[4].choices[3].label, "zero");
  EXPECT_EQ(form->openings[4].amount, "13");
  table.app.handle(SetJoining{Seat{4}, Joining::kHighest});
  EXPECT_EQ(table.on<NewSessionView>()->openings[4].amount, "28");
  for (const auto& preset : table.on<NewSessionView>()->presets) {
    if (table.on<NewSessionView>()->can_start) break;
    table.app.handle(ChoosePreset{preset.id});
    table.app.handle(SetPlayers{5});
  }
  ASSERT_TRUE(table.on<NewSessionView>()->can_start) << table.on<NewSessionView>()->why_not;
  table.app.handle(Accept{});
  EXPECT_EQ(totals(table), (Texts{"Anna 10", "Boris 8", "Clara 6", "Dmitri 28", "Emil 28"}));
  EXPECT_TRUE(table.table().places[2].dealer) << "the deal goes on";
  const std::vector<session::Session> both = stored();
  ASSERT_EQ(both.size(), 2U);
  const session::Session& first = both[0];
  const session::Session& next = both[1];
  EXPECT_EQ(next.continues, first.id);
  EXPECT_EQ(next.hands_before, 2);
  EXPECT_EQ(next.opening, (PerSeat<Amount>{10, 8, 6, 28, 28}));
  EXPECT_FALSE(first.ended_at.empty());
  EXPECT_EQ(first.hands.size(), 2U);
  EXPECT_EQ(document::read_session(document::write_session(next, json::Writer::Style::kCompact)).value().session, next);
  expect_sound();
}

TEST_F(Seating, ThePageOfGoingOnSaysWhichHandIsNextAndCallsNoHandBegun) {
  put("tetka", R"({"scores": [5, 4, 0, 0]}, {"scores": [5, 4, 0, 0]}, {"scores": [5, 4, 0, 0]})");
  TableDriver table{database_};
  table.app.handle(GoOnWithOthers{});
  const auto* form = table.on<NewSessionView>();
  EXPECT_EQ(form->length, "4 hands, 3 of them played: hand 4 is the last");
  EXPECT_EQ(form->going_on.size(), 1U) << form->going_on.back();
}

TEST_F(Seating, SomebodyLeavesForGoodAndTheOthersGoOnWithTheirPoints) {
  TableDriver table{database_};
  table.start("briscola", {"Anna", "Boris", "Clara"});
  table.app.handle(GoOnWithOthers{});
  table.app.handle(StandUp{Seat{1}});
  const auto* form = table.on<NewSessionView>();
  ASSERT_EQ(form->places.size(), 2U);
  EXPECT_EQ(form->places[1].name, "Clara");
  EXPECT_EQ(form->going_on[1], "Boris leaves for good.");
  table.app.handle(Back{});
  EXPECT_NE(table.on<TableView>(), nullptr) << "back at the table, and nothing has ended";
  EXPECT_EQ(stored().size(), 1U);
  EXPECT_EQ(stored().front().ended_at, "");
}

TEST_F(Seating, UndoAtTheStartOfANewPartBringsTheEarlierOneBack) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  const Texts before = totals(table);
  const std::string earlier = stored().front().id;
  table.app.handle(GoOnWithOthers{});
  table.app.handle(SetName{Seat{3}, "Emil"});
  table.app.handle(Accept{});
  ASSERT_EQ(stored().size(), 2U);
  EXPECT_EQ(table.app.view().undo, "going on with others");
  table.app.handle(Undo{});
  ASSERT_EQ(stored().size(), 1U);
  EXPECT_EQ(stored().front().id, earlier);
  EXPECT_EQ(stored().front().ended_at, "");
  EXPECT_EQ(totals(table), before);
  EXPECT_NE(table.app.view().undo, "going on with others");
  EXPECT_EQ(table.app.view().redo, "going on with others");
  expect_sound();
  table.app.handle(Redo{});
  ASSERT_EQ(stored().size(), 2U);
  EXPECT_EQ(table.table().places[3].name, "Emil");
  EXPECT_EQ(table.app.view().undo, "going on with others");
  expect_sound();
}

TEST_F(Seating, APartThatNeverWasIsNotOfferedAsDeletedAndTakesNoWinAway) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  table.app.handle(GoOnWithOthers{});
  table.app.handle(SetName{Seat{3}, "Emil"});
  table.app.handle(Accept{});
  table.app.handle(Undo{});
  for (int hand = 0; hand < 3; ++hand) table.type(testing::kTetkaHand);
  ASSERT_NE(table.on<GameOverView>(), nullptr);
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(table.on<PastView>()->deleted, 0);
  table.app.handle(Search{"deleted"});
  EXPECT_TRUE(table.on<PastView>()->lines.empty());
  store::Store store{database_, store::Store::Access::kRead};
  EXPECT_TRUE(store.lists().deleted.empty());
  ASSERT_EQ(store.sessions().size(), 1U);
  EXPECT_FALSE(store.sessions().front().winners.empty());
  expect_sound();
}

TEST_F(Seating, TheLabelOfAChangeDoesNotSayWhatMayBeUndone) {
  {
    TableDriver table{database_};
    table.start_session();
    table.type(testing::kTetkaHand);
    table.app.handle(GoOnWithOthers{});
    table.app.handle(Accept{});
  }
  const session::Session last = stored().front().continues.empty() ? stored().back() : stored().front();
  {
    store::Store store{database_, store::Store::Access::kWrite};
    session::Session first = *store.load(last.continues);
    const std::string facts = document::write_session(first, json::Writer::Style::kCompact);
    store.record(first, {std::nullopt, facts, facts, "going on with others"});  // as a note may be called
  }
  TableDriver table{database_};
  EXPECT_EQ(table.app.view().undo, "");
}

// After one hand Emil sits down where Dmitri sat, and begins with nothing.
void begin_a_second_part(TableDriver& table) {
  table.start_session();
  table.type(testing::kTetkaHand);
  table.app.handle(GoOnWithOthers{});
  table.app.handle(SetName{Seat{3}, "Emil"});
  table.app.handle(SetJoining{Seat{3}, Joining::kZero});
  table.app.handle(Accept{});
}

// The second part is stopped after one of its three hands.
void play_two_parts(TableDriver& table, bool to_the_end = false) {
  begin_a_second_part(table);
  table.type(testing::kTetkaHand);
  if (to_the_end) {
    table.type(testing::kTetkaHand);
    return table.type(testing::kTetkaHand);
  }
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
}

TEST_F(Seating, AnOpenEveningSaysHowManyHandsAllItsPartsHave) {  // "open, 0 hands complete, 2 parts"
  TableDriver table{database_};
  begin_a_second_part(table);
  ASSERT_NE(table.on<TableView>(), nullptr);
  table.app.handle(Go{Screen::kPast});
  ASSERT_EQ(table.on<PastView>()->lines.size(), 1U);
  EXPECT_EQ(table.on<PastView>()->lines[0].outcome, "open, 1 hand complete, 2 parts");
}

TEST_F(Seating, ThePartsOfAnEveningAreOneLineAndEachOpensTheOthers) {
  TableDriver table{database_};
  play_two_parts(table);
  EXPECT_EQ(table.on<GameOverView>()->headline, "Anna wins with 0 points");
  table.app.handle(Go{Screen::kPast});
  const auto* list = table.on<PastView>();
  ASSERT_EQ(list->lines.size(), 1U);
  EXPECT_EQ(list->lines[0].players, "Anna, Boris, Clara, Emil (before: Dmitri)");
  EXPECT_EQ(list->lines[0].outcome, "Anna won with 0, stopped early, 2 parts");
  table.app.handle(Search{"dmitri"});
  EXPECT_EQ(table.on<PastView>()->lines.size(), 1U) << "found by who sat in an earlier part";
  const std::string last = table.on<PastView>()->lines[0].id;
  table.app.handle(OpenPast{last});
  const auto* page = table.on<SessionView>();
  ASSERT_EQ(page->evening.size(), 2U);
  EXPECT_EQ(page->evening[0].text, "1: Tëtka, Anna, Boris, Clara, Dmitri, 1 hand");
  EXPECT_EQ(page->evening[1].text, "2: Tëtka, Anna, Boris, Clara, Emil, 1 hand");
  EXPECT_TRUE(page->evening[1].shown);
  EXPECT_EQ(page->outcome, "Anna wins with 0 points, stopped early");
  table.app.handle(OpenPast{page->evening[0].id});
  page = table.on<SessionView>();
  EXPECT_TRUE(page->evening[0].shown);
  EXPECT_EQ(page->outcome, "Goes on in another part of the evening") << "it has no winner of its own";
  EXPECT_EQ(page->play_on, "");
}

TEST_F(Seating, AnEveningHasOneWinnerInTheStatistics) {
  TableDriver table{database_};
  play_two_parts(table, true);  // Anna leads in both
  store::Store store{database_, store::Store::Access::kRead};
  store::StatisticsFilter filter;
  filter.game = "tetka";
  const store::Statistics anna = store.statistics("Anna", filter);
  ASSERT_EQ(anna.sittings.size(), 1U) << "an evening is one session";
  EXPECT_EQ(anna.sittings[0].hands, 4);
  EXPECT_TRUE(anna.sittings[0].won);
  EXPECT_EQ(anna.everybody.won, 1);
}

TEST_F(Seating, TheRulesChangeInTheMiddleOfAnEvening) {
  put("hearts", R"({"scores": [5, 4, 3, 14]})");
  TableDriver table{database_};
  table.app.handle(GoOnWithOthers{});
  table.app.handle(SetOption{"target", 50});
  table.app.handle(Accept{});
  EXPECT_EQ(totals(table), (Texts{"Anna 5", "Boris 4", "Clara 3", "Dmitri 14"}));
  EXPECT_EQ(stored().size(), 2U);
}

}  // namespace
}  // namespace nullo::app
