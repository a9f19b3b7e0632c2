// The facts of a hand as rows, players across: quick entry, and what decides a tie.
#include "gui/table/fields.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "gui/kit/widgets.h"
#include "gui/table/partner_heads.h"
#include "gui/table/rows.h"
#include "gui/table/table.h"

namespace nullo::gui {

namespace {

using Row = FieldRow;

constexpr float kInset = 12;
constexpr float kCloseInset = 6;
constexpr float kAround = 8;  // above and below the rows
constexpr float kCloseAround = 4;

float around(const Ui& ui) { return ui.px(ui.names_keys() ? kAround : kCloseAround); }

float inset(const Ui& ui) { return ui.px(ui.names_keys() ? kInset : kCloseInset); }

bool is_by_steps(const Row& row) { return steps_of(row) != nullptr; }

// Whether the row is shown here. A card that lies on the table is shown there; without the table it is a row. The
// choice that is asked is drawn larger, elsewhere.
bool shows(const Ui& ui, const app::TableView& view, const Row& row, Face face) {
  if (is_in_foot(ui, view, row)) return false;
  const bool steps = is_by_steps(row);
  if (&row == asked_choice(view) || (face == Face::kTyped && steps)) return false;
  if (face == Face::kSteps) return steps;
  if (view.card_picker) return row.if_is<HandsRow>() != nullptr;  // the picked cards go into these
  return row.if_is<CardRow>() == nullptr || view.form != games::Form::kTricks;
}

bool has_seats(const Row& row) {
  return row.if_is<SeatRow>() != nullptr || row.if_is<CountsRow>() != nullptr || row.if_is<HandsRow>() != nullptr;
}

// One line of the panel: a row, or two that share it.
struct RowsOfLine {
  const Row* first = nullptr;
  const Row* second = nullptr;
};

std::vector<RowsOfLine> lines_of(const Ui& ui, const FieldPlan& plan, const app::TableView& view, Face face) {
  std::vector<RowsOfLine> lines;
  for (const Row& row : view.fields) {
    if (!shows(ui, view, row, face)) continue;
    const bool alike = lines.empty() || plan.halves || is_captor(row) == is_captor(*lines.back().first);
    const bool joins = is_half(plan, row) && !lines.empty() && lines.back().second == nullptr &&
                       is_half(plan, *lines.back().first) && is_by_steps(row) == is_by_steps(*lines.back().first) &&
                       alike;
    if (joins)
      lines.back().second = &row;
    else
      lines.push_back({&row, nullptr});
  }
  return lines;
}

// Whether a player is tapped in the line, and not a number in the pad.
bool asks_seats(const RowsOfLine& line) {
  const auto asks = [](const Row* row) {
    return row != nullptr &&
           (row->if_is<SeatRow>() != nullptr || row->if_is<HandsRow>() != nullptr || is_by_steps(*row));
  };
  return asks(line.first) || asks(line.second);
}

// Whether a head with the players stands above this line: above the first of such rows.
bool begins_halves(const FieldPlan& plan, const std::vector<RowsOfLine>& lines, std::size_t at) {
  const auto headed = [&](const RowsOfLine& line) {
    const bool wanted = is_by_steps(*line.first) ? !plan.badges : plan.halves;
    const bool seats = has_seats(*line.first) || (line.second != nullptr && has_seats(*line.second));
    return is_half(plan, *line.first) && wanted && seats;
  };
  const auto same = [&](std::size_t i) {
    return headed(lines[i]) && is_by_steps(*lines[i].first) == is_by_steps(*lines[at].first);
  };
  if (!headed(lines[at])) return false;
  for (std::size_t i = 0; i < at; ++i) {
    if (same(i)) return false;
  }
  return true;
}

void draw_line(Ui& ui, const Rect& r, const app::TableView& view, const FieldPlan& plan, const RowsOfLine& line) {
  if (!is_half(plan, *line.first)) return draw_field_row(ui, r, view, plan, *line.first);
  draw_half_row(ui, r.column(0, 2, pair_gap(ui, plan)), view, plan, *line.first);
  if (line.second != nullptr) draw_half_row(ui, r.column(1, 2, pair_gap(ui, plan)), view, plan, *line.second);
}

// Height of the lines right below this one in which players are tapped as well.
float seats_after(const Ui& ui, const FieldPlan& plan, const std::vector<RowsOfLine>& lines, std::size_t at) {
  float height = 0;
  for (std::size_t i = at; i < lines.size() && asks_seats(lines[i]); ++i)
    height += i == at ? 0 : field_row_height(ui, plan, *lines[i].first);
  return height;
}

// `r`: the line, with what must come into sight together with it, so that no row moves between two taps.
void keep_line_in_sight(Ui& ui, const Rect& r, const RowsOfLine& line) {
  for (const Row* row : {line.first, line.second}) {
    if (row != nullptr && row->current) return ui.keep_in_sight(row->id, r);
  }
}

// ---- the players over their columns

bool is_headed(const FieldPlan& plan, const Row& row) {
  const bool badged = is_by_steps(row) || row.if_is<HandsRow>() != nullptr;
  return has_seats(row) && !is_half(plan, row) && !(plan.badges && badged);
}

bool wants_heads(const Ui& ui, const FieldPlan& plan, const std::vector<RowsOfLine>& lines) {
  if (plan.lines > 1) return false;
  return std::ranges::any_of(lines, [&](const RowsOfLine& line) {
    return is_headed(plan, *line.first) && !names_its_players(ui, plan, *line.first);
  });
}

// Height of the names above the columns, and whether a player's disc stands above the name.
struct Heads {
  HeadLook players;
  float height = 0;
};

Heads heads_of(const Ui& ui, const FieldPlan& plan, const app::TableView& view) {
  const float column = plan.cells(rect_at(0, 0, plan.width, 0)).column(0, plan.columns, ui.px(kFieldGap)).width();
  if (view.sides > 0) return {{}, partner_head_height(ui, column, view)};
  std::vector<std::string> names;
  names.reserve(view.places.size());
  for (const auto& place : view.places) names.push_back(place.name);
  const HeadLook look = head_look(ui, column, names);
  return {look, look.height};
}

void draw_heads(Ui& ui, const Rect& r, const FieldPlan& plan, const app::TableView& view, const Heads& heads) {
  const Rect cells = plan.cells(r);
  for (int side = 0; side < view.sides; ++side)
    draw_partner_head(ui, cells.column(side, view.sides, ui.px(kFieldGap)), view, side);
  if (view.sides > 0) return;
  for (const auto& place : view.places) {
    draw_head(ui, cells.column(place.seat.index(), view.seats, ui.px(kFieldGap)), place.name, place.seat, place.key,
              heads.players, place.out);
  }
}

float height_in(const Ui& ui, const FieldPlan& plan, const app::TableView& view) {
  const auto lines = lines_of(ui, plan, view, face_of(ui, view));
  if (lines.empty()) return 0;
  float height = 2 * around(ui);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    height += field_row_height(ui, plan, *lines[i].first);
    if (begins_halves(plan, lines, i)) height += half_heads_height(ui);
  }
  return wants_heads(ui, plan, lines) ? height + heads_of(ui, plan, view).height : height;
}

// Height for the names and as many rows as fit, three at most, however many there are now.
float room_of_coming(const Ui& ui, const FieldPlan& plan, const app::TableView& view, float room) {
  constexpr int kMost = 3;
  const auto lines = lines_of(ui, plan, view, face_of(ui, view));
  if (lines.empty()) return 0;
  const float row = field_row_height(ui, plan, *lines.front().first);
  const float heads = wants_heads(ui, plan, lines) ? heads_of(ui, plan, view).height : 0;
  const float around_rows = 2 * around(ui) + heads;
  return around_rows + row * static_cast<float>(std::clamp(static_cast<int>((room - around_rows) / row), 1, kMost));
}

// How many times higher than necessary the rows are in that height; the heads keep their height.
float stretch_in(const Ui& ui, const FieldPlan& plan, const app::TableView& view, float height) {
  float rows = 0;
  for (const RowsOfLine& line : lines_of(ui, plan, view, face_of(ui, view)))
    rows += field_row_height(ui, plan, *line.first);
  return rows > 0 ? 1 + (height - height_in(ui, plan, view)) / rows : 1;
}

// Whether more rows come as the hand goes on. They scroll in a room of their own, which is the same from the first of
// them on.
bool come(const app::TableView& view) { return view.fields_come && !view.correcting; }

// The roomiest plan with which all rows fit; else the lowest.
FieldPlan plan_for(const Ui& ui, float width, const app::TableView& view, float room) {
  const std::vector<FieldPlan> plans = field_plans(ui, width - 2 * inset(ui), view);
  if (come(view)) return plans.front();
  std::size_t lowest = 0;
  for (std::size_t i = 0; i < plans.size(); ++i) {
    const float height = height_in(ui, plans[i], view);
    if (height <= room + 0.5F) return plans[i];
    if (height < height_in(ui, plans[lowest], view)) lowest = i;
  }
  return plans[lowest];
}

void draw_coming(Ui& ui, Rect r, const app::TableView& view, const FieldPlan& plan,
                 const std::vector<RowsOfLine>& lines) {
  if (wants_heads(ui, plan, lines)) {
    const Heads look = heads_of(ui, plan, view);
    draw_heads(ui, r.cut_top(look.height), plan, view, look);
  }
  r.x1 += ui.scroll_room();  // beside the rows, which stay as wide as the names above them
  Rect content = ui.begin_scroll("fields", r);
  for (const RowsOfLine& line : lines) {
    const Rect place = rect_at(content.x0, content.y0, content.width(), field_row_height(ui, plan, *line.first));
    keep_line_in_sight(ui, place, line);
    draw_line(ui, place, view, plan, line);
    content.y0 = place.y1;
  }
  ui.end_scroll(content.y0);
}

}  // namespace

bool is_in_foot(const Ui& ui, const app::TableView& view, const FieldRow& row) {
  return ui.shape() == Shape::kLying && row.if_is<CardRow>() != nullptr && view.form != games::Form::kTricks &&
         !view.card_picker;
}

bool has_faces(const Ui& ui, const app::TableView& view) {
  const auto begin = view.fields.begin();
  const auto end = view.fields.end();
  const bool has_no_room = !ui.names_keys() || ui.low() || asked_choice(view) != nullptr;
  return has_no_room && std::any_of(begin, end, is_by_steps) && !std::all_of(begin, end, is_by_steps);
}

Face face_of(const Ui& ui, const app::TableView& view) {
  if (!has_faces(ui, view)) return Face::kAll;
  const bool asks =
      asked_choice(view) != nullptr || std::ranges::any_of(view.fields, [](const Row& row) { return row.current; });
  return ui.state.steps.value_or(!asks) ? Face::kSteps : Face::kTyped;
}

bool has_additions(const app::TableView& view) {
  return std::ranges::any_of(view.fields, [](const Row& row) {
    const auto* counts = row.if_is<CountsRow>();
    return counts != nullptr && !counts->additions.empty();
  });
}

float fields_height(const Ui& ui, float width, const app::TableView& view, float room) {
  const FieldPlan plan = plan_for(ui, width, view, room);
  return come(view) ? room_of_coming(ui, plan, view, room) : height_in(ui, plan, view);
}

void draw_fields(Ui& ui, const Rect& r, const app::TableView& view) {
  draw_panel_ground(ui, r);
  Rect rest = r.inset(inset(ui), around(ui));
  const FieldPlan plan = plan_for(ui, r.width(), view, r.height());
  const auto lines = lines_of(ui, plan, view, face_of(ui, view));
  if (come(view)) return draw_coming(ui, rest, view, plan, lines);
  bool heads = wants_heads(ui, plan, lines);
  const float larger = std::max(1.0F, stretch_in(ui, plan, view, r.height()));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (heads && is_headed(plan, *lines[i].first)) {
      const Heads look = heads_of(ui, plan, view);
      draw_heads(ui, rest.cut_top(look.height), plan, view, look);
      heads = false;
    }
    if (begins_halves(plan, lines, i))
      draw_half_heads(ui, rest.cut_top(half_heads_height(ui)), view, plan, is_by_steps(*lines[i].first));
    const Rect place = rest.cut_top(field_row_height(ui, plan, *lines[i].first) * larger);
    keep_line_in_sight(ui, {place.x0, place.y0, place.x1, place.y1 + seats_after(ui, plan, lines, i)}, lines[i]);
    draw_line(ui, place, view, plan, lines[i]);
  }
}

}  // namespace nullo::gui
