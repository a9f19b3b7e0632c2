// What players want to know only when they ask for it: shown step by step.
#include <algorithm>

#include "gui/kit/widgets.h"
#include "gui/table/table.h"

namespace nullo::gui {

namespace {

constexpr float kRevealPadding = 12;
constexpr float kBeside = 560;  // from this width on the button stands beside what is shown
constexpr Type kShown = type::kName;

bool beside(const Ui& ui, float width) { return ui.units(width) >= kBeside; }

ButtonLook look_of(const app::TableView::Reveal& reveal) { return {.key = reveal.key}; }

float ask_width(const Ui& ui, const app::TableView::Reveal& reveal) {
  return button_width(ui, reveal.ask, look_of(reveal)) + ui.px(24);
}

// Width of the text in the panel.
float shown_width(const Ui& ui, float width, const app::TableView::Reveal& reveal) {
  const float inner = width - ui.px(2 * kRevealPadding);
  return beside(ui, width) ? inner - ask_width(ui, reveal) - ui.px(kSmallGap) : inner;
}

float shown_height(const Ui& ui, float width, const app::TableView::Reveal& reveal) {
  float height = 0;
  for (const auto& line : reveal.shown) height += ui.wrapped_height(width, line, kShown);
  return height;
}

}  // namespace

float reveal_height(const Ui& ui, float width, const app::TableView& view) {
  if (!view.reveal) return 0;
  const float shown = shown_height(ui, shown_width(ui, width, *view.reveal), *view.reveal);
  const float ask = ui.px(kTarget);
  const float both = beside(ui, width) ? std::max(shown, ask) : ask + shown + (shown > 0 ? ui.px(kSmallGap) : 0);
  return both + ui.px(2 * kRevealPadding);
}

void draw_reveal(Ui& ui, const Rect& r, const app::TableView& view) {
  const app::TableView::Reveal& reveal = *view.reveal;
  draw_panel_ground(ui, r);
  Rect rest = r.inset(ui.px(kRevealPadding));
  Rect ask = beside(ui, r.width()) ? rest.cut_right(ask_width(ui, reveal)) : rest.cut_bottom(ui.px(kTarget));
  ask = ask.middle(ask.width(), ui.px(kTarget));
  const float width = shown_width(ui, r.width(), reveal);
  rest = {rest.x0, rest.y0, rest.x0 + width, rest.y1};
  rest = rest.middle(width, std::min(rest.height(), shown_height(ui, width, reveal)));
  for (const auto& line : reveal.shown) {
    rest.cut_top(ui.wrapped(rest, line, kShown, ui.theme.text));
  }
  if (reveal.shown.empty() && beside(ui, r.width()))
    ui.text(r.inset(ui.px(kRevealPadding)), "Shown only if you ask", type::kBody, ui.theme.dim);
  if (button(ui, "reveal", ask, reveal.ask, look_of(reveal))) ui.mean(app::AskReveal{});
}

}  // namespace nullo::gui
