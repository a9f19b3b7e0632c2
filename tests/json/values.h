// The values of an array, or the members of an object, by number.
#pragma once

#include <vector>

#include "json/tree.h"

namespace nullo::json {

inline std::vector<Value> values_of(Value holder) {
  std::vector<Value> values;
  for (const Value value : holder) values.push_back(value);
  return values;
}

}  // namespace nullo::json
