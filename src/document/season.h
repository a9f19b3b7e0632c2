// Reads and writes the season document. Source: docs/documents.md#season.
#pragma once

#include <string>
#include <string_view>

#include "core/fault.h"
#include "document/document.h"
#include "json/writer.h"
#include "standings/season.h"

namespace nullo::document {

inline constexpr std::string_view kSeasonFormat = "nullo.season";
// Bytes of a season on one line.
inline constexpr std::size_t kLongestSeason = 64'000;

// A document need not have an id. What is stored, or comes from another device, may be of a game that this program
// does not know; the rules of such a game are not read.
Result<standings::Season> read_season(std::string_view text, Source source = Source::kDocument);
// Leaves out optional keys with their default. Reading the text gives an equal season.
std::string write_season(const standings::Season& season, json::Writer::Style style = json::Writer::Style::kCompact);

}  // namespace nullo::document
