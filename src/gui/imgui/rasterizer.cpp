#include "gui/imgui/rasterizer.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <utility>

#include "gui/imgui/imgui_compat.h"

namespace nullo::gui {

namespace {

constexpr int kParts = 256;  // per side of a pixel: corners lie on whole parts, so that edges are compared exactly

// ---- colours: red, green, blue, alpha; 0 to 255

using Colour = std::array<float, 4>;

Colour colour_of(ImU32 colour) {
  const auto channel = [colour](unsigned shift) { return static_cast<float>((colour >> shift) & 255U); };
  return {channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT), channel(IM_COL32_A_SHIFT)};
}

void blend(const Colour& ink, float opacity, unsigned char* pixel) {
  for (std::size_t i = 0; i < kBytesOfPixel; ++i) {
    const auto ground = static_cast<float>(pixel[i]);
    pixel[i] = static_cast<unsigned char>(std::lround(ground + (ink.at(i) - ground) * opacity));
  }
}

// ---- the atlas: white, and how opaque it is at each point

// The opacity between four points, as GL_LINEAR has it, from 0 to 1.
float opacity_at(const compat::Atlas& atlas, float u, float v) {
  const float x = u * static_cast<float>(atlas.width) - 0.5F;
  const float y = v * static_cast<float>(atlas.height) - 0.5F;
  const int left = static_cast<int>(std::floor(x));
  const int top = static_cast<int>(std::floor(y));
  const auto alpha = [&atlas](int at_x, int at_y) {
    const int column = std::clamp(at_x, 0, atlas.width - 1);
    const int row = std::clamp(at_y, 0, atlas.height - 1);
    return static_cast<float>(atlas.alpha[(static_cast<std::ptrdiff_t>(row) * atlas.width + column) * atlas.step]);
  };
  const float right_part = x - static_cast<float>(left);
  const float lower_part = y - static_cast<float>(top);
  const auto between = [right_part](float a, float b) { return a + (b - a) * right_part; };
  const float above = between(alpha(left, top), alpha(left + 1, top));
  const float below = between(alpha(left, top + 1), alpha(left + 1, top + 1));
  return (above + (below - above) * lower_part) / 255;
}

// ---- triangles

struct Corner {
  std::int64_t x = 0;  // in parts of a pixel
  std::int64_t y = 0;
  ImVec2 uv;
  Colour colour{};
};

Corner corner_of(const ImDrawVert& vertex, ImVec2 origin) {
  const auto parts = [](float pixels) { return std::llround(pixels * kParts); };
  return {parts(vertex.pos.x - origin.x), parts(vertex.pos.y - origin.y), vertex.uv, colour_of(vertex.col)};
}

// Twice the area of the triangle; positive if its corners go clockwise, with y going down.
std::int64_t twice_area(const std::array<Corner, 3>& corners) {
  const auto& [a, b, c] = corners;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// One side of such a clockwise triangle, followed along a row of pixels.
class Edge {
 public:
  // A pixel whose middle lies on an edge belongs to the triangle at the right of the edge or below it, so that only one
  // of two triangles with a common edge draws it.
  Edge(const Corner& from, const Corner& to)
      : x_{from.x},
        y_{from.y},
        dx_{to.x - from.x},
        dy_{to.y - from.y},
        least_{dy_ < 0 || (dy_ == 0 && dx_ > 0) ? 0 : 1} {}

  void begin_row(std::int64_t x, std::int64_t y) { distance_ = dx_ * (y - y_) - dy_ * (x - x_); }
  void next_pixel() { distance_ -= dy_ * kParts; }
  [[nodiscard]] bool inside() const { return distance_ >= least_; }
  // How far the pixel's middle is from the edge, as twice the area of the triangle that both make.
  [[nodiscard]] float distance() const { return static_cast<float>(distance_); }

 private:
  std::int64_t x_;
  std::int64_t y_;
  std::int64_t dx_;
  std::int64_t dy_;
  std::int64_t least_;
  std::int64_t distance_ = 0;
};

// Pixels from (x0, y0) up to, but not including, (x1, y1).
struct Area {
  int x0 = 0;
  int y0 = 0;
  int x1 = 0;
  int y1 = 0;
};

// The pixels of `clip` whose middle may lie in the triangle.
Area area_of(const std::array<Corner, 3>& corners, const Area& clip) {
  const auto [left, right] = std::minmax({corners[0].x, corners[1].x, corners[2].x});
  const auto [top, bottom] = std::minmax({corners[0].y, corners[1].y, corners[2].y});
  const auto pixel = [](std::int64_t parts) { return static_cast<int>(parts / kParts); };
  return {std::max(clip.x0, pixel(left)), std::max(clip.y0, pixel(top)), std::min(clip.x1, pixel(right) + 1),
          std::min(clip.y1, pixel(bottom) + 1)};
}

// A value at a pixel, between the values at the corners: `of` is the weight of each corner.
struct Parts {
  std::array<float, 3> of{};
  template <class Value>
  [[nodiscard]] float between(const std::array<Corner, 3>& corners, Value value) const {
    return value(corners[0]) * of[0] + value(corners[1]) * of[1] + value(corners[2]) * of[2];
  }
};

void draw_pixel(const std::array<Corner, 3>& corners, const Parts& parts, const compat::Atlas& atlas,
                unsigned char* pixel) {
  Colour ink{};
  for (std::size_t i = 0; i < ink.size(); ++i) {
    ink.at(i) = parts.between(corners, [i](const Corner& corner) { return corner.colour.at(i); });
  }
  const float u = parts.between(corners, [](const Corner& corner) { return corner.uv.x; });
  const float v = parts.between(corners, [](const Corner& corner) { return corner.uv.y; });
  blend(ink, ink[3] / 255 * opacity_at(atlas, u, v), pixel);
}

// Whether all of it has one colour.
bool is_flat(const std::array<Corner, 3>& corners) {
  return std::ranges::all_of(corners, [&first = corners[0]](const Corner& corner) {
    return corner.colour == first.colour && corner.uv.x == first.uv.x && corner.uv.y == first.uv.y;
  });
}

void draw_triangle(std::array<Corner, 3> corners, const Area& clip, const compat::Atlas& atlas, Image& image) {
  if (twice_area(corners) < 0) std::swap(corners[1], corners[2]);
  const auto whole = static_cast<float>(twice_area(corners));
  if (whole == 0) return;
  // Each edge is opposite the corner with its number.
  std::array edges{Edge{corners[1], corners[2]}, Edge{corners[2], corners[0]}, Edge{corners[0], corners[1]}};
  const bool flat = is_flat(corners);
  const float opacity = flat ? corners[0].colour[3] / 255 * opacity_at(atlas, corners[0].uv.x, corners[0].uv.y) : 0;
  const Area area = area_of(corners, clip);
  for (int y = area.y0; y < area.y1; ++y) {
    unsigned char* row = image.bytes.data() + static_cast<std::ptrdiff_t>(y) * image.width * kBytesOfPixel;
    for (Edge& edge : edges) {
      edge.begin_row(std::int64_t{area.x0} * kParts + kParts / 2, std::int64_t{y} * kParts + kParts / 2);
    }
    bool entered = false;
    for (int x = area.x0; x < area.x1; ++x) {
      if (edges[0].inside() && edges[1].inside() && edges[2].inside()) {
        entered = true;
        unsigned char* pixel = row + static_cast<std::ptrdiff_t>(x) * kBytesOfPixel;
        const Parts parts{{edges[0].distance() / whole, edges[1].distance() / whole, edges[2].distance() / whole}};
        flat ? blend(corners[0].colour, opacity, pixel) : draw_pixel(corners, parts, atlas, pixel);
      } else if (entered) {
        break;
      }
      for (Edge& edge : edges) edge.next_pixel();
    }
  }
}

Area clip_of(const ImDrawCmd& command, ImVec2 origin, const Image& image) {
  const ImVec4& clip = command.ClipRect;
  return {std::max(0, static_cast<int>(clip.x - origin.x)), std::max(0, static_cast<int>(clip.y - origin.y)),
          std::min(image.width, static_cast<int>(clip.z - origin.x)),
          std::min(image.height, static_cast<int>(clip.w - origin.y))};
}

void draw_command(const ImDrawList& list, const ImDrawCmd& command, ImVec2 origin, Image& image) {
  assert(command.UserCallback == nullptr);
  const compat::Atlas atlas = compat::atlas_of(command);
  const Area clip = clip_of(command, origin, image);
  const auto corner = [&](unsigned index) {
    const ImDrawIdx vertex = list.IdxBuffer[static_cast<int>(command.IdxOffset + index)];
    return corner_of(list.VtxBuffer[static_cast<int>(command.VtxOffset + vertex)], origin);
  };
  for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
    draw_triangle({corner(i), corner(i + 1), corner(i + 2)}, clip, atlas, image);
  }
}

}  // namespace

Image::Image(int image_width, int image_height, ImU32 ground) : width{image_width}, height{image_height} {
  const Colour colour = colour_of(ground);
  bytes.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * kBytesOfPixel);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(colour.at(i % kBytesOfPixel));
}

void rasterize(const ImDrawData& frame, Image& image) {
  for (int i = 0; i < frame.CmdListsCount; ++i) {
    const ImDrawList& list = *frame.CmdLists[i];
    for (const ImDrawCmd& command : list.CmdBuffer) draw_command(list, command, frame.DisplayPos, image);
  }
}

}  // namespace nullo::gui
