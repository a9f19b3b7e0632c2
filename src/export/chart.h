// A chart as a drawing that stands in a page: inline SVG, which there needs no name space. It is 860 units wide.
#pragma once

#include <string>

#include "chart/chart.h"
#include "chart/sources.h"
#include "core/out.h"

namespace nullo::exports {

// Some line has two points.
bool can_draw(const chart::Chart& chart);

// An <svg> element: axes with round ticks, a line for each seat that differs from the others in colour, dashes and
// marks, and at its end who it is, shortened where the name is long. Dark on nothing, for light paper. In pieces: a
// line may have very many points. Nothing where it cannot be drawn.
void chart_svg(const chart::Chart& chart, const Out& out);

// A short piece of a seat's line with its mark, as an <svg> element, for a legend beside the chart.
std::string line_sample_svg(Seat seat);

// A bar for a cell of a table, as an <svg> element as wide as the cell: full where the seat gained, hollow where it
// lost, on both sides of a line that is nothing.
std::string bar_svg(const chart::BarScale& scale, Amount amount, Seat seat);

}  // namespace nullo::exports
