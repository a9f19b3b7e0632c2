// A chart as a drawing in a page: inline SVG, which needs no XML namespace in HTML. It is 860 units wide.
#pragma once

#include <string>

#include "base/out.h"
#include "chart/chart.h"
#include "chart/sources.h"

namespace nullo::exports {

// True if some line has at least two points.
bool can_draw(const chart::Chart& chart);

// An <svg> element: axes with round tick values, and for each seat a line with its own colour, dashes and marks, with
// the seat's name at its end, shortened if it is long. Dark on a transparent ground, for light paper. Written in
// pieces, since a line may have very many points. Writes nothing if the chart cannot be drawn.
void chart_svg(const chart::Chart& chart, const Out& out);

// A short piece of a seat's line with its mark, as an <svg> element, for a legend next to the chart.
std::string line_sample_svg(Seat seat);

// A bar for a table cell, as an <svg> element as wide as the cell. It begins at a line that stands for 0:
// filled for a gain, hollow for a loss.
std::string bar_svg(const chart::BarScale& scale, Amount amount, Seat seat);

}  // namespace nullo::exports
