// Nullo: the command line, and without a subcommand the window.
#include "cli/cli.h"

#if __has_include("gui/window.h")
#include "gui/window.h"
#else
#include <cstdio>
namespace nullo::gui {
int run_window(const std::filesystem::path&) {
  std::fputs("nullo: this build has no window; nullo --help lists what it can do without one.\n", stderr);
  return nullo::cli::kMachineFailed;
}
}  // namespace nullo::gui
#endif

int main(int argc, char** argv) { return nullo::cli::run(argc, argv, nullo::gui::run_window); }
