// Twenty-Four's own sentences.
#include "games/words.h"

#include <algorithm>
#include <numeric>

#include <fmt/core.h>

#include "games/twenty_four/reasons.h"
#include "games/twenty_four/twenty_four.h"

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
  for (const int number : judgement.too_often) add(fmt::format("the {} is used too often", number));
  const std::vector<int>& missing = judgement.missing;
  for (const int number : missing) {
    const bool used =
        std::count(board.begin(), board.end(), number) > std::count(missing.begin(), missing.end(), number);
    add(fmt::format("{} {} is missing", used ? "another" : "the", number));
  }
  for (const int number : judgement.not_there) add(fmt::format("there is no {} on the board", number));
  return text;
}

std::string unreadable_text(const Judgement& judgement) {
  if (judgement.found.empty()) return fmt::format("not readable: something is missing at the end");
  return fmt::format("not readable at character {}: {}", judgement.character, judgement.found);
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
      return fmt::format("{} = {}: right.", without_result(solution), kTarget);
    case Verdict::kUnreadable:
      return fmt::format("{}: {}.", solution, unreadable_text(judgement));
    case Verdict::kOtherNumbers:
      return fmt::format("{}: {}.", solution, numbers_text(board, judgement));
    case Verdict::kDividesByZero:
      return fmt::format("{} divides by 0.", solution);
    case Verdict::kNot24:
      break;
  }
  return fmt::format("{} comes to {}.", without_result(solution), fraction_text(judgement.value));
}

std::string Game::reason_text(const Rules&, const Hand& hand, std::span<const Posting>, const Posting& posting,
                              const games::Names& names) {
  if (posting.reason != kGiven || !hand.loser || !hand.loser->seat) return {};
  return fmt::format("{} given to {}", games::amount_of(posting.amount, "card"), names[*hand.loser->seat]);
}

std::string Game::say(const games::Missing& missing, const games::Names&) {
  return missing.key == "board" ? "Which four numbers lie on the table?" : "Who lost and takes the cards?";
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  if (note.key == kSolvable) return fmt::format("This board can be solved: {} = {}.", note.said, kTarget);
  if (note.key == kUnsolvable) return "This board cannot be solved.";
  return note.seat ? fmt::format("{} said {}", names[*note.seat], note.said) : note.said;
}

}  // namespace nullo::twenty_four
