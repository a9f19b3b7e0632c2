// Every document of tests/golden/<folder>/refused.jsonl is refused for its only fault, with the sentence that its line
// `says`. A line has the document itself; or its `text`, if another writer of JSON would correct the fault; or the
// `file` that has the document, if it is not JSON at all. `schema`: its schema sees the fault too (test_schemas.py).
#include <algorithm>

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "document/document.h"
#include "document/golden.h"
#include "games/registry.h"

namespace nullo::document {
namespace {

struct Line {
  std::string name;  // "<folder>/<name>"
  std::string text;
  std::string says;
};

std::string text_of(const nlohmann::ordered_json& line, const std::filesystem::path& folder) {
  if (line.contains("file")) return testing::text_of(folder / std::string{line.at("file")});
  if (line.contains("text")) return line.at("text");
  return line.at("document").dump();
}

// "{games}" stands for all games' ids, so that another game changes no sentence here.
std::string with_games(std::string says) {
  constexpr std::string_view kGames = "{games}";
  const std::size_t at = says.find(kGames);
  if (at == std::string::npos) return says;
  std::string ids;
  for (std::size_t left = games::all().size(); const games::Info& game : games::all()) {
    --left;
    ids += fmt::format("\"{}\"{}", game.id, left > 1 ? ", " : left == 1 ? " or " : "");
  }
  return says.replace(at, kGames.size(), ids);
}

std::vector<Line> lines() {
  std::vector<Line> all;
  for (const auto& entry : std::filesystem::directory_iterator{testing::golden_folder()}) {
    std::ifstream file{entry.path() / "refused.jsonl"};
    for (std::string text; std::getline(file, text);) {
      const auto line = nlohmann::ordered_json::parse(text);
      const std::string name = fmt::format("{}/{}", entry.path().filename().string(), std::string{line.at("name")});
      all.push_back({name, text_of(line, entry.path()), with_games(line.at("says"))});
    }
  }
  std::ranges::sort(all, [](const Line& one, const Line& other) { return one.name < other.name; });
  return all;
}

std::ostream& operator<<(std::ostream& out, const Line& line) { return out << line.name; }

class Refused : public ::testing::TestWithParam<Line> {};

TEST_P(Refused, ForOneFaultInTheWordsAtItsPlace) {
  const Result<Read> read = read_session(GetParam().text);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().count(), 1U);
  for (const Fault& fault : read.error().kept()) EXPECT_EQ(to_string(fault), GetParam().says);
}

TEST_P(Refused, ByEveryReader) {
  json::Tree tree;
  EXPECT_FALSE(read_facts(GetParam().text, tree));
  bool said_something = false;
  EXPECT_FALSE(score_document(GetParam().text, tree, json::Writer::Style::kCompact,
                              [&](std::string_view) { said_something = true; }));
  EXPECT_FALSE(said_something) << "nothing is printed as if it were a score";
}

INSTANTIATE_TEST_SUITE_P(All, Refused, ::testing::ValuesIn(lines()),
                         [](const auto& each) { return testing::test_name(each.param.name); });

}  // namespace
}  // namespace nullo::document
