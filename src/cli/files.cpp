#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include "base/printable.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

[[noreturn]] void fail_to_write() {
  if (errno == EPIPE) throw NobodyReads{};
  throw MachineFailure{
      text::say("writing to standard output failed: {reason}.", std::generic_category().message(errno))};
}

}  // namespace

std::optional<app::Input> open_input(const std::string& name) {
  tl::expected<app::Input, std::string> input = app::Input::open(name);
  if (input) return *std::move(input);
  complain("nullo: " +
           text::say("cannot read {file}: {reason}. Name a file that you may read, or - for standard input.", name,
                     input.error()));
  return std::nullopt;
}

void emit(std::string_view document) {
  if (std::fwrite(document.data(), 1, document.size(), stdout) != document.size()) fail_to_write();
}

void print(std::string_view lines) { emit(printable_lines(lines)); }

void say(std::string_view line) { emit(printable(line) + '\n'); }

void flush_output() {
  if (std::fflush(stdout) != 0) fail_to_write();
}

void complain(std::string_view line) { complain(std::vector{std::string{line}}); }

void complain(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += printable(line) + '\n';
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace nullo::cli
