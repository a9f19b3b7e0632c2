// The question, over the table: always in sight.
#include <algorithm>
#include <string_view>

#include "gui/cards.h"
#include "gui/table.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kPadding = 10;
constexpr float kStripe = 6;
constexpr float kButtons = 52;

struct Voice {
  Type heading;
  Type text;
};

Voice voice(const Ui& ui, float width, const app::TableView& view) {
  if (view.mending && ui.units(width) >= 420) return {type::kTitle, {19, Weight::kRegular}};
  if (ui.units(width) >= 620) return {type::kLarge, {22, Weight::kRegular}};
  if (ui.units(width) >= 420) return {type::kTitle, {19, Weight::kRegular}};
  return {{19, Weight::kBold}, {16, Weight::kRegular}};
}

// Below the heading there is always the same room: what is typed and what is refused are said there too, and nothing
// that is tapped moves.
constexpr float kRoom = 46;
constexpr float kNarrowRoom = 42;
constexpr float kLeastText = 13;
constexpr float kLeastHeading = 0.8F;  // of its size, before it goes on in a second line
constexpr float kBesides = 12;         // before what has been typed

// The card that is asked about stands before the words: who played it is not who won the trick.
constexpr float kAskedCard = 50;
constexpr float kAskedCardGap = 14;

float asked_card_width(const Ui& ui, float width, const app::TableView& view) {
  if (!view.whose) return 0;
  return ui.px((ui.units(width) >= 420 ? kAskedCard : kAskedCard * 0.8F) + kAskedCardGap);
}

float inner_width(const Ui& ui, float width, const app::TableView& view) {
  return width - ui.px(2 * kPadding + kStripe + 6) - asked_card_width(ui, width, view);
}

// In large type; of a card the question itself, because it is not the usual one.
std::string_view heading(const app::TableView& view) {
  if (view.mending) return view.mending->text;
  return view.whose ? view.question.text : view.question.heading;
}

std::string_view text(const app::TableView& view) {
  if (view.mending) return {};
  return view.whose ? view.question.heading : view.question.text;
}

// On one line where that is not much smaller.
Type heading_type(const Ui& ui, float inner, const app::TableView& view, Type type) {
  const float wide = ui.text_width(heading(view), type);
  if (wide <= inner || wide * kLeastHeading > inner) return type;
  return {type.size * inner / wide * 0.99F, type.weight};
}

// As large as it can be in this room.
Type fitting(const Ui& ui, const Rect& room, std::string_view text, Type type) {
  while (type.size > kLeastText && ui.wrapped_height(room.width(), text, type) > room.height() + 0.5F) type.size -= 1;
  return type;
}

struct Said {
  Type heading;
  float heading_height = 0;
  float pending = 0;  // width of it, at the right end
  Type text;
  float room = 0;  // height under the heading
};

std::string_view said_text(const app::TableView& view) { return view.problem.empty() ? text(view) : view.problem; }

// Of a refusal, within its ground.
float text_width(const Ui& ui, float inner, const app::TableView& view, float pending) {
  return inner - (pending > 0 ? pending + ui.px(kBesides) : 0) - (view.problem.empty() ? 0 : ui.px(16));
}

Said say(const Ui& ui, float width, const app::TableView& view) {
  const float inner = inner_width(ui, width, view);
  const Voice with = voice(ui, width, view);
  Said said;
  said.heading = heading_type(ui, inner, view, with.heading);
  said.heading_height = std::max(ui.line_height(with.heading), ui.wrapped_height(inner, heading(view), said.heading));
  if (!view.pending.empty()) said.pending = std::min(ui.text_width(view.pending, with.text) + 1, inner * 0.45F);
  said.room = ui.px(ui.units(width) >= 620 ? kRoom : kNarrowRoom);
  const Rect room = rect_at(0, 0, text_width(ui, inner, view, said.pending), said.room);
  said.text = fitting(ui, room, said_text(view), with.text);
  said.room = std::max(said.room, ui.wrapped_height(room.width(), said_text(view), said.text));
  return said;
}

void draw_mending(Ui& ui, Rect r, const app::TableView& view) {
  const auto& mending = *view.mending;
  r.cut_top(ui.px(8));
  const bool narrow = ui.units(r.width()) < 520;
  const std::string_view insert = narrow ? "+ before it" : "A trick is missing before it";
  const std::string_view remove = narrow ? "− take out" : "Entered twice: remove it";
  if (button(ui, "mending/insert", r.column(0, 3, ui.px(8)), insert, {.enabled = mending.can_insert})) {
    ui.mean(app::InsertBefore{});
  }
  if (button(ui, "mending/remove", r.column(1, 3, ui.px(8)), remove,
             {.tone = Tone::kDanger, .enabled = mending.can_remove})) {
    ui.mean(app::RemoveMended{});
  }
  if (button(ui, "mending/done", r.column(2, 3, ui.px(8)), "Done", {.key = narrow ? "" : "Esc"})) ui.mean(app::Back{});
}

}  // namespace

float prompt_height(const Ui& ui, float width, const app::TableView& view) {
  const Said said = say(ui, width, view);
  float height = ui.px(2 * kPadding) + said.heading_height + said.room;
  if (view.whose) {
    const float card = (asked_card_width(ui, width, view) - ui.px(kAskedCardGap)) * kCardShape;
    height = std::max(height, card + ui.px(2 * kPadding));
  }
  if (view.mending) height += ui.px(kButtons);
  return height;
}

void draw_prompt(Ui& ui, const Rect& r, const app::TableView& view) {
  const Said said = say(ui, r.width(), view);
  const bool special = view.mending || !view.pending.empty() || view.whose;
  ui.fill(r, special ? ui.theme.accent_soft : ui.theme.panel, 12);
  ui.outline(r, special ? ui.theme.accent : ui.theme.panel_edge, 12, special ? 2 : 1);
  ui.fill(rect_at(r.x0 + ui.px(6), r.y0 + ui.px(10), ui.px(kStripe - 1), r.height() - ui.px(20)), ui.theme.accent, 3);
  Rect rest = r.inset(ui.px(kPadding));
  rest.cut_left(ui.px(kStripe + 6));
  if (view.whose) {
    const Rect place = rest.cut_left(asked_card_width(ui, r.width(), view));
    const float card = place.width() - ui.px(kAskedCardGap);
    draw_card(ui, rect_at(place.x0, place.y0, card, std::min(place.height(), card * kCardShape)), *view.whose,
              {.chosen = true});
  }
  ui.wrapped(rest.cut_top(said.heading_height), heading(view), said.heading, ui.theme.text);
  Rect below = rest.cut_top(said.room);
  if (!view.pending.empty()) {
    const Type type = voice(ui, r.width(), view).text;
    Rect typed = below.cut_right(said.pending);
    ui.text(typed.cut_top(ui.line_height(type)), view.pending, type, ui.theme.accent);
    below.cut_right(ui.px(kBesides));
  }
  if (!view.problem.empty()) {
    ui.fill(below, ui.theme.warning_soft, 6);
    below = below.inset(ui.px(8), 0);
    below = below.middle(below.width(), ui.wrapped_height(below.width(), view.problem, said.text));
  }
  ui.wrapped(below, said_text(view), said.text, ui.theme.text);
  if (view.mending) {
    Rect buttons = r.inset(ui.px(kPadding));
    buttons.cut_left(ui.px(kStripe + 6));
    draw_mending(ui, buttons.cut_bottom(ui.px(kButtons)), view);
  }
}

}  // namespace nullo::gui
