#include "support/damage.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

namespace nullo::testing {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPage = 4096;
constexpr std::size_t kSectorBytes = 512;
constexpr std::string_view kDigits = "0123456789";

std::string bytes_of(const fs::path& file) {
  std::ifstream stream{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{stream}, {}};
}

void write(const fs::path& file, const std::string& bytes) {
  std::ofstream stream{file, std::ios::binary | std::ios::trunc};
  stream << bytes;
}

fs::path beside(const fs::path& database, std::string_view ending) { return database.string() + std::string{ending}; }

std::size_t place(Random& random, std::size_t size) {
  return size == 0 ? 0 : static_cast<std::size_t>(random.below(static_cast<int>(size)));
}

// Damages a file's bytes.
class Bytes {
 public:
  Bytes(fs::path file, Random& random) : file_{std::move(file)}, random_{random}, bytes_{bytes_of(file_)} {}

  std::string flip() {
    std::string done = "bits flipped at";
    for (int count = random_.between(1, 8); count > 0 && !bytes_.empty(); --count) {
      const std::size_t at = place(random_, bytes_.size());
      bytes_[at] =
          static_cast<char>(static_cast<unsigned char>(bytes_[at]) ^ (1U << static_cast<unsigned>(random_.below(8))));
      done += fmt::format(" {}", at);
    }
    return keep(done);
  }
  // A digit that stands in a text, most likely JSON, becomes another one.
  std::string change_digit() {
    for (int tries = 0; tries < 1000 && !bytes_.empty(); ++tries) {
      const std::size_t at = bytes_.find_first_of(kDigits, place(random_, bytes_.size()));
      if (at == std::string::npos || at == 0 ||
          std::string_view{":,[\"-"}.find(bytes_[at - 1]) == std::string_view::npos)
        continue;
      const char before = bytes_[at];
      bytes_[at] = kDigits[(place(random_, 9) + 1 + static_cast<std::size_t>(before - '0')) % 10];
      return keep(fmt::format("{} became {} at {}", before, bytes_[at], at));
    }
    return "no digit";
  }
  std::string zero() {
    std::string done = "zeroed pages";
    for (int count = random_.between(1, 3); count > 0 && pages() > 0; --count) {
      const std::size_t page = place(random_, pages());
      bytes_.replace(page * kPage, kPage, kPage, '\0');
      done += fmt::format(" {}", page + 1);
    }
    return keep(done);
  }
  std::string exchange() {
    if (pages() < 2) return "no two pages";
    const std::size_t one = place(random_, pages());
    const std::size_t two = (one + 1 + place(random_, pages() - 1)) % pages();
    const std::string first = bytes_.substr(one * kPage, kPage);
    bytes_.replace(one * kPage, kPage, bytes_, two * kPage, kPage);
    bytes_.replace(two * kPage, kPage, first);
    return keep(fmt::format("exchanged pages {} and {}", one + 1, two + 1));
  }
  std::string take_page(const std::string& other) {
    const std::size_t both = std::min(pages(), other.size() / kPage);
    if (both == 0) return "no page";
    const std::size_t to = place(random_, both);
    const std::size_t from = random_.chance(7) ? to : place(random_, both);
    bytes_.replace(to * kPage, kPage, other, from * kPage, kPage);
    return keep(fmt::format("page {} is page {} of another database", to + 1, from + 1));
  }
  std::string make_noise() {
    std::string done = "noise in sectors";
    for (int count = random_.between(1, 2); count > 0 && bytes_.size() >= kSectorBytes; --count) {
      const std::size_t sector = place(random_, bytes_.size() / kSectorBytes);
      for (std::size_t at = sector * kSectorBytes; at < (sector + 1) * kSectorBytes; ++at)
        bytes_[at] = static_cast<char>(random_.below(256));
      done += fmt::format(" {}", sector);
    }
    return keep(done);
  }
  std::string cut() {
    std::size_t left = place(random_, bytes_.size());
    if (random_.chance(5)) left -= left % kPage;
    bytes_.resize(left);
    return keep(fmt::format("{} cut to {} bytes", file_.filename().string(), left));
  }
  std::string replace(const std::string& other) {
    bytes_ = other;
    return keep(fmt::format("{} of another database", file_.filename().string()));
  }

 private:
  [[nodiscard]] std::size_t pages() const { return bytes_.size() / kPage; }
  std::string keep(std::string done) {
    write(file_, bytes_);
    return done;
  }

  fs::path file_;
  Random& random_;
  std::string bytes_;
};

std::string removed(const fs::path& file) {
  fs::remove(file);
  return file.filename().string() + " removed";
}

// Damages rows and the schema, with SQLite's own checks switched off.
class Rows {
 public:
  Rows(const fs::path& database, Random& random)
      : random_{random}, database_{database.string(), SQLite::OPEN_READWRITE, 5000} {
    run("PRAGMA foreign_keys = OFF");
    run("PRAGMA ignore_check_constraints = ON");
    run("PRAGMA writable_schema = ON");
    for (SQLite::Statement query{database_, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"};
         query.executeStep();) {
      tables_.push_back(query.getColumn(0).getString());
    }
  }

  std::string make_absurd() {
    if (tables_.empty()) return "no table";
    loosen();
    std::string done;
    for (int count = random_.between(1, 2); count > 0; --count) {
      const std::string& table = random_.any_of(tables_);
      const std::vector<std::string> columns = columns_of(table);
      if (columns.empty()) continue;
      const std::string& column = random_.any_of(columns);
      const std::string value = any_value(table, column);
      done += change(fmt::format("UPDATE OR REPLACE {} SET {} = {} WHERE {}", table, column, value, one_row(table)));
    }
    tighten();
    return done;
  }
  std::string remove_or_double() {
    if (tables_.empty()) return "no table";
    const std::string& table = random_.any_of(tables_);
    if (random_.chance(6)) return change(fmt::format("DELETE FROM {} WHERE {}", table, one_row(table)));
    const std::vector<std::string> columns = columns_of(table);
    std::string list;
    std::string values;
    for (const std::string& column : columns) {
      const bool is_number = column == "number" || column == "ordinal" || column == "key" || column == "seat" ||
                             column == "id" || column == "hand";
      list += (list.empty() ? "" : ", ") + column;
      values += (values.empty() ? "" : ", ") +
                (is_number && random_.chance(6) ? fmt::format("{} + {}", column, random_.between(1, 9)) : column);
    }
    return change(fmt::format("INSERT OR IGNORE INTO {0} ({1}) SELECT {2} FROM {0} WHERE {3}", table, list, values,
                              one_row(table)));
  }
  std::string change_schema() {
    static constexpr std::array<std::string_view, 12> kChanges{
        "UPDATE sqlite_schema SET rootpage = (SELECT max(rootpage) FROM sqlite_schema) WHERE name = 'hand'",
        "UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'seat'",
        "UPDATE sqlite_schema SET rootpage = 99999 WHERE name = 'posting'",
        "DELETE FROM sqlite_schema WHERE name = 'played'",
        "DELETE FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
        "DELETE FROM sqlite_schema WHERE name = 'person'",
        "UPDATE sqlite_schema SET sql = 'CREATE TABLE' WHERE name = 'hand'",
        "UPDATE sqlite_schema SET sql = replace(sql, 'facts', 'fact') WHERE name = 'hand'",
        "UPDATE sqlite_schema SET sql = replace(sql, 'total', 'won2') WHERE name = 'seat'",
        "CREATE TRIGGER spiteful AFTER INSERT ON hand BEGIN UPDATE seat SET total = total + 1; END",
        "PRAGMA user_version = {}",
        "PRAGMA application_id = {}"};
    const std::string_view text = random_.any_of(kChanges);
    return change(fmt::format(fmt::runtime(text), random_.below(20)));
  }

 private:
  void run(const std::string& sql) { (void)database_.tryExec(sql); }
  std::string change(const std::string& sql) {
    run(sql);
    return sql + "; ";
  }

  // STRICT and NOT NULL hold even without CHECKs: both are taken out of the schema, and put in again afterwards.
  void loosen() {
    run("CREATE TEMP TABLE kept AS SELECT rowid AS r, sql FROM main.sqlite_schema");
    run("UPDATE sqlite_schema SET sql = replace(replace(replace(sql, ' STRICT, WITHOUT', ' WITHOUT'), ') STRICT', "
        "')'), "
        "'NOT NULL', '') WHERE type = 'table'");
    reload();
  }
  void tighten() {
    run("UPDATE sqlite_schema SET sql = (SELECT sql FROM kept WHERE r = sqlite_schema.rowid) WHERE type = 'table'");
    reload();
  }
  // SQLite reads the schema again when its number has changed.
  void reload() {
    const std::int64_t version = database_.execAndGet("PRAGMA schema_version").getInt64();
    run(fmt::format("PRAGMA schema_version = {}", version + 1));
  }

  std::vector<std::string> columns_of(const std::string& table) {
    std::vector<std::string> columns;
    for (SQLite::Statement query{database_, fmt::format("SELECT name FROM pragma_table_info('{}')", table)};
         query.executeStep();) {
      columns.push_back(query.getColumn(0).getString());
    }
    return columns;
  }
  std::vector<std::string> key_of(const std::string& table) {
    std::vector<std::string> columns;
    for (SQLite::Statement query{database_,
                                 fmt::format("SELECT name FROM pragma_table_info('{}') WHERE pk > 0", table)};
         query.executeStep();) {
      columns.push_back(query.getColumn(0).getString());
    }
    return columns;
  }

  // Chooses a row by its key.
  std::string one_row(const std::string& table) {
    const std::vector<std::string> columns = key_of(table);
    if (columns.empty()) return "1";
    std::string keys;
    for (const std::string& column : columns) keys += (keys.empty() ? "" : ", ") + column;
    const std::int64_t rows = database_.execAndGet(fmt::format("SELECT count(*) FROM {}", table)).getInt64();
    const int at = rows > 0 ? random_.below(static_cast<int>(rows)) : 0;
    return fmt::format("({0}) = (SELECT {0} FROM {1} ORDER BY {0} LIMIT 1 OFFSET {2})", keys, table, at);
  }

  std::string any_value(const std::string& table, const std::string& column) {
    static constexpr std::array<std::string_view, 24> kValues{"NULL",
                                                              "-1",
                                                              "0",
                                                              "1",
                                                              "2",
                                                              "9",
                                                              "10",
                                                              "99",
                                                              "1000001",
                                                              "2147483648",
                                                              "9223372036854775807",
                                                              "-9223372036854775808",
                                                              "0.5",
                                                              "''",
                                                              "'x'",
                                                              "'bank'",
                                                              "'pot:1'",
                                                              "'{}'",
                                                              "'[]'",
                                                              "'9999-99-99T99:99:99Z'",
                                                              "CAST(X'FF00C3' AS TEXT)",
                                                              "X'00FF'",
                                                              "zeroblob(70000)",
                                                              "replace(hex(zeroblob(3000)), '0', '{\"a\":')"};
    if (random_.chance(3)) return fmt::format("(SELECT {} FROM {} ORDER BY {} LIMIT 1)", column, table, column);
    if (random_.chance(3)) return fmt::format("{} + {}", column, random_.between(-3, 3));
    return std::string{random_.any_of(kValues)};
  }

  Random& random_;
  SQLite::Database database_;
  std::vector<std::string> tables_;
};

std::string damage_shared(const fs::path& database, const fs::path& other, Random& random) {
  const fs::path shared = beside(database, "-shm");
  switch (random.below(4)) {
    case 0:
      return Bytes{shared, random}.cut();
    case 1:
      return Bytes{shared, random}.replace(bytes_of(beside(other, "-shm")));
    case 2:
      return Bytes{shared, random}.flip();
    default:
      return removed(shared);
  }
}

// The log has the last pages only, or, as where nobody copied it into the file, all of them.
std::string lose_file(const fs::path& database, Random& random) {
  const bool whole = random.chance(5);
  if (whole) {
    SQLite::Database connection{database.string(), SQLite::OPEN_READWRITE, 5000};
    ::sqlite3_db_config(connection.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    connection.exec("PRAGMA wal_autocheckpoint = 0");
    connection.exec("VACUUM");  // writes every page into the log
  }
  return removed(database) + (whole ? ", with all pages in the -wal" : "");
}

template <class Work>
std::string to_rows(const fs::path& database, Random& random, Work work) {
  try {
    Rows rows{database, random};
    return work(rows);
  } catch (const SQLite::Exception& error) {
    return fmt::format("SQLite: {}", error.what());
  }
}

}  // namespace

std::string do_damage(Damage damage, const fs::path& database, const fs::path& other, Random& random) {
  switch (damage) {
    case Damage::kBits:
      return Bytes{database, random}.flip();
    case Damage::kDigit:
      return Bytes{database, random}.change_digit();
    case Damage::kZeroed:
      return Bytes{database, random}.zero();
    case Damage::kExchanged:
      return Bytes{database, random}.exchange();
    case Damage::kForeignPage:
      return Bytes{database, random}.take_page(bytes_of(other));
    case Damage::kSector:
      return Bytes{database, random}.make_noise();
    case Damage::kCut:
      return Bytes{database, random}.cut();
    case Damage::kLogCut:
      return Bytes{beside(database, "-wal"), random}.cut();
    case Damage::kLogBits:
      return Bytes{beside(database, "-wal"), random}.flip();
    case Damage::kLogMissing:
      return removed(beside(database, "-wal"));
    case Damage::kLogForeign:
      return Bytes{beside(database, "-wal"), random}.replace(bytes_of(beside(other, "-wal")));
    case Damage::kShared:
      return damage_shared(database, other, random);
    case Damage::kRow:
      return to_rows(database, random, [](Rows& rows) { return rows.make_absurd(); });
    case Damage::kRowGone:
      return to_rows(database, random, [](Rows& rows) { return rows.remove_or_double(); });
    case Damage::kSchema:
      return to_rows(database, random, [](Rows& rows) { return rows.change_schema(); });
    case Damage::kFileGone:
      return lose_file(database, random);
  }
  return {};
}

}  // namespace nullo::testing
