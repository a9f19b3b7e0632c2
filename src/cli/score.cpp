#include <algorithm>

#include <fmt/format.h>

#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/refusals.h"
#include "document/document.h"

namespace nullo::cli {

namespace {

int score_file(app::Input& input) {
  json::Tree tree;  // a new one for each file, so that the memory of a large file is freed before a small one
  const std::string text = input.read_document();
  const Result<void> scored = document::score_document(text, tree, json::Writer::Style::kIndented, emit);
  if (!scored) {
    print_faults(input.name(), scored.error());
    return kRefused;
  }
  emit("\n");
  return kDone;
}

int score_lines(app::Input& input) {
  json::Tree tree;
  int code = kDone;
  app::Lines lines{input};
  while (const std::optional<std::string_view> line = lines.next()) {
    if (app::is_blank(*line)) continue;
    const Result<void> scored = document::score_document(*line, tree, json::Writer::Style::kCompact, emit);
    if (!scored) {
      emit(document::write_refusal(scored.error()));
      print_faults(fmt::format("{}:{}", input.name(), lines.number()), scored.error());
      code = kRefused;
    }
    emit("\n");
  }
  return code;
}

}  // namespace

int score(const ScoreCall& call) {
  int code = kDone;
  for (const std::string& file : call.files) {
    std::optional<app::Input> input = open_input(file);
    const bool has_lines = call.lines || app::has_lines(file);
    const int of_file = !input ? kRefused : has_lines ? score_lines(*input) : score_file(*input);
    code = std::max(code, of_file);
  }
  return code;
}

}  // namespace nullo::cli
