// The board drawn: names and totals as large as fits, and beside them what is due, the pots and the chart.
#pragma once

#include <functional>

#include "app/board.h"
#include "gui/draft.h"
#include "gui/fonts.h"
#include "gui/gui.h"
#include "gui/ui.h"

namespace nullo::gui {

class Board {
 public:
  // Needs a current ImGui context, and so does draw().
  Board();

  // As many frames as the letters ask for; the last one's ImDrawData may be drawn then. `upload`: the atlas is new.
  void draw(const app::BoardView& view, const app::Look& look, const Gui::Screen& screen,
            const std::function<void()>& upload);
  void record_to(Recorder* recorder) { recorder_ = recorder; }

 private:
  Fonts fonts_;
  Draft draft_;
  Recorder* recorder_ = nullptr;
};

// `frame.scale` is of what is small here; the rest is as large as `r` allows.
void draw_board(const Ui::Frame& frame, const Rect& r, const app::BoardView& view);

}  // namespace nullo::gui
