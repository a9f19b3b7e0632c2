#include "base/disk.h"

#include <array>
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

int write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

int copy_bytes(const std::filesystem::path& from, const std::filesystem::path& to) {
  const Handle source{::open(from.c_str(), O_RDONLY | O_CLOEXEC)};
  if (!source.is_open()) return errno;
  Handle target{::open(to.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC)};
  if (!target.is_open()) return errno;
  std::array<char, std::size_t{1} << 14U> piece{};
  while (true) {
    const ssize_t got = ::read(source.get(), piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return errno;
    if (got == 0) return target.close() ? 0 : errno;
    if (const int error = write_all(target.get(), {piece.data(), static_cast<std::size_t>(got)}); error != 0)
      return error;
  }
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
  return file.has_parent_path() ? file.parent_path() : std::filesystem::path{"."};
}

}  // namespace nullo
