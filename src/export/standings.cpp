#include "export/standings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "export/csv.h"

namespace nullo::exports {

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

}  // namespace nullo::exports
