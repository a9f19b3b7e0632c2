// A file descriptor that closes itself.
#pragma once

#include <utility>

#include <unistd.h>

namespace nullo::store {

class Handle {
 public:
  Handle() = default;
  explicit Handle(int descriptor) : descriptor_{descriptor} {}
  Handle(Handle&& other) noexcept : descriptor_{std::exchange(other.descriptor_, -1)} {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~Handle() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }
  [[nodiscard]] int get() const { return descriptor_; }

 private:
  int descriptor_ = -1;
};

}  // namespace nullo::store
