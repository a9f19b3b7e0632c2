#include "gui/imgui/damage.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <utility>

#include "gui/imgui/imgui_compat.h"

namespace nullo::gui {

namespace {

constexpr int kCell = 32;     // pixels
constexpr float kFar = 1e6F;  // pixels, more than any screen has: a page may scroll far below its edge

using Hash = std::uint64_t;

void mix(Hash& hash, Hash value) {
  constexpr Hash kOdd = 0x9e3779b97f4a7c15;
  hash = (std::rotl(hash, 5) ^ value) * kOdd;
  hash ^= hash >> 32U;
}

Hash both(float a, float b) { return Hash{std::bit_cast<std::uint32_t>(a)} << 32U | std::bit_cast<std::uint32_t>(b); }

void mix(Hash& hash, const ImDrawVert& vertex) {
  mix(hash, both(vertex.pos.x, vertex.pos.y));
  mix(hash, both(vertex.uv.x, vertex.uv.y));
  mix(hash, vertex.col);
}

Part meet(const Part& a, const Part& b) {
  return {std::max(a.x0, b.x0), std::max(a.y0, b.y0), std::min(a.x1, b.x1), std::min(a.y1, b.y1)};
}

Part whole(const ImDrawData& frame) {
  return {0, 0, static_cast<int>(frame.DisplaySize.x), static_cast<int>(frame.DisplaySize.y)};
}

// The pixels that a command may draw on, rounded as ImGui_ImplOpenGL3_RenderDrawData() rounds them.
Part clip_of(const ImDrawData& frame, const ImDrawCmd& command) {
  const ImVec4& clip = command.ClipRect;
  const int height = static_cast<int>(frame.DisplaySize.y);
  const int left = static_cast<int>(clip.x - frame.DisplayPos.x);
  const int above_bottom = static_cast<int>(static_cast<float>(height) - (clip.w - frame.DisplayPos.y));
  const int bottom = height - above_bottom;
  return meet(whole(frame),
              {left, bottom - static_cast<int>(clip.w - clip.y), left + static_cast<int>(clip.z - clip.x), bottom});
}

using Triangle = std::array<const ImDrawVert*, 3>;

Triangle triangle_at(const ImDrawList& list, const ImDrawCmd& command, unsigned first) {
  const ImDrawIdx* index = list.IdxBuffer.Data + command.IdxOffset + first;
  const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
  return {vertices + index[0], vertices + index[1], vertices + index[2]};
}

// All pixels that it can touch, and perhaps a few more.
Part around(const Triangle& triangle) {
  const auto [a, b, c] = triangle;
  const auto [left, right] = std::minmax({a->pos.x, b->pos.x, c->pos.x});
  const auto [top, bottom] = std::minmax({a->pos.y, b->pos.y, c->pos.y});
  const auto pixel = [](float at) { return static_cast<int>(std::floor(std::clamp(at, -kFar, kFar))); };
  return {pixel(left), pixel(top), pixel(right) + 1, pixel(bottom) + 1};
}

template <class Each>
void for_each_triangle(const ImDrawList& list, const ImDrawCmd& command, Each each) {
  for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) each(triangle_at(list, command, i), i);
}

struct Grid {
  explicit Grid(const Part& all)
      : columns{(all.x1 + kCell - 1) / kCell},
        rows{(all.y1 + kCell - 1) / kCell},
        cells(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

  [[nodiscard]] std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
  }
  // Adds something to all cells that it touches.
  void add(const Part& touched, Hash hash) {
    if (touched.empty()) return;
    for (int row = touched.y0 / kCell; row <= (touched.y1 - 1) / kCell; ++row) {
      for (int column = touched.x0 / kCell; column <= (touched.x1 - 1) / kCell; ++column) {
        mix(cells[at(column, row)], hash);
      }
    }
  }

  int columns;
  int rows;
  std::vector<Hash> cells;
};

Grid grid_of(const ImDrawData& frame) {
  Grid grid{whole(frame)};
  for (int n = 0; n < frame.CmdListsCount; ++n) {
    const ImDrawList& list = *frame.CmdLists[n];
    for (const ImDrawCmd& command : list.CmdBuffer) {
      const Part clip = clip_of(frame, command);
      Hash same = compat::texture_of(command);
      for (const int edge : {clip.x0, clip.y0, clip.x1, clip.y1}) mix(same, static_cast<Hash>(edge));
      for_each_triangle(list, command, [&](const Triangle& triangle, unsigned) {
        Hash hash = same;
        for (const ImDrawVert* vertex : triangle) mix(hash, *vertex);
        grid.add(meet(clip, around(triangle)), hash);
      });
    }
  }
  return grid;
}

// The cells that differ, as rectangles: runs in a row, and together with the row above where its run is as wide.
template <class Differs>
std::vector<Part> rectangles(const Grid& grid, const Part& all, Differs differs) {
  std::vector<Part> parts;
  for (int row = 0; row < grid.rows; ++row) {
    int column = 0;
    while (column < grid.columns) {
      const int first = column;
      while (column < grid.columns && differs(grid.at(column, row))) ++column;
      if (column == first) {
        ++column;
        continue;
      }
      const Part run = meet(all, {first * kCell, row * kCell, column * kCell, (row + 1) * kCell});
      const auto above = std::ranges::find_if(
          parts, [&run](const Part& part) { return part.x0 == run.x0 && part.x1 == run.x1 && part.y1 == run.y0; });
      if (above == parts.end()) {
        parts.push_back(run);
      } else {
        above->y1 = run.y1;
      }
    }
  }
  return parts;
}

}  // namespace

std::vector<Part> Damage::compare(const ImDrawData& frame, ImU32 ground) {
  const Part all = whole(frame);
  Grid grid = grid_of(frame);
  const bool known = !cells_.empty() && width_ == all.x1 && height_ == all.y1 && ground_ == ground;
  width_ = all.x1;
  height_ = all.y1;
  ground_ = ground;
  const std::vector<Hash> before = std::exchange(cells_, grid.cells);
  if (!known) return {all};
  return rectangles(grid, all, [&](std::size_t cell) { return before[cell] != cells_[cell]; });
}

namespace {

bool draws_alike(const ImDrawCmd& a, const ImDrawCmd& b) {
  const auto edges = [](const ImDrawCmd& each) {
    return std::array{each.ClipRect.x, each.ClipRect.y, each.ClipRect.z, each.ClipRect.w};
  };
  return edges(a) == edges(b) && a.VtxOffset == b.VtxOffset && compat::texture_of(a) == compat::texture_of(b);
}

// A list whose commands and indices are made anew, part by part.
class Cutter {
 public:
  Cutter(const ImDrawData& frame, ImDrawList& list) : frame_{frame}, list_{list} {
    touched_.resize(static_cast<std::size_t>(list.IdxBuffer.Size) / 3);
    for (const ImDrawCmd& command : list.CmdBuffer) {
      for_each_triangle(list, command, [&](const Triangle& triangle, unsigned first) {
        touched_[(command.IdxOffset + first) / 3] = around(triangle);
      });
    }
  }

  void keep(const ImDrawCmd& command, const Part& part) {
    const Part seen = meet(clip_of(frame_, command), part);
    if (seen.empty()) return;
    ImDrawCmd cut = command;
    begin(cut, seen);
    const ImDrawIdx* index = list_.IdxBuffer.Data + command.IdxOffset;
    const auto first = touched_.begin() + command.IdxOffset / 3;
    for (auto touched = first; touched != first + command.ElemCount / 3; ++touched, index += 3) {
      if (meet(seen, *touched).empty()) continue;
      for (int i = 0; i < 3; ++i) indices_.push_back(index[i]);
    }
    end(cut);
  }

  void finish() {
    list_.CmdBuffer.swap(commands_);
    // Without commands the old ones do no harm; to WebGL, data without a length have no end.
    if (!indices_.empty()) list_.IdxBuffer.swap(indices_);
  }

 private:
  [[nodiscard]] ImVec2 corner(int x, int y) const {
    return {frame_.DisplayPos.x + static_cast<float>(x), frame_.DisplayPos.y + static_cast<float>(y)};
  }

  void begin(ImDrawCmd& command, const Part& clip) const {
    const ImVec2 low = corner(clip.x0, clip.y0);
    const ImVec2 high = corner(clip.x1, clip.y1);
    command.ClipRect = {low.x, low.y, high.x, high.y};
    command.IdxOffset = static_cast<unsigned>(indices_.Size);
  }

  void end(ImDrawCmd& command) {
    command.ElemCount = static_cast<unsigned>(indices_.Size) - command.IdxOffset;
    if (command.ElemCount == 0) return;
    if (!commands_.empty() && draws_alike(commands_.back(), command)) {
      commands_.back().ElemCount += command.ElemCount;
    } else {
      commands_.push_back(command);
    }
  }

  const ImDrawData& frame_;
  ImDrawList& list_;
  ImVector<ImDrawCmd> commands_;
  ImVector<ImDrawIdx> indices_;
  std::vector<Part> touched_;  // by each triangle, in the order of the indices
};

}  // namespace

void keep_parts(ImDrawData& frame, std::span<const Part> parts) {
  frame.TotalIdxCount = 0;
  frame.TotalVtxCount = 0;
  for (int n = 0; n < frame.CmdListsCount; ++n) {
    ImDrawList& list = *frame.CmdLists[n];
    Cutter cutter{frame, list};
    for (const Part& part : parts) {
      for (const ImDrawCmd& command : list.CmdBuffer) cutter.keep(command, part);
    }
    cutter.finish();
    frame.TotalIdxCount += list.IdxBuffer.Size;
    frame.TotalVtxCount += list.VtxBuffer.Size;
  }
}

}  // namespace nullo::gui
