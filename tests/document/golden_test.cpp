// Every document of tests/golden/ gives the result that lies beside it, word for word, and survives being written.
#include "document/golden.h"

#include <gtest/gtest.h>

#include "document/document.h"

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

INSTANTIATE_TEST_SUITE_P(All, Golden, ::testing::ValuesIn(testing::names_in(testing::golden_folder(), ".result.json")),
                         [](const auto& each) { return each.param; });

TEST(GoldenFolder, HasAResultForEveryDocument) {
  const std::vector<std::string> results = testing::names_in(testing::golden_folder(), ".result.json");
  std::vector<std::string> documents = testing::names_in(testing::golden_folder(), ".json");
  std::erase_if(documents, [](const std::string& name) { return name.ends_with(".result"); });
  EXPECT_EQ(documents, results);
  EXPECT_GE(results.size(), 24U);
}

}  // namespace
}  // namespace nullo::document
