#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/card.h"
#include "gui/cards.h"
#include "gui/screens.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kGap = 10;

void set(Ui& ui, app::Look look) { ui.mean(app::SetLook{look}); }

float draw_sizes(Ui& ui, Rect r, const app::Look& look) {
  const int across = ui.units(r.width()) >= 640 ? static_cast<int>(app::kSizes.size()) : 4;
  const int rows = static_cast<int>(app::kSizes.size()) / across;
  r.y1 = r.y0 + panel_heading_height(ui) + ui.px(12 + 52) * static_cast<float>(rows);
  const Rect inside = panel(ui, r, "Size of everything (Ctrl + and Ctrl −)");
  for (int i = 0; i < static_cast<int>(app::kSizes.size()); ++i) {
    const int percent = app::kSizes.at(static_cast<std::size_t>(i));
    const Rect line = inside.row(i / across, rows, ui.px(8));
    const Rect cell = line.column(i % across, across, ui.px(8));
    if (button(ui, fmt::format("size/{}", percent), cell, fmt::format("{} %", percent),
               {.chosen = look.percent == percent})) {
      app::Look next = look;
      next.percent = percent;
      set(ui, next);
    }
  }
  return r.y1 + ui.px(kGap);
}

float draw_theme(Ui& ui, Rect r, const app::Look& look) {
  r.y1 = r.y0 + panel_heading_height(ui) + ui.px(12 + 52);
  const Rect inside = panel(ui, r, "Light");
  const std::array<std::string, 2> words{"Dark: evening", "Light: day"};
  if (const auto choice = choice_row(ui, "theme", inside, words, look.dark ? 0 : 1)) {
    app::Look next = look;
    next.dark = *choice == 0;
    set(ui, next);
  }
  return r.y1 + ui.px(kGap);
}

float draw_pack(Ui& ui, Rect r, const app::Look& look) {
  r.y1 = r.y0 + panel_heading_height(ui) + ui.px(12 + 52 + 76);
  Rect inside = panel(ui, r, "Pack");
  const Rect cards = inside.cut_bottom(ui.px(76)).inset(0, ui.px(4));
  const std::array<std::string, 2> words{"Two colours", "Four colours"};
  if (const auto choice = choice_row(ui, "pack", inside, words, look.four_colours ? 1 : 0)) {
    app::Look next = look;
    next.four_colours = *choice == 1;
    set(ui, next);
  }
  for (int i = 0; i < 4; ++i) {
    const Rect cell = cards.middle(ui.px(4 * 56), cards.height()).column(i, 4, ui.px(6));
    draw_card(ui, cell.middle(cell.height() / kCardShape, cell.height()),
              Card{Rank::kQueen, kSuits.at(static_cast<std::size_t>(i))});
  }
  return r.y1 + ui.px(kGap);
}

float draw_data(Ui& ui, Rect r, const app::SettingsView& view) {
  const float inner = r.width() - ui.px(24);
  const float height = ui.wrapped_height(inner, view.data_place, type::kBody) +
                       ui.wrapped_height(inner, view.data_size, type::kBody) +
                       ui.wrapped_height(inner, view.version, type::kBody);
  r.y1 = r.y0 + panel_heading_height(ui) + height + ui.px(16);
  Rect inside = panel(ui, r, "Where the data lie");
  inside.cut_top(ui.wrapped(inside, view.data_place, type::kBody, ui.theme.text));
  inside.cut_top(ui.wrapped(inside, view.data_size, type::kBody, ui.theme.dim) + ui.px(4));
  ui.wrapped(inside, view.version, type::kBody, ui.theme.dim);
  return r.y1;
}

}  // namespace

void draw_settings(Ui& ui, const Rect& r, const app::SettingsView& view) {
  const Rect room = r.inset(ui.px(12));
  Rect content = ui.begin_scroll("settings", room);
  content = content.middle(std::min(content.width(), ui.px(900)), content.height());
  const auto below = [&](float y) { return Rect{content.x0, y, content.x1, y}; };
  float y = draw_sizes(ui, below(content.y0), view.look);
  y = draw_theme(ui, below(y), view.look);
  y = draw_pack(ui, below(y), view.look);
  ui.end_scroll(draw_data(ui, below(y), view));
}

}  // namespace nullo::gui
