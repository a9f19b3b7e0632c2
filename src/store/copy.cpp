#include "store/copy.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "store/files.h"
#include "store/stamp.h"
#include "text/say.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;

constexpr int kPagesAtOnce = 2'000;  // between two reports of how far the copy is

// SQLite opens a file by its name. If somebody has put another file there, which can happen in a folder in which others
// may rename what is not theirs, nothing of the data goes into it.
void refuse_another_file(SQLite::Database& opened, const Temporary& meant) {
  opened.exec("PRAGMA user_version = 1");  // makes SQLite write the first page
  if (has_bytes(meant)) return;
  throw StoreError{StoreError::Kind::kMachine,
                   text::say("Somebody else changes the files in {folder}. Choose a folder of your own.",
                             meant.path().parent_path().parent_path().string())};
}

}  // namespace

// With progress in several steps: should another program write in between, SQLite begins again.
void copy_pages(SQLite::Database& from, SQLite::Database& to, const Progress& progress) {
  SQLite::Backup backup{to, from};
  const std::string what = text::say("pages are copied");
  int result = SQLITE_OK;
  while (result == SQLITE_OK) {
    result = backup.executeStep(progress ? kPagesAtOnce : -1);
    const int all = backup.getTotalPageCount();
    if (progress) progress({what, all - backup.getRemainingPageCount(), all});
  }
  if (result != SQLITE_DONE) throw SQLite::Exception{text::say("the copy was interrupted"), result};
}

void copy_into(SQLite::Database& from, const Temporary& to, const Progress& progress) {
  {
    SQLite::Database copy{to.path().string(), SQLite::OPEN_READWRITE};
    copy.exec("PRAGMA synchronous = OFF");  // wait_for_disk() flushes the whole copy once
    copy.execAndGet("PRAGMA journal_mode = MEMORY");
    copy.exec(fmt::format("PRAGMA page_size = {}", from.execAndGet("PRAGMA page_size").getInt()));
    refuse_another_file(copy, to);
    copy_pages(from, copy, progress);
    // makes the copy a single file, whatever journal mode the original has
    copy.execAndGet("PRAGMA journal_mode = MEMORY");
    if (const std::string found = damage_of(copy); !found.empty()) throw SQLite::Exception{found, SQLITE_CORRUPT};
  }
  wait_for_disk(to.path());
}

void copy_to_file(SQLite::Database& from, const fs::path& file, const Progress& progress) {
  Temporary copy;
  make_private(copy, file);
  copy_into(from, copy, progress);
  give_name(copy, file);
  wait_for_name(file);
}

}  // namespace nullo::store
