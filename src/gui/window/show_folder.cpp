#include "gui/window/show_folder.h"

#include <array>

#include <fmt/core.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/exchange/show_folder.h"

namespace nullo::gui {

// A shell starts the file manager in the background and ends at once, so that no child process is left to wait for.
void show_folder(const std::string& folder) {
  std::string shell = "sh";
  std::string option = "-c";
  std::string script = fmt::format("{} \"$1\" >/dev/null 2>&1 </dev/null &", app::kFolderOpener);
  std::string path = folder;
  const std::array<char*, 6> words{shell.data(), option.data(), script.data(), shell.data(), path.data(), nullptr};
  pid_t child = 0;
  if (posix_spawn(&child, "/bin/sh", nullptr, nullptr, words.data(), environ) == 0) waitpid(child, nullptr, 0);
}

}  // namespace nullo::gui
