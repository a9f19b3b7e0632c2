// A hand of which only the scores are entered: no tap may lose any of them.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/past/replay.h"
#include "app/settling/settling.h"
#include "app/table/open_session.h"
#include "app/table/sheet.h"
#include "document/document.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"
#include "text/kept.h"

namespace nullo::app {
namespace {

session::Session read(std::string_view text) { return std::move(document::read_session(text)->session); }

constexpr std::string_view kOpen = R"({"format": "nullo.session", "version": 1, "game": "tetka",
 "players": ["Anna", "Boris", "Clara", "Dmitri"], "opening": [10, 0, -2, 0], "hands_before": 1,
 "stake": {"cents": 50, "against": "winner"},
 "hands": [{"scores": [5, 0, 1, 3]}, {"scores": [5, null, 1, null]}]})";

TEST(EnteredHand, IsEnteredOnScoreByScore) {
  const OpenSession open{read(kOpen)};
  EXPECT_FALSE(open.hand_complete());
  EXPECT_EQ(open.entry.question.text, "What did Boris score?");
  const auto second = tap(open, games::SetCount{std::string{games::kScores}, Seat{1}, 3});
  ASSERT_TRUE(second);
  EXPECT_EQ(text::said_again(second->change.label), "Points, Boris: 3");
  EXPECT_EQ(OpenSession{second->after}.entry.question.text, "What did Dmitri score?");
  EXPECT_FALSE(tap(open, games::WinTrick{0, Seat{1}})) << "nobody watched its tricks";
  EXPECT_EQ(with_note(open, "rain").after.hands.back().scores, open.session.hands.back().scores);
}

TEST(EnteredHand, CanBeDealtAnewAndThatUndone) {
  const OpenSession open{read(kOpen)};
  const Edit edit = misdealt(open);
  EXPECT_FALSE(edit.after.hands.back().has_only_scores());
  EXPECT_EQ(with_before(edit.after, edit.change), open.session);
  EXPECT_EQ(with_after(open.session, edit.change), edit.after);
}

TEST(EnteredHand, IsFollowedByTheNextDeal) {
  session::Session session = read(kOpen);
  session.hands.pop_back();
  const OpenSession open{session};
  EXPECT_TRUE(open.hand_complete());
  const Edit edit = recorded(open, "2026-11-01T21:00:00Z");
  ASSERT_EQ(edit.after.hands.size(), 2U);
  EXPECT_FALSE(edit.after.hands.back().has_only_scores());
  EXPECT_FALSE(can_replay(session, 0));
}

TEST(EnteredHand, IsOnTheSheetBelowWhatEverybodyBeganWith) {
  const session::Session session = read(kOpen);
  const Sheet sheet = sheet_of(session, session::score(session));
  ASSERT_EQ(sheet.rows.size(), 3U);
  EXPECT_EQ(sheet.rows[0].hand, kNoHand);
  EXPECT_FALSE(sheet.rows[0].opens);
  EXPECT_EQ(sheet.rows[0].scores, (std::vector<std::string>{"10", "0", "−2", "0"}));
  EXPECT_EQ(sheet.rows[1].totals, (std::vector<std::string>{"15", "0", "−1", "3"}));
}

TEST(EnteredHand, IsSettledAtTheStakeOfItsSession) {
  const session::Session session = read(kOpen);
  const Settling settling = settling_of(session, session::score(session));
  EXPECT_NE(settling.terms.find("0.50 a point against the winner"), std::string::npos) << settling.terms;
  EXPECT_EQ(settling.lines.size(), 3U) << "Clara stands best with −1";
}

TEST(EnteredHand, ChipsAreSettledAgainstWhatEachBeganWith) {
  const session::Session session = read(R"({"format": "nullo.session", "version": 1, "game": "razz",
 "players": ["Anna", "Boris", "Clara"], "opening": [50, 200, 100],
 "hands": [{"scores": [-20, 0, 20], "players": ["Boris", "Anna", "Clara"], "points_follow": "player"}]})");
  const Settling settling = settling_of(session, session::score(session));
  ASSERT_FALSE(settling.notes.empty());
  EXPECT_EQ(settling.notes[0], "Boris lost 20, Clara won 20, Anna is even");
}

// ---- entered at the table

using testing::TableDriver;
using Texts = std::vector<std::string>;

const Texts kFour{"Anna", "Boris", "Clara", "Dmitri"};

class OnlyThePoints : public ::testing::Test {
 protected:
  static void only_the_points(TableDriver& table) { table.app.handle(SwitchForm{games::Form::kPoints}); }

  static games::Counts scores(TableDriver& table) { return table.stored().hands.back().scores; }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

games::Counts counts(std::initializer_list<std::optional<int>> each) {
  games::Counts all(static_cast<int>(each.size()));
  int seat = 0;
  for (const std::optional<int>& one : each) all[Seat{seat++}] = one;
  return all;
}

TEST_F(OnlyThePoints, AreTypedOneAfterTheOtherAndTheHandIsOver) {
  TableDriver table{database_};
  table.start("tetka", kFour);
  EXPECT_EQ(table.table().form, games::Form::kTricks) << "it is not how a hand begins";
  EXPECT_TRUE(table.table().can_enter_scores);
  only_the_points(table);
  EXPECT_EQ(table.app.view().undo, "Only the points");
  EXPECT_EQ(table.table().question.text, "What did Anna score?");
  table.type("5\n0\n1\n");
  EXPECT_EQ(scores(table), counts({5, 0, 1, std::nullopt})) << "the Enter after 0 is no answer for Clara";
  table.type("3\n");
  const HandOverView* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "+5");
  EXPECT_EQ(over->lines[0].reasons,
            (std::vector<games::Reason>{{.amount = "+5", .words = "only the points were entered", .counts = 5}}));
  EXPECT_EQ(over->explained, (Texts{"Only the points were entered."}));
  EXPECT_EQ(over->concluded, Texts{});
  EXPECT_EQ(over->sheet.rows[0].news, "Of hand 1, only the points were entered");
  table.type("\n");
  EXPECT_EQ(table.table().form, games::Form::kTricks) << "one hand that nobody watched is an exception";
}

TEST_F(OnlyThePoints, GoOnWhereTwoHandsInARowWereEnteredSo) {
  TableDriver table{database_};
  table.start("tetka", kFour);
  for (int hand = 0; hand < 2; ++hand) {
    only_the_points(table);
    table.type("5\n0\n1\n3\n\n");
  }
  EXPECT_EQ(table.table().form, games::Form::kPoints);
}

TEST_F(OnlyThePoints, ThatCannotBeAreRefusedInPlainWordsAndStandThereToBeMended) {
  TableDriver table{database_};
  table.start("tetka", kFour);
  only_the_points(table);
  table.type("5\n0\n1\n7\n");
  EXPECT_EQ(table.table().problem, "Together that is 13, but it must be 9 or 8.");
  EXPECT_EQ(table.table().pending, "7 …");
  table.type("3\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(OnlyThePoints, AnotherScoreIsAskedAgainWhereOneIsChangedAfterwards) {
  TableDriver table{database_};
  table.start("tetka", kFour);
  only_the_points(table);
  table.type("5\n0\n1\n3\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.app.handle(Back{});
  table.app.handle(TapField{std::string{games::kScores}, Seat{0}, std::nullopt});
  table.type("2\n");
  EXPECT_EQ(scores(table), counts({2, 0, 1, std::nullopt}));
  EXPECT_EQ(table.table().question.text, "What did Dmitri score?");
  table.type("6\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(OnlyThePoints, AreKeptThroughARestartAndUndoneStepByStep) {
  {
    TableDriver table{database_};
    table.start("tetka", kFour);
    only_the_points(table);
    table.type("5\n0");
  }
  TableDriver table{database_};
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().form, games::Form::kPoints);
  EXPECT_EQ(table.table().question.text, "What did Clara score?");
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().question.text, "What did Boris score?");
  table.app.handle(Undo{});
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().form, games::Form::kTricks);
  EXPECT_FALSE(table.stored().hands.back().has_only_scores());
}

TEST_F(OnlyThePoints, ForgetWhatWasEnteredOfTheHandOnlyAfterAQuestionBothWays) {
  TableDriver table{database_};
  table.start("tetka", kFour);
  table.type("7c1");
  only_the_points(table);
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->text, "The points are kept; everything else entered for this hand is lost.");
  table.type("\n");
  EXPECT_EQ(table.table().form, games::Form::kPoints);
  table.type("5\n\t");
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->text, "The hand starts over: the points entered so far are lost.");
  table.type("\n");
  EXPECT_EQ(table.table().form, games::Form::kTricks);
  EXPECT_FALSE(table.stored().hands.back().has_only_scores());
}

TEST_F(OnlyThePoints, OfChipsMayBeLost) {
  TableDriver table{database_};
  table.start("kabu", {"Anna", "Boris", "Clara"});
  only_the_points(table);
  EXPECT_EQ(table.table().question.text, "What did Anna win or lose? A loss begins with −.");
  table.type("-1");
  EXPECT_EQ(table.table().pending, "−1 …");
  EXPECT_EQ(table.table().fields[0].as<CountsRow>().cells[0].text, "−1_");
  table.type("2\n20-\n");
  EXPECT_EQ(scores(table), counts({-12, -20, std::nullopt}));
  table.type("31\n");
  EXPECT_EQ(table.table().problem, "Together that is -1, but it must be 0.");
  table.type("32\n");
  const HandOverView* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->explained, (Texts{"Only the chips were entered."}));
  EXPECT_EQ(over->lines[0].score, "−12");
}

TEST_F(OnlyThePoints, CostNobodyOfKabuMoreThanThereIs) {
  TableDriver table{database_};
  table.start("kabu", {"Anna", "Boris", "Clara"});
  only_the_points(table);
  table.type("-56\n");
  EXPECT_EQ(table.table().problem, "Anna has only 55 chips.");
}

TEST_F(OnlyThePoints, OfPartnersAreEnteredOnce) {
  TableDriver table{database_};
  table.start("samba", kFour);
  only_the_points(table);
  EXPECT_EQ(table.table().question.text, "What did Anna and Clara score?");
  EXPECT_EQ(table.table().sides, 2);
  table.type("1500\n-200\n");
  EXPECT_EQ(scores(table), counts({1500, -200, 1500, -200}));
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(OnlyThePoints, CanBeEnteredInEveryGameButReversis) {
  for (const games::Info& game : games::all()) {
    TableDriver table{scratch_ / (std::string{game.id} + ".db")};
    Texts names;
    for (int seat = 0; seat < game.least_seats; ++seat) names.push_back(fmt::format("Player {}", seat));
    table.start(std::string{game.id}.c_str(), names);
    ASSERT_NE(table.on<TableView>(), nullptr) << game.id;
    EXPECT_EQ(table.table().can_enter_scores, game.id != "reversis") << game.id;
    only_the_points(table);
    const bool reversis = game.id == "reversis";
    EXPECT_EQ(table.table().form == games::Form::kPoints, !reversis) << game.id;
    EXPECT_EQ(table.table().problem,
              reversis ? "The scores do not show what became of the pots. Enter the tricks." : "")
        << game.id;
  }
}

TEST_F(OnlyThePoints, EnterAPastHandAgain) {
  TableDriver table{database_};
  table.start("tetka", kFour);
  table.type("7c1b2c3d4hr3\n");
  table.app.handle(OpenHand{0});
  only_the_points(table);
  table.type("\n9\n000\n\n");
  const auto* compare = table.on<CompareView>();
  ASSERT_NE(compare, nullptr);
  EXPECT_EQ(compare->after.sheet.totals, (Texts{"9", "0", "0", "0"}));
  ASSERT_FALSE(compare->after.whys.empty());
  EXPECT_EQ(compare->after.whys[0].text, "hand 1, only the points were entered: +9 Anna");
  table.type("\n");
  EXPECT_EQ(table.table().sheet.totals, (Texts{"9", "0", "0", "0"}));
  EXPECT_EQ(table.stored().hands[0].scores, counts({9, 0, 0, 0}));
  EXPECT_EQ(table.stored().hands[0].facts, games::empty_hand(table.stored().rules));
  table.app.handle(Undo{});
  EXPECT_FALSE(table.stored().hands[0].has_only_scores());
}

}  // namespace
}  // namespace nullo::app
