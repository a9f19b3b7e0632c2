// A club in a SQLite file.
#include <cerrno>
#include <cstring>
#include <map>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include "base/disk.h"
#include "base/handle.h"
#include "base/temporary.h"
#include "base/uuid.h"
#include "club/club.h"
#include "club/database.h"
#include "club/tables.h"

namespace nullo::club {

namespace {

namespace fs = std::filesystem;

constexpr int kBusyMilliseconds = 5000;  // to wait while another process writes
constexpr mode_t kOwnersOnly = S_IRUSR | S_IWUSR;

ClubError could_not(std::string_view what, const fs::path& file, int error) {
  return ClubError{fmt::format("{} {}: {}.", what, file.string(), std::strerror(error))};
}

// Refuses a file that is no club's, before anything is changed in it.
void refuse_unless_a_clubs(SQLite::Database& database, const fs::path& file) {
  const int application = database.execAndGet("PRAGMA application_id").getInt();
  const int version = database.execAndGet("PRAGMA user_version").getInt();
  const bool empty = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
  if (empty && application == 0 && version == 0) return;
  if (application != kApplication || version <= 0)
    throw ClubError{fmt::format("{} is no file of a hub. It was left as it is; name another one.", file.string())};
  if (version > kTables)
    throw ClubError{
        fmt::format("{} was written by a newer Nullo. It was left as it is; use the newer program.", file.string())};
}

// Makes SQLite distrust the file, as the store does with its own.
void distrust(SQLite::Database& database) {
  ::sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  database.exec("PRAGMA trusted_schema = OFF");
  database.exec("PRAGMA cell_size_check = ON");
}

SQLite::Database open_file(const fs::path& file, int flags) {
  SQLite::Database database{file.string(), flags | SQLite::OPEN_NOMUTEX, kBusyMilliseconds};
  distrust(database);
  refuse_unless_a_clubs(database, file);
  return database;
}

SQLite::Database open_or_make(const fs::path& file) {
  const Handle made{::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOwnersOnly)};
  if (!made.is_open() && errno != EEXIST) throw could_not("Could not make", file, errno);
  return open_file(file, SQLite::OPEN_READWRITE);
}

void copy_all(SQLite::Database& from, SQLite::Database& to) {
  SQLite::Backup copy{to, from};
  const int result = copy.executeStep(-1);
  if (result != SQLITE_DONE) throw SQLite::Exception{"the copy was interrupted", result};
}

ClubError damaged(const fs::path& file) {
  return ClubError{fmt::format("{} is damaged. Move it away, and restore a backup of it.", file.string())};
}

// Makes the tables, or those that have come since the file was made.
void bring_up_to_date(SQLite::Database& database) {
  for (int version = database.execAndGet("PRAGMA user_version").getInt(); version < kTables; ++version)
    database.exec(kVersions.at(static_cast<std::size_t>(version)));
  database.exec(fmt::format("PRAGMA application_id = {}", kApplication));
  database.exec(fmt::format("PRAGMA user_version = {}", kTables));
}

void refuse_if_damaged(SQLite::Database& database, const fs::path& file) {
  if (database.execAndGet("PRAGMA quick_check(1)").getString() != "ok") throw damaged(file);
}

// Calls `work`, and says in words what SQLite had against it.
template <class Work>
auto in_words(const fs::path& file, const Work& work) {
  try {
    return work();
  } catch (const SQLite::Exception& error) {
    if ((error.getErrorCode() & 0xFF) == SQLITE_CORRUPT) throw damaged(file);
    throw ClubError{fmt::format("{} could not be used ({}). Nothing was changed; look at the disk and try again.",
                                file.string(), error.what())};
  } catch (const fs::filesystem_error& error) {
    throw ClubError{fmt::format("{} could not be used ({}).", file.string(), error.code().message())};
  }
}

class Sqlite : public Database {
 public:
  explicit Sqlite(const fs::path& path) : file_{path}, database_{open_or_make(path)} {
    database_.exec("PRAGMA foreign_keys = ON");
    database_.exec("PRAGMA synchronous = FULL");
    if (database_.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
      throw ClubError{
          fmt::format("{} lies on a file system that cannot share memory between programs. Keep it on a "
                      "disk of this computer.",
                      file_.string())};
    SQLite::Transaction transaction{database_, SQLite::TransactionBehavior::IMMEDIATE};
    const int version = database_.execAndGet("PRAGMA user_version").getInt();
    if (version == kTables) return;
    bring_up_to_date(database_);
    if (version == 0) run(kFirstRow, random_uuid());
    transaction.commit();
  }

  void begin(Access access) override { run(access == Access::kWrite ? "BEGIN IMMEDIATE" : "BEGIN"); }
  void commit() override { run("COMMIT"); }
  void roll_back() noexcept override {
    // After some errors SQLite has rolled back already, and this fails.
    ::sqlite3_exec(database_.getHandle(), "ROLLBACK", nullptr, nullptr, nullptr);
  }

  // Only one hub serves a file.
  void tell() override {}
  bool hear() override { return false; }
  [[nodiscard]] int socket() const override { return -1; }

  void check() override {
    in_words(file_, [&] { refuse_if_damaged(database_, file_); });
  }
  void back_up(const fs::path& file) override {
    in_words(file_, [&] { copy_to(file); });
  }
  void restore(const fs::path& file, const fs::path& aside) override {
    in_words(file_, [&] {
      if (!fs::exists(file)) throw ClubError{fmt::format("{} is not there.", file.string())};
      // In memory, so that the file stays as it is and everything changes in one step.
      SQLite::Database staged{":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_MEMORY};
      {
        SQLite::Database from = open_file(file, SQLite::OPEN_READONLY);
        copy_all(from, staged);
      }
      if (staged.execAndGet("PRAGMA user_version").getInt() == 0)
        throw ClubError{fmt::format("{} is empty: nothing was restored.", file.string())};
      refuse_if_damaged(staged, file);
      bring_up_to_date(staged);
      {
        SQLite::Statement epoch{staged, "UPDATE club SET epoch = ?"};
        SQLite::bind(epoch, random_uuid());
        epoch.exec();
      }
      for (const Row& revoked : run("SELECT revoked_at, token_hash FROM device WHERE revoked_at <> ''")) {
        SQLite::Statement revoke{staged, "UPDATE device SET revoked_at = ? WHERE token_hash = ? AND revoked_at = ''"};
        SQLite::bind(revoke, std::string{revoked.word(0)}, std::string{revoked.word(1)});
        revoke.exec();
      }
      if (!aside.empty()) copy_to(aside);
      copy_all(staged, database_);
    });
  }

 protected:
  std::vector<Row> rows(std::string_view sql, std::span<const Value> values) override {
    return in_words(file_, [&] {
      SQLite::Statement& statement = prepared(sql);
      const Reset at_the_end{statement};
      int number = 0;
      for (const Value& value : values) {
        ++number;
        if (const auto* const text = std::get_if<std::string_view>(&value)) {
          statement.bind(number, std::string{*text});
        } else {
          statement.bind(number, std::get<std::int64_t>(value));
        }
      }
      std::vector<Row> found;
      while (statement.executeStep()) {
        std::vector<std::string> cells;
        for (int i = 0; i < statement.getColumnCount(); ++i) cells.push_back(statement.getColumn(i).getString());
        found.emplace_back(std::move(cells));
      }
      return found;
    });
  }
  void later(std::string_view sql, std::span<const Value> values) override { rows(sql, values); }

 private:
  // Ends what it still reads, and so its hold on the file.
  struct Reset {
    explicit Reset(SQLite::Statement& run) : statement{run} {}
    ~Reset() { statement.tryReset(); }
    Reset(const Reset&) = delete;
    Reset& operator=(const Reset&) = delete;
    SQLite::Statement& statement;
  };

  SQLite::Statement& prepared(std::string_view sql) {
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second;
    const std::string text{sql};
    return statements_.try_emplace(text, database_, text).first->second;
  }

  // A sound copy, for its owner only; the file must not exist.
  void copy_to(const fs::path& name) {
    if (fs::exists(name)) throw ClubError{fmt::format("{} is there already.", name.string())};
    Temporary copy;
    int error = copy.make(folder_of(name), kOwnersOnly);
    if (error != 0) throw could_not("Could not make", name, error);
    {
      SQLite::Database to{copy.path().string(), SQLite::OPEN_READWRITE};
      copy_all(database_, to);
      to.execAndGet("PRAGMA journal_mode = DELETE");  // a single file
      refuse_if_damaged(to, file_);
    }
    error = flush_to_disk(copy.path());
    if (error == 0) error = copy.take_name(name);
    if (error == 0) error = flush_to_disk(folder_of(name));
    if (error != 0) throw could_not("Could not write", name, error);
  }

  fs::path file_;
  SQLite::Database database_;
  std::map<std::string, SQLite::Statement, std::less<>> statements_;  // by their text
};

}  // namespace

std::unique_ptr<Database> open_sqlite(const fs::path& file) {
  return in_words(file, [&file]() -> std::unique_ptr<Database> { return std::make_unique<Sqlite>(file); });
}

}  // namespace nullo::club
