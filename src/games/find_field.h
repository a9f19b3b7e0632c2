// Finds a field or a shortcut of an entry.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>
#include <variant>

#include "games/entry.h"

namespace nullo::games {

std::string_view id_of(const Field& field);

// The field with this id; nullptr: the game does not ask for it now.
inline const Field* find_field(const Entry& entry, std::string_view id) {
  for (const Field& field : entry.fields) {
    if (id_of(field) == id) return &field;
  }
  return nullptr;
}

// The same for a field of one kind; nullptr also if the field is of another kind.
template <class Kind>
const Kind* find_field(const Entry& entry, std::string_view id) {
  for (const Field& field : entry.fields) {
    const auto* found = std::get_if<Kind>(&field);
    if (found != nullptr && found->id == id) return found;
  }
  return nullptr;
}

// The field that a tap sets; empty: it sets none.
std::string_view field_of(const Tap& tap);

// The shortcut with this id; nullptr: it is not offered now.
inline const Shortcut* find_shortcut(const Entry& entry, std::string_view id) {
  const auto found = std::ranges::find(entry.shortcuts, id, &Shortcut::id);
  return found == entry.shortcuts.end() ? nullptr : &*found;
}

// The shortcut that Enter means; nullptr: none.
inline const Shortcut* bright_shortcut(std::span<const Shortcut> shortcuts) {
  const auto found = std::ranges::find_if(shortcuts, &Shortcut::bright);
  return found == shortcuts.end() ? nullptr : &*found;
}

}  // namespace nullo::games
