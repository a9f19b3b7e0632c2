#include "export/evening.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "export/markup.h"
#include "export/season.h"

namespace nullo::exports {

using draws::Plan;
using standings::EveningStanding;
using standings::SeasonRow;

std::string seated_text(const std::vector<std::string>& table) { return fmt::format("{}", fmt::join(table, ", ")); }

std::string byes_text(const Plan::Round& round) {
  if (round.byes.empty()) return {};
  return fmt::format("{} {} out", fmt::join(round.byes, ", "), round.byes.size() == 1 ? "sits" : "sit");
}

std::string evening_rule(const Plan& plan, const EveningStanding& standing) {
  return season_rules(standings::season_of(plan), standing.table).front();
}

std::string now_text(const EveningStanding& standing, std::size_t row) {
  const EveningStanding::Now& now = standing.now[row];
  if (!now.plays) return {};
  return fmt::format("now {}", season_points(now.points, standing.table.parts));
}

std::string result_text(const standings::Evening& session, const std::vector<std::string>& people) {
  std::vector<std::string> first;
  const std::vector<int> places = standings::places_now(session);
  Amount amount = 0;
  for (std::size_t i = 0; i < session.parts.size(); ++i) {
    const standings::Part& part = session.parts[i];
    if (places[i] != 1) continue;
    first.push_back(people[static_cast<std::size_t>(part.person)]);
    amount = part.amount;
  }
  const char* what = !standings::is_running(session) ? "won" : first.size() == 1 ? "leads" : "lead";
  return fmt::format("{} {} with {}", seated_text(first), what, season_points(amount, 1));
}

std::string evening_message(const std::string& title, const Plan& plan, const standings::Played& played) {
  const EveningStanding standing = standings::standing_of(plan, played);
  const std::vector<standings::RoundPlayed> sessions = standings::rounds_played(plan, played);
  std::string text = title + "\n";
  for (std::size_t i = 0; i < plan.drawn.size(); ++i) {
    text += fmt::format("\nRound {}\n", i + 1);
    for (std::size_t table = 0; table < plan.drawn[i].tables.size(); ++table) {
      text += fmt::format("Table {}: {}\n", table + 1, seated_text(plan.drawn[i].tables[table]));
      if (const auto& session = sessions[i][table]) text += result_text(*session, played.people) + "\n";
    }
    if (!plan.drawn[i].byes.empty()) text += byes_text(plan.drawn[i]) + "\n";
  }
  if (!standing.table.rows.empty()) text += "\nStanding\n";
  for (std::size_t i = 0; i < standing.table.rows.size(); ++i) {
    const SeasonRow& row = standing.table.rows[i];
    const std::string now = now_text(standing, i);
    text += fmt::format("{}. {}: {}{}\n", row.place, standing.table.name_of(row.person),
                        season_total(standing.table, row), now.empty() ? "" : fmt::format(" ({})", now));
  }
  return text;
}

void evening_html(const std::string& title, const Plan& plan, const standings::Played& played, const Out& out) {
  const EveningStanding standing = standings::standing_of(plan, played);
  const std::vector<standings::RoundPlayed> sessions = standings::rounds_played(plan, played);
  out(fmt::format("{}<header>\n<h1>{}</h1>\n<p>Who stands first at a table deals first.</p>\n</header>\n<main>\n",
                  page_head(title), escaped(title)));
  for (std::size_t i = 0; i < plan.drawn.size(); ++i) {
    out(fmt::format("<h2>Round {}</h2>\n<table>\n<tbody>\n", i + 1));
    for (std::size_t table = 0; table < plan.drawn[i].tables.size(); ++table) {
      const auto& session = sessions[i][table];
      const std::string result = session ? escaped(result_text(*session, played.people)) : std::string{};
      out(fmt::format("<tr><th scope=\"row\">Table {}</th><td><bdi>{}</bdi></td><td><bdi>{}</bdi></td></tr>\n",
                      table + 1, escaped(seated_text(plan.drawn[i].tables[table])), result));
    }
    out("</tbody>\n</table>\n");
    if (!plan.drawn[i].byes.empty()) out(fmt::format("<p>{}.</p>\n", escaped(byes_text(plan.drawn[i]))));
  }
  if (!standing.table.rows.empty()) {
    out("<h2>Standing</h2>\n<table>\n<tbody>\n");
    for (const SeasonRow& row : standing.table.rows)
      out(fmt::format("<tr><th scope=\"row\">{}.</th><td><bdi>{}</bdi></td><td class=\"number\">{}</td></tr>\n",
                      row.place, escaped(standing.table.name_of(row.person)), season_total(standing.table, row)));
    out(fmt::format("</tbody>\n</table>\n<p>{}</p>\n", escaped(evening_rule(plan, standing))));
  }
  out("</main>\n<footer>\n<p>Drawn with Nullo.</p>\n</footer>\n</body>\n</html>\n");
}

}  // namespace nullo::exports
