#include "gui/window/platform.h"

#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

#include <GLFW/glfw3.h>

#include "gui/window/icon.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr int kWidth = 1280;
constexpr int kHeight = 800;

std::optional<KeyName> named_key(int key) {
  switch (key) {
    case GLFW_KEY_ENTER:
    case GLFW_KEY_KP_ENTER:
      return KeyName::kEnter;
    case GLFW_KEY_ESCAPE:
      return KeyName::kEscape;
    case GLFW_KEY_TAB:
      return KeyName::kTab;
    case GLFW_KEY_BACKSPACE:
      return KeyName::kBackspace;
    case GLFW_KEY_DELETE:
      return KeyName::kDelete;
    case GLFW_KEY_INSERT:
      return KeyName::kInsert;
    case GLFW_KEY_LEFT:
      return KeyName::kLeft;
    case GLFW_KEY_RIGHT:
      return KeyName::kRight;
    case GLFW_KEY_UP:
      return KeyName::kUp;
    case GLFW_KEY_DOWN:
      return KeyName::kDown;
    case GLFW_KEY_HOME:
      return KeyName::kHome;
    case GLFW_KEY_END:
      return KeyName::kEnd;
    case GLFW_KEY_PAGE_UP:
      return KeyName::kPageUp;
    case GLFW_KEY_PAGE_DOWN:
      return KeyName::kPageDown;
    case GLFW_KEY_F1:
      return KeyName::kF1;
    case GLFW_KEY_F2:
      return KeyName::kF2;
    case GLFW_KEY_F9:
      return KeyName::kF9;
    case GLFW_KEY_F10:
      return KeyName::kF10;
    case GLFW_KEY_F11:
      return KeyName::kF11;
    default:
      return std::nullopt;
  }
}

// The character printed on a key in the layout in use, else in the keyboard's own layout.
char printed(int key, int scancode) {
  const char* name = glfwGetKeyName(key, scancode);
  if (name != nullptr && std::string_view{name}.size() == 1) return *name;
  if (key == GLFW_KEY_KP_ADD) return '+';
  if (key == GLFW_KEY_KP_SUBTRACT) return '-';
  if (key == GLFW_KEY_KP_0) return '0';
  if (key >= GLFW_KEY_A && key <= GLFW_KEY_Z) return static_cast<char>('a' + (key - GLFW_KEY_A));
  return key < 128 ? static_cast<char>(key) : '\0';
}

std::optional<KeyName> with_ctrl(char printed) {
  switch (printed) {
    case 'a':
      return KeyName::kCtrlA;
    case 'c':
      return KeyName::kCtrlC;
    case 'v':
      return KeyName::kCtrlV;
    case 'x':
      return KeyName::kCtrlX;
    case 'y':
      return KeyName::kCtrlY;
    case 'z':
      return KeyName::kCtrlZ;
    case '+':
    case '=':
      return KeyName::kCtrlPlus;
    case '-':
      return KeyName::kCtrlMinus;
    case '0':
      return KeyName::kCtrlZero;
    default:
      return std::nullopt;
  }
}

void keep_error(std::string& error) {
  const char* text = nullptr;
  glfwGetError(&text);
  error = text == nullptr ? "" : text;
}

}  // namespace

Platform& Platform::of(GLFWwindow* window) { return *static_cast<Platform*>(glfwGetWindowUserPointer(window)); }

Platform::Platform(Events& events, const std::optional<app::WindowPlace>& place) : events_{events} {
  if (glfwInit() == GLFW_FALSE) {
    keep_error(error_);
    const char* display = std::getenv("DISPLAY");
    const bool none = display == nullptr || *display == '\0';
    error_ =
        none ? text::say(
                   "there is no display to open a window on: set DISPLAY, or see nullo --help for what works without")
             : text::say("the display cannot be opened: check DISPLAY ({reason})", error_);
    return;
  }
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
  glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
  glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
  glfwWindowHintString(GLFW_X11_CLASS_NAME, "nullo");
  glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "nullo");
#ifdef GLFW_WAYLAND_APP_ID
  glfwWindowHintString(GLFW_WAYLAND_APP_ID, "nullo");
#endif
  window_ = glfwCreateWindow(kWidth, kHeight, "Nullo", nullptr, nullptr);
  if (window_ == nullptr) {
    keep_error(error_);
    error_ = text::say("the window needs OpenGL 3, and this display does not give it ({reason})", error_);
    return;
  }
  set_icon(window_);
  opened_at_ = place ? *place : place_of(window_, windowed_, {});
  place ? restore(window_, *place) : fit_screen(window_, opened_at_);
  glfwMakeContextCurrent(window_);
  glfwSwapInterval(1);
  text_cursor_ = glfwCreateStandardCursor(GLFW_IBEAM_CURSOR);
  clipboard_ = {[] { return glfwGetClipboardString(nullptr); },
                [](const char* text) { glfwSetClipboardString(nullptr, text); }};
  compat::use_clipboard(clipboard_);
  listen();
}

Platform::~Platform() {
  if (text_cursor_ != nullptr) glfwDestroyCursor(text_cursor_);
  if (window_ != nullptr) glfwDestroyWindow(window_);
  glfwTerminate();
}

void Platform::listen() {
  glfwSetWindowUserPointer(window_, this);
  glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int scancode, int action, int modifiers) {
    of(w).on_key(key, scancode, action, modifiers);
  });
  glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned character) { of(w).on_character(character); });
  glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double x, double y) { of(w).on_move(x, y); });
  glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int) {
    if (button != GLFW_MOUSE_BUTTON_LEFT) return;
    double x = 0;
    double y = 0;
    glfwGetCursorPos(w, &x, &y);
    of(w).on_move(x, y);
    of(w).events_.add(MouseButton{action == GLFW_PRESS});
  });
  glfwSetScrollCallback(window_, [](GLFWwindow* w, double x, double y) {
    of(w).happened_ = true;
    of(w).events_.add(MouseWheel{static_cast<float>(x), static_cast<float>(y)});
  });
  glfwSetCursorEnterCallback(window_, [](GLFWwindow* w, int entered) {
    of(w).happened_ = true;
    if (entered == GLFW_FALSE) of(w).events_.add(MouseMove{{-1e6F, -1e6F}});
  });
  glfwSetDropCallback(window_, [](GLFWwindow* w, int count, const char** paths) {
    of(w).happened_ = true;
    of(w).events_.drop({paths, paths + count});
  });
  glfwSetFramebufferSizeCallback(window_, [](GLFWwindow* w, int, int) { of(w).on_spoiled(); });
  glfwSetWindowRefreshCallback(window_, [](GLFWwindow* w) { of(w).on_spoiled(); });
  glfwSetWindowContentScaleCallback(window_, [](GLFWwindow* w, float, float) { of(w).happened_ = true; });
}

void Platform::on_key(int key, int scancode, int action, int modifiers) {
  repeats_ = action == GLFW_REPEAT;
  if (action == GLFW_RELEASE) return;
  const bool shift = (modifiers & GLFW_MOD_SHIFT) != 0;
  const bool ctrl = (modifiers & (GLFW_MOD_CONTROL | GLFW_MOD_SUPER)) != 0 && (modifiers & GLFW_MOD_ALT) == 0;
  const auto name = ctrl ? with_ctrl(printed(key, scancode)) : named_key(key);
  if (!name) return;
  happened_ = true;
  events_.add(KeyPress{*name, 0, shift, repeats_});
}

void Platform::on_character(unsigned character) {
  happened_ = true;
  events_.add(KeyPress{KeyName::kCharacter, static_cast<char32_t>(character), false, repeats_});
}

void Platform::on_move(double x, double y) {
  int width = 0;
  int height = 0;
  int pixels_x = 0;
  int pixels_y = 0;
  glfwGetWindowSize(window_, &width, &height);
  glfwGetFramebufferSize(window_, &pixels_x, &pixels_y);
  if (width <= 0 || height <= 0) return;
  happened_ = true;
  events_.add(MouseMove{{static_cast<float>(x * pixels_x / width), static_cast<float>(y * pixels_y / height)}});
}

void Platform::on_spoiled() {
  happened_ = true;
  spoiled_ = true;
}

bool Platform::wait(double seconds) {
  happened_ = false;
  seconds > 0 ? glfwWaitEventsTimeout(seconds) : glfwWaitEvents();
  return happened_;
}

void Platform::wake() { glfwPostEmptyEvent(); }

bool Platform::should_close() const { return glfwWindowShouldClose(window_) != GLFW_FALSE; }

void Platform::stay_open() { glfwSetWindowShouldClose(window_, GLFW_FALSE); }

Gui::Screen Platform::screen() {
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(window_, &width, &height);
  float density_x = 1;
  float density_y = 1;
  glfwGetWindowContentScale(window_, &density_x, &density_y);
  const double now = glfwGetTime();
  const double passed = now - last_frame_;
  last_frame_ = now;
  return {static_cast<float>(width), static_cast<float>(height), density_x, passed};
}

void Platform::show() { glfwShowWindow(window_); }

app::WindowPlace Platform::place() const { return place_of(window_, windowed_, opened_at_); }

bool Platform::take_spoiled() { return std::exchange(spoiled_, false); }

bool Platform::copy(const std::string& text) {
  glfwGetError(nullptr);
  glfwSetClipboardString(window_, text.c_str());
  return glfwGetError(nullptr) == GLFW_NO_ERROR;
}

void Platform::toggle_full_screen() { windowed_.toggle(window_, glfwGetPrimaryMonitor()); }

void Platform::follow_cursor() {
  glfwSetCursor(window_, ImGui::GetMouseCursor() == ImGuiMouseCursor_TextInput ? text_cursor_ : nullptr);
}

}  // namespace nullo::gui
