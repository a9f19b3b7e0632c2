// A bus of the test's own with a desktop made up by the test: what keeping the screen awake talks to.
#pragma once

#ifdef NULLO_BUS

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdint>
#include <fstream>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <spawn.h>
#include <sys/wait.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

#include "support/environment.h"
#include "support/scratch.h"

namespace nullo::gui {

using Calls = std::vector<std::string>;

inline constexpr const char* kAddress = "DBUS_SESSION_BUS_ADDRESS";

// A dbus-daemon that only this test knows.
class PrivateBus {
 public:
  PrivateBus() {
    const std::string config = (scratch_ / "bus.conf").string();
    const std::string socket = (scratch_ / "bus").string();
    std::ofstream{config} << "<busconfig><type>session</type><listen>unix:path=" << socket << "</listen>"
                          << "<auth>EXTERNAL</auth><policy context=\"default\"><allow send_destination=\"*\"/>"
                          << "<allow eavesdrop=\"false\"/><allow own=\"*\"/></policy></busconfig>";
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) throw std::runtime_error{"no pipe"};
    const std::string address_to = "--print-address=" + std::to_string(pipe[1]);
    const std::string config_file = "--config-file=" + config;
    std::array<const char*, 5> words{"dbus-daemon", config_file.c_str(), "--nofork", address_to.c_str(), nullptr};
    // posix_spawnp() takes them as writable and does not write.
    char* const* arguments = const_cast<char* const*>(words.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    if (::posix_spawnp(&process_, "dbus-daemon", nullptr, nullptr, arguments, environ) != 0) {
      throw std::runtime_error{"dbus-daemon is not installed"};
    }
    ::close(pipe[1]);
    char letter = 0;
    while (::read(pipe[0], &letter, 1) == 1 && letter != '\n') address_ += letter;
    ::close(pipe[0]);
    said_.emplace(kAddress, address_);
  }
  ~PrivateBus() {
    ::kill(process_, SIGKILL);  // it has inherited the signals that are blocked here
    ::waitpid(process_, nullptr, 0);
  }
  PrivateBus(const PrivateBus&) = delete;
  PrivateBus& operator=(const PrivateBus&) = delete;

  [[nodiscard]] const std::string& address() const { return address_; }

 private:
  nullo::testing::Scratch scratch_;
  pid_t process_ = 0;
  std::string address_;
  std::optional<nullo::testing::Environment> said_;
};

// A desktop that records the requests in order and answers as the real ones do.
class Desktop {
 public:
  Desktop(const PrivateBus& bus, const char* name) {
    sd_bus_new(&bus_);
    sd_bus_set_address(bus_, bus.address().c_str());
    sd_bus_set_bus_client(bus_, 1);
    if (sd_bus_start(bus_) < 0 || sd_bus_add_filter(bus_, nullptr, asked, this) < 0 ||
        sd_bus_match_signal(bus_, nullptr, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                            "NameOwnerChanged", owner_changed, this) < 0 ||
        sd_bus_request_name(bus_, name, 0) < 0) {
      throw std::runtime_error{"no bus"};
    }
    thread_ = std::thread{[this] {
      while (!ended_) {
        if (sd_bus_process(bus_, nullptr) == 0) sd_bus_wait(bus_, 20'000);
      }
    }};
  }
  ~Desktop() {
    ended_ = true;
    thread_.join();
    sd_bus_flush_close_unref(bus_);
  }
  Desktop(const Desktop&) = delete;
  Desktop& operator=(const Desktop&) = delete;

  // Waits until so many requests have come.
  Calls calls(std::size_t count) {
    std::unique_lock lock{mutex_};
    changed_.wait_for(lock, std::chrono::seconds{30}, [&] { return calls_.size() >= count; });
    return calls_;
  }
  // Waits until this request has come.
  bool calls_until(const std::string& call) {
    std::unique_lock lock{mutex_};
    return changed_.wait_for(lock, std::chrono::seconds{30},
                             [&] { return std::ranges::find(calls_, call) != calls_.end(); });
  }

 private:
  static int owner_changed(sd_bus_message* signal, void* data, sd_bus_error* /*error*/) {
    Desktop& self = *static_cast<Desktop*>(data);
    const char* name = nullptr;
    const char* before = nullptr;
    const char* now = nullptr;
    sd_bus_message_read(signal, "sss", &name, &before, &now);
    if (std::string{name} == self.who_asked_ && *now == '\0') self.note("gone");
    return 0;
  }

  static int asked(sd_bus_message* call, void* data, sd_bus_error* /*error*/) {
    Desktop& self = *static_cast<Desktop*>(data);
    const char* who = nullptr;
    const char* why = nullptr;
    std::uint32_t number = 0;
    if (sd_bus_message_is_method_call(call, "org.freedesktop.ScreenSaver", "Inhibit") > 0) {
      sd_bus_message_read(call, "ss", &who, &why);
      self.who_asked_ = sd_bus_message_get_sender(call);
      self.note(std::string{"Inhibit "} + who + ": " + why);
      return sd_bus_reply_method_return(call, "u", 40 + ++self.given_);
    }
    if (sd_bus_message_is_method_call(call, "org.freedesktop.ScreenSaver", "UnInhibit") > 0) {
      sd_bus_message_read(call, "u", &number);
      self.note("UnInhibit " + std::to_string(number));
      return sd_bus_reply_method_return(call, "");
    }
    if (sd_bus_message_is_method_call(call, "org.freedesktop.portal.Inhibit", "Inhibit") > 0) {
      sd_bus_message_read(call, "su", &who, &number);
      self.note("portal Inhibit " + std::to_string(number));
      return sd_bus_reply_method_return(call, "o", "/org/freedesktop/portal/desktop/request/1");
    }
    if (sd_bus_message_is_method_call(call, "org.freedesktop.portal.Request", "Close") > 0) {
      self.note(std::string{"Close "} + sd_bus_message_get_path(call));
      return sd_bus_reply_method_return(call, "");
    }
    return 0;
  }

  void note(std::string call) {
    const std::lock_guard lock{mutex_};
    calls_.push_back(std::move(call));
    changed_.notify_all();
  }

  sd_bus* bus_ = nullptr;
  std::uint32_t given_ = 0;
  std::string who_asked_;  // the name of the asking program on the bus
  std::atomic<bool> ended_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  Calls calls_;
  std::thread thread_;
};

}  // namespace nullo::gui

#endif
