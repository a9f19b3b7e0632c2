// Two versions of a session beside each other: before and after a correction, or what two devices have made of it.
#pragma once

#include <cstddef>
#include <vector>

#include "app/correction/view.h"
#include "session/session.h"

namespace nullo::app {

// Without what the other version decides: headings, marks, and reasons.
CompareView::Side side_of(const session::Session& session, const session::SessionResult& result);

// Marks the numbers of `row` that differ from those of `was`; all of them if the row is new (nullptr), or has other
// columns.
void mark(Sheet::Row& row, const Sheet::Row* was);
void mark_totals(Sheet& sheet, const Sheet& was);

// Adds to each side those reasons for a hand, by its number, that the other one lacks.
void add_whys(std::size_t hand, std::vector<WhyLine> before, std::vector<WhyLine> after, CompareView::Side& side_before,
              CompareView::Side& side_after);

}  // namespace nullo::app
