// Which facts of a hand are shown as rows, and in which of the ways in which they can stand: quick entry, and what
// decides a tie.
#include "gui/table/fields.h"

#include <algorithm>
#include <utility>

#include "gui/kit/frame.h"
#include "gui/kit/widgets.h"
#include "gui/table/form.h"
#include "gui/table/table.h"

namespace nullo::gui {

namespace {

Rect around(const Ui& ui) {
  const float x = ui.px(ui.names_keys() ? 12 : 6);
  const float y = ui.px(ui.names_keys() && !ui.low() ? 8 : 4);
  return {x, y, x, y};
}

// Whether the row is shown here. A card that lies on the table is shown there; without the table it is a row. The
// choice that is asked is drawn larger, elsewhere.
bool shows(const Ui& ui, const app::TableView& view, const FieldRow& row, Face face) {
  if (is_in_foot(ui, view, row)) return false;
  const bool steps = steps_of(row) != nullptr;
  if (&row == large_choice(ui, view) || (face == Face::kTyped && steps)) return false;
  if (face == Face::kSteps) return steps;
  if (view.card_picker) return row.if_is<HandsRow>() != nullptr;  // the picked cards go into these
  return row.if_is<CardRow>() == nullptr || view.form != games::Form::kTricks;
}

Rows rows_shown(const Ui& ui, const app::TableView& view) {
  Rows rows;
  const Face face = face_of(ui, view);
  for (const FieldRow& row : view.fields) {
    if (shows(ui, view, row, face)) rows.push_back(&row);
  }
  return rows;
}

// Whether more rows come as the hand goes on. They scroll in a room of their own, which is the same from the first of
// them on.
bool come(const app::TableView& view) { return view.fields_come && !view.correcting; }

// The roomiest look in which all rows fit; else the lowest. Those of one kind are each lower than the one before, so
// that few of them have to be built.
FormLook look_for(Ui& ui, float width, const app::TableView& view, const Rows& rows, float room) {
  const std::vector<FormLook> looks = form_looks(ui, width, view, rows);
  const auto too_high = [&](const FormLook& look) {
    return form(ui, view, rows, look, width).height(width) > room + 0.5F;
  };
  auto first = looks.begin();
  while (first != looks.end()) {
    const auto alike = [first](const FormLook& look) {
      return (look.people == nullptr) == (first->people == nullptr) && look.halves == first->halves;
    };
    const auto end = std::find_if_not(first, looks.end(), alike);
    if (const auto found = std::partition_point(first, end, too_high); found != end) return *found;
    first = end;
  }
  return looks.back();
}

float width_inside(const Ui& ui, float width) { return width - around(ui).x0 - around(ui).x1; }

// Height for the names and as many rows as fit, three at most, however many there are now.
float room_of_coming(const Ui& ui, float room) {
  constexpr int kMost = 3;
  constexpr float kHeads = 52;
  const float row = ui.px(kTarget + 4);
  const float others = around(ui).y0 + around(ui).y1 + ui.px(kHeads);
  return others + row * static_cast<float>(std::clamp(static_cast<int>((room - others) / row), 1, kMost));
}

}  // namespace

const CountsRow* steps_of(const FieldRow& row) {
  const auto* counts = row.if_is<CountsRow>();
  return counts != nullptr && counts->steps ? counts : nullptr;
}

namespace {

bool by_steps(const FieldRow& row) { return steps_of(row) != nullptr; }

}  // namespace

const FieldRow* large_choice(const Ui& ui, const app::TableView& view) {
  return is_wide_desk(ui) && std::ranges::any_of(view.fields, by_steps) ? nullptr : asked_choice(view);
}

std::optional<Card> card_of(const FieldRow& row) {
  if (const auto* card = row.if_is<CardRow>()) return card->value;
  if (const auto* seat = row.if_is<SeatRow>()) return seat->card;
  const auto* counts = row.if_is<CountsRow>();
  return counts != nullptr ? counts->card : std::nullopt;
}

bool is_in_foot(const Ui& ui, const app::TableView& view, const FieldRow& row) {
  return ui.shape() == Shape::kLying && row.if_is<CardRow>() != nullptr && view.form != games::Form::kTricks &&
         !view.card_picker;
}

bool has_faces(const Ui& ui, const app::TableView& view) {
  const bool has_no_room = !ui.names_keys() || ui.low() || large_choice(ui, view) != nullptr;
  return has_no_room && std::ranges::any_of(view.fields, by_steps) && !std::ranges::all_of(view.fields, by_steps);
}

Face face_of(const Ui& ui, const app::TableView& view) {
  if (!has_faces(ui, view)) return Face::kAll;
  const bool asks = asked_choice(view) != nullptr ||
                    std::ranges::any_of(view.fields, [](const FieldRow& row) { return row.current; });
  return ui.state.steps.value_or(!asks) ? Face::kSteps : Face::kTyped;
}

bool has_additions(const app::TableView& view) {
  return std::ranges::any_of(view.fields, [](const FieldRow& row) {
    const auto* counts = row.if_is<CountsRow>();
    return counts != nullptr && !counts->additions.empty();
  });
}

float fields_height(Ui& ui, float width, const app::TableView& view, float room) {
  const Rows rows = rows_shown(ui, view);
  if (rows.empty()) return 0;
  if (come(view)) return room_of_coming(ui, room);
  const float inner = width_inside(ui, width);
  const float others = around(ui).y0 + around(ui).y1;
  return form(ui, view, rows, look_for(ui, inner, view, rows, room - others), inner).height(inner) + others;
}

void draw_fields(Ui& ui, const Rect& r, const app::TableView& view) {
  const Rows rows = rows_shown(ui, view);
  draw_panel_ground(ui, r);
  const Rect inside{r.x0 + around(ui).x0, r.y0 + around(ui).y0, r.x1 - around(ui).x1, r.y1 - around(ui).y1};
  const FormLook look = look_for(ui, inside.width(), view, rows, inside.height());
  Box all = form(ui, view, rows, look, inside.width());
  const float needs = all.height(inside.width());
  if (come(view) && needs > inside.height() + 0.5F)  // the bar lies beside the rows
    return scrolling(ui, "fields", std::move(all))
        .draw({inside.x0, inside.y0, inside.x1 + ui.scroll_room(), inside.y1});
  all.draw({inside.x0, inside.y0, inside.x1, come(view) ? inside.y0 + needs : std::max(inside.y1, inside.y0 + needs)});
}

}  // namespace nullo::gui
