// The board's own window: on another monitor where there is one, with a context of Dear ImGui and of OpenGL of its own.
// It takes nothing in but F11 and its close button; what is typed into it goes to the main window.
#pragma once

#include <memory>
#include <string>

#include <imgui.h>

#include "app/board.h"
#include "gui/board.h"
#include "gui/full_screen.h"
#include "gui/platform.h"

namespace nullo::gui {

class SecondWindow {
 public:
  // Needs the main window's contexts current, and leaves them so; so does everything else here.
  explicit SecondWindow(Platform& main);
  ~SecondWindow();
  SecondWindow(const SecondWindow&) = delete;
  SecondWindow& operator=(const SecondWindow&) = delete;

  // Why there is none; empty: it is open.
  [[nodiscard]] const std::string& error() const { return error_; }
  // Its size, or what lay over it, has changed since it was drawn.
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
  std::unique_ptr<Board> board_;
  std::string error_;
  bool stale_ = true;
  WindowedPlace windowed_;
};

}  // namespace nullo::gui
