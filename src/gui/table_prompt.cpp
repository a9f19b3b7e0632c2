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

void draw_mending(Ui& ui, Rect r, const app::TableView& view) {
  const auto& mending = *view.mending;
  r.cut_top(ui.px(8));
  const bool narrow = ui.units(r.width()) < 520;
  const std::string_view insert = narrow ? "+ before it" : "A trick is missing before it";
  const std::string_view remove = narrow ? "− take out" : "Tapped twice: take it out";
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

float problem_height(const Ui& ui, float width, const app::TableView& view) {
  if (view.problem.empty()) return 0;
  return ui.wrapped_height(inner_width(ui, width, view) - ui.px(16), view.problem, voice(ui, width, view).text) +
         ui.px(10);
}

float prompt_height(const Ui& ui, float width, const app::TableView& view) {
  const float inner = inner_width(ui, width, view);
  const Voice said = voice(ui, width, view);
  float height = ui.px(2 * kPadding) + ui.wrapped_height(inner, heading(view), said.heading) +
                 ui.wrapped_height(inner, text(view), said.text);
  if (!view.pending.empty()) height += ui.wrapped_height(inner, view.pending, said.text);
  height += problem_height(ui, width, view);
  if (view.whose) {
    const float card = (asked_card_width(ui, width, view) - ui.px(kAskedCardGap)) * kCardShape;
    height = std::max(height, card + ui.px(2 * kPadding));
  }
  if (view.mending) height += ui.px(kButtons);
  return height;
}

void draw_prompt(Ui& ui, const Rect& r, const app::TableView& view) {
  const Voice said = voice(ui, r.width(), view);
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
  rest.cut_top(ui.wrapped(rest, heading(view), said.heading, ui.theme.text));
  rest.cut_top(ui.wrapped(rest, text(view), said.text, ui.theme.text));
  if (!view.pending.empty()) rest.cut_top(ui.wrapped(rest, view.pending, said.text, ui.theme.accent));
  if (!view.problem.empty()) {
    rest.cut_top(ui.px(6));
    const float inner = rest.width() - ui.px(16);
    const Rect ground = rest.cut_top(ui.wrapped_height(inner, view.problem, said.text) + ui.px(4));
    ui.fill(ground, ui.theme.warning_soft, 6);
    ui.wrapped(ground.inset(ui.px(8), ui.px(2)), view.problem, said.text, ui.theme.text);
  }
  if (view.mending) {
    Rect buttons = r.inset(ui.px(kPadding));
    buttons.cut_left(ui.px(kStripe + 6));
    draw_mending(ui, buttons.cut_bottom(ui.px(kButtons)), view);
  }
}

}  // namespace nullo::gui
