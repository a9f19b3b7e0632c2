#include "text/plural.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>

namespace nullo::text {
namespace {

constexpr std::size_t kLongest = 300;  // characters of a rule
constexpr std::uint64_t kMostForms = 6;

// Works out an expression of C over `n`.
class Working {
 public:
  Working(std::string_view expression, std::uint64_t n) : rest_{expression}, n_{n} {}
  // Nothing: it is none.
  std::optional<std::uint64_t> run() {
    const std::uint64_t value = choice();
    return is_wrong_ || !rest_.empty() ? std::nullopt : std::optional{value};
  }

 private:
  struct Operator {
    std::size_t level;  // those of a higher one bind first
    std::string_view sign;
    std::uint64_t (*apply)(std::uint64_t, std::uint64_t);
  };
  using Number = std::uint64_t;
  static constexpr std::array kOperators{
      Operator{0, "||", [](Number a, Number b) { return Number{a != 0 || b != 0}; }},
      Operator{1, "&&", [](Number a, Number b) { return Number{a != 0 && b != 0}; }},
      Operator{2, "==", [](Number a, Number b) { return Number{a == b}; }},
      Operator{2, "!=", [](Number a, Number b) { return Number{a != b}; }},
      Operator{3, "<=", [](Number a, Number b) { return Number{a <= b}; }},
      Operator{3, ">=", [](Number a, Number b) { return Number{a >= b}; }},
      Operator{3, "<", [](Number a, Number b) { return Number{a < b}; }},
      Operator{3, ">", [](Number a, Number b) { return Number{a > b}; }},
      Operator{4, "%", [](Number a, Number b) { return b == 0 ? 0 : a % b; }},
  };
  static constexpr std::size_t kLevels = 5;

  Number choice() {
    const Number condition = of_level(0);
    if (!take("?")) return condition;
    const Number yes = choice();
    if (!take(":")) is_wrong_ = true;
    const Number no = choice();
    return condition != 0 ? yes : no;
  }
  Number of_level(std::size_t level) {
    if (level == kLevels) return value();
    Number left = of_level(level + 1);
    while (const Operator* found = take_operator(level)) left = found->apply(left, of_level(level + 1));
    return left;
  }
  Number value() {
    if (take("n")) return n_;
    if (take("(")) {
      const Number inner = choice();
      if (!take(")")) is_wrong_ = true;
      return inner;
    }
    skip_blanks();
    Number number = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
    if (error != std::errc{}) is_wrong_ = true;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return number;
  }
  const Operator* take_operator(std::size_t level) {
    for (const Operator& each : kOperators)
      if (each.level == level && take(each.sign)) return &each;
    return nullptr;
  }
  bool take(std::string_view sign) {
    skip_blanks();
    if (!rest_.starts_with(sign)) return false;
    rest_.remove_prefix(sign.size());
    skip_blanks();
    return true;
  }
  void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size())); }

  std::string_view rest_;
  std::uint64_t n_;
  bool is_wrong_ = false;
};

}  // namespace

std::optional<Plural> Plural::read(std::string_view rule) {
  constexpr std::string_view kBefore = "plural=";
  const std::size_t at = rule.find(kBefore, rule.find(';'));  // "nplurals=" stands before it
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view expression = rule.substr(at + kBefore.size());
  expression = expression.substr(0, expression.find(';'));
  if (expression.size() > kLongest) return std::nullopt;
  Plural plural;
  for (std::size_t n = 0; n < plural.forms_.size(); ++n) {
    const std::optional<std::uint64_t> form = Working{expression, n}.run();
    if (!form || *form >= kMostForms) return std::nullopt;
    plural.forms_.at(n) = static_cast<std::uint8_t>(*form);
  }
  return plural;
}

std::size_t Plural::form_of(std::int64_t count) const {
  constexpr std::int64_t kHundred = 100;
  const std::int64_t size = count < 0 ? -count : count;
  const bool is_small = size < std::ssize(forms_);
  return forms_.at(static_cast<std::size_t>(is_small ? size : kHundred + size % kHundred));
}

}  // namespace nullo::text
