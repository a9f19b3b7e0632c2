// What the fuzzers began with and what they have found, tried without them.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "document/golden.h"
#include "fuzz/targets.h"

namespace nullo::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_for(const Target& target) {
  std::vector<fs::path> files;
  const fs::path folder = fs::path{NULLO_SOURCE_DIR} / "tests/fuzz/corpus" / target.name;
  for (const auto& entry : fs::directory_iterator{folder}) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

class Corpus : public ::testing::TestWithParam<Target> {};

TEST_P(Corpus, BreaksNoPromise) {
  const Target& target = GetParam();
  const std::vector<fs::path> files = files_for(target);
  EXPECT_FALSE(files.empty());
  for (const fs::path& file : files) {
    SCOPED_TRACE(file.string());
    EXPECT_NO_THROW(target.run(testing::text_of(file)));
  }
}

INSTANTIATE_TEST_SUITE_P(Fuzzed, Corpus, ::testing::ValuesIn(kTargets),
                         [](const auto& tested) { return std::string{tested.param.name}; });

TEST(Documents, OfTheGoldenDocumentsBreaksNoPromise) {
  for (const std::string& name : testing::golden_documents()) {
    SCOPED_TRACE(name);
    EXPECT_NO_THROW(try_document(testing::text_of(testing::golden_folder() / (name + ".json"))));
  }
}

}  // namespace
}  // namespace nullo::fuzz
