#include "gui/window/upload.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include <GL/gl.h>

#include "gui/window/imgui_compat.h"

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

void upload(const Fonts::News& news) {
  if (news.all) return compat::upload_atlas();
  if (news.parts.empty()) return;
  glBindTexture(GL_TEXTURE_2D, compat::atlas_texture());
  for (const Fonts::Place& place : news.parts) {
    glTexSubImage2D(GL_TEXTURE_2D, 0, place.x, place.y, place.width, place.height, GL_RGBA, GL_UNSIGNED_BYTE,
                    colours_of(place).data());
  }
  glBindTexture(GL_TEXTURE_2D, 0);
}

}  // namespace nullo::gui
