// One connection to SQLite: how it is opened, its statements, prepared once and kept, and the one place where columns
// are read. Whatever fails in here is an SQLite::Exception or a StoreError; store.cpp turns the first into the second.
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
#include "store/stamp.h"

namespace nullo::store {

struct Prepared {
  sqlite3* connection;
  SQLite::Statement statement;
  bool in_use = false;
};

// A prepared statement in use, its values bound. Goes back to the connection, reset, at the end of its scope: a
// statement left on a row would hold the transaction open.
//
// What a column holds is checked as it is read, since a file may hold anything. What cannot be is Damage (stamp.h)
// that names the table and the row.
class Query {
 public:
  template <class... Values>
  explicit Query(Prepared& prepared, const Values&... values) : prepared_{&prepared} {
    prepared.in_use = true;
    int index = 0;
    (bind(++index, values), ...);
  }
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  void bind(int index, const char* value) = delete;  // a literal belongs into the statement

  // Goes to the next row; false if there is none.
  bool step() { return prepared_->statement.executeStep(); }
  // Of a statement without rows: how many rows it changed.
  int run() { return prepared_->statement.exec(); }

  // Of the row it is on; columns are counted from 0.
  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] std::int64_t between(int column, std::int64_t least, std::int64_t most) const;
  void expect(int column, std::int64_t value) const { (void)between(column, value, value); }
  [[nodiscard]] int count(int column) const;         // 0 and more
  [[nodiscard]] Seat seat(int column) const;         // of the most that can sit at a table
  [[nodiscard]] Amount amount(int column) const;     // so small that a million of them can be added up
  [[nodiscard]] bool flag(int column) const;         // 0 or 1
  [[nodiscard]] std::string text(int column) const;  // UTF-8
  [[nodiscard]] bool is_null(int column) const { return prepared_->statement.isColumnNull(column); }
  [[nodiscard]] std::optional<std::string> text_or_null(int column) const {
    return is_null(column) ? std::nullopt : std::optional{text(column)};
  }

 private:
  [[noreturn]] void refuse(int column, std::string_view expected) const;

  void bind(int index, std::int64_t value) { prepared_->statement.bind(index, value); }
  void bind(int index, int value) { prepared_->statement.bind(index, value); }
  void bind(int index, bool value) { prepared_->statement.bind(index, value ? 1 : 0); }
  void bind(int index, const std::string& value) { prepared_->statement.bind(index, value); }
  void bind(int index, std::string_view value) { prepared_->statement.bind(index, std::string{value}); }
  template <class T>
  void bind(int index, const std::optional<T>& value) {
    value ? bind(index, *value) : prepared_->statement.bind(index);
  }

  Prepared* prepared_;
};

class Database {
 public:
  enum class Mode {
    kWrite,   // the file is there, perhaps empty
    kFollow,  // may become kWrite; until then it refuses to write
    kRead,
    kUntouched,  // the same, and no file beside it is made or changed: nobody may write it meanwhile
    kDamaged,    // the same, whatever the marks in the file say
    kCopy,       // a copy of it in memory, which may be changed: the file stays as it is
  };

  // Opens a database of ours, or an empty file. Anything else is refused with its bytes untouched, see stamp.h.
  Database(const std::filesystem::path& path, Mode mode, int wait_milliseconds = kBusyMilliseconds);

  // A statement with its values, which are never pasted into it.
  template <class... Values>
  [[nodiscard]] Query query(std::string_view sql, const Values&... values) {
    return Query{prepared(sql), values...};
  }
  // Runs statements without values or rows.
  void exec(const std::string& sql) { connection_.exec(sql); }
  // The first column of the only row.
  [[nodiscard]] std::int64_t number(std::string_view sql);

  // From kFollow to kWrite.
  void start_writing();

  // False: its file has been moved, and perhaps there is another one in its place.
  [[nodiscard]] bool is_in_place() const { return file_ == file_at(path_); }

  [[nodiscard]] SQLite::Database& connection() { return connection_; }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  // One that nobody is using at the moment.
  Prepared& prepared(std::string_view sql);

  using File = std::pair<std::uint64_t, std::uint64_t>;  // what the kernel tells files apart by
  static File file_at(const std::filesystem::path& path);

  std::filesystem::path path_;
  File file_;  // before connection_, so that a file that comes in between is taken for another one
  SQLite::Database connection_;
  // By their text; several of one text where it is used while it is in use. After connection_: they go first.
  std::map<std::string, std::vector<std::unique_ptr<Prepared>>, std::less<>> prepared_;
};

// BEGIN IMMEDIATE … commit(). Leaving the scope without commit() rolls back.
class WriteTransaction : public SQLite::Transaction {
 public:
  explicit WriteTransaction(Database& database)
      : SQLite::Transaction{database.connection(), SQLite::TransactionBehavior::IMMEDIATE} {}
};

// Several reads that see the same database.
class ReadTransaction : public SQLite::Transaction {
 public:
  explicit ReadTransaction(Database& database) : SQLite::Transaction{database.connection()} {}
};

}  // namespace nullo::store
