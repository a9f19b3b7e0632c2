#include "export/page.h"

#include <numeric>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "export/chart.h"
#include "export/markup.h"
#include "export/message.h"
#include "games/words.h"
#include "ledger/holdings.h"
#include "session/columns.h"
#include "session/sides.h"
#include "session/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::exports {
namespace {

// A name isolated, so that a name written right to left does not reorder the text around it.
std::string name_html(std::string_view name) { return fmt::format("<bdi>{}</bdi>", escaped(name)); }

std::string names_html(const std::vector<std::string>& names, std::string_view between) {
  std::vector<std::string> parts;
  parts.reserve(names.size());
  for (const std::string& name : names) parts.push_back(name_html(name));
  return fmt::format("{}", fmt::join(parts, between));
}

std::string side_html(const session::Side& side, const games::Names& names) {
  std::vector<std::string> partners;
  for (const Seat seat : side) partners.push_back(name_html(names[seat]));
  return fmt::format("{}", fmt::join(partners, " &amp; "));
}

// The names of all who played for a side's total.
std::string column_html(const session::Side& side, const session::Columns& columns) {
  std::vector<std::string> partners;
  for (const Seat seat : side) partners.push_back(names_html(columns.people(seat), " / "));
  return fmt::format("{}", fmt::join(partners, " &amp; "));
}

std::string note_html(std::string_view note) {
  return note.empty() ? "" : fmt::format("<blockquote dir=\"auto\">{}</blockquote>\n", escaped(note));
}

// `tag`: "ul" or "ol"; `more`: its attributes. Empty if there are no items.
std::string list_html(std::string_view tag, std::string_view more, const std::vector<std::string>& items) {
  if (items.empty()) return {};
  std::string html = fmt::format("<{}{}>\n", tag, more);
  for (const std::string& item : items) html += fmt::format("<li>{}</li>\n", escaped(item));
  return html + fmt::format("</{}>\n", tag);
}

// What stands above the hands, collected while they are visited.
struct Overview {
  session::SessionResult result;  // without hands
  std::size_t hands = 0;
  session::Columns columns;
  chart::SourcesSum sources;
  chart::RunningTotals totals;
  chart::RunningPlaces places;
};

Overview overview_of(const session::HandByHand& hands) {
  const session::Session& session = hands.session();
  Overview overview{.result = {},
                    .hands = 0,
                    .columns = session::Columns{session},
                    .sources = chart::SourcesSum{session},
                    .totals = chart::RunningTotals{session},
                    .places = chart::RunningPlaces{session}};
  overview.result = hands.visit([&](const session::Turn& turn) {
    ++overview.hands;
    overview.columns.add(turn.result);
    overview.sources.add(turn.result);
    overview.totals.add(turn.result);
    overview.places.add(turn.result);
  });
  return overview;
}

std::string outcome_of(const session::Session& session, const Overview& overview, bool continued) {
  const int complete = overview.result.complete_hands;
  if (continued) return goes_on_text(complete);
  std::string text = session::outcome(session, overview.result, overview.columns.names());
  if (!text.empty()) return text;
  if (overview.hands == 0) return text::say("Not begun yet");
  return session.ended_at.empty()
             ? text::say_count(complete, "Not over yet, {count} hand complete", "Not over yet, {count} hands complete")
             : text::say_count(complete, "Ended without a result, {count} hand complete",
                               "Ended without a result, {count} hands complete");
}

std::string head_html(const session::Session& session, const PageExtras& extras) {
  const std::string day = extras.begun.substr(0, extras.begun.find(' '));
  return page_head(
      text::labelled(session::game_text(session.rules, extras.house_rules),
                     fmt::format("{}{}{}", fmt::join(session.players, ", "), day.empty() ? "" : ", ", day)));
}

std::string term_html(std::string_view term, const std::string& html) {
  return html.empty() ? "" : fmt::format("<dt>{}</dt>\n<dd>{}</dd>\n", escaped(term), html);
}

// The preset's name and description, or how the rules differ from the usual ones; then when the game is over.
std::string rules_html(const games::Rules& rules, int seats, const std::string& house_rules) {
  std::string text = session::rules_text(rules, house_rules);
  if (const auto preset = session::preset_of(rules))
    text = fmt::format("{}. {}", text::say(preset->name), text::say(preset->sentence));
  if (text.empty()) text = text::say("Own rules");
  return fmt::format("{}<br>\n{}", escaped(text), escaped(games::length(rules, seats)));
}

std::string top_html(const session::Session& session, const Overview& overview, const PageExtras& extras) {
  const games::Info& game = games::info(session.rules);
  std::string html =
      fmt::format("<header>\n<h1>{}</h1>\n<p>{}</p>\n<p class=\"outcome\">{}</p>\n<dl>\n",
                  escaped(session::game_text(session.rules, extras.house_rules)), escaped(text::say(game.summary)),
                  escaped(outcome_of(session, overview, extras.continued)));
  html += term_html(text::say("Players"), names_html(session.players, ", "));
  html += term_html(text::say("Begun"), escaped(extras.begun));
  html += term_html(text::say("Ended"), escaped(extras.ended));
  html += term_html(text::say("Rules"), rules_html(session.rules, session.seats(), extras.house_rules));
  return html + "</dl>\n" + note_html(session.note) + "</header>\n";
}

std::string pots_text(const std::vector<Amount>& pots) {
  const Amount sum = std::accumulate(pots.begin(), pots.end(), Amount{0});
  if (sum == 0) return text::say("Nothing is left in the pots.");
  if (pots.size() == 1) return text::say("In the pot: {amount}.", std::to_string(pots.front()));
  return text::say("In the pots: {amounts}, in all {sum}.", fmt::format("{}", fmt::join(pots, ", ")),
                   std::to_string(sum));
}

std::string standing_html(const session::Session& session, const Overview& overview, bool continued) {
  const session::SessionResult& result = overview.result;
  if (result.complete_hands == 0) return {};
  const games::Info& game = games::info(session.rules);
  const PerSeat<int> place = session::places(session.rules, result);
  std::string html = fmt::format(
      "<section>\n<h2>{}</h2>\n<table>\n<thead>\n<tr><th scope=\"col\" class=\"number\">{}</th>"
      "<th scope=\"col\">{}</th><th scope=\"col\" class=\"number\">{}</th><td></td></tr>\n</thead>\n<tbody>\n",
      escaped(text::say("Standing")), escaped(text::say("Place")), escaped(text::say("Player")),
      escaped(game.pays_at_once ? text::say("Chips") : text::say("Points")));
  for (const session::Side& side : session::best_first(session.rules, result)) {
    html += fmt::format(
        "<tr><td class=\"number\">{}</td><th scope=\"row\">{}</th><td class=\"number\">{}</td><td>{}</td></tr>\n",
        place[side.front()], column_html(side, overview.columns),
        session::total_text(result.totals[side.front()]) + session::bought_text(result, side.front()),
        !continued && session::won(result, side.front()) ? escaped(text::say("winner")) : "");
  }
  html += "</tbody>\n</table>\n";
  for (const std::string& text : session::stint_texts(session.rules, overview.columns)) {
    html += fmt::format("<p>{}</p>\n", escaped(text));
  }
  if (result.pots) html += fmt::format("<p>{}</p>\n", escaped(pots_text(*result.pots)));
  return html + "</section>\n";
}

std::string number_heading_html(std::string_view html) {
  return fmt::format("<th scope=\"col\" class=\"number\">{}</th>", html);
}

std::string sheet_heading(const session::Session& session, const Overview& overview) {
  std::string html = "<tr>" + number_heading_html(escaped(text::say("Hand"))) +
                     fmt::format("<th scope=\"col\">{}</th>", escaped(text::say("Dealer")));
  for (const session::Side& side : session::sides_of(session.rules, session.seats())) {
    html += number_heading_html(column_html(side, overview.columns));
  }
  if (overview.result.pots) html += number_heading_html(escaped(text::say("Pots")));
  return html + "</tr>\n";
}

std::string sheet_row(const session::Turn& turn, const std::vector<session::Side>& sides,
                      const session::Columns& columns, const Holdings& holdings, bool pots) {
  const session::HandResult& hand = turn.result;
  const std::string number = fmt::format("{}", columns.hands_before() + turn.number + 1);
  std::string html = fmt::format("<tr><th scope=\"row\" class=\"number\">{}</th><td>{}</td>",
                                 hand.complete() ? number : escaped(text::say("{hand} (open)", number)),
                                 name_html(session::name_at(hand.players, hand.dealer)));
  for (const session::Side& side : sides) {
    const Seat seat = columns.seat_after(turn.number + 1, side.front());
    html += fmt::format("<td class=\"number\">{} <span class=\"change\">{}</span></td>",
                        session::total_text(holdings.seats()[seat]), games::signed_text(hand.scores[seat]));
  }
  if (pots) html += fmt::format("<td class=\"number\">{}</td>", holdings.in_pots());
  return html + "</tr>\n";
}

// What everybody began with; empty if that is what the rules give them.
std::string opening_row(const session::Session& session, const std::vector<session::Side>& sides,
                        const session::Columns& columns, bool pots) {
  std::string html = fmt::format("<tr><th scope=\"row\">{}</th><td></td>", escaped(text::say("Opening")));
  for (const session::Side& side : sides) {
    const Seat seat = columns.seat_after(0, side.front());
    html += fmt::format("<td class=\"number\">{}</td>", session::total_text(session.opening[seat]));
  }
  return html + (pots ? "<td></td></tr>\n" : "</tr>\n");
}

void sheet_html(const session::HandByHand& hands, const Overview& overview, const Out& out) {
  if (overview.hands == 0) return;
  const session::Session& session = hands.session();
  out(
      fmt::format("<section>\n<h2>{}</h2>\n<p>{}</p>\n"
                  "<div class=\"wide\">\n<table>\n<thead>\n{}</thead>\n<tbody>\n",
                  escaped(text::say("Score sheet")),
                  escaped(text::say("After each hand what everybody has, and beside it what the hand changed.")),
                  sheet_heading(session, overview)));
  const std::vector<session::Side> sides = session::sides_of(session.rules, session.seats());
  const bool pots = overview.result.pots.has_value();
  if (!session.opening.empty()) out(opening_row(session, sides, overview.columns, pots));
  Holdings holdings{session::opening_totals(session)};
  hands.visit([&](const session::Turn& turn) {
    holdings.change_places(turn.result.came_from);
    for (const Posting& posting : turn.result.scored.postings) holdings.add(posting);
    out(sheet_row(turn, sides, overview.columns, holdings, pots));
  });
  out("</tbody>\n</table>\n</div>\n</section>\n");
}

void chart_html(std::string_view title, const chart::Chart& chart, const Out& out) {
  if (!can_draw(chart)) return;
  out(fmt::format("<section>\n<h2>{}</h2>\n<figure>\n", escaped(title)));
  chart_svg(chart, out);
  out("<figcaption>\n<ul class=\"legend\">\n");
  for (const chart::Chart::Line& line : chart.lines) {
    out(fmt::format("<li>{} {}</li>\n", line_sample_svg(line.seat), name_html(line.name)));
  }
  out("</ul>\n</figcaption>\n</figure>\n</section>\n");
}

// A table of bars: a row for each reason, a column for each player, sums at the bottom.
std::string sources_html(const chart::Sources& sources) {
  if (sources.rows.empty()) return {};
  std::string html =
      fmt::format("<section>\n<h2>{}</h2>\n<div class=\"wide\">\n<table class=\"sources\">\n<thead>\n<tr><td></td>",
                  escaped(sources.heading));
  for (const std::string& name : sources.names) {
    html += number_heading_html(name_html(name));
  }
  html += "</tr>\n</thead>\n<tbody>\n";
  const chart::BarScale scale{sources};
  for (const chart::Sources::Row& row : sources.rows) {
    html += fmt::format("<tr><th scope=\"row\">{}</th>", escaped(row.label));
    for (const Seat seat : Seats{static_cast<int>(row.cells.size())}) {
      const chart::Sources::Cell& cell = row.cells[static_cast<std::size_t>(seat.index())];
      html += fmt::format("<td class=\"number\">{}{}</td>", cell.text.empty() ? "0" : cell.text,
                          bar_svg(scale, cell.amount, seat));
    }
    html += "</tr>\n";
  }
  html += fmt::format("</tbody>\n<tfoot>\n<tr><th scope=\"row\">{}</th>", escaped(text::say("In all")));
  for (const chart::Sources::Cell& sum : sources.sums) html += fmt::format("<td class=\"number\">{}</td>", sum.text);
  return html + "</tr>\n</tfoot>\n</table>\n</div>\n</section>\n";
}

std::string settling_html(const session::SessionResult& result, const PageExtras& extras) {
  if (extras.settling.empty()) return {};
  return fmt::format("<section>\n<h2>{}</h2>\n<p>{}</p>\n{}</section>\n",
                     escaped(result.finished ? text::say("Settling") : text::say("Settling if it ended now")),
                     escaped(extras.settling_terms), list_html("ul", "", extras.settling));
}

// "Anna +3, Boris 0".
std::string scores_html(const games::Rules& rules, const session::HandResult& hand) {
  std::vector<std::string> parts;
  const games::Names names = session::names_of(hand.players);
  for (const session::Side& side : session::sides_of(rules, hand.scores.size())) {
    parts.push_back(fmt::format("{} {}", side_html(side, names), games::signed_text(hand.scores[side.front()])));
  }
  return fmt::format("<p class=\"scores\">{}</p>\n", fmt::join(parts, ", "));
}

std::string told_html(std::string_view title, const std::string& list) {
  return list.empty() ? "" : fmt::format("<div>\n<h4>{}</h4>\n{}</div>\n", escaped(title), list);
}

// `before`: who sat there in the previous hand.
std::string hand_html(const session::Session& session, const session::Turn& turn,
                      const std::vector<std::string>& before) {
  const games::Rules& rules = session.rules;
  const session::Hand& hand = turn.hand;
  const session::HandResult& scored = turn.result;
  const auto number = session.hand_number(turn.number);
  std::string html = fmt::format(
      "<article>\n<h3>{}</h3>\n",
      games::info(rules).has_dealer
          ? text::say("Hand {hand}, {player} dealt", number, name_html(session::name_at(scored.players, scored.dealer)))
          : text::say("Hand {hand}", number));
  for (const std::string& news : session::seating_news(before, scored, name_html)) {
    html += fmt::format("<p>{}.</p>\n", news);
  }
  html += scores_html(rules, scored) + note_html(hand.note);
  const games::Entry entry = session::entry_of(rules, turn);
  const std::vector<std::string> facts = session::facts_of(entry, session::names_of(scored.players));
  const std::vector<std::string> whys = session::why_texts_of(rules, hand, scored);
  html +=
      "<div class=\"entered\">\n" + told_html(text::say("What happened"), list_html("ul", " class=\"facts\"", facts));
  html += told_html(text::say("Why"), list_html("ol", "", whys)) + "</div>\n";
  for (const std::string& missing : session::missing_of(rules, scored)) {
    html += fmt::format("<p class=\"open\">{}</p>\n", escaped(text::say("Still missing: {what}", missing)));
  }
  html += list_html("ul", "", entry.explained);
  html += list_html("ul", "", session::notes_of(rules, scored));
  return html + "</article>\n";
}

void hands_html(const session::HandByHand& hands, const Out& out) {
  out(fmt::format("<section>\n<h2>{}</h2>\n", escaped(text::say("Hand by hand"))));
  std::vector<std::string> players = hands.session().players;
  hands.visit([&](const session::Turn& turn) {
    out(hand_html(hands.session(), turn, players));
    players = turn.result.players;
  });
  out("</section>\n");
}

}  // namespace

void html(const session::HandByHand& hands, const PageExtras& extras, const Out& out) {
  const session::Session& session = hands.session();
  Overview overview = overview_of(hands);
  const std::vector<std::string> names = overview.columns.names();
  const session::SessionResult& result = overview.result;
  out(head_html(session, extras) + top_html(session, overview, extras) + "<main>\n" +
      standing_html(session, overview, extras.continued));
  sheet_html(hands, overview, out);
  chart_html(text::say("Running totals"), std::move(overview.totals).finish(names), out);
  chart_html(text::say("Places"), std::move(overview.places).finish(names), out);
  out(sources_html(overview.sources.finish(names)) + settling_html(result, extras));
  if (overview.hands > 0) hands_html(hands, out);
  out("</main>\n<footer>\n<p>" + escaped(text::say("Score kept with Nullo.")));
  if (!session.id.empty()) out(" " + escaped(text::say("Session {id}.", session.id)));
  out("</p>\n</footer>\n</body>\n</html>\n");
}

}  // namespace nullo::exports
