// Payments as sentences, and what the screens show of chips while a hand is played.
#include "app/chips/due.h"

#include <algorithm>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "app/chips/payments.h"
#include "app/sentences.h"
#include "app/three_pots.h"
#include "support/accounts.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::account_of;
using testing::TableDriver;
using Texts = std::vector<std::string>;

const games::Names kNames{"Anna", "Boris", "Clara", "Dmitri"};
constexpr Card kQuinola{Rank::kJack, Suit::kHearts};
constexpr Card kDiamonds{Rank::kAce, Suit::kDiamonds};

Posting payment(Account from, Account to, Amount amount, std::string_view why = "ante") {
  return {from, to, amount, why, 4, kQuinola};
}

session::Session session_of(const char* game) {
  session::Session session;
  session.rules = *games::rules_of(game);
  session.hands.emplace_back().facts = games::empty_hand(session.rules);
  return session;
}

Texts told(const std::vector<Posting>& postings, int pots = 1) {
  return sentences(due_lines(session_of("reversis"), postings, kNames, pots));
}

}  // namespace

TEST(DueLines, OnePlayerPaysAnother) {
  const std::vector<Posting> postings{payment(account_of(2), account_of(0), 5, "quinola_discarded")};
  const std::vector<DueLine> lines = due_lines(session_of("reversis"), postings, kNames, 1);
  EXPECT_EQ(sentences(lines), Texts{"Clara pays Anna 5"});
  EXPECT_EQ(lines[0].why,
            fmt::format("trick 4, {} (J♥)", games::reason_text(*games::rules_of("reversis"), "quinola_discarded")));
  EXPECT_EQ(lines[0].parts[0].seat, Seat{2});
  EXPECT_EQ(lines[0].parts[2].seat, Seat{0});
  EXPECT_TRUE(lines[0].parts[3].amount);
}

TEST(DueNow, PotsInOneHeapAreALineForEachPlayerAndNamedBelow) {  // "Dmitri and Anna get 5 each … 21 each"
  const testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  const HandOverView* over = three_pots_of_razz(table);
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(sentences(over->due), (Texts{"Anna gets 28 in all", "Clara gets 6 in all", "Dmitri gets 24 in all"}));
  EXPECT_EQ(over->due[0].why, "side pot 1: 6, side pot 2: 22");
  EXPECT_EQ(over->due[2].why, "the main pot: 24");
  EXPECT_NE(std::ranges::find(over->explained, "The main pot, 24: Dmitri."), over->explained.end());
  EXPECT_EQ(over->lines[0].score, "+7");
}

TEST(DueLines, EqualPaymentsToOneShareALine) {
  EXPECT_EQ(told({payment(account_of(1), account_of(0), 5), payment(account_of(2), account_of(0), 5),
                  payment(account_of(3), account_of(0), 5)}),
            Texts{"The others pay Anna 5 each"});
  EXPECT_EQ(told({payment(account_of(1), account_of(0), 5), payment(account_of(3), account_of(0), 5)}),
            Texts{"Boris and Dmitri pay Anna 5 each"});
}

TEST(DueLines, ThoseWhoShareALineStandInTheOrderOfTheSeats) {  // "Boris, Clara, Dmitri and Anna pay 1 each"
  const Account pot = Account::pot(1);
  EXPECT_EQ(told({payment(account_of(1), pot, 1), payment(account_of(2), pot, 1), payment(account_of(0), pot, 1)}),
            Texts{"Anna, Boris and Clara pay 1 each into the pot"});
  EXPECT_EQ(told({payment(pot, account_of(2), 5), payment(pot, account_of(1), 6), payment(pot, account_of(0), 5)}),
            (Texts{"Anna and Clara get 5 each from the pot", "Boris gets 6 from the pot"}));
  EXPECT_EQ(told({payment(account_of(3), account_of(0), 5), payment(account_of(1), account_of(0), 5)}),
            Texts{"Boris and Dmitri pay Anna 5 each"});
  EXPECT_EQ(told({payment(account_of(2), account_of(0), 5), payment(account_of(1), account_of(2), 7)}),
            (Texts{"Clara pays Anna 5", "Boris pays Clara 7"}))
      << "between players the order stays: Clara has the 5 without Boris";
}

TEST(DueLines, OnePayerOfSeveralSharesALine) {
  EXPECT_EQ(told({payment(account_of(1), account_of(0), 64), payment(account_of(1), account_of(2), 64),
                  payment(account_of(1), account_of(3), 64)}),
            Texts{"Boris pays the others 64 each"});
}

TEST(DueLines, OtherAmountsReasonsAndRepeatedPaymentsStandAlone) {
  EXPECT_EQ(told({payment(account_of(1), account_of(0), 10), payment(account_of(2), account_of(0), 5)}),
            (Texts{"Boris pays Anna 10", "Clara pays Anna 5"}));
  EXPECT_EQ(told({payment(account_of(1), account_of(0), 5), payment(account_of(2), account_of(0), 5, "refund")}),
            (Texts{"Boris pays Anna 5", "Clara pays Anna 5"}));
  EXPECT_EQ(told({payment(account_of(1), account_of(0), 5), payment(account_of(1), account_of(0), 5)}),
            (Texts{"Boris pays Anna 5", "Boris pays Anna 5"}));
}

TEST(DueLines, PotsAreNamedWhereThereAreSeveral) {
  const std::vector<Posting> postings{payment(account_of(1), Account::pot(2), 25),
                                      payment(Account::pot(2), account_of(0), 50)};
  EXPECT_EQ(told(postings, 2), (Texts{"Boris pays 25 into pot 2", "Anna takes pot 2: 50"}));
  EXPECT_EQ(told({payment(Account::pot(1), account_of(0), 25)}), Texts{"Anna takes the pot: 25"});
}

TEST(DueLines, APotThatIsSharedOutIsNotTaken) {
  EXPECT_EQ(told({payment(Account::pot(1), account_of(0), 6), payment(Account::pot(1), account_of(1), 6),
                  payment(Account::pot(1), account_of(0), 1)}),
            (Texts{"Anna and Boris get 6 each from the pot", "Anna gets 1 from the pot"}));
}

TEST(DueLines, ChipsGoFromOnePotIntoTheSidePots) {
  const auto split = [](int to) { return Posting{Account::pot(1), Account::pot(to), 8, "split_off"}; };
  EXPECT_EQ(sentences(due_lines(session_of("razz"), std::vector{split(2)}, kNames, 2)),
            Texts{"8 go into the side pot"});
  EXPECT_EQ(sentences(due_lines(session_of("razz"), std::vector{split(2), split(3)}, kNames, 3)),
            (Texts{"8 go into side pot 1", "8 go into side pot 2"}));
  EXPECT_EQ(sentences(due_lines(session_of("razz"),
                                std::vector{split(2), payment(Account::pot(1), account_of(0), 24, "main_pot"),
                                            payment(Account::pot(2), account_of(1), 8, "side_pot")},
                                kNames, 2)),
            (Texts{"8 go into the side pot", "Anna takes the main pot: 24", "Boris takes the side pot: 8"}));
}

TEST(DueLines, ChipsAreSaidOnceWhereAllHandOverTheSame) {
  const auto said = [](const char* of_boris, const char* of_clara) {
    const std::vector<Payment> payments{{account_of(1), account_of(0), 5, "ante", of_boris},
                                        {account_of(2), account_of(0), 5, "ante", of_clara}};
    return lines_of(payments, kNames, {}, {})[0].chips;
  };
  EXPECT_EQ(said("one 5", "one 5"), "one 5 each");
  EXPECT_EQ(said("one 5", "five 1s"), "Boris: one 5 · Clara: five 1s");
  EXPECT_EQ(said("", ""), "");
}

TEST(DueLines, WhatNobodyHasTheChipsForIsOwed) {
  const std::vector<Payment> payments{{account_of(1), account_of(0), 48, "", "has 9", true}};
  const std::vector<DueLine> lines = lines_of(payments, kNames, {}, {});
  EXPECT_EQ(sentences(lines), Texts{"Boris owes Anna 48"});
  EXPECT_TRUE(lines[0].owed);
  EXPECT_EQ(lines[0].chips, "has 9");
  const std::vector<Payment> two{
      {account_of(1), Account::pot(1), 1, "", "has no chips left", true, {}, {}, {}, {}, "have no chips left"},
      {account_of(0), Account::pot(1), 1, "", "has no chips left", true}};
  EXPECT_EQ(sentences(lines_of(two, kNames, {}, {})), Texts{"Anna and Boris owe the pot 1 each"});
  EXPECT_EQ(lines_of(two, kNames, {}, {})[0].chips, "have no chips left");
}

// Every chip of every payment is somewhere in the lines.
TEST(DueLines, NoAmountIsLost) {
  const std::vector<Posting> postings{
      payment(account_of(0), Account::pot(1), 10), payment(account_of(1), Account::pot(1), 5),
      payment(account_of(2), Account::pot(1), 5),  payment(account_of(3), Account::pot(1), 5),
      payment(account_of(3), account_of(2), 5),    payment(account_of(3), account_of(1), 5)};
  EXPECT_EQ(told(postings), (Texts{"Anna pays 10 into the pot", "Boris, Clara and Dmitri pay 5 each into the pot",
                                   "Dmitri pays Boris and Clara 5 each"}));
}

namespace {

class ChipsOnTheTable : public ::testing::Test {
 protected:
  // Anna deals first, so Boris leads.
  ChipsOnTheTable() {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{"reversis"});
    int index = 0;
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) table.app.handle(SetName{Seat{index++}, name});
    table.app.handle(Accept{});
  }

  [[nodiscard]] Texts due() const { return sentences(table.table().due); }
  [[nodiscard]] Texts pots() const {
    Texts amounts;
    for (const PotView& pot : table.table().pots) amounts.push_back(pot.amount);
    return amounts;
  }
  [[nodiscard]] const HandOverView& over() const { return *table.on<HandOverView>(); }

  testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
};

// A hand entered up to the points of the piles: a thrown Quinola, and the A♠ led by Boris.
constexpr const char* kFirstHand = "2q139d22s22h4331444171289\n\n";

}  // namespace

TEST_F(ChipsOnTheTable, TheAntesAreDueBeforeTheFirstTrick) {
  EXPECT_TRUE(table.table().pays_at_once);
  EXPECT_EQ(due(), (Texts{"Anna pays 10 into the pot", "Boris, Clara and Dmitri pay 5 each into the pot"}));
  EXPECT_EQ(pots(), Texts{"25"});
  table.type("2");
  EXPECT_TRUE(due().empty());
}

TEST_F(ChipsOnTheTable, WhatAThrownQuinolaBringsStaysUntilTheNextTrick) {
  table.type("2q139");
  EXPECT_EQ(due(), (Texts{"Clara pays Anna 5", "Anna takes the pot: 25"}));
  EXPECT_EQ(table.table().due[0].chips, "one 5");
  EXPECT_TRUE(pots().empty());
  EXPECT_TRUE(table.table().has_pots);
  table.type("d");
  EXPECT_EQ(due().size(), 2U);
  table.type("23");
  EXPECT_EQ(due(), Texts{"Clara pays Boris 2"});
}

TEST_F(ChipsOnTheTable, TheTableAsksWhoPlayedTheCardAndSaysSo) {
  table.type("2d");
  EXPECT_EQ(table.table().whose, kDiamonds);
  EXPECT_EQ(table.table().palette[1].caption, "whose?");
  table.app.handle(TapSeat{Seat{0}});
  EXPECT_FALSE(table.table().whose);
  EXPECT_EQ(table.table().palette[1].by, Seat{0});
  EXPECT_EQ(table.table().strip[1].cards, (std::vector<NotedCard>{{kDiamonds, Seat{0}}}));
  EXPECT_TRUE(table.table().fields.empty());
  table.app.handle(TapSeat{Seat{2}});
  EXPECT_EQ(table.table().strip[1].seat, Seat{2});
}

TEST_F(ChipsOnTheTable, ACardOfAMendedTrickIsTakenOutAndAskedForAgain) {
  table.type("2d13");
  table.app.handle(TapTrick{1});
  EXPECT_EQ(table.table().mending->text, "Trick 2: Clara (A♦ by Anna). Tap the right winner, or a card.");
  table.app.handle(TapCard{kDiamonds});
  EXPECT_TRUE(table.table().strip[1].cards.empty());
  table.app.handle(TapCard{kDiamonds});
  EXPECT_EQ(table.table().whose, kDiamonds);
  EXPECT_FALSE(table.table().mending);
  EXPECT_EQ(table.table().question.text, "Who played the A♦?");
  table.type("4");
  EXPECT_FALSE(table.table().whose);
  EXPECT_EQ(table.table().strip[1].cards, (std::vector<NotedCard>{{kDiamonds, Seat{3}}}));
  EXPECT_EQ(table.table().strip[1].seat, Seat{2});
}

TEST_F(ChipsOnTheTable, AnAnsweredChoiceShowsAgainWhereATrickIsMended) {
  table.type("2q13");
  EXPECT_EQ(table.table().fields.size(), 1U);
  table.type("9");
  EXPECT_TRUE(table.table().fields.empty());
  table.app.handle(TapTrick{1});
  EXPECT_EQ(table.table().fields.size(), 1U);
}

TEST_F(ChipsOnTheTable, ClaimsAreMadeByKeyAndShownAtOnce) {
  table.type(kFirstHand);
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  ASSERT_EQ(over().offers.size(), 1U);
  EXPECT_EQ(over().offers[0].text, "Anna may claim 1 from Boris for the A♠ that Boris led");
  EXPECT_EQ(over().offers[0].key, "s");
  EXPECT_FALSE(over().offers[0].taken);
  EXPECT_EQ(over().lines[0].score, "+18");
  table.type("s");
  EXPECT_TRUE(over().offers[0].taken);
  EXPECT_EQ(over().lines[0].score, "+19");
  EXPECT_EQ(table.app.view().undo, "Claim it for the A♠");
  table.type("s");
  EXPECT_TRUE(over().offers[0].taken) << "pressed again at once, it is asked about first";
  table.type("s");
  EXPECT_FALSE(over().offers[0].taken);
  EXPECT_EQ(over().lines[0].score, "+18");
  table.type("x3");  // these keys mean nothing here
  EXPECT_EQ(over().lines[0].score, "+18");
}

TEST_F(ChipsOnTheTable, AfterTheHandItSaysWhatIsPaidWhyAndWhatWasConcluded) {
  table.type(kFirstHand);
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  ASSERT_FALSE(over().due.empty());
  EXPECT_EQ(sentence(over().due.front()), "Boris pays Anna 8");
  EXPECT_FALSE(over().explained.empty());
  EXPECT_EQ(over().concluded, Texts{"Talon: 4 points"});
  ASSERT_EQ(over().pots.size(), 1U);
  EXPECT_EQ(over().pots[0].amount, "25");
}

TEST_F(ChipsOnTheTable, WhoIsBelowZeroIsMarkedAndPlaysOn) {
  table.app.handle(Adjust{Seat{3}, std::nullopt, 200, "lost chips"});
  EXPECT_TRUE(table.table().places[3].owes);
  EXPECT_EQ(table.table().places[3].total, "−105");
  EXPECT_FALSE(table.table().places[0].owes);
  table.type("4");
  EXPECT_EQ(table.table().strip[0].seat, Seat{3});
}

TEST_F(ChipsOnTheTable, HelpAtTheTableHasTheKeysOfTheGame) {
  table.app.handle(Go{Screen::kHelp});
  const auto* help = table.on<HelpView>();
  ASSERT_NE(help, nullptr);
  EXPECT_EQ(help->keys.front().keys, "1 … 4");
  const auto text_of = [&](std::string_view keys) {
    const auto found = std::ranges::find_if(help->keys, [&](const auto& k) { return k.keys == keys; });
    return found == help->keys.end() ? std::string{"none"} : found->text;
  };
  EXPECT_EQ(text_of("r"), "The rest goes to …");
  EXPECT_EQ(text_of("q"), "J♥");
}

TEST_F(ChipsOnTheTable, TheFactsOfAPastHandSayWhoPlayedACard) {
  table.type("2d13");
  table.app.handle(Back{});
  table.app.handle(Go{Screen::kPast});
  const PastView past = *table.on<PastView>();
  table.app.handle(OpenPast{past.lines.front().id});
  const auto* session = table.on<SessionView>();
  ASSERT_NE(session, nullptr);
  ASSERT_TRUE(session->opened);
  EXPECT_EQ(session->opened->facts, (Texts{"Trick 1: Boris", "Trick 2: Clara, A♦ by Anna"}));
}

}  // namespace nullo::app
