// One connection to SQLite: opens it, keeps prepared statements, and reads columns, which happens nowhere else. On
// failure throws SQLite::Exception or StoreError; store.cpp turns the former into the latter.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>

#include "core/seat.h"
#include "ledger/posting.h"
#include "store/place.h"
#include "store/stamp.h"

namespace nullo::store {

struct Prepared {
  sqlite3* connection;
  SQLite::Statement statement;
  std::vector<SQLite::Column> columns = {};  // of its current row, made at the first one: making them takes time
  bool in_use = false;
};

// Text that outlives the query it is bound to, which then need not copy it.
struct Lasting {
  const std::string& text;
};

// A prepared statement in use, with its values bound. At the end of its scope it is reset and goes back to the
// connection: a statement left on a row would keep the transaction open.
//
// Checks each column when it is read, since a file may contain anything. On an impossible value throws Damage
// (stamp.h), which names the table and the row.
class Query {
 public:
  template <class... Values>
  explicit Query(Prepared& prepared, const Values&... values) : prepared_{&prepared} {
    prepared.in_use = true;
    bind_next(values...);
  }
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  void bind(int index, const char* value) = delete;  // deleted: write a literal into the statement instead

  // Binds the values that follow those bound already.
  template <class... Values>
  void bind_next(const Values&... values) {
    (bind(++bound_, values), ...);
  }
  // Goes to the next row; false if there is none.
  bool step();
  // For a statement without rows; returns how many rows it changed.
  int run() { return prepared_->statement.exec(); }

  // These read a column of the current row; columns are counted from 0.
  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] std::int64_t between(int column, std::int64_t least, std::int64_t most) const;
  void expect(int column, std::int64_t value) const { (void)between(column, value, value); }
  [[nodiscard]] int count(int column) const;              // 0 and more
  [[nodiscard]] Seat seat(int column) const;              // below the highest number of seats of any table
  [[nodiscard]] Amount amount(int column) const;          // up to session::kMostMoved, plus or minus
  [[nodiscard]] bool flag(int column) const;              // 0 or 1
  [[nodiscard]] std::string text(int column) const;       // UTF-8
  [[nodiscard]] std::string_view view(int column) const;  // the same, valid until the next step
  [[nodiscard]] bool is_null(int column) const { return value(column).isNull(); }
  [[nodiscard]] std::optional<std::string> text_or_null(int column) const {
    return is_null(column) ? std::nullopt : std::optional{text(column)};
  }

 private:
  [[nodiscard]] const SQLite::Column& value(int column) const;
  [[noreturn]] void refuse(int column, const std::string& expected) const;

  void bind(int index, std::int64_t value) { prepared_->statement.bind(index, value); }
  void bind(int index, int value) { prepared_->statement.bind(index, value); }
  void bind(int index, bool value) { prepared_->statement.bind(index, value ? 1 : 0); }
  void bind(int index, const std::string& value) { prepared_->statement.bind(index, value); }
  void bind(int index, Lasting value) { prepared_->statement.bindNoCopy(index, value.text); }
  void bind(int index, std::string_view value) { prepared_->statement.bind(index, std::string{value}); }
  template <class T>
  void bind(int index, const std::optional<T>& value) {
    value ? bind(index, *value) : prepared_->statement.bind(index);
  }

  Prepared* prepared_;
  int bound_ = 0;
};

class Database {
 public:
  enum class Mode {
    kWrite,   // the file must exist, but may be empty
    kFollow,  // may become kWrite; until then it refuses to write
    kRead,
    kUntouched,  // reads; makes and changes no file beside the database. No other process may write to it meanwhile
    kDamaged,    // reads; ignores a header that is wrong
    kAlone,      // the same, and ignores the log (-wal), which may be that of another file
    kCopy,       // a copy in memory, which may be changed: the file stays as it is
  };

  // Opens a database of this program, or an empty file. Refuses any other file without changing it, see stamp.h.
  Database(const std::filesystem::path& path, Mode mode, int wait_milliseconds = kBusyMilliseconds);
  ~Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  // Prepares a statement and binds the values; they are never pasted into its text.
  template <class... Values>
  [[nodiscard]] Query query(std::string_view sql, const Values&... values) {
    return Query{prepared(sql), values...};
  }
  // Runs statements that have no values and return no rows.
  void exec(const std::string& sql) { connection_.exec(sql); }
  // The first column of the only row.
  [[nodiscard]] std::int64_t number(std::string_view sql);

  // Changes the mode from kFollow to kWrite.
  void start_writing();
  // Whether SQLite could open the file, and the files beside it, for writing; it opens them for reading otherwise, and
  // says so only when something is written.
  [[nodiscard]] bool lets_write();

  // Whether it is still the file with its name, as it was left.
  [[nodiscard]] Place::Found look();
  [[nodiscard]] bool is_in_place() { return look() == Place::Found::kInPlace; }
  // For the mode kWrite, once it uses a log: from now on both files belong to it, and only copy_log() writes to the
  // database file, where SQLite would whenever the log is long.
  void know_files();
  // For the mode kFollow: from now on look() knows the files that are read.
  void know_files_alone();
  [[nodiscard]] bool has_its_log() const { return place_.has_its_log(); }
  // Copies the log into the database file; true: all of it. Does not wait: what other readers still need stays in the
  // log. So does everything if the disk fails, and the next copy takes it along.
  bool copy_log() noexcept;
  // The file belongs to somebody else now: nothing more is written to it, not even when it is closed.
  void keep_off();
  // The same; and its log, which is of no use beside another file, gets this name, or is removed if that is empty.
  void leave_log_as(const std::filesystem::path& name);

  [[nodiscard]] SQLite::Database& connection() { return connection_; }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  // A prepared statement with this text that is not in use.
  Prepared& prepared(std::string_view sql);

  std::filesystem::path path_;
  Place place_;  // before connection_
  SQLite::Database connection_;
  // By their texts; several of the same text if one is needed while another is in use. After connection_, so that they
  // are destroyed first.
  std::map<std::string, std::vector<std::unique_ptr<Prepared>>, std::less<>> prepared_;
};

// BEGIN IMMEDIATE … commit(). Rolls back at the end of the scope unless commit() was called.
class WriteTransaction : public SQLite::Transaction {
 public:
  explicit WriteTransaction(Database& database)
      : SQLite::Transaction{database.connection(), SQLite::TransactionBehavior::IMMEDIATE} {}
};

// Several reads that see the same state of the database.
class ReadTransaction : public SQLite::Transaction {
 public:
  explicit ReadTransaction(Database& database) : SQLite::Transaction{database.connection()} {}
};

}  // namespace nullo::store
