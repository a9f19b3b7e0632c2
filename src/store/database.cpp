#include "store/database.h"

#include <sys/stat.h>

#include "store/stamp.h"

namespace nullo::store {
namespace {

SQLite::Database connect(const std::filesystem::path& path, Database::Mode mode) {
  if (mode == Database::Mode::kUntouched) return open_untouched(path);
  // A Store is used by one thread: SQLite need not lock itself at every call.
  const int access = mode == Database::Mode::kRead ? SQLite::OPEN_READONLY : SQLite::OPEN_READWRITE;
  const int flags = access | SQLite::OPEN_NOMUTEX;
  return {path.string(), flags, kBusyMilliseconds};
}

}  // namespace

Query::~Query() {
  prepared_->statement.tryReset();
  prepared_->in_use = false;
}

Database::Database(const std::filesystem::path& path, Mode mode)

    : path_{path}, file_{file_at(path)}, connection_{connect(path, mode)} {
  refuse_unless_ours(stamp_of(connection_), path);  // again, now that nobody can put another file in its place
  exec("PRAGMA foreign_keys = ON");
  exec("PRAGMA synchronous = FULL");
  if (mode != Mode::kWrite) exec("PRAGMA query_only = ON");
}

Database::File Database::file_at(const std::filesystem::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return {};
  return {status.st_dev, status.st_ino};
}

std::int64_t Database::number(const char* sql) {
  Query query{prepared(sql)};
  query.step();
  return query.integer(0);
}

void Database::start_writing() { exec("PRAGMA query_only = OFF"); }

Prepared& Database::prepared(const char* sql) {
  std::unique_ptr<Prepared>& kept = prepared_[sql];
  if (!kept) kept.reset(new Prepared{SQLite::Statement{connection_, sql}});
  return *kept;
}

}  // namespace nullo::store
