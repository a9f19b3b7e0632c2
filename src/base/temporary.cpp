#include "base/temporary.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <string>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/uuid.h"

namespace nullo {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBeginning = ".nullo-";
constexpr const char* kFile = "new";
constexpr std::array kWithin{"new", "new-journal", "new-wal", "new-shm"};  // SQLite puts the others beside it

// What a signal has to remove; without memory that could be in use just then.
struct Slot {
  std::atomic<bool> used = false;
  std::atomic<int> folder = -1;  // open
  std::array<char, PATH_MAX> path{};
};
std::array<Slot, 4> slots;  // a process has two temporaries at most

void remove_within(int folder) noexcept {
  for (const char* name : kWithin) ::unlinkat(folder, name, 0);
}

// A slot without a folder: there is none in the slots.
Slot* slot_of(int folder) noexcept {
  const auto found = std::ranges::find_if(
      slots, [&](const Slot& slot) { return folder < 0 ? !slot.used : slot.used && slot.folder == folder; });
  return found == slots.end() ? nullptr : &*found;
}

Slot* note(const fs::path& path) noexcept {
  Slot* slot = slot_of(-1);
  const std::string& text = path.native();
  if (slot == nullptr || text.size() >= slot->path.size()) return nullptr;
  *std::ranges::copy(text, slot->path.begin()).out = '\0';
  slot->folder = -1;
  slot->used = true;
  return slot;
}

extern "C" void remove_all_and_end(int signal) {
  for (const Slot& slot : slots) {
    if (!slot.used) continue;
    if (slot.folder >= 0) remove_within(slot.folder);
    ::rmdir(slot.path.data());
  }
  ::signal(signal, SIG_DFL);
  ::raise(signal);
}

bool is_left_behind(const fs::path& path) {
  const std::string name = path.filename().string();
  if (!name.starts_with(kBeginning) || !is_uuid(std::string_view{name}.substr(kBeginning.size()))) return false;
  struct stat status{};
  constexpr mode_t kOthers = S_IRWXG | S_IRWXO;
  return ::lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid() &&
         (status.st_mode & kOthers) == 0;
}

void tidy(const fs::path& path) {
  const Handle folder{::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)};
  if (!folder.is_open() || ::flock(folder.get(), LOCK_EX | LOCK_NB) != 0) return;  // somebody works with it
  remove_within(folder.get());
  ::rmdir(path.c_str());
}

}  // namespace

Temporary::~Temporary() { remove(); }

int Temporary::make(const fs::path& folder, mode_t mode) {
  int error = try_to_make(folder, mode);
  if (error == ENOENT) error = try_to_make(folder, mode);  // somebody may have tidied it up before it was locked
  return error;
}

int Temporary::try_to_make(const fs::path& folder, mode_t mode) {
  folder_ = folder / (std::string{kBeginning} + random_uuid());
  Slot* slot = note(folder_);
  int error = ::mkdir(folder_.c_str(), S_IRWXU) == 0 ? 0 : errno;
  if (error == 0) {
    folder_handle_ = Handle{::open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)};
    if (slot != nullptr) slot->folder = folder_handle_.get();
    if (!folder_handle_.is_open()) error = errno;
  }
  if (error == 0) {
    (void)::flock(folder_handle_.get(), LOCK_EX | LOCK_NB);  // where there are no locks, nobody tidies up
    file_ = Handle{::openat(folder_handle_.get(), kFile, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)};
    if (!file_.is_open()) error = errno;
  }
  if (error == 0) return 0;
  ::rmdir(folder_.c_str());
  if (slot != nullptr) slot->used = false;
  folder_handle_ = Handle{};
  folder_.clear();
  return error;
}

fs::path Temporary::path() const { return folder_ / kFile; }

int Temporary::take_name(const fs::path& name) {
  if (!file_.close() || ::rename(path().c_str(), name.c_str()) != 0) return errno;
  remove();
  return 0;
}

void Temporary::remove() noexcept {
  if (!folder_handle_.is_open()) return;
  const int why = errno;
  remove_within(folder_handle_.get());
  ::rmdir(folder_.c_str());
  if (Slot* slot = slot_of(folder_handle_.get()); slot != nullptr) slot->used = false;
  folder_handle_.close();
  errno = why;
}

void tidy_temporaries(const fs::path& folder) noexcept {
  const int why = errno;
  try {
    std::error_code none;
    for (fs::directory_iterator entry{folder, none}; !none && entry != fs::directory_iterator{};
         entry.increment(none)) {
      if (is_left_behind(entry->path())) tidy(entry->path());
    }
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
    // There was no memory for a name: the next time.
  }
  errno = why;
}

void remove_temporaries_at_signals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction before{};
    if (::sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_DFL) {
      ::signal(signal, remove_all_and_end);
    }
  }
}

}  // namespace nullo
