// Facts that are one of a few choices.
#include <algorithm>

#include <fmt/format.h>

#include "base/utf8.h"
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
constexpr Type kSign{60, Weight::kBold};  // a label that is one sign, such as a suit, on a desk
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
  return plain(row) ? evenly(count, fit) : fit < count ? 1 : count;
}

// What a choice's key and the gap beside it take; no key is shown where there is no keyboard.
float cap_room(const Ui& ui) { return ui.names_keys() ? ui.px(kCap + kWideGap) : 0; }

// The largest type with which each label fits on one line, in a card of that width inside.
Type label_type(const Ui& ui, float width, const ChoiceRow& row) {
  const float room = width - cap_room(ui);
  const auto is_sign = [](const Choice& choice) { return utf8::characters(choice.text) == 1; };
  if (ui.names_keys() && std::ranges::all_of(row.choices, is_sign)) return kSign;
  const bool fit = std::ranges::all_of(
      row.choices, [&](const Choice& choice) { return ui.text_width(choice.text, kLabelOfOneLine) <= room; });
  return fit ? kLabelOfOneLine : type::kTitle;
}

// What a choice leads to, line by line; if there are many lines, short ones stand in pairs.
Box lines_shown(Ui& ui, const std::vector<std::string>& shows, float width) {
  const float half = rect_at(0, 0, width, 0).column(0, 2, ui.px(kWideGap)).width();
  const auto is_short = [&](std::size_t at) {
    return at < shows.size() && shows.size() >= kManyShown && ui.text_width(shows[at], kShows) <= half;
  };
  std::vector<Box> lines;
  for (std::size_t i = 0; i < shows.size(); ++i) {
    const auto said = [&](std::size_t at) { return words(ui, shows[at], kShows, ui.theme.text).grow(); };
    const bool pair = is_short(i) && is_short(i + 1);
    lines.push_back(pair ? Box::row(ui.px(kWideGap), {said(i), said(i + 1)}) : said(i));
    if (pair) ++i;
  }
  return Box::column(ui.px(4), std::move(lines));
}

void draw_big_key(Ui& ui, const Rect& r, std::string_view key) {
  if (key.empty()) return;
  ui.fill(r, ui.theme.window, 8);
  ui.outline(r, ui.theme.dim, 8, 2);
  ui.text(r, key, type::kTitle, ui.theme.text, Align::kCenter);
}

// Its key and its label.
Box head_of(Ui& ui, const Choice& choice, Type type) {
  std::vector<Box> parts;
  if (ui.names_keys()) {
    const auto draw = [&ui, &choice](const Rect& r) { draw_big_key(ui, r, choice.key); };
    parts.push_back(Box::fixed(ui.px(kCap), ui.px(kCap), draw).middle());
  }
  parts.push_back(words(ui, choice.text, type, ui.theme.text).middle());
  return Box::row(ui.px(kWideGap), std::move(parts)).least(ui.px(kCap));
}

void draw_card_ground(Ui& ui, const Rect& r, const std::string& field, const Choice& choice) {
  const Touch touch = ui.target("choice/" + choice.id, r);
  ui.note_key("choice/" + choice.id, choice.key);
  ui.fill(r.moved(0, ui.px(3)), IM_COL32(0, 0, 0, 70), 14);
  ui.fill(r, choice.chosen ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : ui.theme.panel, 14);
  ui.outline(r, ui.theme.text, 14, choice.chosen || touch.hovered ? 5 : 3);
  if (touch.focused) focus_ring(ui, r, 14);
  if (touch.clicked) ui.mean(app::TapChoice{field, choice.id});
}

// `head`: of the highest of them, so that the texts below start on one line.
Box choice_card(Ui& ui, const std::string& field, const Choice& choice, Box head, float inner) {
  std::vector<Box> parts{std::move(head)};
  if (choice.shows.empty()) {
    parts.back() = std::move(parts.back()).grow();
  } else {
    const auto rule = [&ui](const Rect& r) { ui.fill(r.middle(r.width(), ui.px(1)), ui.theme.dim); };
    parts.push_back(Box::fixed(0, ui.px(kWideGap), rule));
    parts.push_back(lines_shown(ui, choice.shows, inner));
  }
  return Box::column(0, std::move(parts))
      .pad(ui.px(kChoicePadding), ui.px(kChoicePadding))
      .on([&ui, &field, &choice](const Rect& r) { draw_card_ground(ui, r, field, choice); });
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

Box choice_cards(Ui& ui, const FieldRow& field, float width) {
  const auto& row = field.as<ChoiceRow>();
  const int columns = columns_of(ui, width, row);
  const float inner = rect_at(0, 0, width, 0).column(0, columns, ui.px(kWideGap)).width() - ui.px(2 * kChoicePadding);
  const Type type = label_type(ui, inner, row);
  float head = 0;
  for (const Choice& choice : row.choices) head = std::max(head, head_of(ui, choice, type).height(inner));
  std::vector<Box> cards;
  for (const Choice& choice : row.choices)
    cards.push_back(choice_card(ui, field.id, choice, head_of(ui, choice, type).least(head), inner));
  return in_equal_columns(ui.px(kWideGap), columns, std::move(cards));
}

void draw_choices(Ui& ui, const Rect& r, const FieldRow& field) {
  const Box cards = choice_cards(ui, field, r.width());
  const float needed = cards.height(r.width());
  const auto& row = field.as<ChoiceRow>();
  const bool one_row = columns_of(ui, r.width(), row) == count_of(row);
  // A single row may be higher than it needs to be.
  cards.draw(r.middle(r.width(), one_row ? std::min(r.height(), needed * 1.3F) : needed));
}

// ---- as one row among others

namespace {

constexpr float kRow = 52;
constexpr int kCloseAbreast = 3;
constexpr float kRowGap = 4;

// As many abreast as have room for their words, in equally long lines.
int abreast(const Ui& ui, float width, const ChoiceRow& row) {
  const int count = count_of(row);
  if (!ui.names_keys() && count <= kCloseAbreast) return count;  // there the words have several lines
  const float room = width - field_label_width(ui, width);
  const auto fits = [&](int columns) {
    return std::ranges::all_of(row.choices, [&](const Choice& choice) {
      return button_width(ui, choice.text, {.key = choice.key}) <=
             rect_at(0, 0, room, 0).column(0, columns, ui.px(kRowGap)).width();
    });
  };
  int columns = count;
  while (columns > 1 && (count % columns != 0 || !fits(columns))) --columns;
  return columns;
}

}  // namespace

Box choice_row(Ui& ui, const FieldRow& field, float width) {
  const auto& row = field.as<ChoiceRow>();
  std::vector<Box> buttons;
  for (const Choice& choice : row.choices) {
    buttons.push_back(Box::fixed(0, ui.px(kRow - kRowGap), [&ui, &field, &choice](const Rect& r) {
      // Several rows may have a choice of the same name, so the row is part of the target's name.
      if (button(ui, "row/" + field.id + "/" + choice.id, r, choice.text, {.key = choice.key, .chosen = choice.chosen}))
        ui.mean(app::TapChoice{field.id, choice.id});
    }));
  }
  Box all = in_equal_columns(ui.px(kRowGap), abreast(ui, width, row), std::move(buttons));
  return labelled(ui, field, width, std::move(all).pad({0, 0, 0, ui.px(kRowGap)}));
}

}  // namespace nullo::gui
