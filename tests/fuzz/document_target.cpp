#include <algorithm>

#include <fmt/format.h>

#include "document/checked.h"
#include "fuzz/targets.h"

namespace nullo::fuzz {
namespace {

constexpr std::string_view kDigits = "01";

// A JSON pointer (RFC 6901): empty, or parts that each begin with a slash; ~ stands before 0 or 1 only.
bool is_place(std::string_view at) {
  if (at.empty()) return true;
  if (at.front() != '/') return false;
  for (std::size_t tilde = at.find('~'); tilde != std::string_view::npos; tilde = at.find('~', tilde + 1)) {
    if (tilde + 1 == at.size() || kDigits.find(at[tilde + 1]) == std::string_view::npos) return false;
  }
  return true;
}

void check_refusal(const Faults& faults) {
  expect(!faults.empty() && !faults.kept().empty(), "a refusal has faults");
  expect(faults.count() >= faults.kept().size(), "all faults are counted");
  for (const Fault& fault : faults.kept()) {
    expect(is_place(fault.at), fmt::format("a fault has a place: {}", fault.at));
    expect(!fault.expected.empty() && !fault.found.empty(), fmt::format("a fault says what is wrong: {}", fault.at));
    const std::string line = to_string(fault);
    expect(std::ranges::none_of(line, [](char letter) { return static_cast<unsigned char>(letter) < 0x20; }),
           fmt::format("a fault is one line: {}", line));
  }
  json::Tree tree;
  Faults of_refusal;
  expect(tree.parse(document::write_refusal(faults), of_refusal), "a refusal is written as JSON");
}

std::string scored_text(std::string_view text, json::Tree& tree) {
  std::string result;
  const Result<void> scored = document::score_document(text, tree, json::Writer::Style::kCompact,
                                                       [&result](std::string_view piece) { result += piece; });
  expect(scored.has_value(), "what is accepted is scored");
  return result;
}

// The text of an accepted session, written in this style, reads and scores as the session does.
void check_written(const document::Read& read, const std::string& result, json::Writer::Style style, json::Tree& tree) {
  const std::string text = document::write_session(read.session, style);
  const Result<document::Read> again = document::read_session(text, tree);
  expect(again.has_value(), fmt::format("what was written is accepted: {}", text));
  expect(again->session == read.session, fmt::format("what was written is read as it was: {}", text));
  expect(document::write_session(again->session, style) == text, "it is written the same again");
  expect(scored_text(text, tree) == result, fmt::format("what was written scores the same: {}", text));
}

}  // namespace

void try_document(std::string_view bytes) {
  json::Tree tree;
  std::string result;
  const Result<void> scored = document::score_document(bytes, tree, json::Writer::Style::kCompact,
                                                       [&result](std::string_view piece) { result += piece; });
  const Result<document::Read> read = document::read_session(bytes, tree);
  expect(scored.has_value() == read.has_value(), "reading and scoring accept the same");
  if (!read) {
    expect(result.empty(), "of a refused document nothing is written");
    expect(scored.error().kept() == read.error().kept(), "reading and scoring refuse for the same reasons");
    check_refusal(read.error());
    (void)document::read_session(bytes, tree, document::Source::kStore);
    return;
  }
  expect(result == document::write_result(read->session, read->result, json::Writer::Style::kCompact),
         "hand by hand it scores as a whole does");
  expect(document::read_session(bytes, tree, document::Source::kStore).has_value(),
         "what a document may say may be stored");
  check_written(*read, result, json::Writer::Style::kCompact, tree);
  check_written(*read, result, json::Writer::Style::kIndented, tree);
}

}  // namespace nullo::fuzz
