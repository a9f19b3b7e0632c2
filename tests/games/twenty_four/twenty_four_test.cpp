// Twenty-Four: which boards can be solved, what is said about a solution, who takes the cards, what a table taps.
// Source: Denexa, "Twenty-Four"; twenty_four T1, T2.
#include "games/twenty_four/twenty_four.h"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/find_field.h"
#include "games/twenty_four/hands.h"

namespace nullo::twenty_four {
namespace {

const games::Names kNames{"Anna", "Boris", "Clara", "Dmitri"};

// Calls use(board) for every board, not counting the order of its numbers.
template <class Use>
void for_every_board(Use use) {
  for (int a = 1; a <= kMostNumber; ++a) {
    for (int b = a; b <= kMostNumber; ++b) {
      for (int c = b; c <= kMostNumber; ++c) {
        for (int d = c; d <= kMostNumber; ++d) use(Board{a, b, c, d});
      }
    }
  }
}

games::Deal deal_of(const PerSeat<Amount>& held) {
  games::Deal deal;
  deal.seats = held.size();
  deal.totals = held;
  return deal;
}

Hand board_of(const Board& board) {
  Hand hand;
  std::ranges::copy(board, hand.board.begin());
  return hand;
}

Hand lost_by(int seat) {
  Hand hand = board_of({5, 7, 8, 9});
  hand.loser = Loser{Seat{seat}};
  return hand;
}

PerSeat<Amount> cards_won(const games::Deal& deal, const Hand& hand) {
  return scores_of(Game::score({{}, deal, {}, hand}).postings, deal.seats);
}

std::vector<std::string> notes(const games::Deal& deal, const Hand& hand) {
  std::vector<std::string> texts;
  for (const games::Note& note : Game::score({{}, deal, {}, hand}).notes) texts.push_back(Game::say(note, kNames));
  return texts;
}

TEST(TwentyFour, TheCardsThatAreGivenAwaySayToWhom) {
  const auto why = [](int seats, Amount cards) {
    const Posting posting{Account::of(Seat{0}), Account::bank(), cards, "given"};
    const games::Names names = seats == 2 ? games::Names{"Anna", "Ben"} : kNames;
    return Game::reason_text({}, lost_by(1), {}, posting, names);
  };
  EXPECT_EQ(why(2, 2), "2 cards given to Ben");
  EXPECT_EQ(why(4, 1), "1 card given to Boris");
}

// ---- the solver, and what somebody says

TEST(TwentyFourBoards, FiveHundredAndSixtySixOfSevenHundredAndFifteenCanBeSolved) {
  int boards = 0;
  int solved = 0;
  for_every_board([&](const Board& board) {
    ++boards;
    const std::optional<std::string> solution = solve(board);
    if (!solution) return;
    ++solved;
    EXPECT_EQ(judge(board, *solution).verdict, Verdict::kRight) << *solution;
  });
  EXPECT_EQ(boards, 715);
  EXPECT_EQ(solved, 566);
}

TEST(TwentyFourBoards, TheOrderOfTheCardsDoesNotMatter) {
  Board board{1, 3, 4, 6};
  do {
    EXPECT_TRUE(solve(board));
  } while (std::ranges::next_permutation(board).found);
  board = {1, 1, 1, 8};
  EXPECT_TRUE(solve(board));
  EXPECT_FALSE(solve({1, 1, 1, 7}));
}

TEST(TwentyFourBoards, FractionsOnTheWayAreExact) {
  EXPECT_EQ(solve({3, 3, 8, 8}), "8/(3-8/3)");
  EXPECT_EQ(judge({3, 3, 8, 8}, "8 / (3 - 8/3)").verdict, Verdict::kRight);
  EXPECT_EQ(judge({1, 5, 5, 5}, "5*(5-1/5)").verdict, Verdict::kRight);
  EXPECT_EQ(judge({1, 3, 7, 7}, "7/7*1/3").value, (Fraction{1, 3}));
}

TEST(TwentyFourBoards, ASolutionIsReadAsItIsWrittenInBooksToo) {
  const Board board{5, 7, 8, 9};
  for (const char* text : {"8*5-(7+9)", "((8*5)-(7+9))", " 8 × 5 – (7 + 9) ", "8·5−7−9"}) {
    EXPECT_EQ(judge(board, text).verdict, Verdict::kRight) << text;
  }
  EXPECT_EQ(judge({8, 6, 3, 6}, "6÷3×8+6-6").verdict, Verdict::kOtherNumbers);
  EXPECT_EQ(judge({2, 4, 8, 10}, "(10+2)÷4×8").verdict, Verdict::kRight) << "from left to right";
}

TEST(TwentyFourBoards, ImpliedProductsXBracketsAndTheResultAreRead) {
  const Board board{2, 3, 4, 5};
  for (const char* text : {"2(3+4+5)", "2x(3+4+5)", "2X(3+4+5)", "2*[3+4+5]", "{3+4+5}2", "2 (3 + 4 + 5) = 24"})
    EXPECT_EQ(judge(board, text).verdict, Verdict::kRight) << text;
  EXPECT_EQ(judge({1, 2, 3, 4}, "1*2*3*4 = 24").verdict, Verdict::kRight);
  EXPECT_EQ(judgement_text({1, 2, 3, 4}, "1*2*3*4 = 24"), "1*2*3*4 = 24: right.");
  EXPECT_EQ(judge(board, "2 3(4+5)").verdict, Verdict::kUnreadable) << "two numbers side by side are no product";
}

TEST(TwentyFour, WhatCannotBeReadIsNeverWrongAndNobodyTakesTheCardsForIt) {
  Hand hand = board_of({2, 3, 4, 5});
  hand.solution = "2(3+4+5";
  hand.solver = Seat{1};
  const games::Deal deal = deal_of({10, 10});
  EXPECT_EQ(notes(deal, hand).front(), "Boris said 2(3+4+5: not readable: something is missing at the end.");
  EXPECT_EQ(Game::score({{}, deal, {}, hand}).notes.front().key, "unreadable");
  EXPECT_EQ(Game::entry({{}, deal, {}, hand}, {"Anna", "Boris"}).question.usual, std::nullopt);
}

TEST(TwentyFour, TheBoardStandsOnThePageAfterTheHand) {
  Hand hand = board_of({10, 3, 4, 2});
  hand.loser = Loser{Seat{1}};
  EXPECT_EQ(Game::entry({{}, deal_of({10, 10}), {}, hand}, {"Anna", "Boris"}).explained.front(),
            "The board: 10, 3, 4, 2.");
}

TEST(TwentyFour, WhoSaidItIsAskedWithNoOtherRowOfNamesBeforeTheAnswers) {
  Hand hand = board_of({2, 3, 4, 5});
  hand.solution = "2(3+4+5)";
  const games::Entry entry = Game::entry({{}, deal_of({10, 10}), {}, hand}, {"Anna", "Boris"});
  ASSERT_EQ(entry.question.field, "solver");
  const auto names = [](const games::Field& field) { return std::holds_alternative<games::SeatField>(field); };
  const auto first = std::ranges::find_if(entry.fields, names);
  EXPECT_EQ(games::id_of(*first), "solver");
  EXPECT_EQ(std::ranges::count_if(entry.fields, names), 1);
}

TEST(TwentyFourBoards, WhatIsWrongIsSaid) {
  const Board board{5, 7, 8, 9};
  EXPECT_EQ(judgement_text(board, "8*5-(7+9)"), "8*5-(7+9) = 24: right.");
  EXPECT_EQ(judgement_text(board, "5+7+8+9"), "5+7+8+9 comes to 29.");
  EXPECT_EQ(judgement_text(board, "5-7-8-9"), "5-7-8-9 comes to −19.");
  EXPECT_EQ(judgement_text(board, "8*5-7/9"), "8*5-7/9 comes to 353/9.");
  EXPECT_EQ(judgement_text(board, "8*(7-5)+8"), "8*(7-5)+8: the 8 is used too often, the 9 is missing.");
  EXPECT_EQ(judgement_text(board, "8*3"),
            "8*3: the 5 is missing, the 7 is missing, the 9 is missing, there is no 3 on the board.");
  EXPECT_EQ(judgement_text({5, 7, 8, 8}, "8/(5-5)+7"), "8/(5-5)+7: the 5 is used too often, another 8 is missing.");
  EXPECT_EQ(judgement_text({7, 7, 8, 9}, "9+8/(7-7)"), "9+8/(7-7) divides by 0.");
}

TEST(TwentyFourBoards, WhereItCannotBeReadIsSaid) {
  const Board board{5, 7, 8, 9};
  struct Unreadable {
    const char* text;
    std::size_t character;
    const char* found;
  };
  for (const auto& [text, character, found] : {Unreadable{"8*5-(7+9", 9, ""},
                                               {"8*5-7+9)", 8, ")"},
                                               {"8**5", 3, "*"},
                                               {"-8*5+7*9", 1, "-"},
                                               {"8×5-(7+9)=25", 11, "2"},
                                               {"8×5-(7+9)=", 11, ""},
                                               {"8×(5]", 5, "]"},
                                               {"8 5", 3, "5"},
                                               {"()", 2, ")"},
                                               {"8×ß", 3, "ß"},
                                               {"8*99999", 3, "9"},
                                               {" ", 2, ""},
                                               {"8*5-", 5, ""}}) {
    const Judgement judgement = judge(board, text);
    EXPECT_EQ(judgement.verdict, Verdict::kUnreadable) << text;
    EXPECT_EQ(judgement.character, character) << text;
    EXPECT_EQ(judgement.found, found) << text;
  }
  EXPECT_EQ(judgement_text(board, "8ß5"), "8ß5: not readable at character 2: ß.");
  EXPECT_EQ(judgement_text(board, "8*(5"), "8*(5: not readable: something is missing at the end.");
}

TEST(TwentyFourBoards, NoSolutionIsTooLongToBeJudged) {
  std::string long_one = "9";
  for (int i = 0; i < 40; ++i) long_one += "*9";
  EXPECT_EQ(judge({9, 9, 9, 9}, long_one).verdict, Verdict::kOtherNumbers);
  EXPECT_EQ(judge({9, 9, 9, 9}, std::string(90, '(')).verdict, Verdict::kUnreadable);
}

// ---- the cards

TEST(TwentyFour, TheLoserTakesWhatTheOthersPutOnTheTable) {  // [twenty_four T1]
  EXPECT_EQ(cards_won(deal_of({20, 20}), lost_by(0)), (PerSeat<Amount>{2, -2}));
  EXPECT_EQ(cards_won(deal_of({10, 10, 10, 10}), lost_by(2)), (PerSeat<Amount>{-1, -1, 3, -1}));
}

TEST(TwentyFour, WhereAllAgreeOnNoSolutionNothingChanges) {
  Hand hand = board_of({1, 1, 1, 1});
  hand.loser = Loser{};
  const auto scored = Game::score({{}, deal_of({20, 20}), {}, hand});
  EXPECT_TRUE(scored.complete());
  EXPECT_TRUE(scored.postings.empty());
  EXPECT_EQ(notes(deal_of({20, 20}), hand), (std::vector<std::string>{"This board cannot be solved."}));
}

TEST(TwentyFour, WhoHasNoCardsLeftWinsSeveralTogether) {  // [twenty_four T2]
  const auto one = Game::score({{}, deal_of({38, 2}), {}, lost_by(0)});
  EXPECT_TRUE(one.over);
  EXPECT_EQ(one.winners, (std::vector{Seat{1}}));
  const auto three = Game::score({{}, deal_of({1, 1, 1, 37}), {}, lost_by(3)});
  EXPECT_EQ(three.winners, (std::vector{Seat{0}, Seat{1}, Seat{2}}));
  EXPECT_FALSE(Game::score({{}, deal_of({37, 3}), {}, lost_by(0)}).over);
}

TEST(TwentyFour, TheLoserDecidesWhateverTheSolutionSays) {  // [twenty_four T1]
  Hand hand = lost_by(0);
  hand.solver = Seat{0};
  hand.solution = "8*5-(7+9)";
  EXPECT_EQ(cards_won(deal_of({20, 20}), hand), (PerSeat<Amount>{2, -2}));
  const std::vector<std::string> said = notes(deal_of({20, 20}), hand);
  ASSERT_EQ(said.size(), 2U);
  EXPECT_EQ(said[0], "Anna said 8*5-(7+9) = 24: right.");
  EXPECT_TRUE(said[1].starts_with("This board can be solved: "));
  hand.solver.reset();
  hand.solution = "5+7+8+9";
  EXPECT_EQ(notes(deal_of({20, 20}), hand)[0], "5+7+8+9 comes to 29.");
}

TEST(TwentyFour, OnlyWhetherItCanBeSolvedSpoilsTheSet) {
  Hand hand = board_of({5, 7, 8, 9});
  hand.solution = "5+7+8+9";
  const auto scored = Game::score({{}, deal_of({20, 20}), {}, hand});
  ASSERT_EQ(scored.notes.size(), 2U);
  EXPECT_FALSE(scored.notes[0].spoils);
  EXPECT_TRUE(scored.notes[1].spoils);
}

TEST(TwentyFour, WhatIsNotEnteredIsMissing) {
  Hand hand;
  hand.board = {5, std::nullopt, 8, 9};
  const auto scored = Game::score({{}, deal_of({20, 20}), {}, hand});
  ASSERT_EQ(scored.missing.size(), 2U);
  EXPECT_EQ(scored.missing[0].key, "board");
  EXPECT_EQ(scored.missing[1].key, "loser");
  EXPECT_TRUE(scored.notes.empty());
  hand.loser = Loser{Seat{1}};
  EXPECT_EQ(cards_won(deal_of({20, 20}), hand), (PerSeat<Amount>{-2, 2})) << "it is decided";
  EXPECT_FALSE(Game::score({{}, deal_of({38, 2}), {}, hand}).over);
}

TEST(TwentyFour, CountsWhatIsSaidAndOverlooked) {
  const auto tally = [](const Hand& hand) {
    const games::Deal deal = deal_of({20, 20});
    return Game::tally({{}, deal, {}, hand}, Game::score({{}, deal, {}, hand}));
  };
  Hand hand = lost_by(0);
  hand.solver = Seat{1};
  hand.solution = "8*5-(7+9)";
  EXPECT_EQ(tally(hand), (std::vector<games::Tally>{{Seat{0}, "sets_lost"}, {Seat{1}, "right"}}));
  hand.loser = Loser{};
  hand.solution = "9";
  EXPECT_EQ(tally(hand), (std::vector<games::Tally>{{Seat{1}, "wrong"},
                                                    {Seat{0}, "passed"},
                                                    {Seat{0}, "overlooked"},
                                                    {Seat{1}, "passed"},
                                                    {Seat{1}, "overlooked"}}));
}

// ---- at the table

class TwentyFourTable : public ::testing::Test {
 protected:
  void tap(const games::Tap& tap) {
    const auto after = Game::apply({{}, deal_, {}, hand_}, tap, kNames);
    ASSERT_TRUE(after) << after.error().text;
    hand_ = *after;
  }
  std::string refusal(const games::Tap& tap) const {
    const auto after = Game::apply({{}, deal_, {}, hand_}, tap, kNames);
    return after ? "" : after.error().text;
  }
  games::Entry entry() const { return Game::entry({{}, deal_, {}, hand_}, kNames); }
  void enter_board(const Board& board) {
    for (int i = 0; i < kNumbers; ++i) tap(games::SetNumber{"board", i, board.at(static_cast<std::size_t>(i))});
  }

  games::Deal deal_ = deal_of({20, 20});
  Hand hand_;
};

TEST_F(TwentyFourTable, FourNumbersThenWhoTakesThem) {
  using Wants = games::Question::Wants;
  EXPECT_EQ(entry().question.wants, Wants::kNumber);
  tap(games::SetNumber{"board", 0, 5});
  EXPECT_EQ(entry().question.number, 1);
  EXPECT_EQ(entry().fields.size(), 1U) << "the rest is not asked yet";
  EXPECT_FALSE(entry().reveal);
  enter_board({5, 7, 8, 9});
  EXPECT_EQ(entry().question.wants, Wants::kSeat);
  EXPECT_EQ(entry().question.field, "loser");
  tap(games::PickSeat{"loser", Seat{1}});
  EXPECT_EQ(entry().question.wants, Wants::kSeat) << "who took the cards can be corrected";
  EXPECT_EQ(hand_, [] {
    Hand hand = lost_by(1);
    return hand;
  }());
}

TEST_F(TwentyFourTable, NobodyIsTappedInAndOut) {
  enter_board({1, 1, 1, 1});
  tap(games::PickNobody{"loser"});
  EXPECT_EQ(hand_.loser, Loser{});
  tap(games::PickNobody{"loser"});
  EXPECT_FALSE(hand_.loser);
  EXPECT_FALSE(refusal(games::PickNobody{"solver"}).empty());
}

TEST_F(TwentyFourTable, ASolutionIsJudgedAndItsSolverAsked) {
  enter_board({5, 7, 8, 9});
  tap(games::SetText{"solution", "8*5-(7+9)"});
  EXPECT_EQ(entry().question.field, "solver");
  EXPECT_EQ(entry().question.text, "8*5-(7+9) = 24: right. Who says so?");
  tap(games::PickSeat{"solver", Seat{0}});
  EXPECT_FALSE(hand_.loser) << "it is offered, and nobody has said so";
  EXPECT_EQ(entry().question.usual, Seat{1}) << "of two players the other one";
  EXPECT_EQ(std::get<games::TextField>(entry().fields[2]).remark, "8*5-(7+9) = 24: right.");
  tap(games::SetText{"solution", "8*5-7-8"});
  EXPECT_EQ(entry().question.usual, Seat{0}) << "it was something else that was said";
  tap(games::PickSeat{"loser", Seat{0}});
  tap(games::SetText{"solution", ""});
  EXPECT_FALSE(hand_.solver) << "nobody said anything";
  EXPECT_EQ(hand_.loser, Loser{Seat{0}}) << "who took the cards was entered";
}

TEST_F(TwentyFourTable, WhoTakesTheCardsIsOfferedWhereTheSolutionSettlesIt) {
  const auto answer = [](int seats, const char* solution, int solver) {
    games::Deal deal;
    deal.seats = seats;
    const Hand hand{.board = {5, 7, 8, 9}, .solver = Seat{solver}, .solution = solution};
    return Game::entry({{}, deal, {}, hand}, kNames).question.usual;
  };
  EXPECT_EQ(answer(2, "5+7+8+9", 0), Seat{0});
  EXPECT_EQ(answer(2, "8*5-(7+9)", 0), Seat{1});
  EXPECT_EQ(answer(4, "5+7+8+9", 2), Seat{2});
  EXPECT_EQ(answer(4, "8*5-(7+9)", 2), std::nullopt) << "whoever asked";
}

TEST_F(TwentyFourTable, AnAnswerAgainstTheSolutionIsSaid) {
  const auto says = [](std::optional<Seat> loser, const char* solution) {
    games::Deal deal;
    deal.seats = 2;
    const Hand hand{.board = {5, 7, 8, 9}, .loser = Loser{loser}, .solver = Seat{0}, .solution = solution};
    std::vector<std::string> explained = Game::entry({{}, deal, {}, hand}, kNames).explained;
    explained.erase(explained.begin());  // the board
    return explained;
  };
  EXPECT_EQ(says(Seat{1}, "5+7+8+9"),
            (std::vector<std::string>{"What Anna said is wrong, yet Boris takes the cards."}));
  EXPECT_EQ(says(Seat{0}, "8*5-(7+9)"),
            (std::vector<std::string>{"What Anna said is right, yet Anna takes the cards."}));
  EXPECT_TRUE(says(Seat{0}, "5+7+8+9").empty());
}

TEST_F(TwentyFourTable, NothingElseIsEntered) {
  EXPECT_EQ(refusal(games::SetNumber{"board", 0, 11}), "The cards are 1 to 10: an ace is 1.");
  EXPECT_FALSE(refusal(games::SetNumber{"board", 4, 1}).empty());
  EXPECT_FALSE(refusal(games::SetText{"board", "5"}).empty());
  EXPECT_EQ(refusal(games::SetText{"solution", std::string(kLongestSolution + 1, '1')}), "At most 200 characters.");
  EXPECT_FALSE(refusal(games::WinTrick{0, Seat{0}}).empty());
}

TEST_F(TwentyFourTable, WhetherThereIsASolutionIsSaidWhenAsked) {
  enter_board({3, 3, 8, 8});
  ASSERT_TRUE(entry().reveal);
  ASSERT_EQ(entry().reveal->steps.size(), 2U);
  EXPECT_EQ(entry().reveal->steps[0].text, "Yes, this board can be solved.");
  EXPECT_EQ(entry().reveal->steps[1].text, "8/(3-8/3) = 24");
  const std::string about = entry().reveal->about;
  enter_board({1, 1, 1, 1});
  ASSERT_EQ(entry().reveal->steps.size(), 1U) << "there is nothing to show";
  EXPECT_NE(entry().reveal->about, about);
  for (const games::Field& field : entry().fields) {
    const auto* text = std::get_if<games::TextField>(&field);
    EXPECT_TRUE(text == nullptr || text->remark.empty());
  }
}

// ---- every set

RC_GTEST_PROP(TwentyFourProperties, NoCardIsLost, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const int seats = *rc::gen::element(2, 4);
  const games::Deal deal = deal_of(PerSeat<Amount>(seats, Game::starting_total({}, seats)));
  const Hand hand = testing::random_twenty_four_hand(random, seats);
  const auto scored = Game::score({{}, deal, {}, hand});
  const PerSeat<Amount> won = scores_of(scored.postings, seats);
  RC_ASSERT(std::accumulate(won.begin(), won.end(), Amount{0}) == 0);
  RC_ASSERT(scored.complete());
  RC_ASSERT(!scored.notes.empty());
}

RC_GTEST_PROP(TwentyFourProperties, TextOfAnyKindIsJudged, ()) {
  const std::string signs = "0123456789+-*/() ×÷−x";
  std::string text;
  for (const int at : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, static_cast<int>(signs.size())))) {
    text += signs[static_cast<std::size_t>(at)];
  }
  const Judgement judgement = judge({1, 2, 3, 4}, text);
  RC_ASSERT(judgement.verdict != Verdict::kUnreadable || judgement.character <= text.size() + 1);
  RC_ASSERT(!judgement_text({1, 2, 3, 4}, text).empty());
}

}  // namespace
}  // namespace nullo::twenty_four
