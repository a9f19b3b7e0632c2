// What a chart shows: lines over hands or sessions. Drawn by the window and into the pages that are written out; where
// its lines, ticks and names lie is in plot.h.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/seat.h"
#include "session/session.h"

namespace nullo::chart {

struct Chart {
  struct Line {
    std::string name;
    Seat seat;                             // whose colour and mark it has
    std::vector<double> values;            // one for each step, whole or not
    std::vector<std::string> labels = {};  // of each point that is pointed at; empty: its value
    std::size_t skip = 0;                  // steps before its first value: somebody who joined later
  };
  std::vector<Line> lines;
  std::string x_label;       // "hands played"
  std::string y_label;       // "points"
  int first = 0;             // the number of the first step
  bool best_on_top = false;  // the lowest value is: places
  int each = 1;              // how many one step stands for: a line of many sessions has not all of them
};

// A line for each side: the totals from the start (after 0 hands) on, after each complete hand. Where totals go along
// with people who change chairs, so do the lines.
Chart running_totals(const session::Session& session, const session::SessionResult& result);

// The same for the places, shared ones equal, after each complete hand. No lines where fewer than two hands are.
Chart running_places(const session::Session& session, const session::SessionResult& result);

// The same of hands that come by one after another.
class RunningTotals {
 public:
  explicit RunningTotals(const session::Session& session);
  void add(const session::HandResult& hand);
  // Once: `names` are those of the totals, one a seat; session/columns.h.
  [[nodiscard]] Chart finish(const std::vector<std::string>& names) &&;

 private:
  const session::Session* session_;
  Chart chart_;
  PerSeat<Amount> totals_;
};

class RunningPlaces {
 public:
  explicit RunningPlaces(const session::Session& session);
  void add(const session::HandResult& hand);
  [[nodiscard]] Chart finish(const std::vector<std::string>& names) &&;

 private:
  const session::Session* session_;
  Chart chart_;
  PerSeat<Amount> totals_;
  PerSeat<Amount> bought_;
};

}  // namespace nullo::chart
