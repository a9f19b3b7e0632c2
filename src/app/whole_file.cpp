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

  void write(std::string_view text) {
    while (!text.empty()) {
      const ssize_t written = ::write(file_, text.data(), text.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) fail(path_, errno);
      text.remove_prefix(static_cast<std::size_t>(written));
    }
  }

  // Permissions are those of the file that gives way, if there is one.
  void take_its_place() {
    struct stat before {};
    if (::stat(path_.c_str(), &before) == 0) ::fchmod(file_, before.st_mode & 07777U);
    if (::fsync(file_) != 0) fail(path_, errno);
    const int file = file_;
    file_ = -1;
    if (::close(file) != 0 || ::rename(part_.c_str(), path_.c_str()) != 0) fail(path_, errno);
    part_.clear();
  }

 private:
  fs::path path_;
  fs::path part_;
  int file_ = -1;
};

// The new name is on the disk too. Some file systems know no flush of a folder: then there is nothing to wait for.
void flush_folder(const fs::path& path) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
  const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  ::fsync(handle);
  ::close(handle);
}

// Makes an empty file of that name; false if there is one.
bool claim(const fs::path& path) {
  constexpr mode_t kAsTheUmaskSays = 0666;
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kAsTheUmaskSays);
  if (file < 0 && errno != EEXIST) fail(path, errno);
  if (file >= 0) ::close(file);
  return file >= 0;
}

}  // namespace

void write_whole(const fs::path& path, std::string_view text) {
  std::error_code error;
  // A link stays one, and what it leads to gets the text.
  const fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : path;
  if (error && error != std::errc::no_such_file_or_directory) fail(path, error.value());
  const fs::file_status status = fs::status(target, error);
  if (fs::is_directory(status)) fail(path, EISDIR);
  if (fs::exists(status) && !fs::is_regular_file(status)) {  // a device or a pipe: nothing may take its place
    throw PlaceFailure{fmt::format("cannot write {}: it is no plain file.", path.string()), Help::kNoFile};
  }
  Part part{target};
  part.write(text);
  part.take_its_place();
  flush_folder(target);
}

fs::path write_beside_others(const fs::path& folder, std::string_view stem, std::string_view ending,
                             std::string_view text) {
  make_folder(folder);
  fs::path path = folder / fmt::format("{}{}", stem, ending);
  for (int number = 2; !claim(path); ++number) path = folder / fmt::format("{} {}{}", stem, number, ending);
  try {
    write_whole(path, text);
  } catch (const PlaceFailure&) {
    ::unlink(path.c_str());
    throw;
  }
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
