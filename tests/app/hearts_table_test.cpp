// An evening of Hearts at the table, without a window.
#include <algorithm>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "games/hearts/hearts.h"
#include "games/sentence.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class HeartsTable : public ::testing::Test {
 protected:
  // Starts a session of Hearts by this preset, with as many places as names.
  void start(TableDriver& table, const char* preset, const std::vector<std::string>& names) {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{"hearts"});
    table.app.handle(ChoosePreset{preset});
    table.app.handle(SetPlayers{static_cast<int>(names.size())});
    for (std::size_t i = 0; i < names.size(); ++i) table.app.handle(SetName{Seat{static_cast<int>(i)}, names[i]});
    table.app.handle(Accept{});
  }
  void start(TableDriver& table, const char* preset = "standard") {
    start(table, preset, {"Anna", "Ben", "Clara", "Dora"});
  }

  static std::vector<std::string> totals(const TableDriver& table) { return table.table().sheet.totals; }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

using Texts = std::vector<std::string>;

TEST_F(HeartsTable, CountsOfHeartsLeaveRoomForThoseThatAreKnown) {
  TableDriver table{database_};
  start(table);
  table.type("k1\t\n");  // the K♥ to Anna, then the rest of the hand in sum
  ASSERT_EQ(table.table().form, games::Form::kSummary);
  table.app.handle(TapField{"summary/hearts", Seat{1}, 13});
  EXPECT_EQ(table.table().problem, "With the hearts that are known already, that makes 14 of 13.");
}

TEST_F(HeartsTable, TheCardsAreThrownInWhenAllPointsAreOut) {
  TableDriver table{database_};
  start(table);
  table.type("sooo1oooo1oooo2");
  table.type("v");  // two hearts are still out
  EXPECT_EQ(table.table().question.heading, "Trick 4 of 13 – Ben leads");
  table.type("oo3v");
  EXPECT_TRUE(table.stored().hands.front().facts.as<hearts::Hand>().thrown_in);
  if (table.on<HandOverView>() == nullptr) table.type("\n");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  Texts scores;
  for (const HandOverView::Line& line : over->lines) scores.push_back(line.score);
  EXPECT_EQ(scores, (Texts{"+20", "+4", "+2", "0"}));
}

TEST_F(HeartsTable, EnterThrowsTheCardsInWhenAllPointsAreOut) {
  TableDriver table{database_};
  start(table);
  table.type("sooo1oooo1oooo2\n");
  EXPECT_EQ(table.table().problem, "The hand is not complete yet: " + table.table().question.text)
      << "two are still out";
  table.type("oo3");
  EXPECT_EQ(table.table().question.text, "All points are out: \036Enter throws the cards in. Or who won?");
  table.type("\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(HeartsTable, TheSameCountsOnceMoreAreAskedAbout) {
  TableDriver table{database_};
  start(table);
  table.type("\t543\n4");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->notes, Texts{});
  table.type("\n543\n4");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->notes, Texts{"The same as hand 1. Was it entered twice?"});
}

TEST_F(HeartsTable, AnOrdinaryHandTakesSixKeysBeforeEnter) {
  TableDriver table{database_};
  start(table);
  table.presses = 0;
  table.type("\t543\n4");
  EXPECT_LE(table.presses, 6);
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "+5");
  EXPECT_EQ(over->lines[1].score, "+4");
  EXPECT_EQ(over->lines[2].score, "+3");
  EXPECT_EQ(over->lines[3].score, "+14");
  EXPECT_EQ(over->next, "Next: Ben deals. Pass three cards to the right. The 2♣ leads.");
}

// The cycle goes on over the hands that an earlier part of the evening played: left, right, across, hold.
TEST_F(HeartsTable, ThePassingGoesOnWhereTheEveningGoesOnWithOthers) {
  TableDriver table{database_};
  start(table);
  table.type("\t543\n4\n543\n4\n");
  ASSERT_TRUE(table.table().passing);
  EXPECT_EQ(table.table().passing->text, "Pass three cards across");
  table.app.handle(GoOnWithOthers{});
  table.app.handle(Accept{});
  ASSERT_TRUE(table.table().passing);
  EXPECT_EQ(table.table().passing->text, "Pass three cards across");
}

TEST_F(HeartsTable, TenTypedAsTwoDigitsIsCaughtByTheLastCount) {
  TableDriver table{database_};
  start(table);
  table.type("\t1003");  // meant: 10, 0, 3 and 0 for Dora
  EXPECT_EQ(games::with_keys(table.table().problem), "10, 0, 3, 0? Press Enter, or mend a count.");
  EXPECT_EQ(table.on<HandOverView>(), nullptr) << "the 3 is nobody's queen";
}

TEST_F(HeartsTable, TenIsEnteredByOneKey) {
  TableDriver table{database_};
  start(table);
  table.type("\tt03");
  const auto& cells = table.table().fields.front().as<CountsRow>().cells;
  EXPECT_EQ(cells[0].count, 10);
  EXPECT_EQ(cells[2].count, 3);
}

TEST_F(HeartsTable, TheNextHandBeginsInTheFormOfTheOneBefore) {
  TableDriver table{database_};
  start(table);
  table.type("\t543\n4\n");
  EXPECT_EQ(table.table().form, games::Form::kSummary);
  ASSERT_TRUE(table.table().passing);
  EXPECT_EQ(table.table().passing->text, "Pass three cards to the right");
  table.type("543\n4\n");
  EXPECT_EQ(totals(table), (Texts{"10", "8", "6", "28"}));
}

TEST_F(HeartsTable, AMoonTakesTwoKeysAndAsksWithBothStandings) {
  TableDriver table{database_};
  start(table);
  table.presses = 0;
  table.type("m2");
  EXPECT_EQ(table.presses, 2);
  EXPECT_EQ(table.table().question.heading, "Ben shot the moon");
  const auto* row = table.table().fields.back().if_is<ChoiceRow>();
  ASSERT_NE(row, nullptr);
  EXPECT_EQ(row->choices[0].shows, (Texts{"Anna 26", "Ben 0", "Clara 26", "Dora 26", "The game goes on"}));
  EXPECT_EQ(row->choices[1].shows, (Texts{"Anna 0", "Ben −26", "Clara 0", "Dora 0", "The game goes on"}));
  table.type("a");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[1].score, "0");
  EXPECT_EQ(over->lines[3].score, "+26");
}

// The players asked for no other form: `m` only saved them the tricks of one hand.
TEST_F(HeartsTable, AfterAMoonInOneKeyTheEveningGoesOnTrickByTrick) {
  TableDriver table{database_};
  start(table);
  table.type("m2a\n");
  EXPECT_EQ(table.table().form, games::Form::kTricks);
  table.type("\t543\n4\n");
  EXPECT_EQ(table.table().form, games::Form::kSummary);
  table.type("m2s\n");
  EXPECT_EQ(table.table().form, games::Form::kSummary) << "this one is entered in sum, and so was the hand before";
}

// The moon cannot be told any more, but its button's place stays empty, before and after a restart.
TEST_F(HeartsTable, TheShortcutsKeepTheirPlacesAfterARestart) {
  const auto ids = [](const TableDriver& table) {
    Texts all;
    for (const games::Shortcut& shortcut : table.table().usual_shortcuts) all.push_back(shortcut.id);
    return all;
  };
  Texts before;
  {
    TableDriver table{database_};
    start(table);
    before = ids(table);
    table.type("h51");
    EXPECT_EQ(ids(table), before);
  }
  TableDriver table{database_};
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(ids(table), before);
}

TEST_F(HeartsTable, TheRestOfTheHeartsGoToOneSeat) {
  TableDriver table{database_};
  start(table);
  table.type("\t0+1");  // Anna none, Ben the rest; the queen to Anna
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "+13");
  EXPECT_EQ(over->lines[1].score, "+13");
}

TEST_F(HeartsTable, HeartsAreTypedBySuitAndRankInEitherOrder) {
  TableDriver table{database_};
  start(table);
  table.type("h5s1");    // 5♥ and Q♠ to Anna
  table.type("/9hak2");  // 9♥, A♥ and K♥ to Ben
  EXPECT_EQ(table.table().places[0].hand, "+14");
  EXPECT_EQ(table.table().places[1].hand, "+3");
  EXPECT_EQ(table.table().panel.back(), "No moon any more: Ben took 9♥, K♥ and A♥ in trick 2");
}

TEST_F(HeartsTable, AMoonStaysPossibleForWhoHasAllPointsSoFar) {
  TableDriver table{database_};
  start(table);
  table.type("h2h31");
  EXPECT_EQ(table.table().panel.back(), "A moon is still possible: Anna");
}

TEST_F(HeartsTable, BeforeTheEndItSaysWhoStaysUnderTheTarget) {
  TableDriver table{database_};
  start(table);
  table.type("\t");
  for (int hand = 0; hand < 6; ++hand) table.type("000\n1\n");  // all hearts to Dora, the queen to Anna
  EXPECT_EQ(totals(table), (Texts{"78", "0", "0", "78"}));
  EXPECT_EQ(table.table().panel,
            (Texts{"Anna stays under 100 with at most 21", "Dora stays under 100 with at most 21"}));
}

TEST_F(HeartsTable, AnExposedCardIsTappedAndCountsDouble) {
  TableDriver table{database_};
  start(table, "turbo");
  table.app.handle(TapSetCard{"charged", Card{Rank::kQueen, Suit::kSpades}});
  table.type("\t543\n4");  // hearts, then Q♠ to Dora
  table.type("11");        // 10♣ and J♦ to Anna
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[3].score, "+27");
  EXPECT_EQ(over->lines[0].score, "−10");  // (5 − 10) doubled
}

// It said "doubles" beside the exposed 10♣ and 13 beside the exposed Q♠, and the help gave the usual rules alone.
TEST_F(HeartsTable, TurboShowsWhatAnExposedCardCounts) {
  TableDriver table{database_};
  start(table, "turbo");
  const auto caption = [&](Card card) {
    for (const TableView::PaletteCard& each : table.table().palette)
      if (each.card == card) return each.caption;
    return std::string{"not there"};
  };
  const Card queen{Rank::kQueen, Suit::kSpades};
  const Card ten{Rank::kTen, Suit::kClubs};
  EXPECT_EQ(caption(queen), "13");
  EXPECT_EQ(caption(ten), "doubles");
  table.app.handle(TapSetCard{"charged", queen});
  table.app.handle(TapSetCard{"charged", ten});
  EXPECT_EQ(caption(queen), "26");
  EXPECT_EQ(caption(ten), "× 4");
  table.app.handle(Go{Screen::kHelp});
  const auto* help = table.on<HelpView>();
  ASSERT_NE(help, nullptr);
  const auto agreed = [&](std::string_view what, std::string_view value) {
    return std::ranges::any_of(help->agreed, [&](const auto& row) { return row.keys == what && row.text == value; });
  };
  EXPECT_TRUE(agreed("A card that doubles", "10♣"));
  EXPECT_TRUE(agreed("A moon is worth", "as captured"));
}

TEST_F(HeartsTable, AnExposedCardIsTypedAfterItsKey) {
  TableDriver table{database_};
  start(table, "turbo");
  const auto exposed = [&] { return table.stored().hands.front().facts.as<hearts::Hand>().charged; };
  table.type("esq");
  EXPECT_EQ(exposed(), (CardSet{Card{Rank::kQueen, Suit::kSpades}}));
  table.type("eqs");
  EXPECT_TRUE(exposed().empty()) << "once more takes it out";
}

TEST_F(HeartsTable, ATrickThatCancelsStaysOnTheTableForTheNextWinner) {
  TableDriver table{database_};
  start(table, "cancellation", {"A", "B", "C", "D", "E", "F"});
  table.type("h5n");
  EXPECT_EQ(table.table().places[1].hand, "");
  table.type("2");
  EXPECT_EQ(table.table().places[1].hand, "+1");
  EXPECT_TRUE(table.table().strip[0].on_table);
}

TEST_F(HeartsTable, TheRestOfTwoPacksIsBothOfEachCard) {
  TableDriver table{database_};
  start(table, "cancellation", {"A", "B", "C", "D", "E", "F", "G", "H"});
  table.type("h51r2");  // one of the two 5♥ to A, all else to B
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "+1");
  EXPECT_EQ(over->lines[1].score, "+51");
}

TEST_F(HeartsTable, ANineMakesTheTrickGoRoundTwice) {
  TableDriver table{database_};
  start(table, "booster_nines");
  EXPECT_EQ(table.table().strip.size(), 13U);
  table.type("b1");
  EXPECT_EQ(table.table().strip.size(), 12U);
  EXPECT_EQ(table.table().strip[0].mark, "two rounds");
}

TEST_F(HeartsTable, ACardLeftOverWentWithTheKitty) {
  TableDriver table{database_};
  start(table, "three_kitty", {"A", "B", "C"});
  for (const char* trick : {"h2h31", "h4h5h62", "h7h8h93", "tjq1", "k2", "s3"}) table.type(trick);
  for (int trick = 6; trick < 17; ++trick) table.type("1");
  EXPECT_EQ(table.table().question.text, "A♥ is in no trick. Who captured it? Or is it in the kitty?");
  table.type("2");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[1].score, "+5");
  EXPECT_FALSE(table.stored().hands[0].facts.as<hearts::Hand>().kitty) << "nobody said that it lay there";
  EXPECT_EQ(over->concluded, Texts{"A♥ counts for B; nobody entered what lay in the kitty"});
}

TEST_F(HeartsTable, TheKittysCardIsEnteredAndWhoGotItIsAsked) {
  TableDriver table{database_};
  start(table, "three_kitty", {"A", "B", "C"});
  EXPECT_EQ(table.table().panel[1], "One card is left over; whoever takes the first trick gets it");
  for (const char* trick : {"h2h31", "h4h5h62", "h7h8h93", "tjq1", "k2", "s3"}) table.type(trick);
  for (int trick = 6; trick < 17; ++trick) table.type("1");
  EXPECT_EQ(table.table().shortcuts.front().label, "A♥ is in the kitty");
  table.type("y");
  EXPECT_EQ(games::with_keys(table.table().question.text), "Who got the kitty? Enter: A, who took the first trick.");
  table.type("\n");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "+6");
  EXPECT_EQ(over->concluded, Texts{}) << "all of it was said";
  const auto kitty = table.stored().hands[0].facts.as<hearts::Hand>().kitty;
  ASSERT_TRUE(kitty);
  EXPECT_EQ(kitty->cards, (std::vector<Card>{{Rank::kAce, Suit::kHearts}}));
  EXPECT_EQ(kitty->to, Seat{0});
}

TEST_F(HeartsTable, ACardOfTheKittyLiesInNoTrick) {
  TableDriver table{database_};
  start(table, "three_kitty", {"A", "B", "C"});
  for (const char* trick : {"h2h31", "h4h5h62", "h7h8h93", "tjq1", "k2", "s3"}) table.type(trick);
  for (int trick = 6; trick < 17; ++trick) table.type("1");
  table.type("y2");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.app.handle(Back{});
  table.app.handle(TapTrick{0});
  table.app.handle(TapCard{Card{Rank::kAce, Suit::kHearts}});
  EXPECT_EQ(table.table().problem, "The A♥ is in the kitty already.");
}

TEST_F(HeartsTable, ACardIsTakenOutOfTheKittyAndPutBack) {
  TableDriver table{database_};
  start(table, "three_kitty", {"A", "B", "C"});
  for (const char* trick : {"h2h31", "h4h5h62", "h7h8h93", "tjq1", "k2", "s3"}) table.type(trick);
  for (int trick = 6; trick < 17; ++trick) table.type("1");
  table.type("y2");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.app.handle(Back{});
  table.app.handle(TapSetCard{"kitty/cards", {Rank::kAce, Suit::kHearts}});
  const auto out = table.stored().hands[0].facts.as<hearts::Hand>();
  EXPECT_FALSE(out.kitty);
  EXPECT_EQ(out.captured, (std::vector<games::Captured>{{{Rank::kAce, Suit::kHearts}, Seat{1}}}));
  table.app.handle(Undo{});
  EXPECT_TRUE(table.stored().hands[0].facts.as<hearts::Hand>().kitty);
}

// The pack does not come out even for five, whatever the rules were made for.
TEST_F(HeartsTable, FiveAreToldWhatBecomesOfTheCardsLeftOver) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"hearts"});
  table.app.handle(ChoosePreset{"standard"});
  EXPECT_EQ(table.on<NewSessionView>()->length, "Until somebody reaches 100 points");
  table.app.handle(SetPlayers{5});
  constexpr std::string_view kLeft = "2 cards are left over; whoever takes the first trick gets them";
  EXPECT_EQ(table.on<NewSessionView>()->length, fmt::format("Until somebody reaches 100 points. {}", kLeft));
  table.start("hearts", {"A", "B", "C", "D", "E"});
  EXPECT_TRUE(std::ranges::find(table.table().panel, kLeft) != table.table().panel.end());
  table.type("\t");
  EXPECT_TRUE(std::ranges::find(table.table().panel, kLeft) != table.table().panel.end())
      << "the hearts among them count too";
}

TEST_F(HeartsTable, AfterTheRestWentToOnePlayerTheKittyOfAnotherIsAskedFor) {
  TableDriver table{database_};
  start(table, "kitty_four");
  EXPECT_EQ(table.table().panel[1], "4 cards are left over; whoever takes the first penalty card gets them");
  table.type("tjqk1h2h3h4h52h6h7h8h93r2");  // Anna took the first one
  EXPECT_EQ(table.table().question.text, "A♥ is in no trick. Who captured it? Or is it in the kitty?");
  table.type("2y\n");  // Ben has the ace, and the Q♠ is in the kitty: Enter gives it to Anna
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr) << table.table().question.text;
  EXPECT_EQ(over->lines[0].score, "+17");
  EXPECT_EQ(over->lines[1].score, "+5");
}

TEST_F(HeartsTable, TheRestMakesNoTrickOfHeartsThatMayLieInTheKittyOfAnother) {
  TableDriver table{database_};
  start(table, "kitty_four");
  table.type("oooo1r2");  // nine hearts are out, and four cards lie in Anna's kitty
  EXPECT_EQ(table.table().places[1].hand, "+5");
  EXPECT_EQ(table.table().question.text, "Q♠ is in no trick. Who captured it? Or is it in the kitty?");
  table.type("2");
  EXPECT_EQ(table.table().question.text,
            "4 hearts are in no trick. Tap those in the kitty, or say who captured the rest.");
  for (const char* heart : {"2H", "3H"}) table.app.handle(TapSetCard{"kitty/cards", *parse_card(heart)});
  for (int heart = 0; heart < 2; ++heart) {
    table.app.handle(TapTrick{3});
    table.type("o");
  }
  table.type("\n");  // Anna got the kitty
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr) << table.table().question.text;
  EXPECT_EQ(over->lines[0].score, "+6");
  EXPECT_EQ(over->lines[1].score, "+20");
}

TEST_F(HeartsTable, HeartsThatAreInNoTrickNorInTheKittyAreGivenToOnePlayerAtOnce) {  // a tap on a trick for each
  TableDriver table{database_};
  start(table, "kitty_four");
  table.type("oooo1r22");
  table.app.handle(TapSetCard{"kitty/cards", *parse_card("2H")});
  ASSERT_EQ(table.table().question.text,
            "3 hearts are in no trick. Tap those in the kitty, or say who captured the rest.");
  table.type("r3");
  EXPECT_EQ(table.table().problem, "Clara's tricks have no room for 3 hearts more.");
  table.type("\b2\n");  // Anna got the kitty
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr) << table.table().question.text;
  EXPECT_EQ(over->lines[0].score, "+5");
  EXPECT_EQ(over->lines[1].score, "+21");
}

TEST_F(HeartsTable, OfTwoEqualCardsTheOtherIsInNoTrick) {  // it said so of the one in the trick before
  TableDriver table{database_};
  table.start("hearts", {"A", "B", "C", "D", "E", "F", "G"}, "cancellation");
  table.type("5s2r7");
  EXPECT_EQ(table.table().question.text, "The other Q♠ is in no trick. Who captured it? Or is it in the kitty?");
}

TEST_F(HeartsTable, ThatNothingIsLeftIsSaidInTheSameWordsAfterTheHand) {  // "Dora must have the other 0"
  TableDriver table{database_};
  start(table);
  table.type("\t940s2");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->concluded, Texts{"Hearts: Dora must have none"});
}

TEST_F(HeartsTable, AHeartOfUnknownRankThatIsInNoTrickCanBePutIntoTheKitty) {
  TableDriver table{database_};
  start(table, "kitty_four");
  table.type("oooo1oooo2oooo3s4");
  for (int trick = 4; trick < 12; ++trick) table.type("2");
  EXPECT_EQ(table.table().question.text,
            "One heart is in no trick. Tap it if it is in the kitty, or say who captured it.");
  table.app.handle(TapSetCard{"kitty/cards", *parse_card("5H")});
  EXPECT_TRUE(games::with_keys(table.table().question.text).starts_with("Who got the kitty? Enter: "))
      << table.table().question.text;
  table.type("\n");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr) << table.table().question.text;
  EXPECT_EQ(over->lines[0].score, "+5");
}

TEST_F(HeartsTable, ThreeHeartsWithoutTheirRanksAreEnough) {
  TableDriver table{database_};
  start(table);
  table.type("ooo");
  EXPECT_EQ(table.table().question.text, "3 hearts are in it. Who won?");
  EXPECT_EQ(table.app.view().undo, "One more ♥");
  table.type("1");
  EXPECT_EQ(table.table().strip[0].mark, "3 ♥");
  EXPECT_EQ(table.table().places[0].hand, "+3");
  EXPECT_EQ(table.table().panel[0], "23 of 26 points are still to come: 10 hearts, Q♠");
  table.type("oooo2ooo3os");
  EXPECT_EQ(table.table().question.text, "Q♠ and 1 heart are in it. Who won?");
  table.type("4oo1");
  for (int trick = 5; trick < 13; ++trick) table.type("1");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "+5");
  EXPECT_EQ(over->lines[3].score, "+14");
}

TEST_F(HeartsTable, HeartsBesideANamedHeartAreOthers) {
  TableDriver table{database_};
  start(table);
  table.type("h5o");
  EXPECT_EQ(table.table().question.text, "5♥ and 1 other heart are in it. Who won?");
}

TEST_F(HeartsTable, TheRestGoesToOneSeatThoughHeartsWereOnlyCounted) {
  TableDriver table{database_};
  start(table);
  table.type("oo1h5o2r3");  // 2 hearts to Anna, 5♥ and another one to Ben, all the rest to Clara
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr) << table.table().problem;
  EXPECT_EQ(over->lines[0].score, "+2");
  EXPECT_EQ(over->lines[1].score, "+2");
  EXPECT_EQ(over->lines[2].score, "+22");
}

TEST_F(HeartsTable, TheRestIsNotGivenAwayWhereItHasNoRoom) {
  TableDriver table{database_};
  start(table);
  for (int trick = 0; trick < 11; ++trick) table.type("1");
  table.type("o2r3");  // one heart to Ben; 12 hearts and the queen do not fit into one trick
  EXPECT_EQ(table.on<HandOverView>(), nullptr);
}

TEST_F(HeartsTable, QuickEntryDropsHeartsThatWereOnlyCountedIfPeopleAgree) {
  TableDriver table{database_};
  start(table);
  table.type("o\t");
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->text, "The hearts counted in this trick are lost.");
  table.app.handle(Decline{});
  table.type("s1\t");
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Switch to “Quick entry”?");
  EXPECT_EQ(table.app.view().dialog->text,
            "Captured cards are kept; the order of the tricks and hearts without a rank are lost.");
  table.app.handle(Accept{});
  ASSERT_EQ(table.table().form, games::Form::kSummary);
  table.type("543\n");  // the queen is Anna's already
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr) << table.table().question.text;
  EXPECT_EQ(over->lines[0].score, "+18");
}

TEST_F(HeartsTable, HeartsThatWereForgottenAreAskedForByTheirNumberAndMended) {
  TableDriver table{database_};
  start(table);
  table.type("oooo1oooo2oooo3s4");
  for (int trick = 4; trick < 13; ++trick) table.type("1");
  EXPECT_EQ(table.table().question.text, "12 of 13 hearts are entered. Say who has the rest, or tap the trick.");
  table.app.handle(TapTrick{3});
  ASSERT_TRUE(table.table().mending);
  ASSERT_EQ(table.table().mending->shortcuts.size(), 1U);
  table.app.handle(TapShortcut{table.table().mending->shortcuts[0].id});
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->lines[3].score, "+14");
}

TEST_F(HeartsTable, OneHeartTooManyMakesTheTrickBeginAnew) {
  TableDriver table{database_};
  start(table);
  table.type("ooooo");
  EXPECT_EQ(table.table().question.text, "Points in it? Who won?") << "a trick has four cards";
  table.type("oooo1oooo2oooo3oo");
  EXPECT_EQ(table.table().strip[3].mark, "") << "there are thirteen";
  table.type("o4");
  EXPECT_EQ(table.table().strip[3].mark, "1 ♥");
}

TEST_F(HeartsTable, HeartsThatDifferInWorthAreEnteredByTheirRanks) {
  TableDriver table{database_};
  start(table, "spot");
  table.type("o");
  EXPECT_NE(table.table().problem, "");
}

TEST_F(HeartsTable, PartnersWithOnePileAreAskedForTwoCounts) {
  TableDriver table{database_};
  start(table, "partners_together");
  table.type("\t");
  EXPECT_EQ(table.table().question.text, "How many hearts did Anna and Clara take?");
  EXPECT_TRUE(table.table().fields[0].as<CountsRow>().cells[0].asked);
  EXPECT_TRUE(table.table().fields[0].as<CountsRow>().cells[2].asked);
  table.type("5");
  EXPECT_EQ(games::with_keys(table.table().question.text),
            "Ben and Dora must have the other 8. Press Enter, or type it.");
  table.type("82");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "+5");
  EXPECT_EQ(over->lines[1].score, "+21");
  EXPECT_EQ(over->concluded, Texts{}) << "the 8 were said";
  EXPECT_EQ(table.stored().hands[0].facts.as<hearts::Hand>().summary->hearts.size(), 2);
}

TEST_F(HeartsTable, WhatWasTypedAsACheckIsNotNamedAsWorkedOut) {
  TableDriver table{database_};
  start(table);
  table.type("\t5503");
  ASSERT_EQ(table.stored().hands[0].facts.as<hearts::Hand>().summary->hearts[Seat{3}], std::nullopt);
  table.type("1");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->concluded, Texts{});
}

TEST_F(HeartsTable, WhatNobodySaidIsNamedAsWorkedOut) {
  TableDriver table{database_};
  start(table);
  table.type("\t550\n1");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->concluded, Texts{"Hearts: Dora must have the other 3"});
}

TEST_F(HeartsTable, WhatSomebodySaidIsRightNeedsNoMoreChecking) {  // the hand-over page asked for it once more
  TableDriver table{database_};
  start(table);
  table.app.handle(SwitchForm{games::Form::kSummary});
  for (const auto& [seat, count] : {std::pair{0, 5}, {1, 5}, {2, 0}})
    table.app.handle(TapField{"summary/hearts", Seat{seat}, count});
  ASSERT_EQ(games::with_keys(table.table().shortcuts.front().label), "That's right (Enter)");
  table.type("\n1");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->concluded, Texts{});
}

TEST_F(HeartsTable, ACheckOfCountsThatWereMendedCountsNoMore) {
  TableDriver table{database_};
  start(table);
  table.type("\t55031");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.app.handle(Back{});
  table.app.handle(TapField{"summary/hearts", Seat{2}, 1});
  table.type("\x1b");
  for (int i = 0; i < 3 && table.on<HandOverView>() == nullptr; ++i) table.type("\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->concluded, Texts{"Hearts: Dora must have the other 2"});
}

TEST_F(HeartsTable, TheMoonOfPartnersWithOnePileIsTheirs) {
  TableDriver table{database_};
  start(table, "partners_together");
  table.type("m3");
  games::Counts sides(2, 0);
  sides[Seat{0}] = 13;
  EXPECT_EQ(table.stored().hands[0].facts.as<hearts::Hand>().summary->hearts, sides);
}

TEST_F(HeartsTable, HowAHandWasSettledIsStillSaidAfterIt) {
  TableDriver table{database_};
  start(table);
  table.type("m2a\n");
  table.app.handle(Go{Screen::kPast});
  table.app.handle(OpenPast{table.stored().id});
  table.app.handle(OpenHand{0});
  ASSERT_TRUE(table.on<SessionView>() != nullptr && table.on<SessionView>()->opened);
  EXPECT_EQ(table.on<SessionView>()->opened->explained, Texts{"Ben shot the moon."});
  table.app.handle(CopyText{});
  const std::optional<std::string> copied = table.app.take_copied();
  ASSERT_TRUE(copied);
  EXPECT_NE(copied->find("\n  Ben shot the moon.\n"), std::string::npos) << *copied;
}

TEST_F(HeartsTable, ARematchIsEnteredInTheFormOfTheEveningBefore) {
  TableDriver table{database_};
  start(table, "omnibus");
  table.type("\t543\n4");
  table.app.handle(Rematch{});
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().form, games::Form::kSummary);
}

TEST_F(HeartsTable, ATieThatIsPlayedOnSaysThatTheNextHandDecides) {
  TableDriver table{database_};
  start(table, "play_on");
  table.type("\t543\n4");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->next.find("decides"), std::string::npos);
  table.app.handle(Adjust{std::nullopt, Seat{0}, 100, ""});  // Anna 105, Ben 4, Clara 3
  table.app.handle(Adjust{std::nullopt, Seat{2}, 1, ""});
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_NE(table.on<HandOverView>()->next.find("A tie for the lowest total: this hand decides."), std::string::npos)
      << table.on<HandOverView>()->next;
}

TEST_F(HeartsTable, SomebodySitsInAndThePointsStayWithTheSeat) {
  TableDriver table{database_};
  start(table);
  table.type("\t543\n4\n");
  table.app.handle(SitIn{{"Anna", "Ben", "Emil", "Dora"}});
  EXPECT_EQ(table.table().places[2].name, "Emil");
  EXPECT_EQ(table.table().places[2].total, "3");
  table.type("543\n4\n");
  EXPECT_EQ(table.table().places[2].name, "Emil");
  const session::Session stored = table.stored();
  EXPECT_TRUE(stored.hands[0].players.empty());
  EXPECT_EQ(stored.hands[1].players[2], "Emil");
}

TEST_F(HeartsTable, NobodySitsInTwice) {
  TableDriver table{database_};
  start(table);
  table.app.handle(SitIn{{"Anna", "Ben", "Anna", "Dora"}});
  EXPECT_EQ(table.table().problem, "Anna sits here twice");
  EXPECT_EQ(table.table().places[2].name, "Clara");
}

TEST_F(HeartsTable, AnEarlierHandIsMendedByUndo) {
  TableDriver table{database_};
  start(table);
  table.type("\t543\n4\n543\n4\n");
  for (int i = 0; i < 7; ++i) table.app.handle(Undo{});  // the second hand, and the queen of the first
  table.type("3");                                       // Clara had captured her
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[2].score, "+16");
}

}  // namespace
}  // namespace nullo::app
