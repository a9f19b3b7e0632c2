// How quickly `nullo score --lines` scores random legal hands of each game, four to a session, told as played, as seen
// and in sum in turn, and how much memory it takes for more and more of them. Figures for people; nothing is asserted.
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/cli.h"
#include "document/document.h"
#include "support/hearts_hands.h"
#include "support/reversis_hands.h"
#include "support/tetka_hands.h"

namespace {

using namespace nullo;

constexpr int kHandsPerSession = 4;
constexpr int kDifferent = 25'000;  // sessions; written again and again where more are asked for

games::Hand tetka_hand(std::mt19937& random, int dealer, std::size_t form) {
  const testing::Tellings told = testing::random_hand(random, dealer);
  const std::array<const tetka::Hand*, 3> forms{&told.play, &told.seen, &told.summary};
  return *forms[form];
}

games::Hand hearts_hand(std::mt19937& random, int dealer, std::size_t form) {
  const testing::HeartsHand hand{random, {}, testing::deal_by(dealer), std::nullopt};
  return hand.told().all()[form];
}

games::Hand reversis_hand(std::mt19937& random, int dealer, std::size_t form) {
  return testing::ReversisHand{random, testing::deal_by(dealer)}.told().all()[form];
}

struct Bench {
  const char* name;
  games::Rules rules;
  games::Hand (*hand)(std::mt19937& random, int dealer, std::size_t form);
};

std::string random_session(const Bench& bench, std::mt19937& random, int number) {
  session::Session session;
  session.rules = bench.rules;
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  for (int k = 0; k < kHandsPerSession; ++k) {
    session.hands.emplace_back().facts = bench.hand(random, k, static_cast<std::size_t>((number + k) % 3));
  }
  return document::write_session(session, json::Writer::Style::kCompact) + "\n";
}

std::filesystem::path write_sessions(const Bench& bench, const std::filesystem::path& folder) {
  std::filesystem::path path = folder / "sessions.jsonl";
  std::mt19937 random{2};
  std::FILE* file = std::fopen(path.c_str(), "wb");
  for (int number = 0; number < kDifferent; ++number) {
    const std::string line = random_session(bench, random, number);
    std::fwrite(line.data(), 1, line.size(), file);
  }
  std::fclose(file);
  return path;
}

struct Run {
  double seconds = 0;
  double processor = 0;  // seconds of it
  long most_kib = 0;     // of memory
  int code = 0;
};

// In a process of its own, as the program does it: `times` times the file on standard input.
Run score(const std::filesystem::path& sessions, int lines) {
  const auto start = std::chrono::steady_clock::now();
  const std::string command =
      lines <= kDifferent ? fmt::format("head -n {} {}", lines, sessions.string())
                          : fmt::format("for i in $(seq {}); do cat {}; done", lines / kDifferent, sessions.string());
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return {};
  const pid_t writer = fork();
  if (writer == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
  }
  const pid_t scorer = fork();
  if (scorer == 0) {
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
    close(ends[1]);
    dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
    const std::array<const char*, 4> arguments{"nullo", "score", "--lines", "-"};
    _exit(cli::run(static_cast<int>(arguments.size()), arguments.data(), nullptr));
  }
  close(ends[0]);
  close(ends[1]);
  rusage used{};
  int status = 0;
  wait4(scorer, &status, 0, &used);
  waitpid(writer, nullptr, 0);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return {taken.count(), seconds(used.ru_utime) + seconds(used.ru_stime), used.ru_maxrss, WEXITSTATUS(status)};
}

void measure(const Bench& bench, const std::filesystem::path& folder) {
  const std::filesystem::path sessions = write_sessions(bench, folder);
  const auto bytes = static_cast<double>(std::filesystem::file_size(sessions)) / (kDifferent * kHandsPerSession);
  fmt::print("score --lines, {}, sessions of {} hands, {:.0f} bytes a hand:\n", bench.name, kHandsPerSession, bytes);
  for (const int hands : {10'000, 100'000, 1'000'000}) {
    const Run run = score(sessions, hands / kHandsPerSession);
    fmt::print("{:>9} hands: {:>8.0f} hands/s ({:.0f} a second of processor), at most {} KiB of memory, exit code {}\n",
               hands, hands / run.seconds, hands / run.processor, run.most_kib, run.code);
  }
}

}  // namespace

int main() {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / fmt::format("nullo-score-lines-{}", getpid());
  std::filesystem::create_directories(folder);
  measure({"Tëtka", tetka::Rules{}, tetka_hand}, folder);
  hearts::Rules no_choice;  // a moon of these hands has no answer to a question
  no_choice.moon = hearts::Moon::kAuto;
  measure({"Hearts", no_choice, hearts_hand}, folder);
  measure({"Reversis", reversis::Rules{}, reversis_hand}, folder);
  std::filesystem::remove_all(folder);
  return EXIT_SUCCESS;
}
