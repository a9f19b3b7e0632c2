// Scoring of a set of Twenty-Four. Source: Denexa, "Twenty-Four"; twenty_four T1, T2.
#include <algorithm>

#include "games/twenty_four/reasons.h"
#include "games/twenty_four/twenty_four.h"
#include "text/say.h"

namespace nullo::twenty_four {
namespace {

// Each player's share of the four cards goes to the loser, whose own share comes back to them. [twenty_four T1]
void take_cards(int seats, Seat loser, games::Scored& scored) {
  const Amount part = kNumbers / seats;
  for (const Seat seat : Seats{seats}) {
    if (seat == loser) {
      scored.postings.emplace_back(Account::bank(), Account::of(seat), kNumbers - part, kTaken);
    } else {
      scored.postings.emplace_back(Account::of(seat), Account::bank(), part, kGiven);
    }
  }
}

// Notes while the set is played would give away what the players are looking for.
std::vector<games::Note> notes_of(const Board& board, const Hand& hand) {
  std::vector<games::Note> notes;
  if (!hand.solution.empty()) {
    const Verdict verdict = judge(board, hand.solution).verdict;
    const std::string_view key = verdict == Verdict::kRight        ? kRightSolution
                                 : verdict == Verdict::kUnreadable ? kUnreadableSolution
                                                                   : kWrongSolution;
    notes.push_back({key, hand.solver, 0, {}, judgement_text(board, hand.solution)});
  }
  const std::optional<std::string> solution = solve(board);
  notes.push_back({solution ? kSolvable : kUnsolvable, {}, 0, {}, solution.value_or(""), true});
  return notes;
}

}  // namespace

std::optional<Board> whole_board(const Hand& hand) {
  Board board{};
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (!hand.board[i]) return std::nullopt;
    board[i] = *hand.board[i];
  }
  return board;
}

games::ScoredHand<State> Game::score(const Play& play) {
  games::ScoredHand<State> scored;
  const std::optional<Board> board = whole_board(play.hand);
  if (!board) scored.missing.push_back({"board", {}, {}, 0});
  if (!play.hand.loser) scored.missing.push_back({"loser", {}, {}, 0});
  if (play.hand.loser && play.hand.loser->seat) take_cards(play.deal.seats, *play.hand.loser->seat, scored);
  if (scored.complete()) conclude(play.rules, play.deal, scored);
  if (board) scored.notes = notes_of(*board, play.hand);
  return scored;
}

// Whoever has no cards left has won, several together. [twenty_four T2]
void Game::conclude(const Rules&, const games::Deal& deal, games::Scored& scored) {
  const PerSeat<Amount> won = scores_of(scored.postings, deal.seats);
  for (const Seat seat : Seats{deal.seats}) {
    if (deal.totals[seat] + won[seat] <= 0) scored.winners.push_back(seat);
  }
  scored.over = !scored.winners.empty();
}

// One seat takes all four cards and the others lose their share; or nobody takes any. [twenty_four T1]
std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal& deal,
                                                     const games::Counts& scores) {
  const int part = kNumbers / deal.seats;
  int takers = 0;
  int givers = 0;
  int others = 0;
  for (const std::optional<int>& score : scores) {
    if (score) ++(score == kNumbers - part ? takers : score == -part ? givers : others);
    const bool possible = !score || score == 0 || score == kNumbers - part || score == -part;
    if (!possible || takers > 1 || (others > 0 && takers + givers > 0) || givers == deal.seats) {
      return games::Impossible{
          text::say("{number} for one seat and {other} for every other, or 0 for all", kNumbers - part,
                    fmt::format("{}", -part)),
          fmt::format("{}", *score),
          text::say(
              "Either one player has {cards} cards more and each of the others {count} fewer, or nothing changes.",
              kNumbers - part, part)};
    }
  }
  return std::nullopt;
}

}  // namespace nullo::twenty_four
