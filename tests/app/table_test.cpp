// Hands of Tëtka entered at the table by keys, without a window.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "app/app.h"
#include "document/document.h"
#include "games/sentence.h"
#include "games/tetka/hands.h"
#include "store/store.h"
#include "support/cards.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::card_keys;
using testing::random_hand;
using testing::Scratch;
using testing::TableDriver;

char seat_key(Seat seat) { return static_cast<char>('1' + seat.index()); }

char own_key(Card card, Card bum_card) { return card == bum_card ? 'b' : card_keys(card).back(); }

// Every trick of a seen hand: the noted cards, then the winner.
std::string trick_keys(const tetka::Hand& seen) {
  std::string keys;
  for (const Trick& trick : seen.tricks) {
    for (const NotedCard& noted : trick.cards) keys += own_key(noted.card, *seen.bum_card);
    keys += seat_key(*trick.winner);
  }
  return keys;
}

char count_key(int count) { return "0123456789tjqk"[count]; }

// Answers the questions about a tie from the whole hand; returns how many keys that took.
int answer_tie(TableDriver& table, const tetka::Hand& truth) {
  int presses = 0;
  while (const auto* screen = table.on<TableView>()) {
    const games::Question question = screen->question;
    if (question.wants == games::Question::Wants::kCount) {
      table.type(std::string{count_key(*truth.bum_suit[*question.seat])});
    } else if (question.wants == games::Question::Wants::kNothing) {
      table.type("\n");  // confirms a count that cannot win the tie, or that follows from the others
    } else {
      EXPECT_EQ(question.field, "bum_suit_top");
      table.type(std::string{seat_key(*truth.bum_suit_top)});
    }
    ++presses;
    if (presses > 5) break;
    if (table.on<HandOverView>() == nullptr || question.wants != games::Question::Wants::kCount) continue;
    table.type("\n");  // ends the count that settled the tie
    ++presses;
  }
  return presses;
}

// Types the tricks. Where the winner's digit could be the rank of a card that is still out, it is asked about, and
// typed once more; returns how often.
int type_tricks(TableDriver& table, const std::string& keys) {
  int asked = 0;
  for (const char key : keys) {
    table.type(std::string{key});
    const auto* at = table.on<TableView>();
    if (at == nullptr || at->problem.find("means more?") == std::string::npos) continue;
    table.type(std::string{key});
    ++asked;
  }
  return asked;
}

class Table : public ::testing::Test {
 protected:
  Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

TEST_F(Table, AGameOfFourHandsTakesNineteenPressesAHandAndFiveMoreOnATie) {
  std::mt19937 random{7};
  int ties = 0;
  for (int game = 0; game < 8; ++game) {
    const Scratch folder;
    TableDriver table{folder / "nullo.db"};
    table.start_session();
    for (int number = 0; number < 4; ++number) {
      const auto hand = random_hand(random, number);
      ASSERT_EQ(table.table().question.field, "bum_card");
      table.type(card_keys(*hand.seen.bum_card));
      table.presses = 0;
      const int asked = type_tricks(table, trick_keys(hand.seen));
      const int tie = answer_tie(table, hand.seen);
      ties += tie > 0 ? 1 : 0;
      EXPECT_LE(tie, 5);
      ASSERT_NE(table.on<HandOverView>(), nullptr);
      table.type("\n");
      EXPECT_LE(table.presses - tie - asked, 19);
      const session::Session kept = table.stored();
      const auto result = session::score(kept);
      const auto truth = tetka::Game::score({{}, testing::deal_by(number, number), {}, hand.play});
      EXPECT_EQ(result.hands[static_cast<std::size_t>(number)].scores, scores_of(truth.postings, 4));
    }
    EXPECT_NE(table.on<GameOverView>(), nullptr);
  }
  EXPECT_GT(ties, 3);  // the random hands do have ties
}

TEST_F(Table, SummaryIsTheSameHandInAtMostTwelvePressesAndTab) {
  std::mt19937 random{11};
  for (int number = 0; number < 15; ++number) {
    const Scratch folder;
    TableDriver table{folder / "nullo.db"};
    table.start_session();
    const auto hand = random_hand(random, 0);
    table.type(card_keys(*hand.summary.bum_card));
    table.presses = 0;
    table.type("\t");
    int answers = 0;
    int tie = 0;
    while (const auto* screen = table.on<TableView>()) {
      ASSERT_LT(++answers, 20) << screen->question.text;
      const games::Question question = screen->question;
      const tetka::Summary& sum = *hand.summary.summary;
      if (question.wants == games::Question::Wants::kNothing) {
        table.type("\n");  // confirms the count that follows from the others
      } else if (question.field == "summary/tricks") {
        table.type(std::string{count_key(*sum.tricks[*question.seat])});
      } else if (question.field == "summary/bum_trick") {
        table.type(std::string{seat_key(*sum.bum_trick)});
      } else if (question.field == "summary/last_trick") {
        table.type(std::string{seat_key(*sum.last_trick)});
      } else if (question.field.starts_with("captured/")) {
        const Card card = *parse_card(question.field.substr(9));
        const auto found = std::ranges::find_if(
            sum.captured, [card](const tetka::Captured& captured) { return captured.card == card; });
        table.type(std::string{seat_key(found->by)});
      } else {
        tie += answer_tie(table, hand.summary);
      }
    }
    table.type("\n");
    EXPECT_LE(tie, 5);
    EXPECT_LE(table.presses - tie, 13) << "Tab once in an evening, then 12";
    const auto truth = tetka::Game::score({{}, testing::deal_by(0), {}, hand.play});
    EXPECT_EQ(session::score(table.stored()).hands[0].scores, scores_of(truth.postings, 4));
  }
}

TEST_F(Table, UndoAfterAnyTapIsIdentityAndRedoPutsItBackAlsoAfterARestart) {
  std::mt19937 random{3};
  const auto hand = random_hand(random, 0);
  std::vector<session::Session> states;
  {
    TableDriver table{database_};
    table.start_session();
    states.push_back(table.stored());
    for (const char key : card_keys(*hand.seen.bum_card) + trick_keys(hand.seen)) {
      table.type(std::string{key});
      session::Session now = table.stored();
      if (now != states.back()) states.push_back(std::move(now));
    }
    for (std::size_t i = states.size() - 1; i-- > 0;) {
      table.app.handle(Undo{});
      ASSERT_EQ(table.stored(), states[i]);
    }
    EXPECT_TRUE(table.app.view().undo.empty());
  }
  for (std::size_t i = 1; i < states.size(); ++i) {
    TableDriver table{database_};  // opened anew for every step
    table.app.handle(Redo{});
    ASSERT_EQ(table.stored(), states[i]);
  }
}

TEST_F(Table, OpensWhereTheTableWas) {
  {
    TableDriver table{database_};
    table.start_session();
    table.type("7c");
    table.type("12h");
  }
  TableDriver table{database_};
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().question.heading, "Trick 3 of 13 – Boris leads");
  EXPECT_TRUE(table.table().strip[2].now);
  EXPECT_EQ(table.table().strip[2].cards.size(), 1U);
}

TEST_F(Table, ACardTappedTwiceIsTakenOutAgain) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  const TapCard queen{Card{Rank::kQueen, Suit::kHearts}};
  table.app.handle(queen);
  EXPECT_EQ(table.table().strip[0].cards.size(), 1U);
  table.app.handle(queen);
  EXPECT_TRUE(table.table().strip[0].cards.empty());
}

TEST_F(Table, TheKeyOfACardPressedTwiceDoesNotTakeItOutWithoutAWord) {
  TableDriver table{database_};
  table.start_session();
  table.type("7chh");
  EXPECT_EQ(table.table().strip[0].cards.size(), 1U);
  EXPECT_EQ(table.table().problem, "The Q♥ is noted. h once more takes it out.");
  table.type("h");
  EXPECT_TRUE(table.table().strip[0].cards.empty()) << "as it said";
}

TEST_F(Table, TheSuitOfTheBumCardPressedTwiceNotesNoQueen) {
  TableDriver table{database_};
  table.start_session();
  table.type("5ss");
  EXPECT_TRUE(table.table().strip[0].cards.empty());
  EXPECT_EQ(table.table().problem, "The card is entered. s means more? Press it once more.");
  table.type("s");
  EXPECT_EQ(table.table().strip[0].cards.size(), 1U) << "as it said";
}

// 5♠, and then the first letter of the next card, as fast as somebody types who does not look up.
TEST_F(Table, TheSuitOfACardMayBeginTheNextOne) {
  double now = 0;
  Clock clock = testing::still_clock();
  clock.seconds = [&now] { return now; };
  TableDriver table{database_, {}, clock};
  table.start_session();
  table.type("5s");
  now = 0.5;
  table.type("s");
  EXPECT_EQ(table.table().problem, "");
  EXPECT_EQ(table.table().strip[0].cards.size(), 1U) << "the Q♠";
}

TEST_F(Table, EnterEndsNoHalfOfACard) {
  TableDriver table{database_};
  table.start_session();
  EXPECT_TRUE(table.table().enter_ends);
  table.type("5");
  EXPECT_FALSE(table.table().enter_ends);
  table.type("\n");
  EXPECT_NE(table.table().problem, "") << "so the button does not invite to it";
  table.type("s");
  EXPECT_TRUE(table.table().enter_ends);
  table.type("/");
  EXPECT_TRUE(table.table().enter_ends) << "it drops the slash";
}

TEST_F(Table, ASlashDropsNoHalfOfACardWithoutAWord) {
  TableDriver table{database_};
  table.start_session();
  table.type("5s/9/");
  EXPECT_EQ(table.table().problem, "9 waits for its suit: c, d, h or s.");
  table.type("d");
  ASSERT_EQ(table.table().strip[0].cards.size(), 1U);
  EXPECT_EQ(table.table().strip[0].cards.front().card, (Card{Rank::kNine, Suit::kDiamonds}));
}

TEST_F(Table, AnyTrickCanBeMended) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  table.type("123");
  table.type("<<");  // trick 2
  ASSERT_TRUE(table.table().mending);
  EXPECT_EQ(table.table().mending->trick, 1);
  table.type("4");
  EXPECT_EQ(table.table().strip[1].winner, "Dmitri");
  EXPECT_FALSE(table.table().mending);
  table.app.handle(TapTrick{0});
  table.type("d");  // the queen of diamonds was in the first trick
  EXPECT_EQ(table.table().strip[0].cards, (std::vector<NotedCard>{{testing::card("QD"), {}}}));
}

TEST_F(Table, AForgottenTrickIsPutInAndOneTappedTwiceTakenOut) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  table.type("123");
  table.app.handle(TapTrick{1});
  table.app.handle(InsertBefore{});
  table.type("4");
  EXPECT_EQ(table.table().strip[1].winner, "Dmitri");
  EXPECT_EQ(table.table().strip[2].winner, "Boris");
  table.app.handle(TapTrick{0});
  table.app.handle(RemoveMended{});
  EXPECT_EQ(table.table().strip[0].winner, "Dmitri");
  EXPECT_TRUE(table.table().strip[3].now);
}

TEST_F(Table, ACardIsRefusedWhileAPlayerIsAskedFor) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  table.type("123");
  table.app.handle(TapTrick{1});
  table.app.handle(InsertBefore{});
  table.app.handle(TapCard{Card{Rank::kQueen, Suit::kSpades}});
  EXPECT_EQ(table.table().problem, "First say who won the new trick. Then open it for its cards.");
  EXPECT_TRUE(table.table().strip[1].cards.empty()) << "the trick that is there already";
  table.type("4");
  EXPECT_EQ(table.table().strip[1].winner, "Dmitri") << "it is added still";
  table.type("r");
  table.type("h");
  EXPECT_EQ(games::with_keys(table.table().problem), "First say who. Esc drops the question.");
  EXPECT_EQ(table.table().shortcuts.front().id, kCancelShortcut) << "it is asked still";
}

TEST_F(Table, TheRestGoesToOneSeatWithTheCardsStillOut) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  table.type("1b2c3d4hr3");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  // Clara: Tëtka (Q♣) 2, Q♥ and Q♠ in the rest 1 each, trick 7, the last trick, most tricks.
  EXPECT_EQ(over->lines[2].score, "+7");
  EXPECT_EQ(over->lines[1].score, "+1");  // the bum card
  EXPECT_EQ(over->lines[3].score, "+1");  // Q♦
  EXPECT_EQ(over->lines[0].score, "0");
}

TEST_F(Table, WhatIsForgottenIsAskedByItsCaptorOnly) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  table.type("b1c2d3h4111222333");  // the queen of spades was not noted
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().question.field, "captured/QS");
  table.type("4");
  EXPECT_EQ(table.table().places[3].hand, "+2");       // Q♥ and Q♠
  EXPECT_EQ(table.table().strip[3].cards.size(), 1U);  // nobody entered the trick of the Q♠
  table.app.handle(TapTrick{3});
  table.app.handle(RemoveMended{});
  EXPECT_EQ(table.table().problem, "The tricks of Dmitri have no room for so many cards.");
}

// Tricks 4, 5, 3 and 1; Anna won trick 5, the bum card's, and Boris the last one.
constexpr const char* kBothTricks = "\t5c453112";

TEST_F(Table, AKingTurnedUpAfterAllCannotHaveTwoWinners) {
  TableDriver table{database_};
  table.start_session();
  table.type(kBothTricks);
  table.app.handle(TapField{"bum_card", Seat{0}, {}});
  table.type("kc");
  EXPECT_EQ(table.table().problem, "The king's trick is the last one: Anna and Boris cannot both have won it.");
}

TEST_F(Table, WhoWonTheLastTrickHasOne) {
  TableDriver table{database_};
  table.start_session();
  table.type(kBothTricks);
  table.app.handle(TapField{"summary/tricks", Seat{1}, 0});
  EXPECT_EQ(table.table().problem, "Boris won the last trick, so at least 1.");
}

TEST_F(Table, CountsOfTheBumSuitLeaveRoomForItsKnownCards) {
  TableDriver table{database_};
  table.start_session();
  table.type("\t5c444\n1111111");  // Anna has all that scores, the 5♣ and the Q♣ among it
  ASSERT_EQ(table.table().question.text, "Anna, Boris and Clara tie for most tricks. How many clubs did Anna capture?");
  table.app.handle(TapField{"bum_suit", Seat{1}, 12});
  EXPECT_EQ(table.table().problem, "With the clubs that are known already, that makes 14 of 13.");
}

TEST_F(Table, BackspaceTakesBackTheLastEntry) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  table.type("12");
  table.type("\b");
  EXPECT_TRUE(table.table().strip[1].now);
  table.type("/9");
  EXPECT_FALSE(table.table().pending.empty());
  table.type("\b");
  EXPECT_TRUE(table.table().pending.empty());
  EXPECT_TRUE(table.table().strip[1].now);
}

TEST_F(Table, SwitchingToTheSumAsksBeforeItForgetsTricks) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  table.type("h12\t");
  ASSERT_TRUE(table.app.view().dialog);
  table.app.handle(Decline{});
  EXPECT_EQ(table.table().form, games::Form::kTricks);
  table.type("\t\n");
  EXPECT_EQ(table.table().form, games::Form::kSummary);
  EXPECT_EQ(table.table().places[0].captured, std::vector<Card>{testing::card("QH")});
}

TEST_F(Table, MisdealKeepsTheDealerAndForgetsTheTricks) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  table.type("12");
  table.app.handle(Misdeal{});
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().question.field, "bum_card");
  EXPECT_TRUE(table.table().places[0].dealer);
  table.app.handle(Undo{});
  EXPECT_TRUE(table.table().strip[2].now);
}

TEST_F(Table, AWrongDealerIsPutRightAndTheDealGoesOnFromThere) {
  TableDriver table{database_};
  table.start_session();
  table.app.handle(SetHandDealer{Seat{2}});
  EXPECT_TRUE(table.table().places[2].dealer);
  EXPECT_TRUE(table.table().places[3].leader);
  table.type("7c");
  table.type("1b2c3d4hr3\n");
  EXPECT_TRUE(table.table().places[3].dealer);
  table.app.handle(Undo{});
  EXPECT_EQ(table.stored().hands[0].dealer, Seat{2});
}

TEST_F(Table, TheTableStaysTurnedAfterARestart) {
  {
    TableDriver table{database_};
    table.start_session();
    table.app.handle(TurnTable{});
    EXPECT_EQ(table.table().places[1].turn, 0);
  }
  TableDriver table{database_};
  EXPECT_EQ(table.table().places[1].turn, 0);
}

TEST_F(Table, AdjustmentsCountAndAreSaid) {
  TableDriver table{database_};
  table.start_session();
  table.app.handle(Adjust{std::nullopt, Seat{1}, 2, "revoke"});
  EXPECT_EQ(table.table().places[1].total, "2");
  EXPECT_EQ(table.table().whys.front().text, "agreed on at the table, “revoke”: +2 Boris");
}

TEST_F(Table, StoppingEarlyEndsTheGameAndPlayingOnTakesItUpAgain) {
  TableDriver table{database_};
  table.start_session();
  table.type("7c");
  table.type("1b2c3d4hr3\n");
  table.type("8d");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(table.stored().hands.size(), 1U);
  table.app.handle(PlayOn{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.stored().rules.as<tetka::Rules>().orbits, 1);
  table.app.handle(Undo{});
  EXPECT_NE(table.on<GameOverView>(), nullptr);
  table.app.handle(Undo{});
  EXPECT_EQ(table.stored().hands.size(), 2U);
}

TEST_F(Table, ASecondProgramReadsAlongAndTakesOverWhenTheFirstIsGone) {
  std::optional<TableDriver> first{database_};
  first->start_session();
  TableDriver second{database_};
  EXPECT_TRUE(second.app.reads_along());
  EXPECT_FALSE(second.app.view().notice.empty());
  first->type("7c");
  EXPECT_TRUE(second.app.poll());
  EXPECT_EQ(second.table().shown_card, testing::card("7C"));
  second.type("1");
  EXPECT_FALSE(second.app.view().trouble.empty());
  EXPECT_TRUE(second.table().strip[0].now);
  first.reset();
  EXPECT_TRUE(second.app.poll());
  EXPECT_FALSE(second.app.reads_along());
  second.type("1");
  EXPECT_TRUE(second.table().strip[1].now);
}

TEST(AClockThatIsPutBack, EndsNoSessionBeforeItBegan) {
  const Scratch scratch;
  std::string time = "2026-11-21T18:30:00Z";
  Clock clock = testing::still_clock();
  clock.now = [&time] { return time; };
  App app{scratch / "nullo.db", clock};
  app.handle(Go{Screen::kNewSession});
  for (int seat = 0; const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) app.handle(SetName{Seat{seat++}, name});
  app.handle(Accept{});
  time = "2026-11-21T17:30:00Z";
  app.handle(StopPlaying{});
  app.handle(Accept{});
  store::Store store{scratch / "nullo.db", store::Store::Access::kRead};
  EXPECT_EQ(store.sessions().front().ended_at, "2026-11-21T18:30:00Z");
}

}  // namespace
}  // namespace nullo::app
