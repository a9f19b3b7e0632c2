#include "cli/help.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

#include <CLI/Version.hpp>
#include <fmt/format.h>
#include <tl/expected.hpp>

#include "app/folding.h"
#include "base/unicode.h"
#include "document/document.h"
#include "games/registry.h"
#include "json/library.h"
#include "store/libraries.h"
#include "store/store.h"

namespace nullo::cli {

namespace {

std::string lines_of(std::span<const Explained> all, std::size_t width) {
  std::string text;
  for (const Explained& each : all) text += fmt::format("  {:{}} {}\n", each.what, width, each.means);
  return text;
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
  return fmt::format(R"({}

Examples:
{}
Data:
  Everything lies in one SQLite file that only you can read:
  {}
  ({}; --db names another)
  The last ten backups lie in the folder "backups" beside it.

Exit codes:
{})",
                     kWithoutSubcommand, lines_of(kExamples, 37), database, kUsualPlace, lines_of(kExitCodes, 2));
}

std::string_view source_date() { return NULLO_DATE; }

std::string version_text(std::vector<Library> libraries) {
  std::string text = fmt::format("Nullo {}\nsources: {}\ndocuments: version {}\ngames:", NULLO_VERSION,
                                 source_date().empty() ? "of an unknown day" : source_date(), document::kVersion);
  for (const games::Info& info : games::all()) text += fmt::format(" {} ({})", info.name, info.id);
  text += fmt::format("\ndata: {}\nlibraries:\n", store::default_path().string());
  for (Library& each : store::libraries()) libraries.push_back(std::move(each));
  libraries.insert(libraries.end(),
                   {unicode::library(), json::library(), fmt_library(), expected_library(), {"CLI11", CLI11_VERSION}});
  const auto by_name = [](const Library& one) { return app::folded(one.name); };
  std::ranges::sort(libraries, {}, by_name);
  for (const Library& each : libraries) text += fmt::format("  {} {}\n", each.name, each.version);
  return text;
}

}  // namespace nullo::cli
