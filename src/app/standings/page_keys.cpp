#include "app/standings/page_keys.h"

#include <array>

namespace nullo::app {

namespace {

using Of = ChooseStandings::Of;

bool has_games(const StandingsView& page) { return !page.games.empty(); }
bool has_periods(const StandingsView& page) { return !page.periods.empty(); }
bool has_lines(const StandingsView& page) { return !page.lines.empty(); }

constexpr auto kRows = std::to_array<KeyRow<StandingsView>>({
    {"G", "the next game", means<NextStandings{Of::kGame}>, "", has_games},
    {"T", "the next time: all, or a year", means<NextStandings{Of::kPeriod}>, "", has_periods},
    {"S", "sort by the next column", means<NextStandings{Of::kColumn}>, "", has_lines},
});

}  // namespace

std::span<const KeyRow<StandingsView>> key_rows(const StandingsView& /*page*/) { return kRows; }

}  // namespace nullo::app
