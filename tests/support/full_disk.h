// A disk that is full.
#pragma once

#include <csignal>
#include <cstdint>

#include <sys/resource.h>

namespace nullo::testing {

// While it lives, no file may grow beyond `bytes`.
class FullDisk {
 public:
  explicit FullDisk(std::uintmax_t bytes) : handler_{::signal(SIGXFSZ, SIG_IGN)} {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    ::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

}  // namespace nullo::testing
