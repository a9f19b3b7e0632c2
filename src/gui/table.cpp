#include "gui/table.h"

#include <algorithm>

#include "gui/around.h"
#include "gui/due.h"
#include "gui/fields.h"
#include "gui/screens.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kGap = 10;
constexpr float kLeastRow = 96;  // of a place at the table
constexpr float kLowRoom = 420;
constexpr float kLeastPayingRow = 78;   // where payments stand above
constexpr float kLeastPassingRow = 74;  // while nobody has won anything
constexpr float kLeastLowRow = 64;      // where there is nothing to win

// In a summary the rows are what is tapped; the table is shown where there is room.
bool rows_only(const app::TableView& view) {
  return view.form == games::Form::kSummary && !view.card_picker && asked_choice(view) == nullptr;
}

// Nothing is asked but what the stage shows.
bool covers_table(const app::TableView& view) { return view.card_picker || asked_choice(view) != nullptr; }

// The pack stands in place of the rows, but for the hands that its cards go into.
bool shows_fields(const app::TableView& view) {
  const auto is_hands = [](const FieldRow& row) { return row.kind == FieldRow::Kind::kHands; };
  return !view.card_picker || std::any_of(view.fields.begin(), view.fields.end(), is_hands);
}

// What can be tapped under the table: the palette, and the shortcuts beside or below it.
struct Controls {
  float palette = 0;
  float shortcuts = 0;
  float beside = 0;  // width of the shortcuts where they stand beside the palette
  [[nodiscard]] float height(float gap) const {
    if (beside > 0) return std::max(palette, shortcuts);
    return palette + shortcuts + (palette > 0 && shortcuts > 0 ? gap : 0);
  }
};

struct Main {
  float prompt = 0;
  float due = 0;
  float strip = 0;
  float fields = 0;
  float reveal = 0;
  Controls controls;
};

Controls measure_controls(const Ui& ui, float width, const app::TableView& view) {
  Controls c;
  c.palette = covers_table(view) || rows_only(view) ? 0 : palette_height(ui, width, view);
  c.shortcuts = shortcuts_height(ui, width, view);
  if (c.palette <= 0 || c.shortcuts <= 0) return c;
  const float least = shortcuts_width(ui, view);
  const float room = std::min(width - palette_width(ui, width, view) - ui.px(2 * kGap), least * 1.3F);
  if (room < least || shortcuts_height(ui, room, view) > c.palette) return c;
  c.beside = room;
  c.shortcuts = shortcuts_height(ui, room, view);
  return c;
}

void draw_controls(Ui& ui, const Rect& r, const app::TableView& view, const Controls& c) {
  Rect rest = r;
  if (c.beside > 0) {
    const Rect side = rest.cut_right(c.beside);
    draw_shortcuts(ui, side.middle(c.beside, c.shortcuts), view);
  } else if (c.shortcuts > 0) {
    draw_shortcuts(ui, rest.cut_bottom(c.shortcuts), view);
  }
  if (c.palette > 0) draw_palette(ui, rest, view);
}

Main measure(const Ui& ui, float width, const app::TableView& view) {
  Main m;
  m.prompt = prompt_height(ui, width, view);
  m.due = view.pays_at_once ? due_height(ui, width, view.due, view.sale) : 0;
  m.controls = measure_controls(ui, width, view);
  m.strip = strip_height(ui, width, view);
  m.fields = fields_height(ui, width, view);
  m.reveal = reveal_height(ui, width, view);
  return m;
}

float least_row(const app::TableView& view) {
  if (view.passing) return kLeastPassingRow;
  if (rows_only(view) && view.strip.empty()) return kLeastLowRow;
  return view.pays_at_once ? kLeastPayingRow : kLeastRow;
}

// Height of the table (or the pack, or the choices) at the least.
float least_stage(const Ui& ui, float width, const app::TableView& view) {
  if (view.card_picker) return picker_height(ui, width - ui.px(2 * kGap), view) * 0.72F + ui.px(2 * kGap);
  if (const auto* choice = asked_choice(view))
    return choices_height(ui, width - ui.px(2 * kGap), *choice) + ui.px(2 * kGap + 16);
  const float row = ui.px(least_row(view));
  return row * static_cast<float>(rows_around(ui, width, view.seats)) + ui.px(24) + above_places(ui, width, view);
}

void draw_stage(Ui& ui, const Rect& r, const app::TableView& view) {
  if (rows_only(view) && r.height() + 1 < least_stage(ui, r.width(), view)) return draw_felt(ui, r);
  if (!covers_table(view)) return draw_places(ui, r, view);
  draw_felt(ui, r);
  if (!view.card_picker) return draw_choices(ui, r.inset(ui.px(kGap)), *asked_choice(view));
  draw_picker(ui, r.inset(ui.px(ui.units(r.width()) < 420 ? 5 : kGap)), view);
}

// Draws one column of the given parts; the stage takes the height that is left. Returns where it ended.
float draw_main(Ui& ui, const Rect& r, const app::TableView& view, const Main& m, float stage) {
  const float gap = ui.px(kGap);
  Rect rest = r;
  rest.y1 = r.y0 + 1e6F;
  const auto place = [&](float height, auto draw) {
    if (height <= 0) return;
    draw(ui, rest.cut_top(height), view);
    rest.cut_top(gap);
  };
  place(stage, draw_stage);
  if (shows_fields(view)) place(m.fields, draw_fields);
  place(m.reveal, draw_reveal);
  place(m.controls.height(gap),
        [&](Ui& to, const Rect& part, const app::TableView& of) { draw_controls(to, part, of, m.controls); });
  place(m.strip, draw_strip);
  return rest.y0;
}

float below_stage(const Ui& ui, const app::TableView& view, const Main& m) {
  const float gap = ui.px(kGap);
  float height = 0;
  for (const float part : {m.controls.height(gap), m.strip, m.reveal, shows_fields(view) ? m.fields : 0}) {
    if (part > 0) height += part + gap;
  }
  return height;
}

void draw_due_band(Ui& ui, Rect& rest, const app::TableView& view, float height) {
  if (height <= 0) return;
  draw_due(ui, rest.cut_top(height), view.due, view.no_due, view.sale);
  rest.cut_top(ui.px(kGap));
}

// How much higher the payments are than usual.
float due_growth(const Ui& ui, float width, const app::TableView& view) {
  return view.pays_at_once ? due_height(ui, width, view.due, view.sale) - due_height(ui, width, {}) : 0;
}

// Where the rows become more and more, what is tapped besides them stands above and stays.
bool keeps_controls_in_sight(const Ui& ui, const Rect& rest, const app::TableView& view, const Main& m) {
  const bool grows =
      std::any_of(view.fields.begin(), view.fields.end(), [](const FieldRow& row) { return !row.card_field.empty(); });
  if (!grows) return false;
  const float height = m.controls.height(ui.px(kGap));
  return height > 0 && height < rest.height() * 0.3F && below_stage(ui, view, m) > rest.height();
}

// Prompt above, everything else in one column that scrolls where it is too long.
void draw_one_column(Ui& ui, const Rect& r, const app::TableView& view, bool with_side) {
  Rect rest = r;
  const float gap = ui.px(kGap);
  Main above = measure(ui, rest.width() - ui.scroll_room(), view);
  const bool low = ui.units(r.height()) < kLowRoom;  // there nothing is no news
  if (low && view.due.empty()) above.due = 0;
  const float prompt = above.prompt;
  const bool pinned = prompt < rest.height() * 0.5F;
  const bool due_pinned = prompt + above.due < rest.height() * 0.42F;
  if (pinned) {
    Rect top = rest.cut_top(prompt);
    top.cut_right(ui.scroll_room());  // as wide as what is below
    draw_prompt(ui, top, view);
    rest.cut_top(gap);
  }
  if (due_pinned) {
    Rect band{rest.x0, rest.y0, rest.x1 - ui.scroll_room(), rest.y1};
    draw_due_band(ui, band, view, above.due);
    rest.y0 = band.y0;
  }
  const bool held_up = rows_only(view) && pinned && due_pinned && keeps_controls_in_sight(ui, rest, view, above);
  if (held_up) {
    Rect band = rest.cut_top(above.controls.height(gap));
    band.cut_right(ui.scroll_room());
    draw_controls(ui, band, view, above.controls);
    rest.cut_top(gap);
  }
  Rect content = ui.begin_scroll("main", rest);
  Main m = measure(ui, content.width(), view);
  if (held_up) m.controls = {};
  if (!pinned) {
    draw_prompt(ui, content.cut_top(m.prompt), view);
    content.y1 = content.y0 + 1e6F;
    content.cut_top(gap);
  }
  content.y1 = content.y0 + 1e6F;
  const float top = content.y0;
  if (!due_pinned) draw_due_band(ui, content, view, above.due);
  const float least = least_stage(ui, content.width(), view);
  const float left = rest.height() - (content.y0 - top) - below_stage(ui, view, m) - gap;
  // Many payments at once may take the room of the table for a while: what is below it stays.
  const float usual = left + (due_pinned ? due_growth(ui, rest.width() - ui.scroll_room(), view) : 0);
  const float stage = !rows_only(view) ? std::max(least, left) : usual < least ? 0 : std::max(0.0F, left);
  float end = draw_main(ui, content, view, m, stage);
  if (with_side) end = draw_side(ui, {content.x0, end, content.x1, end}, view);
  ui.end_scroll(end);
}

void draw_side_column(Ui& ui, const Rect& r, const app::TableView& view) {
  const Rect content = ui.begin_scroll("side", r);
  ui.end_scroll(draw_side(ui, content, view));
}

// Short and wide: the table left, all that is tapped in a column of its own.
void draw_short(Ui& ui, const Rect& r, const app::TableView& view) {
  Rect rest = r;
  Rect right = rest.cut_right(std::max(ui.px(300), rest.width() * 0.47F));
  rest.cut_right(ui.px(kGap));
  const float prompt = prompt_height(ui, rest.width(), view);
  const auto rows = static_cast<float>(rows_around(ui, rest.width(), view.seats));
  const float paying = ui.px(kGap + 28 + (kTarget + kGap) * rows);
  const float least = view.pays_at_once ? paying : least_stage(ui, rest.width(), view);
  // Places that show less can be lower.
  const float room = rest.height() * (view.passing || view.pays_at_once ? 1.0F : 1.4F);
  if (prompt + least > room || rows_only(view) || covers_table(view)) {
    return draw_one_column(ui, r, view, true);
  }
  draw_prompt(ui, rest.cut_top(prompt), view);
  rest.cut_top(ui.px(kGap));
  draw_places(ui, rest, view, false);
  Rect content = ui.begin_scroll("main", right);
  content.y1 = content.y0 + 1e6F;
  const Main m = measure(ui, content.width(), view);
  if (!view.due.empty()) draw_due_band(ui, content, view, m.due);
  if (view.has_pots) {
    draw_pots(ui, content.cut_top(pots_height(ui, content.width(), view.pots)), view.pots, ui.theme.text);
    content.cut_top(ui.px(kGap));
  }
  const float end = draw_main(ui, content, view, m, 0);
  ui.end_scroll(draw_side(ui, {content.x0, end, content.x1, end}, view));
}

// The score sheet needs a column for each player.
float side_width(const Ui& ui, float width, const app::TableView& view) {
  const float players = ui.px(90 + 44 * static_cast<float>(view.seats));
  return std::clamp(width * 0.29F, std::max(ui.px(300), players), std::max(ui.px(430), players));
}

}  // namespace

void draw_table(Ui& ui, const Rect& r, const app::TableView& view) {
  const Rect room = r.inset(ui.px(kGap));
  const float width = ui.units(room.width());
  const float height = ui.units(room.height());
  if (width >= 900 && height >= 520) {
    Rect left = room;
    const Rect side = left.cut_right(side_width(ui, room.width(), view));
    left.cut_right(ui.px(kGap));
    draw_one_column(ui, left, view, false);
    draw_side_column(ui, side, view);
  } else if (width >= 600 && width > height * 1.2F) {
    draw_short(ui, room, view);
  } else {
    draw_one_column(ui, room, view, true);
  }
  draw_hand_menu(ui, r, view);
}

}  // namespace nullo::gui
