// Draws Dear ImGui's triangles without a graphics card: into an image in memory, with the colours that OpenGL would
// give its pixels.
#pragma once

#include <vector>

#include <imgui.h>

namespace nullo::gui {

inline constexpr int kBytesOfPixel = 3;  // red, green, blue

// An opaque picture, row by row from the top left.
struct Image {
  Image(int image_width, int image_height, ImU32 ground);

  int width = 0;
  int height = 0;
  std::vector<unsigned char> bytes;
};

// Draws a frame, as ImGui::Render() left it, over the image. The frame's context must be the current one: its atlas is
// the only texture.
void rasterize(const ImDrawData& frame, Image& image);

}  // namespace nullo::gui
