// SIGTERM, SIGINT and SIGHUP end the program as the close button does. A thread of their own waits for them, because
// neither GLFW nor anything that draws may be called from a signal handler.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>

namespace nullo::gui {

class EndSignals {
 public:
  // Blocks the signals. Make it before any thread: threads inherit that. `wake` is called from the thread that waits.
  explicit EndSignals(std::function<void()> wake);
  ~EndSignals();
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;

  // Starts the thread; signals that came before are received then. (Start it late: the C library does not lock its
  // files and its memory while there is one thread, and opening the window makes much use of both.)
  void start();
  [[nodiscard]] bool received() const { return received_; }
  // `wake` is called only while this is true, while the window takes events: when it returns after `false`, no call is
  // under way.
  void set_awake(bool awake);

 private:
  void listen();

  std::function<void()> wake_;
  std::atomic<bool> received_ = false;
  std::mutex waking_;  // held for as long as `wake` is called
  bool awake_ = false;
  std::atomic<bool> done_ = false;
  std::thread thread_;
};

}  // namespace nullo::gui
