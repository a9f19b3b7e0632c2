// Twenty-Four's own sentences.
#include "games/words.h"

#include <algorithm>
#include <numeric>

#include <fmt/core.h>

#include "games/twenty_four/reasons.h"
#include "games/twenty_four/twenty_four.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::twenty_four {
namespace {

// "29", "7/3", "−2".
std::string fraction_text(const Fraction& value) {
  const std::int64_t common = std::gcd(value.above, value.below) * (value.below < 0 ? -1 : 1);
  const std::int64_t above = value.above / common;
  const std::int64_t below = value.below / common;
  const std::string text = fmt::format("{}{}", above < 0 ? "−" : "", above < 0 ? -above : above);
  return below == 1 ? text : fmt::format("{}/{}", text, below);
}

// "the 7 is used too often, the 9 is missing, there is no 3"; "another 8 is missing" where one of two is used.
std::string numbers_text(const Board& board, const Judgement& judgement) {
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  for (const int number : judgement.too_often) add(text::say("the {number} is used too often", number));
  const std::vector<int>& missing = judgement.missing;
  for (const int number : missing) {
    const bool used =
        std::count(board.begin(), board.end(), number) > std::count(missing.begin(), missing.end(), number);
    add(used ? text::say("another {number} is missing", number) : text::say("the {number} is missing", number));
  }
  for (const int number : judgement.not_there) add(text::say("there is no {number} on the board", number));
  return text;
}

// Without the "= 24" with which it may end.
std::string_view without_result(std::string_view solution) {
  solution = solution.substr(0, solution.find('='));
  return solution.substr(0, solution.find_last_not_of(' ') + 1);
}

}  // namespace

std::string judgement_text(const Board& board, std::string_view solution) {
  const Judgement judgement = judge(board, solution);
  switch (judgement.verdict) {
    case Verdict::kRight:
      return text::say("{solution} = {number}: right.", without_result(solution), kTarget);
    case Verdict::kUnreadable:
      return judgement.found.empty() ? text::say("{solution}: not readable: something is missing at the end.", solution)
                                     : text::say("{solution}: not readable at character {number}: {found}.", solution,
                                                 judgement.character, judgement.found);
    case Verdict::kOtherNumbers:
      return text::labelled(solution, numbers_text(board, judgement)) + ".";
    case Verdict::kDividesByZero:
      return text::say("{solution} divides by 0.", solution);
    case Verdict::kNot24:
      break;
  }
  return text::say("{solution} comes to {number}.", without_result(solution), fraction_text(judgement.value));
}

std::string Game::reason_text(const Rules&, const Hand& hand, std::span<const Posting>, const Posting& posting,
                              const games::Names& names) {
  if (posting.reason != kGiven || !hand.loser || !hand.loser->seat) return {};
  return text::say_count(posting.amount, "{count} card given to {player}", "{count} cards given to {player}",
                         names[*hand.loser->seat]);
}

std::string Game::say(const games::Missing& missing, const games::Names&) {
  return missing.key == "board" ? text::say("Which four numbers lie on the table?")
                                : text::say("Who lost and takes the cards?");
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  if (note.key == kSolvable) return text::say("This board can be solved: {solution} = {number}.", note.said, kTarget);
  if (note.key == kUnsolvable) return text::say("This board cannot be solved.");
  return note.seat ? text::say("{player} said {message}", names[*note.seat], note.said) : note.said;
}

}  // namespace nullo::twenty_four
