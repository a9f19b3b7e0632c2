// Keeps the screen awake: asks the desktop over D-Bus not to darken it (org.freedesktop.ScreenSaver, else the portal's
// Inhibit). Without a bus, or without either service, the screen goes dark as it always does.
#pragma once

#include <functional>
#include <memory>
#include <optional>

namespace nullo::gui {

class Awake {
 public:
  // `answered` is called from another thread when is_kept() has changed.
  explicit Awake(std::function<void()> answered = [] {});
  // Ends the request without waiting for an answer: the desktop drops the requests of a program that leaves the bus.
  ~Awake();
  Awake(const Awake&) = delete;
  Awake& operator=(const Awake&) = delete;

  // Returns at once: a thread, started when it is first needed, talks to the bus.
  void want(bool awake);
  // Whether the screen is kept awake, as the desktop has answered last; nothing: it has not answered.
  [[nodiscard]] std::optional<bool> is_kept() const;

 private:
  class Talk;
  std::function<void()> answered_;
  std::unique_ptr<Talk> talk_;
};

}  // namespace nullo::gui
