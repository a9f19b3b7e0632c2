// Reads typed values from a tree; whatever does not fit is added to the faults with its place, and reading goes on.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/fault.h"
#include "core/seat.h"
#include "json/tree.h"

namespace nullo::json {

// An object whose members are asked for by name; those that nobody asked for are faults in the end.
class Object {
 public:
  // A fault if `value` is no object; then it reads as an empty one.
  Object(Value value, Faults& faults, std::string_view expected = "an object");

  // The member, or nothing if it is absent or null.
  [[nodiscard]] std::optional<Value> get(std::string_view key);
  // The same, but absent (or null) is a fault at this object: expected `"winner", a seat from 0 to 3`, found no such key.
  [[nodiscard]] std::optional<Value> require(std::string_view key, std::string_view expected);
  // Every member not asked for is a fault: "expected one of …, found the key \"x\"". Call it last.
  void refuse_others();

  [[nodiscard]] Value value() const { return value_; }
  [[nodiscard]] Faults& faults() const { return faults_; }

 private:
  Value value_;
  Faults& faults_;
  std::vector<std::string_view> asked_;
};

// Adds a fault at the value; builds its text only while faults are still kept.
void refuse(Faults& faults, Value value, std::string_view expected);
void refuse(Faults& faults, Value value, std::string_view expected, std::string_view found);

// Each returns nothing, with a fault, where the value is not what it should be.
std::optional<std::int64_t> read_integer(Value value, std::int64_t least, std::int64_t most, Faults& faults,
                                         std::string_view what = "a whole number");
std::optional<bool> read_bool(Value value, Faults& faults);
// At least `least` and at most `most` characters (code points), and no control characters but line feed and tab.
std::optional<std::string> read_text(Value value, std::size_t least, std::size_t most, Faults& faults,
                                     std::string_view what = "text");
// One of the words; the index of it. Expected: `"reach" or "exceed"`.
std::optional<std::size_t> read_word(Value value, std::span<const std::string_view> words, Faults& faults);
std::optional<Seat> read_seat(Value value, int seats, Faults& faults);
std::optional<Card> read_card(Value value, Faults& faults);
std::optional<Suit> read_suit(Value value, Faults& faults);
// RFC 3339, UTC, as text: "2026-11-21T18:30:00Z" (fractions of a second allowed).
std::optional<std::string> read_time(Value value, Faults& faults);
// A list with exactly one entry a seat, each a count from 0 to `most` or null: not known yet. The sum is not looked at.
std::optional<PerSeat<std::optional<int>>> read_counts(Value value, int seats, int most, Faults& faults);
// False with a fault unless the value is an array.
bool is_array(Value value, Faults& faults, std::string_view expected);

}  // namespace nullo::json
