// A folder of a test's own, gone with everything in it at the end.
#pragma once

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>

#include <stdlib.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace nullo::testing {

// A folder in memory, if there is one with room in which programs may run: what tests write is small, but each commit
// would wait for the disk.
inline std::filesystem::path memory_folder() {
  constexpr std::uint64_t kRoom = std::uint64_t{1} << 30U;
  constexpr const char* kMemory = "/dev/shm";
  struct statvfs there{};
  const bool fits = ::statvfs(kMemory, &there) == 0 && there.f_bavail * there.f_frsize >= kRoom &&
                    (there.f_flag & ST_NOEXEC) == 0 && ::access(kMemory, W_OK | X_OK) == 0;
  return fits ? std::filesystem::path{kMemory} : std::filesystem::temp_directory_path();
}

class Scratch {
 public:
  explicit Scratch(const std::filesystem::path& where = memory_folder()) {
    std::string name = (where / "nullo-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error{"no folder " + name};
    folder_ = name;
  }
  ~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  [[nodiscard]] std::filesystem::path operator/(const std::filesystem::path& name) const { return folder_ / name; }

 private:
  std::filesystem::path folder_;
};

}  // namespace nullo::testing
