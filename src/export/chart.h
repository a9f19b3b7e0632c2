// Running totals as a drawing that stands in a page: inline SVG, which there needs no name space.
// Units: totals in points or chips, lengths in the drawing's own units, of which it is 860 wide.
#pragma once

#include <string>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"
#include "session/session.h"

namespace nullo::exports {

struct Chart {
  struct Line {
    std::string name;
    Seat seat;
    std::vector<Amount> totals;  // from the start (after 0 hands) on; as many in every line
  };
  std::vector<Line> lines;  // in seat order
  std::string unit;         // "points"
};

// The totals after each complete hand.
Chart running_totals(const session::Session& session, const session::SessionResult& result);

// An <svg> element: axes with round ticks, a line for each seat that differs from the others in colour, dashes and
// marks, and at its end who it is, shortened where the name is long. Dark on nothing, for light paper. Empty where no
// line has two points.
std::string chart_svg(const Chart& chart);

// A short piece of a seat's line with its mark, as an <svg> element, for a legend beside the chart.
std::string line_sample_svg(Seat seat);

}  // namespace nullo::exports
