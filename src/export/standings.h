// Standings to send and to keep: a table for a spreadsheet, CSV as in export/tables.h; a page; a message.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/out.h"
#include "standings/standings.h"

namespace nullo::exports {

// A row for each person, in the order given: place (none for those who have too few sessions for one), name, sessions,
// hands, sessions that gave a place, wins, shared wins, the wins that luck alone would give, the mean place, points or
// chips a hand by which they were better than their tables, the best run of wins, the last ten places ("1 3 2", the
// newest last), the rating (what they are at least), its mean and its deviation. Fractions have all their digits.
void standings_csv(const standings::History& history, std::span<const standings::Row> rows, const Out& out);
// A page in HTML, to send or to print for the wall: those who have a place, and below them the names of those who have
// none. `title`: "Standings, Hearts, 2026".
void standings_html(std::string_view title, const standings::History& history, const standings::Standing& standing,
                    const Out& out);
// The same as a message: a line for each who has a place.
std::string standings_message(std::string_view title, const standings::History& history,
                              std::span<const standings::Row> rows);

}  // namespace nullo::exports
