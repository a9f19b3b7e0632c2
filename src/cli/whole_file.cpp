#include "cli/whole_file.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nullo::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, int error) {
  const char* advice = error == ENOSPC || error == EDQUOT ? "Make room on the disk, or name"
                                                          : "Name a file in a folder that is there and that you may "
                                                            "write to, or choose";
  throw PlaceFailure{fmt::format("cannot write {}: {}. {} another place with -o.", path.string(),
                                 std::generic_category().message(error), advice)};
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

}  // namespace

void write_whole(const fs::path& path, std::string_view text) {
  std::error_code error;
  // A link stays one, and what it leads to gets the text.
  const fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : path;
  if (error && error != std::errc::no_such_file_or_directory) fail(path, error.value());
  const fs::file_status status = fs::status(target, error);
  if (fs::is_directory(status)) fail(path, EISDIR);
  if (fs::exists(status) && !fs::is_regular_file(status)) {  // a device or a pipe: nothing may take its place
    throw PlaceFailure{
        fmt::format("cannot write {}: it is no plain file. Leave -o away to write to standard output.", path.string())};
  }
  Part part{target};
  part.write(text);
  part.take_its_place();
  flush_folder(target);
}

}  // namespace nullo::cli
