// Looks a fact up among those that an entry shows.
#pragma once

#include <string_view>
#include <variant>

#include "games/entry.h"

namespace nullo::games {

// The field with this id; nullptr: the game does not ask it now.
inline const Field* find_field(const Entry& entry, std::string_view id) {
  for (const Field& field : entry.fields) {
    if (std::visit([](const auto& kind) -> std::string_view { return kind.id; }, field) == id) return &field;
  }
  return nullptr;
}

// The same, if it is of this kind.
template <class Kind>
const Kind* find_field(const Entry& entry, std::string_view id) {
  for (const Field& field : entry.fields) {
    const auto* found = std::get_if<Kind>(&field);
    if (found != nullptr && found->id == id) return found;
  }
  return nullptr;
}

}  // namespace nullo::games
