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
  // Make it before any other thread: threads inherit the blocked signals. `wake` is called from the thread that waits.
  explicit EndSignals(std::function<void()> wake);
  ~EndSignals();
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;

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
