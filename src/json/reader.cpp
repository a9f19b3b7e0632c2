#include "json/reader.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/unicode.h"
#include "base/utf8.h"
#include "json/no_such_key.h"
#include "json/stored_text.h"
#include "json/writer.h"

namespace nullo::json {

namespace {

constexpr std::size_t kLongestKey = 60;  // bytes of an unknown key that a sentence shows

// `"reach", "exceed" or "add"`
std::string any_of(std::span<const std::string_view> words) {
  std::string one;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string word = quoted(words[i]);
    one = i == 0                  ? word
          : i + 1 == words.size() ? text::say("{one} or {other}", one, word)
                                  : fmt::format("{}, {}", one, word);
  }
  return one;
}

// Cut short, as a key may be 64 MiB long.
std::string said_key(Value value) { return text::say("the key {key}", quoted(utf8::cut(value.key(), kLongestKey))); }

struct TextRule {
  std::size_t least;
  std::size_t most;
  const Phrase& what;
  bool one_line = false;
  bool stored = false;
};

// The first control character that the rule forbids; nothing if there is none.
std::optional<char32_t> control_in(std::string_view text, const TextRule& rule) {
  constexpr char kBeginsC1 = '\xC2';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_c1 = text[i] == kBeginsC1 && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    const auto code = static_cast<unsigned char>(text[is_c1 ? i + 1 : i]);
    const bool forbidden =
        is_c1 ? !rule.stored
              : code < 0x80 && unicode::is_control(code) && (rule.one_line || (code != '\n' && code != '\t'));
    if (forbidden) return code;
  }
  return std::nullopt;
}

std::optional<std::string> refuse_text(Value value, const TextRule& rule, Faults& faults) {
  const auto expected = [&rule] {
    const std::string most = std::to_string(rule.most);
    return rule.least == 0 ? text::say("{what} of at most {most} characters", rule.what.said(), most)
                           : text::say("{what} of {least} to {most} characters", rule.what.said(), rule.least, most);
  };
  if (value.kind() != Kind::kString || value.text().empty()) {
    refuse(faults, value, expected);
  } else {
    refuse(faults, value, expected, text::say("{number} characters", std::to_string(utf8::characters(value.text()))));
  }
  return std::nullopt;
}

std::optional<std::string> read_characters(Value value, const TextRule& rule, Faults& faults) {
  if (value.kind() != Kind::kString) return refuse_text(value, rule, faults);
  const std::string_view text = value.text();
  const std::size_t count = utf8::characters(text);
  if (count < rule.least || count > rule.most) return refuse_text(value, rule, faults);
  const std::optional<char32_t> control = control_in(text, rule);
  if (!control) return std::string{text};
  refuse(faults, value, text::say("{what} without control characters", rule.what.said()),
         text::say("the character {character}", fmt::format("U+{:04X}", static_cast<unsigned>(*control))));
  return std::nullopt;
}

}  // namespace

Object::Object(Value value, Faults& faults, const Phrase& expected)
    : value_{value},
      faults_{faults},
      is_object_{value.kind() == Kind::kObject},
      size_{is_object_ ? value.size() : 0},
      begin_{is_object_ ? value.begin() : value.end()},
      end_{value.end()},
      next_{begin_} {
  if (!is_object_) refuse(faults, value, expected);
}

bool Object::was_asked(std::string_view key) const {
  for (std::size_t i = 0; i < asked_count_; ++i) {
    if (asked_[i] == key) return true;
  }
  return std::ranges::find(asked_too_, key) != asked_too_.end();
}

void Object::remember(std::string_view key) {
  if (asked_count_ < kFewKeys) {
    asked_[asked_count_++] = key;
  } else {
    asked_too_.push_back(key);
  }
}

std::optional<Value> Object::member(std::string_view key) {
  if (is_object_ && value_.may_have(key)) {
    if (const std::optional<Value> found = search(key)) {
      const bool further = found->order() > furthest_;
      if (further) furthest_ = found->order();
      if (further || !was_asked(key)) {
        ++found_;
        remember(key);
      }
      return found;
    }
  }
  if (!is_object_ || found_ < size_) remember(key);  // otherwise no member is left that refuse_others() could blame
  return std::nullopt;
}

std::optional<Value> Object::search(std::string_view key) {
  const Value::Iterator from = next_;
  for (const Value::Iterator start : {from, begin_}) {
    const Value::Iterator stop = start == from ? end_ : from;
    for (auto at = start; at != stop; ++at) {
      const Value found = *at;
      if (found.key() != key) continue;
      next_ = ++at;
      return found;
    }
  }
  return std::nullopt;
}

std::optional<Value> Object::get(std::string_view key) {
  const std::optional<Value> found = member(key);
  return found && !found->is_null() ? found : std::nullopt;
}

std::optional<Value> Object::require(std::string_view key, const Phrase& expected) {
  const std::optional<Value> found = member(key);
  if (found && !found->is_null()) return found;
  if (found) {
    refuse(faults_, *found, expected);
  } else if (is_object_ || absent_) {
    refuse(faults_, value_, expected, kNoSuchKey);
  }
  return std::nullopt;
}

void Object::refuse_others() {
  if (found_ == size_) return;
  std::vector<std::string_view> keys;
  const auto add_once = [&](std::string_view key) {
    if (std::ranges::find(keys, key) == keys.end()) keys.push_back(key);
  };
  std::for_each_n(asked_.begin(), asked_count_, add_once);
  std::ranges::for_each(asked_too_, add_once);
  const std::string expected = keys.empty()       ? text::say("an object without keys")
                               : keys.size() == 1 ? text::say("the key {key}", any_of(keys))
                                                  : text::say("one of the keys {keys}", any_of(keys));
  for (const Value value : value_) {
    if (was_asked(value.key())) continue;
    if (faults_.kept().size() == Faults::kMostKept) {
      faults_.add({});
    } else {
      refuse(faults_, value, expected, said_key(value));
    }
  }
}

void refuse(Faults& faults, Value value, const Phrase& expected) {
  if (faults.kept().size() == Faults::kMostKept) return faults.add({});
  faults.add({value.pointer(), expected.said(), value.said()});
}

void refuse(Faults& faults, Value value, const Phrase& expected, const Phrase& found) {
  if (faults.kept().size() == Faults::kMostKept) return faults.add({});
  faults.add({value.pointer(), expected.said(), found.said()});
}

std::optional<std::int64_t> read_integer(Value value, std::int64_t least, std::int64_t most, Faults& faults,
                                         const Phrase& what) {
  if (value.kind() == Kind::kInteger && value.integer() >= least && value.integer() <= most) return value.integer();
  refuse(faults, value, [&] {
    return text::say("{what} from {least} to {most}", what.said(), std::to_string(least), std::to_string(most));
  });
  return std::nullopt;
}

std::optional<bool> read_bool(Value value, Faults& faults) {
  if (value.kind() == Kind::kBool) return value.boolean();
  refuse(faults, value, text::mark("true or false"));
  return std::nullopt;
}

std::optional<std::string> read_text(Value value, std::size_t least, std::size_t most, Faults& faults,
                                     const Phrase& what) {
  return read_characters(value, {least, most, what}, faults);
}

std::optional<std::string> read_line(Value value, std::size_t most, Faults& faults, const Phrase& what) {
  return read_characters(value, {1, most, what, true}, faults);
}

std::optional<std::string> read_stored_text(Value value, std::size_t least, std::size_t most, Faults& faults,
                                            const Phrase& what) {
  return read_characters(value, {least, most, what, false, true}, faults);
}

std::optional<std::string> read_stored_line(Value value, std::size_t most, Faults& faults, const Phrase& what) {
  return read_characters(value, {1, most, what, true, true}, faults);
}

std::optional<std::size_t> read_word(Value value, std::span<const std::string_view> words, Faults& faults) {
  if (value.kind() == Kind::kString) {
    const auto found = std::ranges::find(words, value.text());
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  }
  refuse(faults, value, [words] { return any_of(words); });
  return std::nullopt;
}

std::optional<Seat> read_seat(Value value, int seats, Faults& faults) {
  const std::optional<std::int64_t> number = read_integer(value, 0, seats - 1, faults, text::mark("a seat"));
  if (!number) return std::nullopt;
  return Seat{static_cast<int>(*number)};
}

std::optional<Card> read_card(Value value, Faults& faults) {
  if (value.kind() == Kind::kString) {
    if (const std::optional<Card> card = parse_card(value.text())) return card;
  }
  refuse(faults, value, text::mark("a card, rank and suit, like \"QS\""));
  return std::nullopt;
}

std::optional<Suit> read_suit(Value value, Faults& faults) {
  if (value.kind() == Kind::kString) {
    if (const std::optional<Suit> suit = parse_suit(value.text())) return suit;
  }
  refuse(faults, value, text::mark("a suit, \"C\", \"D\", \"H\" or \"S\""));
  return std::nullopt;
}

std::optional<PerSeat<std::optional<int>>> read_counts(Value value, int seats, int most, Faults& faults) {
  return read_numbers(value, seats, 0, most, faults, kCounts);
}

std::optional<PerSeat<std::optional<int>>> read_numbers(Value value, int seats, int least, int most, Faults& faults,
                                                        const Entries& what) {
  if (value.kind() != Kind::kArray || value.size() != static_cast<std::size_t>(seats)) {
    const std::string found = value.kind() == Kind::kArray ? text::say("{count} of them", value.size()) : value.said();
    refuse(faults, value, text::say("a list of {count} {what}, one for each seat", seats, text::say(what.all)), found);
    return std::nullopt;
  }
  PerSeat<std::optional<int>> counts(seats);  // braces would be a list of one
  bool good = true;
  int seat = 0;
  for (const Value item : value) {
    const Seat place{seat++};
    if (item.is_null()) continue;
    const std::optional<std::int64_t> count = read_integer(item, least, most, faults, what.one);
    if (count) counts[place] = static_cast<int>(*count);
    good = good && count;
  }
  return good ? std::optional{counts} : std::nullopt;
}

bool is_array(Value value, Faults& faults, const Phrase& expected) {
  if (value.kind() == Kind::kArray) return true;
  refuse(faults, value, expected);
  return false;
}

}  // namespace nullo::json
