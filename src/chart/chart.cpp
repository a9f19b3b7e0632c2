#include "chart/chart.h"

#include <algorithm>
#include <utility>

#include "session/columns.h"
#include "session/seating.h"
#include "session/sides.h"
#include "session/words.h"
#include "text/say.h"

namespace nullo::chart {
namespace {

std::string units_of(const session::Session& session) {
  return text::say(
      games::for_unit(games::info(session.rules).unit, text::mark("points"), text::mark("chips"), text::mark("cards")));
}

void add_lines(const session::Session& session, Chart& chart) {
  for (const session::Side& side : session::sides_of(session.rules, session.seats())) {
    chart.lines.push_back({{}, side.front(), {}});
  }
}

void name_lines(const session::Session& session, const std::vector<std::string>& players, Chart& chart) {
  std::vector<std::string> names = session::side_names(session.rules, players);
  for (std::size_t side = 0; side < names.size(); ++side) chart.lines[side].name = std::move(names[side]);
}

// Each total's past goes along with it.
void move_lines(const session::Session& session, const PerSeat<Seat>& came_from, Chart& chart) {
  if (came_from.empty()) return;
  const std::vector<session::Side> sides = session::sides_of(session.rules, session.seats());
  std::vector<std::vector<double>> before;
  for (Chart::Line& line : chart.lines) before.push_back(std::move(line.values));
  for (Chart::Line& line : chart.lines) {
    const auto side = std::ranges::find_if(
        sides, [&](const session::Side& one) { return std::ranges::find(one, came_from[line.seat]) != one.end(); });
    line.values = before[static_cast<std::size_t>(side - sides.begin())];
  }
}

template <class Running>
Chart over_hands(const session::Session& session, const session::SessionResult& result) {
  Running running{session};
  for (const session::HandResult& hand : result.hands) running.add(hand);
  return std::move(running).finish(session::column_names(session, result));
}

}  // namespace

RunningTotals::RunningTotals(const session::Session& session)
    : session_{&session},
      chart_{{}, text::say("hands played"), units_of(session), session.hands_before},
      totals_{session::opening_totals(session)} {
  add_lines(session, chart_);
  for (Chart::Line& line : chart_.lines) line.values.push_back(static_cast<double>(totals_[line.seat]));
}

void RunningTotals::add(const session::HandResult& hand) {
  if (!hand.complete()) return;
  move_lines(*session_, hand.came_from, chart_);
  totals_ = session::totals_after(totals_, hand);
  for (Chart::Line& line : chart_.lines) line.values.push_back(static_cast<double>(totals_[line.seat]));
}

Chart RunningTotals::finish(const std::vector<std::string>& names) && {
  name_lines(*session_, names, chart_);
  return std::move(chart_);
}

RunningPlaces::RunningPlaces(const session::Session& session)
    : session_{&session},
      chart_{{}, text::say("hands played"), text::say("place"), session.hands_before + 1, true},
      totals_{session::opening_totals(session)},
      bought_(session.seats()) {
  add_lines(session, chart_);
}

void RunningPlaces::add(const session::HandResult& hand) {
  if (!hand.complete()) return;
  move_lines(*session_, hand.came_from, chart_);
  totals_ = session::totals_after(totals_, hand);
  bought_ = session::bought_after(bought_, hand);
  const PerSeat<int> place = session::places(session_->rules, session::without(totals_, bought_));
  for (Chart::Line& line : chart_.lines) line.values.push_back(place[line.seat]);
}

Chart RunningPlaces::finish(const std::vector<std::string>& names) && {
  name_lines(*session_, names, chart_);
  if (chart_.lines.front().values.size() < 2) chart_.lines.clear();
  return std::move(chart_);
}

Chart running_totals(const session::Session& session, const session::SessionResult& result) {
  return over_hands<RunningTotals>(session, result);
}

Chart running_places(const session::Session& session, const session::SessionResult& result) {
  return over_hands<RunningPlaces>(session, result);
}

}  // namespace nullo::chart
