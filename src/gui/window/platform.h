// GLFW's part of the window: opens it with an OpenGL context, and turns its events into ours.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "gui/gui.h"
#include "gui/imgui/events.h"
#include "gui/imgui/imgui_compat.h"
#include "gui/window/full_screen.h"
#include "gui/window/place.h"

struct GLFWwindow;
struct GLFWcursor;

namespace nullo::gui {

class Platform {
 public:
  // Opens the window, at that place if there is one. error() then says why there is none; it is empty if all is well.
  explicit Platform(Events& events, const std::optional<app::WindowPlace>& place = {});
  ~Platform();
  Platform(const Platform&) = delete;
  Platform& operator=(const Platform&) = delete;

  [[nodiscard]] const std::string& error() const { return error_; }
  // Sleeps until something happens, at most so many seconds; 0: no limit. True if something has happened.
  bool wait(double seconds);
  // Ends a wait from another thread.
  static void wake();
  [[nodiscard]] bool should_close() const;
  void stay_open();  // somebody wanted to close the window, and is asked first
  [[nodiscard]] Gui::Screen screen();
  [[nodiscard]] GLFWwindow* handle() const { return window_; }
  void show();
  // Where it is now, to open there the next time.
  [[nodiscard]] app::WindowPlace place() const;
  // Whether the window has lost what it showed, since this was asked last.
  [[nodiscard]] bool take_spoiled();
  void toggle_full_screen();
  void follow_cursor();
  // False: the desktop's clipboard did not take it.
  bool copy(const std::string& text);
  // Keys typed into this window, or into another one of ours that has no use for them.
  void on_key(int key, int scancode, int action, int modifiers);
  void on_character(unsigned character);

 private:
  static Platform& of(GLFWwindow* window);
  void listen();
  void on_move(double x, double y);
  void on_spoiled();

  Events& events_;
  GLFWwindow* window_ = nullptr;
  GLFWcursor* text_cursor_ = nullptr;
  compat::Clipboard clipboard_{};
  std::string error_;
  bool happened_ = false;
  bool repeats_ = false;  // the key that GLFW told of last is still down
  bool spoiled_ = false;
  double last_frame_ = 0;
  WindowedPlace windowed_;
  app::WindowPlace opened_at_;
};

}  // namespace nullo::gui
