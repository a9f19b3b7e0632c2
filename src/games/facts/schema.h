// What the schemas say of many values: each may be null.
#pragma once

#include <cstdint>
#include <string_view>

#include "json/writer.h"

namespace nullo::games {

inline json::Writer& write_type(std::string_view type, json::Writer& writer) {
  return writer.key("type").begin_array().value(type).value("null").end_array();
}
inline json::Writer& write_range(std::int64_t least, std::int64_t most, json::Writer& writer) {
  return write_type("integer", writer).member("minimum", least).member("maximum", most);
}
inline json::Writer& write_list(std::size_t least, std::size_t most, json::Writer& writer) {
  return write_type("array", writer).member("minItems", least).member("maxItems", most);
}

}  // namespace nullo::games
