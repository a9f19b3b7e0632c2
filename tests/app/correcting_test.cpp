// Recorded hands corrected, without a window. All points and chips are worked out by hand.
#include <gtest/gtest.h>

#include "document/document.h"
#include "games/reversis/reversis.h"
#include "games/sentence.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/stored.h"
#include "support/table_driver.h"
#include "text/kept.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

constexpr const char* kId = "00000000-0000-4000-8000-000000000009";

// Five hands: Anna shoots three moons, then stays lowest until Dmitri passes 100.
constexpr const char* kHearts = R"({"format": "nullo.session", "version": 1, "game": "hearts",
 "id": "00000000-0000-4000-8000-000000000009",
 "rules": {"moon": "choice", "target": 100, "end": "reach"},
 "players": ["Anna", "Boris", "Clara", "Dmitri"],
 "started_at": "2026-11-01T18:00:00Z", "ended_at": "2026-11-01T21:00:00Z",
 "hands": [
  {"summary": {"hearts": [13, 0, 0, 0], "captured": {"QS": 0}}, "moon_choice": "add"},
  {"summary": {"hearts": [13, 0, 0, 0], "captured": {"QS": 0}}, "moon_choice": "add"},
  {"summary": {"hearts": [13, 0, 0, 0], "captured": {"QS": 0}}, "moon_choice": "add"},
  {"summary": {"hearts": [5, 4, 3, 1], "captured": {"QS": 3}}},
  {"summary": {"hearts": [5, 4, 3, 1], "captured": {"QS": 3}}}
 ]})";

std::string reversis(const std::vector<std::string>& fourth_tricks) {
  std::string text = R"({"format": "nullo.session", "version": 1, "game": "reversis",
 "id": "00000000-0000-4000-8000-000000000009",
 "players": ["Anna", "Boris", "Clara", "Dmitri"],
 "started_at": "2026-11-01T18:00:00Z", "ended_at": "2026-11-01T21:00:00Z", "hands": [)";
  for (const std::string& fourth : fourth_tricks) {
    if (&fourth != &fourth_tricks.front()) text += ", ";
    text += R"({"tricks": [{"winner": 1}, {"winner": 1}, {"winner": 1}, )" + fourth +
            R"(, {"winner": 2}, {"winner": 2}, {"winner": 3}, {"winner": 3}, {"winner": 3}, {"winner": 0},
               {"winner": 0}], "points": [2, 5, 8, 9], "talon": ["AC", "AD", "AH", "AS"]})";
  }
  return text + "]}";
}

// Two hands of Reversis; the second begins with `first_trick`, and `rest` is its members besides the tricks.
std::string two_hands(const std::string& first_trick, const std::string& rest) {
  const std::string hand = R"("tricks": [)" + first_trick +
                           R"(, {"winner": 1}, {"winner": 1}, {"winner": 1}, {"winner": 2}, {"winner": 2},
    {"winner": 3}, {"winner": 3}, {"winner": 3}, {"winner": 0}, {"winner": 0}], )" +
                           rest;
  return R"({"format": "nullo.session", "version": 1, "game": "reversis",
 "id": "00000000-0000-4000-8000-000000000009",
 "players": ["Anna", "Boris", "Clara", "Dmitri"],
 "started_at": "2026-11-01T18:00:00Z", "ended_at": "2026-11-01T21:00:00Z", "hands": [
  {"tricks": [{"winner": 1}, {"winner": 1, "cards": [{"card": "AH", "by": 2}]}, {"winner": 1},
    {"winner": 1}, {"winner": 2}, {"winner": 2},
    {"winner": 3}, {"winner": 3}, {"winner": 3}, {"winner": 0}, {"winner": 0}],
   "points": [2, 5, 8, 12], "talon": ["AC", "AD", "AS", "JH"]}, {)" +
         hand + "}]}";
}

class Correcting : public ::testing::Test {
 protected:
  void put(const std::string& text) {
    auto read = document::read_session(text);
    ASSERT_TRUE(read) << (read ? "" : to_string(read.error().kept().front()));
    store::Store store{database_, store::Store::Access::kWrite};
    store.create(read->session);
  }

  session::Session stored() { return stored_.session(); }
  std::vector<store::Logged> log() { return stored_.store().log(stored().id); }

  // Opens the stored session from the list of past ones, and begins to correct this hand of it.
  static void correct(TableDriver& table, int hand) {
    table.app.handle(Go{Screen::kPast});
    table.app.handle(OpenPast{kId});
    table.app.handle(CorrectHand{hand});
  }

  static const CompareView& comparison(const TableDriver& table) {
    return std::get<CompareView>(table.app.view().screen);
  }

  // Expects that every stored session is a document that can be read and scored.
  void expect_sound() {
    const session::Session session = stored();
    const auto read = document::read_session(document::write_session(session, json::Writer::Style::kCompact));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->session, session);
    EXPECT_EQ(stored_.store().verify().problems, Texts{});
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
  testing::Stored stored_{database_};
};

void play_three(TableDriver& table) {
  table.start_session();
  for (int hand = 0; hand < 3; ++hand) table.type(testing::kTetkaHand);
}

TEST_F(Correcting, AScoreThatStaysIsNotMarkedWhereOnlyTheTotalAfterItChanges) {
  TableDriver table{database_};
  play_three(table);
  table.app.handle(OpenHand{0});
  table.app.handle(TapTrick{1});
  table.type("4\n");  // the bum card was Dmitri's
  const Sheet::Row& later = comparison(table).after.sheet.rows[2];
  EXPECT_EQ(later.changed, (std::vector<bool>{false, false, false, false}));
  EXPECT_EQ(later.moved, (std::vector<bool>{false, true, false, true}));
}

TEST_F(Correcting, TheHandThatIsCorrectedIsMarkedInTheSheet) {
  const auto open_rows = [](const Sheet& sheet) {
    std::vector<bool> open;
    for (const Sheet::Row& row : sheet.rows) open.push_back(row.open);
    return open;
  };
  TableDriver table{database_};
  play_three(table);
  table.app.handle(OpenHand{1});
  EXPECT_EQ(open_rows(table.table().sheet), (std::vector<bool>{false, true, false, false}));
  table.app.handle(TapTrick{1});
  table.type("4");
  EXPECT_EQ(open_rows(table.table().sheet), (std::vector<bool>{false, true, false, false}));
  table.type("\n");
  EXPECT_EQ(open_rows(comparison(table).before.sheet), (std::vector<bool>{false, true, false, false}));
  EXPECT_EQ(open_rows(comparison(table).after.sheet), (std::vector<bool>{false, true, false, false}));
}

TEST_F(Correcting, AHandAtTheTableIsComparedBeforeItIsKept) {
  {
    TableDriver table{database_};
    play_three(table);
    EXPECT_EQ(table.table().sheet.totals, (Texts{"0", "3", "21", "3"}));
    const session::Session before = stored();
    table.app.handle(OpenHand{0});
    EXPECT_TRUE(table.table().correcting);
    EXPECT_EQ(table.table().title, "Tëtka · correcting hand 1");
    table.app.handle(TapTrick{1});
    table.type("4");  // the bum card was Dmitri's
    EXPECT_EQ(table.app.view().undo, "trick 2 to Dmitri");
    EXPECT_EQ(stored(), before);
    table.type("\n");
    const CompareView& compare = comparison(table);
    EXPECT_EQ(compare.title, "Hand 1 corrected?");
    EXPECT_EQ(compare.before.sheet.totals, (Texts{"0", "3", "21", "3"}));
    EXPECT_EQ(compare.after.sheet.totals, (Texts{"0", "2", "21", "4"}));
    EXPECT_EQ(compare.after.sheet.changed, (std::vector<bool>{false, true, false, true}));
    EXPECT_EQ(compare.after.sheet.rows[0].changed, (std::vector<bool>{false, true, false, true}));
    ASSERT_EQ(compare.after.whys.size(), 1U);
    EXPECT_EQ(compare.before.whys[0].text, "hand 1, trick 2, the bum card (7♣): +1 Boris");
    EXPECT_EQ(compare.after.whys[0].text, "hand 1, trick 2, the bum card (7♣): +1 Dmitri");
    EXPECT_EQ(compare.after.standing, "1. Anna 0 · 2. Boris 2 · 3. Dmitri 4 · 4. Clara 21");
    EXPECT_EQ(stored(), before);
    table.type("\n");
    EXPECT_FALSE(table.table().correcting);
    EXPECT_EQ(table.table().sheet.totals, (Texts{"0", "2", "21", "4"}));
    EXPECT_EQ(table.app.view().undo, "hand 1 corrected");
    EXPECT_EQ(text::said_again(log().back().change.label), "hand 1 corrected");
    expect_sound();
  }
  TableDriver table{database_};
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().sheet.totals, (Texts{"0", "3", "21", "3"}));
  table.app.handle(Redo{});
  EXPECT_EQ(table.table().sheet.totals, (Texts{"0", "2", "21", "4"}));
}

TEST_F(Correcting, TheDealerOfAnEarlierHandMovesTheLaterOnes) {
  TableDriver table{database_};
  play_three(table);
  table.app.handle(OpenHand{0});
  table.app.handle(SetHandDealer{Seat{1}});
  table.type("\n");
  EXPECT_EQ(comparison(table).changes, (Texts{"Now Boris dealt hand 1, Clara hand 2, Dmitri hand 3, Anna hand 4.",
                                              "The totals stay as they were."}));
  table.type("\n");
  EXPECT_TRUE(table.table().places[0].dealer);
  EXPECT_EQ(stored().hands[0].dealer, Seat{1});
  EXPECT_FALSE(stored().hands[1].dealer);
}

TEST_F(Correcting, UndoInADraftGoesStepByStep) {
  TableDriver table{database_};
  play_three(table);
  table.app.handle(OpenHand{1});
  table.app.handle(TapTrick{1});
  table.type("4");
  table.app.handle(TapTrick{2});
  table.type("1");
  EXPECT_EQ(table.table().strip[2].winner, "Anna");
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().strip[2].winner, "Clara");
  EXPECT_EQ(table.table().strip[1].winner, "Dmitri");
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().strip[1].winner, "Boris");
  EXPECT_TRUE(table.app.view().undo.empty());
  table.app.handle(Redo{});
  EXPECT_EQ(table.table().strip[1].winner, "Dmitri");
}

TEST_F(Correcting, LeavingADraftChangesNothingAndIsAskedWhereSomethingWasCorrected) {
  TableDriver table{database_};
  play_three(table);
  table.type("8d1");
  const session::Session before = stored();
  const std::size_t rows = log().size();
  table.app.handle(OpenHand{1});
  table.app.handle(Back{});
  EXPECT_FALSE(table.app.view().dialog);
  EXPECT_FALSE(table.table().correcting);
  table.app.handle(OpenHand{1});
  table.app.handle(TapTrick{1});
  table.type("4");
  table.app.handle(Back{});
  ASSERT_TRUE(table.app.view().dialog);
  table.app.handle(Decline{});
  EXPECT_TRUE(table.table().correcting);
  table.app.handle(Back{});
  table.app.handle(Accept{});
  EXPECT_FALSE(table.table().correcting);
  EXPECT_TRUE(table.table().strip[1].now);
  EXPECT_EQ(stored(), before);
  EXPECT_EQ(log().size(), rows);
}

TEST_F(Correcting, AProgramThatDiesInADraftHasStoredNothingOfIt) {
  std::optional<session::Session> before;
  {
    TableDriver table{database_};
    play_three(table);
    before = stored();
    table.app.handle(OpenHand{0});
    table.app.handle(TapTrick{1});
    table.type("4\n");
  }
  EXPECT_EQ(stored(), *before);
  TableDriver table{database_};
  EXPECT_FALSE(table.table().correcting);
}

TEST_F(Correcting, AHandThatIsNotCompleteAnyMoreIsNotCompared) {
  TableDriver table{database_};
  play_three(table);
  table.app.handle(OpenHand{0});
  table.app.handle(TapTrick{0});
  table.app.handle(RemoveMended{});
  table.type("\n");
  EXPECT_TRUE(table.table().correcting);
  EXPECT_FALSE(table.table().problem.empty());
}

TEST_F(Correcting, ACountCanBeChangedWhereAllAreEntered) {
  put(kHearts);
  TableDriver table{database_};
  correct(table, 3);
  table.app.handle(TapField{"summary/hearts", Seat{1}, 5});  // so Dmitri had none
  EXPECT_EQ(table.table().fields.front().as<CountsRow>().cells[3].text, "0");
  table.app.handle(TapField{"summary/hearts", Seat{0}, 4});
  EXPECT_EQ(table.table().fields.front().as<CountsRow>().cells[3].text, "1");
  EXPECT_EQ(table.table().places[1].hand, "+5");
  table.type("\n\n");  // Dmitri's 1 is right
  // One point less for Anna, one more for Boris.
  EXPECT_EQ(comparison(table).after.sheet.totals, (Texts{"9", "87", "84", "106"}));
  ASSERT_EQ(comparison(table).after.whys.size(), 2U);
  EXPECT_EQ(comparison(table).changes, Texts{"Worked out – Hearts: Dmitri must have the other 1."})
      << "nobody entered that";
}

TEST_F(Correcting, AGameThatNowEndsEarlierSetsTheHandsBeyondAside) {
  put(kHearts);
  TableDriver table{database_};
  correct(table, 3);
  table.app.handle(Misdeal{});  // begin to enter it again
  table.app.handle(Accept{});
  table.type("m1a");
  table.type("\n");
  const CompareView& compare = comparison(table);
  EXPECT_EQ(compare.before.sheet.totals, (Texts{"10", "86", "84", "106"}));
  EXPECT_EQ(compare.after.sheet.totals, (Texts{"0", "104", "104", "104"}));
  EXPECT_EQ(compare.after.outcome, "Anna wins with 0 points");
  EXPECT_EQ(compare.changes, Texts{"The game now ends with hand 4: hand 5 is set aside. Undo brings it back."});
  EXPECT_TRUE(compare.before.sheet.rows[4].gone);
  EXPECT_FALSE(compare.before.sheet.rows[3].gone);
  table.type("\n");
  ASSERT_NE(table.on<SessionView>(), nullptr);
  EXPECT_EQ(stored().hands.size(), 4U);
  expect_sound();
  EXPECT_EQ(table.app.view().undo, "hand 4 corrected");
  table.app.handle(Undo{});
  EXPECT_EQ(table.on<SessionView>()->sheet.totals, (Texts{"10", "86", "84", "106"}));
  EXPECT_EQ(stored().hands.size(), 5U);
}

TEST_F(Correcting, AGameThatWouldGoOnStaysEndedAndIsUndoneOnItsPageAfterARestart) {
  put(kHearts);
  {
    TableDriver table{database_};
    correct(table, 2);
    table.app.handle(TapChoice{"moon_choice", "subtract"});
    table.type("\n");
    // Anna −26 in place of 26 for each of the others.
    EXPECT_EQ(comparison(table).after.sheet.totals, (Texts{"−16", "60", "58", "80"}));
    EXPECT_EQ(comparison(table).changes,
              Texts{"By the rules the game is no longer over. It stays ended, as if you had stopped."});
    table.type("\n");
    EXPECT_EQ(stored().ended_at, "2026-11-01T21:00:00Z");
    expect_sound();
  }
  TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  table.app.handle(OpenPast{kId});
  table.app.handle(Undo{});
  EXPECT_EQ(table.on<SessionView>()->sheet.totals, (Texts{"10", "86", "84", "106"}));
  EXPECT_EQ(table.app.view().redo, "hand 3 corrected");
  expect_sound();
}

TEST_F(Correcting, PotsAndRemisesMoveAlong) {
  // The J♥ is forced three times: 25 on the pot, then pots of 55 and 60; in the fourth hand it is thrown.
  put(reversis({R"({"winner": 2, "cards": [{"card": "JH", "by": 3}], "led": "H"})",
                R"({"winner": 2, "cards": [{"card": "JH", "by": 0}], "led": "H"})",
                R"({"winner": 2, "cards": [{"card": "JH", "by": 2}]})",
                R"({"winner": 2, "cards": [{"card": "JH", "by": 3}], "led": "S"})"}));
  TableDriver table{database_};
  correct(table, 0);
  table.app.handle(TapChoice{"led/4", "S"});  // it was thrown in the first hand too
  table.type("\n");
  const CompareView& compare = comparison(table);
  EXPECT_EQ(compare.before.sheet.totals, (Texts{"95", "150", "5", "35"}));
  ASSERT_EQ(compare.before.pots.size(), 2U);
  // Hand 1: Dmitri takes the 25 and 5 from Clara; all put in again: 0, −10, −15, 0 with the party's 20 from Dmitri to
  // Anna. Hand 2: Boris' 5 makes 30, the first remise of the new pot 30 more: −20, 15, −5, −25. Hand 3: with Clara's 5
  // it is 65, and her remise founds a second of 65: 15, 20, −80, −25. Hand 4: Dmitri throws it and takes 70.
  EXPECT_EQ(compare.after.sheet.rows[0].scores, (Texts{"0", "−10", "−15", "0"}));
  EXPECT_EQ(compare.after.sheet.rows[1].scores, (Texts{"−20", "+15", "−5", "−25"}));
  EXPECT_EQ(compare.after.sheet.rows[2].scores, (Texts{"+15", "+20", "−80", "−25"}));
  EXPECT_EQ(compare.after.sheet.rows[3].scores, (Texts{"+20", "0", "−5", "+50"}));
  EXPECT_EQ(compare.after.sheet.totals, (Texts{"115", "125", "−5", "100"}));
  ASSERT_EQ(compare.after.pots.size(), 1U);
  EXPECT_EQ(compare.after.pots[0].amount, "65");
  table.type("\n");
  expect_sound();
}

TEST_F(Correcting, WhatDoesNotFitNamesItsTrickThoughAPlayerIsCalledLikeOne) {
  put(R"({"format": "nullo.session", "version": 1, "game": "tetka", "id": "00000000-0000-4000-8000-000000000009",
          "players": ["Anna", "Boris", "Clara", "trick 1"], "hands": [{"scores": [5, 4, 0, 0]},
          {"bum_card": "7C", "tricks": [{"play": ["8H", "3H", "4H", "7H"], "winner": 2}]}]})");
  TableDriver table{database_};
  correct(table, 0);
  table.app.handle(SetHandDealer{Seat{1}});  // so the 8♥ of hand 2 was led by the next player
  table.type("\n");
  EXPECT_EQ(comparison(table).question, "Trick 1: trick 1 takes the trick, with the 8♥.");
}

TEST_F(Correcting, AQuestionOpenedInALaterHandIsSettledFirst) {
  // In hand 2 Clara leads the J♥ to the first trick, and Dmitri takes it.
  put(two_hands(R"({"winner": 3, "cards": [{"card": "JH", "by": 2}]})",
                R"("points": [2, 5, 8, 9], "talon": ["AC", "AD", "AH", "AS"])"));
  TableDriver table{database_};
  correct(table, 0);
  table.app.handle(SetHandDealer{Seat{1}});  // so Clara deals hand 2 and Dmitri leads
  table.type("\n");
  EXPECT_EQ(games::with_keys(comparison(table).accept), "Go to hand 2 (Enter)");
  EXPECT_EQ(comparison(table).heading, "Hand 2 needs an answer first");
  EXPECT_EQ(comparison(table).after.sheet.rows.size(), 2U);
  table.type("\n");
  EXPECT_EQ(table.table().title, "Reversis · correcting hand 2");
  EXPECT_EQ(table.table().question.field, "led/1");
  table.app.handle(TapChoice{"led/1", "S"});
  table.type("\n");
  EXPECT_EQ(games::with_keys(comparison(table).accept), "Keep it (Enter)");
  table.type("\n");
  EXPECT_EQ(stored().hands[1].facts.as<reversis::Hand>().tricks[0].led, Suit::kSpades);
  expect_sound();
}

TEST_F(Correcting, AHandWhoseCardsSayWhoDealtKeepsItsDealer) {
  // In hand 2 Clara leads, Dmitri throws the A♦ to her trick. Had he led it, he would have won it.
  put(two_hands(R"({"winner": 2, "cards": [{"card": "AD", "by": 3}]})",
                R"("points": [2, 5, 8, 12], "talon": ["AC", "AS", "AH", "JH"])"));
  TableDriver table{database_};
  correct(table, 0);
  table.app.handle(SetHandDealer{Seat{1}});
  table.type("\n");
  EXPECT_EQ(games::with_keys(comparison(table).accept), "Go to hand 2 (Enter)");
  table.type("\n");
  EXPECT_EQ(table.table().problem, "This hand fits only if Boris dealt it, so the dealer stays.");
  table.type("\n\n");
  EXPECT_EQ(stored().hands[0].dealer, Seat{1});
  EXPECT_EQ(stored().hands[1].dealer, Seat{1});
  expect_sound();
}

TEST_F(Correcting, AHandIsTakenOutAndPutBackByUndo) {
  TableDriver table{database_};
  play_three(table);
  table.app.handle(OpenHand{1});
  table.app.handle(TakeOutHand{});
  EXPECT_EQ(comparison(table).title, "Hand 2 removed?");
  EXPECT_TRUE(comparison(table).before.sheet.rows[1].gone);
  EXPECT_EQ(comparison(table).after.sheet.totals, (Texts{"0", "2", "14", "2"}));
  table.app.handle(Back{});  // the hand stays in the session
  EXPECT_TRUE(table.table().correcting);
  EXPECT_EQ(table.table().sheet.totals, (Texts{"0", "3", "21", "3"})) << "nothing is changed";
  table.app.handle(TakeOutHand{});
  table.type("\n");
  EXPECT_EQ(stored().hands.size(), 3U);
  EXPECT_TRUE(table.table().places[2].dealer);
  table.app.handle(Undo{});
  EXPECT_EQ(stored().hands.size(), 4U);
  expect_sound();
}

TEST_F(Correcting, AForgottenHandIsPutIn) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  table.type(testing::kTetkaHand);
  table.app.handle(OpenHand{1});
  table.app.handle(PutInHand{});
  EXPECT_EQ(table.table().question.field, "bum_card");
  table.type("7c1b2c3d4hr3");
  table.type("\n");
  EXPECT_EQ(comparison(table).title, "Hand 2 inserted?");
  EXPECT_EQ(comparison(table).after.sheet.totals, (Texts{"0", "3", "21", "3"}));
  table.type("\n");
  EXPECT_EQ(stored().hands.size(), 4U);
  expect_sound();
}

TEST_F(Correcting, ARowOfTheSheetLeadsToAnotherHand) {  // the rows were dead
  TableDriver table{database_};
  play_three(table);
  table.app.handle(OpenHand{0});
  const auto opens = [&table] {
    std::vector<bool> all;
    for (const Sheet::Row& row : table.table().sheet.rows) all.push_back(row.opens);
    return all;
  };
  EXPECT_EQ(opens(), (std::vector<bool>{false, true, true, false})) << "the fourth is being played";
  table.app.handle(OpenHand{2});
  EXPECT_EQ(table.table().title, "Tëtka · correcting hand 3");
  EXPECT_EQ(opens(), (std::vector<bool>{true, true, false, false}));
  table.app.handle(OpenHand{1});
  EXPECT_EQ(table.table().title, "Tëtka · correcting hand 2");
  table.app.handle(Back{});
  EXPECT_FALSE(table.table().correcting) << "one page of a correction, not three";
}

TEST_F(Correcting, BackspaceWhereNothingIsChangedYetSaysSo) {
  TableDriver table{database_};
  play_three(table);
  table.app.handle(OpenHand{0});
  table.type("\b");
  EXPECT_EQ(table.table().problem, "Nothing is changed yet. Tap what you want to change.");
}

TEST_F(Correcting, TheSheetKeepsTheLaterHandsOnceSomethingIsCorrected) {  // it ended with the open hand
  TableDriver table{database_};
  play_three(table);
  table.app.handle(OpenHand{0});
  const auto rows = [&table] {
    Texts all;
    for (const Sheet::Row& row : table.table().sheet.rows) all.push_back(row.label + (row.opens ? " opens" : ""));
    return all;
  };
  const Texts before = rows();
  ASSERT_EQ(before.size(), 4U);
  const Texts totals = table.table().sheet.totals;
  table.app.handle(TapTrick{1});
  table.type("4");
  EXPECT_EQ(rows(), before);
  EXPECT_NE(table.table().sheet.totals, totals) << "as they come out now";
  table.app.handle(RemoveMended{});
  table.app.handle(TapTrick{2});
  table.app.handle(RemoveMended{});
  ASSERT_FALSE(table.table().sheet.rows[0].complete);
  EXPECT_EQ(rows(), before) << "those after a hand that is not complete stay as they were";
}

TEST_F(Correcting, TheSheetHasAllHandsWhenOneOfThemIsChanged) {  // it ended with the hand that was open
  put(kHearts);
  TableDriver table{database_};
  correct(table, 3);
  const std::size_t all = table.table().sheet.rows.size();
  table.app.handle(TapField{"summary/hearts", Seat{1}, 5});  // so Dmitri had none
  table.type("\n");
  ASSERT_TRUE(table.table().correcting);
  EXPECT_EQ(table.table().sheet.rows.size(), all);
  const Texts totals = table.table().sheet.totals;
  table.type("\n");
  EXPECT_EQ(comparison(table).after.sheet.totals, totals);
}

TEST_F(Correcting, WhatIsCorrectedIsNotLostWithoutAWordByATapOnAnotherHand) {
  TableDriver table{database_};
  play_three(table);
  const session::Session before = stored();
  table.app.handle(OpenHand{1});
  table.app.handle(TapTrick{1});
  table.type("4");
  table.app.handle(OpenHand{0});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Leave the hand as it was?");
  table.app.handle(Decline{});
  EXPECT_EQ(table.table().title, "Tëtka · correcting hand 2");
  EXPECT_EQ(table.app.view().undo, "trick 2 to Dmitri");
  table.app.handle(OpenHand{0});
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().title, "Tëtka · correcting hand 1");
  EXPECT_EQ(stored(), before);
}

TEST_F(Correcting, AWindowThatReadsAlongSaysSo) {
  TableDriver first{database_};
  play_three(first);
  TableDriver second{database_};
  second.app.handle(OpenHand{0});
  EXPECT_FALSE(second.app.view().trouble.empty());
  EXPECT_FALSE(second.table().correcting);
}

}  // namespace
}  // namespace nullo::app
