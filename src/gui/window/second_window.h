// The board's own window: on another monitor where there is one, with contexts of its own for Dear ImGui and OpenGL. It
// reacts only to F11 and its close button; other keys go to the main window.
#pragma once

#include <memory>
#include <string>

#include <imgui.h>

#include "app/board/board.h"
#include "gui/board/board.h"
#include "gui/window/canvas.h"
#include "gui/window/full_screen.h"
#include "gui/window/platform.h"

namespace nullo::gui {

class SecondWindow {
 public:
  // The main window's contexts must be current here and in every other function, which leave them current.
  explicit SecondWindow(Platform& main);
  ~SecondWindow();
  SecondWindow(const SecondWindow&) = delete;
  SecondWindow& operator=(const SecondWindow&) = delete;

  // Why the window could not be opened; empty: it is open.
  [[nodiscard]] const std::string& error() const { return error_; }
  // It was resized or uncovered since it was drawn.
  [[nodiscard]] bool is_stale() const { return stale_; }
  [[nodiscard]] bool should_close() const;
  void show(const app::BoardView& view, const app::Look& look);

 private:
  class Current;
  static SecondWindow& of(GLFWwindow* window);
  void listen();
  void start_drawing();
  void on_key(int key, int scancode, int action, int modifiers);

  Platform& main_;
  GLFWwindow* window_ = nullptr;
  ImGuiContext* context_ = nullptr;
  std::unique_ptr<Canvas> canvas_;
  std::unique_ptr<Board> board_;
  std::string error_;
  bool stale_ = true;
  WindowedPlace windowed_;
};

}  // namespace nullo::gui
