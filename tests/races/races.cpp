// The threads beside the window's, driven as hard as they can be: for ThreadSanitizer, which sees what races. Built and
// run by ./dev trust; CONTRIBUTING.md has the preset.
#include <algorithm>
#include <atomic>
#include <csignal>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include "gui/private_bus.h"
#include "gui/window/awake.h"
#include "gui/window/end_signals.h"
#ifdef NULLO_HUB
#include "gui/window/hub_asker.h"
#include "gui/window/hub_listener.h"
#include "hub/client.h"
#include "hub/live.h"
#endif
#include "support/environment.h"

namespace nullo::gui {

namespace {

constexpr int kRounds = 200;
constexpr int kSenders = 3;

// Sends the three signals to the program again and again, from several threads, for as long as it lives. Threads that
// are begun before signals are blocked would be ended by them, so make it after EndSignals.
class Senders {
 public:
  Senders() {
    for (int i = 0; i < kSenders; ++i) {
      threads_.emplace_back([this] {
        while (!done_) {
          for (const int signal : {SIGTERM, SIGINT, SIGHUP}) ::kill(::getpid(), signal);
          std::this_thread::yield();
        }
      });
    }
  }
  // Takes back what nobody has waited for.
  ~Senders() {
    done_ = true;
    for (std::thread& thread : threads_) thread.join();
    sigset_t all;
    sigemptyset(&all);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&all, signal);
    const timespec now{};
    while (::sigtimedwait(&all, nullptr, &now) > 0) {
    }
  }
  Senders(const Senders&) = delete;
  Senders& operator=(const Senders&) = delete;

 private:
  std::atomic<bool> done_ = false;
  std::vector<std::thread> threads_;
};

TEST(EndSignals, SignalsThatComeWhileItBeginsAndEndsAreAllTaken) {
  std::optional<Senders> senders;
  std::atomic<int> woken = 0;
  for (int round = 0; round < kRounds; ++round) {
    EndSignals signals{[&woken] { ++woken; }};
    signals.start();
    if (!senders) senders.emplace();
    signals.set_awake(round % 2 == 0);
    while (!signals.received()) std::this_thread::yield();
    signals.set_awake(false);
  }
  senders.reset();
  EXPECT_GT(woken, 0);
}

// What is woken is gone after the window has said that it takes no more events.
TEST(EndSignals, NobodyIsWokenWhoseWindowHasGone) {
  auto window = std::make_unique<int>(0);
  std::atomic<int> woken = 0;
  EndSignals signals{[&] {
    ++*window;
    ++woken;
  }};
  signals.start();
  const Senders senders;
  for (int round = 0; round < kRounds; ++round) {
    const int before = woken;
    signals.set_awake(true);
    while (woken == before) std::this_thread::yield();
    signals.set_awake(false);
    window.reset();
    window = std::make_unique<int>(round);
  }
}

#ifdef NULLO_BUS

constexpr int kTurns = 50;

void turn_on_and_off(int rounds) {
  for (int round = 0; round < rounds; ++round) {
    Awake awake;
    for (int turn = 0; turn < kTurns; ++turn) awake.want(turn % 3 != 2);
  }
}

TEST(Awake, ADesktopThatAnswersWhileItIsWantedAndLetGoInTurn) {
  const PrivateBus bus;
  Desktop desktop{bus, "org.freedesktop.ScreenSaver"};
  turn_on_and_off(kRounds);
  Awake awake;
  awake.want(true);
  EXPECT_FALSE(desktop.calls(1).empty());
}

TEST(Awake, ABusOnWhichNobodyAnswersAndOneThatIsNotThere) {
  {
    const PrivateBus bus;
    turn_on_and_off(kRounds);
  }
  const nullo::testing::Environment nowhere{kAddress, "unix:path=/nonexistent/bus"};
  turn_on_and_off(kRounds);
}

TEST(Awake, ABusThatEndsWhileItIsTalkedTo) {
  for (int round = 0; round < kRounds / 10; ++round) {
    std::optional<PrivateBus> bus{std::in_place};
    Awake awake;
    for (int turn = 0; turn < kTurns; ++turn) {
      awake.want(turn % 2 == 0);
      if (turn == kTurns / 2) bus.reset();
    }
  }
}

#endif

#ifdef NULLO_HUB

TEST(Live, PhonesThatComeAndGoWhileTheTableChangesAndCloses) {
  constexpr int kTables = 10;
  constexpr int kStates = 200;
  constexpr int kPhones = 4;
  for (int table = 0; table < kTables; ++table) {
    std::atomic<int> told = 0;
    hub::Server::Options options;
    options.address = "127.0.0.1";
    std::optional<hub::Live> live{std::in_place, options, [&told] { ++told; }};
    const std::string address = live->addresses().front();
    const auto port = static_cast<std::uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)));
    const std::string request =
        fmt::format("GET /api/1/live HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n\r\n", live->code());
    std::atomic<bool> ended = false;
    std::vector<std::thread> phones;
    for (int i = 0; i < kPhones; ++i) {
      phones.emplace_back([&ended, &request, port] {
        while (!ended) {
          hub::Client phone{port};
          phone.send(request);
          phone.read_to("}\n");
        }
      });
    }
    int most = 0;
    for (int state = 0; state < kStates || told < kPhones; ++state) {
      live->publish("en", fmt::format("{{\"n\":{}}}", state), "<p>");
      most = std::max(most, live->lookers());
    }
    EXPECT_LE(most, kPhones + 1);
    ended = true;  // before it closes: nobody can connect then
    for (std::thread& phone : phones) phone.join();
    live.reset();
  }
}

// The window asks the club's hub and listens to it, and both end while the hub speaks.
TEST(Races, AskingAndListening) {
  hub::Server::Options options;
  options.address = "127.0.0.1";
  hub::Server server{options,
                     [](const hub::Request& request) -> hub::Reply {
                       if (request.path == "/api/1/events") return hub::Newest{};
                       return hub::Answer{.body = "{}"};
                     },
                     [] {}};
  const std::string address = fmt::format("http://127.0.0.1:{}", server.port());
  std::atomic<int> heard = 0;
  for (int round = 0; round < kRounds / 10; ++round) {
    HubListener listener{[&heard] { ++heard; }};
    HubAsker asker{[&heard] { ++heard; }};
    listener.want(app::ClubEar{address, "token"});
    std::size_t lines = 0;
    std::uint64_t number = 0;
    std::uint64_t answered = 0;
    while (lines < 3 || answered < 3) {
      server.publish({}, fmt::format("{}", number));
      if (answered == number) asker.ask({++number, address, "token", "/api/1/changes", ""});
      if (const auto reply = asker.take_reply()) answered = reply->number;
      lines += listener.take_lines().size();
    }
    if (round % 2 == 0) asker.ask({++number, address, "token", "/api/1/changes", ""});
    if (round % 3 == 0) listener.want(std::nullopt);
  }
  EXPECT_GE(heard, kRounds / 10);
}

#endif

}  // namespace

}  // namespace nullo::gui
