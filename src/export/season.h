// A season to send and to keep: a table for a spreadsheet, CSV as in export/tables.h; a page for the wall; a message.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/out.h"
#include "standings/season.h"

namespace nullo::exports {

// "Hearts, 2026-01-01 to 2026-06-30, with Anna, Boris"; what is not limited is not said.
std::string season_range(const standings::Season& season);
// How it is counted, a sentence each: "Each session gives by place 5, 3, 1 points; those who are level share them."
std::vector<std::string> season_rules(const standings::Season& season, const standings::SeasonTable& table);
// Why somebody has points more or less: "Anna −2: late twice", in the order of the season.
std::vector<std::string> season_adjustments(const standings::Season& season);

// What stands over a round: its day without the year, "11-21", of several on a day or of sessions the next number too,
// "11-21/2"; "no date".
std::string round_heading(const standings::SeasonTable& table, std::size_t round);
// "6.5", "−3.33": at most two digits behind the point, in the table's parts of a point.
std::string season_points(std::int64_t points, std::int64_t parts);
// Of a round; in brackets if it does not count: "(3)"; empty: they had no part in it.
std::string season_cell(const standings::SeasonTable& table, const standings::SeasonRow& row, std::size_t round);
// With as many digits behind the point as the totals of all take.
std::string season_total(const standings::SeasonTable& table, const standings::SeasonRow& row);
// "+3", "−2"; empty: nothing.
std::string season_adjusted(const standings::SeasonRow& row);

// A row for each person in the order of the table: place, name, total, rounds, what was adjusted, and the points of
// each round. Fractions have all their digits.
void season_csv(const standings::SeasonTable& table, const Out& out);
// A page in HTML, to send or to print for the wall, with how it is counted below the table.
void season_html(const standings::Season& season, const standings::SeasonTable& table, const Out& out);
// The same as a message: a line for each who has a place.
std::string season_message(const standings::Season& season, const standings::SeasonTable& table);

}  // namespace nullo::exports
