// The facts of a hand as rows, players across: quick entry, and what decides a tie.
#include <algorithm>
#include <string>
#include <vector>

#include "gui/table.h"
#include "gui/table_rows.h"
#include "gui/table_sides.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

using Row = FieldRow;

// A card that lies on the table is shown there; without the table, as a row. The choice that is asked is larger.
bool shows(const app::TableView& view, const Row& row) {
  if (&row == asked_choice(view)) return false;
  return row.kind != Row::Kind::kCard || view.form == games::Form::kSummary;
}

bool has_seats(const Row& row) {
  return row.kind == Row::Kind::kSeat || row.kind == Row::Kind::kCounts || row.kind == Row::Kind::kHands;
}

// One line of the panel: a row, or two that share it.
struct Line {
  const Row* first = nullptr;
  const Row* second = nullptr;
};

std::vector<Line> lines_of(const FieldPlan& plan, const app::TableView& view) {
  std::vector<Line> lines;
  for (const Row& row : view.fields) {
    if (!shows(view, row)) continue;
    const bool joins = is_half(plan, row) && !lines.empty() && lines.back().second == nullptr &&
                       is_half(plan, *lines.back().first) && is_captor(row) == is_captor(*lines.back().first);
    if (joins)
      lines.back().second = &row;
    else
      lines.push_back({&row, nullptr});
  }
  return lines;
}

// Of these, the first is told whose its columns are.
bool begins_steps(const FieldPlan& plan, const std::vector<Line>& lines, std::size_t at) {
  const auto steps = [&](const Line& line) { return line.first->steps && is_half(plan, *line.first); };
  return steps(lines[at]) && (at == 0 || !steps(lines[at - 1]));
}

void draw_line(Ui& ui, const Rect& r, const app::TableView& view, const FieldPlan& plan, const Line& line) {
  const bool current = line.first->current || (line.second != nullptr && line.second->current);
  if (current) ui.keep_in_sight(line.first->current ? line.first->id : line.second->id, r);
  if (!is_half(plan, *line.first)) return draw_field_row(ui, r, view, plan, *line.first);
  draw_half_row(ui, r.column(0, 2, ui.px(kPairGap)), view, plan, *line.first);
  if (line.second != nullptr) draw_half_row(ui, r.column(1, 2, ui.px(kPairGap)), view, plan, *line.second);
}

// Below the rows: what is tapped for one of them opens and closes, and nothing else moves.
float kept_for_pads(const Ui& ui, const FieldPlan& plan, const app::TableView& view) {
  if (view.form != games::Form::kSummary) return 0;
  float open = 0;
  float most = 0;
  for (const Row& row : view.fields) {
    open += pad_height(ui, plan.width, row);
    if (!row.steps) most = std::max(most, open_pad_height(ui, plan.width, row));
  }
  return std::max(0.0F, most - open);
}

// ---- the players over their columns

bool wants_heads(const FieldPlan& plan, const std::vector<Line>& lines) {
  if (plan.lines > 1) return false;
  return std::any_of(lines.begin(), lines.end(),
                     [&](const Line& line) { return has_seats(*line.first) && !is_half(plan, *line.first); });
}

// How high the names over the columns stand, and whether a player's disc stands over the name.
struct Heads {
  HeadLook players;
  float height = 0;
};

Heads heads_of(const Ui& ui, const FieldPlan& plan, const app::TableView& view) {
  const float column = plan.cells(rect_at(0, 0, plan.width, 0)).column(0, plan.columns, ui.px(kFieldGap)).width();
  if (view.sides > 0) return {{}, side_head_height(ui, column, view)};
  std::vector<std::string> names;
  names.reserve(view.places.size());
  for (const auto& place : view.places) names.push_back(place.name);
  const HeadLook look = head_look(ui, column, names);
  return {look, look.height};
}

void draw_heads(Ui& ui, const Rect& r, const FieldPlan& plan, const app::TableView& view, const Heads& heads) {
  const Rect cells = plan.cells(r);
  for (int side = 0; side < view.sides; ++side)
    draw_side_head(ui, cells.column(side, view.sides, ui.px(kFieldGap)), view, side);
  if (view.sides > 0) return;
  for (const auto& place : view.places) {
    draw_head(ui, cells.column(place.seat.index(), view.seats, ui.px(kFieldGap)), place.name, place.seat, place.key,
              heads.players, place.out);
  }
}

}  // namespace

float fields_height(const Ui& ui, float width, const app::TableView& view) {
  const FieldPlan plan = field_plan(ui, width - ui.px(24), view);
  const auto lines = lines_of(plan, view);
  if (lines.empty()) return 0;
  float height = ui.px(16) + kept_for_pads(ui, plan, view);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    height += field_row_height(ui, plan, *lines[i].first);
    if (begins_steps(plan, lines, i)) height += ui.px(kHalfHeads);
  }
  return wants_heads(plan, lines) ? height + heads_of(ui, plan, view).height : height;
}

void draw_fields(Ui& ui, const Rect& r, const app::TableView& view) {
  ui.fill(r, ui.theme.panel, 12);
  ui.outline(r, ui.theme.panel_edge, 12, 1);
  Rect rest = r.inset(ui.px(12), ui.px(8));
  const FieldPlan plan = field_plan(ui, rest.width(), view);
  const auto lines = lines_of(plan, view);
  bool heads = wants_heads(plan, lines);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (heads && has_seats(*lines[i].first)) {
      const Heads look = heads_of(ui, plan, view);
      draw_heads(ui, rest.cut_top(look.height), plan, view, look);
      heads = false;
    }
    if (begins_steps(plan, lines, i)) draw_half_heads(ui, rest.cut_top(ui.px(kHalfHeads)), view, plan);
    draw_line(ui, rest.cut_top(field_row_height(ui, plan, *lines[i].first)), view, plan, lines[i]);
  }
}

}  // namespace nullo::gui
