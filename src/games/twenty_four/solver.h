// Whether four numbers make 24, with exact fractions, and how right a solution is that somebody says. Source: Denexa,
// "Twenty-Four"; docs/documents.md#twenty_four.
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

// How right a solution is, as somebody said it.
struct Judgement {
  Verdict verdict = Verdict::kRight;
  std::size_t character = 0;        // of kUnreadable: where reading failed, from 1; at the end one past the last
  std::string found = {};           // of kUnreadable: the text found there; empty at the end
  std::vector<int> missing = {};    // of kOtherNumbers: unused numbers of the board, each as often as it is unused
  std::vector<int> too_often = {};  // of kOtherNumbers: numbers that are used more often than they are on the board
  std::vector<int> not_there = {};  // of kOtherNumbers: numbers that are not on the board
  Fraction value = {};              // of kNot24
};
Judgement judge(const Board& board, std::string_view solution);

}  // namespace nullo::twenty_four
