#include "base/whole_file.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/disk.h"
#include "base/handle.h"
#include "base/temporary.h"

namespace nullo {
namespace {

namespace fs = std::filesystem;

using Help = PlaceFailure::Help;

[[noreturn]] void fail(const fs::path& path, int error) {
  const bool full = error == ENOSPC || error == EDQUOT;
  throw PlaceFailure{fmt::format("cannot write {}: {}.", path.string(), std::generic_category().message(error)),
                     full ? Help::kMakeRoom : Help::kOtherFile};
}

// What takes the target's place at the end.
class Part {
 public:
  explicit Part(const fs::path& path) : path_{path} {
    constexpr mode_t kAsTheUmaskSays = 0666;
    if (const int error = temporary_.make(folder_of(path), kAsTheUmaskSays); error != 0) fail(path_, error);
  }

  void put(std::string_view text) {
    constexpr std::size_t kPiece = std::size_t{1} << 16U;
    waiting_ += text;
    if (waiting_.size() < kPiece) return;
    write(waiting_);
    waiting_.clear();
  }

  void take_its_place() {
    write(waiting_);
    take_its_permissions();
    if (::fsync(temporary_.descriptor()) != 0) fail(path_, errno);
    if (const int error = temporary_.take_name(path_); error != 0) fail(path_, error);
  }

 private:
  void write(std::string_view text) {
    if (const int error = write_all(temporary_.descriptor(), text); error != 0) fail(path_, error);
  }

  // Takes over the permissions of the file that is replaced, if there is one.
  void take_its_permissions() {
    constexpr mode_t kPermissions = 07777;
    struct stat before{};
    struct stat now{};
    if (::stat(path_.c_str(), &before) != 0) return;
    if (::fstat(temporary_.descriptor(), &now) != 0) fail(path_, errno);
    const mode_t wanted = before.st_mode & kPermissions;
    if (wanted != (now.st_mode & kPermissions) && ::fchmod(temporary_.descriptor(), wanted) != 0) fail(path_, errno);
  }

  fs::path path_;
  Temporary temporary_;
  std::string waiting_;  // to be written with the next piece
};

// Makes sure that the new name is on the disk too. A folder that may be written to but not read cannot be flushed.
void flush_folder(const fs::path& path) {
  const int error = flush_to_disk(folder_of(path));
  if (error == 0 || error == EACCES) return;
  throw PlaceFailure{fmt::format("{} is written, but may be gone after a power cut: {}.", path.string(),
                                 std::generic_category().message(error)),
                     Help::kOtherFile};
}

// Creates an empty file of that name; false if there is one already.
bool claim(const fs::path& path) {
  constexpr mode_t kAsTheUmaskSays = 0666;
  const Handle file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kAsTheUmaskSays)};
  if (!file.is_open() && errno != EEXIST) fail(path, errno);
  return file.is_open();
}

// Writes the file and returns the path where it lies.
fs::path put_in_place(const fs::path& path, const Source& source) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::is_directory(status)) fail(path, EISDIR);
  if (fs::exists(status) && !fs::is_regular_file(status)) {  // a device or a pipe cannot be replaced
    throw PlaceFailure{fmt::format("cannot write {}: it is no plain file.", path.string()), Help::kNoFile};
  }
  fs::path target = end_of_links(path);  // the link stays, and what it leads to is replaced
  Part part{target};
  source([&part](std::string_view piece) { part.put(piece); });
  part.take_its_place();
  return target;
}

}  // namespace

fs::path end_of_links(const fs::path& path) {
  constexpr int kMostLinks = 40;  // as many as the system follows
  fs::path at = path;
  std::error_code error;
  for (int links = 0; fs::is_symlink(fs::symlink_status(at, error)); ++links) {
    if (links == kMostLinks) fail(path, ELOOP);
    const fs::path next = fs::read_symlink(at, error);
    if (error) fail(path, error.value());
    at = at.parent_path() / next;  // if it is absolute, it replaces the path
  }
  return at;
}

void write_whole(const fs::path& path, const Source& source) { flush_folder(put_in_place(path, source)); }

fs::path write_beside_others(const fs::path& folder, std::string_view stem, std::string_view ending,
                             const Source& source) {
  make_folder(folder);
  fs::path path = folder / fmt::format("{}{}", stem, ending);
  for (int number = 2; !claim(path); ++number) path = folder / fmt::format("{} {}{}", stem, number, ending);
  try {
    put_in_place(path, source);
  } catch (...) {
    ::unlink(path.c_str());
    throw;
  }
  flush_folder(path);
  return path;
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!error) return;
  throw PlaceFailure{fmt::format("cannot make the folder {}: {}.", folder.string(), error.message()),
                     Help::kOtherFolder};
}

}  // namespace nullo
