#include "gui/kit/squares.h"

#include <algorithm>
#include <cmath>

namespace nullo::gui {

void draw_squares(Ui& ui, const Rect& r, const app::Squares& squares) {
  constexpr int kBorder = 4;  // squares, as the standard asks for
  if (squares.side == 0) return;
  const auto across = static_cast<float>(squares.side + 2 * kBorder);
  const float square = std::max(1.0F, std::floor(std::min(r.width(), r.height()) / across));
  const float side = square * across;
  const float left = std::floor(r.center().x - side / 2);
  const float top = std::floor(r.center().y - side / 2);
  ui.fill({left, top, left + side, top + side}, IM_COL32_WHITE, 0);
  const auto dark = [&squares](int x, int y) {
    return squares
        .dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(squares.side) + static_cast<std::size_t>(x)];
  };
  for (int y = 0; y < squares.side; ++y) {
    const float line = top + square * static_cast<float>(y + kBorder);
    for (int x = 0; x < squares.side; ++x) {
      const int begin = x;
      while (x < squares.side && dark(x, y)) ++x;
      if (x == begin) continue;
      const float from = left + square * static_cast<float>(begin + kBorder);
      ui.fill({from, line, left + square * static_cast<float>(x + kBorder), line + square}, IM_COL32_BLACK, 0);
    }
  }
}

}  // namespace nullo::gui
