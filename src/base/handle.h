// A file descriptor that closes itself.
#pragma once

#include <utility>

#include <unistd.h>

namespace nullo {

class Handle {
 public:
  Handle() = default;
  explicit Handle(int descriptor) : descriptor_{descriptor} {}
  Handle(Handle&& other) noexcept : descriptor_{std::exchange(other.descriptor_, -1)} {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~Handle() { close(); }

  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }
  [[nodiscard]] int get() const { return descriptor_; }

  // Whether the system took all that was written to it; otherwise errno says why not.
  bool close() { return descriptor_ < 0 || ::close(std::exchange(descriptor_, -1)) == 0; }

 private:
  int descriptor_ = -1;
};

}  // namespace nullo
