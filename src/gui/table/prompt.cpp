// The question, above the table: always in sight, always of the same height.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "gui/kit/cards.h"
#include "gui/kit/widgets.h"
#include "gui/table/fields.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kPromptPadding = 10;
constexpr float kLowPadding = 6;
constexpr float kStripe = 6;

struct Voice {
  Type heading;
  Type text;
};
// From the largest on.
constexpr std::array kVoices{
    Voice{closely(type::kTitle), closely(type::kNameRegular)}, Voice{closely(type::kTitle), closely(type::kBody)},
    Voice{closely(type::kName), closely(type::kBody)},         Voice{closely(type::kBodyBold), closely(type::kBody)},
    Voice{closely(type::kBodyBold), closely(type::kNote)},     Voice{closely(type::kNoteBold), closely(type::kNote)}};

// The question, pending input and refusals share one room of fixed height, so that nothing that is tapped moves.
constexpr float kWide = 620;
constexpr float kRoom = 68;
constexpr float kNarrowRoom = 58;
constexpr float kLowRoom = 46;  // in the bar
constexpr float kBesides = 12;  // left of what has been typed

// Those that suit the width.
std::span<const Voice> voices(const Ui& ui, float width) {
  const std::span<const Voice> all{kVoices};
  if (ui.shape() == Shape::kLying) return all.subspan(3);
  return ui.units(width) >= kWide ? all : all.subspan(2);
}

// A card that the question is about stands before the words: who played it need not be who won the trick.
constexpr float kAskedCard = 50;
constexpr float kAskedCardGap = 14;

float asked_card_width(const Ui& ui, float width, const app::TableView& view) {
  if (!view.whose) return 0;
  return ui.px((ui.units(width) >= 420 ? kAskedCard : kAskedCard * 0.8F) + kAskedCardGap);
}

// The text in large type. If the question is about a card, all of it is large, because it is not the usual one.
std::string heading(const app::TableView& view) {
  if (view.mending) return view.mending->text;
  return view.whose ? view.question.text : view.question.heading;
}

std::string text(const app::TableView& view) {
  if (!view.problem.empty()) return view.problem;
  if (view.mending) return {};
  if (view.whose) return view.question.heading;
  if (!view.passing || view.passing->text.empty() || view.asks_player) return view.question.text;
  return fmt::format("{}. {}", view.passing->text, view.question.text);
}

struct Said {
  std::string heading;
  std::string text;
  Type heading_type;
  Type text_type;
  float heading_height = 0;
  float pending = 0;  // width of the pending input, at the right end
};

float text_width(const Ui& ui, float width, const Said& said, const app::TableView& view) {
  return width - (said.pending > 0 ? said.pending + ui.px(kBesides) : 0) - (view.problem.empty() ? 0 : ui.px(16));
}

// In the largest type with which both fit.
Said say(const Ui& ui, const Rect& room, float width, const app::TableView& view) {
  const std::string ok = ok_text(view);
  Said said{without_keys(ui, heading(view), ok), without_keys(ui, text(view), ok), {}, {}};
  for (const Voice& with : voices(ui, width)) {
    said.heading_type = with.heading;
    said.text_type = with.text;
    if (!view.pending.empty())
      said.pending = std::min(ui.text_width(view.pending, with.text) + 1, room.width() * 0.45F);
    const float inner = text_width(ui, room.width(), said, view);
    said.heading_height = ui.wrapped_height(room.width(), said.heading, said.heading_type);
    if (said.heading_height + ui.wrapped_height(inner, said.text, said.text_type) <= room.height() + 0.5F) break;
  }
  return said;
}

void draw_typed(Ui& ui, Rect& below, const Said& said, const app::TableView& view, Type type) {
  if (view.pending.empty()) return;
  Rect typed = below.cut_right(said.pending);
  ui.text(typed.cut_top(ui.line_height(type)), view.pending, type, ui.theme.text);
  below.cut_right(ui.px(kBesides));
}

}  // namespace

float prompt_height(const Ui& ui, float width) {
  return ui.px(2 * (ui.low() ? kLowPadding : kPromptPadding) +
               (ui.units(width) >= kWide && !ui.low() ? kRoom : kNarrowRoom));
}

void draw_prompt(Ui& ui, const Rect& r, const app::TableView& view) {
  const bool special = view.mending || !view.pending.empty() || view.whose;
  ui.fill(r, special ? ui.theme.ask_soft : ui.theme.panel, 12);
  ui.outline(r, special ? ui.theme.ask : ui.theme.panel_edge, 12, special ? 2 : 1);
  const float most = ui.low() ? kLowPadding : kPromptPadding;
  const float padding = ui.px(std::min(most, (ui.units(r.height()) - kLowRoom) / 2));
  draw_stripe(ui, r, ui.theme.ask);
  Rect rest = r.inset(ui.px(kPromptPadding), padding);
  rest.cut_left(ui.px(kStripe + 6));
  if (view.whose) {
    const Rect place = rest.cut_left(asked_card_width(ui, r.width(), view));
    const float card = std::min(place.width() - ui.px(kAskedCardGap), place.height() / kCardShape);
    draw_card(ui, rect_at(place.x0, place.y0, card, card * kCardShape), *view.whose, {.chosen = true});
  }
  const Said said = say(ui, rest, r.width(), view);
  ui.wrapped(rest.cut_top(said.heading_height), said.heading, said.heading_type, ui.theme.text);
  draw_typed(ui, rest, said, view, said.text_type);
  const float high = ui.wrapped_height(text_width(ui, rest.width(), {}, view), said.text, said.text_type);
  if (!view.problem.empty()) {
    ui.fill(rest, ui.theme.ask_soft, 6);
    rest = rest.inset(ui.px(8), 0);
    rest = rest.middle(rest.width(), std::min(high, rest.height()));
  }
  ui.wrapped(rest, said.text, said.text_type, ui.theme.text);
}

}  // namespace nullo::gui
