#include "store/database.h"

#include <algorithm>
#include <cerrno>

#include <fmt/format.h>
#include <sqlite3.h>

#include "session/limits.h"
#include "store/copy.h"
#include "store/failed_read.h"
#include "store/hasty.h"
#include "store/stamp.h"
#include "text/say.h"

namespace nullo::store {
namespace {

SQLite::Database in_memory(const std::filesystem::path& path) {
  SQLite::Database source = open_untouched(path);
  SQLite::Database copy{":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_MEMORY};
  copy_pages(source, copy);
  return copy;
}

// SQLite refuses a file that is shorter than its header says, or whose list of tables it cannot read to the end, unless
// this pragma allows to repair it.
SQLite::Database open_damaged(SQLite::Database connection) {
  ::sqlite3_db_config(connection.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
  connection.exec("PRAGMA writable_schema = ON");
  errno = 0;
  (void)connection.tryExec("SELECT count(*) FROM sqlite_schema");  // fails once, then knows tables before the damage
  // If the disk failed, SQLite knows too few tables and does not say so.
  if (errno == EIO) throw SQLite::Exception{text::say("the list of tables could not be read"), SQLITE_IOERR};
  return connection;
}

SQLite::Database connect(const std::filesystem::path& path, Database::Mode mode, int wait_milliseconds) {
  if (mode == Database::Mode::kUntouched) return open_untouched(path);
  if (mode == Database::Mode::kDamaged) return open_damaged(open_untouched(path));
  if (mode == Database::Mode::kAlone) return open_damaged(open_without_log(path));
  if (mode == Database::Mode::kCopy) return in_memory(path);
  // Only one thread uses a Store, so SQLite need not lock itself at every call.
  const int access = mode == Database::Mode::kRead ? SQLite::OPEN_READONLY : SQLite::OPEN_READWRITE;
  const int flags = access | SQLite::OPEN_NOMUTEX;
  return {path.string(), flags, wait_milliseconds, vfs_for(wait_milliseconds)};
}

// Names the row by its columns before this one: "session 5, seat 17".
std::string row_before(const SQLite::Statement& statement, int column) {
  std::string row;
  for (int before = 0; before < std::min(column, 3); ++before) {
    const SQLite::Column value = statement.getColumn(before);
    const bool shows = value.isInteger() || value.isText();
    row += fmt::format("{}{} {}", row.empty() ? "" : ", ", value.getName(), shows ? value.getString() : "?");
  }
  return row;
}

// The table of a column in the current row; "a sum" if the column is computed.
std::string table_of(const Prepared& prepared, int column) {
  for (sqlite3_stmt* each = ::sqlite3_next_stmt(prepared.connection, nullptr); each != nullptr;
       each = ::sqlite3_next_stmt(prepared.connection, each)) {
    if (::sqlite3_stmt_busy(each) == 0 || prepared.statement.getQuery() != ::sqlite3_sql(each)) continue;
    const char* table = ::sqlite3_column_table_name(each, column);
    return table == nullptr ? text::say("a sum") : text::say("table {table}", table);
  }
  return text::say("a row");
}

text::Sentence kind_of(const SQLite::Column& value) {
  if (value.isNull()) return text::mark("nothing");
  if (value.isFloat()) return text::mark("a number with a fraction");
  return value.isText() ? text::mark("text") : text::mark("bytes");
}

}  // namespace

bool Query::step() {
  return unless_the_disk_failed(prepared_->connection, [this] { return prepared_->statement.executeStep(); });
}

Query::~Query() {
  prepared_->statement.tryReset();
  prepared_->in_use = false;
}

const SQLite::Column& Query::value(int column) const {
  SQLite::Statement& statement = prepared_->statement;
  std::vector<SQLite::Column>& columns = prepared_->columns;
  if (!statement.hasRow()) throw SQLite::Exception{"there is no row to read"};
  if (columns.empty()) {
    const int count = statement.getColumnCount();
    for (int each = 0; each < count; ++each) columns.push_back(statement.getColumn(each));
  }
  return columns.at(static_cast<std::size_t>(column));
}

void Query::refuse(int column, const std::string& expected) const {
  const SQLite::Column& found = value(column);
  const std::string table = table_of(*prepared_, column);
  const std::string shown = found.isInteger() ? found.getString() : text::say(kind_of(found));
  const std::string row = row_before(prepared_->statement, column);
  throw Damage{row.empty() ? text::say("{table}: \"{column}\" is {found}, expected {expected}", table, found.getName(),
                                       shown, expected)
                           : text::say("{table}, row with {row}: \"{column}\" is {found}, expected {expected}", table,
                                       row, found.getName(), shown, expected)};
}

std::int64_t Query::integer(int column) const {
  const SQLite::Column& found = value(column);
  if (!found.isInteger()) refuse(column, text::say("a whole number"));
  return found.getInt64();
}

std::int64_t Query::between(int column, std::int64_t least, std::int64_t most) const {
  const std::int64_t value = integer(column);
  if (value < least || value > most) {
    refuse(column, least == most ? std::to_string(least)
                                 : text::say("{least} to {most}", std::to_string(least), std::to_string(most)));
  }
  return value;
}

int Query::count(int column) const { return static_cast<int>(between(column, 0, std::numeric_limits<int>::max())); }

Seat Query::seat(int column) const { return Seat{static_cast<int>(between(column, 0, kMostSeats - 1))}; }

Amount Query::amount(int column) const { return between(column, -session::kMostMoved, session::kMostMoved); }

bool Query::flag(int column) const { return between(column, 0, 1) != 0; }

std::string Query::text(int column) const { return std::string{view(column)}; }

std::string_view Query::view(int column) const {
  const SQLite::Column& found = value(column);
  if (!found.isText()) refuse(column, text::say("text"));
  const char* text = found.getText();
  return {text, static_cast<std::size_t>(found.getBytes())};
}

Database::Database(const std::filesystem::path& path, Mode mode, int wait_milliseconds)
    : path_{path}, place_{path}, connection_{connect(path, mode, wait_milliseconds)} {
  if (mode != Mode::kDamaged) {
    distrust(connection_);
    refuse_unless_ours(stamp_of(connection_), path);  // check again, now that no other process can replace the file
  }
  exec("PRAGMA foreign_keys = ON");
  exec("PRAGMA synchronous = FULL");
  if (mode != Mode::kWrite && mode != Mode::kCopy) exec("PRAGMA query_only = ON");
}

void Database::know_files() {
  place_.know_log();
  const auto after_commit = [](void* self, sqlite3* /*connection*/, const char* /*name*/, int pages) {
    constexpr int kLongLog = 1000;  // pages, as SQLite has it
    if (pages >= kLongLog) static_cast<Database*>(self)->copy_log();
    return SQLITE_OK;
  };
  ::sqlite3_wal_hook(connection_.getHandle(), after_commit, this);
  if (!copy_log()) place_.know_file_alone();
}

void Database::know_files_alone() {
  place_.know_log();
  place_.know_file_alone();
}

Place::Found Database::look() {
  if (!place_.knows_oldest()) place_.know_oldest(Content::of(connection_).oldest);
  return place_.look();
}

bool Database::copy_log() noexcept {
  int pages = 0;
  int copied = 0;
  const int result =
      ::sqlite3_wal_checkpoint_v2(connection_.getHandle(), "main", SQLITE_CHECKPOINT_PASSIVE, &pages, &copied);
  const bool whole = result == SQLITE_OK && pages == copied;
  try {
    place_.know_file(whole ? std::optional{Content::of(connection_)} : std::nullopt);
    return whole;
  } catch (const SQLite::Exception&) {
    return false;  // the next look finds out what the file has
  }
}

void Database::keep_off() {
  ::sqlite3_db_config(connection_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void Database::leave_log_as(const std::filesystem::path& name) {
  keep_off();
  if (!has_its_log()) return;
  const std::filesystem::path log = path_.native() + "-wal";
  std::error_code none;
  name.empty() ? static_cast<void>(std::filesystem::remove(log, none)) : std::filesystem::rename(log, name, none);
  std::filesystem::remove(path_.native() + "-shm", none);
}

std::int64_t Database::number(std::string_view sql) {
  Query query{prepared(sql)};
  query.step();
  return query.integer(0);
}

void Database::start_writing() { exec("PRAGMA query_only = OFF"); }

bool Database::lets_write() {
  if (::sqlite3_db_readonly(connection_.getHandle(), "main") == 1) return false;
  try {
    const WriteTransaction attempt{*this};
    return true;
  } catch (const SQLite::Exception& error) {
    return (error.getErrorCode() & 0xFF) !=
           SQLITE_READONLY;  // if another program has it locked, the next entry says so
  }
}

Prepared& Database::prepared(std::string_view sql) {
  auto known = prepared_.find(sql);
  if (known == prepared_.end()) known = prepared_.emplace(std::string{sql}, 0).first;
  std::vector<std::unique_ptr<Prepared>>& same = known->second;
  for (const std::unique_ptr<Prepared>& each : same) {
    if (!each->in_use) return *each;
  }
  same.push_back(unless_the_disk_failed(connection_.getHandle(), [&] {
    return std::make_unique<Prepared>(Prepared{connection_.getHandle(), SQLite::Statement{connection_, known->first}});
  }));
  return *same.back();
}

}  // namespace nullo::store
