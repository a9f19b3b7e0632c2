#include "gui/imgui/renderer.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include <GL/gl.h>

#include "gui/imgui/imgui_compat.h"

namespace nullo::gui {

namespace {

// White, and as opaque as the atlas says: what ImGui's renderer makes of it too.
std::vector<std::uint32_t> colours_of(const Fonts::Place& place) {
  constexpr std::uint32_t kWhite = 0xFFFFFF;
  constexpr unsigned kOpacity = 24;  // bits below it
  std::vector<std::uint32_t> colours;
  colours.reserve(static_cast<std::size_t>(place.width) * static_cast<std::size_t>(place.height));
  for (int y = place.y; y < place.y + place.height; ++y) {
    const unsigned char* row = compat::atlas_row(y) + place.x;
    for (int x = 0; x < place.width; ++x) colours.push_back(kWhite | std::uint32_t{row[x]} << kOpacity);
  }
  return colours;
}

}  // namespace

void upload(const Fonts::News& news, Damage& damage) {
  if (news.all) {
    damage.forget();
    return compat::upload_atlas();
  }
  if (news.parts.empty()) return;
  glBindTexture(GL_TEXTURE_2D, compat::atlas_texture());
  for (const Fonts::Place& place : news.parts) {
    glTexSubImage2D(GL_TEXTURE_2D, 0, place.x, place.y, place.width, place.height, GL_RGBA, GL_UNSIGNED_BYTE,
                    colours_of(place).data());
  }
  glBindTexture(GL_TEXTURE_2D, 0);
}

void draw_parts(ImDrawData& frame, std::span<const Part> parts, ImU32 ground) {
  const Part all{0, 0, static_cast<int>(frame.DisplaySize.x), static_cast<int>(frame.DisplaySize.y)};
  const ImVec4 colour = ImGui::ColorConvertU32ToFloat4(ground);
  glClearColor(colour.x, colour.y, colour.z, 1);
  glEnable(GL_SCISSOR_TEST);
  for (const Part& part : parts) {
    glScissor(part.x0, all.y1 - part.y1, part.x1 - part.x0, part.y1 - part.y0);
    glClear(GL_COLOR_BUFFER_BIT);
  }
  glDisable(GL_SCISSOR_TEST);
  if (parts.size() != 1 || parts.front() != all) keep_parts(frame, parts);
  ImGui_ImplOpenGL3_NewFrame();  // the first one makes the texture of the letters
  compat::forget_atlas_copy();
  ImGui_ImplOpenGL3_RenderDrawData(&frame);
}

}  // namespace nullo::gui
