// The rows of facts beside and below the table.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "app/table/field_row.h"
#include "app/table/open_session.h"
#include "app/table/pending.h"

namespace nullo::app {

// `sides`: the number of sides if all fields belong to sides, so that each side has one column; else 0.
std::vector<FieldRow> field_rows(const OpenSession& open, const Pending& pending, int sides);

// The two seats share a column of the rows.
bool same_column(int sides, Seat one, Seat other);
// The two seats share a count in this row, even if other rows have a column for each player.
bool same_count(int sides, const games::CountsField& field, Seat one, Seat other);
// The card is shown in the row of the counts about it.
bool shares_line(const games::Entry& entry, const games::CardField& card);
// The key that enters the card: "h"; "b/h" if two keys mean it; "h5" if suit and rank are typed.
std::string key_text(const games::Entry& entry, const games::PaletteCard& card);

inline bool contains(const std::vector<Seat>& seats, Seat seat) {
  return std::ranges::find(seats, seat) != seats.end();
}

}  // namespace nullo::app
