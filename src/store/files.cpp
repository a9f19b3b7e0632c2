#include "store/files.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/disk.h"
#include "base/handle.h"
#include "text/say.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kOwnersFolder = S_IRWXU;
constexpr mode_t kOwnersFile = S_IRUSR | S_IWUSR;

// `what`: of {file}, for a {reason}.
StoreError failure(text::Sentence what, const fs::path& path) {
  return {StoreError::Kind::kMachine, text::say(what, path.string(), std::strerror(errno))};
}

fs::path from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? fs::path{} : fs::path{value};
}

fs::path home() {
  if (fs::path folder = from_environment("HOME"); folder.is_absolute()) return folder;
  const passwd* account = ::getpwuid(::getuid());
  return account == nullptr ? fs::path{} : fs::path{account->pw_dir};
}

}  // namespace

fs::path default_path() {
  fs::path data = from_environment("XDG_DATA_HOME");
  if (!data.is_absolute()) data = home() / ".local/share";  // the XDG specification says to ignore relative paths
  return data / "nullo" / "nullo.db";
}

void make_private_folder(const fs::path& folder) {
  if (folder.empty() || fs::is_directory(folder)) return;
  make_private_folder(folder.parent_path());
  if (::mkdir(folder.c_str(), kOwnersFolder) != 0 && errno != EEXIST) {
    throw failure(text::mark("Could not make the folder {file}: {reason}."), folder);
  }
  wait_for_disk(folder_of(folder));
}

bool make_private_file(const fs::path& file) {
  const Handle handle{::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOwnersFile)};
  if (handle.is_open()) {
    // Whatever the umask is, the owner can read and write the file.
    if (::fchmod(handle.get(), kOwnersFile) != 0)
      throw failure(text::mark("Could not set who may read {file}: {reason}."), file);
  } else if (errno != EEXIST) {
    throw failure(text::mark("Could not make the file {file}: {reason}."), file);
  }
  return handle.is_open();
}

void make_private(Temporary& temporary, const fs::path& file) {
  errno = temporary.make(folder_of(file), kOwnersFile);
  if (errno != 0) throw failure(text::mark("Could not make the file {file}: {reason}."), file);
  if (::fchmod(temporary.descriptor(), kOwnersFile) != 0)
    throw failure(text::mark("Could not set who may read {file}: {reason}."), file);
}

void give_name(Temporary& temporary, const fs::path& file) {
  errno = temporary.take_name(file);
  if (errno != 0) throw failure(text::mark("Could not make the file {file}: {reason}."), file);
}

bool has_bytes(const Temporary& temporary) {
  struct stat status{};
  if (::fstat(temporary.descriptor(), &status) != 0)
    throw failure(text::mark("Could not look at {file}: {reason}."), temporary.path());
  return status.st_size > 0;
}

bool has_bytes(const fs::path& file) {
  struct stat status{};
  if (::stat(file.c_str(), &status) == 0) return !S_ISREG(status.st_mode) || status.st_size > 0;
  if (errno == ENOENT || errno == ENOTDIR) return false;
  throw failure(text::mark("Could not look at {file}: {reason}."), file);
}

void tidy_beside(const fs::path& database) noexcept {
  tidy_temporaries(folder_of(database));
  tidy_temporaries(backup_folder(database));
}

void add_name(const fs::path& file, const fs::path& name) {
  if (::link(file.c_str(), name.c_str()) == 0) return;
  if (errno == EEXIST) throw failure(text::mark("Could not make the file {file}: {reason}."), name);
  if (!make_private_file(name)) throw failure(text::mark("Could not make the file {file}: {reason}."), name);
  errno = copy_bytes(file, name);
  if (errno != 0) throw failure(text::mark("Could not copy into the file {file}: {reason}."), name);
  wait_for_disk(name);
}

void remove_file(const fs::path& file) {
  if (::unlink(file.c_str()) != 0 && errno != ENOENT)
    throw failure(text::mark("Could not remove {file}: {reason}."), file);
}

void wait_for_disk(const fs::path& path) {
  errno = flush_to_disk(path);
  if (errno != 0) throw failure(text::mark("Could not wait until the disk has {file}: {reason}."), path);
}

void wait_for_name(const fs::path& file) {
  const int error = flush_to_disk(folder_of(file));
  if (error == 0) return;
  throw NotFlushed{StoreError::Kind::kMachine,
                   text::say("{file} is written, but may be gone after a power cut: {reason}.", file.string(),
                             std::strerror(error))};
}

}  // namespace nullo::store
