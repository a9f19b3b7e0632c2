#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace nullo::cli {

namespace {

[[noreturn]] void fail_to_write() {
  throw MachineFailure{fmt::format("writing to standard output failed: {}.", std::generic_category().message(errno))};
}

}  // namespace

std::optional<app::Input> open_input(const std::string& name) {
  tl::expected<app::Input, std::string> input = app::Input::open(name);
  if (input) return *std::move(input);
  complain(fmt::format("nullo: cannot read {}: {}. Name a file that you may read, or - for standard input.\n", name,
                       input.error()));
  return std::nullopt;
}

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) fail_to_write();
}

void flush_output() {
  if (std::fflush(stdout) != 0) fail_to_write();
}

void complain(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

}  // namespace nullo::cli
