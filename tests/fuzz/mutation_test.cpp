// Golden documents, mangled. Whatever comes of it, reading ends. If it refuses, it reports faults; if it accepts, the
// session can be scored and written, and is read back unchanged. The mutations are not random, so that all runs are
// equal.
#include <algorithm>
#include <map>
#include <random>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "document/document.h"
#include "document/golden.h"

namespace nullo::document {
namespace {

constexpr int kMutationsPerDocument = 400;

// Pieces that have a meaning somewhere in a document.
constexpr std::array<std::string_view, 32> kPieces{"null",
                                                   "true",
                                                   "-1",
                                                   "0",
                                                   "13",
                                                   "14",
                                                   "4294967296",
                                                   "18446744073709551616",
                                                   "1e9",
                                                   "1e999",
                                                   "0.0",
                                                   "\"QS\"",
                                                   "\"10H\"",
                                                   "\"seat:0\"",
                                                   "\"bank\"",
                                                   "\"\\u0000\"",
                                                   "{}",
                                                   "[]",
                                                   "[[[[",
                                                   "}",
                                                   "]",
                                                   ",",
                                                   ":",
                                                   "\"",
                                                   "\\",
                                                   "\xFF",
                                                   "\xC3\xA9",
                                                   "\"play\":[\"QS\"],",
                                                   "\"dealer\":3,",
                                                   "\"cards\":[],",
                                                   "\"note\":\"x\",",
                                                   "\"led\":\"H\","};

class Mangler {
 public:
  explicit Mangler(std::uint32_t seed) : random_{seed} {}

  std::string mangle(std::string text, const std::string& other) {
    const int times = 1 + below(4);
    for (int i = 0; i < times && !text.empty(); ++i) once(text, other);
    return text;
  }

 private:
  int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint32_t>(limit)); }
  std::size_t place(const std::string& text) { return random_() % text.size(); }

  void once(std::string& text, const std::string& other) {
    const std::size_t at = place(text);
    const std::size_t length = std::min(text.size() - at, static_cast<std::size_t>(1 + below(30)));
    switch (below(8)) {
      case 0:  // a byte
        text[at] = static_cast<char>(random_() & 0xFFU);
        break;
      case 1:  // a digit, which mostly leaves it JSON
        replace_digit(text, at);
        break;
      case 2:
        text.erase(at, length);
        break;
      case 3:
        text.insert(at, text.substr(place(text), length));
        break;
      case 4:
        text.insert(at, kPieces[random_() % kPieces.size()]);
        break;
      case 5:  // a piece in place of a value
        replace_value(text, at);
        break;
      case 6:
        text.replace(at, length, other.substr(place(other), length));
        break;
      default:
        swap_lines(text);
    }
  }
  void replace_digit(std::string& text, std::size_t from) {
    const std::size_t at = text.find_first_of("0123456789", from);
    if (at != std::string::npos) text[at] = static_cast<char>('0' + below(10));
  }
  void replace_value(std::string& text, std::size_t from) {
    const std::size_t at = text.find_first_of(":[", from);
    if (at == std::string::npos) return;
    const std::size_t end = text.find_first_of(",]}\n", at);
    if (end != std::string::npos) text.replace(at + 1, end - at - 1, kPieces[random_() % kPieces.size()]);
  }
  void swap_lines(std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
      lines.push_back(text.substr(at, end - at));
      at = end;
    }
    std::swap(lines[random_() % lines.size()], lines[random_() % lines.size()]);
    text.clear();
    for (const std::string& line : lines) text += line;
  }

  std::mt19937 random_;
};

// Reads the text in every way. Returns whether it was accepted.
bool try_to_read(const std::string& text, json::Tree& tree) {
  std::string result;
  const Result<void> scored =
      score_document(text, tree, json::Writer::Style::kCompact, [&](std::string_view piece) { result += piece; });
  const Result<Read> read = read_session(text, tree);
  EXPECT_EQ(scored.has_value(), read.has_value());
  if (!read) {
    EXPECT_FALSE(read.error().empty());
    EXPECT_FALSE(read.error().kept().empty());
    EXPECT_EQ(scored.error().kept(), read.error().kept());
    EXPECT_EQ(result, "");
    for (const Fault& fault : read.error().kept()) EXPECT_TRUE(!fault.expected.empty() && !fault.found.empty());
    return false;
  }
  EXPECT_EQ(result, write_result(read->session, read->result, json::Writer::Style::kCompact));
  const Result<Read> again = read_session(write_session(read->session, json::Writer::Style::kIndented));
  EXPECT_TRUE(again && again->session == read->session) << text;
  return true;
}

TEST(Mangled, GoldenDocumentsNeverCrashAReader) {
  std::vector<std::string> documents;
  for (const std::string& name : testing::golden_documents()) {
    documents.push_back(testing::text_of(testing::golden_folder() / (name + ".json")));
  }
  json::Tree tree;
  std::uint32_t seed = 0;
  int accepted = 0;
  for (const std::string& document : documents) {
    for (int i = 0; i < kMutationsPerDocument && !::testing::Test::HasFailure(); ++i) {
      Mangler mangler{seed++};
      accepted += try_to_read(mangler.mangle(document, documents[seed % documents.size()]), tree) ? 1 : 0;
    }
  }
  // Both happen often enough for the test to mean something.
  EXPECT_GT(accepted, static_cast<int>(seed) / 50);
  EXPECT_LT(accepted, static_cast<int>(seed) / 2);
}

// Each hand of the golden documents, with the facts of another hand of the same game beside its own: tricks beside a
// summary, a bum card beside both.
TEST(Mangled, HandsInTwoFormsNeverCrashAReader) {
  std::map<std::string, std::vector<nlohmann::json>> games;
  for (const std::string& name : testing::golden_documents()) {
    nlohmann::json document = nlohmann::json::parse(testing::text_of(testing::golden_folder() / (name + ".json")));
    const std::string game = document["game"];
    games[game].push_back(std::move(document));
  }
  json::Tree tree;
  int accepted = 0;
  int tried = 0;
  for (const auto& [game, documents] : games) {
    for (const nlohmann::json& one : documents) {
      for (const nlohmann::json& other : documents) {
        nlohmann::json both = one;
        nlohmann::json& hands = both["hands"];
        for (std::size_t i = 0; i < hands.size() && i < other["hands"].size(); ++i) {
          hands[i].insert(other["hands"][i].begin(), other["hands"][i].end());
          hands[i].update(one["hands"][i]);
        }
        ++tried;
        accepted += try_to_read(both.dump(), tree) ? 1 : 0;
      }
    }
  }
  EXPECT_GT(tried - accepted, tried / 4) << "else few hands had two forms";
}

TEST(Mangled, EveryBeginningOfADocumentIsRefused) {
  const std::string document = testing::text_of(testing::golden_folder() / "tetka/guest_and_adjustments.json");
  json::Tree tree;
  for (std::size_t length = 0; length + 2 < document.size(); ++length) {
    EXPECT_FALSE(try_to_read(document.substr(0, length), tree)) << length;
  }
}

}  // namespace
}  // namespace nullo::document
