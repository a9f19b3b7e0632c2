// Every preset of each game but the first has a document of its own in tests/golden/<game>/, with its rules written out
// from the sources.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include "document/document.h"
#include "document/golden.h"
#include "games/registry.h"

namespace nullo::document {
namespace {

std::filesystem::path document_of(const games::PresetInfo& preset) {
  return testing::golden_folder() / fmt::format("{}/{}.json", games::info(preset.rules).id, preset.id);
}

class GoldenPreset : public ::testing::TestWithParam<games::PresetInfo> {};

TEST_P(GoldenPreset, IsWhatItsDocumentWritesOut) {
  const games::PresetInfo& preset = GetParam();
  const std::string text = testing::text_of(document_of(preset));
  ASSERT_FALSE(text.empty());
  const Result<Read> read = read_session(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->session.rules, preset.rules);
  EXPECT_GE(read->session.seats(), preset.least_seats);
  EXPECT_LE(read->session.seats(), preset.most_seats);
}

// All presets, except the first of a game if no document writes it out: every document without rules plays by the
// first.
std::vector<games::PresetInfo> written_out() {
  std::vector<games::PresetInfo> list;
  for (const games::Info& game : games::all()) {
    const std::vector<games::PresetInfo> presets = games::presets(game.id);
    for (std::size_t i = 0; i < presets.size(); ++i) {
      if (i > 0 || std::filesystem::exists(document_of(presets[i]))) list.push_back(presets[i]);
    }
  }
  return list;
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenPreset, ::testing::ValuesIn(written_out()), [](const auto& each) {
  return fmt::format("{}_{}", games::info(each.param.rules).id, each.param.id);
});

}  // namespace
}  // namespace nullo::document
