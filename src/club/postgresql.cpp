// A club in PostgreSQL, where several hubs may serve it at the same time. Each write takes the lock on the one row of
// `club` first, so they come one after another, whichever hub they come from.
#include <array>
#include <chrono>
#include <cstring>
#include <map>

#include <dlfcn.h>
#include <fmt/format.h>
#include <libpq-fe.h>
#include <poll.h>

#include "base/uuid.h"
#include "club/club.h"
#include "club/database.h"
#include "club/tables.h"

namespace nullo::club {

namespace {

using std::chrono::steady_clock;

constexpr const char* kLibpq = "libpq.so.5";
constexpr std::chrono::seconds kPause{1};  // after it could not be reached: meanwhile nobody waits for that again

constexpr int kMillisecondsOfSilence = 30'000;  // longer than any statement may take

// Limits for a network or another hub that has gone silent; then the row of the club is free again. Whoever was
// answered must find it on the disk, whatever this PostgreSQL does for others. All is found by an index: as long as
// PostgreSQL has not counted the rows of young tables, it would read them whole.
constexpr const char* kSetUp =
    "SET search_path = nullo; SET statement_timeout = '20s'; SET lock_timeout = '5s'; "
    "SET idle_in_transaction_session_timeout = '20s'; "
    "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off; "
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'; "
    "LISTEN nullo";

// The functions of libpq that are used here. It stays loaded.
struct Libpq {
  Libpq() {
    void* library = ::dlopen(kLibpq, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
      throw ClubError{"PostgreSQL's library libpq is not installed (Debian: libpq5). The hub needs it for this store."};
    const auto find = [library](auto& function, const char* name) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
      if (function == nullptr) throw ClubError{fmt::format("{} is not the one that is expected.", kLibpq)};
    };
    find(parse, "PQconninfoParse");
    find(free_parsed, "PQconninfoFree");
    find(connect, "PQconnectdbParams");
    find(finish, "PQfinish");
    find(status, "PQstatus");
    find(socket, "PQsocket");
    find(connection_error, "PQerrorMessage");
    find(send_text, "PQsendQuery");
    find(send_to_prepare, "PQsendPrepare");
    find(send_prepared, "PQsendQueryPrepared");
    find(result, "PQgetResult");
    find(enter_pipeline, "PQenterPipelineMode");
    find(sync_pipeline, "PQpipelineSync");
    find(exit_pipeline, "PQexitPipelineMode");
    find(result_status, "PQresultStatus");
    find(error_field, "PQresultErrorField");
    find(command, "PQcmdStatus");
    find(rows, "PQntuples");
    find(columns, "PQnfields");
    find(value, "PQgetvalue");
    find(length, "PQgetlength");
    find(clear, "PQclear");
    find(consume, "PQconsumeInput");
    find(is_busy, "PQisBusy");
    find(notifies, "PQnotifies");
    find(free, "PQfreemem");
    find(take_notices, "PQsetNoticeProcessor");
  }

  decltype(&PQconninfoParse) parse;
  decltype(&PQconninfoFree) free_parsed;
  decltype(&PQconnectdbParams) connect;
  decltype(&PQfinish) finish;
  decltype(&PQstatus) status;
  decltype(&PQsocket) socket;
  decltype(&PQerrorMessage) connection_error;
  decltype(&PQsendQuery) send_text;
  decltype(&PQsendPrepare) send_to_prepare;
  decltype(&PQsendQueryPrepared) send_prepared;
  decltype(&PQgetResult) result;
  decltype(&PQenterPipelineMode) enter_pipeline;
  decltype(&PQpipelineSync) sync_pipeline;
  decltype(&PQexitPipelineMode) exit_pipeline;
  decltype(&PQresultStatus) result_status;
  decltype(&PQresultErrorField) error_field;
  decltype(&PQcmdStatus) command;
  decltype(&PQntuples) rows;
  decltype(&PQnfields) columns;
  decltype(&PQgetvalue) value;
  decltype(&PQgetlength) length;
  decltype(&PQclear) clear;
  decltype(&PQconsumeInput) consume;
  decltype(&PQisBusy) is_busy;
  decltype(&PQnotifies) notifies;
  decltype(&PQfreemem) free;
  decltype(&PQsetNoticeProcessor) take_notices;
};

const Libpq& pq() {
  static const Libpq kFunctions;
  return kFunctions;
}

struct EndConnection {
  void operator()(PGconn* connection) const { pq().finish(connection); }
};
struct ClearResult {
  void operator()(PGresult* result) const { pq().clear(result); }
};
using LibpqConnection = std::unique_ptr<PGconn, EndConnection>;
using LibpqResult = std::unique_ptr<PGresult, ClearResult>;

// There is no connection, or no longer.
struct Lost : ClubError {
  using ClubError::ClubError;
};

// The tables in PostgreSQL's words: numbers of 64 bits, and texts that are compared byte by byte.
std::string in_postgresql(std::string sql) {
  static constexpr std::array kWords{
      std::pair{"INTEGER PRIMARY KEY,", "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"},
      std::pair{"INTEGER", "BIGINT"}, std::pair{"TEXT", "TEXT COLLATE \"C\""}, std::pair{", WITHOUT ROWID", ""},
      std::pair{" STRICT;", ";"}};
  for (const auto& [ours, theirs] : kWords)
    for (std::size_t at = sql.find(ours); at != std::string::npos; at = sql.find(ours, at + std::strlen(theirs)))
      sql.replace(at, std::strlen(ours), theirs);
  return sql;
}

// One line of what libpq says in several.
std::string on_one_line(std::string_view text) {
  std::string line;
  for (const char letter : text) {
    const bool blank = letter == '\n' || letter == '\t' || letter == ' ';
    if (!blank) line += letter;
    if (blank && !line.empty() && line.back() != ' ') line += ' ';
  }
  while (line.ends_with(' ') || line.ends_with('.')) line.pop_back();
  return line;
}

// What may be said of an address: the names of the database and its machine. Refuses one that cannot be right, without
// a word of it, since any part may be one of a password.
std::string named(const std::string& address) {
  char* error = nullptr;
  PQconninfoOption* const options = pq().parse(address.c_str(), &error);
  pq().free(error);
  std::string database;
  std::string host;
  bool fits = options != nullptr;
  for (const PQconninfoOption* each = options; each != nullptr && each->keyword != nullptr; ++each) {
    if (each->val == nullptr) continue;
    const std::string_view key = each->keyword;
    const std::string_view value = each->val;
    if (key == "dbname") database = value;
    if (key == "host") host = value;
    // What is left of a password with a sign in it that stands for something else.
    const bool is_place = key == "dbname" || key == "host" || key == "port";
    if (is_place && value.find('@') != std::string_view::npos) fits = false;
    if (key == "port" && value.find_first_not_of("0123456789,") != std::string_view::npos) fits = false;
  }
  pq().free_parsed(options);
  if (!fits)
    throw ClubError{
        "The address of the PostgreSQL database is not understood. Write postgresql://name@host/database, and keep the "
        "password in PGPASSWORD or ~/.pgpass; in the address its signs @ : / ? # % are written as %40, %3A and so on."};
  return fmt::format("the database{}{}{}", database.empty() ? "" : " " + database, host.empty() ? "" : " at ", host);
}

class Postgresql : public Database {
 public:
  explicit Postgresql(std::string address) : address_{std::move(address)}, name_{named(address_)} {
    connect();
    set_up();
  }

  void begin(Access access) override {
    try {
      again_if_lost([&] {
        execute(access == Access::kWrite ? "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT 1 FROM club FOR UPDATE"
                                         : "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
      });
    } catch (...) {
      roll_back();  // it has begun, and another hub holds the row
      throw;
    }
    in_transaction_ = true;
  }
  void commit() override {
    in_transaction_ = false;
    const LibpqResult result = execute("COMMIT");
    if (std::string_view{pq().command(result.get())} != "COMMIT")
      throw ClubError{fmt::format("{} did not keep what was done. Nothing was changed; try again.", sentence_name())};
  }
  void roll_back() noexcept override {
    in_transaction_ = false;
    if (!connection_) return;
    try {
      if (sent_ > 0) collect();
      execute("ROLLBACK");
    } catch (...) {
      connection_.reset();  // which ends the transaction as well
    }
  }

  void tell() override { execute("NOTIFY nullo"); }
  bool hear() override {
    if (connection_ && pq().consume(connection_.get()) == 0) connection_.reset();
    if (!connection_) connect();
    bool heard = std::exchange(missed_, false);
    while (PGnotify* const notify = pq().notifies(connection_.get())) {
      heard = true;
      pq().free(notify);
    }
    return heard;
  }
  [[nodiscard]] int socket() const override { return connection_ ? pq().socket(connection_.get()) : -1; }

  void check() override {}
  void back_up(const std::filesystem::path& /*file*/) override { not_for_files(); }
  void restore(const std::filesystem::path& /*file*/, const std::filesystem::path& /*aside*/) override {
    not_for_files();
  }

 protected:
  std::vector<Row> rows(std::string_view sql, std::span<const Value> values) override {
    return again_if_lost([&] {
      later(sql, values);
      const LibpqResult result = take(collect());
      std::vector<Row> found;
      for (int row = 0; row < pq().rows(result.get()); ++row) {
        std::vector<std::string> cells;
        for (int column = 0; column < pq().columns(result.get()); ++column)
          cells.emplace_back(pq().value(result.get(), row, column),
                             static_cast<std::size_t>(pq().length(result.get(), row, column)));
        found.emplace_back(std::move(cells));
      }
      return found;
    });
  }

  // Numbers go as digits; texts as they are, with their length, so that nothing is cut at a zero byte.
  void later(std::string_view sql, std::span<const Value> given) override {
    const std::string& name = prepared(sql);
    std::vector<std::string> digits(given.size());
    std::vector<const char*> values;
    std::vector<int> lengths;
    std::vector<int> formats;
    for (std::size_t i = 0; i < given.size(); ++i) {
      const auto* const text = std::get_if<std::string_view>(&given[i]);
      if (text == nullptr) digits[i] = fmt::format("{}", std::get<std::int64_t>(given[i]));
      const bool is_bytes = text != nullptr && !text->empty();
      values.push_back(is_bytes ? text->data() : digits[i].c_str());
      lengths.push_back(is_bytes ? static_cast<int>(text->size()) : 0);
      formats.push_back(text != nullptr ? 1 : 0);
    }
    if (sent_ == 0) pq().enter_pipeline(connection_.get());
    if (pq().send_prepared(connection_.get(), name.c_str(), static_cast<int>(given.size()), values.data(),
                           lengths.data(), formats.data(), 0) == 0)
      throw lost();
    ++sent_;
  }

 private:
  [[noreturn]] static void not_for_files() {
    throw ClubError{"PostgreSQL is backed up with pg_dump, and psql brings back what that wrote."};
  }

  [[nodiscard]] std::string sentence_name() const { return "T" + name_.substr(1); }

  void connect() {
    if (steady_clock::now() < not_before_) throw Lost{why_not_};
    connection_.reset();
    statements_.clear();
    sent_ = 0;
    // The address may say otherwise of what stands before it.
    static constexpr std::array kKeys{"connect_timeout",  "keepalives_idle",  "keepalives_interval",
                                      "keepalives_count", "tcp_user_timeout", "fallback_application_name",
                                      "dbname",           "client_encoding",  static_cast<const char*>(nullptr)};
    const std::array values{
        "5", "5", "5", "3", "15000", "nullo", address_.c_str(), "UTF8", static_cast<const char*>(nullptr)};
    LibpqConnection connection{pq().connect(kKeys.data(), values.data(), 1)};
    if (!connection || pq().status(connection.get()) != CONNECTION_OK) {
      why_not_ = fmt::format("{} cannot be reached: {}. Nothing is lost; the hub tries again.", sentence_name(),
                             on_one_line(pq().connection_error(connection.get())));
      not_before_ = steady_clock::now() + kPause;
      throw Lost{why_not_};
    }
    pq().take_notices(connection.get(), [](void*, const char*) {}, nullptr);
    connection_ = std::move(connection);
    missed_ = true;
    execute(kSetUp);
  }

  // Makes the tables, unless they are there.
  void set_up() {
    execute("BEGIN");
    in_transaction_ = true;
    try {
      if (run("SELECT current_setting('server_encoding')").front().word(0) != "UTF8")
        throw ClubError{fmt::format("{} cannot hold all letters: make one with the encoding UTF8.", sentence_name())};
      run("SELECT pg_advisory_xact_lock($1)", std::int64_t{kApplication});  // two hubs may begin at the same time
      std::int64_t version = 0;
      if (run("SELECT 1 FROM pg_namespace WHERE nspname = 'nullo'").empty()) {
        execute("CREATE SCHEMA nullo; CREATE TABLE version (tables BIGINT NOT NULL); INSERT INTO version VALUES (0)");
      } else if (run("SELECT 1 FROM pg_tables WHERE schemaname = 'nullo' AND tablename = 'version'").empty()) {
        throw ClubError{fmt::format("{} has a schema nullo that is no hub's. It was left as it is; name another one.",
                                    sentence_name())};
      } else {
        version = run("SELECT tables FROM version").front().number(0);
      }
      if (version > kTables)
        throw ClubError{fmt::format("{} was written by a newer Nullo. It was left as it is; use the newer program.",
                                    sentence_name())};
      for (std::int64_t next = version; next < kTables; ++next)
        execute(in_postgresql(kVersions.at(static_cast<std::size_t>(next))));
      if (version < kTables) run("UPDATE version SET tables = $1", std::int64_t{kTables});
      if (version == 0) run(kFirstRow, random_uuid());
      commit();
    } catch (...) {
      roll_back();
      throw;
    }
  }

  // Outside of a transaction nothing is half done yet.
  template <class Work>
  std::invoke_result_t<Work> again_if_lost(const Work& work) {
    if (in_transaction_) return work();
    if (!connection_) connect();
    try {
      return work();
    } catch (const Lost&) {
      connect();
    }
    return work();
  }

  // Several statements without parameters.
  LibpqResult execute(const std::string& sql) {
    if (!connection_) throw lost();
    if (sent_ > 0) take(collect());
    pq().send_text(connection_.get(), sql.c_str());
    return take(all_results());
  }

  const std::string& prepared(std::string_view sql) {
    if (!connection_) throw lost();
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second;
    if (sent_ > 0) take(collect());
    const std::string text{sql};
    const std::string name = fmt::format("s{}", statements_.size());
    pq().send_to_prepare(connection_.get(), name.c_str(), text.c_str(), 0, nullptr);
    take(all_results());
    return statements_.emplace(text, name).first->second;
  }

  // Waits for all that was sent: the result of the first that failed, or of the last.
  LibpqResult collect() {
    LibpqResult kept;
    pq().sync_pipeline(connection_.get());
    for (; sent_ > 0; --sent_) {
      LibpqResult result = all_results();
      if (!kept || is_good(kept)) kept = std::move(result);
    }
    const LibpqResult synced = next_result();
    pq().exit_pipeline(connection_.get());
    return kept;
  }

  // Of one call: the same.
  LibpqResult all_results() {
    LibpqResult kept;
    while (LibpqResult result = next_result())
      if (!kept || is_good(kept)) kept = std::move(result);
    return kept;
  }

  // Nothing: there are no more. A server that stands still is given up.
  LibpqResult next_result() {
    while (pq().is_busy(connection_.get()) != 0) {
      pollfd wanted{pq().socket(connection_.get()), POLLIN, 0};
      if (::poll(&wanted, 1, kMillisecondsOfSilence) == 0) {
        connection_.reset();
        throw lost();
      }
      if (pq().consume(connection_.get()) == 0) break;
    }
    return LibpqResult{pq().result(connection_.get())};
  }

  static bool is_good(const LibpqResult& result) {
    const ExecStatusType status = pq().result_status(result.get());
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
  }

  [[nodiscard]] Lost lost() const {
    return Lost{fmt::format("The connection to {} was lost. Nothing is lost; the hub tries again.", name_)};
  }

  // The result, unless it is a failure.
  LibpqResult take(LibpqResult result) {
    if (is_good(result)) return result;
    if (pq().status(connection_.get()) == CONNECTION_BAD) {
      connection_.reset();
      throw lost();
    }
    // The first line alone: the others may have what people wrote.
    const char* const said = pq().error_field(result.get(), PG_DIAG_MESSAGE_PRIMARY);
    throw ClubError{fmt::format("{} refuses what the hub asks ({}). Nothing was changed; try again.", sentence_name(),
                                on_one_line(said == nullptr ? pq().connection_error(connection_.get()) : said))};
  }

  std::string address_;
  std::string name_;  // "the database club at db.example.org"
  LibpqConnection connection_;
  std::map<std::string, std::string, std::less<>> statements_;  // what they are called on the connection, by their text
  int sent_ = 0;                                                // statements whose results were not asked for yet
  bool in_transaction_ = false;
  bool missed_ = false;                  // there was no connection for a while
  steady_clock::time_point not_before_;  // it is tried again
  std::string why_not_;
};

}  // namespace

std::unique_ptr<Database> open_postgresql(const std::string& address) { return std::make_unique<Postgresql>(address); }

}  // namespace nullo::club
