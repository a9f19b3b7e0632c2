// Every preset of each game but the first has a document of its own in tests/golden/<game>/, with its rules written out
// from the sources.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include "document/document.h"
#include "document/golden.h"
#include "games/registry.h"

namespace nullo::document {
namespace {

class GoldenPreset : public ::testing::TestWithParam<games::PresetInfo> {};

TEST_P(GoldenPreset, IsWhatItsDocumentWritesOut) {
  const games::PresetInfo& preset = GetParam();
  const std::string text =
      testing::text_of(testing::golden_folder() / fmt::format("{}/{}.json", games::info(preset.rules).id, preset.id));
  ASSERT_FALSE(text.empty());
  const Result<Read> read = read_session(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->session.rules, preset.rules);
  EXPECT_GE(read->session.seats(), preset.least_seats);
  EXPECT_LE(read->session.seats(), preset.most_seats);
}

INSTANTIATE_TEST_SUITE_P(Hearts, GoldenPreset, ::testing::ValuesIn(games::presets("hearts")),
                         [](const auto& each) { return std::string{each.param.id}; });
INSTANTIATE_TEST_SUITE_P(Reversis, GoldenPreset, ::testing::ValuesIn(games::presets("reversis")),
                         [](const auto& each) { return std::string{each.param.id}; });
INSTANTIATE_TEST_SUITE_P(Briscola, GoldenPreset, ::testing::ValuesIn(games::presets("briscola")),
                         [](const auto& each) { return std::string{each.param.id}; });
INSTANTIATE_TEST_SUITE_P(Ecarte, GoldenPreset, ::testing::ValuesIn(games::presets("ecarte")),
                         [](const auto& each) { return std::string{each.param.id}; });
INSTANTIATE_TEST_SUITE_P(Fuenfzehnern, GoldenPreset, ::testing::ValuesIn(games::presets("fuenfzehnern")),
                         [](const auto& each) { return std::string{each.param.id}; });
INSTANTIATE_TEST_SUITE_P(Spades, GoldenPreset, ::testing::ValuesIn(games::presets("spades")),
                         [](const auto& each) { return std::string{each.param.id}; });

}  // namespace
}  // namespace nullo::document
