#include "store/place.h"

#include <cerrno>
#include <limits>

#include <sqlite3.h>
#include <sys/stat.h>

#include "store/failed_read.h"
#include "store/revision.h"
#include "store/stamp.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::store {
namespace {

// Of the file without its log; nothing: it is not a whole database of this program.
std::optional<Content> content_alone(const std::filesystem::path& path) {
  try {
    SQLite::Database file = open_without_log(path);
    const Stamp stamp = stamp_of(file);
    refuse_unless_ours(stamp, path);
    return stamp.is_new() ? Content{} : Content::of(file);
  } catch (const StoreError&) {
    return std::nullopt;
  } catch (const SQLite::Exception& error) {
    if (is_damage(error) || (error.getErrorCode() & 0xFF) == SQLITE_ERROR) return std::nullopt;
    throw;
  }
}

}  // namespace

Content Content::of(SQLite::Database& connection) {
  Content content{revision_of(connection), {}};
  unless_the_disk_failed(connection.getHandle(), [&] {
    SQLite::Statement first{connection, "SELECT id FROM session ORDER BY key LIMIT 1"};
    if (first.executeStep()) content.oldest = first.getColumn(0).getString();
  });
  return content;
}

Place::Place(const std::filesystem::path& database)
    : database_{database}, log_path_{database.native() + "-wal"}, file_{file_at(database.native())} {}

Place::File Place::file_at(const std::string& path) {
  struct stat status{};
  if (::stat(path.c_str(), &status) == 0) {
    return {{status.st_dev, status.st_ino}, status.st_size, {status.st_mtim.tv_sec, status.st_mtim.tv_nsec}};
  }
  if (errno == EIO) throw SQLite::Exception{text::say("the disk does not say which file this is"), SQLITE_IOERR};
  return {};
}

void Place::know_log() { log_ = file_at(log_path_); }

void Place::know_file(const std::optional<Content>& content) {
  const File now = file_at(database_.native());
  if (now.number != file_.number) return;
  file_ = now;
  if (content) content_ = content;
  if (content && !content->oldest.empty()) oldest_ = content->oldest;
}

void Place::know_file_alone() { know_file(content_alone(database_).value_or(Content{})); }

// Other programs may copy the log into the file, or touch it: then it has at least what it had for certain.
bool Place::has_our_content() const {
  const std::optional<Content> now = content_alone(database_);
  if (!now || now->revision < content_->revision) return false;
  return now->oldest == content_->oldest || (content_->oldest.empty() && now->oldest == oldest_);
}

bool Place::has_its_log() const {
  const File now = file_at(log_path_);
  return log_ && log_->number == now.number && now.bytes > 0;
}

Place::Found Place::look() {
  const File now = file_at(database_.native());
  if (now.number != file_.number) return Found::kGone;
  if (log_ && log_->number != file_at(log_path_).number) return Found::kGone;
  if (!content_ || (now.bytes == file_.bytes && now.written == file_.written)) return Found::kInPlace;
  if (!has_our_content()) {
    // For good: what is in memory and in the log belongs to nothing that is put there later, either.
    content_->revision = std::numeric_limits<std::int64_t>::max();
    return Found::kOverwritten;
  }
  file_ = now;
  return Found::kInPlace;
}

}  // namespace nullo::store
