#include "support/postgresql.h"

#include <array>
#include <stdexcept>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "club/database.h"

namespace nullo::testing {

Postgresql::Postgresql(const std::filesystem::path& disk) {
  std::array<int, 2> input{};
  std::array<int, 2> output{};
  if (::pipe2(input.data(), O_CLOEXEC) != 0 || ::pipe2(output.data(), O_CLOEXEC) != 0)
    throw std::runtime_error{"no pipe"};
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
  std::string python = "python3";
  std::string script = NULLO_SOURCE_DIR "/tests/support/postgresql.py";
  std::string folder = disk.string();
  const std::array<char*, 4> arguments{python.data(), script.data(), disk.empty() ? nullptr : folder.data(), nullptr};
  const int error = ::posix_spawnp(&process_, "python3", &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(input[0]);
  ::close(output[1]);
  input_ = input[1];
  output_ = output[0];
  if (error != 0) throw std::runtime_error{"no python3"};
  address_ = read_line();
  if (address_.empty()) throw std::runtime_error{"PostgreSQL did not start; Debian has it in the package postgresql"};
}

Postgresql::~Postgresql() {
  ::close(input_);
  ::close(output_);
  if (process_ > 0) ::waitpid(process_, nullptr, 0);
}

Postgresql& Postgresql::emptied() {
  static Postgresql server;
  static const std::unique_ptr<club::Database> kDatabase = club::open_postgresql(server.address());
  kDatabase->run("DROP SCHEMA IF EXISTS nullo CASCADE");
  return server;
}

void Postgresql::command(std::string_view line) const {
  if (::write(input_, line.data(), line.size()) < 0 || read_line().empty()) throw std::runtime_error{std::string{line}};
}

std::string Postgresql::read_line() const {
  std::string line;
  for (char letter = 0; ::read(output_, &letter, 1) == 1 && letter != '\n';) line += letter;
  return line;
}

}  // namespace nullo::testing
