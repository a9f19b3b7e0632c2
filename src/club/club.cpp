#include "club/club.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <random>
#include <utility>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <openssl/sha.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include "base/code.h"
#include "base/disk.h"
#include "base/handle.h"
#include "base/temporary.h"
#include "base/utf8.h"
#include "base/uuid.h"
#include "club/handed.h"
#include "club/tables.h"
#include "core/name.h"
#include "document/document.h"
#include "json/writer.h"

namespace nullo::club {

namespace {

namespace fs = std::filesystem;
using Statement = SQLite::Statement;

constexpr int kBusyMilliseconds = 5000;                        // to wait while another process writes
constexpr std::size_t kMostOfChanges = std::size_t{1} << 20U;  // bytes of documents
constexpr mode_t kOwnersOnly = S_IRUSR | S_IWUSR;

ClubError could_not(std::string_view what, const fs::path& file, int error) {
  return ClubError{fmt::format("{} {}: {}.", what, file.string(), std::strerror(error))};
}

std::string hash_of(std::string_view secret) {
  std::array<unsigned char, SHA256_DIGEST_LENGTH> hash{};
  ::SHA256(reinterpret_cast<const unsigned char*>(secret.data()), secret.size(), hash.data());
  std::string digits;
  for (const unsigned char byte : hash) digits += fmt::format("{:02x}", byte);
  return digits;
}

std::string new_token() {
  std::random_device source;  // of the operating system
  std::string token;
  for (int i = 0; i < 4; ++i) token += fmt::format("{:08x}", source());
  return token;
}

const char* word_for(Role role) { return role == Role::kAdmin ? "admin" : "scorer"; }
Role role_of(std::string_view word) { return word == "admin" ? Role::kAdmin : Role::kScorer; }

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

// The hub's file, open.
struct ClubFile {
  explicit ClubFile(const fs::path& path) : file{path}, database{open_or_make(path)} {
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA synchronous = FULL");
    if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
      throw ClubError{
          fmt::format("{} lies on a file system that cannot share memory between programs. Keep it on a "
                      "disk of this computer.",
                      file.string())};
    make_tables();
  }

  void make_tables() {
    SQLite::Transaction transaction{database, SQLite::TransactionBehavior::IMMEDIATE};
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version == kTables) return;
    bring_up_to_date(database);
    if (version == 0) query("INSERT INTO club (id, name, epoch, seq) VALUES (1, 'Club', ?, 0)", random_uuid()).exec();
    transaction.commit();
  }

  // A sound copy, for its owner only; the file must not exist.
  void copy_to(const fs::path& name) {
    if (fs::exists(name)) throw ClubError{fmt::format("{} is there already.", name.string())};
    Temporary copy;
    int error = copy.make(folder_of(name), kOwnersOnly);
    if (error != 0) throw could_not("Could not make", name, error);
    {
      SQLite::Database to{copy.path().string(), SQLite::OPEN_READWRITE};
      copy_all(database, to);
      to.execAndGet("PRAGMA journal_mode = DELETE");  // a single file
      refuse_if_damaged(to, file);
    }
    error = flush_to_disk(copy.path());
    if (error == 0) error = copy.take_name(name);
    if (error == 0) error = flush_to_disk(folder_of(name));
    if (error != 0) throw could_not("Could not write", name, error);
  }

  template <class... Values>
  Statement query(const char* sql, const Values&... values) {
    Statement statement{database, sql};
    SQLite::bind(statement, values...);
    return statement;
  }

  fs::path file;
  SQLite::Database database;
  json::Tree tree = {};  // for all documents, one after another
};

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
template <class Work>
auto reading(ClubFile& club, const Work& work) {
  return in_words(club.file, [&] {
    const SQLite::Transaction one_look{club.database};
    return work();
  });
}
template <class Work>
auto writing(ClubFile& club, const Work& work) {
  return in_words(club.file, [&] {
    SQLite::Transaction transaction{club.database, SQLite::TransactionBehavior::IMMEDIATE};
    auto result = work();
    transaction.commit();
    return result;
  });
}

constexpr std::string_view kDeviceColumns = "key, name, role, session, paired_at, last_seen, revoked_at";
Device device_in(Statement& row) {
  return {row.getColumn(0).getInt64(),  row.getColumn(1).getString(), role_of(row.getColumn(2).getString()),
          row.getColumn(3).getString(), row.getColumn(4).getString(), row.getColumn(5).getString(),
          row.getColumn(6).getString()};
}

std::vector<Device> all_devices(ClubFile& club) {
  Statement rows = club.query(fmt::format("SELECT {} FROM device ORDER BY key", kDeviceColumns).c_str());
  std::vector<Device> devices;
  while (rows.executeStep()) devices.push_back(device_in(rows));
  return devices;
}

// The name, or with a number behind it if another device has one that looks the same.
std::string free_name(const std::vector<Device>& devices, std::string_view name) {
  const auto is_taken = [&devices](std::string_view wanted) {
    return std::ranges::any_of(devices, [seen = seen_of_name(wanted)](const Device& device) {
      return device.revoked_at.empty() && seen_of_name(device.name) == seen;
    });
  };
  std::string free{name};
  for (int number = 2; is_taken(free); ++number) {
    const std::string ending = fmt::format(" {}", number);
    std::string_view start = name;
    while (utf8::characters(start) + ending.size() > kLongestName) start = utf8::without_last(start);
    free = fmt::format("{}{}", start, ending);
  }
  return free;
}

// ---- where a revision goes

// A revision that the hub has.
struct Known {
  std::int64_t key = 0;
  std::int64_t session = 0;
  std::string place = {};
};

// One transaction's work on the revisions of one push.
class Keeper {
 public:
  Keeper(ClubFile& club, const Device& device) : club_{club}, device_{device} {}

  Answered keep(const Revision& revision) {
    if (const auto known = find(revision.id))
      return {revision.id, known->place == "side" ? Place::kSide : Place::kTrunk, {}};
    Faults faults = faults_of(revision);
    if (!faults.empty()) return {revision.id, Place::kRefused, std::move(faults)};
    const auto session = find_session(revision.session);
    return {revision.id, session ? go_on(*session, revision) : begin(revision), {}};
  }

  // False: there is no such session.
  bool take_pen(const std::string& id) {
    const auto session = find_session(id);
    if (!session) return false;
    club_.query("UPDATE session SET pen = ? WHERE key = ?", device_.key, *session).exec();
    note_change(*session);
    return true;
  }

 private:
  Faults faults_of(const Revision& revision) {
    Faults faults;
    if (!device_.session.empty() && device_.session != revision.session) {
      faults.add({"/session", fmt::format("the session of this guest, \"{}\"", device_.session), revision.session});
      return faults;
    }
    if (revision.parent == revision.id || std::ranges::find(revision.passed, revision.id) != revision.passed.end()) {
      faults.add({"", "a revision that goes on from others", "one that goes on from itself"});
      return faults;
    }
    const Result<session::Session> read = document::read_facts(revision.content.document, club_.tree);
    if (!read) return read.error();
    if (read->id != revision.session)
      faults.add({"/id", fmt::format("the id of the session, \"{}\"", revision.session), json::quoted(read->id)});
    check_handed(revision.content.handed, read->seats(), faults);
    return faults;
  }

  std::optional<Known> find(const std::string& id) {
    // A revision with the content of the trunk's newest stands for it.
    Statement row = club_.query(
        "SELECT same.key, same.session, same.place FROM revision JOIN revision AS same ON same.key = "
        "coalesce(revision.same_as, revision.key) WHERE revision.id = ?",
        id);
    if (!row.executeStep()) return std::nullopt;
    return Known{row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getString()};
  }
  std::optional<Known> find_in(std::int64_t session, const std::string& id) {
    const auto known = find(id);
    return known && known->session == session ? known : std::nullopt;
  }

  std::optional<std::int64_t> find_session(const std::string& id) {
    Statement row = club_.query("SELECT key FROM session WHERE id = ?", id);
    return row.executeStep() ? std::optional{row.getColumn(0).getInt64()} : std::nullopt;
  }

  std::int64_t next_seq() {
    Statement row = club_.query("UPDATE club SET seq = seq + 1 RETURNING seq");
    row.executeStep();
    const std::int64_t seq = row.getColumn(0).getInt64();
    row.executeStep();  // to its end
    return seq;
  }
  void note_change(std::int64_t session) {
    club_.query("UPDATE session SET seq = ? WHERE key = ?", next_seq(), session).exec();
  }

  // The first revision of a session.
  Place begin(const Revision& revision) {
    if (!revision.parent.empty() && revision.passed.empty()) return Place::kParentUnknown;
    club_.query("INSERT INTO session (id, seq) VALUES (?, ?)", revision.session, next_seq()).exec();
    const std::int64_t session = club_.database.getLastInsertRowid();
    pass(session, revision.passed);
    pass(session, std::span{&revision.parent, revision.parent.empty() ? 0U : 1U});
    add(session, revision, "trunk");
    return Place::kTrunk;
  }

  Place go_on(std::int64_t session, const Revision& revision) {
    std::optional<Known> parent = find_in(session, revision.parent);
    if (!parent && !revision.parent.empty()) {
      if (revision.passed.empty()) return Place::kParentUnknown;
      for (auto id = revision.passed.rbegin(); id != revision.passed.rend() && !parent; ++id)
        parent = find_in(session, *id);
      pass(session, revision.passed);
      pass(session, std::span{&revision.parent, 1});
    }
    const std::optional<Known> other = find_in(session, revision.other);
    const auto is_at = [](const std::optional<Known>& known, std::string_view place) {
      return known && known->place == place;
    };
    if (is_at(parent, "trunk") || is_at(other, "trunk")) {
      club_
          .query("UPDATE revision SET place = 'passed', document = NULL WHERE session = ? AND place = 'trunk'", session)
          .exec();
      for (const auto& side : {parent, other})
        if (is_at(side, "side")) end(*side);
      const std::int64_t trunk = add(session, revision, "trunk");
      end_equal_sides(session, trunk);
      note_change(session);
      return Place::kTrunk;
    }
    const bool ends_a_side = is_at(parent, "side");
    if (ends_a_side) end(*parent);
    const std::int64_t equal = equal_trunk(session, revision);
    add(session, revision, equal != 0 ? "passed" : "side", equal);
    if (ends_a_side || equal == 0) note_change(session);
    return equal != 0 ? Place::kTrunk : Place::kSide;
  }

  // Only their ids are kept.
  void pass(std::int64_t session, std::span<const std::string> ids) {
    for (const std::string& id : ids)
      club_
          .query("INSERT INTO revision (id, session, place) VALUES (?, ?, 'passed') ON CONFLICT DO NOTHING", id,
                 session)
          .exec();
  }

  // `same_as`: the trunk's newest, if it has this content already, which is then not kept twice; 0: it has not.
  std::int64_t add(std::int64_t session, const Revision& revision, const char* place, std::int64_t same_as = 0) {
    const Content& content = revision.content;
    club_
        .query(
            "INSERT INTO revision (id, session, place, same_as, parent, other, device, at, document, deleted_at, "
            "handed) VALUES (?, ?, ?, nullif(?, 0), ?, ?, ?, ?, nullif(?, ''), ?, ?)",
            revision.id, session, place, same_as, revision.parent, revision.other, device_.key, revision.at,
            same_as == 0 ? content.document : std::string{}, content.deleted_at, write_handed(content.handed))
        .exec();
    return club_.database.getLastInsertRowid();
  }

  void end(const Known& side) {
    club_.query("UPDATE revision SET place = 'passed', document = NULL WHERE key = ? AND place = 'side'", side.key)
        .exec();
  }

  // The trunk's newest, if it has the same content: 0 if not. When it was deleted does not matter, only whether.
  std::int64_t equal_trunk(std::int64_t session, const Revision& revision) {
    Statement row = club_.query(
        "SELECT key FROM revision WHERE session = ? AND place = 'trunk' AND document = ? AND handed = ? AND "
        "(deleted_at = '') = (? = '')",
        session, revision.content.document, write_handed(revision.content.handed), revision.content.deleted_at);
    return row.executeStep() ? row.getColumn(0).getInt64() : 0;
  }
  void end_equal_sides(std::int64_t session, std::int64_t trunk) {
    club_
        .query(
            "UPDATE revision SET place = 'passed', document = NULL, same_as = trunk.key FROM revision AS trunk WHERE "
            "trunk.key = ? AND revision.session = ? AND revision.place = 'side' AND revision.document = trunk.document "
            "AND revision.handed = trunk.handed AND (revision.deleted_at = '') = (trunk.deleted_at = '')",
            trunk, session)
        .exec();
  }

  ClubFile& club_;
  const Device& device_;
};

std::vector<Handing> handed_in(const std::string& text, json::Tree& tree) {
  Faults faults;  // of what this program has written: there are none
  return tree.parse(text, faults) ? read_handed(tree.root(), faults) : std::vector<Handing>{};
}

}  // namespace

struct Club::Parts : ClubFile {
  using ClubFile::ClubFile;
};

Club::Club(const fs::path& file) : parts_{in_words(file, [&file] { return std::make_unique<Parts>(file); })} {}
Club::~Club() = default;

std::string Club::name() {
  return reading(*parts_, [&] { return parts_->database.execAndGet("SELECT name FROM club").getString(); });
}

void Club::set_name(std::string_view name) {
  writing(*parts_, [&] { return parts_->query("UPDATE club SET name = ?", std::string{name}).exec(); });
}

std::string Club::epoch() {
  return reading(*parts_, [&] { return parts_->database.execAndGet("SELECT epoch FROM club").getString(); });
}

std::string Club::invite(Role role, std::string_view now, std::string_view session) {
  return writing(*parts_, [&] {
    parts_->query("DELETE FROM invite WHERE expires_at <= ?", std::string{now}).exec();
    std::string code = new_code();
    parts_
        ->query(
            "INSERT INTO invite (code_hash, role, session, expires_at) VALUES (?, ?, ?, "
            "strftime('%Y-%m-%dT%H:%M:%SZ', ?, '+5 minutes'))",
            hash_of(code), word_for(role), std::string{session}, std::string{now})
        .exec();
    return code;
  });
}

std::optional<Paired> Club::pair(std::string_view code, std::string_view device, std::string_view now) {
  return writing(*parts_, [&]() -> std::optional<Paired> {
    const std::string code_hash = hash_of(typed_code(code));
    Statement invite =
        parts_->query("SELECT role, session FROM invite WHERE code_hash = ? AND used_by IS NULL AND expires_at > ?",
                      code_hash, std::string{now});
    if (!invite.executeStep()) return std::nullopt;
    Paired paired{.token = new_token(),
                  .role = role_of(invite.getColumn(0).getString()),
                  .session = invite.getColumn(1).getString()};
    invite.reset();
    parts_
        ->query("INSERT INTO device (name, role, session, token_hash, paired_at, last_seen) VALUES (?, ?, ?, ?, ?, ?)",
                free_name(all_devices(*parts_), device), word_for(paired.role), paired.session, hash_of(paired.token),
                std::string{now}, std::string{now})
        .exec();
    const std::int64_t key = parts_->database.getLastInsertRowid();
    parts_->query("UPDATE invite SET used_by = ? WHERE code_hash = ?", key, code_hash).exec();
    Statement club = parts_->query("SELECT name, epoch FROM club");
    club.executeStep();
    paired.club = club.getColumn(0).getString();
    paired.epoch = club.getColumn(1).getString();
    return paired;
  });
}

std::optional<Device> Club::device_with(std::string_view token, std::string_view now) {
  constexpr std::size_t kToTheMinute = std::string_view{"2026-11-21T18:30"}.size();
  std::optional<Device> device = reading(*parts_, [&]() -> std::optional<Device> {
    Statement row = parts_->query(
        fmt::format("SELECT {} FROM device WHERE token_hash = ? AND revoked_at = ''", kDeviceColumns).c_str(),
        hash_of(token));
    return row.executeStep() ? std::optional{device_in(row)} : std::nullopt;
  });
  if (!device || device->last_seen.substr(0, kToTheMinute) == now.substr(0, kToTheMinute)) return device;
  const std::string before = std::exchange(device->last_seen, now);
  try {
    parts_->query("UPDATE device SET last_seen = ? WHERE key = ?", device->last_seen, device->key).exec();
  } catch (const SQLite::Exception&) {
    device->last_seen = before;  // the disk is full, say: whoever only pulls is still answered
  }
  return device;
}

std::vector<Device> Club::devices() {
  return reading(*parts_, [&] { return all_devices(*parts_); });
}

bool Club::revoke(std::string_view device, std::string_view now) {
  return writing(*parts_, [&] {
           return parts_
               ->query("UPDATE device SET revoked_at = ? WHERE name = ? AND revoked_at = ''", std::string{now},
                       std::string{device})
               .exec();
         }) > 0;
}

std::vector<Answered> Club::push(const Device& device, std::span<const Revision> revisions) {
  return writing(*parts_, [&] {
    Keeper keeper{*parts_, device};
    std::vector<Answered> answers;
    answers.reserve(revisions.size());
    for (const Revision& revision : revisions) answers.push_back(keeper.keep(revision));
    return answers;
  });
}

bool Club::take_pen(const Device& device, std::string_view session) {
  return writing(*parts_, [&] {
    const bool gets_it = device.session.empty() || device.session == session;
    return gets_it && Keeper{*parts_, device}.take_pen(std::string{session});
  });
}

Changes Club::changes(std::int64_t since, int most, const Device& device) {
  return reading(*parts_, [&] {
    Changes changes;
    Statement club = parts_->query("SELECT epoch, seq FROM club");
    club.executeStep();
    changes.epoch = club.getColumn(0).getString();
    changes.newest = club.getColumn(1).getInt64();
    Statement sessions = parts_->query(
        "SELECT session.key, id, seq, coalesce(device.name, ''), coalesce(pen, 0) FROM session LEFT JOIN device ON "
        "device.key = pen AND revoked_at = '' WHERE seq > ? AND ? IN ('', id) ORDER BY seq",
        since, device.session);
    Statement tips = parts_->query(
        "SELECT revision.id, device.name, at, document, deleted_at, handed, place FROM revision JOIN device ON "
        "device.key = revision.device WHERE revision.session = ? AND place <> 'passed' ORDER BY revision.key");
    std::size_t bytes = 0;
    while (sessions.executeStep()) {
      if (!changes.sessions.empty() && (std::ssize(changes.sessions) >= most || bytes >= kMostOfChanges)) {
        changes.more = true;
        break;
      }
      Standing standing{.session = sessions.getColumn(1).getString(),
                        .seq = sessions.getColumn(2).getInt64(),
                        .pen = sessions.getColumn(3).getString(),
                        .pen_is_here = sessions.getColumn(4).getInt64() == device.key && device.key != 0};
      tips.reset();
      tips.bind(1, sessions.getColumn(0).getInt64());
      while (tips.executeStep()) {
        Tip tip{tips.getColumn(0).getString(), tips.getColumn(1).getString(), tips.getColumn(2).getString(),
                Content{tips.getColumn(3).getString(), tips.getColumn(4).getString(),
                        handed_in(tips.getColumn(5).getString(), parts_->tree)}};
        bytes += tip.content.document.size();
        if (tips.getColumn(6).getString() == "trunk") {
          standing.trunk = std::move(tip);
        } else {
          standing.sides.push_back(std::move(tip));
        }
      }
      changes.sessions.push_back(std::move(standing));
    }
    return changes;
  });
}

std::int64_t Club::newest() {
  return reading(*parts_, [&] { return parts_->database.execAndGet("SELECT seq FROM club").getInt64(); });
}

int Club::sessions() {
  return reading(*parts_, [&] { return parts_->database.execAndGet("SELECT count(*) FROM session").getInt(); });
}

void Club::check() {
  in_words(parts_->file, [&] { refuse_if_damaged(parts_->database, parts_->file); });
}

void Club::back_up(const fs::path& file) {
  in_words(parts_->file, [&] { parts_->copy_to(file); });
}

void Club::restore(const fs::path& file, const fs::path& aside) {
  in_words(parts_->file, [&] {
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
    Statement epoch{staged, "UPDATE club SET epoch = ?"};
    epoch.bind(1, random_uuid());
    epoch.exec();
    Statement revoked = parts_->query("SELECT revoked_at, token_hash FROM device WHERE revoked_at <> ''");
    while (revoked.executeStep()) {
      Statement revoke{staged, "UPDATE device SET revoked_at = ? WHERE token_hash = ? AND revoked_at = ''"};
      SQLite::bind(revoke, revoked.getColumn(0).getString(), revoked.getColumn(1).getString());
      revoke.exec();
    }
    revoked.reset();
    epoch.reset();
    if (!aside.empty()) parts_->copy_to(aside);
    copy_all(staged, parts_->database);
  });
}

}  // namespace nullo::club
