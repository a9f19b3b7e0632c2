// Whether four numbers make 24, with exact fractions, and what is to be said of a solution that somebody says.
// Source: Denexa, "Twenty-Four"; FORMAT-MORE.md, "Twenty-Four".
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/twenty_four/fraction.h"

namespace nullo::twenty_four {

inline constexpr int kNumbers = 4;
inline constexpr int kTarget = 24;
inline constexpr int kLeastNumber = 1;
inline constexpr int kMostNumber = 10;

using Board = std::array<int, kNumbers>;  // 1 to 10 each

// A way to 24, each number once: "8*5-(7+9)"; nothing if there is none.
std::optional<std::string> solve(const Board& board);

enum class Verdict {
  kRight,
  kUnreadable,    // not a sum with + - * / and parentheses
  kOtherNumbers,  // not each number of the board once
  kDividesByZero,
  kNot24,
};

// What a solution is worth, as somebody said it.
struct Judgement {
  Verdict verdict = Verdict::kRight;
  std::size_t character = 0;        // of kUnreadable: from 1; one behind the last where it ends too early
  std::string found = {};           // what stands there; empty at the end
  std::vector<int> missing = {};    // of kOtherNumbers: numbers of the board that are not used, each as often
  std::vector<int> too_often = {};  // numbers of the board that are used more often than they lie there
  std::vector<int> not_there = {};  // numbers that do not lie there
  Fraction value = {};              // of kNot24
};
Judgement judge(const Board& board, std::string_view solution);

}  // namespace nullo::twenty_four
