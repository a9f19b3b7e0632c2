// How quickly `nullo score --lines` scores random legal sessions of each game, in every form of entry, and how much
// memory it takes for more and more of them. bench_score_lines [GAME]. Figures for people; nothing is asserted.
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/cli.h"
#include "document/document.h"
#include "support/random_session.h"

namespace {

using namespace nullo;

constexpr int kHandsPerSession = 4;  // at most: some end a game, or are left out
constexpr int kDifferent = 3000;     // sessions; written again and again where more are asked for

struct Lines {
  std::filesystem::path file;
  int hands = 0;
};

Lines write_sessions(std::string_view game, const std::filesystem::path& folder) {
  Lines lines{folder / "sessions.jsonl"};
  testing::RandomSessions sessions{2};
  std::FILE* file = std::fopen(lines.file.c_str(), "wb");
  for (int number = 0; number < kDifferent; ++number) {
    const session::Session session = sessions.of_game(game, kHandsPerSession);
    lines.hands += static_cast<int>(session.hands.size());
    const std::string line = document::write_session(session, json::Writer::Style::kCompact) + "\n";
    std::fwrite(line.data(), 1, line.size(), file);
  }
  std::fclose(file);
  return lines;
}

struct Run {
  double seconds = 0;
  double processor = 0;  // seconds of it
  long most_kib = 0;     // of memory
  int code = 0;
};

// In a process of its own, as the program does it: `times` times the file on standard input.
Run score(const std::filesystem::path& sessions, int times) {
  const auto start = std::chrono::steady_clock::now();
  const std::string command = fmt::format("for i in $(seq {}); do cat {}; done", times, sessions.string());
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
    _exit(cli::run(static_cast<int>(arguments.size()), arguments.data(), {}));
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

void measure(const games::Info& game, const std::filesystem::path& folder) {
  const Lines lines = write_sessions(game.id, folder);
  const auto bytes = static_cast<double>(std::filesystem::file_size(lines.file)) / lines.hands;
  fmt::print("score --lines, {}, {:.0f} bytes a hand:\n", game.name.english(), bytes);
  for (const int hands : {10'000, 100'000}) {
    const int times = (hands + lines.hands - 1) / lines.hands;
    const double scored = static_cast<double>(lines.hands) * times;
    const Run run = score(lines.file, times);
    fmt::print(
        "{:>9.0f} hands: {:>6.2f} s, {:>7.0f} hands/s ({:.0f} a second of processor), at most {} KiB, exit code {}\n",
        scored, run.seconds, scored / run.seconds, scored / run.processor, run.most_kib, run.code);
  }
}

}  // namespace

int main(int count, char** arguments) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / fmt::format("nullo-score-lines-{}", getpid());
  std::filesystem::create_directories(folder);
  for (const games::Info& game : games::all()) {
    if (count < 2 || game.id == arguments[1]) measure(game, folder);
  }
  std::filesystem::remove_all(folder);
  return EXIT_SUCCESS;
}
