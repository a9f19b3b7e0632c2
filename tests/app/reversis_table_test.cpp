// Hands of Reversis at the table, key by key, without a window. The chips are worked out by hand.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/chips/due.h"
#include "games/reversis/reversis.h"
#include "games/sentence.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class ReversisTable : public ::testing::Test {
 protected:
  // Anna deals first, so Boris leads.
  static void start(TableDriver& table, const char* preset = "open") {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{"reversis"});
    table.app.handle(ChoosePreset{preset});
    int seat = 0;
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) table.app.handle(SetName{Seat{seat++}, name});
    table.app.handle(Accept{});
  }

  static std::vector<Card> claims_of_first_hand(TableDriver& table) {
    return table.stored().hands.front().facts.as<reversis::Hand>().claims;
  }

  static Texts scores(const HandOverView& over) {
    Texts scores;
    for (const HandOverView::Line& line : over.lines) scores.push_back(line.score);
    return scores;
  }

  static std::string caption(const TableDriver& table, Card card) {
    for (const TableView::PaletteCard& item : table.table().palette) {
      if (item.card == card) return item.caption;
    }
    return {};
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

constexpr Card kQuinola{Rank::kJack, Suit::kHearts};

// Boris takes the first trick; Anna throws the J♥ on a spade that Clara takes; and so on to the points of the piles.
constexpr const char* kThrownQuinola =
    "2"    // Boris leads and wins
    "q13"  // the J♥ from Anna, Clara wins
    "9"    // spades were led
    "d22"  // the A♦ from Boris, forced by Clara, wins
    "s22"  // Boris leads the A♠
    "h43"  // the A♥ from Dmitri, thrown on Clara's trick
    "314441";

TEST_F(ReversisTable, WhileTheSuitLedIsAskedForItsTrickIsLitAndADigitIsRefused) {  // the next trick was lit
  TableDriver table{database_};
  start(table, "open");
  table.type("2q13");
  ASSERT_EQ(table.table().question.wants, games::Question::Wants::kChoice);
  EXPECT_TRUE(table.table().strip[1].now);
  EXPECT_FALSE(table.table().strip[2].now);
  table.type("4");
  EXPECT_EQ(table.table().problem, "First: " + table.table().question.text);
  table.type("9");
  EXPECT_TRUE(table.table().strip[2].now);
}

TEST_F(ReversisTable, TypingOnDoesNotAnswerWhichSuitWasLed) {  // the next ace's letter did
  TableDriver table{database_};
  start(table);
  table.type("2q13");
  table.type("d2");  // the next trick: the A♦ from Boris
  EXPECT_EQ(caption(table, kQuinola), "led, forced or thrown?");
  table.type("2");
  EXPECT_EQ(table.table().problem, "First: " + table.table().question.text);
  table.type("92");
  EXPECT_EQ(caption(table, kQuinola), "thrown by Anna");
  EXPECT_EQ(caption(table, Card(Rank::kAce, Suit::kDiamonds)), "forced from Boris");
}

TEST_F(ReversisTable, APlayerWhoseNameIsPartOfACaptionIsNamedInIt) {  // "Quinola, 1 point"
  TableDriver table{database_};
  table.start("reversis", {"o", "Boris", "Clara", "Dmitri"}, "open");
  table.type("2q1");
  EXPECT_EQ(caption(table, kQuinola), "by o");
}

TEST_F(ReversisTable, ItAsksWhoPlayedAnAceBeforeWhoWonTheTrick) {
  TableDriver table{database_};
  start(table);
  table.type("2");
  EXPECT_EQ(table.table().question.heading, "Trick 2 of 11 – Boris leads");
  table.type("d");
  EXPECT_EQ(table.table().question.text, "Who played the A♦?");
  table.type("1");
  EXPECT_EQ(table.table().question.text, "A♦ from Anna is in it. Who won?");
  table.type("3");
  EXPECT_EQ(caption(table, Card(Rank::kAce, Suit::kDiamonds)), "thrown by Anna");
  EXPECT_EQ(table.table().places[0].hand, "−8");  // ante 10, two for the ace
  EXPECT_EQ(table.table().places[2].hand, "−7");
}

// What is due now, each with its chips.
Texts due_in_chips(const TableDriver& table) {
  Texts texts;
  for (const DueLine& line : table.table().due) texts.push_back(sentence(line) + ": " + line.chips);
  return texts;
}

TEST_F(ReversisTable, EachPaymentIsSaidInTheChipsThatItsPayerHas) {
  TableDriver table{database_};
  start(table);
  EXPECT_EQ(due_in_chips(table), (Texts{"Anna pays 10 into the pot: two 5s",
                                        "Boris, Clara and Dmitri pay 5 each into the pot: one 5 each"}));
  table.type("2d13");
  EXPECT_EQ(due_in_chips(table), Texts{"Clara pays Anna 2: two 1s"});
}

TEST_F(ReversisTable, PaymentsAreSaidInTheChipsOfTheSettings) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetChips{"1/6/48"});
  start(table);
  EXPECT_EQ(due_in_chips(table),
            (Texts{"Anna pays 10 into the pot: one 6, four 1s",
                   "Boris, Clara and Dmitri pay 5 each into the pot: each: one 6; change: one 1 back"}));
}

TEST_F(ReversisTable, ItSaysHowEachAceAndTheQuinolaFell) {
  TableDriver table{database_};
  start(table);
  table.type("2q13");
  EXPECT_EQ(table.table().question.wants, games::Question::Wants::kChoice);
  table.type("9");
  EXPECT_EQ(caption(table, kQuinola), "thrown by Anna");
  table.type("d22");
  EXPECT_EQ(caption(table, Card(Rank::kAce, Suit::kDiamonds)), "forced from Boris");
  table.type("s22");
  EXPECT_EQ(caption(table, Card(Rank::kAce, Suit::kSpades)), "led by Boris");
}

TEST_F(ReversisTable, AThrownQuinolaTakesThePotAndTheHandIsSettledByPoints) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  EXPECT_EQ(table.table().question.wants, games::Question::Wants::kCount);
  table.type("71289\n\n");  // 7, 12, 8 and 9; the A♣ and its 4 points lie in the talon
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  // Antes −10 −5 −5 −5; the J♥ 5 and the pot of 25 for Anna; A♦ 2 from Boris to Clara; A♥ 1 from Clara to Dmitri; the
  // party 4 + 4 from Boris to Anna; a new pot −10 −5 −5 −5.
  EXPECT_EQ(scores(*over), (Texts{"+18", "−20", "−14", "−9"}));
  EXPECT_EQ(over->next, "Next: Boris deals, Clara leads. Boris puts 5 into the pot.");
}

TEST_F(ReversisTable, ANumberOfOneDigitEndsWithEnter) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  table.type("3");
  EXPECT_EQ(table.table().pending, "3 …");
  table.type("\n");
  EXPECT_EQ(table.table().fields.front().as<CountsRow>().cells[0].text, "3");
  EXPECT_EQ(table.table().question.seat, Seat{1});
}

TEST_F(ReversisTable, ANumberClosesWhereNoMoreDigitsFitWhatIsLeft) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  table.type("101211");
  EXPECT_EQ(table.table().question.seat, Seat{3});
  table.type("3");  // 7 are left, so it is no 30
  EXPECT_EQ(table.table().pending, "");
  const auto points = std::ranges::find(table.table().fields, std::string{"points"}, &FieldRow::id);
  ASSERT_NE(points, table.table().fields.end());
  EXPECT_EQ(points->as<CountsRow>().cells[3].text, "3");
}

TEST_F(ReversisTable, ADigitAfterARefusedNumberIsNotRecorded) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  table.type("1414");
  table.type("19");
  EXPECT_NE(table.table().problem, "") << "12 are left";
  table.type("0");
  EXPECT_NE(table.table().problem, "");
  EXPECT_EQ(table.table().question.seat, Seat{2}) << "no 0 was recorded";
  table.type("\b");
  EXPECT_EQ(table.table().pending, "1 …");
  table.type("1");
  EXPECT_EQ(table.table().fields.front().as<CountsRow>().cells[2].text, "11");
}

TEST_F(ReversisTable, TwoTricksHoldOnlySoManyPoints) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  table.type("23");  // at best the A♣, four kings and three queens
  EXPECT_EQ(table.table().problem, "Anna won 2 tricks, so at most 22 points.");
}

TEST_F(ReversisTable, FourCardsOfTheTalonHoldOnlySoManyPoints) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  table.type("085");
  EXPECT_EQ(table.table().problem, "");
  table.type("0");  // the talon has at best the A♣ and three kings
  EXPECT_EQ(table.table().problem, "That leaves 27 points for the talon, but its four cards have at most 13.");
}

TEST_F(ReversisTable, TheEspagnoletteNeedsAcesThatOthersPlayed) {
  TableDriver table{database_};
  start(table);
  table.type("2d22s22");  // Boris leads two aces
  table.type("e3");
  EXPECT_EQ(table.table().problem,
            "The espagnolette needs four aces, or three and the J♥: Clara cannot have had them.");
}

TEST_F(ReversisTable, AnAceOfAnotherSuitThanTheOneLedWinsNothing) {
  TableDriver table{database_};
  start(table);
  table.type("h2d1");  // Boris leads the A♥, Anna throws the A♦
  table.type("1");
  EXPECT_EQ(table.table().problem, "Boris led the A♥, so Anna did not win trick 1 with the A♦.");
}

TEST_F(ReversisTable, TheSuitThatWasLedShowsOnlyWhileItsOwnTrickIsMended) {
  TableDriver table{database_};
  start(table);
  table.type("2q139d22");
  const auto shows_led = [&table] {
    return std::ranges::any_of(table.table().fields, [](const auto& row) { return row.label == "Led to trick 2"; });
  };
  table.app.handle(TapTrick{0});
  EXPECT_FALSE(shows_led());
  table.app.handle(TapTrick{0});
  table.app.handle(TapTrick{1});
  EXPECT_TRUE(shows_led());
}

TEST_F(ReversisTable, OneEnterSaysThatAnAceIsInTheTalon) {  // it was swallowed without a word
  double now = 0;
  Clock clock = testing::still_clock();
  clock.seconds = [&now] { return now; };
  App app{database_, clock};
  app.handle(Go{Screen::kNewSession});
  app.handle(ChooseGame{"reversis"});
  for (const int seat : {0, 1, 2, 3}) app.handle(SetName{Seat{seat}, std::string(2, static_cast<char>('A' + seat))});
  app.handle(Accept{});
  for (const char key : std::string{kThrownQuinola} + "71289")
    app.handle(TypeKey{static_cast<char32_t>(key), TypeKey::Named::kNone});
  const auto asks = [&app] {
    const auto* at = std::get_if<TableView>(&app.view().screen);
    return at != nullptr && at->question.text.find("in no trick") != std::string::npos;
  };
  if (!asks()) app.handle(Accept{});  // ends the last number
  ASSERT_TRUE(asks());
  constexpr double kLooked = 1;  // seconds
  now += kLooked;
  app.handle(Accept{});
  EXPECT_TRUE(std::holds_alternative<HandOverView>(app.view().screen));
}

TEST_F(ReversisTable, WhileItAsksWhereAnAceIsItSaysNoPaymentThatHangsOnIt) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  const auto shown = [&table] {
    Texts all;
    for (const auto& place : table.table().places) all.push_back(place.total + place.hand);
    for (const WhyLine& why : table.table().whys) all.push_back(why.text);
    return all;
  };
  const Texts before = shown();
  table.type("71289\n");
  EXPECT_TRUE(table.table().due.empty()) << "the A♣ may lie in a trick yet";
  EXPECT_EQ(shown(), before) << "nor does the column beside the table pay anybody";
  EXPECT_EQ(table.table().no_due, "Answer the question first; it decides who pays");
  EXPECT_TRUE(table.app.board().due.empty());
  EXPECT_TRUE(table.table().payments.empty());
  EXPECT_TRUE(table.app.board().payments.empty());
  table.type("\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_FALSE(table.on<HandOverView>()->due.empty());
}

TEST_F(ReversisTable, ACorrectionDoesNotSayTheAnteOfTheNextHandAgain) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  table.type("71289\n\n\n");
  Texts antes;
  for (const DueLine& line : table.table().due) antes.push_back(sentence(line));
  ASSERT_FALSE(antes.empty());
  table.app.handle(OpenHand{0});
  table.app.handle(TapField{"points", Seat{0}, 8});
  table.app.handle(TapField{"points", Seat{1}, 11});
  table.type("\n");
  const auto* compared = table.on<CompareView>();
  ASSERT_NE(compared, nullptr);
  for (const DueLine& line : compared->due)
    EXPECT_EQ(std::ranges::find(antes, sentence(line)), antes.end()) << sentence(line);
}

TEST_F(ReversisTable, AClaimIsOpenUntilTheNextDeal) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  table.type("71289\n\n");
  table.app.handle(TapChoice{"claims/AS", "claim"});
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(scores(*over), (Texts{"+19", "−21", "−14", "−9"}));
  table.app.handle(TapChoice{"claims/AS", "claim"});
  EXPECT_EQ(scores(*table.on<HandOverView>()), (Texts{"+18", "−20", "−14", "−9"}));
  table.app.handle(TapChoice{"claims/AS", "claim"});
  table.type("\n");
  EXPECT_NE(table.on<TableView>(), nullptr);
  const std::vector<Card> claimed{Card(Rank::kAce, Suit::kSpades)};
  EXPECT_EQ(claims_of_first_hand(table), claimed);
  table.app.handle(TapChoice{"claims/AS", "claim"});  // too late
  EXPECT_EQ(claims_of_first_hand(table), claimed);
}

TEST_F(ReversisTable, TheKeyOfAClaimTypedTwiceDoesNotTakeTheClaimBackWithoutAWord) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  table.type("71289\n\n");
  const std::vector<Card> claimed{Card(Rank::kAce, Suit::kSpades)};
  table.type("ss");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->problem, "That is chosen. s once more takes it back.");
  EXPECT_EQ(claims_of_first_hand(table), claimed);
  table.type("\b");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->problem, "");
  EXPECT_EQ(claims_of_first_hand(table), claimed) << "Backspace takes the refused key alone";
  table.type("s");
  EXPECT_TRUE(claims_of_first_hand(table).empty());
  table.type("s");
  EXPECT_EQ(claims_of_first_hand(table), claimed);
  table.type("ss");
  EXPECT_TRUE(claims_of_first_hand(table).empty()) << "a third press takes it back";
}

TEST_F(ReversisTable, ABrokenReversisPaysBackAndCostsARemise) {
  TableDriver table{database_};
  start(table);
  // Boris leads the J♥, then Anna throws the A♦ to him: both are Boris' tricks, as are the next seven.
  table.type("q22");
  table.type("d12");
  table.type("2222222");
  EXPECT_EQ(table.table().places[1].hand, "−5");  // the two for the A♦ are back
  EXPECT_EQ(table.table().places[0].hand, "−10");
  table.type("43");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  // Dmitri took the tenth trick: 64. Boris had played the J♥: a remise of 25.
  EXPECT_EQ(scores(*over), (Texts{"−10", "−94", "−5", "+59"}));
  EXPECT_EQ(over->next, "Next: Boris deals, Clara leads. Boris puts 5 into the pot.");
}

TEST_F(ReversisTable, ASlashOffersNoCardThatIsNotInThePack) {
  TableDriver table{database_};
  start(table);
  table.type("/");
  EXPECT_EQ(table.table().pickable.size(), 48U);
  EXPECT_FALSE(table.table().pack.contains(Card{Rank::kTen, Suit::kHearts}));
}

TEST_F(ReversisTable, AFailedEspagnolettePaysBackDouble) {
  TableDriver table{database_};
  start(table);
  table.type("c42d42h42");  // Dmitri throws three aces on Boris' tricks
  table.type("e4");         // and did not follow suit
  table.type("q429");       // the J♥ too: 5 and the pot
  table.type("444");        // three tricks for Dmitri
  table.type("1113");
  EXPECT_EQ(table.table().question.wants, games::Question::Wants::kCount);
  table.type("6");      // Anna
  table.type("15");     // Boris: A♣, A♦, A♥ 12, the J♥ 1, and 2 more
  table.type("5");      // Clara
  table.type("9\n\n");  // Dmitri; the talon has 5: the A♠, as Enter says, and a jack
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  // Antes −10 −5 −5 −5. Aces 1 + 2 + 1 and the J♥ 5 from Boris, and the pot of 25, to Dmitri. Back double: 18 to Boris;
  // the pot back; a remise of 25. Clara wins the party with 5 points; Dmitri pays 4 + 5.
  EXPECT_EQ(scores(*over), (Texts{"−10", "+4", "+4", "−48"}));
}

// Clara throws the A♦, the J♥ and the A♣ and wins a trick with the A♥; nobody noticed that she did not follow suit.
constexpr const char* kUnsaidEspagnolette = "d32q329c34h331s11r1";

TEST_F(ReversisTable, AnEspagnoletteIsAskedAboutAfterTheLastTrickIfItsCardsWereHeld) {  // e meant nothing any more
  TableDriver table{database_};
  start(table);
  table.type(kUnsaidEspagnolette);
  table.type("20544\n");
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(games::with_keys(table.table().question.text),
            "Clara had A♣ A♦ J♥ A♥: no espagnolette? Enter, or tap Espagnolette, then Clara.");
  table.type("e3");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(scores(*over), (Texts{"−10", "+2", "−50", "+8"}));
  table.type("\n");
  table.app.handle(OpenHand{0});
  table.type("e3");  // and it was none after all
  for (int i = 0; i < 2 && table.on<CompareView>() == nullptr; ++i) table.app.handle(Accept{});
  ASSERT_NE(table.on<CompareView>(), nullptr);
  table.app.handle(Accept{});
  EXPECT_FALSE(table.stored().hands.front().facts.as<reversis::Hand>().espagnolette);
}

// "Clara pays Anna 3" gave the reason for 5 alone.
TEST_F(ReversisTable, APaymentBothWaysSaysWhatIsTakenOff) {
  TableDriver table{database_};
  start(table);
  table.type("2q139");
  table.app.handle(Adjust{Seat{0}, Seat{2}, 2, "a drink"});
  Texts whys;
  for (const DueRow& row : table.table().payments) whys.push_back(row.why.words);
  EXPECT_EQ(whys, (Texts{"the Quinola thrown, less 2: agreed on at the table", "the pot"}));
  EXPECT_EQ(table.table().due[0].why, "trick 2, the Quinola thrown (J♥), less 2: agreed on at the table");
}

TEST_F(ReversisTable, AnAceThatFellInNoTrickIsNotSaidToWaitForOneThatIsPlayed) {  // "That trick is not played yet."
  TableDriver table{database_};
  start(table);
  table.type("22233334444121214");
  EXPECT_EQ(table.table().question.text,
            "A♣ A♦ J♥ A♥ A♠ fell in no trick, and the talon has no room for all of them. Tap the trick of each "
            "that was played, then the card.");
  table.type("h");
  EXPECT_EQ(table.table().problem, "All tricks are entered. First tap the one that the A♥ fell in.");
}

TEST_F(ReversisTable, TheRestInOneTapStillGivesBackWhatTheReversisRefunds) {
  TableDriver table{database_};
  start(table);
  table.type("2d12");  // Boris takes two tricks, with the A♦ that Anna threw
  table.type("r2");    // and the rest: how many points he took is still asked, to know where the J♥ was
  Texts sentences;
  for (const DueLine& line : table.table().due) sentences.push_back(sentence(line));
  EXPECT_EQ(sentences, (Texts{"Anna pays Boris 2"}));  // what he paid for the ace
}

TEST_F(ReversisTable, MendingATrickSaysWhichChipsMove) {
  TableDriver table{database_};
  start(table);
  table.type("2d134");  // the A♦ from Anna on Clara's trick: Clara paid her 2
  table.app.handle(TapTrick{1});
  table.app.handle(TapSeat{Seat{3}});  // it was Dmitri's
  Texts sentences;
  for (const DueLine& line : table.table().due) sentences.push_back(sentence(line));
  EXPECT_EQ(sentences, Texts{"Dmitri pays Clara 2"}) << "and Anna neither pays nor is paid back";
  table.type("4");  // the next trick, without an ace
  EXPECT_TRUE(table.table().due.empty());
  table.app.handle(Undo{});
  EXPECT_TRUE(table.table().due.empty());
}

TEST_F(ReversisTable, ChipsBoughtInAHandThatIsLeftOutStayBought) {
  TableDriver table{database_};
  start(table);
  table.type(kThrownQuinola);
  table.type("71289\n\n");
  table.app.handle(Adjust{std::nullopt, Seat{1}, 50, "bought"});
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  for (const GameOverView::Line& line : over->lines) {
    if (line.name == "Boris") {
      EXPECT_EQ(line.total, "130");  // 100 − 20 + 50
    }
  }
}

TEST_F(ReversisTable, WhileEveryCardIsEnteredTheButtonsKeepTheirKeys) {
  TableDriver table{database_};
  start(table);
  table.type("pp2");  // begun, ended, and Boris won
  EXPECT_EQ(table.table().question.heading, "Trick 2 of 11 – Boris leads");
}

TEST_F(ReversisTable, EveryCardMayBeEnteredInOrderAndThenNothingIsAsked) {
  TableDriver table{database_};
  start(table);
  table.type("p");
  EXPECT_EQ(table.table().question.text, "Which card does Boris play?");
  table.type("3dqdjdad");  // Boris, Clara, Dmitri, Anna: the A♦ follows and wins
  EXPECT_EQ(table.table().question.heading, "Trick 2 of 11 – Anna leads");
  EXPECT_EQ(caption(table, Card(Rank::kAce, Suit::kDiamonds)), "forced from Anna");
  EXPECT_EQ(table.table().places[1].hand, "−3");  // ante 5, two from Anna
  table.type("2sjh");
  EXPECT_EQ(table.table().question.text, "Which card does Clara play?");
  table.type("3s4s");
  EXPECT_EQ(caption(table, kQuinola), "thrown by Boris");
  EXPECT_EQ(table.table().question.heading, "Trick 3 of 11 – Dmitri leads");
}

TEST_F(ReversisTable, EnteringEveryCardMayEndInTheMiddleOfATrick) {
  TableDriver table{database_};
  start(table);
  table.app.handle(TapShortcut{"every_card"});
  table.type("3dad");  // Clara plays the A♦
  table.app.handle(TapShortcut{"every_card"});
  EXPECT_EQ(table.table().question.text, "3♦ from Boris, A♦ from Clara are in it. Who won?");
  table.type("3");
  EXPECT_EQ(caption(table, Card(Rank::kAce, Suit::kDiamonds)), "forced from Clara");
  EXPECT_EQ(table.table().question.wants, games::Question::Wants::kTrick);
}

}  // namespace
}  // namespace nullo::app
