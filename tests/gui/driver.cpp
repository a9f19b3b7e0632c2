#include "gui/driver.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <gtest/gtest.h>

#include "gui/imgui/imgui_compat.h"

namespace nullo::gui {

namespace {

Point middle_of(const Recorder& seen, std::string_view name) {
  const Recorder::Target* target = seen.find(name);
  if (target == nullptr || target->rect.empty()) throw std::runtime_error("not on the screen: " + std::string{name});
  return target->rect.center();
}

// Lets so many seconds pass without any event.
void let_pass(Gui& gui, const Host& host, double seconds) {
  Host later = host;
  later.screen = [&host, passed = seconds]() mutable {
    Gui::Screen now = host.screen();
    now.seconds += std::exchange(passed, 0);
    return now;
  };
  update(gui, later);
}

// Seconds for which a person looks before each click and press. Events added to `events` directly come without that
// pause.
constexpr double kLook = 1;

}  // namespace

Driver::Driver(app::View shown, Gui::Screen screen) : view{std::move(shown)} {
  host_.view = [this]() -> const app::View& { return view; };
  host_.handle = [this](const app::Intent& intent) { meant.push_back(intent); };
  start(screen);
}

Driver::Driver(app::App& app, Gui::Screen screen) {
  host_.view = [&app]() -> const app::View& { return app.view(); };
  host_.handle = [this, &app](const app::Intent& intent) {
    meant.push_back(intent);
    app.handle(intent);
  };
  start(screen);
}

Driver::Driver(app::Program& program, Gui::Screen screen) {
  host_.view = [&program]() -> const app::View& { return program.view(); };
  host_.handle = [this, &program](const app::Intent& intent) {
    meant.push_back(intent);
    program.handle(intent);
  };
  start(screen);
}

Driver::~Driver() = default;

void Driver::start(Gui::Screen screen) {
  compat::pretend_atlas();
  host_.screen = [screen] {
    compat::pretend_rendering();
    return screen;
  };
  host_.upload = [](const Fonts::News&) { compat::pretend_atlas(); };
  host_.full_screen = [] {};
  gui_ = std::make_unique<Gui>();
  gui_->record_to(&seen);
  settle();
}

Events& Driver::events() { return gui_->events; }

void Driver::settle() {
  update(*gui_, host_);
  for (const Recorder::Text& text : seen.texts) {  // the signs of games/sentence.h are never drawn
    EXPECT_TRUE(std::ranges::none_of(text.text, [](char byte) { return byte == '\036' || byte == '\037'; }))
        << text.text;
  }
}

void Driver::click(std::string_view name) {
  let_pass(*gui_, host_, kLook);
  events().add(MouseMove{middle_of(seen, name)});
  events().add(MouseButton{true});
  events().add(MouseButton{false});
  settle();
}

void Driver::focus_on(std::string_view name) {
  for (std::size_t i = 0; i <= seen.targets.size() && seen.focused != name; ++i) press(KeyName::kTab);
  if (seen.focused != name) throw std::runtime_error("the focus never came to " + std::string{name});
}

void Driver::drag(std::string_view from, std::string_view to) {
  let_pass(*gui_, host_, kLook);
  const Point start = middle_of(seen, from);
  const Point end = middle_of(seen, to);
  events().add(MouseMove{start});
  events().add(MouseButton{true});
  settle();
  events().add(MouseMove{{(start.x + end.x) / 2, (start.y + end.y) / 2}});
  settle();
  events().add(MouseMove{end});
  settle();
  events().add(MouseButton{false});
  settle();
}

void Driver::scroll(std::string_view over, float lines) {
  let_pass(*gui_, host_, kLook);
  events().add(MouseMove{middle_of(seen, over)});
  settle();
  events().add(MouseWheel{0, lines});
  settle();
}

void Driver::type(std::string_view text) {
  let_pass(*gui_, host_, kLook);
  while (!text.empty()) events().add(KeyPress{KeyName::kCharacter, take_character(text)});
  settle();
}

void Driver::press(KeyName name, bool shift) {
  let_pass(*gui_, host_, kLook);
  events().add(KeyPress{name, 0, shift});
  settle();
}

void Driver::hold(KeyPress key, int repeats) {
  let_pass(*gui_, host_, kLook);
  events().add(key);
  settle();
  key.held = true;
  for (int i = 0; i < repeats; ++i) {
    events().add(key);
    settle();
  }
}

bool Driver::shows(std::string_view name) const {
  const Recorder::Target* target = seen.find(name);
  return target != nullptr && !target->rect.empty();
}

bool Driver::enabled(std::string_view name) const {
  const Recorder::Target* target = seen.find(name);
  return target != nullptr && target->enabled;
}

bool Driver::says(std::string_view text) const {
  return std::ranges::any_of(seen.texts,
                             [&](const Recorder::Text& line) { return line.text.find(text) != std::string::npos; });
}

}  // namespace nullo::gui
