#include "export/season.h"

#include <cmath>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "export/csv.h"
#include "export/markup.h"
#include "games/registry.h"
#include "games/words.h"
#include "text/date.h"
#include "text/number.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::exports {

using standings::Season;
using standings::SeasonRow;
using standings::SeasonTable;

namespace {

std::string signed_text(std::int64_t points) { return (points < 0 ? "" : "+") + text::grouped(points); }

std::int64_t hundredths_of(double points) { return std::llround(100 * points); }

// How many digits it takes behind the point: 0 to 2.
int digits_of(std::int64_t hundredths) { return hundredths % 100 == 0 ? 0 : hundredths % 10 == 0 ? 1 : 2; }

std::string season_number(std::string_view text) { return fmt::format("<td class=\"number\">{}</td>", escaped(text)); }

std::string season_heading(std::string_view text) {
  return fmt::format("<th scope=\"col\" class=\"number\">{}</th>", escaped(text));
}

std::string season_row_html(const SeasonTable& table, const SeasonRow& row) {
  std::string html =
      fmt::format("<tr>{}<td><bdi>{}</bdi></td>", season_number(row.place > 0 ? fmt::format("{}.", row.place) : ""),
                  escaped(table.name_of(row.person)));
  html += season_number(season_total(table, row)) + season_number(fmt::format("{}", row.played)) +
          season_number(season_adjusted(row));
  for (std::size_t i = 0; i < table.rounds.size(); ++i) html += season_number(season_cell(table, row, i));
  return html + "</tr>\n";
}

std::string points_rule(const Season& season, const SeasonTable& table) {
  switch (season.counts) {
    case Season::Counts::kPlaces:
      return text::say("Each session gives {points} points by place; those who are level share them.",
                       fmt::format("{}", fmt::join(season.place_points, ", ")));
    case Season::Counts::kPoints:
      if (table.mixed)
        return text::say(
            "The points of the sessions count; those of games that the lowest total wins count against whoever has "
            "them.");
      return table.lowest_wins ? text::say("The points of the sessions count, and the lowest total wins.")
                               : text::say("The points of the sessions count.");
    case Season::Counts::kRating:
      return text::say("The rating counts, from the sessions of the season alone.");
  }
  return "";
}

// Which of them count, of everybody.
std::string rounds_that_count(int best, bool days) {
  if (best == 0) return days ? text::say("all days") : text::say("all sessions");
  return days ? text::say_count(best, "everybody's best day", "everybody's best {count} days")
              : text::say_count(best, "everybody's best session", "everybody's best {count} sessions");
}

std::string total_rule(const Season& season, bool days) {
  if (season.best == 1)
    return days ? text::say("Everybody's best day counts.") : text::say("Everybody's best session counts.");
  const std::string rounds = rounds_that_count(season.best, days);
  return season.total == Season::Total::kMean ? text::say("The mean of {rounds} counts.", rounds)
                                              : text::say("The points of {rounds} are added up.", rounds);
}

// "2026", "2026-01-31 to 2026-06-30", "from 2026-01-31"; empty: ever.
std::string days_text(std::string_view from, std::string_view until) {
  const std::string_view year = from.substr(0, from.find('-'));
  if (!year.empty() && from == fmt::format("{}-01-01", year) && until == fmt::format("{}-12-31", year))
    return std::string{year};
  const std::string first = text::date(from);
  const std::string last = text::date(until);
  if (from.empty()) return until.empty() ? "" : text::say("until {day}", last);
  return until.empty() ? text::say("from {day}", first) : text::say("{first} to {last}", first, last);
}

// Several rounds of one day are told apart: the second one is "2026-11-21/2".
std::string numbered(const SeasonTable& table, std::size_t round, const std::string& day) {
  std::size_t same = 0;  // before it
  while (same < round && table.rounds[round - same - 1] == table.rounds[round]) ++same;
  return same == 0 ? day : fmt::format("{}/{}", day, same + 1);
}

}  // namespace

std::string season_range(const Season& season) {
  std::string text = season.game.empty() ? text::say("All games") : games::name_of_listed(season.game);
  if (!season.rules.empty()) text = text::say("{game} by rules of its own", text);
  if (const std::string days = days_text(season.from, season.until); !days.empty()) text += ", " + days;
  if (!season.people.empty())
    text += ", " + text::say("with {players}", fmt::format("{}", fmt::join(season.people, ", ")));
  return text;
}

std::vector<std::string> season_rules(const Season& season, const SeasonTable& table) {
  std::vector<std::string> rules{points_rule(season, table)};
  const bool days = season.rounds == Season::Rounds::kDay;
  if (season.counts != Season::Counts::kRating) rules.push_back(total_rule(season, days));
  if (season.least > 1)
    rules.push_back(
        days ? text::say_count(season.least, "It takes {count} day for a place.", "It takes {count} days for a place.")
             : text::say_count(season.least, "It takes {count} session for a place.",
                               "It takes {count} sessions for a place."));
  if (!season.left_out.empty())
    rules.push_back(
        text::say_count(season.left_out.size(), "{count} session is left out.", "{count} sessions are left out."));
  return rules;
}

std::vector<std::string> season_adjustments(const Season& season) {
  std::vector<std::string> texts;
  for (const standings::Adjustment& each : season.adjustments)
    texts.push_back(text::labelled(fmt::format("{} {}", each.person, signed_text(each.points)), each.note));
  return texts;
}

std::string round_heading(const SeasonTable& table, std::size_t round) {
  const std::string& day = table.rounds[round];
  return numbered(table, round, day.empty() ? text::say("no date") : text::date_in_year(day));
}

std::string season_points(std::int64_t points, std::int64_t parts) {
  return text::decimal(hundredths_of(static_cast<double>(points) / static_cast<double>(parts)));
}

std::string season_cell(const SeasonTable& table, const SeasonRow& row, std::size_t round) {
  const std::optional<standings::SeasonScore>& score = row.rounds[round];
  if (!score) return {};
  const std::string text = season_points(score->points, table.parts);
  return score->counts ? text : fmt::format("({})", text);
}

std::string season_total(const SeasonTable& table, const SeasonRow& row) {
  int digits = 0;
  for (const SeasonRow& each : table.rows) digits = std::max(digits, digits_of(hundredths_of(each.total)));
  return text::with_decimals(hundredths_of(row.total), digits);
}

std::string season_adjusted(const SeasonRow& row) { return row.adjusted == 0 ? "" : signed_text(row.adjusted); }

void season_csv(const SeasonTable& table, const Out& out) {
  Csv csv;
  for (const char* heading : {"Place", "Name", "Total", "Rounds", "Adjusted"}) csv.text(heading);
  for (std::size_t i = 0; i < table.rounds.size(); ++i) {
    const std::string& day = table.rounds[i];
    csv.text(numbered(table, i, day.empty() ? text::say("no date") : day));
  }
  csv.end_row();
  csv.give(out);
  for (const SeasonRow& row : table.rows) {
    row.place == 0 ? csv.no_value() : csv.number(row.place);
    csv.text(table.name_of(row.person)).number(row.total).number(row.played).number(row.adjusted);
    for (const std::optional<standings::SeasonScore>& score : row.rounds)
      score ? csv.number(static_cast<double>(score->points) / static_cast<double>(table.parts)) : csv.no_value();
    csv.end_row();
    csv.give(out);
  }
}

void season_html(const Season& season, const SeasonTable& table, const Out& out) {
  out(fmt::format("{}<header>\n<h1>{}</h1>\n<p>{}</p>\n</header>\n<main>\n", page_head(season.name),
                  escaped(season.name), escaped(season_range(season))));
  out(fmt::format("<div class=\"wide\">\n<table>\n<thead>\n<tr><td></td><th scope=\"col\">{}</th>",
                  escaped(text::say("Name"))));
  for (const text::Sentence heading : {text::mark("Total"), text::mark("Rounds"), text::mark("Adjusted")})
    out(season_heading(text::say(heading)));
  for (std::size_t i = 0; i < table.rounds.size(); ++i) out(season_heading(round_heading(table, i)));
  out("</tr>\n</thead>\n<tbody>\n");
  for (const SeasonRow& row : table.rows) out(season_row_html(table, row));
  out("</tbody>\n</table>\n</div>\n");
  for (const std::string& rule : season_rules(season, table)) out(fmt::format("<p>{}</p>\n", escaped(rule)));
  for (const std::string& each : season_adjustments(season)) out(fmt::format("<p>{}</p>\n", escaped(each)));
  out(fmt::format("</main>\n<footer>\n<p>{}</p>\n</footer>\n</body>\n</html>\n",
                  escaped(text::say("Score kept with Nullo."))));
}

std::string season_message(const Season& season, const SeasonTable& table) {
  std::string text = fmt::format("{}\n{}\n", season.name, season_range(season));
  for (const SeasonRow& row : table.rows) {
    if (row.place == 0) continue;
    text += "\n" + text::say_count(row.played, "{place}. {player}: {points} in {count} round",
                                   "{place}. {player}: {points} in {count} rounds", row.place,
                                   table.name_of(row.person), season_total(table, row));
  }
  return text + "\n";
}

}  // namespace nullo::exports
