// What is wrong with a document, a call or a tap: where, what was expected there, what was found.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace nullo {

struct Fault {
  std::string at;        // JSON pointer; empty for the whole document
  std::string expected;  // "a seat from 0 to 3"
  std::string found;     // "7"

  friend bool operator==(const Fault&, const Fault&) = default;
};

// One line: "/hands/0/tricks/3/winner: expected a seat from 0 to 3, found 7". It is safe to print, whatever the
// document has in its keys and texts.
std::string to_string(const Fault& fault);

// The faults of one document: keeps the first hundred, and counts them all.
class Faults {
 public:
  static constexpr std::size_t kMostKept = 100;

  void add(Fault fault) {
    ++count_;
    if (kept_.size() < kMostKept) kept_.push_back(std::move(fault));
  }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] const std::vector<Fault>& kept() const { return kept_; }

 private:
  std::vector<Fault> kept_;
  std::size_t count_ = 0;
};

template <class T, class E = Faults>
using Result = tl::expected<T, E>;

}  // namespace nullo
