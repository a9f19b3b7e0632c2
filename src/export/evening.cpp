#include "export/evening.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "export/markup.h"
#include "export/season.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::exports {

using draws::Plan;
using standings::EveningStanding;
using standings::SeasonRow;

std::string seated_text(const std::vector<std::string>& table) { return fmt::format("{}", fmt::join(table, ", ")); }

std::string byes_text(const Plan::Round& round) {
  if (round.byes.empty()) return {};
  const std::string names = seated_text(round.byes);
  return round.byes.size() == 1 ? text::say("{player} sits out", names) : text::say("{players} sit out", names);
}

std::string evening_rule(const Plan& plan, const EveningStanding& standing) {
  return season_rules(standings::season_of(plan), standing.table).front();
}

std::string now_text(const EveningStanding& standing, std::size_t row) {
  const EveningStanding::Now& now = standing.now[row];
  if (!now.plays) return {};
  return text::say("now {points}", season_points(now.points, standing.table.parts));
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
  const std::string names = seated_text(first);
  const std::string points = season_points(amount, 1);
  if (!standings::is_running(session)) return text::say("{players} won with {points}", names, points);
  return first.size() == 1 ? text::say("{player} leads with {points}", names, points)
                           : text::say("{players} lead with {points}", names, points);
}

std::string evening_message(const std::string& title, const Plan& plan, const standings::Played& played) {
  const EveningStanding standing = standings::standing_of(plan, played);
  const std::vector<standings::RoundPlayed> sessions = standings::rounds_played(plan, played);
  std::string text = title + "\n";
  for (std::size_t i = 0; i < plan.drawn.size(); ++i) {
    text += fmt::format("\n{}\n", text::say("Round {round}", i + 1));
    for (std::size_t table = 0; table < plan.drawn[i].tables.size(); ++table) {
      text += text::say("Table {table}: {players}", table + 1, seated_text(plan.drawn[i].tables[table])) + "\n";
      if (const auto& session = sessions[i][table]) text += result_text(*session, played.people) + "\n";
    }
    if (!plan.drawn[i].byes.empty()) text += byes_text(plan.drawn[i]) + "\n";
  }
  if (!standing.table.rows.empty()) text += fmt::format("\n{}\n", text::say("Standing"));
  for (std::size_t i = 0; i < standing.table.rows.size(); ++i) {
    const SeasonRow& row = standing.table.rows[i];
    const std::string now = now_text(standing, i);
    text += fmt::format("{}. {}{}\n", row.place,
                        text::labelled(standing.table.name_of(row.person), season_total(standing.table, row)),
                        now.empty() ? "" : fmt::format(" ({})", now));
  }
  return text;
}

void evening_html(const std::string& title, const Plan& plan, const standings::Played& played, const Out& out) {
  const EveningStanding standing = standings::standing_of(plan, played);
  const std::vector<standings::RoundPlayed> sessions = standings::rounds_played(plan, played);
  out(fmt::format("{}<header>\n<h1>{}</h1>\n<p>{}</p>\n</header>\n<main>\n", page_head(title), escaped(title),
                  escaped(text::say("Who stands first at a table deals first."))));
  for (std::size_t i = 0; i < plan.drawn.size(); ++i) {
    out(fmt::format("<h2>{}</h2>\n<table>\n<tbody>\n", escaped(text::say("Round {round}", i + 1))));
    for (std::size_t table = 0; table < plan.drawn[i].tables.size(); ++table) {
      const auto& session = sessions[i][table];
      const std::string result = session ? escaped(result_text(*session, played.people)) : std::string{};
      out(fmt::format("<tr><th scope=\"row\">{}</th><td><bdi>{}</bdi></td><td><bdi>{}</bdi></td></tr>\n",
                      escaped(text::say("Table {table}", table + 1)), escaped(seated_text(plan.drawn[i].tables[table])),
                      result));
    }
    out("</tbody>\n</table>\n");
    if (!plan.drawn[i].byes.empty()) out(fmt::format("<p>{}.</p>\n", escaped(byes_text(plan.drawn[i]))));
  }
  if (!standing.table.rows.empty()) {
    out(fmt::format("<h2>{}</h2>\n<table>\n<tbody>\n", escaped(text::say("Standing"))));
    for (const SeasonRow& row : standing.table.rows)
      out(fmt::format("<tr><th scope=\"row\">{}.</th><td><bdi>{}</bdi></td><td class=\"number\">{}</td></tr>\n",
                      row.place, escaped(standing.table.name_of(row.person)), season_total(standing.table, row)));
    out(fmt::format("</tbody>\n</table>\n<p>{}</p>\n", escaped(evening_rule(plan, standing))));
  }
  out(fmt::format("</main>\n<footer>\n<p>{}</p>\n</footer>\n</body>\n</html>\n",
                  escaped(text::say("Drawn with Nullo."))));
}

}  // namespace nullo::exports
