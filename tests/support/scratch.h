// A folder of a test's own, gone with everything in it at the end.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

#include <stdlib.h>
#include <unistd.h>

namespace nullo::testing {

// A folder in memory, if there is one: for tests with many commits that are not about the disk.
inline std::filesystem::path memory_folder() {
  const std::filesystem::path folder = "/dev/shm";
  return ::access(folder.c_str(), W_OK | X_OK) == 0 ? folder : std::filesystem::temp_directory_path();
}

class Scratch {
 public:
  explicit Scratch(const std::filesystem::path& where = std::filesystem::temp_directory_path()) {
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
