// Reads a solution as sums of products of numbers and parentheses, and works out its value on the way.
#include <algorithm>
#include <charconv>

#include "base/utf8.h"
#include "games/twenty_four/solver.h"

namespace nullo::twenty_four {
namespace {

struct Sign {
  char means;
  std::string_view written;
};
// Signs as on a keyboard, and as in a book.
constexpr std::array<Sign, 11> kSigns{{{'+', "+"},
                                       {'-', "-"},
                                       {'-', "−"},
                                       {'-', "–"},
                                       {'*', "*"},
                                       {'*', "×"},
                                       {'*', "·"},
                                       {'*', "x"},
                                       {'*', "X"},
                                       {'/', "/"},
                                       {'/', "÷"}}};

struct Brackets {
  char open;
  char close;
};
constexpr std::array<Brackets, 3> kBrackets{{{'(', ')'}, {'[', ']'}, {'{', '}'}}};

class Reading {
 public:
  explicit Reading(std::string_view text) : text_{text} {}

  // The value of the whole text, which may end with "= 24"; nothing if it is no such expression: reading then stopped
  // at character().
  std::optional<Fraction> value() {
    const std::optional<Fraction> all = sum(0);
    if (all && take('=')) {
      skip_blanks();
      if (!text_.substr(at_).starts_with(kResult)) return std::nullopt;
      at_ += kResult.size();
    }
    skip_blanks();
    return at_ == text_.size() ? all : std::nullopt;
  }
  [[nodiscard]] bool divides_by_zero() const { return divides_by_zero_; }
  [[nodiscard]] const std::vector<int>& numbers() const { return numbers_; }

  // The next character to read, from 1; characters, not bytes.
  [[nodiscard]] std::size_t character() const { return 1 + utf8::characters(text_.substr(0, at_)); }
  [[nodiscard]] std::string found() const {
    if (at_ == text_.size()) return {};
    const auto* const next = std::find_if(text_.begin() + offset() + 1, text_.end(), utf8::begins_character);
    return {text_.begin() + offset(), next};
  }

 private:
  static constexpr int kDeepest = 32;
  static constexpr std::size_t kMostDigits = 4;
  static constexpr std::string_view kResult = "24";

  [[nodiscard]] std::ptrdiff_t offset() const { return static_cast<std::ptrdiff_t>(at_); }
  void skip_blanks() { at_ = std::min(text_.find_first_not_of(' ', at_), text_.size()); }

  // Takes the next character if it is this one.
  bool take(char character) {
    skip_blanks();
    if (at_ == text_.size() || text_[at_] != character) return false;
    ++at_;
    return true;
  }
  // Takes the next sign if it is one of these two.
  std::optional<char> take_sign(char one, char other) {
    skip_blanks();
    for (const Sign& sign : kSigns) {
      if ((sign.means != one && sign.means != other) || !text_.substr(at_).starts_with(sign.written)) continue;
      at_ += sign.written.size();
      return sign.means;
    }
    return std::nullopt;
  }

  std::optional<Fraction> sum(int depth) {
    std::optional<Fraction> left = product(depth);
    while (left) {
      const std::optional<char> sign = take_sign('+', '-');
      if (!sign) break;
      const std::optional<Fraction> right = product(depth);
      left = right ? std::optional{joined(*left, *sign, *right)} : std::nullopt;
    }
    return left;
  }

  std::optional<Fraction> product(int depth) {
    std::optional<Fraction> left = factor(depth);
    while (left) {
      std::optional<char> sign = take_sign('*', '/');
      if (!sign && multiplies_without_sign()) sign = '*';
      if (!sign) break;
      const std::optional<Fraction> right = factor(depth);
      const bool by_zero = right && *sign == '/' && right->above == 0;
      divides_by_zero_ = divides_by_zero_ || by_zero;
      if (!right) return std::nullopt;
      if (!by_zero) left = joined(*left, *sign, *right);  // on division by zero reads on, to see which numbers are used
    }
    return left;
  }

  // "2(3+4)" and "(3+4)2" are products; two numbers side by side are none.
  bool multiplies_without_sign() {
    skip_blanks();
    if (at_ == text_.size()) return false;
    const auto stands = [this](char character) { return character == text_[at_]; };
    if (std::ranges::any_of(kBrackets, stands, &Brackets::open)) return true;
    const std::size_t last = text_.find_last_not_of(' ', at_ - 1);
    const auto stood = [this, last](char character) { return character == text_[last]; };
    return text_[at_] >= '0' && text_[at_] <= '9' && std::ranges::any_of(kBrackets, stood, &Brackets::close);
  }

  std::optional<Fraction> factor(int depth) {
    for (const Brackets& brackets : kBrackets) {
      if (depth >= kDeepest || !take(brackets.open)) continue;
      const std::optional<Fraction> inside = sum(depth + 1);
      return inside && take(brackets.close) ? inside : std::nullopt;
    }
    skip_blanks();
    const std::size_t end = std::min(text_.find_first_not_of("0123456789", at_), text_.size());
    if (end == at_ || end - at_ > kMostDigits) return std::nullopt;
    int number = 0;
    std::from_chars(text_.data() + at_, text_.data() + end, number);
    at_ = end;
    numbers_.push_back(number);
    // A solution with other numbers is wrong whatever its value: a 0 in their place keeps the value from overflowing.
    const bool can_be_right = number <= kMostNumber && numbers_.size() <= kNumbers;
    return can_be_right ? Fraction{number, 1} : Fraction{};
  }

  std::string_view text_;
  std::size_t at_ = 0;  // how far it has been read
  std::vector<int> numbers_;
  bool divides_by_zero_ = false;
};

// Compares the numbers used with those of the board.
Judgement compared(const Board& board, std::vector<int> used) {
  Judgement judgement;
  for (const int number : board) {
    const auto found = std::ranges::find(used, number);
    if (found == used.end()) {
      judgement.missing.push_back(number);
    } else {
      used.erase(found);
    }
  }
  for (const int number : used) {
    const bool there = std::ranges::find(board, number) != board.end();
    (there ? judgement.too_often : judgement.not_there).push_back(number);
  }
  if (!used.empty() || !judgement.missing.empty()) judgement.verdict = Verdict::kOtherNumbers;
  return judgement;
}

}  // namespace

Judgement judge(const Board& board, std::string_view solution) {
  Reading reading{solution};
  const std::optional<Fraction> value = reading.value();
  if (!value) return {.verdict = Verdict::kUnreadable, .character = reading.character(), .found = reading.found()};
  Judgement judgement = compared(board, reading.numbers());
  if (judgement.verdict == Verdict::kOtherNumbers) return judgement;
  judgement.value = *value;
  if (reading.divides_by_zero()) {
    judgement.verdict = Verdict::kDividesByZero;
  } else if (*value != Fraction{kTarget, 1}) {
    judgement.verdict = Verdict::kNot24;
  }
  return judgement;
}

}  // namespace nullo::twenty_four
