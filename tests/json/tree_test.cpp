#include "json/tree.h"

#include <gtest/gtest.h>

#include "json/values.h"

namespace nullo::json {
namespace {

// The one fault of a text, as people read it; "" if there is none.
std::string fault_of(std::string_view text) {
  Tree tree;
  Faults faults;
  const bool read = tree.parse(text, faults);
  EXPECT_EQ(read, faults.empty());
  EXPECT_LE(faults.count(), 1U);
  return faults.empty() ? "" : to_string(faults.kept().front());
}

std::vector<std::string> places_of(std::string_view text) {
  Tree tree;
  Faults faults;
  EXPECT_TRUE(tree.parse(text, faults));
  std::vector<std::string> places;
  for (const Fault& fault : faults.kept()) places.push_back(fault.at);
  return places;
}

TEST(Tree, KnowsEveryKindOfValue) {
  Tree tree;
  Faults faults;
  ASSERT_TRUE(tree.parse(R"([null, true, false, -7, 2.50, 1e3, "Ünï\u0063ode\n", [], {"a": 1}])", faults));
  std::vector<Kind> kinds;
  std::vector<std::string> said;
  for (const Value value : tree.root()) {
    kinds.push_back(value.kind());
    said.push_back(value.said());
  }
  EXPECT_EQ(kinds, (std::vector{Kind::kNull, Kind::kBool, Kind::kBool, Kind::kInteger, Kind::kNumber, Kind::kNumber,
                                Kind::kString, Kind::kArray, Kind::kObject}));
  EXPECT_EQ(said, (std::vector<std::string>{"null", "true", "false", "-7", "2.50", "1e3", "\"Ünïcode\\n\"", "an array",
                                            "an object"}));
}

TEST(Tree, KeepsWholeNumbersOfSixtyFourBitsAndTheSpellingOfOthers) {
  Tree tree;
  Faults faults;
  ASSERT_TRUE(
      tree.parse("[9223372036854775807,-9223372036854775808,9223372036854775808,36893488147419103233,-0]", faults));
  const std::vector<Value> values = values_of(tree.root());
  EXPECT_EQ(values[0].integer(), INT64_MAX);
  EXPECT_EQ(values[1].integer(), INT64_MIN);
  EXPECT_EQ(values[2].kind(), Kind::kNumber);
  EXPECT_EQ(values[2].text(), "9223372036854775808");
  EXPECT_EQ(values[3].text(), "36893488147419103233");
  EXPECT_EQ(values[4].integer(), 0);
}

TEST(Tree, GoesThroughArraysAndObjectsInTheOrderOfTheText) {
  Tree tree;
  Faults faults;
  ASSERT_TRUE(tree.parse(R"({"b": [[1, 2], [], [3]], "a": {"x": {}}, "": 5})", faults));
  std::string text;
  for (const Value member : tree.root()) text += std::string{member.key()} + ":" + std::to_string(member.size()) + " ";
  EXPECT_EQ(text, "b:3 a:1 :0 ");
  const Value inner = tree.nearest("/b/2/0");
  EXPECT_EQ(inner.integer(), 3);
  EXPECT_EQ(inner.pointer(), "/b/2/0");
  EXPECT_LT(tree.nearest("/b").order(), tree.nearest("/a").order());
  EXPECT_EQ(inner.begin(), inner.end());
}

TEST(Tree, PointersEscapeTildesAndSlashesAndAreReadSo) {
  Tree tree;
  Faults faults;
  ASSERT_TRUE(tree.parse(R"({"a/b": {"c~d": [0, {"": 7}]}})", faults));
  const Value value = tree.nearest("/a~1b/c~0d/1/");
  EXPECT_EQ(value.integer(), 7);
  EXPECT_EQ(value.pointer(), "/a~1b/c~0d/1/");
  EXPECT_EQ(tree.root().pointer(), "");
}

TEST(Tree, NearestGoesAsFarAsTheTextDoes) {
  Tree tree;
  Faults faults;
  ASSERT_TRUE(tree.parse(R"({"summary": {"captured": {"10H": 2}, "tricks": [1, 2]}})", faults));
  EXPECT_EQ(tree.nearest("/summary/last_trick").pointer(), "/summary");
  EXPECT_EQ(tree.nearest("/summary/tricks/2").pointer(), "/summary/tricks");
  EXPECT_EQ(tree.nearest("/summary/tricks/01").integer(), 2);
  EXPECT_EQ(tree.nearest("/summary/tricks/x").pointer(), "/summary/tricks");
  EXPECT_EQ(tree.nearest("/bum_card").pointer(), "");
  EXPECT_EQ(tree.nearest("/summary/captured/TH").pointer(), "/summary/captured/10H") << "another spelling of the card";
}

TEST(Tree, TellsSyntaxErrorsWithLineAndColumnInOurWords) {
  EXPECT_EQ(fault_of(""), ": expected a value, found the end of the text at line 1, column 1");
  EXPECT_EQ(fault_of("{\n \"a\": [1,\n"), ": expected a value, found the end of the text at line 3, column 1");
  EXPECT_EQ(fault_of("[1 2]"), ": expected \",\" or \"]\", found \"2\" at line 1, column 4");
  EXPECT_EQ(fault_of("{\"ä\" 12}"), ": expected \":\", found \"12\" at line 1, column 6") << "columns count characters";
  EXPECT_EQ(fault_of("{\"a\":1 \"b\":2}"), ": expected \",\" or \"}\", found \"b\" at line 1, column 8");
  EXPECT_EQ(fault_of("{a:1}"), ": expected a key in quotes, found \"a\" at line 1, column 2");
  EXPECT_EQ(fault_of("[1,]"), ": expected a value, found \"]\" at line 1, column 4");
  EXPECT_EQ(fault_of("[NaN]"), ": expected a value, found \"NaN\" at line 1, column 2");
  EXPECT_EQ(fault_of("{} {}"), ": expected the end of the text, found \"{\" at line 1, column 4");
  EXPECT_EQ(fault_of("[-]"), ": expected a digit, found \"]\" at line 1, column 3");
  EXPECT_EQ(fault_of("\"a"), ": expected a closing quote, found the end of the text at line 1, column 3");
  EXPECT_EQ(fault_of(R"("\q")"), ": expected an escape that JSON knows, found \"q\" at line 1, column 3");
  EXPECT_EQ(fault_of(R"("\u12")"), ": expected four hexadecimal digits behind \\u, found \"\"\" at line 1, column 6");
  EXPECT_EQ(fault_of(R"("\ud800")"), ": expected a whole pair of surrogates, found \"\"\" at line 1, column 8");
}

TEST(Tree, NamesWhatIsMissingWhereverTheLexerStops) {
  EXPECT_EQ(fault_of("[1,"), ": expected a value, found the end of the text at line 1, column 4");
  EXPECT_EQ(fault_of("[1"), ": expected \",\" or \"]\", found the end of the text at line 1, column 3");
  EXPECT_EQ(fault_of("[01]"), ": expected \",\" or \"]\", found \"01\" at line 1, column 2");
  EXPECT_EQ(fault_of("[2e+]"), ": expected a digit, found \"]\" at line 1, column 5");
  EXPECT_EQ(fault_of("[2.5true]"), ": expected \",\" or \"]\", found \"true\" at line 1, column 5");
  EXPECT_EQ(fault_of("[tru]"), ": expected a value, found \"tru\" at line 1, column 2");
  EXPECT_EQ(fault_of(R"({"a":1,})"), ": expected a key in quotes, found \"}\" at line 1, column 8");
  EXPECT_EQ(fault_of(R"({"":,})"), ": expected a value, found \",\" at line 1, column 5");
  EXPECT_EQ(fault_of(R"({"a" , "b":1})"), ": expected \":\", found \",\" at line 1, column 6");
  EXPECT_EQ(fault_of(R"({"a":[] "b"})"), ": expected \",\" or \"}\", found \"b\" at line 1, column 9");
  EXPECT_EQ(fault_of("[\"a\nb\"]"),
            ": expected control characters of a text written as \\u0000, found the byte 0x0A at line 1, column 4");
  EXPECT_EQ(fault_of(R"(["\ud83d\udeg0"])"),
            ": expected four hexadecimal digits behind \\u, found \"g\" at line 1, column 13");
  EXPECT_EQ(fault_of(R"(["\ude00"])"), ": expected a whole pair of surrogates, found \"0\" at line 1, column 8");
  EXPECT_EQ(fault_of("[\"\\ud83d\\ude00 \xFF\"]"), ": expected UTF-8, found the byte 0xFF at line 1, column 16");
  EXPECT_EQ(fault_of("\xEF{}"), ": expected a byte order mark or a value, found \"{\" at line 1, column 2");
}

TEST(Tree, RefusesWhatIsNotUtf8) {
  EXPECT_EQ(fault_of("[\"\xE4\"]"), ": expected UTF-8, found \"\"\" at line 1, column 4");
  EXPECT_EQ(fault_of("[\"\xFF\"]"), ": expected UTF-8, found the byte 0xFF at line 1, column 3");
  EXPECT_EQ(fault_of("[\"\xC0\xAF\"]"), ": expected UTF-8, found the byte 0xC0 at line 1, column 3") << "overlong";
  EXPECT_NE(fault_of("[\"\xED\xA0\x80\"]"), "") << "a surrogate";
  EXPECT_NE(fault_of("[\"\xF4\x90\x80\x80\"]"), "") << "beyond U+10FFFF";
  EXPECT_NE(fault_of("[\xC3\xA4]"), "") << "outside of a text";
  EXPECT_EQ(fault_of("[\"\xF0\x9F\x83\x9E\"]"), "");
}

TEST(Tree, SkipsOneByteOrderMarkAtTheStart) {
  EXPECT_EQ(fault_of("\xEF\xBB\xBF{}"), "");
  EXPECT_EQ(fault_of("\xEF\xBB\xBF]"), ": expected a value, found \"]\" at line 1, column 1");
  EXPECT_NE(fault_of("\xEF\xBB\xBF\xEF\xBB\xBF{}"), "");
  EXPECT_NE(fault_of("\xEF\xBB"), "");
  EXPECT_NE(fault_of("[\xEF\xBB\xBF]"), "");
}

TEST(Tree, DoesNotTakeAZeroByteForTheEnd) {
  using namespace std::string_literals;
  EXPECT_EQ(fault_of("{}\0"s), ": expected the end of the text, found the byte 0x00 at line 1, column 3");
  EXPECT_EQ(fault_of("{}\0 more"s), ": expected the end of the text, found the byte 0x00 at line 1, column 3");
  EXPECT_EQ(fault_of("[\0"s), ": expected a value, found the byte 0x00 at line 1, column 2");
  EXPECT_NE(fault_of("\0"s), "");
}

TEST(Tree, NamesThePlaceOfANumberBeyondAllNumbers) {
  EXPECT_EQ(fault_of(R"({"rules": {"a": [0, 1e400]}})"),
            "/rules/a/1: expected a number of a size that makes sense, found 1e400 at line 1, column 25");
  EXPECT_EQ(fault_of(R"({"rules": {"target": -1e400}})").substr(0, 14), "/rules/target:");
}

TEST(Tree, RefusesNestingDeeperThanSixtyFour) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_EQ(fault_of(nested(64)), "");
  EXPECT_NE(fault_of(nested(65)).find("expected at most 64 levels of nesting, found one more at line 1, column 65"),
            std::string::npos);
  EXPECT_NE(fault_of(std::string(100'000, '[')), "");
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_NE(fault_of(objects), "");
}

TEST(Tree, FaultsEqualKeysAtTheLaterOne) {
  EXPECT_EQ(places_of(R"({"a": 1, "b": {"c": 1, "c": 1, "c": 2}, "a": 1})"),
            (std::vector<std::string>{"/b/c", "/b/c", "/a"}));
  EXPECT_EQ(places_of(R"({"a": 1, "\u0061": 1})"), (std::vector<std::string>{"/a"}));
  EXPECT_EQ(places_of(R"([{"a": 1}, {"a": 1}])"), std::vector<std::string>{});
  std::string many = "{";
  for (int i = 0; i < 1000; ++i) many += "\"" + std::to_string(i % 990) + "\":" + std::to_string(i) + ",";
  many += "\"x\":0}";
  Tree tree;
  Faults faults;
  ASSERT_TRUE(tree.parse(many, faults));
  EXPECT_EQ(faults.count(), 10U);
  EXPECT_EQ(tree.nearest("/0").integer(), 0) << "the first of them counts";
}

TEST(Tree, CutsLongKeysInPlacesAndLongTextsInSentences) {
  const std::string key(5000, 'k');
  EXPECT_EQ(places_of("{\"" + key + "\":1,\"" + key + "\":1}").at(0), "/" + std::string(200, 'k') + "…");
  Tree tree;
  Faults faults;
  std::string umlauts;
  for (int i = 0; i < 100; ++i) umlauts += "ä";
  ASSERT_TRUE(tree.parse("\"x" + umlauts + "\"", faults));
  EXPECT_EQ(tree.root().said(), "\"x" + umlauts.substr(0, 58) + "…\"") << "no character is torn";
}

TEST(Tree, ForgetsTheLastTextWhenItReadsTheNext) {
  Tree tree;
  Faults faults;
  ASSERT_TRUE(tree.parse("[\"" + std::string(100'000, 'x') + "\"]", faults));
  ASSERT_TRUE(tree.parse("{\"a\": \"b\"}", faults));
  EXPECT_EQ(tree.root().size(), 1U);
  EXPECT_EQ(tree.nearest("/a").text(), "b");
  EXPECT_FALSE(tree.parse("[", faults));
  ASSERT_TRUE(tree.parse("7", faults));
  EXPECT_EQ(tree.root().integer(), 7);
}

TEST(Tree, RefusesMoreThanSixtyFourMebibytes) {
  std::string text(Tree::kMostBytes, ' ');
  text.front() = '1';
  EXPECT_EQ(fault_of(text), "");
  text += ' ';
  EXPECT_EQ(fault_of(text), ": expected at most 64 MiB of text, found more");
}

}  // namespace
}  // namespace nullo::json
