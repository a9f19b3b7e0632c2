// Lists of facts that may not be known yet: each entry is a std::optional.
#pragma once

#include <algorithm>

namespace nullo {

// The first unknown entry; the end if all are known.
template <class List>
constexpr auto first_unknown(List& list) {
  return std::ranges::find_if(list, [](const auto& each) { return !each.has_value(); });
}

template <class List>
constexpr bool any_unknown(const List& list) {
  return first_unknown(list) != list.end();
}

}  // namespace nullo
