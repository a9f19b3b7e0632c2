#include "games/twenty_four/solver.h"

#include <span>

#include <fmt/core.h>

namespace nullo::twenty_four {
namespace {

constexpr Fraction kGoal{kTarget, 1};

bool is_sum(char sign) { return sign == '+' || sign == '-'; }

// Joins any two of the numbers in any way, then any two of what that leaves, until one is left. No text is made on the
// way: a board without a solution takes some four thousand steps.
class Search {
 public:
  explicit Search(const Board& board) {
    for (std::size_t i = 0; i < board.size(); ++i) nodes_[i].value = {board[i], 1};
  }

  std::optional<std::string> run() {
    constexpr std::array kAll{0, 1, 2, 3};
    return found(kAll) ? std::optional{text(kLast)} : std::nullopt;
  }

 private:
  // A number of the board, or two nodes and how they are joined.
  struct Node {
    Fraction value;
    char sign = '\0';  // zero for a number of the board
    int left = 0;
    int right = 0;
  };
  static constexpr int kLast = 2 * kNumbers - 2;  // of as many joins as it takes

  [[nodiscard]] const Node& at(int node) const { return nodes_[static_cast<std::size_t>(node)]; }

  // Whether these nodes make 24; the nodes that were made for it come after them.
  bool found(std::span<const int> open) {
    if (open.size() == 1) return at(open[0]).value == kGoal;
    std::array<int, kNumbers> rest{};
    for (std::size_t i = 0; i < open.size(); ++i) {
      for (std::size_t j = 0; j < open.size(); ++j) {
        if (i == j) continue;
        std::size_t count = 0;
        for (std::size_t k = 0; k < open.size(); ++k) {
          if (k != i && k != j) rest.at(count++) = open[k];
        }
        rest.at(count++) = kLast + 2 - static_cast<int>(open.size());
        if (joins(open[i], open[j], i < j, std::span{rest}.first(count))) return true;
      }
    }
    return false;
  }

  // Tries the joins of two nodes. `both`: also those whose result does not depend on the order of the two.
  bool joins(int left, int right, bool both, std::span<const int> rest) {
    Node& made = nodes_[static_cast<std::size_t>(rest.back())];
    for (const char sign : {'+', '*', '-', '/'}) {
      if (!both && (sign == '+' || sign == '*')) continue;
      if (sign == '/' && at(right).value.above == 0) continue;
      made = {joined(at(left).value, sign, at(right).value), sign, left, right};
      if (found(rest)) return true;
    }
    return false;
  }

  // The expression, with parentheses only where they are needed.
  [[nodiscard]] std::string text(int node) const {
    const Node& join = at(node);
    if (join.sign == '\0') return fmt::format("{}", join.value.above);
    const char left = at(join.left).sign;
    const char right = at(join.right).sign;
    const bool around_left = !is_sum(join.sign) && is_sum(left);
    const bool around_right =
        is_sum(join.sign) ? join.sign == '-' && is_sum(right) : is_sum(right) || (join.sign == '/' && right != '\0');
    const auto part = [this](int of, bool around) { return around ? fmt::format("({})", text(of)) : text(of); };
    return part(join.left, around_left) + join.sign + part(join.right, around_right);
  }

  std::array<Node, kLast + 1> nodes_;
};

}  // namespace

std::optional<std::string> solve(const Board& board) { return Search{board}.run(); }

}  // namespace nullo::twenty_four
