#include "store/write_lock.h"

#include <cerrno>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "store/store.h"
#include "text/say.h"

namespace nullo::store {
namespace {

int flock_retried(int descriptor) {
  int result = 0;
  do {
    result = ::flock(descriptor, LOCK_EX | LOCK_NB);
  } while (result != 0 && errno == EINTR);
  return result;
}

}  // namespace

bool WriteLock::try_take() {
  if (held()) return true;
  const std::string file = database_.string() + ".lock";
  Handle handle{::open(file.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR)};
  if (!handle.is_open()) {
    throw StoreError{
        StoreError::Kind::kMachine,
        text::say("{file} cannot be written to: {lock} could not be opened ({reason}). Look at the permissions of "
                  "its folder, or name another file.",
                  database_.string(), file, std::strerror(errno))};
  }
  if (flock_retried(handle.get()) == 0) {
    handle_ = std::move(handle);
    return true;
  }
  if (errno == EWOULDBLOCK) return false;
  throw StoreError{
      StoreError::Kind::kMachine,
      text::say("{file} lies on a file system that knows no locks ({reason}), so two programs could spoil each "
                "other's work. Keep it on a disk of this computer.",
                database_.string(), std::strerror(errno))};
}

}  // namespace nullo::store
