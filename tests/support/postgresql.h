// A PostgreSQL of a test's own, started and ended by postgresql.py.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace nullo::testing {

class Postgresql {
 public:
  // `disk`: a folder for it, in which it waits for the disk as it does for people; empty: it is in memory.
  explicit Postgresql(const std::filesystem::path& disk = {});
  ~Postgresql();
  Postgresql(const Postgresql&) = delete;
  Postgresql& operator=(const Postgresql&) = delete;

  // One for the whole process, started when it is first asked for, and with nothing in it.
  static Postgresql& emptied();

  [[nodiscard]] const std::string& address() const { return address_; }
  void kill() { command("kill\n"); }  // as a power cut would
  void start() { command("start\n"); }

 private:
  void command(std::string_view line) const;
  [[nodiscard]] std::string read_line() const;

  int input_ = -1;
  int output_ = -1;
  pid_t process_ = -1;
  std::string address_;
};

}  // namespace nullo::testing
