// What the name of a player may be. Source: docs/documents.md#session.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nullo {

inline constexpr std::size_t kLongestName = 64;  // characters

enum class NameFault : std::uint8_t {
  kEmpty,
  kTooLong,
  kControl,     // a control character
  kInvisible,   // no character of it can be seen
  kBlankAtEnd,  // a blank at one end or both
};
// The first of these faults that the name has. `name` is UTF-8.
std::optional<NameFault> fault_of_name(std::string_view name);

// Whether two names are equal, or differ only in characters that mean the same: é as one character, or as e and its
// accent.
bool is_same_name(std::string_view one, std::string_view other);
// The first of the names that is_same_name() with this one; the end if there is none.
std::vector<std::string>::const_iterator find_name(const std::vector<std::string>& names, std::string_view name);
// A name as a reader sees it, for comparing: in normal form, without invisible characters, every blank a space.
std::string seen_of_name(std::string_view name);
// "Anna 2", where "Anna" is taken; the end of a long name makes room.
std::string with_number(std::string_view name, int number);

}  // namespace nullo
