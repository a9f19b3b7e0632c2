// A club's evening to send and to keep: the draw of its rounds, and how it stands.
#pragma once

#include <string>

#include "base/out.h"
#include "draws/plan.h"
#include "standings/club_evening.h"

namespace nullo::exports {

// "Eva and Fred sit out"; empty: nobody does.
std::string byes_text(const draws::Plan::Round& round);
// "Anna, Boris, Clara"; the first one deals first.
std::string seated_text(const std::vector<std::string>& table);
// How it counts: "Each session gives 5, 3, 2, 1 points by place; those who are level share them."
std::string evening_rule(const draws::Plan& plan, const standings::EveningStanding& standing);
// "now 3": what the session gives that they play now; empty: they play none.
std::string now_text(const standings::EveningStanding& standing, std::size_t row);
// What became of a table: "Clara won with 40", "Anna and Boris lead with 23". `people`: by the numbers in its parts.
std::string result_text(const standings::Evening& session, const std::vector<std::string>& people);

// As a message, with what the tables have played. `title`: "Club evening, 2026-11-21"; `played`: since it began.
std::string evening_message(const std::string& title, const draws::Plan& plan, const standings::Played& played);
// As a page in HTML, to send or to print for the wall.
void evening_html(const std::string& title, const draws::Plan& plan, const standings::Played& played, const Out& out);

}  // namespace nullo::exports
