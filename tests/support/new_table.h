// A table of any game, with its first hand still to be entered, and all games for the tests that go through them.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::testing {

// The people at a table, in the order of its seats.
inline std::vector<std::string> people(int seats) {
  std::vector<std::string> names{"Anna", "Boris", "Clara", "Dmitri", "Emil", "Flora", "Georg", "Hanna", "Ida", "Jo"};
  names.resize(static_cast<std::size_t>(seats));
  return names;
}

class NewTable : public TableDriver {
 public:
  NewTable(const std::filesystem::path& database, const games::Info& game, const games::PresetInfo& preset, int seats)
      : TableDriver{database} {
    start(std::string{game.id}.c_str(), people(seats), std::string{preset.id}.c_str());
  }
};

// For TEST_P: a test for each game.
class OfEachGame : public ::testing::TestWithParam<const games::Info*> {
 protected:
  std::unique_ptr<NewTable> sit_down(const games::PresetInfo& preset, int seats) {
    return std::make_unique<NewTable>(scratch_ / fmt::format("{}.db", ++tables_), *GetParam(), preset, seats);
  }

 private:
  Scratch scratch_;
  int tables_ = 0;
};

// The parameters of such a test, and its name for each of them.
inline std::vector<const games::Info*> all_games() {
  std::vector<const games::Info*> games;
  for (const games::Info& info : games::all()) games.push_back(&info);
  return games;
}
inline std::string name_of(const ::testing::TestParamInfo<const games::Info*>& info) {
  return std::string{info.param->id};
}

}  // namespace nullo::testing
