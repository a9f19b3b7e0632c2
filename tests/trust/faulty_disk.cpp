#include "trust/faulty_disk.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>
#include <optional>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace nullo::trust {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostDescriptors = 1024;
constexpr int kNoFile = -1;

struct Open {
  bool watched = false;
  std::string path;    // relative to the folder
  int file = kNoFile;  // its number; kNoFile for a folder
  bool is_folder = false;
};

struct State {
  std::string folder;
  std::array<Open, kMostDescriptors> open;

  Plan plan;
  bool armed = false;
  bool is_full = false;                       // a short write was answered: what follows it finds no room
  std::array<long, kFaults.size()> counts{};  // for each fault, the calls since arm() to which it could happen
  std::string struck;
  long slept = 0;  // microseconds

  bool notes = false;
  std::vector<Happened> happened;
  std::map<std::string, int> files;  // the number of each name
  int next_file = 0;
};

// Nothing until watch() is called: the functions below are called before main() already.
State* state = nullptr;
// For the state: `nullo verify` reads with two threads.
std::recursive_mutex guard;

bool changes_or_holds(Call call) { return call != Call::kRead && call != Call::kLook; }

bool needs_room(Call call) {
  constexpr std::array kNeed{Call::kCreate, Call::kWrite, Call::kSync,  Call::kTruncate,
                             Call::kRename, Call::kLink,  Call::kFolder};
  return std::ranges::find(kNeed, call) != kNeed.end();
}

bool can_happen(Fault fault, Call call) {
  switch (fault) {
    case Fault::kDeath:
      return changes_or_holds(call);
    case Fault::kError:
      return true;
    case Fault::kFull:
      return needs_room(call);
    case Fault::kTornDeath:
    case Fault::kShort:
      return call == Call::kWrite;
    case Fault::kLocked:
      return call == Call::kLock;
  }
  return false;
}

std::string_view to_text(Call call) {
  constexpr std::array<std::string_view, 14> kTexts{"open", "create", "read",   "write", "sync", "truncate", "rename",
                                                    "link", "remove", "folder", "lock",  "map",  "look",     "mode"};
  return kTexts.at(static_cast<std::size_t>(call));
}

[[noreturn]] void die() {
  ::kill(::getpid(), SIGKILL);
  for (;;) ::pause();
}

// What becomes of a call.
struct Fate {
  int error = 0;      // it fails with this; 0: it does not fail
  bool half = false;  // only half of the bytes are written
};

Fate fate_of(Call call, std::string_view path) {
  if (state == nullptr || !state->armed) return {};
  const std::scoped_lock locked{guard};
  if (state->is_full && call == Call::kWrite) {
    if (!state->plan.for_ever) state->is_full = false;
    return {ENOSPC};
  }
  const Plan& plan = state->plan;
  for (const Fault fault : kFaults) {
    if (can_happen(fault, call)) ++state->counts[static_cast<std::size_t>(fault)];
  }
  if (!can_happen(plan.fault, call)) return {};
  const long number = state->counts[static_cast<std::size_t>(plan.fault)];
  const bool strikes = plan.at > 0 && (plan.for_ever ? number >= plan.at : number == plan.at);
  if (!strikes) return {};
  if (state->struck.empty()) state->struck = std::string{to_text(call)} + ' ' + std::string{path};
  switch (plan.fault) {
    case Fault::kDeath:
      die();
    case Fault::kError:
      return {call == Call::kMap ? ENOMEM : EIO};
    case Fault::kFull:
      return {ENOSPC};
    case Fault::kLocked:
      return {EAGAIN};
    case Fault::kTornDeath:
    case Fault::kShort:
      return {0, true};
  }
  return {};
}

int failed(int error) {
  errno = error;
  return -1;
}

template <class... Arguments>
long raw(long number, Arguments... arguments) {
  return ::syscall(number, arguments...);
}

// The path relative to the folder, if it lies in it.
std::optional<std::string> inside(int folder, const char* path) {
  if (state == nullptr || path == nullptr) return std::nullopt;
  std::string whole = path;
  if (!whole.starts_with('/') && folder >= 0 && static_cast<std::size_t>(folder) < kMostDescriptors) {
    const Open& base = state->open[static_cast<std::size_t>(folder)];
    if (!base.watched) return std::nullopt;
    return base.path.empty() ? whole : base.path + '/' + whole;
  }
  if (whole == state->folder) return std::string{};
  if (!whole.starts_with(state->folder + '/')) return std::nullopt;
  return whole.substr(state->folder.size() + 1);
}

std::optional<std::string> inside(const char* path) { return inside(AT_FDCWD, path); }

Open* watched(int descriptor) {
  if (state == nullptr || descriptor < 0 || static_cast<std::size_t>(descriptor) >= kMostDescriptors) return nullptr;
  Open& open = state->open[static_cast<std::size_t>(descriptor)];
  return open.watched ? &open : nullptr;
}

bool exists(int folder, const char* path) {
  struct stat status{};
  return raw(SYS_newfstatat, folder, path, &status, 0) == 0;
}

void note(Happened happened) {
  const std::scoped_lock locked{guard};
  if (state->notes) state->happened.push_back(std::move(happened));
}

int number_of(const std::string& path) {
  const auto found = state->files.find(path);
  return found == state->files.end() ? kNoFile : found->second;
}

int open_in(int folder, const char* path, int flags, mode_t mode) {
  const std::optional<std::string> name = inside(folder, path);
  if (!name) return static_cast<int>(raw(SYS_openat, folder, path, flags, mode));
  const bool creates = (flags & O_CREAT) != 0 && !exists(folder, path);
  if (const Fate fate = fate_of(creates ? Call::kCreate : Call::kOpen, *name); fate.error != 0)
    return failed(fate.error);
  const int descriptor = static_cast<int>(raw(SYS_openat, folder, path, flags, mode));
  if (descriptor < 0 || static_cast<std::size_t>(descriptor) >= kMostDescriptors) return descriptor;
  const int error = errno;
  struct stat status{};
  raw(SYS_fstat, descriptor, &status);
  const std::scoped_lock locked{guard};
  if (creates) {
    state->files[*name] = state->next_file++;
    note({Happened::What::kCreate, number_of(*name), *name, {}, 0, {}});
  } else if ((flags & O_TRUNC) != 0) {
    note({Happened::What::kTruncate, number_of(*name), {}, {}, 0, {}});
  }
  state->open[static_cast<std::size_t>(descriptor)] = {true, *name, number_of(*name), S_ISDIR(status.st_mode)};
  errno = error;
  return descriptor;
}

// Writes at a place, or where the descriptor stands.
ssize_t write_at(int descriptor, const void* bytes, std::size_t size, std::optional<off_t> place) {
  const auto write = [&](std::size_t count) {
    return place ? raw(SYS_pwrite64, descriptor, bytes, count, *place) : raw(SYS_write, descriptor, bytes, count);
  };
  const Open* open = watched(descriptor);
  if (open == nullptr) return write(size);
  const Fate fate = fate_of(Call::kWrite, open->path);
  if (fate.error != 0) return failed(fate.error);
  const std::size_t count = fate.half ? size / 2 : size;
  const off_t where = place ? *place : raw(SYS_lseek, descriptor, 0, SEEK_CUR);
  const ssize_t written = write(count);
  if (fate.half && state->plan.fault == Fault::kTornDeath) die();
  if (fate.half) state->is_full = true;
  if (written > 0 && state->notes) {
    note({Happened::What::kWrite,
          open->file,
          {},
          {},
          static_cast<std::uint64_t>(where),
          std::string{static_cast<const char*>(bytes), static_cast<std::size_t>(written)}});
  }
  return written;
}

int sync_with(long call, int descriptor) {
  const Open* open = watched(descriptor);
  if (open == nullptr) return static_cast<int>(raw(call, descriptor));
  if (const Fate fate = fate_of(Call::kSync, open->path); fate.error != 0) return failed(fate.error);
  note({Happened::What::kSync, open->is_folder ? kNoFile : open->file, open->path, {}, 0, {}});
  return static_cast<int>(raw(call, descriptor));
}

int remove_in(int folder, const char* path, int flags) {
  const std::optional<std::string> name = inside(folder, path);
  if (!name) return static_cast<int>(raw(SYS_unlinkat, folder, path, flags));
  if (const Fate fate = fate_of(Call::kRemove, *name); fate.error != 0) return failed(fate.error);
  const int result = static_cast<int>(raw(SYS_unlinkat, folder, path, flags));
  if (result == 0) {
    const std::scoped_lock locked{guard};
    state->files.erase(*name);
    note({Happened::What::kRemove, kNoFile, *name, {}, 0, {}});
  }
  return result;
}

// A call that names a file and changes none, or only who may read it.
template <class Work>
int named(Call call, int folder, const char* path, Work work) {
  if (const std::optional<std::string> name = inside(folder, path)) {
    if (const Fate fate = fate_of(call, *name); fate.error != 0) return failed(fate.error);
  }
  return static_cast<int>(work());
}

// A call with an open file.
template <class Work>
auto held(Call call, int descriptor, Work work) -> decltype(work()) {
  if (const Open* open = watched(descriptor)) {
    if (const Fate fate = fate_of(call, open->path); fate.error != 0) return failed(fate.error);
  }
  return work();
}

template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

std::string_view to_text(Fault fault) {
  constexpr std::array<std::string_view, 6> kTexts{"death",       "death in the middle of a write", "EIO", "ENOSPC",
                                                   "short write", "locked by another process"};
  return kTexts.at(static_cast<std::size_t>(fault));
}

void watch(const fs::path& folder) {
  static State the_state;
  the_state = State{};
  the_state.folder = folder.string();
  state = &the_state;
}

void arm(const Plan& plan) {
  state->plan = plan;
  state->armed = true;
  state->is_full = false;
  state->counts = {};
  state->struck.clear();
  state->slept = 0;
}

void disarm() { state->armed = false; }
long slept() { return state->slept; }
long counted(Fault fault) { return state->counts[static_cast<std::size_t>(fault)]; }
const std::string& struck() { return state->struck; }

std::map<std::string, int> note_all() {
  state->happened.clear();
  state->files.clear();
  state->next_file = 0;
  for (const auto& entry : fs::recursive_directory_iterator{state->folder}) {
    if (entry.is_regular_file())
      state->files[entry.path().lexically_relative(state->folder).string()] = state->next_file++;
  }
  for (Open& open : state->open) open.file = open.watched ? number_of(open.path) : kNoFile;
  state->notes = true;
  return state->files;
}

std::vector<Happened> stop_noting() {
  state->notes = false;
  return std::move(state->happened);
}

void note_acknowledged() { note({}); }

}  // namespace nullo::trust

// ---- the functions of the C library. They have other names here, so that their declarations in its headers (with
// attributes and inline parts that differ between versions) do not meet these. The mode of open() and the argument of
// fcntl() are read whether they were passed or not: where they were not, the system does not look at them.

namespace nullo::trust {
extern "C" {

int trust_open(const char* path, int flags, mode_t mode) __asm__("open");
int trust_open64(const char* path, int flags, mode_t mode) __asm__("open64");
int trust_openat(int folder, const char* path, int flags, mode_t mode) __asm__("openat");
int trust_openat64(int folder, const char* path, int flags, mode_t mode) __asm__("openat64");
int trust_close(int descriptor) __asm__("close");
ssize_t trust_read(int descriptor, void* bytes, std::size_t size) __asm__("read");
ssize_t trust_pread(int descriptor, void* bytes, std::size_t size, off_t place) __asm__("pread");
ssize_t trust_pread64(int descriptor, void* bytes, std::size_t size, off_t place) __asm__("pread64");
ssize_t trust_write(int descriptor, const void* bytes, std::size_t size) __asm__("write");
ssize_t trust_pwrite(int descriptor, const void* bytes, std::size_t size, off_t place) __asm__("pwrite");
ssize_t trust_pwrite64(int descriptor, const void* bytes, std::size_t size, off_t place) __asm__("pwrite64");
ssize_t trust_sendfile(int to, int from, off_t* place, std::size_t size) __asm__("sendfile");
int trust_fsync(int descriptor) __asm__("fsync");
int trust_fdatasync(int descriptor) __asm__("fdatasync");
int trust_ftruncate(int descriptor, off_t size) __asm__("ftruncate");
int trust_ftruncate64(int descriptor, off_t size) __asm__("ftruncate64");
int trust_rename(const char* from, const char* to) __asm__("rename");
int trust_link(const char* from, const char* to) __asm__("link");
int trust_unlink(const char* path) __asm__("unlink");
int trust_unlinkat(int folder, const char* path, int flags) __asm__("unlinkat");
int trust_mkdir(const char* path, mode_t mode) __asm__("mkdir");
int trust_rmdir(const char* path) __asm__("rmdir");
int trust_fcntl(int descriptor, int command, long argument) __asm__("fcntl");
int trust_fcntl64(int descriptor, int command, long argument) __asm__("fcntl64");
int trust_flock(int descriptor, int operation) __asm__("flock");
int trust_access(const char* path, int mode) __asm__("access");
int trust_stat(const char* path, struct stat* status) __asm__("stat");
int trust_stat64(const char* path, struct stat* status) __asm__("stat64");
int trust_lstat(const char* path, struct stat* status) __asm__("lstat");
int trust_lstat64(const char* path, struct stat* status) __asm__("lstat64");
int trust_fstat(int descriptor, struct stat* status) __asm__("fstat");
int trust_fstat64(int descriptor, struct stat* status) __asm__("fstat64");
ssize_t trust_readlink(const char* path, char* text, std::size_t size) __asm__("readlink");
int trust_chmod(const char* path, mode_t mode) __asm__("chmod");
int trust_fchmod(int descriptor, mode_t mode) __asm__("fchmod");
void* trust_mmap(void* at, std::size_t size, int protection, int flags, int file, off_t place) __asm__("mmap");
void* trust_mmap64(void* at, std::size_t size, int protection, int flags, int file, off_t place) __asm__("mmap64");
dirent* trust_readdir(DIR* folder) __asm__("readdir");
int trust_closedir(DIR* folder) __asm__("closedir");
std::FILE* trust_fopen(const char* path, const char* mode) __asm__("fopen");
std::FILE* trust_fopen64(const char* path, const char* mode) __asm__("fopen64");
int trust_usleep(unsigned microseconds) __asm__("usleep");
int trust_nanosleep(const timespec* time, timespec* rest) __asm__("nanosleep");

int trust_open(const char* path, int flags, mode_t mode) { return open_in(AT_FDCWD, path, flags, mode); }
int trust_open64(const char* path, int flags, mode_t mode) { return open_in(AT_FDCWD, path, flags, mode); }
int trust_openat(int folder, const char* path, int flags, mode_t mode) { return open_in(folder, path, flags, mode); }
int trust_openat64(int folder, const char* path, int flags, mode_t mode) { return open_in(folder, path, flags, mode); }

int trust_close(int descriptor) {
  if (Open* open = watched(descriptor)) *open = {};
  return static_cast<int>(raw(SYS_close, descriptor));
}

ssize_t trust_read(int descriptor, void* bytes, std::size_t size) {
  return held(Call::kRead, descriptor, [&] { return raw(SYS_read, descriptor, bytes, size); });
}
ssize_t trust_pread(int descriptor, void* bytes, std::size_t size, off_t place) {
  return held(Call::kRead, descriptor, [&] { return raw(SYS_pread64, descriptor, bytes, size, place); });
}
ssize_t trust_pread64(int descriptor, void* bytes, std::size_t size, off_t place) {
  return trust_pread(descriptor, bytes, size, place);
}

ssize_t trust_write(int descriptor, const void* bytes, std::size_t size) {
  return write_at(descriptor, bytes, size, std::nullopt);
}
ssize_t trust_pwrite(int descriptor, const void* bytes, std::size_t size, off_t place) {
  return write_at(descriptor, bytes, size, place);
}
ssize_t trust_pwrite64(int descriptor, const void* bytes, std::size_t size, off_t place) {
  return write_at(descriptor, bytes, size, place);
}

// Only where a file system has no links is a file copied, and no power cut is tried there: it is not noted.
ssize_t trust_sendfile(int to, int from, off_t* place, std::size_t size) {
  return held(Call::kWrite, to, [&] { return raw(SYS_sendfile, to, from, place, size); });
}

int trust_fsync(int descriptor) { return sync_with(SYS_fsync, descriptor); }
int trust_fdatasync(int descriptor) { return sync_with(SYS_fdatasync, descriptor); }

int trust_ftruncate(int descriptor, off_t size) {
  const Open* open = watched(descriptor);
  const int result =
      held(Call::kTruncate, descriptor, [&] { return static_cast<int>(raw(SYS_ftruncate, descriptor, size)); });
  if (open != nullptr && result == 0) {
    note({Happened::What::kTruncate, open->file, {}, {}, static_cast<std::uint64_t>(size), {}});
  }
  return result;
}
int trust_ftruncate64(int descriptor, off_t size) { return trust_ftruncate(descriptor, size); }

int trust_rename(const char* from, const char* to) {
  const int result =
      named(Call::kRename, AT_FDCWD, to, [&] { return raw(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0); });
  const std::optional<std::string> before = inside(from);
  const std::optional<std::string> after = inside(to);
  if (result == 0 && before && after) {
    const int file = number_of(*before);
    state->files.erase(*before);
    state->files[*after] = file;
    note({Happened::What::kRename, file, *before, *after, 0, {}});
  }
  return result;
}

int trust_link(const char* from, const char* to) {
  const int result = named(Call::kLink, AT_FDCWD, to, [&] { return raw(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0); });
  const std::optional<std::string> before = inside(from);
  const std::optional<std::string> after = inside(to);
  if (result == 0 && before && after) {
    state->files[*after] = number_of(*before);
    note({Happened::What::kLink, number_of(*before), *after, {}, 0, {}});
  }
  return result;
}

int trust_unlink(const char* path) { return remove_in(AT_FDCWD, path, 0); }
int trust_unlinkat(int folder, const char* path, int flags) { return remove_in(folder, path, flags); }
int trust_rmdir(const char* path) { return remove_in(AT_FDCWD, path, AT_REMOVEDIR); }

int trust_mkdir(const char* path, mode_t mode) {
  const int result = named(Call::kFolder, AT_FDCWD, path, [&] { return raw(SYS_mkdirat, AT_FDCWD, path, mode); });
  const std::optional<std::string> name = inside(path);
  if (result == 0 && name) note({Happened::What::kFolder, kNoFile, *name, {}, 0, {}});
  return result;
}

int trust_fcntl(int descriptor, int command, long argument) {
  const auto call = [&] { return static_cast<int>(raw(SYS_fcntl, descriptor, command, argument)); };
  if (command == F_SETLK || command == F_SETLKW) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): this is how the argument comes
    const bool unlocks = reinterpret_cast<const struct flock*>(argument)->l_type == F_UNLCK;
    return unlocks ? call() : held(Call::kLock, descriptor, call);
  }
  if (command == F_GETLK) return held(Call::kLook, descriptor, call);
  return call();
}
int trust_fcntl64(int descriptor, int command, long argument) { return trust_fcntl(descriptor, command, argument); }
int trust_flock(int descriptor, int operation) {
  return held(Call::kLock, descriptor, [&] { return static_cast<int>(raw(SYS_flock, descriptor, operation)); });
}

int trust_access(const char* path, int mode) {
  return named(Call::kLook, AT_FDCWD, path, [&] { return raw(SYS_faccessat, AT_FDCWD, path, mode); });
}
int trust_stat(const char* path, struct stat* status) {
  return named(Call::kLook, AT_FDCWD, path, [&] { return raw(SYS_newfstatat, AT_FDCWD, path, status, 0); });
}
int trust_stat64(const char* path, struct stat* status) { return trust_stat(path, status); }
int trust_lstat(const char* path, struct stat* status) {
  return named(Call::kLook, AT_FDCWD, path,
               [&] { return raw(SYS_newfstatat, AT_FDCWD, path, status, AT_SYMLINK_NOFOLLOW); });
}
int trust_lstat64(const char* path, struct stat* status) { return trust_lstat(path, status); }
int trust_fstat(int descriptor, struct stat* status) {
  return held(Call::kLook, descriptor, [&] { return static_cast<int>(raw(SYS_fstat, descriptor, status)); });
}
int trust_fstat64(int descriptor, struct stat* status) { return trust_fstat(descriptor, status); }
ssize_t trust_readlink(const char* path, char* text, std::size_t size) {
  return named(Call::kLook, AT_FDCWD, path, [&] { return raw(SYS_readlinkat, AT_FDCWD, path, text, size); });
}

int trust_chmod(const char* path, mode_t mode) {
  return named(Call::kMode, AT_FDCWD, path, [&] { return raw(SYS_fchmodat, AT_FDCWD, path, mode); });
}
int trust_fchmod(int descriptor, mode_t mode) {
  return held(Call::kMode, descriptor, [&] { return static_cast<int>(raw(SYS_fchmod, descriptor, mode)); });
}

void* trust_mmap(void* at, std::size_t size, int protection, int flags, int file, off_t place) {
  const long address = held(Call::kMap, file, [&] { return raw(SYS_mmap, at, size, protection, flags, file, place); });
  return reinterpret_cast<void*>(address);  // NOLINT(performance-no-int-to-ptr): this is how the system answers
}
void* trust_mmap64(void* at, std::size_t size, int protection, int flags, int file, off_t place) {
  return trust_mmap(at, size, protection, flags, file, place);
}

dirent* trust_readdir(DIR* folder) {
  static auto* const kNext = next<dirent*(DIR*)>("readdir");
  if (state != nullptr && folder != nullptr) {
    if (const Open* open = watched(::dirfd(folder))) {
      if (const Fate fate = fate_of(Call::kLook, open->path); fate.error != 0) {
        errno = fate.error;
        return nullptr;
      }
    }
  }
  return kNext(folder);
}

// It closes the descriptor from inside of the C library.
int trust_closedir(DIR* folder) {
  static auto* const kNext = next<int(DIR*)>("closedir");
  if (Open* open = watched(::dirfd(folder))) *open = {};
  return kNext(folder);
}

// What is read through the C library's own buffer is read from inside of it: only the opening can fail here.
std::FILE* trust_fopen(const char* path, const char* mode) {
  static auto* const kNext = next<std::FILE*(const char*, const char*)>("fopen");
  if (const std::optional<std::string> name = inside(path)) {
    if (const Fate fate = fate_of(Call::kOpen, *name); fate.error != 0) {
      errno = fate.error;
      return nullptr;
    }
  }
  return kNext(path, mode);
}
std::FILE* trust_fopen64(const char* path, const char* mode) { return trust_fopen(path, mode); }

int trust_usleep(unsigned microseconds) {
  constexpr unsigned kMillion = 1'000'000;
  timespec time{};
  time.tv_sec = static_cast<time_t>(microseconds / kMillion);
  time.tv_nsec = static_cast<long>(microseconds % kMillion) * 1000;
  return trust_nanosleep(&time, nullptr);
}

// Newer versions of SQLite sleep with this one.
int trust_nanosleep(const timespec* time, timespec* rest) {
  if (state == nullptr || !state->armed) {
    return static_cast<int>(raw(SYS_clock_nanosleep, CLOCK_REALTIME, 0, time, rest));
  }
  constexpr long kMillion = 1'000'000;
  constexpr long kThousand = 1'000;
  state->slept += static_cast<long>(time->tv_sec) * kMillion + time->tv_nsec / kThousand;
  return 0;
}

}  // extern "C"
}  // namespace nullo::trust
