// Exact fractions, and the four ways to join two of them.
#pragma once

#include <cstdint>

namespace nullo::twenty_four {

// Not in lowest terms: four numbers up to ten, joined in any way, keep both parts far within 64 bits.
struct Fraction {
  std::int64_t above = 0;
  std::int64_t below = 1;  // not 0; may be negative

  friend constexpr bool operator==(const Fraction& a, const Fraction& b) {
    return a.above * b.below == b.above * a.below;
  }
};

// Joins two fractions by + - * or /; the divisor must not be 0.
constexpr Fraction joined(const Fraction& a, char sign, const Fraction& b) {
  switch (sign) {
    case '+':
      return {a.above * b.below + b.above * a.below, a.below * b.below};
    case '-':
      return {a.above * b.below - b.above * a.below, a.below * b.below};
    case '*':
      return {a.above * b.above, a.below * b.below};
    default:
      return {a.above * b.below, a.below * b.above};
  }
}

}  // namespace nullo::twenty_four
