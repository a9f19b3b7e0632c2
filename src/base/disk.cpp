#include "base/disk.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

#include "base/handle.h"

namespace nullo {

int flush_to_disk(const std::filesystem::path& path) {
  const Handle handle{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  if (!handle.is_open()) return errno;
  if (::fsync(handle.get()) == 0 || errno == EINVAL || errno == ENOTSUP) return 0;
  return errno;
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
  return file.has_parent_path() ? file.parent_path() : std::filesystem::path{"."};
}

}  // namespace nullo
