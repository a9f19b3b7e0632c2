#include "gui/kit/overlay.h"

#include <algorithm>
#include <string>

namespace nullo::gui {

Overlay begin_overlay(Ui& ui, std::string_view name, const Rect& screen, float width, float height) {
  ui.set_live(true);
  const Rect& all = ui.window();  // the bars too: nothing beside the panel can be pressed
  ImGui::SetNextWindowPos({all.x0, all.y0});
  ImGui::SetNextWindowSize({all.width(), all.height()});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  const std::string id{name};
  ImGui::Begin(id.c_str(), nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(2);
  ui.fill(all, ui.theme.shade);
  const Rect room = screen.inset(ui.px(8));
  const Rect panel = room.middle(std::min(width, room.width()), std::min(height, room.height()));
  ui.fill(panel.moved(0, ui.px(6)), IM_COL32(0, 0, 0, 70), 16);
  ui.fill(panel, ui.theme.panel, 16);
  ui.outline(panel, ui.theme.panel_edge, 16, 1);
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const bool beside = ImGui::IsMouseClicked(0) && !panel.contains({mouse.x, mouse.y});
  return {panel.inset(ui.px(18)), beside};
}

void end_overlay() { ImGui::End(); }

}  // namespace nullo::gui
