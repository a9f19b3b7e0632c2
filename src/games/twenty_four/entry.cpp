// How a table enters a set of Twenty-Four: the four numbers, perhaps what somebody says, who takes the cards.
#include <algorithm>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/unknown.h"
#include "games/sentence.h"
#include "games/trick_taps.h"
#include "games/twenty_four/twenty_four.h"

namespace nullo::twenty_four {
namespace {

using Applied = tl::expected<Hand, games::TapRefusal>;
using Wants = games::Question::Wants;
using games::cannot_be_entered;
using games::refuse;

constexpr std::string_view kBoard = "board";
constexpr std::string_view kLoser = "loser";
constexpr std::string_view kSolution = "solution";
constexpr std::string_view kSolver = "solver";

games::NumbersField board_field(const Hand& hand) {
  return {std::string{kBoard}, "Board", kLeastNumber, kMostNumber, {hand.board.begin(), hand.board.end()}};
}

std::vector<Seat> everybody(int seats) {
  std::vector<Seat> all;
  for (const Seat seat : Seats{seats}) all.push_back(seat);
  return all;
}

games::SeatField loser_field(int seats, const Hand& hand) {
  games::SeatField field;
  field.id = kLoser;
  field.label = "Cards taken by";
  field.choices = everybody(seats);
  if (hand.loser) field.value = hand.loser->seat;
  field.nobody = {"Nobody: no solution", 'n', hand.loser && !hand.loser->seat};
  return field;
}

games::SeatField solver_field(int seats, const Hand& hand) {
  games::SeatField field;
  field.id = kSolver;
  field.label = "Said by";
  field.choices = everybody(seats);
  field.value = hand.solver;
  return field;
}

// Its pieces are the board's numbers, each offered once, and the signs.
games::TextField solution_field(const Hand& hand) {
  games::TextField field;
  field.id = kSolution;
  field.label = "Solution";
  field.key = 's';
  field.most = kLongestSolution;
  std::array<std::optional<int>, kNumbers> numbers = hand.board;
  std::ranges::sort(numbers);
  const auto again = std::ranges::unique(numbers);
  for (const std::optional<int>& number : std::ranges::subrange{numbers.begin(), again.begin()}) {
    if (number) field.pieces.push_back({fmt::format("{}", *number), fmt::format("{}", *number)});
  }
  field.pieces.insert(field.pieces.end(), {{"+", "+"}, {"-", "−"}, {"*", "×"}, {"/", "÷"}, {"(", "("}, {")", ")"}});
  field.value = hand.solution;
  const std::optional<Board> board = whole_board(hand);
  if (board && !hand.solution.empty()) field.remark = judgement_text(*board, hand.solution);
  return field;
}

games::Reveal reveal_of(int number, const Board& board) {
  games::Reveal reveal;
  reveal.about = fmt::format("{}: {}", number, fmt::join(board, " "));
  reveal.key = '?';
  const std::optional<std::string> solution = solve(board);
  reveal.steps.push_back(
      {"Is there a solution?", solution ? "Yes, this board can be solved." : "No, this board cannot be solved."});
  if (solution) reveal.steps.push_back({"Show it", fmt::format("{} = {}", *solution, kTarget)});
  return reveal;
}

// Who takes the cards by the rules, if the solution said settles it: the solver if it is wrong; of two players the
// other one if it is right.
std::optional<Seat> settled(int seats, const Hand& hand) {
  const std::optional<Board> board = whole_board(hand);
  if (!board || hand.solution.empty() || !hand.solver) return std::nullopt;
  const Verdict verdict = judge(*board, hand.solution).verdict;
  if (verdict == Verdict::kUnreadable) return std::nullopt;
  if (verdict != Verdict::kRight) return hand.solver;
  return seats == kLeastSeats ? std::optional{hand.solver->left(seats)} : std::nullopt;
}

class Tapper {
 public:
  explicit Tapper(Hand hand) : hand_{std::move(hand)} {}

  Applied operator()(const games::SetNumber& tap) {
    if (tap.field != kBoard || tap.at < 0 || tap.at >= kNumbers) return cannot_be_entered();
    if (tap.number && (*tap.number < kLeastNumber || *tap.number > kMostNumber))
      return refuse(fmt::format("The cards are {} to {}: an ace is 1.", kLeastNumber, kMostNumber));
    hand_.board.at(static_cast<std::size_t>(tap.at)) = tap.number;
    return hand_;
  }

  Applied operator()(const games::PickSeat& tap) {
    if (tap.field == kSolver) {
      hand_.solver = tap.seat;
    } else if (tap.field != kLoser) {
      return cannot_be_entered();
    } else if (tap.seat) {
      hand_.loser = Loser{tap.seat};
    } else {
      hand_.loser.reset();
    }
    return hand_;
  }

  // A second tap takes it back.
  Applied operator()(const games::PickNobody& tap) {
    if (tap.field != kLoser) return cannot_be_entered();
    if (hand_.loser == Loser{}) {
      hand_.loser.reset();
    } else {
      hand_.loser = Loser{};
    }
    return hand_;
  }

  // Without a solution there is no solver.
  Applied operator()(const games::SetText& tap) {
    if (tap.field != kSolution) return cannot_be_entered();
    hand_.solution = tap.text;
    if (tap.text.empty()) hand_.solver.reset();
    return hand_;
  }

  template <class Other>
  Applied operator()(const Other&) {
    return cannot_be_entered();
  }

 private:
  Hand hand_;
};

// A question if the solution was right and its solver takes the cards all the same, or was wrong and they do not.
std::string contradiction(const games::Deal& deal, const Hand& hand, const games::Names& names) {
  const std::optional<Board> board = whole_board(hand);
  if (!board || hand.solution.empty() || !hand.solver || !hand.loser) return {};
  const Verdict verdict = judge(*board, hand.solution).verdict;
  if (verdict == Verdict::kUnreadable) return {};
  const bool right = verdict == Verdict::kRight;
  const std::optional<Seat> taker = hand.loser->seat;
  const std::optional<Seat> usual = settled(deal.seats, hand);
  if (usual ? taker == usual : taker != hand.solver) return {};
  return fmt::format("What {} said is {}, yet {} takes the cards.", names[*hand.solver], right ? "right" : "wrong",
                     taker ? names[*taker] : "nobody");
}

void ask(const games::Deal& deal, const Hand& hand, const games::Names& names, games::Question& question) {
  const auto* const first = first_unknown(hand.board);
  if (first != hand.board.end()) {
    question.wants = Wants::kNumber;
    question.field = kBoard;
    question.number = static_cast<int>(first - hand.board.begin());
    question.text = "Which four numbers lie on the table? An ace is 1; 0 is 10.";
  } else if (!hand.loser) {
    const bool by = !hand.solution.empty() && !hand.solver;
    question.wants = Wants::kSeat;
    question.field = by ? kSolver : kLoser;
    question.choices = everybody(deal.seats);
    question.text = by ? "Who says so?" : "Who takes the cards?";
    question.usual = settled(deal.seats, hand);
    if (question.usual) question.text += fmt::format(" {}: {}.", games::kEnter, names[*question.usual]);
    if (!hand.solution.empty()) question.text = judgement_text(*whole_board(hand), hand.solution) + " " + question.text;
  } else {
    question.text = "The set is complete.";
  }
}

}  // namespace

games::Entry Game::entry(const Rules&, const games::Deal& deal, const State&, const Hand& hand,
                         const games::Names& names) {
  games::Entry entry;
  entry.seats = deal.seats;
  entry.form = games::Form::kSummary;
  const std::optional<Board> board = whole_board(hand);
  entry.question.heading = fmt::format("Set {}: make {}", deal.number + 1, kTarget);
  ask(deal, hand, names, entry.question);
  entry.fields.emplace_back(board_field(hand));
  // Nothing with a name on it stands between the question and its answers.
  const bool asks_solver = entry.question.field == kSolver;
  if (asks_solver) entry.fields.emplace_back(solver_field(deal.seats, hand));
  if (!asks_solver && (board || hand.loser)) entry.fields.emplace_back(loser_field(deal.seats, hand));
  if (board || !hand.solution.empty()) entry.fields.emplace_back(solution_field(hand));
  if (!asks_solver && (hand.solver || !hand.solution.empty()))
    entry.fields.emplace_back(solver_field(deal.seats, hand));
  if (board) entry.reveal = reveal_of(deal.number, *board);
  entry.panel.emplace_back(deal.seats == kLeastSeats
                               ? "Whoever slaps first says a solution. If it is wrong, that player takes the cards."
                               : "The last without a solution asks one of the others for theirs.");
  entry.panel.emplace_back("Nobody finds one: everybody takes a card back and turns up another.");
  if (board && hand.loser) entry.explained.push_back(fmt::format("The board: {}.", fmt::join(*board, ", ")));
  if (std::string text = contradiction(deal, hand, names); !text.empty()) entry.explained.push_back(std::move(text));
  return entry;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Rules&, const games::Deal&, const State&, Hand hand,
                                                  const games::Tap& tap, const games::Names&) {
  return std::visit(Tapper{std::move(hand)}, tap);
}

}  // namespace nullo::twenty_four
