#include "app/whole_file.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nullo::app {
namespace {

namespace fs = std::filesystem;

using Help = PlaceFailure::Help;

[[noreturn]] void fail(const fs::path& path, int error) {
  const bool full = error == ENOSPC || error == EDQUOT;
  throw PlaceFailure{fmt::format("cannot write {}: {}.", path.string(), std::generic_category().message(error)),
                     full ? Help::kMakeRoom : Help::kOtherFile};
}

// A file beside the one that is meant, gone again unless it takes its place.
class Part {
 public:
  explicit Part(const fs::path& path) : path_{path}, part_{fmt::format("{}.{}.part", path.string(), ::getpid())} {
    ::unlink(part_.c_str());  // left by a process of this number that was killed
    constexpr mode_t kAsTheUmaskSays = 0666;
    file_ = ::open(part_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kAsTheUmaskSays);
    if (file_ < 0) fail(path_, errno);
  }
  ~Part() {
    if (file_ >= 0) ::close(file_);
    if (!part_.empty()) ::unlink(part_.c_str());
  }
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

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
    if (::fsync(file_) != 0) fail(path_, errno);
    const int file = file_;
    file_ = -1;
    if (::close(file) != 0 || ::rename(part_.c_str(), path_.c_str()) != 0) fail(path_, errno);
    part_.clear();
  }

 private:
  void write(std::string_view text) {
    while (!text.empty()) {
      const ssize_t written = ::write(file_, text.data(), text.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) fail(path_, errno);
      text.remove_prefix(static_cast<std::size_t>(written));
    }
  }

  // Those of the file that gives way, if there is one.
  void take_its_permissions() {
    constexpr mode_t kPermissions = 07777;
    struct stat before{};
    struct stat now{};
    if (::stat(path_.c_str(), &before) != 0) return;
    if (::fstat(file_, &now) != 0) fail(path_, errno);
    const mode_t wanted = before.st_mode & kPermissions;
    if (wanted != (now.st_mode & kPermissions) && ::fchmod(file_, wanted) != 0) fail(path_, errno);
  }

  fs::path path_;
  fs::path part_;
  int file_ = -1;
  std::string waiting_;  // to be written with what comes next
};

// The new name is on the disk too. Some file systems know no flush of a folder, and some folders may be written to but
// not read: then there is nothing to wait for.
void flush_folder(const fs::path& path) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
  const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const bool flushed = handle >= 0 && ::fsync(handle) == 0;
  const int error = errno;
  if (handle >= 0) ::close(handle);
  const bool cannot = handle >= 0 ? error == EINVAL || error == ENOTSUP : error == EACCES;
  if (flushed || cannot) return;
  throw PlaceFailure{fmt::format("{} is written, but may be gone after a power cut: {}.", path.string(),
                                 std::generic_category().message(error)),
                     Help::kOtherFile};
}

// What a link leads to in the end, which need not be there; anything else as it is.
fs::path end_of_links(const fs::path& path) {
  constexpr int kMostLinks = 40;  // as the system follows
  fs::path at = path;
  std::error_code error;
  for (int links = 0; fs::is_symlink(fs::symlink_status(at, error)); ++links) {
    if (links == kMostLinks) fail(path, ELOOP);
    const fs::path next = fs::read_symlink(at, error);
    if (error) fail(path, error.value());
    at = at.parent_path() / next;  // which an absolute one replaces
  }
  return at;
}

// Makes an empty file of that name; false if there is one.
bool claim(const fs::path& path) {
  constexpr mode_t kAsTheUmaskSays = 0666;
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kAsTheUmaskSays);
  if (file < 0 && errno != EEXIST) fail(path, errno);
  if (file >= 0) ::close(file);
  return file >= 0;
}

// Where the file lies that has got the bytes.
fs::path put_in_place(const fs::path& path, const Source& source) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::is_directory(status)) fail(path, EISDIR);
  if (fs::exists(status) && !fs::is_regular_file(status)) {  // a device or a pipe: nothing may take its place
    throw PlaceFailure{fmt::format("cannot write {}: it is no plain file.", path.string()), Help::kNoFile};
  }
  fs::path target = end_of_links(path);  // a link stays one, and what it leads to gets the text
  Part part{target};
  source([&part](std::string_view piece) { part.put(piece); });
  part.take_its_place();
  return target;
}

}  // namespace

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

}  // namespace nullo::app
