// What the fuzzers began with and what they have found, tried without them.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "document/golden.h"
#include "fuzz/targets.h"
#include "support/random_game.h"

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

// How often each target is tried with bytes of the corpus that were changed at random; NULLO_TRUST_RUNS says it anew.
int runs_of(const Target& target) {
  const char* const said = std::getenv("NULLO_TRUST_RUNS");
  if (said != nullptr) return std::atoi(said);  // NOLINT(cert-err34-c): somebody at a terminal typed it
  return target.name == "pages" ? 4 : target.name == "keys" ? 20 : 200;
}

std::string mangled(std::string bytes, const std::string& other, testing::Random& random) {
  for (int times = random.between(1, 6); times > 0; --times) {
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(bytes.size()) + 1));
    const auto length = static_cast<std::size_t>(random.between(1, 20));
    switch (random.below(4)) {
      case 0:
        bytes.insert(at, 1, static_cast<char>(random.below(256)));
        break;
      case 1:
        bytes.erase(at, length);
        break;
      case 2:
        bytes.insert(at, other.substr(static_cast<std::size_t>(random.below(static_cast<int>(other.size()))), length));
        break;
      default:
        for (std::size_t i = at; i < std::min(bytes.size(), at + length); ++i)
          bytes[i] = static_cast<char>(random.below(256));
    }
  }
  return bytes;
}

TEST_P(Corpus, MangledBreaksNoPromise) {
  const Target& target = GetParam();
  std::vector<std::string> seeds;
  for (const fs::path& file : files_for(target)) seeds.push_back(testing::text_of(file));
  if (target.name == "document") {
    for (const std::string& name : testing::golden_documents())
      seeds.push_back(testing::text_of(testing::golden_folder() / (name + ".json")));
  }
  const char* const first = std::getenv("NULLO_TRUST_SEED");
  const int begin = first != nullptr ? std::atoi(first) : 0;  // NOLINT(cert-err34-c): as above
  for (int run = begin; run < begin + runs_of(target) && !HasFailure(); ++run) {
    testing::Random random{static_cast<std::uint32_t>(run)};
    const std::string bytes = mangled(random.any_of(seeds), random.any_of(seeds), random);
    SCOPED_TRACE("NULLO_TRUST_RUNS=1 NULLO_TRUST_SEED=" + std::to_string(run));
    EXPECT_NO_THROW(target.run(bytes));
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
