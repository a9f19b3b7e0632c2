// Everything that is drawn, without a window: feed it events, give it a view, get back what the person meant. The real
// window and the tests run exactly this.
#pragma once

#include <optional>

#include <imgui.h>

#include "app/intent.h"
#include "app/view.h"
#include "gui/draft.h"
#include "gui/events.h"
#include "gui/fonts.h"
#include "gui/ready.h"
#include "gui/recorder.h"

namespace nullo::gui {

struct Outcome {
  std::optional<app::Intent> intent;
  bool full_screen = false;  // F11
  bool again = false;        // another frame is needed before this is worth showing
};

class Gui {
 public:
  struct Screen {
    float width = 1280;  // pixels
    float height = 800;
    float density = 1;          // of the display, as its system says
    double seconds = 1.0 / 60;  // since the last frame
  };

  // Needs a current ImGui context.
  Gui();

  Events events;

  // Builds one frame; its ImDrawData may be drawn then.
  Outcome frame(const app::View& view, const Screen& screen);
  // Before the first frame and after one that had `again`: true if the atlas was built anew, and its copy in the
  // renderer is old. Not within a frame.
  bool prepare();
  void record_to(Recorder* recorder) { recorder_ = recorder; }
  // After how many seconds the last frame is out of date though nothing has happened; 0: never.
  [[nodiscard]] double draw_after() const { return ready_.wait(); }

  // How ImGui's current context is to behave, before its first frame.
  static void set_up();
  // What lies under everything that is drawn.
  static ImU32 ground(const app::Look& look);
  // Pixels of one unit for what is shown on that screen: never so large that a phone's layout would not fit. At the
  // table the look's size is a wish: it grows as far as the whole hand stays in sight.
  static float scale(const app::View& view, const Screen& screen);

 private:
  void begin(const app::View& view, const Screen& screen);

  Fonts fonts_;
  Draft draft_;
  Ready ready_;
  Recorder* recorder_ = nullptr;
};

// The one window of ImGui that everything is drawn into, without a ground: whoever shows the frame clears it with
// Gui::ground(), which costs nothing. ImGui::End() closes it.
void begin_canvas(const Rect& all);

}  // namespace nullo::gui
