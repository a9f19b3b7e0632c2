// docs/input.md: one grammar of entry, the same in all games. Each test is named for what people saw.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/sentence.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

const std::vector<std::string> kPeople{"Anna", "Boris", "Clara", "Dmitri"};
const std::vector<std::string> kPair{"Anna", "Boris"};

class Grammar : public ::testing::Test {
 protected:
  [[nodiscard]] const TableView& view() const { return table.table(); }
  [[nodiscard]] const FieldRow* row(std::string_view id) const {
    const auto found = std::ranges::find(view().fields, id, &FieldRow::id);
    return found == view().fields.end() ? nullptr : &*found;
  }
  [[nodiscard]] std::vector<std::string> counts(std::string_view id) const {
    std::vector<std::string> texts;
    for (const auto& cell : row(id)->as<CountsRow>().cells) texts.push_back(cell.text);
    return texts;
  }
  // The cards of a trick, from 0: "K♠ Q♥".
  [[nodiscard]] std::string cards_of(int trick) const {
    std::string text;
    for (const NotedCard& noted : view().strip[static_cast<std::size_t>(trick)].cards)
      text += (text.empty() ? "" : " ") + to_text(noted.card);
    return text;
  }
  [[nodiscard]] std::string result_label() const {
    const auto& all = view().shortcuts;
    const auto found = std::ranges::find(all, kResultShortcut, &games::Shortcut::id);
    return found == all.end() ? std::string{} : found->label;
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
  TableDriver table{database_};
};

// ---- a key on a button works wherever the button is seen

TEST_F(Grammar, TheSuitLedToTheJackOfReversisIsChangedInACorrectionByTheKeyOnItsButton) {
  table.start("reversis", kPeople, "open");
  table.type("2q139d22s22h4331444171289\n\n\n");
  table.app.handle(OpenHand{0});
  ASSERT_TRUE(view().correcting);
  const auto led = [this]() -> const ChoiceRow::Choice* {
    for (const FieldRow& each : view().fields) {
      const auto* choices = each.if_is<ChoiceRow>();
      if (choices == nullptr) continue;
      for (const auto& choice : choices->choices) {
        if (choice.key == "7") return &choice;
      }
    }
    return nullptr;
  };
  ASSERT_NE(led(), nullptr) << "a button shows 7";
  ASSERT_FALSE(led()->chosen);
  table.type("7");
  EXPECT_EQ(view().problem, "");
  ASSERT_NE(led(), nullptr);
  EXPECT_TRUE(led()->chosen);
}

TEST_F(Grammar, ADigitWhereNothingIsAskedIsRefusedInWords) {
  table.start("hearts", kPeople, "standard");
  table.type("\t543\n4\n");
  table.app.handle(OpenHand{0});
  table.app.handle(TapField{"summary/hearts", Seat{0}, 4});
  table.type("\n2");
  EXPECT_EQ(view().problem, "Nothing is asked now. Tap what you want to change.");
}

TEST_F(Grammar, ACountThatChangesWithAMendedOneIsAskedAbout) {
  table.start("hearts", kPeople, "standard");
  table.type("\t543");
  ASSERT_EQ(games::with_keys(view().question.text), "Dmitri must have the other 1. Press Enter, or type it.");
  table.type("1");
  table.app.handle(TapField{"summary/hearts", Seat{1}, 5});
  EXPECT_EQ(games::with_keys(view().question.text), "Dmitri must have none. Press Enter, or type it.");
  table.type("1");
  EXPECT_EQ(games::with_keys(view().problem), "That would make 14 of 13. Mend a count, or press Enter for 0.");
}

TEST_F(Grammar, TheEnterAfterANumberThatNeedsNoneDoesNotConfirmTheNextOne) {  // then 5 gave Emil the Q♠
  table.start("hearts", {"Anna", "Boris", "Clara", "Dmitri", "Emil", "Frida"}, "cancellation");
  table.type("\t4\n4\n4\n4\n5\n");
  EXPECT_EQ(games::with_keys(view().question.text), "Frida must have the other 5. Press Enter, or type it.");
  EXPECT_EQ(view().ended_number, 0) << "Enter waits no more";
  table.type("5");
  EXPECT_EQ(view().question.text, "Who captured Q♠?");
  EXPECT_EQ(counts("summary/hearts"), (std::vector<std::string>{"4", "4", "4", "4", "5", "5"}));
}

TEST_F(Grammar, TheBrightButtonBesidesPressEnterSaysWhatEnterDoes) {
  table.start("hearts", kPeople, "standard");
  table.type("\t543\n4\n");
  table.app.handle(OpenHand{0});
  EXPECT_EQ(games::with_keys(result_label()), "See what it changes");
  table.app.handle(TapField{"summary/hearts", Seat{1}, 5});
  EXPECT_EQ(games::with_keys(view().question.text), "Dmitri must have none. Press Enter, or type it.");
  EXPECT_EQ(games::with_keys(result_label()), "That's right (Enter)");
  table.type("\n");
  EXPECT_EQ(games::with_keys(result_label()), "See what it changes");
}

// ---- Enter

TEST_F(Grammar, TheEnterAfterEachBidOfSpadesSaysNothing) {
  table.start("spades", kPeople);
  for (const char* bid : {"3\n", "4\n", "2\n"}) {
    table.type(bid);
    EXPECT_EQ(view().problem, "") << bid;
  }
}

// Seconds pass at this table.
class GrammarOfEnter : public ::testing::Test {
 protected:
  [[nodiscard]] static Clock clock_of(const double& now) {
    Clock clock = testing::still_clock();
    clock.seconds = [&now] { return now; };
    return clock;
  }

  testing::Scratch scratch_;
  double now = 0;
  TableDriver table{scratch_ / "nullo.db", {}, clock_of(now)};
};

TEST_F(GrammarOfEnter, AfterTheMomentInWhichANumberClosedItselfEachPressCounts) {
  table.start("kabu", kPeople);
  table.type("9527");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  now += 0.5;
  table.type("\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr) << "that Enter belongs to the number";
  table.app.handle(Undo{});
  table.type("7");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  now += 0.7;
  table.type("\n");
  EXPECT_EQ(table.on<HandOverView>(), nullptr) << "recorded with the first press";
}

// Whoever ends each number with Enter does so at their own speed: then "5 Enter" confirmed Frida's 5, and the next 5
// gave Emil the Q♠.
TEST_F(GrammarOfEnter, HoweverLateTheEntersAfterNumbersComeTheyConfirmNoCountThatFollows) {
  table.start("hearts", {"Anna", "Boris", "Clara", "Dmitri", "Emil", "Frida"}, "cancellation");
  table.type("\t");
  for (const char* count : {"4", "4", "4", "4", "5"}) {
    table.type(count);
    now += 0.9;
    table.type("\n");
    now += 0.9;
  }
  EXPECT_EQ(games::with_keys(table.table().question.text), "Frida must have the other 5. Press Enter, or type it.");
  table.type("\n");
  EXPECT_EQ(games::with_keys(table.table().question.text), "Who captured Q♠?");
}

// ---- a key pressed twice at once

TEST_F(Grammar, TheKeyOfAPlayerPressedTwiceBeginsNoNumber) {  // 1,285 melded instead of 285
  table.start("samba", kPeople);
  table.type("11");
  EXPECT_EQ(view().problem, "1 was the player. 1 begins the number? Press it once more.");
  table.type("285\n");
  EXPECT_EQ(counts("melded")[0], "") << "1,285 may have been meant";
  table.type("\b285\n");
  EXPECT_EQ(counts("melded")[0], "285");
}

TEST_F(Grammar, ASignPressedTwiceMakesNothingPositive) {  // "- - 2 0" was +20
  table.start("any_game", {"Anna", "Boris"});
  table.type("--20\n");
  EXPECT_EQ(counts("scores")[0], "−20");
}

TEST_F(Grammar, NoLetterIsACountWhere120PointsAreCounted) {  // "k d" meant a card and gave 13 points
  table.start("briscola", {"Anna", "Boris"});
  table.type("\tk");
  EXPECT_NE(view().problem, "");
  EXPECT_EQ(view().question.text.find("must have"), std::string::npos) << view().question.text;
}

TEST_F(Grammar, TheKeyOfACardThatIsThereTwiceNotesTheOtherOne) {  // "takes it out", and it noted the second A♥
  table.start("hearts", {"Anna", "Boris", "Clara", "Dmitri", "Emil", "Frida"}, "cancellation");
  table.type("aa");
  EXPECT_EQ(view().problem, "The A♥ is noted. a once more notes the other one.");
  table.type("a");
  EXPECT_NE(view().question.text.find("Two A♥ are in it."), std::string::npos) << view().question.text;
}

TEST_F(Grammar, WhoStaysIsAskedAgainWhatWasAskedBefore) {  // Tab and Esc left a doubt behind
  table.start("briscola", {"Anna", "Boris"});
  table.type("\t13");
  const std::string asked = view().question.text;
  ASSERT_NE(asked.find("must have"), std::string::npos) << asked;
  table.type("\t");
  ASSERT_TRUE(table.app.view().dialog);
  table.app.handle(Decline{});
  EXPECT_EQ(view().question.text, asked);
}

// ---- keys after a refused key

TEST_F(Grammar, AKeyThatFollowsARefusedLetterEntersNothing) {
  table.start("samba", kPeople);
  table.type("1115n");  // in the middle of a number
  ASSERT_NE(view().problem, "");
  table.type("1");
  EXPECT_EQ(games::with_keys(view().problem), "n did not count, so 1 does not either. Backspace, then go on.");
  EXPECT_EQ(view().pending, "15 …");
  table.type("\b0\n");
  EXPECT_EQ(counts("melded")[0], "150");
}

TEST_F(Grammar,
       AfterAStrayLetterANumberAndItsEnterNoOtherNumberIsThePlayersBefore) {  // "x 5 Enter 3 Enter": Anna had 3
  table.start("any_game", kPeople);
  table.type("x5\n");
  EXPECT_EQ(games::with_keys(view().problem), "x did not count, nor did what came after it. Backspace, then go on.");
  table.type("3\n");
  EXPECT_EQ(counts("scores"), (std::vector<std::string>{"", "", "", ""}));
  table.type("\b5\n");
  EXPECT_EQ(counts("scores"), (std::vector<std::string>{"5", "", "", ""}));
}

TEST_F(Grammar, ALetterWhileAnotherWaitsForItsTeamIsRefusedAndReplacesNothing) {
  table.start("samba", kPeople);
  table.type("1600\n300\n00n");
  const std::string asked = view().question.text;
  for (const char* letter : {"m", "r", "r", "r"}) {
    table.type(letter);
    EXPECT_NE(view().problem, "") << letter;
    EXPECT_EQ(view().question.text, asked) << letter;
  }
  table.type("\b1");
  EXPECT_EQ(view().problem, "");
  EXPECT_NE(view().question.text, asked) << "n has its team";
}

TEST_F(Grammar, ASecondSuitReplacesNoSuit) {
  table.start("tetka", kPeople);
  table.type("5");
  table.type("7");
  EXPECT_EQ(view().problem, "5 waits for its suit: c, d, h or s.");
  table.type("\bc");
  EXPECT_EQ(view().problem, "");
  EXPECT_EQ(view().shown_card, parse_card("5C"));
}

// ---- a card is two keys, in either order, everywhere

TEST_F(Grammar, CardsInARowAreRankAndSuitInEitherOrder) {
  for (const char* keys : {"ksqh", "skhq", "kshq", "skqh"}) {
    SCOPED_TRACE(keys);
    const testing::Scratch scratch;
    TableDriver own{scratch / "nullo.db"};
    own.start("fuenfzehnern", kPeople);
    own.type(keys);
    std::vector<std::string> cards;
    for (const NotedCard& noted : own.table().strip.front().cards) cards.push_back(to_text(noted.card));
    EXPECT_EQ(cards, (std::vector<std::string>{"K♠", "Q♥"}));
  }
}

TEST_F(Grammar, TheOtherHalfOfACardThatOneKeyNotesNotesNoOtherCard) {
  table.start("hearts", kPeople, "spot");
  table.type("sq");
  EXPECT_EQ(view().problem, "The Q♠ is noted. q means more? Press it once more.");
  EXPECT_EQ(cards_of(0), "Q♠");
  table.type("q");
  EXPECT_EQ(cards_of(0), "Q♠ Q♥");
}

TEST_F(Grammar, AKingTypedInFullAndItsWinnerAreNotTakenForTwoCards) {
  table.start("hearts", kPeople, "spot");
  table.type("kh3");
  EXPECT_EQ(view().problem, "Another card? Then type its suit, then 3, once more. 3 alone is the player.");
  EXPECT_EQ(cards_of(0), "K♥");
  table.type("h3");
  EXPECT_EQ(cards_of(0), "K♥ 3♥") << "as it said";
  table.type("3");
  EXPECT_EQ(view().question.heading, "Trick 2 of 13 – Clara leads");
}

TEST_F(Grammar, TheRankOfACardTypedTwiceNamesNoHolderOfPutAndTake) {
  table.start("put_and_take", kPeople);
  const auto held = [this] { return counts("put_matches/0"); };
  table.type("d3\x1b");
  const std::vector<std::string> nobody = held();
  table.type("3");
  EXPECT_EQ(view().problem, "The card is entered. 3 means more? Press it once more.");
  EXPECT_EQ(held(), nobody);
  table.type("3");
  EXPECT_EQ(view().problem, "");
  EXPECT_EQ(held()[2], "1") << "Clara holds one, too";
}

TEST_F(Grammar, EnterAfterHalfACardDropsNothingWithoutAWord) {  // "8h 2d 7 Enter": the 7 was gone
  table.start("kabu", kPeople);
  table.type("\t8h2d7\n");
  EXPECT_EQ(view().problem, "7 waits for its suit: c, d, h or s.");
  table.type("d\n");
  ASSERT_NE(row("cards"), nullptr);
  EXPECT_EQ(row("cards")->as<HandsRow>().cells[0].held.size(), 3);
  EXPECT_EQ(view().question.seat, Seat{1});
}

TEST_F(Grammar, ARankThatIsNoKeyBeginsACardAndIsNotRefused) {
  table.start("tetka", kPeople);
  table.type("5cks");
  EXPECT_EQ(cards_of(0), "K♠") << "and no Q♠";
}

// ---- one order

TEST_F(Grammar, SambaIsAskedRowByRowAsItStandsOnTheScreenWhoeverWentOut) {
  table.start("samba", kPeople);
  table.type("2");
  EXPECT_EQ(view().question.heading, "Anna and Clara: Cards melded");
  table.type("140\n");
  EXPECT_EQ(view().question.heading, "Boris and Dmitri: Cards melded");
  table.type("600\n");
  EXPECT_EQ(view().question.heading, "Anna and Clara: Cards still held");
  EXPECT_EQ(counts("melded"), (std::vector<std::string>{"140", "600"}));
}

TEST_F(Grammar, CardsOfPutAndTakeAreAskedInTheOrderOfTheSeats) {
  table.start("put_and_take", kPeople);
  table.app.handle(SetHandDealer{Seat{1}});
  table.type("\t");
  ASSERT_EQ(view().question.wants, games::Question::Wants::kHand);
  EXPECT_EQ(view().question.seat, Seat{0}) << "and not Clara, at the dealer's left";
}

TEST_F(Grammar, TheShowdownOfRazzIsAskedInTheOrderOfTheSeats) {
  table.start("razz", kPeople);
  table.app.handle(SetHandDealer{Seat{1}});
  table.type("4\nw");
  ASSERT_EQ(view().question.wants, games::Question::Wants::kHand);
  EXPECT_EQ(view().question.seat, Seat{0});
}

// ---- ten

TEST_F(Grammar, TenThreeNoneNoneTypedAsDigitsIsOffered) {
  table.start("hearts", kPeople, "standard");
  table.type("\t1030");
  EXPECT_EQ(games::with_keys(view().problem), "10, 3, 0, 0? Press Enter, or mend a count.");
  EXPECT_EQ(games::with_keys(result_label()), "10, 3, 0, 0 (Enter)");
  table.type("\n");
  EXPECT_EQ(counts("summary/hearts"), (std::vector<std::string>{"10", "3", "0", "0"}));
  EXPECT_EQ(view().question.text, "Who captured Q♠?");
}

TEST_F(Grammar, ATenAsTheSecondCountIsOfferedToo) {
  table.start("tetka", kPeople);
  table.type("\t5c1101");  // 1, 10, 1, 1
  EXPECT_EQ(games::with_keys(view().problem), "1, 10, 1, 1? Press Enter, or mend a count.");
  table.type("\n");
  EXPECT_EQ(counts("summary/tricks"), (std::vector<std::string>{"1", "10", "1", "1"}));
}

TEST_F(Grammar, OneThreeNineStaysWhatItIsAfterBackspace) {
  table.start("hearts", kPeople, "standard");
  table.type("\t1030\b\n");
  EXPECT_EQ(counts("summary/hearts"), (std::vector<std::string>{"1", "0", "3", "9"}));
}

TEST_F(Grammar, ATenThatFollowsIsConfirmedByOneAndNought) {
  table.start("hearts", kPeople, "standard");
  table.type("\t003");
  ASSERT_EQ(games::with_keys(view().question.text), "Dmitri must have the other 10. Press Enter, or type it.");
  table.type("10");
  EXPECT_EQ(view().problem, "");
  EXPECT_EQ(view().question.text, "Who captured Q♠?");
}

TEST_F(Grammar, AOneBeforeATenOnTheBoardOfTwentyFourIsAskedAboutBeforeAnythingFollows) {
  table.start("twenty_four", kPair);
  table.type("10");
  EXPECT_EQ(games::with_keys(view().question.text), "A 1 and a 10: press Enter. One 10: press t.");
  EXPECT_TRUE(view().shortcuts.front().bright) << "Enter says yes to what is bright";
  table.type("3");
  EXPECT_NE(view().problem, "");
  table.type("t342");
  const auto numbers = [this] {
    std::vector<int> all;
    for (const auto& cell : row("board")->as<NumbersRow>().cells) all.push_back(cell.number.value_or(0));
    return all;
  };
  EXPECT_EQ(numbers(), (std::vector<int>{10, 3, 4, 2}));
  table.app.handle(Undo{});
  table.app.handle(Undo{});
  table.app.handle(Undo{});
  table.app.handle(Undo{});
  table.type("\b");
  table.type("10\n42");
  EXPECT_EQ(numbers(), (std::vector<int>{1, 10, 4, 2}));
}

TEST_F(Grammar, ABetOfRazzTappedForOneIsNotEverybodys) {  // all four had bet 6
  table.start("razz", kPeople);
  table.type("s");
  table.app.handle(TapField{"bets", Seat{3}, std::nullopt});
  EXPECT_EQ(view().question.heading, "Dmitri: Bets besides ante 1");
  for (const auto& place : view().places) EXPECT_EQ(place.asked, place.name == "Dmitri") << place.name;
  table.type("6\n");
  const auto bet = [this](int seat) {
    return row("bets")->as<CountsRow>().cells[static_cast<std::size_t>(seat)].count;
  };
  for (const int seat : {0, 1, 2}) EXPECT_EQ(bet(seat), 2) << "nobody has said so";
  EXPECT_EQ(view().problem,
            "Anna, Boris and Clara have bet 2. All 6 now? Tap Everybody. If not, say first who gave up.");
  table.type("e");
  for (const int seat : {0, 1, 2, 3}) EXPECT_EQ(bet(seat), 6);
  EXPECT_EQ(table.app.view().undo, "Everybody still in: 6");
}

TEST_F(Grammar, EverybodyIsAButtonAndAKeyWhereOnePlayersBetIsAsked) {
  table.start("razz", kPeople);
  const auto everybody = [this] {
    return std::ranges::find(view().shortcuts, kEverybodyShortcut, &games::Shortcut::id) != view().shortcuts.end();
  };
  EXPECT_FALSE(everybody()) << "all are asked";
  table.app.handle(TapSeat{Seat{1}});
  ASSERT_TRUE(everybody());
  table.app.handle(TapShortcut{std::string{kEverybodyShortcut}});
  for (const auto& place : view().places) EXPECT_TRUE(place.asked) << place.name;
  table.type("4\n");
  for (const auto& cell : row("bets")->as<CountsRow>().cells) EXPECT_EQ(cell.count, 4);
}

// ---- what has been begun is not lost

TEST_F(Grammar, ANumberThatIsBeingTypedIsKeptWhenAnotherFieldIsTapped) {
  table.start("samba", kPeople);
  table.type("2140");
  table.app.handle(TapField{"melded", Seat{1}, std::nullopt});
  EXPECT_EQ(counts("melded").front(), "140");
  EXPECT_EQ(view().question.heading, "Boris and Dmitri: Cards melded");
  table.type("6");
  table.app.handle(TapField{"melded", Seat{1}, std::nullopt});
  EXPECT_EQ(counts("melded").back(), "6_") << "its own field does not end it";
}

TEST_F(Grammar, ANumberThatIsRefusedWhenAnotherFieldIsTappedStandsThere) {
  table.start("carioca", {"Anna", "Boris", "Clara"});
  table.type("21");  // no cards come to 1
  table.app.handle(TapField{"deadwood", Seat{2}, std::nullopt});
  EXPECT_NE(view().problem, "");
  ASSERT_EQ(counts("deadwood")[0], "1");
  EXPECT_TRUE(row("deadwood")->as<CountsRow>().cells[0].refused) << "and looks so";
}

TEST_F(Grammar, AHalfTypedSolutionIsNotLostWhenAPlayerIsTapped) {
  table.start("twenty_four", kPair);
  table.type("3452s3*(");
  table.app.handle(TapSeat{Seat{1}});
  if (table.on<HandOverView>() != nullptr) table.app.handle(Undo{});
  EXPECT_EQ(row("solution")->as<TextRow>().text, "3*(");
}

TEST_F(Grammar, OneBackspaceTooManyDoesNotOpenTheHandBefore) {
  table.start("tetka", kPeople);
  table.type(testing::kTetkaHand);
  table.type("5\b");
  ASSERT_EQ(view().title, "Tëtka · hand 2 of 4 · Boris dealt");
  table.type("\b");
  EXPECT_EQ(view().title, "Tëtka · hand 2 of 4 · Boris dealt");
  EXPECT_EQ(games::with_keys(view().problem),
            "Nothing is entered in this hand. Backspace once more opens the hand before.");
  table.type("5\b\b");
  EXPECT_EQ(view().title, "Tëtka · hand 2 of 4 · Boris dealt") << "it asks each time";
  table.type("\b");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(Grammar, TheOtherHalfOfARefusedCardIsRefusedToo) {  // "a s s j 2 3 h" noted the J♥
  table.start("tetka", kPeople);
  table.type("5cass");
  EXPECT_NE(view().problem, "");
  table.type("j23h");
  EXPECT_EQ(cards_of(0), "A♠");
  EXPECT_EQ(view().strip.front().winner, "");
  table.type("\bj2h");
  EXPECT_EQ(cards_of(0), "A♠") << "the 2 was refused, and so is the h";
}

TEST_F(Grammar, ALetterInTheMiddleOfANumberDoesNotCutItShortUnread) {  // 71 was recorded as 7
  table.start("carioca", {"Anna", "Boris", "Clara"});
  table.type("17x1\n");
  EXPECT_EQ(games::with_keys(view().problem),
            "x did not count, nor did what came after it. Is 7 all? Enter once more.");
  EXPECT_EQ(counts("deadwood")[1], "7_");
  table.type("\n");
  EXPECT_EQ(counts("deadwood")[1], "7");
}

TEST_F(Grammar, ANumberWithADigitTooManyStaysRefusedAfterALetterAndEnter) {  // its digits went on without end
  table.start("any_game", {"Anna", "Boris"});
  const auto refused = [this] { return row("scores")->as<CountsRow>().cells[0].refused; };
  for (int digits = 0; digits < 12 && !refused(); ++digits) table.type("9");
  ASSERT_TRUE(refused());
  table.type("x9\n");
  EXPECT_TRUE(refused());
  table.type("9");
  EXPECT_EQ(counts("scores")[0], "9_") << "a new number";
}

TEST_F(Grammar, APlayersNumberPressedTwiceIsNoCount) {  // "h 4 4" said 4 tricks for the first player
  table.start("tetka", kPeople);
  table.type("\t5ch44");
  EXPECT_NE(view().problem, "");
  EXPECT_EQ(counts("summary/tricks"), (std::vector<std::string>{"", "", "", ""}));
  table.type("4");
  EXPECT_EQ(counts("summary/tricks").front(), "4") << "pressed once more";
}

TEST_F(Grammar, WhatFollowsAPlayersNumberThatIsAskedAboutIsNoNumberByItself) {  // "3 3 5" was 5 for 35
  table.start("carioca", {"Anna", "Boris", "Clara"});
  table.type("335");
  EXPECT_NE(view().problem, "");
  EXPECT_EQ(counts("deadwood")[0], "") << "and no 5";
  table.type("\b35\n");
  EXPECT_EQ(counts("deadwood")[0], "35");
}

// ---- what is asked twice, and what is not asked

TEST_F(Grammar, TheSecondQueenOfCancellationIsAskedForInOtherWords) {
  const std::vector<std::string> six{"Anna", "Boris", "Clara", "Dmitri", "Eva", "Tom"};
  table.start("hearts", six, "cancellation");
  table.type("\t");
  for (int i = 0; i < 5; ++i) table.app.handle(TapField{"summary/hearts", Seat{i}, i == 0 ? 21 : 1});
  table.type("\n");
  ASSERT_EQ(view().question.text, "Who captured Q♠?");
  table.type("6");
  EXPECT_EQ(view().question.text, "One Q♠ is Tom's. Who captured the other?");
}

TEST_F(Grammar, NoRowOfNamesStandsUnderWhoWonATrickOfEcarte) {
  table.start("ecarte", kPair);
  table.type("7c");
  ASSERT_EQ(view().question.wants, games::Question::Wants::kTrick);
  EXPECT_EQ(row("refused"), nullptr);
  EXPECT_NE(std::ranges::find(view().shortcuts, "refused", &games::Shortcut::id), view().shortcuts.end());
}

TEST_F(Grammar, ASentenceAboutATrickLeavesWithItsHand) {
  table.start("tetka", kPeople);
  table.type("7c1b2c3d4hr3");
  table.app.handle(Back{});
  const Card card{Rank::kQueen, Suit::kDiamonds};
  table.app.handle(TapTrick{3});
  table.app.handle(TapCard{card});
  table.app.handle(TapTrick{3});
  table.app.handle(TapTrick{0});
  table.app.handle(TapCard{card});
  ASSERT_NE(table.on<HandOverView>(), nullptr) << "the hand is complete again";
  table.type("\n");
  ASSERT_EQ(table.stored().hands.size(), 2U);
  EXPECT_EQ(view().question.text.find("is in trick"), std::string::npos) << view().question.text;
}

// ---- Esc

TEST_F(Grammar, EscIsNeverYesWhereACorrectionIsLeft) {
  table.start("hearts", kPeople, "standard");
  table.type("\t543\n4\n");
  table.app.handle(OpenHand{0});
  table.app.handle(TapField{"summary/hearts", Seat{1}, 5});
  table.type("\n");
  table.app.handle(TypeKey{0, TypeKey::Named::kEscape});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Leave the hand as it was?");
  EXPECT_EQ(games::with_keys(table.app.view().dialog->no), "Go on correcting (Esc)");
  EXPECT_EQ(games::with_keys(table.app.view().dialog->yes), "Drop the corrections (Enter)");
}

TEST_F(Grammar, TakingAHandOutSaysSoOnItsButton) {
  table.start("hearts", kPeople, "standard");
  table.type("\t543\n4\n");
  table.type("543\n4\n");
  table.app.handle(OpenHand{1});
  table.app.handle(TakeOutHand{});
  const auto* compared = table.on<CompareView>();
  ASSERT_NE(compared, nullptr);
  EXPECT_EQ(games::with_keys(compared->back), "Leave it in (Esc)");
  EXPECT_EQ(games::with_keys(compared->accept), "Remove hand 2 (Enter)");
}

}  // namespace
}  // namespace nullo::app
