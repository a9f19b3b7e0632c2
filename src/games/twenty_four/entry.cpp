// How a table enters a set of Twenty-Four: the four numbers, perhaps what somebody says, who takes the cards.
#include <algorithm>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/unknown.h"
#include "games/find_field.h"
#include "games/sentence.h"
#include "games/twenty_four/twenty_four.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::twenty_four {
namespace {

const games::Fact& fact(std::size_t place) { return Game::fact_list()[place]; }

games::SeatField loser_field(const games::Deal& deal, const Hand& hand) {
  games::SeatField field = games::seat_field(fact(kLoser), deal, &hand);
  if (hand.loser) field.value = hand.loser->seat;
  field.nobody = {text::say("Nobody: no solution"), 'n', hand.loser && !hand.loser->seat};
  return field;
}

// Its pieces are the board's numbers, each offered once, and the signs.
games::TextField solution_field(const Hand& hand) {
  games::TextField field = games::text_field(fact(kSolution), &hand);
  field.key = 's';
  std::array<std::optional<int>, kNumbers> numbers = hand.board;
  std::ranges::sort(numbers);
  const auto again = std::ranges::unique(numbers);
  for (const std::optional<int>& number : std::ranges::subrange{numbers.begin(), again.begin()}) {
    if (number) field.pieces.push_back({fmt::format("{}", *number), fmt::format("{}", *number)});
  }
  field.pieces.insert(field.pieces.end(), {{"+", "+"}, {"-", "−"}, {"*", "×"}, {"/", "÷"}, {"(", "("}, {")", ")"}});
  const std::optional<Board> board = whole_board(hand);
  if (board && !hand.solution.empty()) field.remark = judgement_text(*board, hand.solution);
  return field;
}

games::Reveal reveal_of(int number, const Board& board) {
  games::Reveal reveal;
  reveal.about = text::labelled(number, fmt::format("{}", fmt::join(board, " ")));
  reveal.key = '?';
  const std::optional<std::string> solution = solve(board);
  reveal.steps.push_back({text::say("Is there a solution?"), solution ? text::say("Yes, this board can be solved.")
                                                                      : text::say("No, this board cannot be solved.")});
  if (solution) reveal.steps.push_back({text::say("Show it"), fmt::format("{} = {}", *solution, kTarget)});
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
  const std::string_view solver = names[*hand.solver];
  if (!taker) {
    return right ? text::say("What {player} said is right, yet nobody takes the cards.", solver)
                 : text::say("What {player} said is wrong, yet nobody takes the cards.", solver);
  }
  return right ? text::say("What {player} said is right, yet {other} takes the cards.", solver, names[*taker])
               : text::say("What {player} said is wrong, yet {other} takes the cards.", solver, names[*taker]);
}

void ask(const games::Deal& deal, const Hand& hand, const games::Names& names, games::Question& question) {
  const auto* const first = first_unknown(hand.board);
  if (first != hand.board.end()) {
    games::ask(fact(kBoard), question);
    question.number = static_cast<int>(first - hand.board.begin());
  } else if (!hand.loser) {
    const games::Fact& asked = fact(!hand.solution.empty() && !hand.solver ? kSolver : kLoser);
    games::ask(asked, question);
    question.wants = games::Question::Wants::kSeat;
    for (const Seat seat : Seats{deal.seats}) question.choices.push_back(seat);
    question.usual = settled(deal.seats, hand);
    if (question.usual) question.text += fmt::format(" {}: {}.", games::kEnter, names[*question.usual]);
    if (!hand.solution.empty()) question.text = judgement_text(*whole_board(hand), hand.solution) + " " + question.text;
  } else {  // a digit corrects it
    games::ask(fact(kLoser), question);
    question.wants = games::Question::Wants::kSeat;
    for (const Seat seat : Seats{deal.seats}) question.choices.push_back(seat);
    question.text = text::say("The hand is complete. Did another player take the cards?");
  }
}

}  // namespace

games::Entry Game::entry(const Play& play, const games::Names& names) {
  games::Entry entry;
  entry.seats = play.deal.seats;
  entry.form = games::Form::kSummary;
  const std::optional<Board> board = whole_board(play.hand);
  entry.question.heading = text::say("Hand {hand}: make {number}", play.deal.number + 1, kTarget);
  ask(play.deal, play.hand, names, entry.question);
  entry.fields.emplace_back(games::numbers_field(fact(kBoard), &play.hand));
  // Nothing with a name on it stands between the question and its answers.
  const games::SeatField solver = games::seat_field(fact(kSolver), play.deal, &play.hand);
  const bool asks_solver = entry.question.field == solver.id;
  if (asks_solver) entry.fields.emplace_back(solver);
  if (!asks_solver && (board || play.hand.loser)) entry.fields.emplace_back(loser_field(play.deal, play.hand));
  if (board || !play.hand.solution.empty()) entry.fields.emplace_back(solution_field(play.hand));
  if (!asks_solver && (play.hand.solver || !play.hand.solution.empty())) entry.fields.emplace_back(solver);
  if (board) entry.reveal = reveal_of(play.deal.number, *board);
  entry.panel.emplace_back(
      play.deal.seats == kLeastSeats
          ? text::say("Whoever slaps first says a solution. If it is wrong, that player takes the cards.")
          : text::say("The last without a solution asks one of the others for theirs."));
  entry.panel.emplace_back(text::say("Nobody finds one: everybody takes a card back and turns up another."));
  if (board && play.hand.loser)
    entry.explained.push_back(text::say("The board: {numbers}.", fmt::format("{}", fmt::join(*board, ", "))));
  if (std::string text = contradiction(play.deal, play.hand, names); !text.empty())
    entry.explained.push_back(std::move(text));
  return entry;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  Hand hand = play.hand;
  if (games::field_of(tap) == fact(kLoser).key) {
    if (const auto* seat = std::get_if<games::PickSeat>(&tap)) {
      hand.loser = seat->seat ? std::optional{Loser{seat->seat}} : std::nullopt;
      return hand;
    }
    if (std::holds_alternative<games::PickNobody>(tap)) {  // a second tap takes it back
      hand.loser = hand.loser == Loser{} ? std::nullopt : std::optional{Loser{}};
      return hand;
    }
  }
  const auto* text = std::get_if<games::SetText>(&tap);
  if (text != nullptr && text->text.empty()) hand.solver.reset();  // without a solution there is no solver
  return games::with_fact<Game>(play, std::move(hand), tap, names);
}

}  // namespace nullo::twenty_four
