// How many taps a second a club's hub keeps: bench_club_pushes [DEVICES [SECONDS]]
//
// The hub is a process of its own; another one is all the devices, each of which sends its next revision when the last
// one is answered. First with a file, then with PostgreSQL if it is installed, both on the disk of this folder.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/uuid.h"
#include "club/wire.h"
#include "hub/club_server.h"
#include "support/postgresql.h"
#include "support/scratch.h"

namespace {

using namespace nullo;

double now() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// A device, with its one table.
struct Phone {
  std::string token;
  std::string session = random_uuid();
  std::string parent = {};
  int connection = -1;
  int taps = 0;
  double sent_at = 0;
  std::string come = {};

  void send() {
    club::Revision next{random_uuid(), session, parent, "", now_utc(), {}, {}};
    next.content.document =
        fmt::format(R"({{"format":"nullo.session","version":1,"id":"{}","game":"tetka","rules":{{}},"players":)"
                    R"(["Anna","Boris","Clara","Dmitri"],"note":"{} {}","hands":[]}})",
                    session, ++taps, std::string(1900, 'x'));  // about as long as that of an evening
    parent = next.id;
    const std::string body = club::write_push(std::vector{next});
    const std::string request = fmt::format(
        "POST /api/1/push HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nContent-Length: {}\r\n\r\n{}",
        token, body.size(), body);
    sent_at = now();
    if (::send(connection, request.data(), request.size(), 0) != static_cast<ssize_t>(request.size())) std::exit(1);
  }
};

int connect_to(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int connection = ::socket(AF_INET, SOCK_STREAM, 0);
  if (connection < 0 || ::connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    std::exit(1);
  return connection;
}

void be_phones(const std::vector<std::string>& tokens, std::uint16_t port, double seconds) {
  std::vector<Phone> phones;
  const int poll = ::epoll_create1(0);
  for (const std::string& token : tokens) phones.push_back({.token = token, .connection = connect_to(port)});
  for (Phone& phone : phones) {
    epoll_event wanted{EPOLLIN, {.ptr = &phone}};
    ::epoll_ctl(poll, EPOLL_CTL_ADD, phone.connection, &wanted);
    phone.send();
  }
  std::vector<double> took;
  std::array<epoll_event, 256> events{};
  std::array<char, 65536> bytes{};
  const double begun = now();
  while (now() - begun < seconds * 1000) {
    const int ready = ::epoll_wait(poll, events.data(), events.size(), -1);
    for (int i = 0; i < ready; ++i) {
      Phone& phone = *static_cast<Phone*>(events.at(static_cast<std::size_t>(i)).data.ptr);
      const ssize_t size = ::recv(phone.connection, bytes.data(), bytes.size(), 0);
      if (size <= 0) std::exit(1);
      phone.come.append(bytes.data(), static_cast<std::size_t>(size));
      if (phone.come.find("]}") == std::string::npos) continue;
      if (phone.come.find(R"("place":"trunk")") == std::string::npos) {
        fmt::print("{}\n", phone.come);
        std::exit(1);
      }
      phone.come.clear();
      took.push_back(now() - phone.sent_at);
      phone.send();
    }
  }
  std::ranges::sort(took);
  const auto part = [&took](double share) {
    return took[static_cast<std::size_t>(share * static_cast<double>(took.size() - 1))];
  };
  fmt::print("{:.0f} a second from {} devices: median {:.1f} ms, 99 % {:.1f} ms, latest {:.1f} ms\n",
             static_cast<double>(took.size()) / seconds, phones.size(), part(0.5), part(0.99), took.back());
}

void measure(std::unique_ptr<club::Database> database, int devices, double seconds) {
  auto club = std::make_unique<club::Club>(std::move(database));
  std::vector<std::string> tokens;
  for (int i = 0; i < devices; ++i)
    tokens.push_back(club->pair(club->invite(club::Role::kScorer, now_utc()), "Phone", now_utc())->token);
  std::array<int, 2> pipe{};
  if (::pipe(pipe.data()) != 0) std::exit(1);
  std::fflush(stdout);
  const pid_t phones = ::fork();  // before there are threads
  if (phones == 0) {
    std::uint16_t port = 0;
    if (::read(pipe[0], &port, sizeof port) != sizeof port) ::_exit(1);
    be_phones(tokens, port, seconds);
    std::fflush(stdout);
    ::_exit(0);
  }
  hub::Server::Options options;
  options.address = "127.0.0.1";
  options.most_connections = static_cast<std::size_t>(devices) + 10;
  options.most_of_one = options.most_connections;
  const hub::ClubServer server{options, std::move(club), std::nullopt, [](std::string_view) {}};
  const std::uint16_t port = server.port();
  if (::write(pipe[1], &port, sizeof port) != sizeof port) std::exit(1);
  ::waitpid(phones, nullptr, 0);
}

}  // namespace

int main(int argc, char** argv) {
  const int devices = argc > 1 ? std::atoi(argv[1]) : 100;
  const double seconds = argc > 2 ? std::atof(argv[2]) : 10;
  {
    const testing::Scratch scratch{std::filesystem::current_path()};
    fmt::print("SQLite: ");
    measure(club::open_sqlite(scratch / "hub.db"), devices, seconds);
  }
  try {
    const testing::Postgresql server{std::filesystem::current_path()};
    fmt::print("PostgreSQL: ");
    measure(club::open_postgresql(server.address()), devices, seconds);
  } catch (const std::runtime_error& error) {
    fmt::print("{}\n", error.what());
  }
  return 0;
}
