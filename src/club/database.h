// The database of a club, as little of it as the rules of club.cpp need, so that SQLite and PostgreSQL follow the same
// ones: transactions, and statements that both understand. Failures are thrown as ClubError (club/club.h).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace nullo::club {

// What stands for $1, $2 and so on; a text must live until the statement is done.
using Value = std::variant<std::int64_t, std::string_view>;

// A row that was found: texts, and numbers as digits; NULL is empty.
class Row {
 public:
  explicit Row(std::vector<std::string> cells) : cells_{std::move(cells)} {}
  [[nodiscard]] std::string text(std::size_t column) { return std::move(cells_[column]); }  // once
  [[nodiscard]] std::string_view word(std::size_t column) const { return cells_[column]; }
  [[nodiscard]] std::int64_t number(std::size_t column) const;

 private:
  std::vector<std::string> cells_;
};

class Database {
 public:
  Database() = default;
  virtual ~Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  // What the statement finds or returns. Its parameters must come up in their order: $1 first. Outside of a transaction
  // it is one of its own, and may be done twice where the connection breaks.
  template <class... Values>
  std::vector<Row> run(std::string_view sql, const Values&... values) {
    return rows(sql, std::vector<Value>{Value{values}...});
  }
  // In a transaction, for a statement that returns nothing: it goes to the database with the next one that does, or
  // with the commit, and what is wrong with it is thrown then.
  template <class... Values>
  void send(std::string_view sql, const Values&... values) {
    later(sql, std::vector<Value>{Value{values}...});
  }

  // A transaction that writes sees all that others have written, and is the only one that does until it ends; one that
  // reads sees one state.
  enum class Access : std::uint8_t { kRead, kWrite };
  virtual void begin(Access access) = 0;
  virtual void commit() = 0;
  virtual void roll_back() noexcept = 0;

  // In a transaction: once it is committed, whoever has the database open hears that there is something new.
  virtual void tell() = 0;
  // Whether there may be something new since it was called last. Connects again where the connection was lost, and
  // throws while that fails.
  virtual bool hear() = 0;
  [[nodiscard]] virtual int socket() const = 0;  // can be read from when there is something to hear; -1: none

  virtual void check() = 0;  // throws if it is damaged
  virtual void back_up(const std::filesystem::path& file) = 0;
  virtual void restore(const std::filesystem::path& file, const std::filesystem::path& aside) = 0;

 protected:
  virtual std::vector<Row> rows(std::string_view sql, std::span<const Value> values) = 0;
  virtual void later(std::string_view sql, std::span<const Value> values) = 0;
};

// Ends with all of it or, without commit(), with nothing.
class Transaction {
 public:
  Transaction(Database& database, Database::Access access) : database_{&database} { database.begin(access); }
  ~Transaction() {
    if (database_ != nullptr) database_->roll_back();
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit() {
    database_->commit();
    database_ = nullptr;
  }

 private:
  Database* database_;
};

// Opens the file, or makes it, readable by its owner only; its folder must be there. Refuses any other file without
// changing it.
std::unique_ptr<Database> open_sqlite(const std::filesystem::path& file);

// `address`: "postgresql://name@host/database", as PostgreSQL's own programs take it; what it leaves open comes from
// where they look for it (PGPASSWORD, ~/.pgpass). The tables lie in a schema of their own, which is made if it is not
// there. No message has the password. libpq is loaded now, so whoever has no PostgreSQL needs none.
std::unique_ptr<Database> open_postgresql(const std::string& address);

}  // namespace nullo::club
