#include "app/standings/page_keys.h"

#include <algorithm>
#include <array>

#include "text/sentence.h"

namespace nullo::app {

namespace {

using Of = StandingsOf;

template <Of of>
bool has_choice(const StandingsView& page) {
  return std::ranges::find(page.filters, of, &StandingsView::Filter::of) != page.filters.end();
}
bool has_lines(const StandingsView& page) { return !page.lines.empty(); }

constexpr auto kRows = std::to_array<KeyRow<StandingsView>>({
    {"G", text::mark("the next game"), means<NextStandings{Of::kGame}>, "", has_choice<Of::kGame>},
    {"T", text::mark("the next time: ever, this evening, the last days, a year"), means<NextStandings{Of::kPeriod}>, "",
     has_choice<Of::kPeriod>},
    {"P", text::mark("the next people: everybody, or those who were a table"), means<NextStandings{Of::kGroup}>, "",
     has_choice<Of::kGroup>},
    {"V", text::mark("the next view: the table, head to head, over time"), means<NextStandings{Of::kWay}>, "",
     has_lines},
    {"S", text::mark("sort by the next column"), means<NextStandings{Of::kColumn}>, "", has_lines},
    {"L", text::mark("seasons: what a table or a club plays for"), means<Go{Screen::kSeasons}>, "standings/seasons"},
    {"E", text::mark("a club's evening: who is here, and the draw of the tables"), means<Go{Screen::kClubEvening}>,
     "standings/evening"},
    {"Ctrl+C", text::mark("copy them as a message"), means<CopyStandings{}>, "copy", has_lines},
    {"H", text::mark("write a page, to send or to print"), means<WriteStandings{Format::kHtml}>, "export/html",
     has_lines},
    {"I", text::mark("write a picture for a chat"), means<WriteStandings{Format::kPicture}>, "export/picture",
     has_lines},
    {"W", text::mark("write a table for a spreadsheet"), means<WriteStandings{Format::kSheet}>, "export/csv",
     has_lines},
});

}  // namespace

std::span<const KeyRow<StandingsView>> key_rows(const StandingsView& /*page*/) { return kRows; }

}  // namespace nullo::app
