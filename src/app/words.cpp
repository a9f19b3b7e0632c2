#include "app/words.h"

#include <algorithm>
#include <ctime>
#include <optional>

#include <fmt/format.h>

#include "base/digits.h"
#include "base/unicode.h"

namespace nullo::app {
namespace {

// The text matches the shape, where '0' stands for any digit and other characters for themselves; the text may be
// longer.
bool has_shape(std::string_view text, std::string_view shape) {
  if (text.size() < shape.size()) return false;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == '0' ? !is_digit(text[i]) : text[i] != shape[i]) return false;
  }
  return true;
}

// Parsed by hand for speed, since one list reads thousands. False: it is not a valid time.
bool read_time(std::string_view utc, std::tm& parts) {
  const auto number = [utc](std::size_t at, std::size_t digits) {
    int value = 0;
    for (std::size_t i = at; i < at + digits; ++i) value = 10 * value + (utc[i] - '0');
    return value;
  };
  parts.tm_year = number(0, 4) - 1900;
  parts.tm_mon = number(5, 2) - 1;
  parts.tm_mday = number(8, 2);
  parts.tm_hour = number(11, 2);
  parts.tm_min = number(14, 2);
  parts.tm_sec = number(17, 2);
  return parts.tm_mon >= 0 && parts.tm_mon < 12 && parts.tm_mday >= 1 && parts.tm_mday <= 31 && parts.tm_hour < 24 &&
         parts.tm_min < 60 && parts.tm_sec <= 60;
}

}  // namespace

std::string local_time(std::string_view utc) {
  std::tm parts{};
  const bool read = has_shape(utc, "0000-00-00T00:00:00") && read_time(utc, parts);
  if (!read) return std::string{utc};
  const std::time_t moment = timegm(&parts);
  std::tm local{};
  localtime_r(&moment, &local);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
                     local.tm_hour, local.tm_min);
}

std::string grouped(std::int64_t number) {
  std::string text = fmt::format("{}", number);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, 1, ',');
  return text;
}

std::string join(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) {
    if (!text.empty()) text += ", ";
    text += item;
  }
  return text;
}

std::string trimmed(std::string_view text) { return std::string{unicode::trimmed(text)}; }

std::string typed_name(std::string_view text) { return unicode::normalized(unicode::trimmed(text)); }

std::string note_problem(std::string_view note) {
  if (characters(note) <= kMostNote) return {};
  return fmt::format("A note has at most {} characters: this one has {}.", kMostNote, characters(note));
}

std::string typed_note(std::string_view text) {
  std::string note;
  while (const std::optional<unicode::Character> character = unicode::first(text)) {
    const bool stays = !unicode::is_control(character->code) || character->code == '\n' || character->code == '\t';
    if (stays) note.append(text, 0, character->bytes);
    text.remove_prefix(character->bytes);
  }
  return note;
}

std::string name_problem(std::string_view name, std::string_view what) {
  const std::optional<NameFault> fault = fault_of_name(name);
  if (!fault) return {};
  switch (*fault) {
    case NameFault::kEmpty:
    case NameFault::kInvisible:
      return fmt::format("{} needs a letter that can be seen", what);
    case NameFault::kTooLong:
      return fmt::format("{} has at most {} characters", what, kMostCharacters);
    case NameFault::kControl:
      return fmt::format("{} has no control characters: type it anew", what);
    case NameFault::kBlankAtEnd:
      return fmt::format("{} has no blanks around it", what);
  }
  return {};
}

std::string looks_like_text(std::string_view other) {
  return fmt::format("It looks like {}, but has characters that cannot be seen: type it anew", other);
}

std::string name_problem(std::span<const std::string> names, std::size_t place) {
  const std::string& name = names[place];
  if (name.empty()) return {};
  if (std::string problem = name_problem(name, "A name"); !problem.empty()) return problem;
  for (const std::string& other : names.first(place)) {
    if (is_same_name(other, name)) return fmt::format("{} sits here twice", name);
    if (!other.empty() && seen_of_name(other) == seen_of_name(name)) return looks_like_text(other);
  }
  return {};
}

}  // namespace nullo::app
