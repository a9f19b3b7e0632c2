// Draws the board: names and totals as large as fits, and beside them what is due, the pots and the chart.
#pragma once

#include <functional>

#include "app/board/board.h"
#include "gui/gui.h"
#include "gui/imgui/fonts.h"
#include "gui/kit/ui.h"
#include "gui/screen_state.h"

namespace nullo::gui {

class Board {
 public:
  // Needs a current ImGui context, and so does draw().
  Board();

  // Draws frames until the atlas has all letters; the last one's ImDrawData may be drawn then. Calls `upload` with what
  // is new in the atlas.
  void draw(const app::BoardView& view, const app::Look& look, const Gui::Screen& screen,
            const std::function<void(const Fonts::News&)>& upload);
  void record_to(Recorder* recorder) { recorder_ = recorder; }

 private:
  Fonts fonts_;
  ScreenState state_;
  Recorder* recorder_ = nullptr;
};

// `frame.scale` sizes the small parts; the rest is as large as `r` allows.
void draw_board(const Ui::Frame& frame, const Rect& r, const app::BoardView& view);

}  // namespace nullo::gui
