// Every document of tests/golden/refused/ is refused for the one fault it has, at the place that NAME.why.txt names in
// its first line.
#include <gtest/gtest.h>

#include "document/document.h"
#include "document/golden.h"

namespace nullo::document {
namespace {

std::filesystem::path folder() { return testing::golden_folder() / "refused"; }

class Refused : public ::testing::TestWithParam<std::string> {};

TEST_P(Refused, AtItsPlaceAndForNothingElse) {
  const std::string why = testing::text_of(folder() / (GetParam() + ".why.txt"));
  const Result<Read> read = read_session(testing::text_of(folder() / (GetParam() + ".json")));
  ASSERT_FALSE(read) << why;
  EXPECT_EQ(read.error().count(), 1U);
  for (const Fault& fault : read.error().kept()) {
    EXPECT_EQ(fault.at, why.substr(0, why.find('\n'))) << to_string(fault) << "\n" << why;
    EXPECT_NE(fault.expected, "");
    EXPECT_NE(fault.found, "");
  }
}

TEST_P(Refused, ByEveryReader) {
  const std::string text = testing::text_of(folder() / (GetParam() + ".json"));
  json::Tree tree;
  EXPECT_FALSE(read_facts(text, tree));
  bool said_something = false;
  EXPECT_FALSE(
      score_document(text, tree, json::Writer::Style::kCompact, [&](std::string_view) { said_something = true; }));
  EXPECT_FALSE(said_something) << "nothing is printed as if it were a score";
}

INSTANTIATE_TEST_SUITE_P(All, Refused, ::testing::ValuesIn(testing::names_in(folder(), ".why.txt")),
                         [](const auto& each) { return each.param; });

TEST(RefusedFolder, SaysOfEveryDocumentWhy) {
  const std::vector<std::string> whys = testing::names_in(folder(), ".why.txt");
  EXPECT_EQ(testing::names_in(folder(), ".json"), whys);
  EXPECT_GE(whys.size(), 350U);
}

}  // namespace
}  // namespace nullo::document
