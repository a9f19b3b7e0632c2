// One connection to SQLite: how it is opened, and its statements, prepared once and kept.
// Whatever fails in here is an SQLite::Exception or a StoreError; store.cpp turns the first into the second.
#pragma once

#include <cassert>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>

namespace nullo::store {

// How long one process waits for what another does with the file at this moment.
inline constexpr int kBusyMilliseconds = 5000;

struct Prepared {
  SQLite::Statement statement;
  bool in_use = false;
};

// A prepared statement in use, its values bound. Goes back to the connection, reset, at the end of its scope: a
// statement left on a row would hold the transaction open.
class Query {
 public:
  template <class... Values>
  explicit Query(Prepared& prepared, const Values&... values) : prepared_{&prepared} {
    assert(!prepared.in_use);
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
  [[nodiscard]] std::int64_t integer(int column) const { return prepared_->statement.getColumn(column).getInt64(); }
  [[nodiscard]] int small(int column) const { return prepared_->statement.getColumn(column).getInt(); }
  [[nodiscard]] bool flag(int column) const { return integer(column) != 0; }
  [[nodiscard]] std::string text(int column) const { return prepared_->statement.getColumn(column).getString(); }
  [[nodiscard]] bool is_null(int column) const { return prepared_->statement.isColumnNull(column); }
  [[nodiscard]] std::optional<std::string> text_or_null(int column) const {
    return is_null(column) ? std::nullopt : std::optional{text(column)};
  }

 private:
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
  };

  // Opens a database of ours, or an empty file. Anything else is refused with its bytes untouched, see stamp.h.
  Database(const std::filesystem::path& path, Mode mode);

  // A statement with its values, which are never pasted into it. `sql` is a literal: its address is its name.
  template <class... Values>
  [[nodiscard]] Query query(const char* sql, const Values&... values) {
    return Query{prepared(sql), values...};
  }
  // Runs statements without values or rows.
  void exec(const std::string& sql) { connection_.exec(sql); }
  // The first column of the only row.
  [[nodiscard]] std::int64_t number(const char* sql);

  // From kFollow to kWrite.
  void start_writing();

  // False: its file has been moved, and perhaps there is another one in its place.
  [[nodiscard]] bool is_in_place() const { return file_ == file_at(path_); }

  [[nodiscard]] SQLite::Database& connection() { return connection_; }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  Prepared& prepared(const char* sql);

  using File = std::pair<std::uint64_t, std::uint64_t>;  // what the kernel tells files apart by
  static File file_at(const std::filesystem::path& path);

  std::filesystem::path path_;
  File file_;  // before connection_, so that a file that comes in between is taken for another one
  SQLite::Database connection_;
  std::map<const char*, std::unique_ptr<Prepared>> prepared_;  // after connection_: they go first
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
