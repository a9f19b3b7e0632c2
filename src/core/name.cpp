#include "core/name.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/unicode.h"
#include "base/utf8.h"

namespace nullo {
namespace {

using unicode::Character;

template <class Test>
bool any_character(std::string_view text, Test test) {
  while (const std::optional<Character> character = unicode::first(text)) {
    if (test(character->code)) return true;
    text.remove_prefix(character->bytes);
  }
  return false;
}

}  // namespace

std::optional<NameFault> fault_of_name(std::string_view name) {
  if (name.empty()) return NameFault::kEmpty;
  if (utf8::characters(name) > kLongestName) return NameFault::kTooLong;
  if (any_character(name, unicode::is_control)) return NameFault::kControl;
  if (!any_character(name, unicode::is_visible)) return NameFault::kInvisible;
  if (unicode::trimmed(name).size() < name.size()) return NameFault::kBlankAtEnd;
  return std::nullopt;
}

bool is_same_name(std::string_view one, std::string_view other) {
  return one == other || unicode::normalized(one) == unicode::normalized(other);
}

std::vector<std::string>::const_iterator find_name(const std::vector<std::string>& names, std::string_view name) {
  const auto equal = std::ranges::find(names, name);  // nearly always, and much faster
  if (equal != names.end()) return equal;
  return std::ranges::find_if(names, [name](const std::string& each) { return is_same_name(each, name); });
}

std::string seen_of_name(std::string_view name) {
  const std::string normal = unicode::normalized(unicode::trimmed(name));
  std::string seen;
  for (std::string_view rest = normal; const std::optional<Character> character = unicode::first(rest);) {
    if (unicode::is_blank(character->code)) {
      seen += ' ';
    } else if (unicode::is_visible(character->code)) {
      seen.append(rest, 0, character->bytes);
    }
    rest.remove_prefix(character->bytes);
  }
  return seen;
}

std::string with_number(std::string_view name, int number) {
  const std::string ending = fmt::format(" {}", number);
  while (utf8::characters(name) + ending.size() > kLongestName) name = utf8::without_last(name);
  return std::string{name} + ending;
}

}  // namespace nullo
