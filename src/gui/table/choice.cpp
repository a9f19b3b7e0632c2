// Facts that are one of a few choices.
#include <algorithm>

#include <fmt/format.h>

#include "gui/kit/widgets.h"
#include "gui/table/fields.h"

namespace nullo::gui {

namespace {

using Choice = ChoiceRow::Choice;

constexpr float kChoicePadding = 18;
constexpr float kCap = 44;
constexpr float kLeastCard = 250;  // width of a choice
constexpr float kLeastName = 170;  // of a choice with only a name, on a lying phone: there two rows have no room
constexpr Type kShows{24, Weight::kRegular};
constexpr Type kLabelOfOneLine{38, Weight::kBold};
constexpr std::size_t kManyShown = 5;

int count_of(const ChoiceRow& row) { return std::max(1, static_cast<int>(row.choices.size())); }

// Whether all choices have only a name.
bool plain(const ChoiceRow& row) {
  return std::ranges::all_of(row.choices, [](const Choice& choice) { return choice.shows.empty(); });
}

// All side by side, or all below one another; choices with only a name also in rows of equal length.
int columns_of(const Ui& ui, float width, const ChoiceRow& row) {
  const int count = count_of(row);
  const float least = plain(row) && ui.shape() == Shape::kLying ? kLeastName : kLeastCard;
  const int fit = std::clamp(static_cast<int>((ui.units(width) + kWideGap) / (least + kWideGap)), 1, count);
  if (!plain(row)) return fit < count ? 1 : count;
  const int rows = (count + fit - 1) / fit;
  return (count + rows - 1) / rows;
}

float choice_width(const Ui& ui, float width, const ChoiceRow& row) {
  return rect_at(0, 0, width, 0).column(0, columns_of(ui, width, row), ui.px(kWideGap)).width();
}

// What a choice's key and the gap beside it take; no key is shown where there is no keyboard.
float cap_room(const Ui& ui) { return ui.names_keys() ? ui.px(kCap + kWideGap) : 0; }

// The largest type with which each fits on one line.
Type label_type(const Ui& ui, float width, const ChoiceRow& row) {
  const float room = width - ui.px(2 * kChoicePadding) - cap_room(ui);
  const bool fit = std::ranges::all_of(
      row.choices, [&](const Choice& choice) { return ui.text_width(choice.text, kLabelOfOneLine) <= room; });
  return fit ? kLabelOfOneLine : type::kTitle;
}

// Height of a key and its label: the same for all, so that the texts below start on one line.
float head_height(const Ui& ui, float width, const ChoiceRow& row) {
  float highest = ui.px(kCap);
  for (const Choice& choice : row.choices) {
    const float room = width - ui.px(2 * kChoicePadding) - cap_room(ui);
    highest = std::max(highest, ui.wrapped_height(room, choice.text, label_type(ui, width, row)));
  }
  return highest;
}

// What a choice leads to, line by line; if there are many lines, short ones stand in pairs.
template <class Each>
void each_shown(const Ui& ui, const Rect& r, const std::vector<std::string>& shows, Each each) {
  Rect rest = r;
  rest.y1 = r.y0 + 1e6F;
  const float half = r.column(0, 2, ui.px(kWideGap)).width();
  const auto is_short = [&](const std::string& line) {
    return shows.size() >= kManyShown && ui.text_width(line, kShows) <= half;
  };
  for (std::size_t i = 0; i < shows.size(); ++i) {
    const bool pair = i + 1 < shows.size() && is_short(shows[i]) && is_short(shows[i + 1]);
    const float height = pair ? ui.line_height(kShows) : ui.wrapped_height(r.width(), shows[i], kShows);
    const Rect line = rest.cut_top(height + ui.px(4));
    each(pair ? line.column(0, 2, ui.px(kWideGap)) : line, shows[i]);
    if (pair) each(line.column(1, 2, ui.px(kWideGap)), shows[++i]);
  }
}

float choice_height(const Ui& ui, float width, const ChoiceRow& row, const Choice& choice) {
  if (plain(row)) return ui.px(2 * kChoicePadding) + head_height(ui, width, row);
  const float inner = width - ui.px(2 * kChoicePadding);
  float shown = 0;
  each_shown(ui, rect_at(0, 0, inner, 0), choice.shows, [&](const Rect& line, const auto&) { shown = line.y1; });
  return ui.px(2 * kChoicePadding + kWideGap) + head_height(ui, width, row) + shown;
}

void draw_big_key(Ui& ui, const Rect& r, std::string_view key) {
  if (key.empty() || !ui.names_keys()) return;
  ui.fill(r, ui.theme.window, 8);
  ui.outline(r, ui.theme.dim, 8, 2);
  ui.text(r, key, type::kTitle, ui.theme.text, Align::kCenter);
}

void draw_choice(Ui& ui, const Rect& r, const std::string& field, const ChoiceRow& row, const Choice& choice) {
  const Touch touch = ui.target("choice/" + choice.id, r);
  ui.fill(r.moved(0, ui.px(3)), IM_COL32(0, 0, 0, 70), 14);
  ui.fill(r, choice.chosen ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : ui.theme.panel, 14);
  ui.outline(r, ui.theme.text, 14, choice.chosen || touch.hovered ? 5 : 3);
  if (touch.focused) focus_ring(ui, r, 14);
  if (touch.clicked) ui.mean(app::TapChoice{field, choice.id});
  Rect rest = r.inset(ui.px(kChoicePadding));
  const Type type = label_type(ui, r.width(), row);
  const float label = ui.wrapped_height(rest.width() - cap_room(ui), choice.text, type);
  const bool is_plain = plain(row);
  Rect head = is_plain ? rest : rest.cut_top(head_height(ui, r.width(), row));
  const Rect cap = head.cut_left(cap_room(ui));
  ui.note_key("choice/" + choice.id, choice.key);
  draw_big_key(ui, rect_at(cap.x0, cap.center().y - ui.px(kCap) / 2, ui.px(kCap), ui.px(kCap)), choice.key);
  ui.wrapped(head.middle(head.width(), label), choice.text, type, ui.theme.text);
  if (is_plain) return;
  rest.cut_top(ui.px(kWideGap / 2));
  ui.fill({rest.x0, rest.y0, rest.x1, rest.y0 + ui.px(1)}, ui.theme.dim);
  rest.cut_top(ui.px(kWideGap / 2));
  each_shown(ui, rest, choice.shows,
             [&](const Rect& line, const auto& text) { ui.wrapped(line, text, kShows, ui.theme.text); });
}

}  // namespace

const FieldRow* asked_choice(const app::TableView& view) {
  if (view.mending) return nullptr;
  const auto asked = [&](const FieldRow& row) {
    const bool wanted = view.question.wants == games::Question::Wants::kChoice && view.question.field == row.id;
    return row.if_is<ChoiceRow>() != nullptr && (row.current || wanted);
  };
  const auto found = std::ranges::find_if(view.fields, asked);
  return found == view.fields.end() ? nullptr : &*found;
}

// Calls `each` for every row of choices; a row is as high as its highest choice.
template <class Each>
float each_row(const Ui& ui, float width, const ChoiceRow& row, Each each) {
  const auto columns = static_cast<std::size_t>(columns_of(ui, width, row));
  float y = 0;
  for (std::size_t first = 0; first < row.choices.size(); first += columns) {
    float highest = 0;
    for (std::size_t i = first; i < std::min(row.choices.size(), first + columns); ++i)
      highest = std::max(highest, choice_height(ui, choice_width(ui, width, row), row, row.choices[i]));
    each(first, y, highest);
    y += highest + ui.px(kWideGap);
  }
  return y - ui.px(kWideGap);
}

float choices_height(const Ui& ui, float width, const ChoiceRow& row) {
  return each_row(ui, width, row, [](std::size_t, float, float) {});
}

void draw_choices(Ui& ui, const Rect& r, const FieldRow& field) {
  const auto& row = field.as<ChoiceRow>();
  const int columns = columns_of(ui, r.width(), row);
  const float needed = choices_height(ui, r.width(), row);
  const bool one_row = columns == count_of(row);
  // A single row may be higher than it needs to be.
  const float high = one_row ? std::min(r.height(), needed * 1.3F) : needed;
  const Rect all = r.middle(r.width(), high);
  each_row(ui, r.width(), row, [&](std::size_t first, float y, float height) {
    const Rect line = rect_at(all.x0, all.y0 + y, all.width(), one_row ? high : height);
    for (int i = 0; i < columns && first + static_cast<std::size_t>(i) < row.choices.size(); ++i)
      draw_choice(ui, line.column(i, columns, ui.px(kWideGap)), field.id, row,
                  row.choices[first + static_cast<std::size_t>(i)]);
  });
}

// ---- as one row among others

namespace {

constexpr float kRow = 52;
constexpr int kCloseAbreast = 3;
constexpr float kRowGap = 4;

// Whether there is room for a label beside the buttons, and for all their words side by side.
bool side_by_side(const Ui& ui, float width, const ChoiceRow& row) {
  if (!ui.names_keys()) return count_of(row) <= kCloseAbreast;  // there the words have several lines
  const float label = field_label_width(ui, width);
  const float room = rect_at(0, 0, width - label, 0).column(0, count_of(row), ui.px(kRowGap)).width();
  return label > 0 && std::ranges::all_of(row.choices, [&](const Choice& choice) {
           return button_width(ui, choice.text, {.key = choice.key}) <= room;
         });
}

}  // namespace

float choice_row_height(const Ui& ui, float width, const ChoiceRow& row) {
  if (side_by_side(ui, width, row)) return field_label_height(ui, width) + ui.px(kRow);
  return field_label_height(ui, width) + ui.px(kRow * static_cast<float>(count_of(row)));
}

void draw_choice_row(Ui& ui, const Rect& r, const FieldRow& field, const ChoiceRow& row) {
  Rect rest = draw_field_label(ui, {r.x0, r.y0, r.x1, r.y1 - ui.px(kRowGap)}, field);
  const bool beside = side_by_side(ui, r.width(), row);
  const int count = count_of(row);
  for (int i = 0; i < static_cast<int>(row.choices.size()); ++i) {
    const Choice& choice = row.choices[static_cast<std::size_t>(i)];
    const Rect face = beside ? rest.column(i, count, ui.px(kRowGap)) : rest.row(i, count, ui.px(kRowGap));
    // Several rows may have a choice of the same name, so the row is part of the target's name.
    if (button(ui, "row/" + field.id + "/" + choice.id, face, choice.text,
               {.key = choice.key, .chosen = choice.chosen}))
      ui.mean(app::TapChoice{field.id, choice.id});
  }
}

}  // namespace nullo::gui
