// Everything that is drawn, without a window: feed it events, give it a view, get back what the person meant. The real
// window and the tests run exactly this.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <imgui.h>

#include "app/intent.h"
#include "app/view.h"
#include "gui/imgui/events.h"
#include "gui/imgui/fonts.h"
#include "gui/kit/recorder.h"
#include "gui/ready.h"
#include "gui/screen_state.h"

namespace nullo::gui {

struct Outcome {
  std::optional<app::Intent> intent;
  bool full_screen = false;  // F11
  bool again = false;        // the frame must be drawn again before it is shown
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
  // Before each frame, and before the last one is shown, as Fonts has it.
  Fonts::News prepare() { return fonts_.prepare(); }
  void record_to(Recorder* recorder) { recorder_ = recorder; }
  // Closes what lies over the screen; false: nothing does.
  bool close_overlay();
  // The next frame takes the target for tapped; a text field gets the focus.
  void press(std::string_view target) { state_.pressed = target; }
  // Something lies over the screen: a menu, a form.
  [[nodiscard]] bool has_overlay() const;
  // A text field is active; it has several lines; the name of the target that has the focus.
  [[nodiscard]] bool is_typing() const { return state_.typing; }
  [[nodiscard]] bool is_typing_lines() const { return state_.typing_lines; }
  [[nodiscard]] const std::string& focus() const { return state_.focus; }
  // The last frame named keys, as it was not a phone's.
  [[nodiscard]] bool names_keys() const { return names_keys_; }
  // Seconds after which the last frame is out of date though nothing has happened; 0: never.
  [[nodiscard]] double draw_after() const;

  // Configures ImGui's current context, before its first frame.
  static void set_up();
  // The colour under everything that is drawn.
  static ImU32 ground(const app::Look& look);
  // Pixels of one unit on that screen: never so many that a phone's layout would not fit. At the table the size that
  // the look asks for counts only as far as the whole hand stays in sight.
  static float scale(const app::View& view, const Screen& screen);

 private:
  void begin(const app::View& view, const Screen& screen);

  Fonts fonts_;
  ScreenState state_;
  std::optional<ScreenState> under_help_;  // of the page that the help lies over
  Ready ready_;
  Recorder* recorder_ = nullptr;
  bool names_keys_ = true;
};

// Opens ImGui's only window, which everything is drawn into. It has no background: whoever shows the frame clears it
// with Gui::ground(), which costs nothing. ImGui::End() closes it.
void begin_canvas(const Rect& all);

}  // namespace nullo::gui
