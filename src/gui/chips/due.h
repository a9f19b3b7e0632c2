// Chips that change hands now, in type that is read from across the room; and the pots.
#pragma once

#include <string_view>
#include <vector>

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// The band's height: the same for no payment as for a few, so that nothing moves when they come and go. It grows only
// for so many that they would have to be small.
[[nodiscard]] float due_height(const Ui& ui, float width, const std::vector<app::DueLine>& due,
                               const std::vector<app::ChipsForSale>& sale = {});
// The band's height at the table, where it never grows: the payments become smaller instead.
[[nodiscard]] float due_band(const Ui& ui);
// `nothing`: the text where nothing is due.
void draw_due(Ui& ui, const Rect& r, const std::vector<app::DueLine>& due, std::string_view nothing);
// The same, with buttons beside it for those who may buy chips: the last one stands for all who have none of their own.
// A tap on it, or on the payments, opens the list of them.
void draw_due(Ui& ui, Rect r, const std::vector<app::DueLine>& due, std::string_view nothing,
              const std::vector<app::ChipsForSale>& sale);

// The list of payments over the page, after a tap on them: each with its amount in chips that the payer has and its
// reason, which have no room elsewhere in a small window; and a button for each who may buy chips.
void draw_due_list(Ui& ui, const Rect& screen, const std::vector<app::DueLine>& due,
                   const std::vector<app::ChipsForSale>& sale = {});

// The pots side by side, the one won next marked, in as many rows as suit the width. `on`: colour of the text where
// there is no pot.
void draw_pots(Ui& ui, const Rect& r, const std::vector<app::PotView>& pots, ImU32 on);
// Height of all their rows in that width.
[[nodiscard]] float pots_height(const Ui& ui, float width, const std::vector<app::PotView>& pots);

}  // namespace nullo::gui
