#include "gui/kit/squares.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "gui/kit/frame.h"

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

void draw_with_squares(Ui& ui, const Rect& r, const app::Squares& squares, std::string_view name, const Box& said) {
  const Spacing spacing = spacing_of(ui);
  Rect room = r.inset(ui.px(spacing.edge));
  if (squares.side > 0) {
    const bool beside = room.width() > room.height();
    const float wide = std::max(room.width() * 0.38F, std::min(room.width() * 0.5F, ui.px(340)));
    const float high = std::min(said.height(room.width()), room.height() * 0.64F);
    const Rect pattern = beside ? room.cut_left(room.width() - wide) : room.cut_top(room.height() - high);
    draw_squares(ui, pattern, squares);
    if (beside) room.cut_left(ui.px(spacing.gap));
    if (!beside) room.cut_top(ui.px(spacing.gap));
  }
  scrolling(ui, std::string{name}, said).draw(room);
}

}  // namespace nullo::gui
