// A person without a window: clicks what has a name, types, and looks at what was drawn where.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.h"
#include "app/program.h"
#include "gui/gui.h"
#include "gui/imgui/imgui_compat.h"
#include "gui/update.h"

namespace nullo::gui {

class Driver {
 public:
  // Shows one view and records what was meant.
  explicit Driver(app::View shown, Gui::Screen screen = {});
  // Drives the program itself.
  explicit Driver(app::App& app, Gui::Screen screen = {});
  // The same, from the opening of the database on.
  explicit Driver(app::Program& program, Gui::Screen screen = {});
  ~Driver();
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  void click(std::string_view name);
  void type(std::string_view text);
  void press(KeyName name, bool shift = false);
  // The key is held down until the keyboard has repeated it so many times.
  void hold(KeyPress key, int repeats);
  // Moves the focus there by Tab, as often as it takes.
  void focus_on(std::string_view name);
  void drag(std::string_view from, std::string_view to);
  void scroll(std::string_view over, float lines);
  // Draws frames until everything added to `events` is acted on, as if it had all come between two frames of a slow
  // machine.
  void settle();

  [[nodiscard]] bool shows(std::string_view name) const;
  [[nodiscard]] bool enabled(std::string_view name) const;
  [[nodiscard]] bool says(std::string_view text) const;

  Events& events();
  Recorder seen;
  app::View view;
  std::vector<app::Intent> meant;

 private:
  void start(Gui::Screen screen);

  compat::Context context_;
  std::unique_ptr<Gui> gui_;
  Host host_;
};

// The last intent, if it is of this type; else nullptr.
template <class Meant>
const Meant* last_meant(const Driver& person) {
  return person.meant.empty() ? nullptr : person.meant.back().as<Meant>();
}

}  // namespace nullo::gui
