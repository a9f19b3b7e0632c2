// Every document of tests/golden/<game>/ gives the result that lies beside it, word for word, and survives being
// written.
#include "document/golden.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "document/document.h"
#include "games/registry.h"
#include "text/language.h"

namespace nullo::document {
namespace {

using json::Writer;

class Golden : public ::testing::TestWithParam<std::string> {
 protected:
  [[nodiscard]] static std::string file(std::string_view ending) {
    return testing::text_of(testing::golden_folder() / (GetParam() + std::string{ending}));
  }
};

std::string told(const Faults& faults) {
  std::string text;
  for (const Fault& fault : faults.kept()) text += to_string(fault) + "\n";
  return text;
}

std::string result_of(std::string_view text, Writer::Style style) {
  json::Tree tree;
  std::string result;
  const Result<void> scored = score_document(text, tree, style, [&](std::string_view piece) { result += piece; });
  EXPECT_TRUE(scored) << told(scored ? Faults{} : scored.error());
  return result;
}

TEST_P(Golden, GivesItsResult) {
  EXPECT_EQ(result_of(file(".json"), Writer::Style::kIndented) + "\n", file(".result.json"));
}

TEST_P(Golden, GivesTheSameResultInEveryWay) {
  const Result<Read> read = read_session(file(".json"));
  ASSERT_TRUE(read) << told(read.error());
  EXPECT_EQ(write_result(read->session, read->result, Writer::Style::kIndented) + "\n", file(".result.json"));
  const session::SessionResult again = session::score(read->session);
  EXPECT_EQ(write_result(read->session, again, Writer::Style::kCompact),
            result_of(file(".json"), Writer::Style::kCompact));
}

TEST_P(Golden, GivesItsResultInEnglishWhateverIsSpoken) {
  const text::Speaking in_another{text::language_of("de")};
  EXPECT_EQ(result_of(file(".json"), Writer::Style::kIndented) + "\n", file(".result.json"));
}

TEST_P(Golden, IsReadAsItWasWritten) {
  const Result<Read> read = read_session(file(".json"));
  ASSERT_TRUE(read) << told(read.error());
  for (const auto style : {Writer::Style::kCompact, Writer::Style::kIndented}) {
    const std::string written = write_session(read->session, style);
    const Result<Read> again = read_session(written);
    ASSERT_TRUE(again) << told(again.error()) << written;
    EXPECT_EQ(again->session, read->session);
    EXPECT_EQ(write_session(again->session, style), written);
  }
}

TEST_P(Golden, IsReadWithoutItsResultsAsWell) {
  const Result<Read> read = read_session(file(".json"));
  json::Tree tree;
  const Result<session::Session> facts = read_facts(file(".json"), tree);
  ASSERT_TRUE(read && facts);
  EXPECT_EQ(*facts, read->session);
}

INSTANTIATE_TEST_SUITE_P(All, Golden, ::testing::ValuesIn(testing::golden_documents()),
                         [](const auto& each) { return testing::test_name(each.param); });

TEST(GoldenFolder, HasAResultForEveryDocumentAndDocumentsOfEveryGame) {
  const std::vector<std::string> results = testing::golden_documents();
  for (const games::Info& game : games::all()) {
    int documents = 0;
    for (const auto& entry : std::filesystem::directory_iterator{testing::golden_folder() / game.id}) {
      const std::string name = entry.path().filename().string();
      if (!name.ends_with(".json") || name.ends_with(".result.json")) continue;
      ++documents;
      const std::string document = fmt::format("{}/{}", game.id, name.substr(0, name.size() - 5));
      EXPECT_TRUE(std::ranges::find(results, document) != results.end()) << document;
    }
    EXPECT_GE(documents, 5) << game.id;
    EXPECT_TRUE(std::filesystem::exists(testing::golden_folder() / game.id / "refused.jsonl")) << game.id;
  }
}

}  // namespace
}  // namespace nullo::document
