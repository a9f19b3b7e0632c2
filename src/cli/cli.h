// The command line: `nullo score FILE...` and the other subcommands that `nullo --help` lists.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "app/exchange/picture.h"
#include "base/library.h"

namespace nullo::cli {

// The exit codes of the process.
enum ExitCode : int {
  kDone = 0,
  kMachineFailed = 1,  // a failure of disk, database or display
  kRefused = 2,        // the input or the command line was refused
  kNobodyReads = 141,  // whoever read standard output has closed it; a shell says so of SIGPIPE
};

// Opens the window on the database at this path, with a preview of importing these files if there are any (absolute
// paths). Returns an exit code once the window is closed.
using OpenWindow = std::function<int(const std::filesystem::path& database, const std::vector<std::string>& files)>;

// What the command line needs from the graphical part of the program.
struct Display {
  OpenWindow open_window;
  app::Painter painter;
  std::function<std::vector<Library>()> libraries;  // those of the window
};

// Runs the whole program; without a subcommand it opens the window. Never throws.
int run(int argc, const char* const* argv, const Display& display) noexcept;

}  // namespace nullo::cli
