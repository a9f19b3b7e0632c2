#include "games/find_field.h"

namespace nullo::games {

std::string_view id_of(const Field& field) {
  return std::visit([](const auto& kind) -> std::string_view { return kind.id; }, field);
}

std::string_view field_of(const Tap& tap) {
  return std::visit(
      [](const auto& one) -> std::string_view {
        if constexpr (requires { one.field; }) {
          return one.field;
        } else {
          return {};
        }
      },
      tap);
}

}  // namespace nullo::games
