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

constexpr int kPagesAtOnce = 2'000;  // between two reports of how far the copy is

void write_part(SQLite::Database& from, const fs::path& part, const Progress& progress) {
  SQLite::Database copy{part.string(), SQLite::OPEN_READWRITE};
  copy.exec("PRAGMA synchronous = OFF");  // wait_for_disk() flushes the whole copy once
  copy_pages(from, copy, progress);
  // makes the copy a single file, whatever journal mode the original has
  copy.execAndGet("PRAGMA journal_mode = DELETE");
  if (const std::string found = damage_of(copy); !found.empty()) throw SQLite::Exception{found, SQLITE_CORRUPT};
}

}  // namespace

// With progress in several steps: should another program write in between, SQLite begins again.
void copy_pages(SQLite::Database& from, SQLite::Database& to, const Progress& progress) {
  SQLite::Backup backup{to, from};
  int result = SQLITE_OK;
  while (result == SQLITE_OK) {
    result = backup.executeStep(progress ? kPagesAtOnce : -1);
    const int all = backup.getTotalPageCount();
    if (progress) progress({"pages are copied", all - backup.getRemainingPageCount(), all});
  }
  if (result != SQLITE_DONE) throw SQLite::Exception{"the copy was interrupted", result};
}

void copy_to_temporary(SQLite::Database& from, const fs::path& file, const Progress& progress) {
  const fs::path part = part_of(file);
  discard(part);
  make_private_file(part);
  try {
    write_part(from, part, progress);
    wait_for_disk(part);
    fs::rename(part, file);
  } catch (...) {
    discard(part);  // do not leave half a copy
    throw;
  }
}

void copy_to_file(SQLite::Database& from, const fs::path& file, const Progress& progress) {
  copy_to_temporary(from, file, progress);
  wait_for_name(file);
}

}  // namespace nullo::store
