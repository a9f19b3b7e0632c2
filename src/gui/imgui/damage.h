// Which parts of a frame look different from the frame before. Where OpenGL runs in software a frame costs as much as
// the pixels it draws, so only those parts are drawn again.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <imgui.h>

namespace nullo::gui {

// Whole pixels, from the top left; the last column and row are those before x1 and y1.
struct Part {
  int x0 = 0;
  int y0 = 0;
  int x1 = 0;
  int y1 = 0;
  [[nodiscard]] bool empty() const { return x1 <= x0 || y1 <= y0; }
  bool operator==(const Part&) const = default;
};

class Damage {
 public:
  // The parts of this frame that differ from the frame compared before. They do not overlap, and they are the whole
  // frame if its size or `ground`, the colour under everything, is another.
  std::vector<Part> compare(const ImDrawData& frame, ImU32 ground);
  // The next frame differs everywhere: what was drawn is lost, or the atlas is another.
  void forget() { cells_.clear(); }

 private:
  int width_ = 0;
  int height_ = 0;
  ImU32 ground_ = 0;
  std::vector<std::uint64_t> cells_;  // row by row: a hash of all that is drawn in each
};

// Takes out of the frame whatever draws nothing in the parts, and cuts off the rest where they end. Before it is drawn,
// the parts have to be filled with the ground. Compare the frame before that, and not afterwards.
void keep_parts(ImDrawData& frame, std::span<const Part> parts);

}  // namespace nullo::gui
