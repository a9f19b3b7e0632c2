// How far something is that takes long, for whoever waits for it.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace nullo {

struct Step {
  std::string_view what;  // "sessions are scored again"
  std::int64_t done = 0;
  std::int64_t all = 0;  // 0: nobody knows how many there will be
};
// Called often while something goes on; empty: nobody waits.
using Progress = std::function<void(const Step&)>;

}  // namespace nullo
