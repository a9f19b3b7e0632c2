// Keeps the screen awake: asks the desktop over D-Bus not to darken it (org.freedesktop.ScreenSaver, else the portal's
// Inhibit). Without a bus, or without either service, nothing happens.
#pragma once

#include <memory>

namespace nullo::gui {

class Awake {
 public:
  Awake();
  // Ends the request without waiting for an answer: the desktop drops the requests of a program that leaves the bus.
  ~Awake();
  Awake(const Awake&) = delete;
  Awake& operator=(const Awake&) = delete;

  // Returns at once: a thread, started when it is first needed, talks to the bus.
  void want(bool awake);

 private:
  class Talk;
  std::unique_ptr<Talk> talk_;
};

}  // namespace nullo::gui
