#include "cli/help.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include <CLI/Version.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <tl/expected.hpp>

#include "app/folding.h"
#include "base/unicode.h"
#include "cli/columns.h"
#include "document/document.h"
#include "games/registry.h"
#include "json/library.h"
#include "store/libraries.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

std::string lines_of(std::span<const Explained> all, std::size_t width) {
  std::string text;
  for (const Explained& each : all) text += fmt::format("  {:{}} {}\n", each.what, width, text::say(each.means));
  return text;
}

constexpr std::size_t kHelpWidth = 120;  // columns of a line of help

std::string wrapped(std::string_view paragraph) {
  std::string text;
  std::size_t width = 0;
  while (!paragraph.empty()) {
    const std::string_view word = paragraph.substr(0, paragraph.find(' '));
    paragraph.remove_prefix(std::min(word.size() + 1, paragraph.size()));
    const std::size_t wide = width_of(word);
    const bool fits = width + 1 + wide <= kHelpWidth;
    if (width > 0) text += fits ? ' ' : '\n';
    width = width > 0 && fits ? width + 1 + wide : wide;
    text += word;
  }
  return text + '\n';
}

// The kind of part: those of one kind follow each other without a blank line, except paragraphs.
enum class PartKind { kParagraph, kExample, kListed };
PartKind kind_of(const Explained& part) {
  return part.what.empty() ? PartKind::kParagraph : part.means.empty() ? PartKind::kExample : PartKind::kListed;
}

Library fmt_library() {
  return {"fmt", fmt::format("{}.{}.{}", FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100)};
}

Library expected_library() {
  return {"tl::expected",
          fmt::format("{}.{}.{}", TL_EXPECTED_VERSION_MAJOR, TL_EXPECTED_VERSION_MINOR, TL_EXPECTED_VERSION_PATCH)};
}

}  // namespace

std::string help_footer(std::string_view database) {
  std::string text = fmt::format("{}\n\n", text::say(kWithoutSubcommand));
  text += fmt::format("{}\n{}\n", text::say("Examples:"), lines_of(kExamples, 37));
  text += fmt::format("{}\n  {}\n  {}\n", text::say("Data:"),
                      text::say("Everything lies in one SQLite file that only you can read:"), database);
  text += fmt::format("  {}\n", text::say("({file}; --db names another)", text::say(kUsualPlace)));
  text += fmt::format("  {}\n\n", text::say("The last ten backups lie in the folder \"backups\" beside it."));
  return text + fmt::format("{}\n{}", text::say("Exit codes:"), lines_of(kExitCodes, 2));
}

std::string help_text(std::span<const Explained> parts) {
  constexpr std::size_t kGap = 3;  // behind the longest word that is explained
  std::size_t longest = 0;
  for (const Explained& each : parts)
    if (kind_of(each) == PartKind::kListed) longest = std::max(longest, each.what.size());
  std::string text;
  std::optional<PartKind> before;
  for (const Explained& each : parts) {
    const PartKind kind = kind_of(each);
    if (before && (kind != *before || kind == PartKind::kParagraph)) text += '\n';
    before = kind;
    switch (kind) {
      case PartKind::kParagraph:
        text += wrapped(text::say(each.means));
        break;
      case PartKind::kExample:
        text += fmt::format("  {}\n", each.what);
        break;
      case PartKind::kListed:
        text += fmt::format("{:{}}{}\n", each.what, longest + kGap, text::say(each.means));
        break;
    }
  }
  if (text.ends_with('\n')) text.pop_back();  // CLI11 adds it
  return text;
}

std::string_view source_date() { return NULLO_DATE; }

std::string version_text(std::vector<Library> libraries) {
  std::vector<std::string> games;
  for (const games::Info& info : games::all()) games.push_back(fmt::format("{} ({})", text::say(info.name), info.id));
  std::string text = fmt::format("Nullo {}\n", NULLO_VERSION);
  for (const std::string& line :
       {source_date().empty() ? text::say("sources: of an unknown day") : text::say("sources: {date}", source_date()),
        text::say("documents: version {version}", document::kVersion),
        text::say("games: {games}", fmt::format("{}", fmt::join(games, " "))),
        text::say("data: {file}", store::default_path().string()), text::say("libraries:")})
    text += line + '\n';
  for (Library& each : store::libraries()) libraries.push_back(std::move(each));
  libraries.insert(libraries.end(),
                   {unicode::library(), json::library(), fmt_library(), expected_library(), {"CLI11", CLI11_VERSION}});
  const auto by_name = [](const Library& one) { return app::folded(one.name); };
  std::ranges::sort(libraries, {}, by_name);
  for (const Library& each : libraries) text += fmt::format("  {} {}\n", each.name, each.version);
  return text;
}

}  // namespace nullo::cli
