#include "gui/window/end_signals.h"

#include <csignal>
#include <utility>

#include <pthread.h>

namespace nullo::gui {

namespace {

sigset_t ending() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&set, signal);
  return set;
}

}  // namespace

EndSignals::EndSignals(std::function<void()> wake) : wake_{std::move(wake)} {
  const sigset_t set = ending();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

void EndSignals::start() {
  thread_ = std::thread{[this] { listen(); }};
}

EndSignals::~EndSignals() {
  if (!thread_.joinable()) return;
  done_ = true;
  // The signal is blocked in every thread, and this one waits for it: it ends the wait and nothing else.
  pthread_kill(thread_.native_handle(), SIGTERM);  // NOLINT(bugprone-bad-signal-to-kill-thread)
  thread_.join();
}

void EndSignals::set_awake(bool awake) {
  const std::lock_guard lock{waking_};
  awake_ = awake;
}

void EndSignals::listen() {
  const sigset_t set = ending();
  int signal = 0;
  while (sigwait(&set, &signal) == 0 && !done_) {
    received_ = true;
    const std::lock_guard lock{waking_};
    if (awake_) wake_();
  }
}

}  // namespace nullo::gui
