// docs/input.md: what a key means at the table, in all games, and that nothing is recorded that was not meant. Keys are
// typed without a window.
#include <algorithm>
#include <array>
#include <random>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/carioca/carioca.h"
#include "games/registry.h"
#include "games/samba/samba.h"
#include "games/sentence.h"
#include "support/new_table.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

const Texts kFour{"Anna", "Boris", "Clara", "Dmitri"};
constexpr Card kQueenOfClubs{Rank::kQueen, Suit::kClubs};

class Input : public ::testing::Test {
 protected:
  [[nodiscard]] const TableView& view() const { return table.table(); }
  [[nodiscard]] const FieldRow& row(std::string_view id) const {
    const auto& fields = view().fields;
    return *std::ranges::find_if(fields, [id](const auto& each) { return each.id == id; });
  }
  [[nodiscard]] std::optional<int> count(std::string_view id, int seat) const {
    return row(id).as<CountsRow>().cells[static_cast<std::size_t>(seat)].count;
  }
  [[nodiscard]] std::string winner(int trick) const { return view().strip[static_cast<std::size_t>(trick)].winner; }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
  TableDriver table{database_};
};

// ---- a trick that is corrected

TEST_F(Input, AForgottenCardLeavesTheNextWinnerToTheNextTrick) {
  table.start("tetka", kFour);
  table.type("5c123");
  table.app.handle(TapTrick{0});
  table.app.handle(TapCard{kQueenOfClubs});
  EXPECT_FALSE(view().mending);
  EXPECT_EQ(view().question.text, "The Q♣ is in trick 1 now. Any of these cards in it? Who won?")
      << "what is tapped next belongs to another trick";
  table.type("4");
  EXPECT_FALSE(view().question.text.starts_with("The Q♣"));
  EXPECT_EQ(winner(0), "Anna");
  EXPECT_EQ(winner(3), "Dmitri");
  EXPECT_EQ(view().strip[0].cards, (std::vector<NotedCard>{{kQueenOfClubs, std::nullopt}}));
}

TEST_F(Input, ATrickThatACardWasTakenOutOfWaitsForTheRightOneAndTakesNoWinner) {
  table.start("tetka", kFour);
  table.type("5cd1");
  table.app.handle(TapTrick{0});
  table.type("d");
  ASSERT_TRUE(view().mending);
  EXPECT_EQ(games::with_keys(view().mending->text), "Trick 1 is still open. Tap the right card, or press Enter.");
  table.type("3");
  EXPECT_EQ(games::with_keys(view().problem), "Trick 1 is still open. Tap the right card, or press Enter.");
  EXPECT_EQ(winner(0), "Anna");
  table.type("h");
  EXPECT_FALSE(view().mending);
  table.type("3");
  EXPECT_EQ(winner(0), "Anna");
  EXPECT_EQ(winner(1), "Clara");
}

TEST_F(Input, TheRightWinnerOfAMendedTrickEndsTheMending) {
  table.start("tetka", kFour);
  table.type("5c12<<3");
  EXPECT_EQ(winner(0), "Clara");
  EXPECT_FALSE(view().mending);
}

// ---- counts that follow from the others

TEST_F(Input, TheFourthCountOfHeartsSaidAloudIsNoPlayerOfTheQueen) {
  table.start("hearts", kFour, "standard");
  table.type("\t5503");
  EXPECT_EQ(row("captured/QS").as<SeatRow>().cells[2].chosen, false) << "the 3 was the fourth count";
  EXPECT_EQ(view().question.text, "Who captured Q♠?");
  table.type("2");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(Input, TheFourthCountTappedIsNoAnswerToTheNextQuestion) {
  table.start("tetka", kFour);
  table.type("\t5c");
  const auto tap = [this](int seat, int count) { table.app.handle(TapField{"summary/tricks", Seat{seat}, count}); };
  tap(0, 3);
  tap(1, 3);
  tap(2, 3);
  EXPECT_EQ(games::with_keys(view().question.text), "Dmitri must have the other 4. Press Enter, or type it.");
  const session::Session before = table.stored();
  tap(3, 5);
  EXPECT_EQ(games::with_keys(view().problem), "That would make 14 of 13. Mend a count, or press Enter for 4.");
  tap(3, 4);
  EXPECT_EQ(view().problem, "");
  EXPECT_EQ(table.stored().hands, before.hands) << "it is a check, and enters nothing";
}

TEST_F(Input, AFourthCountThatCannotBeIsSaid) {
  table.start("hearts", kFour, "standard");
  table.type("\t5504");
  EXPECT_EQ(games::with_keys(view().problem), "That would make 14 of 13. Mend a count, or press Enter for 3.");
  EXPECT_EQ(row("captured/QS").as<SeatRow>().cells[3].chosen, false);
  table.type("\n");
  EXPECT_EQ(view().question.text, "Who captured Q♠?");
}

TEST_F(Input, TheCountThatFollowsIsShownBeforeTheNextQuestion) {
  table.start("hearts", kFour, "standard");
  table.type("\t550");
  EXPECT_EQ(games::with_keys(view().question.text), "Dmitri must have the other 3. Press Enter, or type it.");
  table.type("\b");
  EXPECT_EQ(count("summary/hearts", 2), std::nullopt) << "the last count is taken back";
}

TEST_F(Input, AKeyThatIsNoCountGoesOnToTheNextQuestion) {
  table.start("hearts", kFour, "standard");
  table.type("\t550s2");
  ASSERT_NE(table.on<HandOverView>(), nullptr) << "S is the Q♠, and Boris has it";
  EXPECT_EQ(table.on<HandOverView>()->lines[1].score, "+18");
}

TEST_F(Input, WhoMayAnswerIsNamedWhereSomethingWasBegunThatNeedsAPlayer) {
  table.start("tetka", kFour);
  table.type("\t5c550\nh");
  EXPECT_EQ(view().question.heading, "Q♥");
  EXPECT_EQ(view().question.text, "Who captured it: Anna, Boris or Dmitri?") << "Clara has won no trick";
  EXPECT_FALSE(view().places[2].asked);
  EXPECT_TRUE(view().places[3].asked);
}

TEST_F(Input, WhoTakesTheRestIsAskedByName) {
  table.start("hearts", kFour, "standard");
  table.type("1r");
  EXPECT_EQ(view().question.text, "Who: Anna, Boris, Clara or Dmitri?");
}

TEST_F(Input, ASumThatCannotBeIsSaidUntilItIsMended) {
  table.start("hearts", kFour, "standard");
  table.type("\t5504");
  const std::string sum = "That would make 14 of 13. Mend a count, or press Enter for 3.";
  const session::Session before = table.stored();
  table.type("s");
  EXPECT_EQ(games::with_keys(view().problem), sum) << "the Q♠ waits";
  table.app.handle(TapField{"captured/QS", Seat{1}, {}});
  table.app.handle(TapSeat{Seat{1}});
  EXPECT_EQ(games::with_keys(view().problem), sum);
  EXPECT_EQ(table.stored().hands, before.hands);
  table.app.handle(TapField{"summary/hearts", Seat{1}, 4});
  EXPECT_EQ(view().problem, "");
  EXPECT_EQ(count("summary/hearts", 1), 4);
  EXPECT_EQ(view().question.text, "Who captured Q♠?");
}

TEST_F(Input, ATappedSumThatCannotBeIsSaidUntilItIsConfirmed) {
  table.start("hearts", kFour, "standard");
  table.type("\t550");
  table.app.handle(TapField{"summary/hearts", Seat{3}, 4});
  table.app.handle(TapField{"captured/QS", Seat{1}, {}});
  EXPECT_EQ(games::with_keys(view().problem), "That would make 14 of 13. Mend a count, or press Enter for 3.");
  EXPECT_EQ(row("captured/QS").as<SeatRow>().cells[1].chosen, false);
  table.type("\n");
  EXPECT_EQ(view().problem, "");
  EXPECT_EQ(view().question.text, "Who captured Q♠?");
}

// Bum card 5♣; Anna, Boris and Clara won four tricks each, and Anna has everything that scores.
constexpr const char* kThreeTied = "\t5c444\n1111111";

TEST_F(Input, TheCountOfWhoCannotWinTheTieIsNoAnswerToTheNextQuestion) {
  table.start("tetka", kFour);
  table.type(kThreeTied);
  ASSERT_EQ(view().question.text, "Anna, Boris and Clara tie for most tricks. How many clubs did Anna capture?");
  table.type("66");
  EXPECT_EQ(games::with_keys(view().question.text), "Clara's count changes nothing now. Press Enter, or type it.");
  table.type("1");
  EXPECT_EQ(count("bum_suit", 2), 1);
  EXPECT_EQ(view().question.text, "Anna or Boris: who has the higher club?");
  EXPECT_EQ(row("bum_suit_top").as<SeatRow>().cells[0].chosen, false) << "the 1 was how many Clara has";
}

TEST_F(Input, TheCountOfWhoCannotWinTheTieHasToFit) {
  table.start("tetka", kFour);
  table.type(std::string{kThreeTied} + "662");
  EXPECT_EQ(games::with_keys(view().problem), "That would make 14 of 13. Mend a count, or press Enter without it.");
  table.type("\n");
  EXPECT_EQ(view().question.text, "Anna or Boris: who has the higher club?");
  table.type("2");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(Input, TheEnterOfTheCountThatSettlesATieRecordsNoHand) {
  table.start("tetka", kFour);
  table.type(std::string{kThreeTied} + "9\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(games::with_keys(table.on<HandOverView>()->problem),
            "The number is entered. Press once more to record the hand.");
  table.type("\n");
  EXPECT_EQ(table.stored().hands.size(), 2);
}

TEST_F(Input, OneWhoTookAllHeartsLeavesNoneToTheOthersWhichMayBeSaidToo) {
  table.start("hearts", kFour, "standard");
  table.type("\tk000");
  EXPECT_EQ(view().question.text, "Who captured Q♠?");
}

TEST_F(Input, TricksOfTetkaSaidAloudToTheLastOneAreFourCounts) {
  table.start("tetka", kFour);
  table.type("\t5c5350");
  EXPECT_EQ(view().question.text, "Who won trick 5, the bum card's number?");
}

// ---- players who follow from other answers

// Tricks 4, 5, 3 and 1; the bum card is a king, so that trick 13 is the last one too. Boris won it.
constexpr const char* kLastFollows = "\tkh45312";

TEST_F(Input, TheLastTrickOfTetkaThatFollowsIsSaidAllTheSame) {
  table.start("tetka", kFour);
  table.type(kLastFollows);
  EXPECT_EQ(view().question.heading, "The last trick");
  EXPECT_EQ(games::with_keys(view().question.text), "It must be Boris. Press Enter, or choose that player.");
  const session::Session before = table.stored();
  table.type("2");
  EXPECT_EQ(table.stored().hands, before.hands) << "it is a check, and enters nothing";
  EXPECT_EQ(view().question.text, "Who captured K♥ (bum card, 1)?");
  table.type("1");
  EXPECT_TRUE(row("captured/KH").as<SeatRow>().cells[0].chosen);
}

TEST_F(Input, AnotherPlayerThanTheOneWhoFollowsIsRefusedAndAnswersNothingElse) {
  table.start("tetka", kFour);
  table.type(kLastFollows);
  const session::Session before = table.stored();
  table.type("3");
  EXPECT_EQ(view().problem, "It can only be Boris.");
  EXPECT_EQ(table.stored().hands, before.hands);
  table.type("\b");
  EXPECT_EQ(view().problem, "");
  EXPECT_EQ(view().question.heading, "The last trick") << "only the refused key is taken back";
  table.type("\n");
  EXPECT_EQ(view().question.text, "Who captured K♥ (bum card, 1)?");
}

TEST_F(Input, APlateTappedForThePlayerWhoFollowsIsNoAnswerToTheNextQuestion) {
  table.start("tetka", kFour);
  table.type(kLastFollows);
  table.app.handle(TapSeat{Seat{1}});
  EXPECT_EQ(view().question.text, "Who captured K♥ (bum card, 1)?");
  for (const auto& cell : row("captured/KH").as<SeatRow>().cells) EXPECT_FALSE(cell.chosen);
}

TEST_F(Input, AKeyThatIsNoPlayerGoesOnFromWhoFollows) {
  table.start("tetka", kFour);
  table.type(std::string{kLastFollows} + "b1");
  EXPECT_TRUE(row("captured/KH").as<SeatRow>().cells[0].chosen);
}

// Bum card 5♣; Anna and Boris won five tricks each.
TEST_F(Input, ACountOfTheTieThatIsNotNeededHasToFitWhereTheHandIsComplete) {
  table.start("tetka", kFour);
  table.type("\t5c552\n1111111");
  ASSERT_EQ(view().question.text, "Anna and Boris tie for most tricks. How many clubs did Anna capture?");
  table.type("97");
  EXPECT_EQ(games::with_keys(view().problem), "That would make 16 of 13. Mend a count, or press Enter without it.");
  table.type("\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

// ---- numbers of several digits

TEST_F(Input, TheEnterOfANumberThatClosedItselfRecordsNoHandOfBriscola) {
  table.start("briscola", {"Anna", "Boris"});
  table.type("\t67");
  EXPECT_EQ(table.on<HandOverView>(), nullptr) << "the other pile can still be said";
  table.type("\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.stored().hands.size(), 1U);
  table.type("\n");
  EXPECT_EQ(table.stored().hands.size(), 2U);
}

TEST_F(Input, WhoLooksUpAKeyInTheMiddleOfANumberGoesOnWithIt) {
  table.start("briscola", {"Anna", "Boris"});
  table.type("\t6");
  table.app.handle(Go{Screen::kHelp});
  table.app.handle(Back{});
  table.type("7\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr) << "67, the other pile has the rest";
}

TEST_F(Input, TheEnterOfANumberThatClosedItselfSkipsNothingOfSamba) {
  table.start("samba", kFour);
  table.type("2800\n100\n");
  table.type("100\n");
  table.type("20\n");
  EXPECT_EQ(view().question.heading, "All the cards are entered");
  EXPECT_EQ(table.on<HandOverView>(), nullptr);
}

TEST_F(Input, ALetterInTheMiddleOfASumOfSambaEntersNothing) {
  table.start("samba", kFour);
  table.type("1115");
  const session::Session before = table.stored();
  for (const char* letter : {"n", "m", "s", "r", "u"}) {
    table.type(letter);
    EXPECT_EQ(games::with_keys(view().problem), "15 is being typed: Enter ends it. Backspace, then go on.");
    table.type("\b");
    EXPECT_EQ(row("melded").as<CountsRow>().cells[0].text, "15_");
  }
  EXPECT_EQ(table.stored().hands, before.hands);
  table.type("0\n");
  EXPECT_EQ(count("melded", 0), 150);
  table.type("r");
  EXPECT_EQ(table.stored().hands.back().facts.as<samba::Hand>().teams[1].red_threes, 1)
      << "between two numbers it is one";
}

TEST_F(Input, ACanastaBeforeTheEnterAfterTheCardsOfSambaIsNotTheOtherTeams) {
  table.start("samba", kFour);
  table.type("111j4t");
  const session::Session before = table.stored();
  for (const char* letter : {"n", "m", "s", "r", "u"}) {
    EXPECT_EQ(row("natural").as<CountsRow>().steps->key, "") << "no key is shown that does not count";
    table.type(letter);
    EXPECT_EQ(games::with_keys(view().problem), "130 so far: Enter ends it. Backspace, then go on.");
    table.type("\b");
    EXPECT_EQ(count("melded", 0), 130);
  }
  table.type("r");
  EXPECT_EQ(table.stored().hands, before.hands) << "the cards stay, and nothing is added";
  table.type("\n");
  EXPECT_EQ(view().problem, "");
  EXPECT_EQ(view().question.heading, "Boris and Dmitri: Cards melded");
  EXPECT_EQ(row("natural").as<CountsRow>().steps->key, "n");
  table.type("r");
  EXPECT_EQ(table.stored().hands.back().facts.as<samba::Hand>().teams[1].red_threes, 1);
  EXPECT_EQ(table.stored().hands.back().facts.as<samba::Hand>().teams[0].red_threes, 0);
}

TEST_F(Input, AZeroThrowsNoCardsOfSambaAwayBeforeEnter) {
  table.start("samba", kFour);
  const auto add = [&](std::string_view kind) {
    const auto& all = row("melded").as<CountsRow>().additions;
    const auto found = std::ranges::find(all, kind, &CountsRow::Addition::kind);
    ASSERT_NE(found, all.end());
    table.app.handle(TapAddition{"melded", Seat{0}, static_cast<std::size_t>(found - all.begin())});
  };
  table.type("19");
  add("eight_to_king");
  add("ace");
  table.type("\n");
  ASSERT_EQ(count("melded", 0), 110);
  table.app.handle(TapField{"melded", Seat{0}, std::nullopt});
  table.type("0");
  EXPECT_EQ(count("melded", 0), 110) << "0 may be followed by a card";
  EXPECT_EQ(games::with_keys(view().question.text), "Next digit, or Enter. Or a card, to take it out.");
  add("eight_to_king");
  EXPECT_EQ(count("melded", 0), 20);
  table.type("0\n");
  EXPECT_EQ(count("melded", 0), 20) << "nothing more is added";
  EXPECT_TRUE(
      std::holds_alternative<games::KindCounts>(table.stored().hands.back().facts.as<samba::Hand>().teams[0].melded));
}

TEST_F(Input, ADigitTooManyOfASumIsNoneOfTheNextOne) {
  table.start("samba", kFour);
  table.type("111570");
  EXPECT_EQ(row("melded").as<CountsRow>().cells[0].text, "1,570_") << "it waits for Enter";
  table.type("5");
  EXPECT_EQ(row("melded").as<CountsRow>().cells[0].text, "15,705");
  EXPECT_TRUE(view().problem.starts_with("15705 has a digit too many"));
  EXPECT_EQ(count("melded", 0), std::nullopt);
  table.type("\b\n");
  EXPECT_EQ(count("melded", 0), 1570);
  EXPECT_EQ(view().question.heading, "Boris and Dmitri: Cards melded");
  EXPECT_EQ(row("melded").as<CountsRow>().cells[1].text, "");
}

TEST_F(Input, ALetterInTheMiddleOfThePointsOfAPileEntersNothing) {
  table.start("briscola", {"Anna", "Boris"});
  table.type("\t1r");
  EXPECT_EQ(games::with_keys(view().problem), "1 is being typed: Enter ends it. Backspace, then go on.");
  table.type("\b2\n");
  EXPECT_EQ(row("summary/points").as<CountsRow>().cells[0].count, 12);
}

TEST_F(Input, BackspaceTakesARefusedSumBackDigitByDigitAndNoEntry) {
  table.start("samba", kFour);
  table.type("11103\n");
  EXPECT_EQ(view().problem, "103 is not possible: every card is worth a multiple of 5.");
  EXPECT_EQ(row("melded").as<CountsRow>().cells[0].text, "103");
  table.type("\b");
  EXPECT_EQ(row("melded").as<CountsRow>().cells[0].text, "10_");
  EXPECT_TRUE(view().problem.empty());
  table.type("\b\b");
  EXPECT_EQ(view().question.heading, "Anna and Clara: Cards melded") << "who went out is still entered";
  table.type("100\n");
  EXPECT_EQ(count("melded", 0), 100);
}

TEST_F(Input, UndoAfterARefusedNumberTakesBackThatNumberAndNoEntry) {
  table.start("hearts", kFour, "standard");
  table.type("\t5505");
  ASSERT_FALSE(view().problem.empty());
  EXPECT_EQ(table.app.view().undo, "5") << "the button names it";
  table.app.handle(Undo{});
  EXPECT_EQ(view().problem, "");
  EXPECT_EQ(count("summary/hearts", 2), 0) << "Clara's 0 is entered";
  table.app.handle(Undo{});
  EXPECT_EQ(count("summary/hearts", 2), std::nullopt);
}

TEST_F(Input, UndoDropsTheDigitsOfANumberBeforeAnyEntry) {
  table.start("samba", kFour);
  table.type("1110");
  EXPECT_EQ(table.app.view().undo, "10");
  table.app.handle(Undo{});
  EXPECT_EQ(view().pending, "");
  EXPECT_EQ(view().question.heading, "Anna and Clara: Cards melded") << "who went out is still entered";
}

TEST_F(Input, BackspaceAfterAKeyWithoutMeaningTakesNothingElseBack) {
  table.start("tetka", kFour);
  table.type("5c12z");
  EXPECT_FALSE(view().problem.empty());
  table.type("\b");
  EXPECT_TRUE(view().problem.empty());
  EXPECT_EQ(winner(1), "Boris");
  table.type("\b");
  EXPECT_EQ(winner(1), "");
}

TEST_F(Input, ARefusedCountStandsThereUntilAnotherTakesItsPlace) {
  table.start("hearts", kFour, "standard");
  table.type("\t9t");
  EXPECT_FALSE(view().problem.empty());
  EXPECT_EQ(row("summary/hearts").as<CountsRow>().cells[1].text, "10");
  table.type("2");
  EXPECT_EQ(count("summary/hearts", 0), 9);
  EXPECT_EQ(count("summary/hearts", 1), 2);
}

// ---- cards that add up

TEST_F(Input, LettersAndDigitsOfCariocaAllAddUntilEnter) {
  table.start("carioca", {"Anna", "Ben", "Clara"});
  table.type("1jat9\n");
  EXPECT_EQ(count("deadwood", 1), 89);
  EXPECT_EQ(table.stored().hands.back().facts.as<carioca::Hand>().deadwood[Seat{1}],
            (carioca::Deadwood{carioca::Kinds{1, 1, 1, 9}}))
      << "the kinds that were entered are kept";
}

TEST_F(Input, ANumberBeforeTheButtonOfACardSaysHowManyOfIt) {
  table.start("carioca", {"Anna", "Ben", "Clara"});
  table.type("1j3");
  const auto& additions = row("deadwood").as<CountsRow>().additions;
  const auto nines = std::ranges::find(additions, 9, &CountsRow::Addition::amount) - additions.begin();
  const auto tens = std::ranges::find(additions, 10, &CountsRow::Addition::amount) - additions.begin();
  table.app.handle(TapAddition{"deadwood", Seat{1}, static_cast<std::size_t>(nines)});
  EXPECT_EQ(table.app.view().undo, "Cards left, Ben: +3 × 9");
  table.type("2");
  table.app.handle(TapAddition{"deadwood", Seat{1}, static_cast<std::size_t>(tens)});
  EXPECT_EQ(count("deadwood", 1), 50 + 27 + 20);
  EXPECT_EQ(table.stored().hands.back().facts.as<carioca::Hand>().deadwood[Seat{1}],
            (carioca::Deadwood{carioca::Kinds{1, 0, 2, 27}}))
      << "no kind is forgotten for a sum";
}

TEST_F(Input, UndoInCariocaStaysWithItsPlayer) {
  table.start("carioca", {"Anna", "Ben", "Clara"});
  table.type("1jat");
  table.app.handle(Undo{});
  table.type("9\n");
  EXPECT_EQ(count("deadwood", 1), 79);
  EXPECT_EQ(count("deadwood", 2), std::nullopt);
}

// ---- keys of the game

TEST_F(Input, TheKeysOfTheKingAndOfTheRefusalAreThereInQuickEntryOfEcarte) {
  table.start("ecarte", {"Anna", "Boris"});
  table.type("\t7ck1v2");
  EXPECT_EQ(count("summary/tricks", 0), std::nullopt);
  EXPECT_TRUE(row("king_shown").as<SeatRow>().cells[0].chosen);
  EXPECT_TRUE(row("refused").as<SeatRow>().cells[1].chosen);
}

TEST_F(Input, EscWithNothingBegunStaysAtTheTable) {
  table.start("tetka", kFour);
  table.type("5c1/\x1b\x1b\x1b");
  ASSERT_NE(table.on<TableView>(), nullptr);
  table.type("2");
  EXPECT_EQ(winner(1), "Boris");
}

TEST_F(Input, TheArrowAtTheTopLeavesTheTable) {
  table.start("tetka", kFour);
  table.app.handle(Back{});
  EXPECT_NE(table.on<StartView>(), nullptr);
}

// ---- unlikely answers are asked about

class ReversisInput : public Input {
 protected:
  // Every honour is noted except these and the J♥; Boris wins six tricks, Anna five.
  void play_without(CardSet forgotten) {
    table.start("reversis", kFour, "open");
    for (const Rank rank : {Rank::kKing, Rank::kQueen, Rank::kJack}) {
      for (const Suit suit : {Suit::kClubs, Suit::kDiamonds, Suit::kHearts, Suit::kSpades}) {
        const Card card{rank, suit};
        if (card != Card{Rank::kJack, Suit::kHearts} && !forgotten.contains(card)) table.app.handle(TapCard{card});
      }
      table.type("2");
    }
    for (const char* ace : {"c", "d", "s"}) {
      const Card card{Rank::kAce, *suit_of(static_cast<char>(*ace - 'a' + 'A'))};
      if (!forgotten.contains(card)) table.type(std::string{ace} + "2");
      table.type("2");
    }
    table.type("11111");
  }
};

TEST_F(Input, EnterDoesNotDropWhatWaitsForAPlayer) {  // it did without a word, and a canasta was forgotten
  table.start("samba", kFour);
  table.type("1600\n300\n00n");
  const std::string asked = view().question.text;
  table.type("\n");
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(view().question.text, asked);
  EXPECT_EQ(games::with_keys(view().problem), asked + " Esc drops it.");
}

TEST_F(Input, ASuitBeginsNoCardWhereNoCardOfItIsAsked) {  // "Which of the hearts?", and none could be said
  table.start("hearts", kFour);
  table.type("\t");
  const std::string asked = view().question.text;
  table.type("h");
  EXPECT_NE(view().problem, "");
  EXPECT_EQ(view().question.text, asked);
}

TEST_F(ReversisInput, AnAceAndTheQuinolaInNoTrickAreAskedAboutBeforeTheHandCloses) {
  play_without({});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(games::with_keys(view().question.text),
            "J♥ and A♥ are in no trick: in the talon? Enter, or tap the trick, then the card.");
  table.type("\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(ReversisInput, AForgottenKingIsNamedWhereTheTalonIsAskedAbout) {
  CardSet forgotten;
  forgotten.insert({Rank::kKing, Suit::kClubs});
  play_without(forgotten);
  EXPECT_EQ(games::with_keys(view().question.text),
            "K♣, J♥ and A♥ are in no trick: in the talon? Enter, or tap the trick, then the card.");
}

TEST_F(ReversisInput, TheHandDoesNotCloseAfterTheFirstOfThreeMissingAces) {
  CardSet forgotten;
  forgotten.insert({Rank::kAce, Suit::kClubs});
  forgotten.insert({Rank::kAce, Suit::kDiamonds});
  play_without(forgotten);
  table.app.handle(TapTrick{3});
  table.type("c2");
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(games::with_keys(view().question.text),
            "A♦, J♥ and A♥ are in no trick: in the talon? Enter, or tap the trick, then the card.");
  table.app.handle(TapTrick{4});
  table.type("d2");
  EXPECT_EQ(games::with_keys(view().question.text),
            "J♥ and A♥ are in no trick: in the talon? Enter, or tap the trick, then the card.");
}

TEST_F(ReversisInput, AfterAReversisNobodyIsAskedWhereTheAcesAreSinceNoneIsPaidFor) {
  table.start("reversis", kFour, "open");
  table.type("q22d12222222");  // Boris leads the J♥, and Anna throws the A♦ on his second trick
  table.type("2");             // the ninth
  EXPECT_EQ(view().question.text,
            "Boris has the first nine tricks: pay back what was paid for aces and the J♥. Who won?");
  table.type("22");
  ASSERT_NE(table.on<HandOverView>(), nullptr) << "where the other aces are decides nothing";
  table.app.handle(Back{});
  EXPECT_EQ(view().question.text, "The hand is complete.");
}

TEST_F(ReversisInput, AfterABrokenReversisOnlyTheQuinolaIsAskedAbout) {
  table.start("reversis", kFour, "open");
  for (const Rank rank : {Rank::kAce, Rank::kKing, Rank::kQueen, Rank::kJack}) {
    for (const Suit suit : {Suit::kClubs, Suit::kDiamonds}) table.app.handle(TapCard{Card{rank, suit}});
    if (rank == Rank::kAce) table.type("34");
    table.type("2");
  }
  for (const Rank rank : {Rank::kKing, Rank::kQueen, Rank::kJack}) {
    table.app.handle(TapCard{Card{rank, Suit::kSpades}});
    if (rank != Rank::kJack) table.app.handle(TapCard{Card{rank, Suit::kHearts}});
    table.type("2");
  }
  table.type("22");
  EXPECT_EQ(view().question.text,
            "Boris has the first nine tricks: pay back what was paid for aces and the J♥. J♥ in it? Who won?");
  table.type("4");
  EXPECT_EQ(view().question.text, "J♥ in it? Who won?");
  table.type("4");
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(games::with_keys(view().question.text),
            "J♥ is in no trick: in the talon? Enter, or tap the trick, then the card.")
      << "A♥ and A♠ are in none either, and decide nothing";
}

TEST_F(Input, GoingOutOfSambaWithoutTheMeldsItNeedsIsAsked) {
  table.start("samba", kFour);
  table.type("11100\n200\n20\n30\n");
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(
      games::with_keys(view().question.text),
      "Anna and Clara went out with fewer than two melds of seven. Is that right? Enter, or enter the canastas and "
      "sambas.");
  table.type("n1m1\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(Input, TheMeldThatEndsADoubtOfSambaAfterTheWindowWasClosedShowsNoResult) {
  table.start("samba", kFour);
  table.type("11100\n200\n20\n30\nn1");
  table.app.handle(Go{Screen::kStart});
  table.app.handle(Resume{});
  table.type("m1");
  ASSERT_NE(table.on<TableView>(), nullptr) << "the red threes are still to come";
  table.type("r1");
  ASSERT_NE(table.on<TableView>(), nullptr);
  table.type("\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(Input, AFirstMeldOfSambaUnderTheMinimumIsAsked) {
  table.start("samba", kFour);
  table.type("11100\n40\n20\n30\nn1m1");
  EXPECT_EQ(games::with_keys(view().question.text),
            "Boris and Dmitri melded 40, and a first meld is at least 50. Is that right? Enter, or mend it.");
  table.type("\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(Input, OfTwoFirstMeldsOfSambaUnderTheMinimumBothAreAsked) {
  table.start("samba", kFour);
  table.type("040\n30\n20\n10\n");
  EXPECT_EQ(
      games::with_keys(view().question.text),
      "Anna and Clara melded 40, and a first meld is at least 50. Boris and Dmitri melded 30, and a first meld is "
      "at least 50. Is all of it right? Enter, or mend it.");
  table.type("\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(Input, ALowerBetOfRazzIsAskedAboutAndTheNumberIsSeenToBeEverybodys) {
  table.start("razz", {"Anna", "Ben", "Clara"});
  EXPECT_TRUE(row("bets").as<CountsRow>().cells[0].asked && row("bets").as<CountsRow>().cells[1].asked &&
              row("bets").as<CountsRow>().cells[2].asked);
  table.type("8\n6\n");
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Less than before?");
  table.app.handle(Decline{});
  EXPECT_EQ(count("bets", 0), 8);
  table.type("6\n\n");
  EXPECT_EQ(count("bets", 0), 6);
}

TEST_F(Input, WhoTakesTheCardsOfTwentyFourIsOfferedWhereASolutionSettlesItAndNeverFilledIn) {
  table.start("twenty_four", {"Anna", "Boris"});
  table.type("5789s8*5-(7+9)\n1");
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(games::with_keys(view().question.text),
            "8*5-(7+9) = 24: right. Who lost and takes the cards? Enter: Boris.");
  table.type("\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.stored().hands.size(), 1U);
}

// ---- random keys

std::string name_of(char key) {
  return key == '\n' ? "⏎" : key == '\b' ? "⌫" : key == '\t' ? "⇥" : key == '\x1b' ? "⎋" : std::string{key};
}

// Random keys. After each one the table's session is still open; a refused key has entered nothing, and the Backspace
// after it takes back nothing else; and only Enter on the hand-over page records a hand. What cannot be is said in a
// sentence, not in the words in which documents are refused.
class AnyKeys : public Input, public ::testing::WithParamInterface<const games::Info*> {
 protected:
  [[nodiscard]] Texts people() const {
    Texts names{"Anna", "Boris", "Clara", "Dmitri", "Eva"};
    names.resize(static_cast<std::size_t>(games::fitting_seats(*GetParam(), GetParam()->least_seats + 1)));
    return names;
  }
  void expect_a_sentence(std::string_view pressed) const {
    const auto* shown = table.on<TableView>();
    if (shown == nullptr) return;
    EXPECT_FALSE(shown->problem.starts_with("It must be "))
        << fmt::format("{}, pressed {}: {}", GetParam()->id, pressed, shown->problem);
  }
  [[nodiscard]] bool asks_counts() const {
    const auto& fields = view().fields;
    return std::ranges::any_of(fields,
                               [](const FieldRow& each) { return each.current && each.if_is<CountsRow>() != nullptr; });
  }
};

TEST_P(AnyKeys, NothingIsRecordedThatWasNotOnTheScreenBeforeItsEnter) {
  constexpr std::string_view kKeys = "00112233344456789tjqkabcdhsrmnpevuolwfi+/?\n\n\n\b\b\t<>\x1b";
  constexpr int kPresses = 400;
  table.start(std::string{GetParam()->id}.c_str(), people());
  std::mt19937 random{7};  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same presses every time
  session::Session before = table.stored();
  int recorded = 0;
  std::string pressed;
  for (int i = 0; i < kPresses; ++i) {
    const bool seen = table.on<HandOverView>() != nullptr;
    const bool asked = table.app.view().dialog.has_value();
    const bool refused = table.on<TableView>() != nullptr && !view().problem.empty();
    const char key = kKeys[random() % kKeys.size()];
    table.type(std::string_view{&key, 1});
    pressed += name_of(key);
    SCOPED_TRACE(fmt::format("pressed {}", pressed));
    expect_a_sentence(pressed);
    session::Session now = table.stored();
    ASSERT_EQ(table.on<StartView>(), nullptr) << "nobody meant to leave";
    if (now.hands.size() > before.hands.size()) {
      ++recorded;
      EXPECT_TRUE(seen && key == '\n') << "its result had not been on the screen";
      now.hands.pop_back();
      EXPECT_EQ(now.hands, before.hands) << "Enter records what was shown";
      now = table.stored();
    }
    const bool says = table.on<TableView>() != nullptr && !view().problem.empty();
    if (says && !asked) {
      ASSERT_TRUE(now.hands == before.hands) << view().problem;
    }
    if (key == '\b' && refused && !asked) {
      ASSERT_TRUE(now.hands == before.hands) << "only what was refused is taken back";
    }
    before = std::move(now);
    if (!before.ended_at.empty()) break;
  }
  RecordProperty("recorded", recorded);
}

TEST_P(AnyKeys, AreUndoneOneByOneAndRedone) {
  constexpr std::string_view kKeys = "00112233344456789tjqkabcdhsrmnpevuolwfi+/\n\n\t<>";
  constexpr int kPresses = 150;
  constexpr int kMostPresses = 1'000;
  constexpr std::size_t kFewest = 5;
  table.start(std::string{GetParam()->id}.c_str(), people());
  std::mt19937 random{5};  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same presses every time
  std::vector<session::Session> states{table.stored()};
  // where every answer is a number that Enter ends, few presses of the first ones are answers
  for (int i = 0; i < kPresses || (states.size() <= kFewest && i < kMostPresses); ++i) {
    const char key = kKeys[random() % kKeys.size()];
    table.type(std::string_view{&key, 1});
    if (session::Session now = table.stored(); now != states.back()) states.push_back(std::move(now));
  }
  ASSERT_GT(states.size(), kFewest);
  const auto expect_through = [&](const Intent& step, const auto& wanted) {
    for (const session::Session& state : wanted) {
      for (int tries = 0; tries < kPresses && table.stored() != state; ++tries)
        table.app.handle(step);  // some change no facts
      ASSERT_EQ(table.stored(), state);
    }
  };
  expect_through(Undo{}, std::views::reverse(states));
  expect_through(Redo{}, states);
}

TEST_P(AnyKeys, TheEnterAfterANumberThatCompletesAHandRecordsNone) {
  constexpr std::string_view kKeys = "0011223344556789tjqkacdhsrn-/\n";
  constexpr int kPresses = 300;
  using Wants = games::Question::Wants;
  table.start(std::string{GetParam()->id}.c_str(), people());
  table.app.handle(SwitchForm{games::Form::kSummary});
  std::mt19937 random{13};  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same presses every time
  std::string pressed = "the other form, then ";
  for (int i = 0; i < kPresses && table.on<GameOverView>() == nullptr; ++i) {
    const bool at_table = table.on<TableView>() != nullptr;
    const Wants wants = at_table ? view().question.wants : Wants::kNothing;
    const bool typed = at_table && !view().pending.empty() && asks_counts();
    const bool number = wants == Wants::kCount || wants == Wants::kNumber || typed;
    const char key = kKeys[random() % kKeys.size()];
    table.type(std::string_view{&key, 1});
    pressed += name_of(key);
    expect_a_sentence(pressed);
    if (!number || key == '\n' || table.on<HandOverView>() == nullptr) continue;
    const session::Session before = table.stored();
    table.type("\n");
    EXPECT_EQ(table.stored().hands, before.hands);
    EXPECT_NE(table.on<HandOverView>(), nullptr);
  }
}

// "1 … 4" and "t j q k" as the keys they stand for; keys that are no characters are left out.
std::string characters_of(const std::vector<HelpView::Key>& keys) {
  std::string characters;
  for (const HelpView::Key& key : keys) {
    std::string_view rest = key.keys;
    for (std::size_t end = 0; !rest.empty(); rest.remove_prefix(std::min(rest.size(), end + 1))) {
      end = std::min(rest.find(' '), rest.size());
      const std::string_view word = rest.substr(0, end);
      if (word == "…") {
        const char last = rest[end + 1];
        while (characters.back() + 1 < last) characters += static_cast<char>(characters.back() + 1);
      } else if (word.size() == 1) {
        characters += word;
      }
    }
  }
  return characters;
}

// Half of the presses are keys that F1 names: all of them must mean something. The others are any keys: those that mean
// something must be named by F1 as well.
TEST_P(AnyKeys, F1NamesTheKeysThatMeanSomethingNowAndNoOthers) {
  constexpr std::string_view kKeys = "0123456789abcdefghijklmnopqrstuvwxyz+/?";
  constexpr int kPresses = 300;
  table.start(std::string{GetParam()->id}.c_str(), people());
  std::mt19937 random{11};  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same presses every time
  const auto says = [&](std::string_view part) { return view().problem.find(part) != std::string::npos; };
  for (int i = 0; i < kPresses; ++i) {
    if (table.on<GameOverView>() != nullptr) break;
    if (table.on<TableView>() == nullptr || table.app.view().dialog || random() % 12 == 0) {
      table.type("\n");
      continue;
    }
    table.app.handle(Go{Screen::kHelp});
    ASSERT_NE(table.on<HelpView>(), nullptr);
    const std::string named = characters_of(table.on<HelpView>()->keys);
    table.app.handle(Back{});
    ASSERT_NE(table.on<TableView>(), nullptr);
    const bool of_them = random() % 2 == 0 && !named.empty();
    const char key = of_them ? named[random() % named.size()] : kKeys[random() % kKeys.size()];
    const bool is_named = named.find(key) != std::string::npos;
    const session::Session before = table.stored();
    table.type(std::string_view{&key, 1});
    if (table.on<TableView>() == nullptr) continue;
    SCOPED_TRACE(fmt::format("{} of {}", key, named));
    const bool nothing = says("means nothing here") || says("There are seats") || says("A card has a rank") ||
                         says("is not asked for here");
    if (is_named) {
      EXPECT_FALSE(nothing) << view().problem;
    } else {
      EXPECT_TRUE(table.stored().hands == before.hands) << "a key that F1 does not name entered something";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, AnyKeys, ::testing::ValuesIn(testing::all_games()), testing::name_of);

}  // namespace
}  // namespace nullo::app
