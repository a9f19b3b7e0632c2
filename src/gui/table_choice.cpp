// Facts that are one of a few choices.
#include <algorithm>

#include <fmt/format.h>

#include "gui/fields.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

using Cell = FieldRow::Cell;

constexpr float kGap = 12;
constexpr float kPadding = 18;
constexpr float kCap = 44;
constexpr float kLeastCard = 250;  // width of a choice
constexpr Type kShows{24, Weight::kRegular};
constexpr Type kLabelOfOneLine{38, Weight::kBold};
constexpr std::size_t kManyShown = 5;

int count_of(const FieldRow& row) { return std::max(1, static_cast<int>(row.cells.size())); }

// All side by side, or all below one another.
bool stacked(const Ui& ui, float width, int count) {
  return ui.units(width) < static_cast<float>(count) * (kLeastCard + kGap);
}

float choice_width(const Ui& ui, float width, int count) {
  return stacked(ui, width, count) ? width : rect_at(0, 0, width, 0).column(0, count, ui.px(kGap)).width();
}

// As large as all of them can be on one line.
Type label_type(const Ui& ui, float width, const FieldRow& row) {
  const float room = width - ui.px(2 * kPadding + kCap + kGap);
  const bool fit = std::all_of(row.cells.begin(), row.cells.end(),
                               [&](const Cell& cell) { return ui.text_width(cell.text, kLabelOfOneLine) <= room; });
  return fit ? kLabelOfOneLine : type::kLarge;
}

// Of its key and label: the same for all, so that what they lead to stands side by side.
float head_height(const Ui& ui, float width, const FieldRow& row) {
  float highest = ui.px(kCap);
  for (const Cell& cell : row.cells) {
    const float room = width - ui.px(2 * kPadding + kCap + kGap);
    highest = std::max(highest, ui.wrapped_height(room, cell.text, label_type(ui, width, row)));
  }
  return highest;
}

// What a choice leads to, line by line; where there are many, short ones stand in pairs.
template <class Each>
void each_shown(const Ui& ui, const Rect& r, const std::vector<std::string>& shows, Each each) {
  Rect rest = r;
  rest.y1 = r.y0 + 1e6F;
  const float half = r.column(0, 2, ui.px(kGap)).width();
  const auto is_short = [&](const std::string& line) {
    return shows.size() >= kManyShown && ui.text_width(line, kShows) <= half;
  };
  for (std::size_t i = 0; i < shows.size(); ++i) {
    const bool pair = i + 1 < shows.size() && is_short(shows[i]) && is_short(shows[i + 1]);
    const float height = pair ? ui.line_height(kShows) : ui.wrapped_height(r.width(), shows[i], kShows);
    const Rect line = rest.cut_top(height + ui.px(4));
    each(pair ? line.column(0, 2, ui.px(kGap)) : line, shows[i]);
    if (pair) each(line.column(1, 2, ui.px(kGap)), shows[++i]);
  }
}

float choice_height(const Ui& ui, float width, const FieldRow& row, const Cell& cell) {
  const float inner = width - ui.px(2 * kPadding);
  float shown = 0;
  each_shown(ui, rect_at(0, 0, inner, 0), cell.shows, [&](const Rect& line, const auto&) { shown = line.y1; });
  return ui.px(2 * kPadding + kGap) + head_height(ui, width, row) + shown;
}

void draw_big_key(Ui& ui, const Rect& r, std::string_view key) {
  if (key.empty()) return;
  ui.fill(r, ui.theme.window, 8);
  ui.outline(r, ui.theme.dim, 8, 2);
  ui.text(r, key, type::kLarge, ui.theme.text, Align::kCenter);
}

void draw_choice(Ui& ui, const Rect& r, const FieldRow& row, const Cell& cell) {
  const Touch touch = ui.target("choice/" + cell.choice, r, cell.enabled);
  ui.fill(r.moved(0, ui.px(3)), IM_COL32(0, 0, 0, 70), 14);
  ui.fill(r, cell.chosen ? ui.theme.accent_soft : touch.hovered ? ui.theme.raised_hover : ui.theme.panel, 14);
  ui.outline(r, ui.theme.accent, 14, cell.chosen || touch.hovered ? 5 : 3);
  if (touch.focused) focus_ring(ui, r, 14);
  if (touch.clicked) ui.mean(app::TapChoice{row.id, cell.choice});
  Rect rest = r.inset(ui.px(kPadding));
  const Type type = label_type(ui, r.width(), row);
  const float label = ui.wrapped_height(rest.width() - ui.px(kCap + kGap), cell.text, type);
  Rect head = rest.cut_top(head_height(ui, r.width(), row));
  draw_big_key(ui, head.cut_left(ui.px(kCap)).middle(ui.px(kCap), ui.px(kCap)), cell.key);
  head.cut_left(ui.px(kGap));
  ui.wrapped(head.middle(head.width(), label), cell.text, type, ui.theme.text);
  rest.cut_top(ui.px(kGap / 2));
  ui.fill({rest.x0, rest.y0, rest.x1, rest.y0 + ui.px(1)}, ui.theme.dim);
  rest.cut_top(ui.px(kGap / 2));
  each_shown(ui, rest, cell.shows,
             [&](const Rect& line, const auto& text) { ui.wrapped(line, text, kShows, ui.theme.text); });
}

}  // namespace

const FieldRow* asked_choice(const app::TableView& view) {
  if (view.mending) return nullptr;
  const auto asked = [&](const FieldRow& row) {
    const bool wanted = view.question.wants == games::Question::Wants::kChoice && view.question.field == row.id;
    return row.kind == FieldRow::Kind::kChoice && (row.current || wanted);
  };
  const auto found = std::find_if(view.fields.begin(), view.fields.end(), asked);
  return found == view.fields.end() ? nullptr : &*found;
}

float choices_height(const Ui& ui, float width, const FieldRow& row) {
  const int count = count_of(row);
  const float each = choice_width(ui, width, count);
  float sum = 0;
  float highest = 0;
  for (const Cell& cell : row.cells) {
    const float height = choice_height(ui, each, row, cell);
    sum += height + ui.px(kGap);
    highest = std::max(highest, height);
  }
  return stacked(ui, width, count) ? sum - ui.px(kGap) : highest;
}

void draw_choices(Ui& ui, const Rect& r, const FieldRow& row) {
  const int count = count_of(row);
  if (!stacked(ui, r.width(), count)) {
    const Rect line = r.middle(r.width(), std::min(r.height(), choices_height(ui, r.width(), row) * 1.3F));
    for (int i = 0; i < static_cast<int>(row.cells.size()); ++i)
      draw_choice(ui, line.column(i, count, ui.px(kGap)), row, row.cells[static_cast<std::size_t>(i)]);
    return;
  }
  Rect rest = r.middle(r.width(), choices_height(ui, r.width(), row));
  for (const Cell& cell : row.cells) {
    draw_choice(ui, rest.cut_top(choice_height(ui, rest.width(), row, cell)), row, cell);
    rest.cut_top(ui.px(kGap));
  }
}

// ---- as one row among others

namespace {

constexpr float kRow = 52;
constexpr float kRowGap = 6;

}  // namespace

float choice_row_height(const Ui& ui, float width, const FieldRow& row) {
  if (field_label_width(ui, width) > 0) return ui.px(kRow);
  return ui.px(kFieldLabelLine + kRow * static_cast<float>(count_of(row)));
}

void draw_choice_row(Ui& ui, const Rect& r, const FieldRow& row) {
  Rect rest = draw_field_label(ui, {r.x0, r.y0, r.x1, r.y1 - ui.px(kRowGap)}, row);
  const bool beside = field_label_width(ui, r.width()) > 0;
  const int count = count_of(row);
  for (int i = 0; i < static_cast<int>(row.cells.size()); ++i) {
    const Cell& cell = row.cells[static_cast<std::size_t>(i)];
    const Rect face = beside ? rest.column(i, count, ui.px(kRowGap)) : rest.row(i, count, ui.px(kRowGap));
    if (button(ui, "choice/" + cell.choice, face, cell.text,
               {.key = cell.key, .enabled = cell.enabled, .chosen = cell.chosen}))
      ui.mean(app::TapChoice{row.id, cell.choice});
  }
}

}  // namespace nullo::gui
