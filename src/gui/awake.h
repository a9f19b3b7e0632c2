// The screen stays awake: the desktop is asked over D-Bus not to darken it (org.freedesktop.ScreenSaver, else the
// portal's Inhibit). Where there is no bus, or nobody on it who could, nothing happens.
#pragma once

#include <memory>

namespace nullo::gui {

class Awake {
 public:
  Awake();
  // Lets go of the screen. Waits for nobody: the desktop lets go by itself of whoever leaves the bus.
  ~Awake();
  Awake(const Awake&) = delete;
  Awake& operator=(const Awake&) = delete;

  // Returns at once; a thread of its own, begun when it is first needed, talks to the bus.
  void want(bool awake);

 private:
  class Talk;
  std::unique_ptr<Talk> talk_;
};

}  // namespace nullo::gui
