// A file that is written before it gets its name. It is new, and lies in a folder of its own beside the target, which
// has a name by lot and which only its owner may open: nobody else can put a file in its place or read along.
#pragma once

#include <filesystem>

#include <sys/types.h>

#include "base/handle.h"

namespace nullo {

class Temporary {
 public:
  Temporary() = default;
  // Removes the file, unless it has got its name, and the folder. Keeps errno.
  ~Temporary();
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;

  // Makes it in this folder, with the permissions of `mode` that the umask leaves; call it once. Returns 0, or the
  // errno of what failed.
  int make(const std::filesystem::path& folder, mode_t mode);
  [[nodiscard]] std::filesystem::path path() const;
  [[nodiscard]] int descriptor() const { return file_.get(); }
  // Closes the file and gives it this name, in place of what has it now. Returns 0, or the errno of what failed.
  int take_name(const std::filesystem::path& name);

 private:
  int try_to_make(const std::filesystem::path& folder, mode_t mode);
  void remove() noexcept;

  std::filesystem::path folder_;
  Handle folder_handle_;  // locked, so that nobody tidies up while this lives
  Handle file_;
};

// Removes the temporaries in this folder that processes of the same person have left behind which were killed. Never
// fails, and keeps errno.
void tidy_temporaries(const std::filesystem::path& folder) noexcept;

// From now on SIGINT, SIGTERM and SIGHUP, where they end the process, remove its temporaries first. For commands: a
// window ends in order.
void remove_temporaries_at_signals();

}  // namespace nullo
