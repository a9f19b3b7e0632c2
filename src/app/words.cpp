#include "app/words.h"

#include <algorithm>
#include <optional>

#include "base/local_time.h"
#include "base/unicode.h"
#include "text/date.h"
#include "text/say.h"

namespace nullo::app {

std::string local_time(std::string_view utc) { return text::date(nullo::local_time(utc)); }

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
  return text::say("A note has at most {most} characters: this one has {count}.", std::to_string(kMostNote),
                   std::to_string(characters(note)));
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
      return text::say("{what} needs a letter that can be seen", what);
    case NameFault::kTooLong:
      return text::say("{what} has at most {count} characters", what, kMostCharacters);
    case NameFault::kControl:
      return text::say("{what} has no control characters: type it anew", what);
    case NameFault::kBlankAtEnd:
      return text::say("{what} has no blanks around it", what);
  }
  return {};
}

std::string ordinal(int place) {
  const int tens = place % 100;
  if (tens < 11 || tens > 13) {
    if (place % 10 == 1) return text::say("{place}st", place);
    if (place % 10 == 2) return text::say("{place}nd", place);
    if (place % 10 == 3) return text::say("{place}rd", place);
  }
  return text::say("{place}th", place);
}

std::string looks_like_text(std::string_view other) {
  return text::say("It looks like {name}, but has characters that cannot be seen: type it anew", other);
}

std::string name_problem(std::span<const std::string> names, std::size_t place) {
  const std::string& name = names[place];
  if (name.empty()) return {};
  if (std::string problem = name_problem(name, text::say("A name")); !problem.empty()) return problem;
  for (const std::string& other : names.first(place)) {
    if (is_same_name(other, name)) return text::say("{player} sits here twice", name);
    if (!other.empty() && seen_of_name(other) == seen_of_name(name)) return looks_like_text(other);
  }
  return {};
}

}  // namespace nullo::app
