// Evenings of several parts: one session goes on with another, and what that does to money, corrections and files.
// All chips are worked out by hand.
#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>

#include "app/board/board.h"
#include "app/correction/carried_over.h"
#include "app/exchange/exporting.h"
#include "app/exchange/importing.h"
#include "app/exchange/picture.h"
#include "app/past/bringing_back.h"
#include "app/settling/settling.h"
#include "document/document.h"
#include "store/store.h"
#include "support/at_a_table.h"
#include "support/table_driver.h"
#include "text/kept.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

Texts texts_of(const Settling& settling) {
  Texts texts;
  for (const Settling::Line& line : settling.lines) texts.push_back(line.text);
  return texts;
}

bool says(const std::vector<std::string>& texts, std::string_view text) {
  return std::ranges::find(texts, text) != texts.end();
}

class Evening : public testing::AtATable {};

// Kabu with 70 chips: Dmitri loses 9 to each of the others, then Clara leaves.
void play_until_clara_leaves(TableDriver& table) {
  table.start("kabu", {"Anna", "Boris", "Clara", "Dmitri"});
  table.type("9990\n\n");
  table.app.handle(GoOnWithOthers{});
  table.app.handle(StandUp{Seat{2}});
}

TEST_F(Evening, MoneyIsOwedForTheChipsOfEveryPartAndToWhoHasLeft) {
  TableDriver table{database_};
  play_until_clara_leaves(table);
  EXPECT_TRUE(says(table.on<NewSessionView>()->going_on, "Clara won 9 chips: it is settled with the evening."));
  table.app.handle(Accept{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  table.type("555\n\n");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->settling.terms, "no stake was agreed on, all 2 parts of the evening");
  EXPECT_EQ(over->settling.notes[0], "In all: Anna won 9, Boris won 9, Dmitri lost 27, Clara won 9");
  table.app.handle(TypeStake{"0.10", true});
  over = table.on<GameOverView>();
  const Texts hands_over{"Dmitri hands Anna 0.90", "Dmitri hands Boris 0.90", "Dmitri hands Clara 0.90"};
  EXPECT_EQ(texts_of(over->settling), hands_over);
  EXPECT_EQ(over->settling.terms, "0.10 a chip, all 2 parts of the evening");
  EXPECT_EQ(over->settling.lines[2].why, "Dmitri lost 27 chips, Clara won 9");
  EXPECT_FALSE(over->settling.lines[2].to) << "she has no seat any more";
  EXPECT_TRUE(says(over->settling.notes, "Part 1: Anna won 9, Boris won 9, Clara won 9, Dmitri lost 27"));
  EXPECT_TRUE(says(over->settling.notes, "Part 2: everybody is even"));

  table.app.handle(OpenPast{stored().front().id});
  const auto* page = table.on<SessionView>();
  ASSERT_NE(page, nullptr);
  ASSERT_TRUE(page->settling);
  EXPECT_EQ(page->settling->terms, "0.10 a chip, all 2 parts of the evening") << "entered in part 2";
  EXPECT_EQ(texts_of(*page->settling),
            (Texts{"Dmitri hands Anna 0.90", "Dmitri hands Boris 0.90", "Dmitri hands Clara 0.90"}));
  ASSERT_TRUE(page->settling->stake);
  EXPECT_EQ(page->settling->stake->amount, "0.10");
  table.app.handle(CopyText{});
  EXPECT_NE(table.app.take_copied().value_or("").find("Dmitri hands Clara 0.90"), std::string::npos);
}

TEST_F(Evening, WhoLeavesIsToldTheMoneyWhereAStakeIsKnown) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetStake{10, false});
  play_until_clara_leaves(table);
  EXPECT_TRUE(says(table.on<NewSessionView>()->going_on,
                   "Clara won 9 chips and is owed 0.90: it is settled with the evening."));
}

TEST_F(Evening, PartsPlayedForDifferentStakesAreSettledEachAtItsOwn) {
  OtherParts others;
  others.number = 2;
  others.parts = 2;
  const std::vector<PartChips> parts{{2, {{"Anna", 5}, {"Ben", -5}}, 0, Stake{20}},
                                     {1, {{"Anna", -4}, {"Cleo", 4}}, 0, Stake{10}}};
  const Settling settling = settle_evening({"Anna", "Ben"}, parts, others);
  EXPECT_EQ(settling.terms, "part 1 0.10, part 2 0.20 a chip, all 2 parts of the evening");
  EXPECT_EQ(texts_of(settling), (Texts{"Ben hands Anna 0.60", "Ben hands Cleo 0.40"}));
}

TEST_F(Evening, PointsSayThatTheLastPartSettlesThem) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetStake{10, false});
  table.start_session();
  table.type("7c1b2c3d4hr3\n");
  table.app.handle(GoOnWithOthers{});
  table.app.handle(SetName{Seat{3}, "Emil"});
  table.app.handle(Accept{});
  table.app.handle(OpenPast{stored().front().id});
  ASSERT_TRUE(table.on<SessionView>()->settling);
  EXPECT_EQ(table.on<SessionView>()->settling->terms, "by the last part of the evening");
  EXPECT_TRUE(table.on<SessionView>()->settling->lines.empty());
}

// Hearts with a hand of these scores, in which Emil is the fourth from part 2 on.
session::Session hearts(const std::string& id, const std::string& fourth, const std::string& more) {
  const std::string text = R"({"format": "nullo.session", "version": 1, "game": "hearts", "id": ")" + id +
                           R"(", "started_at": "2026-11-01T18:00:00Z", "players": ["Anna", "Boris", "Clara", ")" +
                           fourth + R"("], )" + more + "}";
  return document::read_session(text).value().session;
}

constexpr const char* kFirst = "00000000-0000-4000-8000-000000000001";
constexpr const char* kSecond = "00000000-0000-4000-8000-000000000002";

session::Session part_one(const std::string& scores) {
  return hearts(kFirst, "Dmitri", R"("ended_at": "2026-11-01T19:00:00Z", "hands": [{"scores": )" + scores + "}]");
}
// Emil has joined with the highest total.
session::Session part_two() {
  return hearts(kSecond, "Emil",
                R"("continues": "00000000-0000-4000-8000-000000000001", "hands_before": 1, "opening": [5, 4, 3, 14],
                   "hands": [{"scores": [1, 2, 3, 20]}])");
}

TEST_F(Evening, ACorrectionOfAnEarlierPartReachesTheOpeningOfTheLaterOne) {
  const session::Session before = part_one("[5, 4, 3, 14]");
  const session::Session after = part_one("[6, 3, 4, 13]");
  const CarriedOver carried = carried_over(before, after, {before, part_two()}, "hand 1 corrected");
  ASSERT_EQ(carried.edits.size(), 1U);
  EXPECT_EQ(carried.edits[0].after.opening, (PerSeat<Amount>{6, 3, 4, 13}));
  EXPECT_EQ(carried.edits[0].change.part, 1);
  EXPECT_EQ(text::said_again(label_of(carried.edits[0].change)), "hand 1 corrected in part 1");
  EXPECT_EQ(carried.changes, Texts{"Part 2 now opens with Anna 6, not 5; Boris 3, not 4; Clara 4, not 3; Emil 13, not "
                                   "14, and stands at Anna 7, Boris 5, Clara 7, Emil 33."});
}

TEST_F(Evening, AnOpeningThatCameFromNowhereStaysAndThatIsSaid) {
  const session::Session before = part_one("[5, 4, 3, 14]");
  session::Session later = part_two();
  later.opening[Seat{3}] = 9;
  const CarriedOver carried = carried_over(before, part_one("[6, 3, 3, 14]"), {before, later}, "hand 1 corrected");
  ASSERT_EQ(carried.edits.size(), 1U);
  EXPECT_EQ(carried.edits[0].after.opening, (PerSeat<Amount>{6, 3, 3, 9}));
  EXPECT_EQ(carried.changes.front(), "Part 2 keeps the opening of Emil 9: Nullo does not know how it was worked out.");
}

TEST_F(Evening, OneUndoTakesACorrectionBackInAllParts) {
  const session::Session before = part_one("[5, 4, 3, 14]");
  const Edit edit = whole_edit(before, part_one("[6, 3, 4, 13]"), "hand 1 corrected");
  {
    store::Store store{database_, store::Store::Access::kWrite};
    store.create(before);
    store.create(part_two());
    store.record_with(edit, carried_over(before, edit.after, {before, part_two()}, edit.change.label).edits);
    EXPECT_EQ(store.load(kSecond)->opening, (PerSeat<Amount>{6, 3, 4, 13}));
    const std::optional<store::Logged> row = store.undo_row(kSecond);
    ASSERT_TRUE(row);
    const Together together = together_with(store, *store.load(kSecond), *row, true);
    ASSERT_EQ(together.others.size(), 1U);
    EXPECT_EQ(together.others[0], before);
    store.undo_all(std::vector{part_two(), together.others[0]});
    EXPECT_EQ(store.load(kFirst), before);
    EXPECT_EQ(store.load(kSecond)->opening, (PerSeat<Amount>{5, 4, 3, 14}));
    EXPECT_TRUE(store.redo_row(kFirst));
  }
  expect_sound();
}

// Both are stored, part 2 is deleted, and then part 1 is corrected.
void correct_without_part_two(store::Store& store) {
  const session::Session before = part_one("[5, 4, 3, 14]");
  const Edit edit = whole_edit(before, part_one("[6, 3, 4, 13]"), "hand 1 corrected");
  store.create(before);
  store.create(part_two());
  store.delete_session(kSecond);
  store.record_with(edit, {});
}

TEST_F(Evening, APartThatComesBackBeginsWithTheTotalsThatWereCorrectedMeanwhile) {
  {
    store::Store store{database_, store::Store::Access::kWrite};
    correct_without_part_two(store);
  }
  TableDriver table{database_};
  table.app.handle(OpenPast{kSecond});
  ASSERT_TRUE(table.on<SessionView>()->can_bring_back);
  table.app.handle(BringBack{});
  ASSERT_TRUE(table.app.view().dialog) << "it asks first";
  EXPECT_NE(table.app.view().dialog->text.find("Part 2 now opens with Anna 6, not 5; Boris 3, not 4; Clara 4, not 3; "
                                               "Emil 13, not 14"),
            std::string::npos)
      << table.app.view().dialog->text;
  table.app.handle(Decline{});
  EXPECT_TRUE(table.on<SessionView>()->can_bring_back) << "it is still deleted";
  table.app.handle(BringBack{});
  table.app.handle(Accept{});
  EXPECT_FALSE(table.on<SessionView>()->deleted);
  EXPECT_EQ(stored().back().opening, (PerSeat<Amount>{6, 3, 4, 13}));
  expect_sound();
}

TEST_F(Evening, APartThatComesBackUnchangedAsksNothing) {
  {
    store::Store store{database_, store::Store::Access::kWrite};
    store.create(part_one("[5, 4, 3, 14]"));
    store.create(part_two());
    store.delete_session(kSecond);
  }
  TableDriver table{database_};
  table.app.handle(OpenPast{kSecond});
  table.app.handle(BringBack{});
  EXPECT_FALSE(table.app.view().dialog);
  EXPECT_FALSE(table.on<SessionView>()->deleted);
  expect_sound();
}

TEST_F(Evening, AnImportedPartBeginsWithWhatTheStoredOneEndsWith) {
  store::Store store{database_, store::Store::Access::kWrite};
  store.create(part_one("[6, 3, 4, 13]"));
  ImportFile file;
  file.add(store, document::write_session(part_two(), json::Writer::Style::kCompact), "evening.json");
  file.compare(store);
  EXPECT_EQ(
      file.store_in(store),
      (Texts{"Part 2 keeps the opening of Emil 14: Nullo does not know how it was worked out.",
             "Part 2 now opens with Anna 6, not 5; Boris 3, not 4; Clara 4, not 3, and stands at Anna 7, Boris 5, "
             "Clara 7, Emil 34."}))
      << "he began with the total of Dmitri, who has left, and no log says what that was";
  EXPECT_EQ(store.load(kSecond)->opening, (PerSeat<Amount>{6, 3, 4, 14}));
  EXPECT_EQ(store.verify().problems, Texts{});
}

TEST_F(Evening, APartThatIsReplacedByAFileChangesWhatTheStoredLaterOneBeginsWith) {
  store::Store store{database_, store::Store::Access::kWrite};
  store.create(part_one("[5, 4, 3, 14]"));
  store.create(part_two());
  ImportFile file;
  file.add(store, document::write_session(part_one("[6, 3, 4, 13]"), json::Writer::Style::kCompact), "evening.json");
  file.compare(store);
  EXPECT_EQ(file.store_in(store).size(), 2U);
  EXPECT_EQ(store.load(kSecond)->opening, (PerSeat<Amount>{6, 3, 4, 14}));
  EXPECT_EQ(store.verify().problems, Texts{});
}

TEST_F(Evening, APartThatBeginsWithOtherTotalsIsNamedByVerify) {
  store::Store store{database_, store::Store::Access::kWrite};
  store.create(part_one("[6, 3, 3, 14]"));
  store.create(part_two());
  const Texts problems = store.verify().problems;
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0], std::string{"Session "} + kSecond + " does not begin with what session " + kFirst +
                             ", with which it goes on, ends with: Anna 5, not 6; Boris 4, not 3. Delete it and bring "
                             "it back, and it does.");
  store.delete_session(kSecond);
  EXPECT_EQ(store.verify().problems, Texts{}) << "a deleted one is no part of the evening";
  bring_back(store, kSecond);
  EXPECT_EQ(store.verify().problems, Texts{});
}

TEST_F(Evening, WhatPeopleChoseForANewcomerIsNotNamed) {
  store::Store store{database_, store::Store::Access::kWrite};
  store.create(part_one("[5, 4, 3, 14]"));
  session::Session later = part_two();
  later.opening[Seat{3}] = 9;
  store.create(later);
  EXPECT_EQ(store.verify().problems, Texts{});
}

TEST_F(Evening, NothingIsStoredWhereThePartsThatFollowCannotBe) {
  store::Store store{database_, store::Store::Access::kWrite};
  store.create(part_one("[5, 4, 3, 14]"));
  store.create(part_two());
  store.delete_session(kSecond);
  const auto fails = [&store] {
    store.all_or_none([&store] {
      store.bring_back(kSecond);
      throw store::StoreError{store::StoreError::Kind::kMachine, "the disk is full"};
    });
  };
  EXPECT_THROW(fails(), store::StoreError);
  EXPECT_TRUE(store.is_deleted(kSecond));
  store.bring_back(kSecond);
  EXPECT_FALSE(store.is_deleted(kSecond)) << "and it goes on as before";
}

TEST_F(Evening, ChangesOfTheSameSecondAndLabelThatWereMadeOneByOneAreNotUndoneTogether) {
  const session::Session before = part_one("[5, 4, 3, 14]");
  session::Session noted = before;
  noted.note = "a";
  session::Session later = part_two();
  later.note = "b";
  store::Store store{database_, store::Store::Access::kWrite};
  store.create(before);
  store.create(part_two());
  const Edit first = whole_edit(before, noted, "note");
  const Edit second = whole_edit(part_two(), later, "note");
  store.record(first.after, first.change);
  store.record(second.after, second.change);
  EXPECT_TRUE(together_with(store, noted, *store.undo_row(kFirst), true).others.empty());
}

TEST_F(Evening, APlayersNameThatSoundsLikeAPartIsNoPart) {
  const session::Session before = part_one("[5, 4, 3, 14]");
  const Edit edit = whole_edit(before, part_one("[6, 3, 4, 13]"), "Ben in place of Anna in part 2");
  store::Store store{database_, store::Store::Access::kWrite};
  store.create(before);
  store.create(part_two());
  store.record_with(edit, carried_over(before, edit.after, {before, part_two()}, edit.change.label).edits);
  const std::optional<store::Logged> row = store.undo_row(kFirst);
  ASSERT_TRUE(row);
  EXPECT_EQ(text::said_again(label_of(row->change)), "Ben in place of Anna in part 2");
  EXPECT_EQ(together_with(store, *store.load(kFirst), *row, true).others, std::vector{part_two()});
}

TEST_F(Evening, GoingOnSaysWhatEachBeginsWithByName) {
  TableDriver table{database_};
  play_until_clara_leaves(table);
  EXPECT_EQ(table.on<NewSessionView>()->stacks, "To begin with, in chips: Anna 79, Boris 79, Dmitri 43");
}

TEST_F(Evening, TheDocumentHasAllPartsALineEach) {
  std::string text;
  write_evening({part_one("[5, 4, 3, 14]"), part_two()}, [&text](std::string_view piece) { text += piece; });
  const std::size_t end = text.find('\n');
  ASSERT_NE(end, std::string::npos);
  EXPECT_EQ(document::read_session(text.substr(0, end)).value().session, part_one("[5, 4, 3, 14]"));
  EXPECT_EQ(document::read_session(text.substr(end + 1, text.size() - end - 2)).value().session, part_two());
}

TEST_F(Evening, HandsAreNumberedThroughAllParts) {
  TableDriver table{database_};
  play_until_clara_leaves(table);
  table.app.handle(Accept{});
  table.type("555\n\n");
  EXPECT_EQ(table.app.view().undo, "hand 2 recorded");
  const Sheet& sheet = table.table().sheet;
  ASSERT_GE(sheet.rows.size(), 3U);
  EXPECT_EQ(sheet.rows[0].label, "1");
  EXPECT_EQ(sheet.rows[1].label, "") << "the opening";
  EXPECT_EQ(sheet.rows[2].label, "2");
}

TEST_F(Evening, AHandOfWhichNothingWasEnteredIsNotCalledLeftOut) {
  TableDriver table{database_};
  play_until_clara_leaves(table);
  EXPECT_FALSE(says(table.on<NewSessionView>()->going_on, "The hand that was begun is left out."));
}

// Each hand of Tëtka: the second 1, the third 7, the fourth 1. After one hand Tom leaves, and Eva joins with 2, the
// average.
void play_until_eva_comes_for_tom(TableDriver& table) {
  table.start_session({"Anna", "Boris", "Clara", "Tom"});
  table.type(testing::kTetkaHand);
  table.app.handle(GoOnWithOthers{});
  table.app.handle(SetName{Seat{3}, "Eva"});
  table.app.handle(Accept{});
}

TEST_F(Evening, TheSheetHasTheHandsOfAllPartsAndSaysWhereOneBegins) {
  TableDriver table{database_};
  play_until_eva_comes_for_tom(table);
  const Sheet& sheet = table.table().sheet;
  ASSERT_EQ(sheet.rows.size(), 3U) << "a hand, the opening, a hand";
  EXPECT_EQ(sheet.names, (Texts{"Anna", "Boris", "Clara", "Eva"}));
  EXPECT_EQ(sheet.rows[0].label, "1");
  EXPECT_EQ(sheet.rows[0].scores, (Texts{"0", "+1", "+7", ""}));
  EXPECT_EQ(sheet.rows[0].totals, (Texts{"0", "1", "7", ""}));
  EXPECT_EQ(sheet.rows[0].news, "Part 1: Anna, Boris, Clara, Tom");
  EXPECT_EQ(sheet.rows[1].news, "Part 2: Anna, Boris, Clara, Eva");
  EXPECT_EQ(sheet.rows[2].label, "2");
}

TEST_F(Evening, AHandOfAnEarlierPartIsOpenedFromTheTableAndCorrected) {
  TableDriver table{database_};
  play_until_eva_comes_for_tom(table);
  const std::string part = table.table().sheet.rows[0].session;
  EXPECT_EQ(part, stored()[0].id);
  EXPECT_TRUE(table.table().sheet.rows[0].opens);
  table.app.handle(OpenHand{0, part});
  EXPECT_TRUE(table.table().correcting);
  table.app.handle(TapTrick{1});
  table.type("1\n");  // Anna won the trick with the bum card
  ASSERT_NE(table.on<CompareView>(), nullptr);
  table.app.handle(Accept{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().sheet.rows[0].scores, (Texts{"+1", "0", "+7", ""}));
  EXPECT_EQ(table.table().places[0].total, "1");
  expect_sound();
}

TEST_F(Evening, TheEndOfTheGameShowsTheWholeEveningAndWhoHasLeft) {
  TableDriver table{database_};
  play_until_eva_comes_for_tom(table);
  for (int hand = 0; hand < 3; ++hand) table.type(testing::kTetkaHand);
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->headline, "Anna wins with 0 points");
  ASSERT_EQ(over->chart.lines.size(), 5U);
  EXPECT_EQ(over->chart.first, 0);
  EXPECT_EQ(over->chart.lines[2].values, (std::vector<double>{0, 7, 14, 21, 28}));
  EXPECT_EQ(over->chart.lines[3].name, "Eva");
  EXPECT_EQ(over->chart.lines[3].skip, 1U);
  EXPECT_EQ(over->chart.lines[3].values, (std::vector<double>{2, 3, 4, 5}));
  EXPECT_EQ(over->chart.lines[4].name, "Tom");
  EXPECT_EQ(over->chart.lines[4].values, (std::vector<double>{0, 1}));
  EXPECT_EQ(over->sheet.names, (Texts{"Anna", "Boris", "Clara", "Eva", "Tom"}));
  EXPECT_EQ(over->sheet.totals, (Texts{"0", "4", "28", "5", "1"}));
  EXPECT_EQ(over->sheet.rows[0].scores, (Texts{"0", "+1", "+7", "", "+1"}));
  EXPECT_EQ(over->sheet.rows[2].scores, (Texts{"0", "+1", "+7", "+1", ""}));
  store::Store store{database_, store::Store::Access::kRead};
  const session::Session last = stored()[1];
  const PictureView picture = picture_view(session::HeldHands{last}, known_of(store, last), Players{});
  EXPECT_EQ(picture.sheet.names, over->sheet.names);
  EXPECT_EQ(picture.sheet.rows.size(), over->sheet.rows.size());
}

TEST_F(Evening, TheFinalStandingNamesWhoHasLeftOnEveryPageAndTheBoardHasTheWholeEvening) {
  TableDriver table{database_};
  play_until_eva_comes_for_tom(table);
  for (int hand = 0; hand < 3; ++hand) table.type(testing::kTetkaHand);
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  ASSERT_EQ(over->lines.size(), 5U);
  EXPECT_EQ(over->lines[4].name, "Tom");
  EXPECT_EQ(over->lines[4].total, "1");
  EXPECT_EQ(over->lines[4].place, 0);
  EXPECT_EQ(over->lines[4].remark, "left after hand 1");
  const BoardView& board = table.app.board();
  ASSERT_EQ(board.lines.size(), 5U);
  EXPECT_EQ(board.lines[4].name, "Tom");
  EXPECT_EQ(board.lines[4].total, "1");
  ASSERT_EQ(board.chart.lines.size(), over->chart.lines.size());
  for (std::size_t i = 0; i < board.chart.lines.size(); ++i)
    EXPECT_EQ(board.chart.lines[i].values, over->chart.lines[i].values) << i;
  store::Store store{database_, store::Store::Access::kRead};
  const session::Session last = stored()[1];
  const PictureView picture = picture_view(session::HeldHands{last}, known_of(store, last), Players{});
  ASSERT_EQ(picture.standing.size(), 5U);
  EXPECT_EQ(picture.standing[4].name, "Tom");
}

TEST_F(Evening, TwoPartsThatAreImportedTogetherNameNoWinnerOfTheFirst) {
  const auto file = [this](const session::Session& part, const char* name) {
    std::ofstream{scratch_ / name, std::ios::binary} << document::write_session(part, json::Writer::Style::kCompact);
    return (scratch_ / name).string();
  };
  TableDriver table{database_};
  const std::string first = file(part_one("[5, 4, 3, 14]"), "one.json");
  table.app.handle(LookAtFiles{{first}});
  EXPECT_TRUE(table.on<ImportView>()->files[0].lines[0].details.ends_with("Clara wins with 3 points"));
  table.app.handle(LookAtFiles{{file(part_two(), "two.json")}});
  ASSERT_EQ(table.on<ImportView>()->files.size(), 2U);
  EXPECT_TRUE(table.on<ImportView>()->files[0].lines[0].details.ends_with(kGoesOn.english()))
      << table.on<ImportView>()->files[0].lines[0].details;
}

TEST_F(Evening, APartThatGoesOnHasNoWinner) {
  TableDriver table{database_};
  play_until_eva_comes_for_tom(table);
  store::Store store{database_, store::Store::Access::kRead};
  const OpenSession first{stored()[0]};
  ASSERT_TRUE(first.ended());
  const OtherParts others = other_parts(store, first.session);
  const GameOverView over = game_over_view(first, {}, others);
  EXPECT_EQ(over.headline, "Goes on in another part of the evening");
  EXPECT_TRUE(std::ranges::none_of(over.lines, &GameOverView::Line::winner));
  const BoardView board = board_view(&first, {}, others);
  EXPECT_EQ(board.headline, "Goes on in another part of the evening");
  EXPECT_TRUE(std::ranges::none_of(board.lines, &BoardView::Line::leads));
  const PictureView picture =
      picture_view(session::HeldHands{first.session}, known_of(store, first.session), Players{});
  EXPECT_EQ(picture.outcome, "After 1 hand; another session goes on");
  EXPECT_TRUE(std::ranges::none_of(picture.standing, &GameOverView::Line::winner));
}

TEST_F(Evening, TheStartOfAnotherPartIsUndoneByName) {
  TableDriver table{database_};
  play_until_eva_comes_for_tom(table);
  EXPECT_EQ(table.app.view().undo, "going on with others");
  table.app.handle(Undo{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().places[3].name, "Tom");
  EXPECT_EQ(table.table().sheet.rows.size(), 2U);
  expect_sound();
}

}  // namespace
}  // namespace nullo::app
