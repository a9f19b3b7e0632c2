#include "gui/window/second_window.h"

#include <GLFW/glfw3.h>

#include "gui/imgui/imgui_compat.h"
#include "gui/window/icon.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr int kBoardWidth = 1280;
constexpr int kBoardHeight = 720;

GLFWwindow* make_window() {
  glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
  glfwWindowHint(GLFW_FOCUS_ON_SHOW, GLFW_FALSE);  // people go on typing into the main window
  glfwWindowHint(GLFW_FOCUSED, GLFW_FALSE);
  glfwWindowHint(GLFW_AUTO_ICONIFY, GLFW_FALSE);  // it stays while another window has the focus
  return glfwCreateWindow(kBoardWidth, kBoardHeight, text::say("Nullo board").c_str(), nullptr, nullptr);
}

}  // namespace

// Makes this window's contexts current while it lives, and the main window's afterwards.
class SecondWindow::Current {
 public:
  explicit Current(const SecondWindow& second) : main_{second.main_.handle()}, context_{ImGui::GetCurrentContext()} {
    glfwMakeContextCurrent(second.window_);
    if (second.context_ != nullptr) ImGui::SetCurrentContext(second.context_);
  }
  ~Current() {
    ImGui::SetCurrentContext(context_);
    glfwMakeContextCurrent(main_);
  }
  Current(const Current&) = delete;
  Current& operator=(const Current&) = delete;

 private:
  GLFWwindow* main_;
  ImGuiContext* context_;
};

SecondWindow::SecondWindow(Platform& main) : main_{main}, window_{make_window()} {
  GLFWmonitor* other = another_monitor(monitor_of(main.handle()));
  if (window_ == nullptr) {
    const char* text = nullptr;
    glfwGetError(&text);
    error_ = text == nullptr ? text::say("there is no second window") : text;
    return;
  }
  set_icon(window_);
  listen();
  start_drawing();
  if (other == nullptr) return;
  int x = 0;
  int y = 0;
  glfwGetMonitorPos(other, &x, &y);
  glfwSetWindowPos(window_, x, y);
  windowed_.toggle(window_, other);
}

SecondWindow::~SecondWindow() {
  if (window_ == nullptr) return;
  {
    const Current current{*this};
    board_.reset();
    canvas_.reset();
    ImGui_ImplOpenGL3_Shutdown();
  }
  ImGui::DestroyContext(context_);
  glfwDestroyWindow(window_);
}

SecondWindow& SecondWindow::of(GLFWwindow* window) {
  return *static_cast<SecondWindow*>(glfwGetWindowUserPointer(window));
}

void SecondWindow::listen() {
  glfwSetWindowUserPointer(window_, this);
  glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int scancode, int action, int modifiers) {
    of(w).on_key(key, scancode, action, modifiers);
  });
  glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned character) { of(w).main_.on_character(character); });
  glfwSetFramebufferSizeCallback(window_, [](GLFWwindow* w, int, int) { of(w).stale_ = true; });
  glfwSetWindowRefreshCallback(window_, [](GLFWwindow* w) { of(w).stale_ = true; });
}

void SecondWindow::start_drawing() {
  ImGuiContext* main = ImGui::GetCurrentContext();
  context_ = ImGui::CreateContext();
  ImGui::SetCurrentContext(main);  // some versions make a new context current only if it is the first: this is for all
  const Current current{*this};
  glfwSwapInterval(0);  // do not wait for the display, so that the main window never waits
  ImGui_ImplOpenGL3_Init("#version 130");
  canvas_ = std::make_unique<Canvas>(window_);
  board_ = std::make_unique<Board>();
}

void SecondWindow::on_key(int key, int scancode, int action, int modifiers) {
  if (key != GLFW_KEY_F11) return main_.on_key(key, scancode, action, modifiers);
  if (action == GLFW_PRESS) windowed_.toggle(window_, monitor_of(window_));
  stale_ = true;
}

bool SecondWindow::should_close() const { return glfwWindowShouldClose(window_) != GLFW_FALSE; }

void SecondWindow::show(const app::BoardView& view, const app::Look& look) {
  const Current current{*this};
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(window_, &width, &height);
  const auto follow_atlas = [this](const Fonts::News& news) { canvas_->follow(news); };
  board_->draw(view, look, {static_cast<float>(width), static_cast<float>(height)}, follow_atlas);
  if (stale_) canvas_->spoil();
  canvas_->show(*ImGui::GetDrawData(), Gui::ground(look));
  if (glfwGetWindowAttrib(window_, GLFW_VISIBLE) == GLFW_FALSE) glfwShowWindow(window_);
  stale_ = false;
}

}  // namespace nullo::gui
