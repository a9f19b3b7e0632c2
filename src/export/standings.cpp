#include "export/standings.h"

#include <array>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "export/csv.h"
#include "export/markup.h"
#include "export/standings_texts.h"
#include "text/say.h"

namespace nullo::exports {
namespace {

constexpr std::array kStandingsColumns{
    standings::Column::kRating, standings::Column::kWins, standings::Column::kShare,   standings::Column::kPlace,
    standings::Column::kBetter, standings::Column::kRun,  standings::Column::kSessions};

std::string number_cell(std::string_view text) { return fmt::format("<td class=\"number\">{}</td>", escaped(text)); }

std::string row_html(const standings::History& history, const standings::Standing& standing,
                     const standings::Row& row) {
  std::string html = fmt::format("<tr>{}<td><bdi>{}</bdi></td>", number_cell(fmt::format("{}.", row.place)),
                                 escaped(history.name_of(row.person)));
  for (const standings::Column column : kStandingsColumns) html += number_cell(cell_of(row, column));
  html += number_cell(form_text(row)) + number_cell(moved_text(standings::moved_since(standing.before, row)));
  return html + "</tr>\n";
}

}  // namespace

void standings_csv(const standings::History& history, std::span<const standings::Row> rows, const Out& out) {
  Csv csv;
  for (const char* heading :
       {"Place", "Name", "Sessions", "Hands", "Finished", "Won", "Shared", "Won by luck", "Mean place", "Better a hand",
        "Best run", "Last places", "Rating", "Mean of the rating", "Its deviation"})
    csv.text(heading);
  csv.end_row();
  for (const standings::Row& row : rows) {
    row.place == 0 ? csv.no_value() : csv.number(row.place);
    csv.text(history.name_of(row.person));
    for (const int number : {row.sessions, row.hands, row.finished, row.won, row.shared}) csv.number(number);
    csv.number(row.chance);
    row.finished > 0 ? csv.number(row.mean_place()) : csv.no_value();
    csv.number(row.better_each_hand()).number(row.best_run).text(fmt::format("{}", fmt::join(row.form, " ")));
    csv.number(row.rating.sure()).number(row.rating.mean).number(row.rating.deviation);
    csv.end_row();
    csv.give(out);
  }
}

void standings_html(std::string_view title, const standings::History& history, const standings::Standing& standing,
                    const Out& out) {
  out(fmt::format("{}<header>\n<h1>{}</h1>\n<p>{}</p>\n</header>\n<main>\n", page_head(title), escaped(title),
                  escaped(text::say_count(history.evenings.size(), "{count} session", "{count} sessions"))));
  out(fmt::format("<div class=\"wide\">\n<table>\n<thead>\n<tr><td></td><th scope=\"col\">{}</th>",
                  escaped(text::say("Name"))));
  for (const standings::Column column : kStandingsColumns)
    out(fmt::format("<th scope=\"col\" class=\"number\">{}</th>", escaped(heading_of(column))));
  out(fmt::format("<th scope=\"col\" class=\"number\">{}</th><td></td></tr>\n</thead>\n<tbody>\n",
                  escaped(text::say("Last places"))));
  std::vector<std::string> few;
  for (const standings::Row& row : standing.rows) {
    if (row.place > 0) {
      out(row_html(history, standing, row));
    } else {
      few.push_back(fmt::format("<bdi>{}</bdi> ({})", escaped(history.name_of(row.person)), row.sessions));
    }
  }
  out("</tbody>\n</table>\n</div>\n");
  if (!few.empty())
    out(fmt::format("<p>{}</p>\n",
                    text::say("Too few sessions for a place: {players}.", fmt::format("{}", fmt::join(few, ", ")))));
  out(fmt::format("</main>\n<footer>\n<p>{}</p>\n</footer>\n</body>\n</html>\n",
                  escaped(text::say("Score kept with Nullo."))));
}

std::string standings_message(std::string_view title, const standings::History& history,
                              std::span<const standings::Row> rows) {
  std::string text = fmt::format("{}\n", title);
  for (const standings::Row& row : rows) {
    if (row.place == 0) continue;
    const std::string rating = cell_of(row, standings::Column::kRating);
    text += "\n";
    text += row.finished > 0
                ? text::say("{place}. {player}: rating {rating}, won {count} of {sessions}", row.place,
                            history.name_of(row.person), rating, row.won, row.finished)
                : text::say("{place}. {player}: rating {rating}", row.place, history.name_of(row.person), rating);
  }
  return text + "\n";
}

}  // namespace nullo::exports
