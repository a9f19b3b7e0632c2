// Sets of rules to choose from.
#include <algorithm>
#include <limits>

#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "gui/new_session/new_session.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using PresetChoice = app::NewSessionView::Choice;

constexpr Type kPresetName{20, Weight::kBold};
constexpr Type kPlayers{14, Weight::kBold};
constexpr float kNameLine = 27;
constexpr float kPlayersLine = 18;
constexpr float kLeastColumn = 270;
constexpr float kPresetsWidth = 1180;

// Cells in rows; each row is as high as the highest of its cells.
struct PresetList {
  int columns = 1;
  std::vector<float> rows;
  float height = 0;
};

float column_width(const Ui& ui, float width, int columns) {
  return (width - ui.px(kSmallGap) * static_cast<float>(columns - 1)) / static_cast<float>(columns);
}

PresetList list_of(const Ui& ui, float width, const std::vector<PresetChoice>& presets) {
  PresetList list;
  list.columns = std::clamp(static_cast<int>(ui.units(width) / kLeastColumn), 1, 3);
  const float column = column_width(ui, width, list.columns);
  for (std::size_t i = 0; i < presets.size(); ++i) {
    if (i % static_cast<std::size_t>(list.columns) == 0) list.rows.push_back(0);
    list.rows.back() = std::max(list.rows.back(), preset_height(ui, column, presets[i]));
  }
  for (const float row : list.rows) list.height += row + ui.px(kSmallGap);
  return list;
}

void draw_list(Ui& ui, Rect r, const std::vector<PresetChoice>& presets, const PresetList& list) {
  auto preset = presets.begin();
  for (const float height : list.rows) {
    const Rect row = rect_at(r.x0, r.y0, r.width(), height);
    for (int column = 0; column < list.columns && preset != presets.end(); ++column, ++preset) {
      const Rect cell = row.column(column, list.columns, ui.px(kSmallGap));
      draw_preset(ui, cell, *preset);
      if (preset->chosen) ui.keep_in_sight("preset/" + preset->id, cell);
    }
    r.y0 += height + ui.px(kSmallGap);
  }
}

std::string chosen_name(const app::NewSessionView& view) {
  for (const PresetChoice& preset : view.presets) {
    if (preset.chosen) return preset.name;
  }
  return text::say("own rules");
}

}  // namespace

float preset_height(const Ui& ui, float width, const PresetChoice& preset) {
  const float inner = width - ui.px(28);
  return ui.px(18 + kNameLine) + (preset.players.empty() ? 0 : ui.px(kPlayersLine)) +
         ui.wrapped_height(inner, preset.sentence, type::kNote) + ui.wrapped_height(inner, preset.source, type::kNote);
}

void draw_preset(Ui& ui, const Rect& r, const PresetChoice& preset) {
  const Touch touch = ui.target("preset/" + preset.id, r);
  ui.fill(r, preset.chosen ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 12);
  ui.outline(r, preset.chosen ? ui.theme.text : ui.theme.panel_edge, 12, preset.chosen ? 3 : 1);
  if (touch.focused) focus_ring(ui, r, 12);
  Rect inside = r.inset(ui.px(14), ui.px(9));
  Rect head = inside.cut_top(ui.px(kNameLine));
  if (preset.chosen) ui.text(head.cut_right(ui.px(24)), "✓", kPresetName, ui.theme.text, Align::kRight);
  ui.text(head, preset.name, kPresetName, ui.theme.text);
  if (!preset.players.empty()) ui.text(inside.cut_top(ui.px(kPlayersLine)), preset.players, kPlayers, ui.theme.dim);
  inside.cut_top(ui.wrapped(inside, preset.sentence, type::kNote, ui.theme.text));
  ui.wrapped(inside, preset.source, type::kNote, ui.theme.dim);
  if (!touch.clicked) return;
  ui.mean(app::ChoosePreset{preset.id});
  ui.state.overlay = ScreenState::Overlay::kNone;
}

void draw_presets(Ui& ui, const Rect& screen, const app::NewSessionView& view) {
  const float width = std::min(ui.px(kPresetsWidth), screen.width() - ui.px(16)) - ui.px(36);
  const PresetList list = list_of(ui, width - ui.scroll_room(), view.presets);
  const Overlay overlay = begin_overlay(ui, "##presets", screen, ui.px(kPresetsWidth), list.height + ui.px(36 + 52));
  Rect rest = overlay.inside;
  Rect head = rest.cut_top(ui.px(kTarget));
  rest.cut_top(ui.px(kSmallGap));
  const bool close =
      button(ui, "presets/close", head.cut_right(ui.px(110)), text::say("Close"), {.key = ui.key_of("presets/close")});
  ui.text(head, text::say("Chosen: {rules}", chosen_name(view)), type::kName, ui.theme.text);
  const Rect content = ui.begin_scroll("presets", rest);
  draw_list(ui, content, view.presets, list);
  ui.end_scroll(content.y0 + list.height - ui.px(kSmallGap));
  end_overlay();
  if (close || overlay.beside) ui.state.overlay = ScreenState::Overlay::kNone;
}

}  // namespace nullo::gui
