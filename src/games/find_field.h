// Looks a fact up among those that an entry shows.
#pragma once

#include <string_view>
#include <variant>

#include "games/entry.h"

namespace nullo::games {

// The field with this id, if there is one and it is of this kind.
template <class Kind>
const Kind* find_field(const Entry& entry, std::string_view id) {
  for (const Field& field : entry.fields) {
    const auto* found = std::get_if<Kind>(&field);
    if (found != nullptr && found->id == id) return found;
  }
  return nullptr;
}

}  // namespace nullo::games
