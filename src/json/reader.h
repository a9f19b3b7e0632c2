// Reads typed values from a tree. Whatever does not fit becomes a fault with its place, and reading goes on.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/fault.h"
#include "core/seat.h"
#include "json/phrase.h"
#include "json/tree.h"

namespace nullo::json {

// What most readers expect.
inline constexpr text::Sentence kAnObject = text::mark("an object");
inline constexpr text::Sentence kWholeNumber = text::mark("a whole number");
inline constexpr text::Sentence kText = text::mark("text");

// An object whose members are asked for by name; refuse_others() makes faults of the rest.
class Object {
 public:
  // If `value` is no object, that is a fault, and it then reads as an empty one.
  Object(Value value, Faults& faults, const Phrase& expected = kAnObject);
  // Stands for an object that was left out, as one without members. A required member is then reported as missing at
  // `at`.
  static Object absent(Value at, Faults& faults) { return Object{at, faults, Absent{}}; }

  // The member, or nothing if it is absent or null.
  [[nodiscard]] std::optional<Value> get(std::string_view key);
  // The same, but a missing key is a fault at this object (expected `"card", a card like "QS"`, found no such key), and
  // null is a fault at the member. If the value was no object at all, there is no further fault.
  [[nodiscard]] std::optional<Value> require(std::string_view key, const Phrase& expected);
  // Makes a fault of every member that was not asked for: "expected one of …, found the key \"x\"". Call it last.
  void refuse_others();

  [[nodiscard]] Value value() const { return value_; }
  [[nodiscard]] Faults& faults() const { return faults_; }

 private:
  struct Absent {};
  Object(Value at, Faults& faults, Absent)
      : value_{at}, faults_{faults}, absent_{true}, begin_{at.end()}, end_{at.end()}, next_{at.end()} {}
  [[nodiscard]] std::optional<Value> member(std::string_view key);
  [[nodiscard]] std::optional<Value> search(std::string_view key);

  Value value_;
  Faults& faults_;
  bool is_object_ = false;
  bool absent_ = false;
  std::size_t size_ = 0;
  Value::Iterator begin_;
  Value::Iterator end_;
  Value::Iterator next_;  // after the member found last, as documents mostly have their keys in the order in which they
                          // are asked for
  // The keys asked for, an absent one perhaps twice: most objects have few, and need no memory for them.
  static constexpr std::size_t kFewKeys = 12;
  [[nodiscard]] bool was_asked(std::string_view key) const;
  void remember(std::string_view key);
  std::array<std::string_view, kFewKeys> asked_;
  std::size_t asked_count_ = 0;
  std::vector<std::string_view> asked_too_;
  std::size_t found_ = 0;       // how many members have been asked for
  std::uint32_t furthest_ = 0;  // the order of the last of them in the text
};

// Adds a fault at the value. Its text is built only while faults are still kept. Without `found` it says what is there.
void refuse(Faults& faults, Value value, const Phrase& expected);
void refuse(Faults& faults, Value value, const Phrase& expected, const Phrase& found);

// Each of these returns nothing and adds a fault if the value does not fit.
std::optional<std::int64_t> read_integer(Value value, std::int64_t least, std::int64_t most, Faults& faults,
                                         const Phrase& what = kWholeNumber);
std::optional<bool> read_bool(Value value, Faults& faults);
// At least `least` and at most `most` characters (code points), and no control characters but line feed and tab.
std::optional<std::string> read_text(Value value, std::size_t least, std::size_t most, Faults& faults,
                                     const Phrase& what = kText);
// Text of one line: like read_text(), but without line feed and tab, and from 1 to `most` characters.
std::optional<std::string> read_line(Value value, std::size_t most, Faults& faults, const Phrase& what);
// The index of the word that the value is. Expected: `"reach" or "exceed"`.
std::optional<std::size_t> read_word(Value value, std::span<const std::string_view> words, Faults& faults);
// A member that is one of the words, in the order of the enumerators; absent, or a fault, leaves `word` as it is.
template <class Word, std::size_t N>
void read_choice(Object& object, std::string_view key, const std::array<std::string_view, N>& words, Word& word) {
  const std::optional<Value> value = object.get(key);
  const auto found = value ? read_word(*value, words, object.faults()) : std::nullopt;
  if (found) word = static_cast<Word>(*found);
}
// A member that is a whole number; absent, or a fault, leaves `number` as it is.
inline void read_number(Object& object, std::string_view key, std::int64_t least, std::int64_t most, int& number) {
  const std::optional<Value> value = object.get(key);
  const auto found = value ? read_integer(*value, least, most, object.faults()) : std::nullopt;
  if (found) number = static_cast<int>(*found);
}
std::optional<Seat> read_seat(Value value, int seats, Faults& faults);
std::optional<Card> read_card(Value value, Faults& faults);
std::optional<Suit> read_suit(Value value, Faults& faults);
// RFC 3339, UTC, as text: "2026-11-21T18:30:00Z" (fractions of a second allowed).
std::optional<std::string> read_time(Value value, Faults& faults);
// A day: "2026-11-21".
std::optional<std::string> read_day(Value value, Faults& faults);
// A list with exactly one entry for each seat: a count from 0 to `most`, or null for not known yet. Their sum is free.
std::optional<PerSeat<std::optional<int>>> read_counts(Value value, int seats, int most, Faults& faults);
// What the entries of a list are, in faults.
struct Entries {
  text::Sentence one;
  text::Sentence all;
};
inline constexpr Entries kCounts{text::mark("a count"), text::mark("counts")};
inline constexpr Entries kWholeNumbers{text::mark("a whole number"), text::mark("whole numbers")};
// The same for numbers that may be below zero.
std::optional<PerSeat<std::optional<int>>> read_numbers(Value value, int seats, int least, int most, Faults& faults,
                                                        const Entries& what = kWholeNumbers);
// False with a fault unless the value is an array.
bool is_array(Value value, Faults& faults, const Phrase& expected);

}  // namespace nullo::json
