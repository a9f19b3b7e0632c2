// What the name of a player may be. Source: FORMAT.md, the row `players`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nullo {

inline constexpr std::size_t kLongestName = 64;  // characters

enum class NameFault : std::uint8_t {
  kEmpty,
  kTooLong,
  kControl,     // a control character
  kInvisible,   // nothing in it can be seen
  kBlankAtEnd,  // at one end or both
};
// The first that is found, in this order. `name` is UTF-8.
std::optional<NameFault> fault_of_name(std::string_view name);

// Equal, or written with other characters that mean the same: é as one character, or as e and its accent.
bool is_same_name(std::string_view one, std::string_view other);
// What a reader sees of it, to compare: in normal form, without what is invisible, every blank a space.
std::string seen_of_name(std::string_view name);

}  // namespace nullo
