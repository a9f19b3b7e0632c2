// Facts that are a card, a seat or a count for each seat, as rows with the players across.
#pragma once

#include <vector>

#include "gui/table/fields.h"

namespace nullo::gui {

// How the rows stand in a width.
struct FieldPlan {
  float width = 0;
  bool narrow = false;  // the label stands above its cells
  bool close = false;   // the label is small, beside its cells
  bool halves = false;  // two rows share a line, whatever they are about
  bool badges = false;  // counts tapped one by one carry the badges of their players
  bool pairs = false;   // two cards on a line
  bool steps = false;   // two rows of counts tapped one by one share a line
  float label = 0;
  float sum = 0;
  int columns = 1;  // seats, or sides
  int across = 1;   // columns that stand on one line
  int lines = 1;    // more than one: no heads above, each cell shows its player's badge
  [[nodiscard]] Rect cells(Rect r) const {
    r.cut_left(label);
    r.cut_right(sum);
    return r;
  }
};

// All ways in which the rows can stand in a width, the roomiest first.
std::vector<FieldPlan> field_plans(const Ui& ui, float width, const app::TableView& view);

// Whether the row says who captured a card: two such rows can share a line.
bool is_captor(const FieldRow& row);
// Whether the row takes half of a line; the other half goes to a row like it.
bool is_half(const FieldPlan& plan, const FieldRow& row);

// Whether no head has to say whose the row's cells are, as on a lying phone each names its player.
[[nodiscard]] bool names_its_players(const Ui& ui, const FieldPlan& plan, const FieldRow& row);

[[nodiscard]] float field_row_height(const Ui& ui, const FieldPlan& plan, const FieldRow& row);
void draw_field_row(Ui& ui, const Rect& r, const app::TableView& view, const FieldPlan& plan, const FieldRow& row);
// The heads over the first line of such rows: whose the columns are.
[[nodiscard]] float half_heads_height(const Ui& ui);
void draw_half_heads(Ui& ui, const Rect& r, const app::TableView& view, const FieldPlan& plan, bool steps);
// A row in half of a line.
void draw_half_row(Ui& ui, const Rect& r, const app::TableView& view, const FieldPlan& plan, const FieldRow& row);

inline constexpr float kFieldGap = 4;  // between cells, and between rows
inline constexpr float kPairGap = 28;  // between two rows on one line
inline constexpr float kClosePairGap = 12;
// Between the cells of a row.
[[nodiscard]] inline float cell_gap(const Ui& ui, const FieldPlan& plan) { return ui.px(plan.halves ? 2 : kFieldGap); }
[[nodiscard]] inline float pair_gap(const Ui& ui, const FieldPlan& plan) {
  return ui.px(plan.halves ? kClosePairGap : kPairGap);
}

}  // namespace nullo::gui
