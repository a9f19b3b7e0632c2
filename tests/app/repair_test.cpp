// Rules agreed wrongly, seats exchanged, another first dealer. All points are worked out by hand.
#include <gtest/gtest.h>

#include "document/document.h"
#include "games/sentence.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

constexpr const char* kId = "00000000-0000-4000-8000-000000000009";

// Anna shoots two moons, which are added; then hearts 5, 4, 3, 1 and Dmitri the Q♠.
constexpr const char* kHearts = R"({"format": "nullo.session", "version": 1, "game": "hearts",
 "id": "00000000-0000-4000-8000-000000000009",
 "rules": {"moon": "add", "target": 100, "end": "reach"},
 "players": ["Anna", "Boris", "Clara", "Dmitri"],
 "started_at": "2026-11-01T18:00:00Z", "ended_at": "2026-11-01T21:00:00Z",
 "hands": [
  {"summary": {"hearts": [13, 0, 0, 0], "captured": {"QS": 0}}},
  {"summary": {"hearts": [13, 0, 0, 0], "captured": {"QS": 0}}},
  {"summary": {"hearts": [5, 4, 3, 1], "captured": {"QS": 3}}}
 ]})";

class Repairing : public ::testing::Test {
 protected:
  void put(const char* text) {
    store::Store store{database_, store::Store::Access::kWrite};
    store.create(document::read_session(text).value().session);
  }
  session::Session stored() {
    store::Store store{database_, store::Store::Access::kRead};
    return *store.load(store.sessions().front().id);
  }
  void expect_sound() {
    store::Store store{database_, store::Store::Access::kRead};
    EXPECT_EQ(store.verify().problems, Texts{});
  }
  static void open(TableDriver& table) {
    table.app.handle(Go{Screen::kPast});
    table.app.handle(OpenPast{kId});
    table.app.handle(OpenRepair{});
  }
  static const RepairView& form(const TableDriver& table) { return std::get<RepairView>(table.app.view().screen); }
  static const CompareView& comparison(const TableDriver& table) {
    return std::get<CompareView>(table.app.view().screen);
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

TEST_F(Repairing, ARuleAgreedWronglyScoresEverythingAgain) {
  put(kHearts);
  {
    TableDriver table{database_};
    open(table);
    EXPECT_EQ(form(table).why_not, "Nothing is changed yet.");
    table.app.handle(SetOption{"moon", 1});  // subtract
    EXPECT_EQ(form(table).changes.size(), 1U);
    table.app.handle(Accept{});
    const CompareView& compare = comparison(table);
    EXPECT_EQ(compare.title, "Rules corrected?");
    // Before: twice 26 for the others, then 5, 4, 3 and 1 + 13. After: twice −26 for Anna.
    EXPECT_EQ(compare.before.sheet.totals, (Texts{"5", "56", "55", "66"}));
    EXPECT_EQ(compare.after.sheet.totals, (Texts{"−47", "4", "3", "14"}));
    EXPECT_EQ(stored().hands.size(), 3U);
    table.app.handle(Back{});  // to look again
    EXPECT_EQ(form(table).changes.size(), 1U);
    table.app.handle(Accept{});
    table.app.handle(Accept{});
    ASSERT_NE(table.on<SessionView>(), nullptr);
    EXPECT_EQ(table.on<SessionView>()->sheet.totals, (Texts{"−47", "4", "3", "14"}));
    expect_sound();
  }
  TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  table.app.handle(OpenPast{kId});
  EXPECT_EQ(table.app.view().undo, "rules corrected");
  table.app.handle(Undo{});
  EXPECT_EQ(table.on<SessionView>()->sheet.totals, (Texts{"5", "56", "55", "66"}));
  table.app.handle(Redo{});
  EXPECT_EQ(table.on<SessionView>()->sheet.totals, (Texts{"−47", "4", "3", "14"}));
  expect_sound();
}

TEST_F(Repairing, HandsBeyondTheNewEndAreSetAside) {
  put(kHearts);
  TableDriver table{database_};
  open(table);
  table.app.handle(SetOption{"target", 50});
  table.app.handle(Accept{});
  const CompareView& compare = comparison(table);
  EXPECT_EQ(compare.after.sheet.totals, (Texts{"0", "52", "52", "52"}));
  EXPECT_EQ(compare.after.outcome, "Anna wins with 0 points");
  EXPECT_EQ(compare.changes.back(), "The game now ends with hand 2: hand 3 is set aside. Undo brings it back.");
  EXPECT_TRUE(compare.before.sheet.rows[2].gone);
  table.app.handle(Accept{});
  EXPECT_EQ(stored().hands.size(), 2U);
  table.app.handle(Undo{});
  EXPECT_EQ(stored().hands.size(), 3U);
  expect_sound();
}

TEST_F(Repairing, AQuestionThatTheNewRulesAskIsSettledFirst) {
  put(kHearts);
  TableDriver table{database_};
  open(table);
  table.app.handle(SetOption{"moon", 2});  // the shooter chooses
  table.app.handle(Accept{});
  EXPECT_EQ(games::with_keys(comparison(table).accept), "Go to hand 1 (Enter)");
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().title, "Hearts · correcting hand 1");
  table.app.handle(TapChoice{"moon_choice", "subtract"});
  table.type("\n");
  EXPECT_EQ(games::with_keys(comparison(table).accept), "Go to hand 2 (Enter)");
  table.type("\n");
  table.app.handle(TapChoice{"moon_choice", "add"});
  table.type("\n");
  EXPECT_EQ(comparison(table).after.sheet.totals,
            (Texts{"−21", "30", "29", "40"}));  // −26 + 5, 26 + 4, 26 + 3, 26 + 14
  EXPECT_EQ(games::with_keys(comparison(table).accept), "Keep it (Enter)");
  table.type("\n");
  ASSERT_NE(table.on<SessionView>(), nullptr);
  EXPECT_EQ(table.app.view().undo, "rules corrected");
  expect_sound();
}

TEST_F(Repairing, WhatTheNewRulesCannotReadIsSaidAndEnteredAnew) {
  put(kHearts);
  const session::Session before = stored();
  TableDriver table{database_};
  open(table);
  CardSet removed;
  for (const char* card : {"2H", "3H", "4H", "5H"}) removed.insert(*parse_card(card));
  table.app.handle(SetOption{"removed", removed});
  ASSERT_EQ(form(table).why_not, "");
  table.app.handle(Accept{});
  const CompareView& compare = comparison(table);
  EXPECT_EQ(compare.heading, "Hand 1 needs an answer first");
  EXPECT_TRUE(compare.question.starts_with("This hand does not fit these rules. ")) << compare.question;
  EXPECT_EQ(compare.question.find("expected"), std::string::npos) << compare.question;
  EXPECT_EQ(games::with_keys(compare.accept), "Go to hand 1 (Enter)");
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().problem, "The entries of this hand no longer fit together. Enter the hand again.");
  table.app.handle(Undo{});
  EXPECT_EQ(games::with_keys(comparison(table).accept), "Go to hand 1 (Enter)");
  table.app.handle(Back{});
  table.app.handle(Back{});
  ASSERT_TRUE(table.app.view().dialog);
  table.app.handle(Accept{});
  ASSERT_NE(table.on<SessionView>(), nullptr);
  EXPECT_EQ(stored(), before);
}

TEST_F(Repairing, SeatsFoundSwappedAreExchangedInAllHands) {
  TableDriver table{database_};
  table.start_session();
  for (int hand = 0; hand < 3; ++hand) table.type(testing::kTetkaHand);
  table.app.handle(OpenRepair{});
  EXPECT_EQ(form(table).last, 4);
  table.app.handle(MovePlayer{Seat{1}, Seat{2}});
  EXPECT_EQ(table.app.view().dialog->title, "Was the order wrong, or the names?");
  table.app.handle(AcceptOther{});  // the names
  EXPECT_EQ(form(table).seats[1].name, "Clara");
  EXPECT_EQ(form(table).changes, Texts{"Boris and Clara exchange seats in all hands."});
  table.app.handle(Accept{});
  const CompareView& compare = comparison(table);
  EXPECT_EQ(compare.title, "Seats corrected?");
  EXPECT_EQ(compare.before.sheet.names, (Texts{"Anna", "Boris", "Clara", "Dmitri"}));
  EXPECT_EQ(compare.after.sheet.names, (Texts{"Anna", "Clara", "Boris", "Dmitri"}));
  EXPECT_EQ(compare.after.standing, "1. Anna 0 · 2. Clara 3 · 2. Dmitri 3 · 4. Boris 21");
  EXPECT_EQ(compare.changes.back(), "Clara has 3, not 21, Boris has 21, not 3.");
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().places[1].name, "Clara");
  EXPECT_EQ(table.app.view().undo, "seats corrected");
  EXPECT_EQ(stored().players, (Texts{"Anna", "Clara", "Boris", "Dmitri"}));
  expect_sound();
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().places[1].name, "Boris");
  table.app.handle(Redo{});
  EXPECT_EQ(table.table().places[1].name, "Clara");
}

TEST_F(Repairing, SeatsAreExchangedInSomeHandsOnly) {
  TableDriver table{database_};
  table.start_session();
  for (int hand = 0; hand < 3; ++hand) table.type(testing::kTetkaHand);
  table.app.handle(SitIn{{"Anna", "Boris", "Clara", "Emil"}});  // in the fourth
  table.app.handle(OpenRepair{});
  table.app.handle(SetRepairHands{2, 3});
  table.app.handle(MovePlayer{Seat{0}, Seat{3}});
  table.app.handle(AcceptOther{});
  EXPECT_EQ(form(table).changes,
            Texts{"Anna and Dmitri exchange seats in hands 2 to 3; the points stay with the chairs."});
  table.app.handle(Accept{});
  EXPECT_EQ(comparison(table).changes.back(), "The totals stay as they were.");  // the seats keep their points
  table.app.handle(Accept{});
  const session::Session session = stored();
  EXPECT_EQ(session.players, (Texts{"Anna", "Boris", "Clara", "Dmitri"}));
  EXPECT_EQ(session.hands[0].players, Texts{});
  EXPECT_EQ(session.hands[1].players, (Texts{"Dmitri", "Boris", "Clara", "Anna"}));
  EXPECT_EQ(session.hands[2].players, Texts{});
  EXPECT_EQ(session.hands[3].players, (Texts{"Anna", "Boris", "Clara", "Emil"}));
  expect_sound();
}

TEST_F(Repairing, HandsAreCountedThroughTheEvening) {
  std::string part = kHearts;
  part.insert(part.find("\"hands\""), "\"hands_before\": 4, ");
  put(part.c_str());
  TableDriver table{database_};
  open(table);
  EXPECT_EQ(form(table).first, 5);
  EXPECT_EQ(form(table).last, 7);
  table.app.handle(SetRepairHands{6, 6});
  EXPECT_EQ(form(table).from, 6);
  EXPECT_EQ(form(table).to, 6);
  table.app.handle(MovePlayer{Seat{0}, Seat{1}});
  table.app.handle(AcceptOther{});
  EXPECT_EQ(form(table).changes, Texts{"Anna and Boris exchange seats in hand 6; the points stay with the chairs."});
}

// Each hand: Anna 0, Boris 1, Clara 7, Dmitri 1.
TEST_F(Repairing, TwoWhoChangedChairsKeepTheirPointsWhereTheyGoWithThePeople) {
  TableDriver table{database_};
  table.start_session();
  for (int hand = 0; hand < 3; ++hand) table.type(testing::kTetkaHand);
  table.app.handle(OpenRepair{});
  table.app.handle(SetRepairHands{3, 4});
  table.app.handle(MovePlayer{Seat{1}, Seat{2}});
  EXPECT_EQ(form(table).changes, Texts{});  // not yet
  table.app.handle(AcceptOther{});          // the names were wrong
  EXPECT_EQ(form(table).changes, Texts{});
  table.app.handle(Accept{});  // the points from before go with the people
  EXPECT_EQ(form(table).changes,
            Texts{"Boris and Clara exchange seats in hands 3 to 4; the points go with the people."});
  table.app.handle(Accept{});
  table.app.handle(Accept{});
  const session::Session session = stored();
  EXPECT_EQ(session.players, (Texts{"Anna", "Boris", "Clara", "Dmitri"}));
  EXPECT_EQ(session.hands[2].players, (Texts{"Anna", "Clara", "Boris", "Dmitri"}));
  EXPECT_EQ(session.hands[2].points_follow, session::PointsFollow::kPlayer);
  EXPECT_EQ(session::score(session).totals, (PerSeat<Amount>{0, 14 + 1, 2 + 7, 3}));  // Clara, Boris
  expect_sound();
}

TEST_F(Repairing, TheDealersOrderIsPutRightWithoutTouchingAnybodysPoints) {
  TableDriver table{database_};
  table.start_session();
  for (int hand = 0; hand < 2; ++hand) table.type(testing::kTetkaHand);  // dealt by Anna and Boris
  EXPECT_TRUE(table.table().places[2].dealer);
  table.app.handle(OpenRepair{});
  table.app.handle(MovePlayer{Seat{2}, Seat{3}});  // in all hands: Dmitri sits left of Boris
  EXPECT_EQ(table.app.view().dialog->title, "Was the order wrong, or the names?");
  table.app.handle(Accept{});
  EXPECT_EQ(form(table).changes,
            Texts{"Clara and Dmitri exchange seats in all hands; their points and entries go along."});
  table.app.handle(Accept{});
  EXPECT_EQ(comparison(table).changes.back(), "Nobody's points change.");
  EXPECT_EQ(comparison(table).after.standing, comparison(table).before.standing);
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().places[2].name, "Dmitri");
  EXPECT_TRUE(table.table().places[2].dealer);
  EXPECT_EQ(table.table().places[2].total, "2");
  EXPECT_EQ(table.table().places[3].total, "14");
  expect_sound();
}

// Hands 1 and 2: Boris 1, Clara 7. Of hand 3, which Clara dealt, the bum card is Boris's: 1.
TEST_F(Repairing, AHalfEnteredHandGoesAlongWithThePeopleWhoseOrderWasWrong) {
  TableDriver table{database_};
  table.start_session();
  for (int hand = 0; hand < 2; ++hand) table.type(testing::kTetkaHand);
  table.type("7c1b2");
  const auto keeps = [&](Seat boris, Seat clara) {
    const TableView& now = table.table();
    const TableView::Place& one = now.places[static_cast<std::size_t>(boris.index())];
    const TableView::Place& other = now.places[static_cast<std::size_t>(clara.index())];
    return one.name == "Boris" && one.total == "3" && other.name == "Clara" && other.total == "14" && other.dealer;
  };
  ASSERT_TRUE(keeps(Seat{1}, Seat{2}));
  table.app.handle(OpenRepair{});
  table.app.handle(MovePlayer{Seat{1}, Seat{2}});
  table.app.handle(Accept{});  // the order
  table.app.handle(Accept{});
  EXPECT_EQ(comparison(table).changes.back(), "Nobody's points change.");
  table.app.handle(Accept{});
  EXPECT_TRUE(keeps(Seat{2}, Seat{1}));
  EXPECT_EQ(table.table().sheet.rows[1].dealer, "Boris") << "who dealt has been entered too";
  table.app.handle(Undo{});
  EXPECT_TRUE(keeps(Seat{1}, Seat{2}));
  table.app.handle(Redo{});
  expect_sound();
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  const session::Session ended = stored();
  EXPECT_EQ(ended.players, (Texts{"Anna", "Clara", "Boris", "Dmitri"})) << "it outlives the hand left out";
  EXPECT_EQ(session::score(ended).totals, (PerSeat<Amount>{0, 14, 2, 2}));
  expect_sound();
}

TEST_F(Repairing, TheOrderIsExchangedFromTheChosenHandOn) {
  TableDriver table{database_};
  table.start_session();
  for (int hand = 0; hand < 2; ++hand) table.type(testing::kTetkaHand);
  table.type("7c1b2");
  table.app.handle(OpenRepair{});
  table.app.handle(SetRepairHands{2, 3});
  table.app.handle(MovePlayer{Seat{1}, Seat{2}});
  table.app.handle(Accept{});  // the order
  EXPECT_EQ(form(table).changes,
            Texts{"Boris and Clara exchange seats in hands 2 to 3; their points and entries go along."});
  table.app.handle(Accept{});
  EXPECT_EQ(comparison(table).changes.back(), "Nobody's points change.");
  table.app.handle(Accept{});
  const session::Session now = stored();
  EXPECT_EQ(now.players, (Texts{"Anna", "Boris", "Clara", "Dmitri"}));
  EXPECT_EQ(now.hands[1].players, (Texts{"Anna", "Clara", "Boris", "Dmitri"}));
  EXPECT_EQ(session::score(now).totals, (PerSeat<Amount>{0, 14, 3, 2}));
  expect_sound();
}

TEST_F(Repairing, WhereTheNamesWereWrongAHalfEnteredHandStaysWithTheChairs) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  table.type("7c1b2");
  table.app.handle(OpenRepair{});
  table.app.handle(MovePlayer{Seat{1}, Seat{2}});
  table.app.handle(AcceptOther{});  // the names
  EXPECT_FALSE(table.app.view().dialog) << "in all hands nobody has other points from before";
  table.app.handle(Accept{});
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().places[1].name, "Clara");
  EXPECT_EQ(table.table().places[1].total, "2");
  expect_sound();
}

// Reversis: everybody pays 5 to the pot and the dealer 10 more; that was handed over.
TEST_F(Repairing, ChipsThatWereHandedOverStayWithThePeopleWhoseOrderWasWrong) {
  TableDriver table{database_};
  table.start("reversis", {"Anna", "Boris", "Clara", "Dmitri"});
  table.type("1");
  const auto due = table.table().due.size();
  table.app.handle(OpenRepair{});
  table.app.handle(MovePlayer{Seat{0}, Seat{1}});
  ASSERT_TRUE(table.app.view().dialog);
  table.app.handle(Accept{});
  table.app.handle(Accept{});
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().places[1].name, "Anna");
  EXPECT_TRUE(table.table().places[1].dealer);
  EXPECT_EQ(table.table().due.size(), due) << "nobody pays again";
  expect_sound();
}

TEST_F(Repairing, AWrongPersonIsReplacedInTheWholeSessionInOnePlace) {
  put(kHearts);
  TableDriver table{database_};
  open(table);
  table.app.handle(ReplacePerson{Seat{1}, "Dmitri"});
  EXPECT_EQ(form(table).problem, "Dmitri sits at the table too, in hand 1");
  table.app.handle(ReplacePerson{Seat{1}, " Emil "});
  EXPECT_EQ(form(table).problem, "");
  EXPECT_EQ(form(table).seats[1].name, "Emil");
  EXPECT_EQ(form(table).changes, Texts{"It was Emil who played, not Boris."});
  table.app.handle(Undo{});
  EXPECT_EQ(form(table).seats[1].name, "Boris");
  table.app.handle(Redo{});
  table.app.handle(Accept{});
  EXPECT_EQ(comparison(table).title, "A player corrected?");
  EXPECT_EQ(comparison(table).after.standing, "1. Anna 5 · 2. Clara 55 · 3. Emil 56 · 4. Dmitri 66");
  table.app.handle(Accept{});
  EXPECT_EQ(stored().players, (Texts{"Anna", "Emil", "Clara", "Dmitri"}));
  expect_sound();
}

TEST_F(Repairing, WhoSatInTooIsReplacedInAllHandsToo) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  table.app.handle(SitIn{{"Anna", "Boris", "Clara", "Eva"}});
  table.type(testing::kTetkaHand);
  table.app.handle(OpenRepair{});
  table.app.handle(ReplacePerson{Seat{0}, "Hanna"});
  table.app.handle(Accept{});
  table.app.handle(Accept{});
  EXPECT_EQ(stored().players, (Texts{"Hanna", "Boris", "Clara", "Dmitri"}));
  EXPECT_EQ(stored().hands[1].players, (Texts{"Hanna", "Boris", "Clara", "Eva"}));
  expect_sound();
}

TEST_F(Repairing, ASmallLetterDoesNotMakeAnotherPersonOfAPlayer) {
  put(kHearts);
  TableDriver table{database_};
  table.start_session({"Emil", "Boris", "Clara", "Dmitri"});
  open(table);
  table.app.handle(ReplacePerson{Seat{1}, "emil"});
  EXPECT_EQ(table.app.view().dialog->title, "Is emil the Emil who has played before?");
  table.app.handle(Accept{});
  EXPECT_EQ(form(table).seats[1].name, "Emil");
}

TEST_F(Repairing, AnotherFirstDealerMovesTheDeal) {
  TableDriver table{database_};
  table.start_session();
  for (int hand = 0; hand < 3; ++hand) table.type(testing::kTetkaHand);
  table.app.handle(OpenRepair{});
  table.app.handle(SetDealer{Seat{2}});
  EXPECT_TRUE(form(table).seats[2].dealer);
  table.app.handle(Undo{});
  EXPECT_TRUE(form(table).seats[0].dealer);
  table.app.handle(Redo{});
  table.app.handle(Accept{});
  EXPECT_EQ(comparison(table).changes,
            (Texts{"Clara dealt first.", "Now Clara dealt hand 1, Dmitri hand 2, Anna hand 3, Boris hand 4.",
                   "The totals stay as they were."}));
  table.app.handle(Accept{});
  EXPECT_TRUE(table.table().places[1].dealer);
  EXPECT_EQ(stored().first_dealer, Seat{2});
  expect_sound();
}

TEST_F(Repairing, LeavingItIsAskedWhereSomethingWasCorrected) {
  put(kHearts);
  TableDriver table{database_};
  open(table);
  table.app.handle(Back{});
  EXPECT_NE(table.on<SessionView>(), nullptr);
  table.app.handle(OpenRepair{});
  table.app.handle(SetOption{"target", 70});
  table.app.handle(Go{Screen::kStart});
  ASSERT_TRUE(table.app.view().dialog);
  table.app.handle(Decline{});
  EXPECT_EQ(form(table).changes.size(), 1U);
  table.app.handle(Back{});
  table.app.handle(Accept{});
  EXPECT_NE(table.on<SessionView>(), nullptr);
  EXPECT_EQ(table.app.view().undo, "");
}

}  // namespace
}  // namespace nullo::app
