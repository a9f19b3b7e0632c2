#include "json/library.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace nullo::json {

Library library() {
  return {"nlohmann/json", fmt::format("{}.{}.{}", NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR,
                                       NLOHMANN_JSON_VERSION_PATCH)};
}

}  // namespace nullo::json
