// How long a tap takes to all phones that look on: bench_live_phones [PHONES [TAPS_A_SECOND]]
//
// A process of its own serves, as the window does; another one is all the phones. Each state carries the time at which
// it was handed over, so the figures hold everything from there to the byte that a phone reads last.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "hub/live.h"

namespace {

using namespace nullo;

constexpr int kSeconds = 10;
constexpr std::size_t kStateSize = 5000;  // of an evening of Reversis after three hands

std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

double cpu_seconds() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

int connect_to(std::uint16_t port, const std::string& request) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int phone = ::socket(AF_INET, SOCK_STREAM, 0);
  if (phone < 0 || ::connect(phone, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      ::send(phone, request.data(), request.size(), 0) != static_cast<ssize_t>(request.size())) {
    fmt::print("a phone cannot connect\n");
    std::exit(1);
  }
  return phone;
}

// Reads at all phones until the table closes, and prints how long the states took.
void be_phones(int count, std::uint16_t port, const std::string& request) {
  const int poll = ::epoll_create1(0);
  std::vector<std::string> rest(static_cast<std::size_t>(count));
  const std::int64_t begun = now();
  for (int i = 0; i < count; ++i) {
    const int phone = connect_to(port, request);
    epoll_event wanted{EPOLLIN, {.u64 = static_cast<std::uint64_t>(phone) << 32U | static_cast<unsigned>(i)}};
    ::epoll_ctl(poll, EPOLL_CTL_ADD, phone, &wanted);
  }
  fmt::print("{} phones connected in {:.0f} ms\n", count, static_cast<double>(now() - begun) / 1e6);
  std::vector<double> took;
  std::array<epoll_event, 256> events{};
  std::array<char, 65536> bytes{};
  for (int open = count; open > 0;) {
    const int ready = ::epoll_wait(poll, events.data(), events.size(), -1);
    for (int i = 0; i < ready; ++i) {
      const std::uint64_t which = events.at(static_cast<std::size_t>(i)).data.u64;
      const int phone = static_cast<int>(which >> 32U);
      const ssize_t size = ::recv(phone, bytes.data(), bytes.size(), 0);
      if (size <= 0) {
        ::epoll_ctl(poll, EPOLL_CTL_DEL, phone, nullptr);
        ::close(phone);
        --open;
        continue;
      }
      std::string& come = rest[which & 0xFFFFFFFFU];
      come.append(bytes.data(), static_cast<std::size_t>(size));
      for (std::size_t end = come.find("}\n"); end != std::string::npos; end = come.find("}\n")) {
        const std::size_t at = come.rfind("{\"at\":", end);
        if (at != std::string::npos)
          took.push_back(static_cast<double>(now() - std::atoll(come.c_str() + at + 6)) / 1e6);
        come.erase(0, end + 2);
      }
    }
  }
  std::ranges::sort(took);
  if (took.empty()) return;
  const auto part = [&took](double share) {
    return took[static_cast<std::size_t>(share * static_cast<double>(took.size() - 1))];
  };
  fmt::print("{} states arrived: median {:.1f} ms, 99 % {:.1f} ms, latest {:.1f} ms\n", took.size(), part(0.5),
             part(0.99), took.back());
}

std::string peak_memory() {
  std::ifstream status{"/proc/self/status"};
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmHWM:")) return line.substr(6);
  }
  return " unknown";
}

}  // namespace

int main(int argc, char** argv) {
  const int phones = argc > 1 ? std::atoi(argv[1]) : 1000;
  const int taps = argc > 2 ? std::atoi(argv[2]) : 20;
  rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
  std::array<int, 2> pipe{};
  if (::pipe(pipe.data()) != 0) return 1;
  const pid_t reader = ::fork();  // before there are threads
  if (reader == 0) {
    std::array<char, 256> said{};
    const ssize_t size = ::read(pipe[0], said.data(), said.size() - 1);
    const std::string words(said.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
    const std::string code = words.substr(words.find(' ') + 1);
    be_phones(phones, static_cast<std::uint16_t>(std::atoi(words.c_str())),
              fmt::format("GET /api/1/live HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n\r\n", code));
    return 0;
  }
  {
    hub::Server::Options options;
    options.address = "127.0.0.1";
    options.most_connections = static_cast<std::size_t>(phones) + 10;
    options.most_of_one = options.most_connections;
    hub::Live live{options, [] {}};
    const std::string address = live.addresses().front();
    const std::string said = address.substr(address.rfind(':') + 1) + " " + live.code();
    if (::write(pipe[1], said.data(), said.size()) < 0) return 1;
    while (live.lookers() < phones) std::this_thread::sleep_for(std::chrono::milliseconds{5});
    const double cpu_before = cpu_seconds();
    const std::string filling(kStateSize, 'x');
    const auto begun = std::chrono::steady_clock::now();
    for (int tap = 0; tap < kSeconds * taps; ++tap) {
      std::this_thread::sleep_until(begun + tap * std::chrono::microseconds{1'000'000 / taps});
      live.publish("en", fmt::format("{{\"at\":{},\"x\":\"{}\"}}", now(), filling), {});
    }
    fmt::print("serving took {:.0f} % of a core;{} of memory\n", (cpu_seconds() - cpu_before) / kSeconds * 100,
               peak_memory());
  }
  ::waitpid(reader, nullptr, 0);
}
