#include "gui/window/show_folder.h"

#include <array>

#include <fmt/core.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/exchange/show_folder.h"

namespace nullo::gui {

// A shell starts the file manager in the background and ends at once, so that no child process is left to wait for. The
// signals that end_signals.h has blocked are let through to it.
void show_folder(const std::string& folder) {
  std::string shell = "sh";
  std::string option = "-c";
  std::string script = fmt::format("{} \"$1\" >/dev/null 2>&1 </dev/null &", app::kFolderOpener);
  std::string path = folder;
  const std::array<char*, 6> words{shell.data(), option.data(), script.data(), shell.data(), path.data(), nullptr};
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_t attributes;
  if (posix_spawnattr_init(&attributes) != 0) return;
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  pid_t child = 0;
  if (posix_spawn(&child, "/bin/sh", nullptr, &attributes, words.data(), environ) == 0) waitpid(child, nullptr, 0);
  posix_spawnattr_destroy(&attributes);
}

}  // namespace nullo::gui
