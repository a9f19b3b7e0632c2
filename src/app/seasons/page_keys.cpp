#include "app/seasons/page_keys.h"

#include <array>

#include "text/sentence.h"

namespace nullo::app {

namespace {

bool has_season(const SeasonsView& page) { return !page.seasons.empty(); }
bool has_seasons(const SeasonsView& page) { return page.seasons.size() > 1; }
bool has_table(const SeasonsView& page) { return !page.lines.empty(); }
bool can_add(const SeasonsView& page) { return page.can_change; }

constexpr auto kSeasonRows = std::to_array<KeyRow<SeasonsView>>({
    {"A", text::mark("add a season"), means<AddSeason{}>, "season/add", can_add},
    {"N", text::mark("the next season"), means<NextSeason{}>, "", has_seasons},
    {"V", text::mark("the next view: the table, the sessions, how it counts"), means<NextSeasonView{}>, "", has_season},
    {"Ctrl+C", text::mark("copy the table as a message"), means<CopySeason{}>, "copy", has_table},
    {"H", text::mark("write a page, to send or to print"), means<WriteSeason{Format::kHtml}>, "export/html", has_table},
    {"I", text::mark("write a picture for a chat"), means<WriteSeason{Format::kPicture}>, "export/picture", has_table},
    {"W", text::mark("write a table for a spreadsheet"), means<WriteSeason{Format::kSheet}>, "export/csv", has_table},
});

}  // namespace

std::span<const KeyRow<SeasonsView>> key_rows(const SeasonsView& /*page*/) { return kSeasonRows; }

}  // namespace nullo::app
