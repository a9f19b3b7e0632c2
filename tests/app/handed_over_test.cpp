// The list of chips that change hands, from the first payment to the settling. The chips are worked out by hand.
#include "app/chips/handed_over.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "app/chips/due.h"
#include "app/sentences.h"
#include "app/table/table.h"
#include "ledger/settle.h"
#include "store/store.h"
#include "support/random_game.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class HandedOver : public ::testing::Test {
 protected:
  static void start(TableDriver& table, const char* game, std::initializer_list<const char*> names,
                    const char* preset = nullptr) {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{game});
    if (preset != nullptr) table.app.handle(ChoosePreset{preset});
    table.app.handle(SetPlayers{static_cast<int>(names.size())});
    int seat = 0;
    for (const char* name : names) table.app.handle(SetName{Seat{seat++}, name});
    table.app.handle(Accept{});
  }
  static void start_reversis(TableDriver& table) {
    start(table, "reversis", {"Anna", "Boris", "Clara", "Dmitri"}, "open");
  }
  static void start_razz(TableDriver& table) { start(table, "razz", {"Anna", "Boris", "Clara"}); }

  static Texts due(const TableDriver& table) { return sentences(table.table().due); }
  static Texts due_after(const TableDriver& table) { return sentences(table.on<HandOverView>()->due); }

  // The players stop. What Game over says of the chips; nullptr: it says nothing of them.
  static const Settling::InChips* stop(TableDriver& table) {
    table.app.handle(StopPlaying{});
    table.app.handle(Accept{});
    const auto* over = table.on<GameOverView>();
    return over != nullptr && over->settling.chips ? &*over->settling.chips : nullptr;
  }

  std::vector<Handing> stored() {
    store::Store store{database_, store::Store::Access::kRead};
    return store.handed_over(store.sessions().front().id);
  }

  // The game is over, and the program begins anew: the page of the session says the same of its chips.
  void expect_the_same_after_a_restart(const TableDriver& table) {
    const auto* over = table.on<GameOverView>();
    ASSERT_NE(over, nullptr);
    ASSERT_TRUE(over->settling.chips);
    TableDriver anew{database_};
    anew.app.handle(OpenPast{newest()});
    const auto* page = anew.on<SessionView>();
    ASSERT_NE(page, nullptr);
    ASSERT_TRUE(page->settling && page->settling->chips);
    EXPECT_EQ(page->settling->chips->lines, over->settling.chips->lines);
    EXPECT_EQ(page->settling->chips->note, over->settling.chips->note);
  }
  std::string newest() {
    store::Store store{database_, store::Store::Access::kRead};
    return store.sessions().front().id;
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

// A hand entered up to the points of the piles: a thrown Quinola, and the A♠ led by Boris.
constexpr const char* kReversisHand = "2q139d22s22h4331444171289\n\n";

}  // namespace

TEST_F(HandedOver, RazzDoesNotAskAgainForChipsThatAlreadyLieThere) {
  TableDriver table{database_};
  start_razz(table);
  const Texts antes = due(table);
  ASSERT_FALSE(antes.empty());
  table.type("s");
  ASSERT_EQ(due(table), Texts{"Anna, Boris and Clara pay 2 each into the pot"});
  table.type("s");
  EXPECT_EQ(due(table), Texts{"Anna, Boris and Clara pay 2 each into the pot"}) << "2 more, not 4";
}

TEST_F(HandedOver, TheLastAllInOfRazzCountsAsPaidOnceCardsAreShown) {  // 191 stayed due, and the pot paid 209 of 400
  TableDriver table{database_};
  start(table, "razz", {"Anna", "Boris"});
  table.type("bbl1l2");
  ASSERT_EQ(table.table().question.wants, games::Question::Wants::kHand);
  EXPECT_EQ(due(table), Texts{"Boris pays 191 into the pot"});
  table.type("ad");
  EXPECT_EQ(due(table), Texts{});
  table.type("2c3c4c7skdqdac2d3h4s5ckcqc");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(sentences(over->due), Texts{"Boris takes the pot: 400"});
}

TEST_F(HandedOver, TakingBackAPaymentNeverMadeAsksForNothing) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("2d13");
  ASSERT_EQ(due(table), Texts{"Clara pays Anna 2"});
  table.app.handle(Undo{});
  EXPECT_EQ(due(table), Texts{});
  table.type("4");
  EXPECT_EQ(due(table), Texts{"Dmitri pays Anna 2"});
}

TEST_F(HandedOver, APaymentThatWasMadeGoesBackWhenItIsTakenBackLater) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("2d134");  // the next trick is entered, so Clara's 2 count as handed to Anna
  EXPECT_EQ(due(table), Texts{});
  table.app.handle(Undo{});
  EXPECT_EQ(due(table), Texts{});
  table.app.handle(Undo{});
  EXPECT_EQ(due(table), Texts{"Anna pays Clara 2"});
  EXPECT_EQ(table.table().due[0].why, "given back");
  table.app.handle(Redo{});
  EXPECT_EQ(due(table), Texts{});
}

TEST_F(HandedOver, UndoOfTheTapAfterAPaymentSaysThatItCountsAsPaid) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("2d13");
  ASSERT_EQ(due(table), Texts{"Clara pays Anna 2"});
  table.type("4");
  EXPECT_EQ(table.table().no_due, "Nothing to pay now");
  table.app.handle(Undo{});
  EXPECT_EQ(due(table), Texts{});
  EXPECT_EQ(table.table().no_due, "Counted as paid: Clara pays Anna 2");
  table.app.handle(Redo{});
  EXPECT_EQ(table.table().no_due, "Nothing to pay now");
  table.app.handle(Undo{});
  table.type("3");
  EXPECT_EQ(table.table().no_due, "Nothing to pay now");
}

TEST_F(HandedOver, WhatUndoShowsOnTheWayIsNotCountedAsHandedOver) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("2d134");
  table.app.handle(Undo{});
  table.app.handle(Undo{});
  ASSERT_EQ(due(table), Texts{"Anna pays Clara 2"});
  table.type("3");  // it was right: entered again
  EXPECT_EQ(due(table), Texts{});
}

TEST_F(HandedOver, AClaimTickedLeavesTheOtherPaymentsOnTheScreen) {
  TableDriver table{database_};
  start_reversis(table);
  table.type(kReversisHand);
  const Texts before = due_after(table);
  ASSERT_EQ(before, (Texts{"Boris pays Anna 8", "Anna pays 10 into the pot",
                           "Boris, Clara and Dmitri pay 5 each into the pot"}));
  table.type("s");
  EXPECT_EQ(due_after(table), (Texts{"Boris pays Anna 9", "Anna pays 10 into the pot",
                                     "Boris, Clara and Dmitri pay 5 each into the pot"}))
      << "the claim of 1 is paid with the 8 of the party";
  table.type("ss");  // pressed again at once, it is asked about first
  EXPECT_EQ(due_after(table), before);
}

TEST_F(HandedOver, TheSecondAnteOfAHandIsSaidToBeForANewPot) {
  TableDriver table{database_};
  start_reversis(table);
  ASSERT_FALSE(table.table().due.empty());
  EXPECT_EQ(table.table().due[0].why, "ante");
  table.type(kReversisHand);
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  ASSERT_EQ(over->due.size(), 3U);
  EXPECT_EQ(over->due[1].why, "ante for a new pot");
}

TEST_F(HandedOver, AFailedEspagnoletteSaysThreeSumsAndNoChangeToAndFro) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("c42d42h42e4q4294441113");
  table.type("61559\n\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  // Back double 2 × (1 + 2 + 1 + 5), the pot of 25 and a remise of 25, the party 4 + 5.
  EXPECT_EQ(due_after(table), (Texts{"Dmitri pays Boris 18", "Dmitri pays 50 into the pot", "Dmitri pays Clara 9"}));
}

TEST_F(HandedOver, TheListOutlivesTheProgram) {
  {
    TableDriver table{database_};
    start_reversis(table);
    table.type("2d13");
    ASSERT_EQ(due(table), Texts{"Clara pays Anna 2"});
  }
  {
    TableDriver table{database_};
    EXPECT_EQ(due(table), Texts{"Clara pays Anna 2"});
    table.type("4");
    EXPECT_EQ(due(table), Texts{});
  }
  TableDriver table{database_};
  EXPECT_EQ(due(table), Texts{}) << "not asked for once more";
  table.app.handle(Undo{});
  table.app.handle(Undo{});
  EXPECT_EQ(due(table), Texts{"Anna pays Clara 2"});
}

TEST_F(HandedOver, ADebtIsNotForgottenAndIsPaidOnceChipsComeIn) {
  TableDriver table{database_};
  start_reversis(table);
  table.app.handle(Adjust{Seat{2}, std::nullopt, 99, "lost chips"});
  table.type("2");  // Clara's ante is in the pot: the one chip she had left
  EXPECT_EQ(due(table), Texts{"Clara owes the pot 4"});
  table.type("d13");
  EXPECT_EQ(due(table), (Texts{"Clara owes the pot 4", "Clara owes Anna 2"}));
  table.type("4");
  EXPECT_EQ(due(table), (Texts{"Clara owes the pot 4", "Clara owes Anna 2"})) << "going on forgets nothing";
  table.app.handle(Adjust{std::nullopt, Seat{2}, 100, "bought"});
  EXPECT_EQ(due(table), (Texts{"Clara gets 100 from the bank", "Clara pays 4 into the pot", "Clara pays Anna 2"}));
  table.type("4");
  EXPECT_EQ(due(table), Texts{});
}

TEST_F(HandedOver, WhatACorrectionAsksForGoesBackToNobodyWhenTheHandIsLeftOut) {
  TableDriver table{database_};
  start_reversis(table);
  table.type(kReversisHand);
  table.type("\n2");
  ASSERT_EQ(due(table), Texts{});
  table.app.handle(OpenHand{0});
  table.app.handle(TapTrick{1});
  const std::vector<FieldRow> fields = table.table().fields;
  for (const FieldRow& field : fields) {
    const auto* choice = field.if_is<ChoiceRow>();
    if (choice == nullptr) continue;
    for (const auto& each : choice->choices) {  // the J♥ was forced, by Boris
      if (each.id == "H") table.app.handle(TapChoice{field.id, each.id});
    }
  }
  for (int i = 0; i < 3 && table.on<CompareView>() == nullptr; ++i) table.app.handle(Accept{});
  table.app.handle(Accept{});
  const Settling::InChips* chips = stop(table);
  ASSERT_NE(chips, nullptr);
  const Texts& steps = chips->lines;
  ASSERT_EQ(steps.size(), 4U);
  EXPECT_EQ(steps[0], "1. Hand back what was handed over for the hand left out: Boris gets 5 from the pot");
  EXPECT_TRUE(steps[1].starts_with("2. Then: Anna pays Boris 25")) << steps[1];
  expect_the_same_after_a_restart(table);
}

TEST_F(HandedOver, ACorrectionOfAnEarlierHandSaysWhichChipsToMove) {
  TableDriver table{database_};
  start_reversis(table);
  table.type(kReversisHand);
  table.type("\n2");
  ASSERT_EQ(due(table), Texts{});
  table.app.handle(OpenHand{0});
  table.app.handle(TapTrick{1});
  const std::vector<FieldRow> fields = table.table().fields;
  for (const FieldRow& field : fields) {
    const auto* choice = field.if_is<ChoiceRow>();
    if (choice == nullptr) continue;
    for (const auto& each : choice->choices) {  // the J♥ was forced, by Boris
      if (each.id == "H") table.app.handle(TapChoice{field.id, each.id});
    }
  }
  for (int i = 0; i < 3 && table.on<CompareView>() == nullptr; ++i) table.app.handle(Accept{});
  const auto* compare = table.on<CompareView>();
  ASSERT_NE(compare, nullptr);
  // By pairs: Anna gives Clara the 5 back that she got for throwing it, and pays Boris 10 for forcing it; Clara and
  // Dmitri pay Boris 5 each; into the pot go Anna's 25 that she took and a remise of 25, out of it the antes for a new
  // one, 10 of Anna and 5 of each other.
  const Texts said{"Anna pays Boris 25", "Anna pays Clara 5", "Anna pays 25 into the pot"};
  EXPECT_EQ(sentences(compare->due), said);
  EXPECT_EQ(compare->due[0].why, "what was due before, in all: Anna −55, Boris +25, Clara +5, the pot +25");
  table.app.handle(Accept{});
  EXPECT_EQ(due(table), said) << "at the table too";
  EXPECT_EQ(table.table().due[0].why, "what was due before, in all: Anna −55, Boris +25, Clara +5, the pot +25");
  table.type("3");
  EXPECT_EQ(due(table), Texts{});
  table.app.handle(Undo{});
  table.app.handle(Undo{});  // of the correction: the chips have moved
  // Though Boris's 5 into the pot are as many as his ante of this hand.
  EXPECT_EQ(due(table), (Texts{"Boris pays Anna 25", "Clara pays Anna 5", "Anna gets 25 from the pot"}));
}

TEST_F(HandedOver, WhileTheFateOfTheQuinolaIsAskedItDoesNotSayNothingToPay) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("2q13");
  ASSERT_EQ(table.table().question.wants, games::Question::Wants::kChoice);
  EXPECT_EQ(table.table().no_due, "Answer the question first; it decides who pays");
  table.type("9");
  EXPECT_EQ(due(table), (Texts{"Clara pays Anna 5", "Anna takes the pot: 25"}));
}

TEST_F(HandedOver, PutAndTakeGathersWhatOneCardMoves) {
  TableDriver table{database_};
  start(table, "put_and_take", {"Anna", "Boris", "Clara"});
  table.type("m");
  ASSERT_EQ(table.table().question.wants, games::Question::Wants::kSeat);
  table.app.handle(TapSeat{Seat{1}});
  table.app.handle(TapSeat{Seat{2}});
  table.type("n");
  EXPECT_EQ(due(table), Texts{"Boris and Clara pay 1 each into the pot"});
  table.type("m");
  EXPECT_EQ(due(table), Texts{});
}

TEST_F(HandedOver, KabuSaysWhatWhoCannotPayOwesAndHas) {
  TableDriver table{database_};
  start(table, "kabu", {"Anna", "Boris", "Clara"});
  const std::string total = table.table().places[1].total;
  table.app.handle(Adjust{Seat{1}, std::nullopt, std::stoi(total) - 9, "lost chips"});
  table.type("909");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[1].reasons.back(), games::Reason{.words = "owes 18, has 9"});
}

TEST_F(HandedOver, ASessionOfWhichNothingIsKnownIsTakenAsPaid) {
  TableDriver table{database_};
  start_reversis(table);
  table.type(kReversisHand);
  table.type("\n2d13");
  session::Session session;
  {
    store::Store store{database_, store::Store::Access::kRead};
    session = *store.load(store.sessions().front().id);
  }
  OpenSession open{session};
  open.handed = handed_over_as_entered(open);
  EXPECT_EQ(sentences(due_now(open, ChipSet{})), due(table)) << "only what fell due last is still to be paid";
}

TEST_F(HandedOver, IsStoredInOrderAndUndoKeepsIt) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("2d134");
  const std::vector<Handing> before = stored();
  ASSERT_EQ(before.size(), 5U);  // four antes, and Clara's 2
  EXPECT_EQ(before.back(), (Handing{Account::of(Seat{2}), Account::of(Seat{0}), 2}));
  table.app.handle(Undo{});
  table.app.handle(Undo{});
  EXPECT_EQ(stored(), before);
}

TEST_F(HandedOver, WhenTwoChangeSeatsTheirChipsGoWithThemWhereTheirPointsDo) {
  TableDriver table{database_};
  start_reversis(table);
  table.type(kReversisHand);
  table.type("\n");  // the second hand begins
  const std::vector<Handing> before = stored();
  ASSERT_FALSE(before.empty());
  const auto exchange_in_first_hand = [&table](const Intent& points) {
    table.app.handle(OpenRepair{});
    table.app.handle(SetRepairHands{1, 1});
    table.app.handle(MovePlayer{Seat{0}, Seat{1}});
    table.app.handle(points);
    table.app.handle(Accept{});
    ASSERT_NE(table.on<CompareView>(), nullptr);
    table.app.handle(Accept{});
  };
  exchange_in_first_hand(AcceptOther{});
  EXPECT_EQ(stored(), before) << "the points stay with the chairs, and so do the chips";
  table.app.handle(Undo{});
  exchange_in_first_hand(Accept{});
  std::vector<Handing> exchanged = before;
  const auto other = [](Account account) {
    const auto seat = account.seat();
    return seat && seat->index() < 2 ? Account::of(Seat{1 - seat->index()}) : account;
  };
  for (Handing& each : exchanged) each = {other(each.from), other(each.to), each.amount};
  EXPECT_EQ(stored(), exchanged);
  const Texts asked = due(table);
  EXPECT_FALSE(asked.empty()) << "what was Anna's gain is Boris's now, and Anna has the chips";
  table.app.handle(Undo{});
  EXPECT_EQ(stored(), before);
  table.app.handle(Redo{});
  EXPECT_EQ(stored(), exchanged);
  EXPECT_EQ(due(table), asked);
}

TEST_F(HandedOver, ChipsAreOfferedToWhoHasHardlyAnyAndBoughtInOneTap) {
  TableDriver table{database_};
  start_reversis(table);
  EXPECT_TRUE(table.table().sale.empty());
  table.app.handle(Adjust{Seat{2}, std::nullopt, 99, "lost chips"});
  ASSERT_EQ(table.table().sale.size(), 1U);
  const ChipsForSale sale = table.table().sale[0];
  EXPECT_EQ(sale.seat, Seat{2});
  EXPECT_EQ(sale.amount, 100);
  table.app.handle(Adjust{std::nullopt, sale.seat, sale.amount, "chips bought"});
  EXPECT_TRUE(table.table().sale.empty());
}

// Nobody has gone on since the antes were asked for, so they may lie in the pot or not.
TEST_F(HandedOver, AntesOfAHandThatIsLeftOutGoBackFirst) {
  TableDriver table{database_};
  start_razz(table);
  table.type("2\nf1\nf2\n");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.type("\n");
  ASSERT_EQ(due(table), Texts{"Anna, Boris and Clara pay 1 each into the pot"});
  table.app.handle(GoOnWithOthers{});
  const Texts& said = table.on<NewSessionView>()->going_on;
  const std::string first =
      "1. Hand back what was handed over for the hand left out: Anna, Boris and Clara get 1 each from the pot";
  EXPECT_NE(std::ranges::find(said, first + "."), said.end());
  table.app.handle(Back{});
  const Settling::InChips* chips = stop(table);
  ASSERT_NE(chips, nullptr);
  EXPECT_EQ(chips->lines, Texts{first});
  EXPECT_EQ(chips->note, "2. Nothing else moves: everybody keeps what they have");
  expect_the_same_after_a_restart(table);
}

// The payments that do what is due in as few as can be.
std::size_t fewest_payments(const OpenSession& open) {
  std::map<Account, Amount> gains;
  for (const Handing& due : chips_moved(open).dues().open()) {
    gains[due.from] -= due.amount;
    gains[due.to] += due.amount;
  }
  std::vector<Balance> balances;
  for (const auto& [account, gain] : gains) balances.push_back({account, gain});
  return settle(balances).size();
}

TEST_F(HandedOver, WhatGoesBackAfterAnUndoIsAskedForInTheFewestPayments) {
  TableDriver table{database_};
  start_reversis(table);
  table.type(kReversisHand);
  table.type("\n");
  table.type("2d134");
  constexpr int kSteps = 25;
  for (int step = 0; step < kSteps; ++step) {
    table.app.handle(Undo{});
    store::Store store{database_, store::Store::Access::kRead};
    OpenSession open{store.load(store.sessions().front().id).value()};
    load_handed(store, open);
    EXPECT_LE(due_now(open, {}).size(), fewest_payments(open)) << "after " << step + 1 << " steps back";
  }
}

// Tricks are entered, mended and taken back at random, and now and then the game is ended and goes on.
TEST_F(HandedOver, AfterAnyUndoNoFewerPaymentsWouldDo) {
  constexpr std::string_view kKeys = "12341234123412341234cdhsq9<>\n";
  constexpr int kRounds = 60;
  testing::Random random{7};
  TableDriver table{database_};
  start_reversis(table);
  table.type(kReversisHand);
  table.type("\n");
  int looked = 0;
  for (int round = 0; round < kRounds; ++round) {
    for (int keys = random.between(2, 8); keys > 0; --keys) table.type(std::string{random.any_of(kKeys)});
    if (random.below(4) == 0) {
      table.app.handle(StopPlaying{});
      table.app.handle(Accept{});
    }
    for (int steps = random.between(1, 9); steps > 0; --steps) {
      table.app.handle(Undo{});
      const auto* shown = table.on<TableView>();
      if (shown == nullptr || shown->due.empty()) continue;
      store::Store store{database_, store::Store::Access::kRead};
      OpenSession open{store.load(newest()).value()};
      load_handed(store, open);
      EXPECT_LE(shown->due.size(), fewest_payments(open)) << "in round " << round;
      ++looked;
    }
  }
  EXPECT_GT(looked, 20);
}

TEST_F(HandedOver, TheBanksSaleDoesNotGoBackWithTheHandLeftOut) {
  TableDriver table{database_};
  start_reversis(table);
  table.type(kReversisHand);
  table.type("\n");
  table.type("2d134");  // the antes and Clara's 2 to Anna count as handed over
  table.app.handle(Adjust{std::nullopt, Seat{1}, 100, "chips bought"});
  ASSERT_EQ(due(table), Texts{"Boris gets 100 from the bank"});
  const Settling::InChips* chips = stop(table);
  ASSERT_NE(chips, nullptr);
  const Texts& lines = chips->lines;
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0],
            "1. Hand back what was handed over for the hand left out: Anna pays Clara 2; Boris gets 5 from the pot");
  EXPECT_EQ(chips->first_step,
            "1. Hand back what was handed over for the hand left out:\nAnna pays Clara 2\nBoris gets 5 from the pot");
  EXPECT_EQ(lines[1], "2. Then: Boris gets 100 from the bank (two 25s, eight 5s, ten 1s)");
  expect_the_same_after_a_restart(table);
}

// Anna's 1 for a match in hand 2 was taken for a part of what the correction of hand 1 asks of her: "2. Then: Clara
// takes the pot: 1", from a pot that step 1 had emptied.
TEST_F(HandedOver, ChipsOfTheHandLeftOutPayNothingThatACorrectionAsksFor) {
  for (const bool goes_on : {false, true}) {
    TableDriver table{scratch_ / (goes_on ? "on.db" : "stopped.db")};
    start(table, "put_and_take", {"Anna", "Boris", "Clara"});
    table.type("m");
    table.app.handle(TapSeat{Seat{1}});
    table.type("nmnmnmnmnmnmnmnmnmn\n");
    table.type("\n");  // Anna has dealt, and has the 1 that Boris paid
    table.type("m");
    table.app.handle(TapSeat{Seat{0}});
    table.type("n");
    ASSERT_EQ(due(table), Texts{"Anna pays 1 into the pot"});
    table.type("mn");
    ASSERT_EQ(due(table), Texts{});
    table.app.handle(OpenHand{0});
    table.app.handle(TapField{"take_matches/0", Seat{2}, 1});
    table.app.handle(Accept{});
    ASSERT_NE(table.on<CompareView>(), nullptr);
    table.app.handle(Accept{});
    ASSERT_EQ(due(table), Texts{"Anna pays Clara 1"});
    if (goes_on) table.type("mn");  // that counts as paid
    const Settling::InChips* chips = stop(table);
    ASSERT_NE(chips, nullptr);
    const Texts& steps = chips->lines;
    ASSERT_EQ(steps.size(), goes_on ? 1U : 2U);
    EXPECT_EQ(steps[0], "1. Hand back what was handed over for the hand left out: Anna takes the pot: 1");
    if (goes_on) {
      EXPECT_EQ(chips->note, "2. Nothing else moves: everybody keeps what they have");
    } else {
      EXPECT_EQ(steps[1], "2. Then: Anna pays Clara 1 (one 1)");
    }
  }
}

TEST_F(HandedOver, TheTwoStepsStayWhateverIsChangedAfterTheEnd) {
  TableDriver table{database_};
  start_reversis(table);
  table.type(kReversisHand);
  table.type("\n");
  table.type("2d134");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  const Texts steps = table.on<GameOverView>()->settling.chips->lines;
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_TRUE(steps[0].starts_with("1. Hand back what was handed over for the hand left out: Anna pays Clara 2; "));
  table.app.handle(TypeStake{"0.10", true});
  EXPECT_EQ(table.on<GameOverView>()->settling.chips->lines, steps) << "a stake";
  table.app.handle(Go{Screen::kPlayers});
  table.app.handle(OpenPlayer{"Dmitri"});
  table.app.handle(RenamePlayer{"Dima"});
  table.app.handle(Go{Screen::kTable});
  EXPECT_EQ(table.on<GameOverView>()->settling.chips->lines, steps) << "another name";
  expect_the_same_after_a_restart(table);
  table.app.handle(Undo{});  // of the stake
  table.app.handle(Undo{});  // of the end
  table.app.handle(Redo{});
  EXPECT_EQ(table.on<GameOverView>()->settling.chips->lines, steps) << "undone and done again";
}

TEST_F(HandedOver, WhoHasPaidAllEveningMovesNothingInTheEnd) {
  TableDriver table{database_};
  start_reversis(table);
  table.app.handle(Adjust{std::nullopt, Seat{1}, 100, "chips bought"});
  table.type(kReversisHand);
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  ASSERT_TRUE(over->settling.chips);
  EXPECT_EQ(over->settling.chips->lines, Texts{});
  EXPECT_EQ(over->settling.chips->note,
            "Nothing moves: everything due has been handed over, and everybody keeps their chips");
  // +18 −20 −14 −9, and 25 in the pot.
  EXPECT_EQ(over->settling.terms, "no stake was agreed on");
  EXPECT_EQ(over->settling.notes.front(), "Anna won 18, Boris lost 20, Clara lost 14, Dmitri lost 9");
  for (const GameOverView::Line& line : over->lines) {
    if (line.name == "Boris") {
      EXPECT_EQ(line.total, "180");
      EXPECT_EQ(line.remark, "−20 without the 100 bought");
    }
  }
}

TEST_F(HandedOver, WhatIsNotPaidWhenThePlayersStopIsSaidBeforeTheySettle) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("2d134");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_FALSE(over->settling.chips.has_value() && over->settling.chips->lines.empty())
      << "the hand is left out: what was paid in it goes back";
}

// Only names and looks of people change; the chips lie where they lay.
TEST_F(HandedOver, ARenamedPersonOwesNothingAgain) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("2d134");  // the antes and Clara's 2 to Anna count as handed over
  ASSERT_EQ(due(table), Texts{});
  const std::vector<Handing> before = stored();
  ASSERT_EQ(before.size(), 5U);
  const auto change = [&](const char* person, const Intent& intent) {
    table.app.handle(Go{Screen::kPlayers});
    table.app.handle(OpenPlayer{person});
    table.app.handle(intent);
  };
  const auto owes_nothing = [&](const char* after) {
    table.app.handle(Go{Screen::kTable});
    EXPECT_EQ(due(table), Texts{}) << after;
    EXPECT_EQ(stored(), before) << after;
  };
  change("Anna", SetPlayerLook{5, "An"});
  owes_nothing("another colour and a short name");
  change("Clara", RenamePlayer{"Clara K."});
  owes_nothing("a new name");
  table.app.handle(Go{Screen::kPlayers});
  table.app.handle(Undo{});
  owes_nothing("undo of the new name");
  table.app.handle(Go{Screen::kPlayers});
  table.app.handle(Redo{});
  owes_nothing("redo of the new name");
  table.type("3");
  EXPECT_EQ(due(table), Texts{});
  EXPECT_EQ(stored(), before) << "the next trick stores nothing a second time";
}

TEST_F(HandedOver, APersonMergedAndSplitAgainOwesNothingAgain) {
  TableDriver table{database_};
  start(table, "reversis", {"Anne", "Emil", "Fritz", "Gustav"}, "open");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  start_reversis(table);
  table.type("2d134");
  const std::vector<Handing> before = stored();
  ASSERT_EQ(before.size(), 5U);
  const auto owes_nothing = [&](const char* after) {
    table.app.handle(Go{Screen::kTable});
    EXPECT_EQ(due(table), Texts{}) << after;
  };
  table.app.handle(Go{Screen::kPlayers});
  table.app.handle(OpenPlayer{"Anna"});
  table.app.handle(MergePlayers{"Anne", "Anna"});
  table.app.handle(Accept{});
  owes_nothing("merged");
  table.app.handle(Go{Screen::kPlayers});
  table.app.handle(OpenPlayer{"Anna"});
  table.app.handle(SplitPlayer{"Anne"});
  owes_nothing("split");
  table.app.handle(Go{Screen::kPlayers});
  table.app.handle(Undo{});
  owes_nothing("undo of the split");
  table.type("3");
  EXPECT_EQ(due(table), Texts{});
  EXPECT_EQ(stored(), before) << "the next trick stores nothing a second time";
}

TEST_F(HandedOver, AfterARenameAndARestartNothingIsGivenBack) {
  {
    TableDriver table{database_};
    start_reversis(table);
    table.type("2d134");
    table.app.handle(Go{Screen::kPlayers});
    table.app.handle(OpenPlayer{"Clara"});
    table.app.handle(RenamePlayer{"Clara K."});
    table.app.handle(Go{Screen::kTable});
    table.type("3");
  }
  TableDriver table{database_};
  EXPECT_EQ(due(table), Texts{});
  EXPECT_EQ(stored().size(), 5U);
  table.type("3");
  EXPECT_EQ(due(table), Texts{});
  EXPECT_EQ(stored().size(), 5U);
}

// The text says the names that they had.
TEST_F(HandedOver, WhatWasCountedAsPaidSaysNoOldName) {
  TableDriver table{database_};
  start_reversis(table);
  table.type("2d134");
  table.app.handle(Go{Screen::kPlayers});
  table.app.handle(OpenPlayer{"Clara"});
  table.app.handle(RenamePlayer{"Clara K."});
  table.app.handle(Go{Screen::kTable});
  table.app.handle(Undo{});
  EXPECT_EQ(due(table), Texts{});
  EXPECT_EQ(table.table().no_due, "Nothing to pay now");
}

}  // namespace nullo::app
