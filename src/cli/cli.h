// The command line: `nullo score FILE...` and what else `nullo --help` lists.
#pragma once

#include <filesystem>
#include <functional>

#include "app/picture.h"

namespace nullo::cli {

// What a process ends with.
enum ExitCode : int {
  kDone = 0,
  kMachineFailed = 1,  // disk, database, display
  kRefused = 2,        // the input or the call
};

// Opens the window on the database at this path and comes back with an exit code when it is closed.
using OpenWindow = std::function<int(const std::filesystem::path& database)>;

// What the command line cannot do by itself.
struct Display {
  OpenWindow open_window;
  app::Painter painter;
};

// The whole program; without a subcommand the window opens. Never throws.
int run(int argc, const char* const* argv, const Display& display) noexcept;

}  // namespace nullo::cli
