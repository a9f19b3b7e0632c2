#include "store/copy.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include "store/files.h"
#include "store/stamp.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;

fs::path part_of(const fs::path& file) { return file.string() + ".part"; }

void write_part(SQLite::Database& from, const fs::path& part) {
  SQLite::Database copy{part.string(), SQLite::OPEN_READWRITE};
  copy.exec("PRAGMA synchronous = OFF");  // wait_for_disk() flushes the whole copy once
  copy_pages(from, copy);
  // makes the copy a single file, whatever journal mode the original has
  copy.execAndGet("PRAGMA journal_mode = DELETE");
  if (const std::string found = damage_of(copy); !found.empty()) throw SQLite::Exception{found, SQLITE_CORRUPT};
}

}  // namespace

void copy_pages(SQLite::Database& from, SQLite::Database& to) {
  SQLite::Backup backup{to, from};
  const int result = backup.executeStep(-1);
  if (result != SQLITE_DONE) throw SQLite::Exception{"the copy was interrupted", result};
}

void copy_to_file(SQLite::Database& from, const fs::path& file) {
  const fs::path part = part_of(file);
  discard(part);
  make_private_file(part);
  try {
    write_part(from, part);
    wait_for_disk(part);
    fs::rename(part, file);
    wait_for_disk(file.parent_path());
  } catch (...) {
    discard(part);  // do not leave half a copy
    throw;
  }
}

}  // namespace nullo::store
