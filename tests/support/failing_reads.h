// A disk whose reads fail: one of SQLite's reads, or all from that one on.
#pragma once

#include <cerrno>

#include <sqlite3.h>
#include <sys/types.h>
#include <unistd.h>

namespace nullo::testing {

// While it lives, SQLite's read number `first` (from 1) fails with EIO, and with kForEver all later ones too.
class FailingReads {
 public:
  enum class Last { kOnce, kForEver };
  FailingReads(int first, Last last) : vfs_{::sqlite3_vfs_find(nullptr)} {
    failing_from = first;
    stays_failed = last == Last::kForEver;
    reads = 0;
    set("pread", reinterpret_cast<sqlite3_syscall_ptr>(failing<::pread>));
    set("pread64", reinterpret_cast<sqlite3_syscall_ptr>(failing<::pread64>));
  }
  ~FailingReads() {
    set("pread", nullptr);
    set("pread64", nullptr);
  }
  FailingReads(const FailingReads&) = delete;
  FailingReads& operator=(const FailingReads&) = delete;

  // Whether there were enough reads for one to fail.
  [[nodiscard]] static bool has_failed() { return reads >= failing_from; }

 private:
  void set(const char* name, sqlite3_syscall_ptr call) { vfs_->xSetSystemCall(vfs_, name, call); }

  template <auto Read>
  static ssize_t failing(int file, void* bytes, std::size_t size, off_t place) {
    ++reads;
    if (reads != failing_from && (!stays_failed || reads < failing_from)) return Read(file, bytes, size, place);
    errno = EIO;
    return -1;
  }

  sqlite3_vfs* vfs_;
  inline static int failing_from = 0;
  inline static bool stays_failed = false;
  inline static int reads = 0;
};

}  // namespace nullo::testing
