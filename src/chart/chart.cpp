#include "chart/chart.h"

#include <fmt/format.h>

#include "session/sides.h"
#include "session/words.h"

namespace nullo::chart {

Chart running_totals(const session::Session& session, const session::SessionResult& result) {
  Chart chart{{}, "hands played", fmt::format("{}s", games::info(session.rules).unit)};
  const games::Names names = session::names_of(session::players_now(session, result));
  for (const session::Side& side : session::sides_of(session.rules, session.seats())) {
    const Seat seat = side.front();
    Amount total = games::starting_total(session.rules, session.seats());
    Chart::Line line{session::side_name(side, names), seat, {static_cast<double>(total)}};
    for (const session::HandResult& hand : result.hands) {
      if (!hand.complete()) continue;
      total += hand.scores[seat];
      line.values.push_back(static_cast<double>(total));
    }
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

Chart running_places(const session::Session& session, const session::SessionResult& result) {
  Chart chart{{}, "hands played", "place", 1, true};
  const games::Names names = session::names_of(session::players_now(session, result));
  for (const session::Side& side : session::sides_of(session.rules, session.seats()))
    chart.lines.push_back({session::side_name(side, names), side.front(), {}});
  PerSeat<Amount> totals(session.seats());
  for (const session::HandResult& hand : result.hands) {
    if (!hand.complete()) continue;
    for (const Seat seat : Seats{session.seats()}) totals[seat] += hand.scores[seat];
    const PerSeat<int> place = session::places(session.rules, totals);
    for (Chart::Line& line : chart.lines) line.values.push_back(place[line.seat]);
  }
  if (chart.lines.front().values.size() < 2) chart.lines.clear();
  return chart;
}

}  // namespace nullo::chart
