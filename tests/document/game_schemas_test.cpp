// What a game's part of the schemas says is printed from what the game describes (games/facts/description.h). With
// NULLO_SCHEMAS=print in the environment the files are written; ./dev schemas does that.
#include <cstdlib>
#include <fstream>

#include <gtest/gtest.h>

#include "document/golden.h"
#include "games/facts/description.h"
#include "games/registry.h"

namespace nullo::document {
namespace {

class GameSchema : public ::testing::TestWithParam<std::string_view> {};

TEST_P(GameSchema, IsPrintedFromWhatTheGameDescribes) {
  const std::filesystem::path file =
      std::filesystem::path{NULLO_SOURCE_DIR} / "src" / "games" / GetParam() / "schema.json";
  const std::string printed = games::schema_of(GetParam());
  const char* wish = std::getenv("NULLO_SCHEMAS");
  if (wish != nullptr && std::string_view{wish} == "print") std::ofstream{file} << printed;
  EXPECT_EQ(testing::text_of(file), printed) << "run ./dev schemas";
}

std::vector<std::string_view> described() {
  std::vector<std::string_view> ids;
  for (const games::Info& game : games::all()) {
    if (games::description(game.id) != nullptr) ids.push_back(game.id);
  }
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Games, GameSchema, ::testing::ValuesIn(described()),
                         [](const auto& each) { return std::string{each.param}; });

}  // namespace
}  // namespace nullo::document
