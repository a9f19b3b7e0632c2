// SIGTERM, SIGINT and SIGHUP end the program as the close button does. They are taken by a thread that waits for
// nothing else, because neither GLFW nor anything that draws may be called from a signal handler.
#pragma once

#include <atomic>
#include <functional>
#include <thread>

namespace nullo::gui {

class EndSignals {
 public:
  // Before any other thread is started: they inherit what this one lets through. `wake` is called from the thread.
  explicit EndSignals(std::function<void()> wake);
  ~EndSignals();
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;

  [[nodiscard]] bool received() const { return received_; }
  // Waking is possible only between these two.
  void set_awake(bool awake) { awake_ = awake; }

 private:
  void listen();

  std::function<void()> wake_;
  std::atomic<bool> received_ = false;
  std::atomic<bool> awake_ = false;
  std::atomic<bool> done_ = false;
  std::thread thread_;
};

}  // namespace nullo::gui
