// What a window and a browser's page do between frames: how long they may rest, and what the next frames may need.
#pragma once

#include <initializer_list>

#include "app/program.h"
#include "gui/gui.h"

namespace nullo::gui {

// The shortest of some waits, in seconds; 0 means no limit.
double soonest(std::initializer_list<double> waits);

// Seconds of rest after which look_ahead() has something to do; 0: it has nothing.
double ahead_after(const app::Program& program, const Gui& gui);

// Does what the next frames may need, while nobody waits for one. `upload`: the atlas is new. True: something has come
// that the screen shows.
template <class Upload>
bool look_ahead(app::Program& program, Gui& gui, Upload upload) {
  if (gui.can_prepare_ahead() && gui.prepare_ahead()) upload();
  return program.read_ahead_after() > 0 && program.read_ahead();
}

}  // namespace nullo::gui
