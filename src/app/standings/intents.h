// The intents of the page that says who is best.
#pragma once

#include <cstdint>
#include <string>

namespace nullo::app {

// What the table is made of, or sorted by.
struct ChooseStandings {
  enum class Of : std::uint8_t { kGame, kPeriod, kColumn };
  Of of = Of::kGame;
  std::string id = {};
};
// The next one; after the last one the first.
struct NextStandings {
  ChooseStandings::Of of = ChooseStandings::Of::kGame;
};

}  // namespace nullo::app
