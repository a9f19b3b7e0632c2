// Games whose hands are entered as numbers or cards of each seat, at the table without a window.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/chips/due.h"
#include "games/carioca/carioca.h"
#include "games/kabu/kabu.h"
#include "games/razz/razz.h"
#include "games/samba/samba.h"
#include "games/sentence.h"
#include "store/store.h"
#include "support/cards.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class NumbersTable : public ::testing::Test {
 protected:
  static void start(TableDriver& table, const char* game, const std::vector<std::string>& names) {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{game});
    table.app.handle(SetPlayers{static_cast<int>(names.size())});
    for (std::size_t i = 0; i < names.size(); ++i) table.app.handle(SetName{Seat{static_cast<int>(i)}, names[i]});
    table.app.handle(Accept{});
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

TEST_F(NumbersTable, EveryCardThatIsAddedIsKeptAtOnce) {
  TableDriver table{database_};
  start(table, "carioca", {"Anna", "Ben"});
  table.type("1ja");
  EXPECT_EQ(table.stored().hands.back().facts.as<carioca::Hand>().deadwood[Seat{1}],
            (carioca::Deadwood{carioca::Kinds{1, 1, 0, 0}}));
  EXPECT_NE(table.on<TableView>(), nullptr) << "more cards may follow";
  table.type("\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->next, "Next: Ben deals. The contract: one trio and one escalera.");
}

TEST_F(NumbersTable, NothingThatWasTappedInCariocaIsCalledWorkedOut) {
  TableDriver table{database_};
  start(table, "carioca", {"Anna", "Ben", "Clara"});
  table.type("1ja\n89\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->concluded, std::vector<std::string>{});
}

TEST_F(NumbersTable, AFifthJokerOfCariocaIsMoreThanTwoPacksHave) {
  TableDriver table{database_};
  start(table, "carioca", {"Anna", "Ben", "Clara"});
  table.type("1jjjj");
  EXPECT_EQ(table.table().problem, "");
  table.type("j");
  EXPECT_EQ(table.table().problem, "Two packs have only 4 jokers; these are 5.");
  EXPECT_EQ(table.table().fields.back().as<CountsRow>().cells[1].count, 200);
}

TEST_F(NumbersTable, NobodyInCariocaHasMoreCardsLeftThanWereDealt) {
  TableDriver table{database_};
  start(table, "carioca", {"Anna", "Ben", "Clara"});
  table.type("1ttttttttttt");  // eleven
  EXPECT_EQ(table.table().problem, "");
  table.type("t");
  EXPECT_EQ(table.table().problem, "Each player got 11 cards, so Ben cannot have 12 left.");
}

TEST_F(NumbersTable, WhatWasAddedIsTakenBackCardByCardAndAllIsUndone) {
  TableDriver table{database_};
  start(table, "carioca", {"Anna", "Ben", "Clara"});
  table.type("1jat\b\b");
  EXPECT_EQ(table.table().fields.back().as<CountsRow>().cells[1].count, 50);
  table.type("t");
  EXPECT_EQ(table.table().fields.back().as<CountsRow>().cells[1].count, 60);
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().fields.back().as<CountsRow>().cells[1].count, 50);
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().fields.back().as<CountsRow>().cells[1].count, std::nullopt);
}

TEST_F(NumbersTable, TheFirstCardOfKabuIsNotDroppedByEnterWithoutAWord) {
  TableDriver table{database_};
  start(table, "kabu", {"Anna", "Ben"});
  table.type("\t5c\n");
  EXPECT_EQ(games::with_keys(table.table().problem), "5♣ Another card. Esc drops it.");
  table.type("7d\n");
  EXPECT_EQ(table.table().problem, "");
  EXPECT_EQ(table.stored().hands.back().facts.as<kabu::Hand>().cards[Seat{0}],
            (std::vector{testing::card("5C"), testing::card("7D")}));
}

// It was stored, and then the session could not be read any more.
TEST_F(NumbersTable, ACardThatKabuDoesNotHaveIsRefused) {
  TableDriver table{database_};
  start(table, "kabu", {"Anna", "Ben"});
  table.type("\t5c");
  table.app.handle(TapCard{Card{Rank::kQueen, Suit::kClubs}});
  table.type("\n");
  EXPECT_NE(table.table().problem, "");
  EXPECT_TRUE(table.stored().hands.back().facts.as<kabu::Hand>().cards[Seat{0}].empty());
}

TEST_F(NumbersTable, WhatIsPaidAtTheEndOfAHandIsSaidAnewWhenANumberIsMended) {
  TableDriver table{database_};
  start(table, "kabu", {"Anna", "Boris", "Clara"});
  table.type("479");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.app.handle(Back{});
  table.app.handle(TapField{"points", Seat{2}, std::nullopt});
  table.type("5");
  std::vector<std::string> due;
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  for (const DueLine& line : table.on<HandOverView>()->due) due.push_back(sentence(line));
  EXPECT_EQ(due, (std::vector<std::string>{"Anna pays Boris 3", "Anna pays Clara 1", "Clara pays Boris 2"}));
}

TEST_F(NumbersTable, EscapeLeadsFromTheResultToTheTableAndOutOfIt) {
  TableDriver table{database_};
  start(table, "kabu", {"Anna", "Boris", "Clara"});
  table.type("479");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.app.handle(Back{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  table.app.handle(Back{});
  EXPECT_NE(table.on<StartView>(), nullptr);
}

TEST_F(NumbersTable, OfAPotThatIsNotEmptiedOneGetsAShare) {
  TableDriver table{database_};
  start(table, "put_and_take", {"Anna", "Boris", "Clara"});
  session::Session session;
  session.rules = *games::rules_of("put_and_take");
  session.hands.emplace_back().facts = games::empty_hand(session.rules);
  const Posting takes{Account::pot(1), Account::of(Seat{1}), 2, "take"};
  const session::Session at_table = table.stored();
  const games::Names names = session::names_of(at_table.players);
  constexpr std::array<int, 1> kKept{1};
  EXPECT_EQ(sentence(due_lines(session, std::array{takes}, names, 1)[0]), "Boris takes the pot: 2");
  EXPECT_EQ(sentence(due_lines(session, std::array{takes}, names, 1, kKept)[0]), "Boris gets 2 from the pot");
}

TEST_F(NumbersTable, ASumWaitsForEnterHoweverManyDigitsItHas) {
  TableDriver table{database_};
  start(table, "carioca", {"Anna", "Ben", "Clara"});
  table.type(
      "1"
      "1"  // pressed twice at once: asked about
      "120");
  EXPECT_EQ(table.table().fields.back().as<CountsRow>().cells[1].count, std::nullopt);
  table.type("\n");
  EXPECT_EQ(table.table().fields.back().as<CountsRow>().cells[1].count, 120);
  EXPECT_EQ(table.table().question.seat, Seat{2});
  table.type("12");
  EXPECT_EQ(table.table().fields.back().as<CountsRow>().cells[2].count, std::nullopt) << "a third digit can follow";
  table.type("\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(NumbersTable, ANumberIsMendedAfterTheHand) {
  TableDriver table{database_};
  start(table, "kabu", {"Anna", "Ben"});
  table.type("73");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->lines[0].score, "+4");
  table.app.handle(Back{});
  table.app.handle(TapField{"points", Seat{1}, std::nullopt});
  table.type("5");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->lines[0].score, "+2");
}

TEST_F(NumbersTable, CardsAreAFactFromTheSecondOn) {
  TableDriver table{database_};
  start(table, "kabu", {"Anna", "Ben"});
  table.type("\ttc");
  EXPECT_TRUE(table.stored().hands.back().facts.as<kabu::Hand>().cards[Seat{0}].empty());
  EXPECT_EQ(table.table().fields.front().as<HandsRow>().cells[0].held.size(), 1U);
  table.type("9d");
  EXPECT_EQ(table.stored().hands.back().facts.as<kabu::Hand>().cards[Seat{0}].size(), 2U);
  table.type("\n5c6c\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->lines[0].score, "+8");
  table.type("\n");
  EXPECT_EQ(table.table().form, games::Form::kTricks) << "the next hand is entered as this one was";
  EXPECT_EQ(table.table().other_form, "By numbers");
}

// The row of this fact.
const FieldRow& row(const TableDriver& table, std::string_view id) {
  const auto& rows = table.table().fields;
  return *std::ranges::find_if(rows, [id](const FieldRow& each) { return each.id == id; });
}

TEST_F(NumbersTable, PartnersHaveOneColumn) {
  TableDriver table{database_};
  start(table, "samba", {"Anna", "Ben", "Clara", "Dora"});
  EXPECT_EQ(table.table().sides, 2);
  EXPECT_EQ(row(table, "melded").as<CountsRow>().cells.size(), 2U);
  table.type("1");
  EXPECT_TRUE(table.table().places[0].asked);
  EXPECT_TRUE(table.table().places[2].asked) << "each of them stands for both";
  EXPECT_FALSE(table.table().places[1].asked);
  table.app.handle(TapSeat{Seat{3}});
  EXPECT_TRUE(row(table, "melded").as<CountsRow>().cells[1].asked);
  EXPECT_EQ(table.table().question.heading, "Ben and Dora: Cards melded");
  table.type("45\n");
  EXPECT_EQ(row(table, "melded").as<CountsRow>().cells[1].count, 45);
  EXPECT_EQ(table.app.view().undo, "Cards melded, Ben and Dora: 45");
}

TEST_F(NumbersTable, AZeroAfterTheCardsDoesNotSayThatNobodyWentOut) {  // "no sambas": 0 took 200 points away
  TableDriver table{database_};
  start(table, "samba", {"Anna", "Ben", "Clara", "Dora"});
  table.type("2345\n290\n55\n35\n");
  ASSERT_EQ(table.table().question.heading, "All the cards are entered");
  table.type("0");
  EXPECT_EQ(table.table().problem, "Nothing is asked now. Tap what you want to change.");
  EXPECT_EQ(table.stored().hands.back().facts.as<samba::Hand>().out->team, 1);
  for (const auto& choice : row(table, "out").as<ChoiceRow>().choices) EXPECT_EQ(choice.key, "");
}

TEST_F(NumbersTable, ATappedFieldStaysOpenWhenItsDigitsAreTakenBack) {  // the right number then answered nothing
  TableDriver table{database_};
  start(table, "carioca", {"Anna", "Ben", "Clara"});
  table.type("130\n20\n\n");
  table.app.handle(OpenHand{0});
  table.app.handle(TapField{"deadwood", Seat{2}, std::nullopt});
  table.type("12\b\b21\n");
  EXPECT_EQ(row(table, "deadwood").as<CountsRow>().cells[2].count, 21);
}

TEST_F(NumbersTable, AHandThatComesBackByRedoBeginsWithItsFirstQuestion) {  // it asked for a number of the one before
  TableDriver table{database_};
  start(table, "samba", {"Anna", "Ben", "Clara", "Dora"});
  table.type("0500\n500\n00\n\n\n");
  ASSERT_EQ(table.stored().hands.size(), 2U);
  const std::string first = table.table().question.text;
  table.app.handle(Undo{});
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.app.handle(Redo{});
  EXPECT_EQ(table.table().question.text, first);
}

TEST_F(NumbersTable, TheStarLeavesWhoLeadsNoMoreByTheTotalsShown) {  // "★ 75" of Clara beside Anna's 35
  TableDriver table{database_};
  start(table, "carioca", {"Anna", "Ben", "Clara", "Dora"});
  table.type("3335\n60\n80\n\n");
  const auto leaders = [&table] {
    std::string names;
    for (const auto& place : table.table().places) names += place.leads_standing ? place.name + " " : "";
    return names;
  };
  ASSERT_EQ(leaders(), "Clara ");
  table.type("1110\n");
  EXPECT_EQ(leaders(), "Clara ") << "35, 70, 0 and 80";
  table.type("75\n");
  EXPECT_EQ(leaders(), "") << "whether Anna leads is for the page after the hand to say";
  EXPECT_EQ(table.table().sheet.places[2], 0);
}

TEST_F(NumbersTable, ANumberAfterCardsSaysWhatItMakes) {  // t 6 5, meant as 21, became 75 without a word
  TableDriver table{database_};
  start(table, "carioca", {"Anna", "Ben", "Clara"});
  table.type("1t65");
  EXPECT_EQ(games::with_keys(table.table().question.text), "10 and 65 make 75. Next digit, or Enter.");
}

TEST_F(NumbersTable, KindsOfCardsAreFacts) {
  TableDriver table{database_};
  start(table, "samba", {"Anna", "Ben", "Clara", "Dora"});
  table.type("0j12k");
  const auto hand = table.stored().hands.back().facts.as<samba::Hand>();
  EXPECT_EQ(hand.teams[0].melded, (games::CardSum{games::KindCounts{1, 0, 0, 12}}));
  EXPECT_EQ(row(table, "melded").as<CountsRow>().additions[3].count, 12);
  EXPECT_EQ(row(table, "melded").as<CountsRow>().additions[1].count, 0);
  EXPECT_EQ(table.app.view().undo, "Cards melded, Anna and Clara: +12 × 8 to K");
}

TEST_F(NumbersTable, OutAgainstTheNoGoesToWhoWentOut) {
  TableDriver table{database_};
  start(table, "samba", {"Anna", "Ben", "Clara", "Dora"});
  table.type("2o");
  const auto hand = table.stored().hands.back().facts.as<samba::Hand>();
  EXPECT_EQ(hand.teams[1].penalties, std::vector{samba::Penalty::kOutRefused});
  EXPECT_TRUE(hand.teams[0].penalties.empty());
  EXPECT_EQ(table.app.view().undo, "Out, partner said no, Ben and Dora: 1");
}

TEST_F(NumbersTable, WaitsForEnterWhereMoreMayBeEntered) {
  TableDriver table{database_};
  start(table, "samba", {"Anna", "Ben", "Clara", "Dora"});
  table.type(
      "0"
      "500\n"
      "500\n"
      "0"
      "0");
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().shortcuts.front().label, "Show the result");
  table.app.handle(TapField{"natural", Seat{1}, 1});
  table.app.handle(Undo{});
  ASSERT_NE(table.on<TableView>(), nullptr) << "what is undone was entered at the table";
  EXPECT_EQ(row(table, "natural").as<CountsRow>().cells[1].count, 0);
  table.app.handle(Redo{});
  table.type("\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->lines.size(), 2U) << "a team is one";
  EXPECT_EQ(table.on<HandOverView>()->lines[1].name, "Ben & Dora");
  EXPECT_EQ(table.on<HandOverView>()->lines[1].score, "+1,000");
  EXPECT_EQ(table.on<HandOverView>()->notes.size(), 2U) << "the minimums of the next hand";
  table.app.handle(Undo{});
  ASSERT_NE(table.on<HandOverView>(), nullptr) << "the hand is still over";
}

TEST_F(NumbersTable, AHandOfTeamsIsCorrected) {
  TableDriver table{database_};
  start(table, "samba", {"Anna", "Ben", "Clara", "Dora"});
  table.type("1nn500\n100\n00\n\n\n");
  EXPECT_EQ(table.table().sheet.names, (std::vector<std::string>{"Anna & Clara", "Ben & Dora"}));
  EXPECT_EQ(table.table().sheet.totals[0], "1,700");
  table.app.handle(OpenHand{0});
  ASSERT_NE(table.on<TableView>(), nullptr);
  table.app.handle(TapField{"melded", Seat{1}, std::nullopt});
  table.type("3k");
  EXPECT_EQ(row(table, "melded").as<CountsRow>().cells[1].count, 130) << "more cards to a sum";
  table.app.handle(TapField{"sambas", Seat{1}, 1});
  EXPECT_EQ(row(table, "sambas").as<CountsRow>().cells[1].count, 1);
  table.type("\n\n");
  ASSERT_NE(table.on<CompareView>(), nullptr);
  table.type("\n");
  EXPECT_EQ(table.table().sheet.totals[1], "630");
}

TEST_F(NumbersTable, BetsAreAddedForAllWhoAreInUntilTheShowdown) {
  TableDriver table{database_};
  start(table, "razz", {"Anna", "Ben", "Clara"});
  table.type("ssb");
  const auto bets = [&table] { return table.stored().hands.back().facts.as<razz::Hand>().bets; };
  EXPECT_EQ(bets(), (games::Counts{8, 8, 8}));
  table.app.handle(Undo{});
  EXPECT_EQ(bets(), (games::Counts{4, 4, 4}));
  table.type("f2\n");
  EXPECT_EQ(table.app.view().undo, "Ben gave up: 4");
  EXPECT_EQ(table.table().places[1].mark, "gave up");
  EXPECT_TRUE(table.table().places[1].out);
  EXPECT_FALSE(table.table().places[0].out);
  table.app.handle(TapField{"bets", Seat{1}, std::nullopt});
  table.type("i\n");
  EXPECT_EQ(bets(), (games::Counts{4, 5, 4})) << "what Ben put in is his alone";
  EXPECT_EQ(table.table().question.seat, Seat{0});
  table.type("wa");
  table.type("c");
  const auto shown = table.stored().hands.back().facts.as<razz::Hand>().shown;
  ASSERT_EQ(shown.size(), 1U);
  EXPECT_EQ(shown[0].cards.size(), 1U) << "each card is kept at once";
}

TEST_F(NumbersTable, WhoGaveUpBeforeAnyBetIsOneQuestion) {  // it asked for everybody's bet, one by one
  TableDriver table{database_};
  start(table, "razz", {"Anna", "Ben", "Clara", "Dora"});
  table.type("f1f2f3");
  EXPECT_EQ(games::with_keys(table.table().question.text),
            "How much has Dora bet, besides the ante? Enter if nobody has bet.");
  table.type("\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->lines[3].score, "+3");
  EXPECT_EQ(table.app.view().undo, "Nobody has bet");
}

TEST_F(NumbersTable, UndoSaysWhoHasBetHowMuch) {  // "bets besides ante 1: 0"
  TableDriver table{database_};
  start(table, "razz", {"Anna", "Ben", "Clara"});
  table.type("f1f24\n");
  EXPECT_EQ(table.app.view().undo, "Clara has bet 4");
  table.type("2\n");
  EXPECT_EQ(table.app.view().undo, "Anna has bet 2");
  EXPECT_EQ(table.table().question.text, "How much had Ben bet before giving up?");
  table.type("0");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  EXPECT_EQ(table.on<HandOverView>()->lines[2].score, "+4");
  EXPECT_EQ(table.app.view().undo, "Ben has bet 0");
}

TEST_F(NumbersTable, ChipsThatWereBetAreNotMissing) {  // who had bet nearly all was sold more in the middle of the hand
  TableDriver table{database_};
  start(table, "razz", {"Anna", "Ben"});
  table.type("190\n");
  EXPECT_TRUE(table.table().sale.empty());
  table.type("w");
  table.type("8c6d4h2sackckd");
  table.type("8d5c4s3h2dqcqd");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  ASSERT_EQ(table.on<HandOverView>()->sale.size(), 1U);
  table.type("\n");
  EXPECT_EQ(table.table().sale.size(), 1U) << "between two hands";
  table.type("f1");
  EXPECT_TRUE(table.table().sale.empty())
      << "Razz is played at table stakes: who is short stays so until the hand is over";
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().sale.size(), 1U);
}

TEST_F(NumbersTable, TheCardForAllHasAKey) {  // it could only be tapped
  TableDriver table{database_};
  start(table, "razz", {"Anna", "Ben", "Clara", "Dora", "Emil", "Fritz", "Gerda", "Hans"});
  table.type("2\nw");
  EXPECT_EQ(games::with_keys(row(table, "community").label), "Card for all, if the pack ran out  (m)");
  table.type("m");
  EXPECT_TRUE(table.table().card_picker);
  table.type("9s");
  EXPECT_EQ(row(table, "community").as<CardRow>().value, testing::card("9S"));
  EXPECT_EQ(table.table().question.text, "Which six cards does Anna show?");
  table.type("acm9h");
  EXPECT_EQ(row(table, "community").as<CardRow>().value, testing::card("9H")) << "also while cards are being entered";
}

TEST_F(NumbersTable, ABetThatStandsThereAlreadyIsNotTakenForMoreBets) {
  TableDriver table{database_};
  start(table, "razz", {"Anna", "Ben", "Clara"});
  table.type("2\n");
  EXPECT_EQ(table.table().question.text, "Each who is in has bet 2. If more: how much in all? Who gave up?");
  table.type("2\n");
  EXPECT_EQ(table.table().problem, "2 is what everybody in has bet already. If there was more: the new sum, in all.");
  table.type("\b4\n");
  EXPECT_EQ(table.stored().hands.back().facts.as<razz::Hand>().bets, (games::Counts{4, 4, 4}));
}

TEST_F(NumbersTable, WhoGaveUpWithMoreThanTheOthersBetIsAskedAbout) {
  TableDriver table{database_};
  start(table, "razz", {"Anna", "Ben", "Clara"});
  table.type("f12\nw6\n");
  table.type("8c6d4h2sackckd");
  table.type("8d5c4s3h2dqcqd");
  ASSERT_EQ(table.on<HandOverView>(), nullptr) << "nobody bets more than those who stay in";
  EXPECT_EQ(games::with_keys(table.table().shortcuts.back().label), "That's right (Enter)");
  table.type("\n");
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST_F(NumbersTable, UndoOfAnAdjustmentSaysWhose) {
  TableDriver table{database_};
  start(table, "kabu", {"Anna", "Ben"});
  table.app.handle(Adjust{std::nullopt, Seat{0}, 100, "bought"});
  EXPECT_EQ(table.app.view().undo, "adjustment: +100 Anna");
  table.app.handle(Adjust{Seat{0}, Seat{1}, 5, "a debt"});
  EXPECT_EQ(table.app.view().undo, "adjustment: Anna pays Ben 5");
}

TEST_F(NumbersTable, ChipsBoughtAreNotPutBeforeAHandThatSomebodyWasAllIn) {
  TableDriver table{database_};
  start(table, "razz", {"Anna", "Ben"});
  table.type("s");
  table.type("l1");
  table.app.handle(Adjust{std::nullopt, Seat{0}, 50, "bought"});
  EXPECT_NE(table.table().problem.find("Adjust the next hand instead"), std::string::npos);
  EXPECT_TRUE(table.stored().hands.back().adjustments.empty());
  table.type("f2\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.type("\n");
  table.app.handle(Adjust{std::nullopt, Seat{0}, 50, "bought"});
  ASSERT_EQ(table.stored().hands.back().adjustments.size(), 1U);
  table.app.handle(StopPlaying{});
  EXPECT_FALSE(table.app.view().dialog) << "what will be refused is not asked";
  EXPECT_NE(table.table().problem.find("Finish this hand"), std::string::npos);
  EXPECT_EQ(table.stored().hands.size(), 2U) << "it can be read, and nothing is lost";
}

}  // namespace
}  // namespace nullo::app
