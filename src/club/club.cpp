#include "club/club.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <random>
#include <utility>

#include <fmt/format.h>
#include <openssl/sha.h>

#include "base/code.h"
#include "base/utf8.h"
#include "base/uuid.h"
#include "club/handed.h"
#include "core/name.h"
#include "document/document.h"
#include "json/writer.h"

namespace nullo::club {

namespace {

using Access = Database::Access;

constexpr std::size_t kMostOfChanges = std::size_t{1} << 20U;  // bytes of documents
constexpr std::int64_t kSessionsAtOnce = 20;                   // that are read from the database in one piece
constexpr std::int64_t kHabitsAtOnce = 200;                    // in one answer

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

// RFC 3339 UTC, to the second.
std::string five_minutes_after(std::string_view now) {
  std::tm time{};
  if (::strptime(std::string{now}.c_str(), "%Y-%m-%dT%H:%M:%SZ", &time) == nullptr) return std::string{now};
  time.tm_min += 5;
  ::timegm(&time);  // carries over
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", time.tm_year + 1900, time.tm_mon + 1, time.tm_mday,
                     time.tm_hour, time.tm_min, time.tm_sec);
}

const char* word_for(Role role) { return role == Role::kAdmin ? "admin" : "scorer"; }
Role role_of(std::string_view word) { return word == "admin" ? Role::kAdmin : Role::kScorer; }

// What `work` returns, in one transaction.
template <class Work>
auto in_one(Database& database, Access access, const Work& work) {
  Transaction transaction{database, access};
  auto result = work();
  transaction.commit();
  return result;
}

constexpr std::string_view kDevices = "SELECT key, name, role, session, paired_at, last_seen, revoked_at FROM device";

Device device_in(Row& row) {
  return {row.number(0), row.text(1), role_of(row.word(2)), row.text(3), row.text(4), row.text(5), row.text(6)};
}

std::vector<Device> all_devices(Database& database) {
  std::vector<Device> devices;
  for (Row& row : database.run(fmt::format("{} ORDER BY key", kDevices))) devices.push_back(device_in(row));
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
  for (int number = 2; is_taken(free); ++number) free = with_number(name, number);
  return free;
}

// ---- where a revision goes

// A revision that the hub has.
struct Known {
  std::int64_t key = 0;
  std::int64_t session = 0;
  std::string place = {};
};

// A revision with the content of the trunk's newest stands for it.
constexpr std::string_view kKnown =
    "SELECT revision.id, same.key, same.session, same.place FROM revision JOIN revision AS same ON same.key = "
    "coalesce(revision.same_as, revision.key) WHERE revision.id";

// Why a revision is refused, whatever the hub has.
Faults faults_of(const Revision& revision, const Device& device, json::Tree& tree) {
  Faults faults;
  if (!device.session.empty() && device.session != revision.session) {
    faults.add({"/session", fmt::format("the session of this guest, \"{}\"", device.session), revision.session});
    return faults;
  }
  if (revision.parent == revision.id || std::ranges::find(revision.passed, revision.id) != revision.passed.end()) {
    faults.add({"", "a revision that goes on from others", "one that goes on from itself"});
    return faults;
  }
  const Result<session::Session> read = document::read_facts(revision.content.document, tree);
  if (!read) return read.error();
  if (read->id != revision.session)
    faults.add({"/id", fmt::format("the id of the session, \"{}\"", revision.session), json::quoted(read->id)});
  check_handed(revision.content.handed, read->seats(), faults);
  return faults;
}

// Numbers are given out in the transaction itself, so that nobody sees one before all lower ones.
void count_change(Database& database) { database.send("UPDATE club SET seq = seq + 1"); }
void note_change(Database& database, std::int64_t session) {
  count_change(database);
  database.send("UPDATE session SET seq = (SELECT seq FROM club) WHERE key = $1", session);
}

std::int64_t newest_in(Database& database) { return database.run("SELECT seq FROM club").front().number(0); }

// The same as in_one(), and other hubs hear of it if there is a new number.
template <class Work>
auto changing(Database& database, const Work& work) {
  return in_one(database, Access::kWrite, [&] {
    const std::int64_t before = newest_in(database);
    auto result = work();
    if (newest_in(database) != before) database.tell();
    return result;
  });
}

// One transaction's work on the revisions of one device.
class Keeper {
 public:
  Keeper(Database& database, std::int64_t device) : database_{database}, device_{device} {}

  Answered keep(const Revision& revision, Faults faults) {
    const Related related = find_related(revision);
    if (related.own) return {revision.id, related.own->place == "side" ? Place::kSide : Place::kTrunk, {}};
    if (!faults.empty()) return {revision.id, Place::kRefused, std::move(faults)};
    return {revision.id, related.session != 0 ? go_on(revision, related) : begin(revision), {}};
  }

 private:
  struct Related {
    std::optional<Known> own, parent, other;
    std::int64_t session = 0;  // 0: it is a new one
  };

  // What is known of it, of its parent, of the side that it ends, and of its session.
  Related find_related(const Revision& revision) {
    Related related;
    for (Row& row : database_.run(fmt::format("{} IN ($1, $2, $3) UNION ALL SELECT '', key, 0, '' FROM session WHERE "
                                              "id = $4",
                                              kKnown),
                                  revision.id, revision.parent, revision.other, revision.session)) {
      if (row.word(0).empty()) {
        related.session = row.number(1);
        continue;
      }
      const Known known{row.number(1), row.number(2), row.text(3)};
      if (row.word(0) == revision.id) related.own = known;
      if (row.word(0) == revision.parent) related.parent = known;
      if (row.word(0) == revision.other) related.other = known;
    }
    return related;
  }
  // The newest of them that is known in the session.
  std::optional<Known> find_last(std::int64_t session, std::span<const std::string> ids) {
    for (; !ids.empty(); ids = ids.first(ids.size() - 1))
      for (Row& row : database_.run(fmt::format("{} = $1", kKnown), ids.back()))
        if (row.number(2) == session) return Known{row.number(1), session, row.text(3)};
    return std::nullopt;
  }

  // The first revision of a session.
  Place begin(const Revision& revision) {
    if (!revision.parent.empty() && revision.passed.empty()) return Place::kParentUnknown;
    count_change(database_);
    const std::int64_t session =
        database_
            .run("INSERT INTO session (id, seq) VALUES ($1, (SELECT seq FROM club)) RETURNING key", revision.session)
            .front()
            .number(0);
    pass(session, revision.passed);
    pass(session, std::span{&revision.parent, revision.parent.empty() ? 0U : 1U});
    add(session, revision, "trunk");
    return Place::kTrunk;
  }

  Place go_on(const Revision& revision, const Related& related) {
    const std::int64_t session = related.session;
    const auto in_session = [session](const std::optional<Known>& known) {
      return known && known->session == session ? known : std::nullopt;
    };
    std::optional<Known> parent = in_session(related.parent);
    if (!parent && !revision.parent.empty()) {
      if (revision.passed.empty()) return Place::kParentUnknown;
      parent = find_last(session, revision.passed);
      pass(session, revision.passed);
      pass(session, std::span{&revision.parent, 1});
    }
    const std::optional<Known> other = in_session(related.other);
    const auto is_at = [](const std::optional<Known>& known, std::string_view place) {
      return known && known->place == place;
    };
    if (is_at(parent, "trunk") || is_at(other, "trunk")) {
      database_.send("UPDATE revision SET place = 'passed', document = NULL WHERE session = $1 AND place = 'trunk'",
                     session);
      for (const auto& side : {parent, other})
        if (is_at(side, "side")) end(*side);
      add(session, revision, "trunk");
      end_equal_sides(session);
      note_change(database_, session);
      return Place::kTrunk;
    }
    const bool ends_a_side = is_at(parent, "side");
    if (ends_a_side) end(*parent);
    const std::int64_t equal = equal_trunk(session, revision);
    add(session, revision, equal != 0 ? "passed" : "side", equal);
    if (ends_a_side || equal == 0) note_change(database_, session);
    return equal != 0 ? Place::kTrunk : Place::kSide;
  }

  // Only their ids are kept.
  void pass(std::int64_t session, std::span<const std::string> ids) {
    for (const std::string& id : ids)
      database_.send("INSERT INTO revision (id, session, place) VALUES ($1, $2, 'passed') ON CONFLICT DO NOTHING", id,
                     session);
  }

  // `same_as`: the trunk's newest, if it has this content already, which is then not kept twice; 0: it has not.
  void add(std::int64_t session, const Revision& revision, std::string_view place, std::int64_t same_as = 0) {
    const Content& content = revision.content;
    database_.send(
        "INSERT INTO revision (id, session, place, same_as, parent, other, device, at, document, deleted_at, handed) "
        "VALUES ($1, $2, $3, nullif($4, CAST(0 AS BIGINT)), $5, $6, $7, $8, nullif($9, ''), $10, $11)",
        revision.id, session, place, same_as, revision.parent, revision.other, device_, revision.at,
        same_as == 0 ? std::string_view{content.document} : std::string_view{}, content.deleted_at,
        write_handed(content.handed));
  }

  void end(const Known& side) {
    database_.send("UPDATE revision SET place = 'passed', document = NULL WHERE key = $1 AND place = 'side'", side.key);
  }

  // The trunk's newest, if it has the same content: 0 if not. When it was deleted does not matter, only whether.
  std::int64_t equal_trunk(std::int64_t session, const Revision& revision) {
    const std::vector<Row> found = database_.run(
        "SELECT key FROM revision WHERE session = $1 AND place = 'trunk' AND document = $2 AND handed = $3 AND "
        "(deleted_at = '') = ($4 = '')",
        session, revision.content.document, write_handed(revision.content.handed), revision.content.deleted_at);
    return found.empty() ? 0 : found.front().number(0);
  }
  void end_equal_sides(std::int64_t session) {
    database_.send(
        "UPDATE revision SET place = 'passed', document = NULL, same_as = trunk.key FROM revision AS trunk WHERE "
        "trunk.session = $1 AND trunk.place = 'trunk' AND revision.session = $1 AND revision.place = 'side' AND "
        "revision.document = trunk.document AND revision.handed = trunk.handed AND "
        "(revision.deleted_at = '') = (trunk.deleted_at = '')",
        session);
  }

  Database& database_;
  std::int64_t device_;
};

std::vector<Handing> handed_in(const std::string& text, json::Tree& tree) {
  Faults faults;  // of what this program has written: there are none
  return tree.parse(text, faults) ? read_handed(tree.root(), faults) : std::vector<Handing>{};
}

}  // namespace

std::int64_t Row::number(std::size_t column) const {
  const std::string& digits = cells_[column];
  std::int64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

struct Club::Parts {
  std::unique_ptr<Database> database;
  json::Tree tree = {};  // for all documents, one after another
};

Club::Club(const std::filesystem::path& file) : Club{open_sqlite(file)} {}
Club::Club(std::unique_ptr<Database> database) : parts_{std::make_unique<Parts>(Parts{std::move(database)})} {}
Club::~Club() = default;

Database& Club::database() { return *parts_->database; }

std::string Club::name() { return database().run("SELECT name FROM club").front().text(0); }

void Club::set_name(std::string_view name) { database().run("UPDATE club SET name = $1", name); }

std::string Club::epoch() { return database().run("SELECT epoch FROM club").front().text(0); }

void Club::begin_epoch() { database().run("UPDATE club SET epoch = $1", random_uuid()); }

std::string Club::invite(Role role, std::string_view now, std::string_view session) {
  return in_one(database(), Access::kWrite, [&] {
    database().run("DELETE FROM invite WHERE expires_at <= $1", now);
    std::string code = new_code();
    database().run("INSERT INTO invite (code_hash, role, session, expires_at) VALUES ($1, $2, $3, $4)", hash_of(code),
                   word_for(role), session, five_minutes_after(now));
    return code;
  });
}

std::optional<Paired> Club::pair(std::string_view code, std::string_view device, std::string_view now) {
  return in_one(database(), Access::kWrite, [&]() -> std::optional<Paired> {
    const std::string code_hash = hash_of(typed_code(code));
    std::vector<Row> invite =
        database().run("SELECT role, session FROM invite WHERE code_hash = $1 AND used_by IS NULL AND expires_at > $2",
                       code_hash, now);
    if (invite.empty()) return std::nullopt;
    Paired paired{.token = new_token(),
                  .device = free_name(all_devices(database()), device),
                  .role = role_of(invite.front().word(0)),
                  .session = invite.front().text(1)};
    const std::int64_t key =
        database()
            .run(
                "INSERT INTO device (name, role, session, token_hash, paired_at, last_seen) VALUES ($1, $2, $3, $4, "
                "$5, $6) RETURNING key",
                paired.device, word_for(paired.role), paired.session, hash_of(paired.token), now, now)
            .front()
            .number(0);
    database().run("UPDATE invite SET used_by = $1 WHERE code_hash = $2", key, code_hash);
    Row club = database().run("SELECT name, epoch FROM club").front();
    paired.club = club.text(0);
    paired.epoch = club.text(1);
    return paired;
  });
}

std::optional<Device> Club::device_with(std::string_view token, std::string_view now) {
  constexpr std::size_t kToTheMinute = std::string_view{"2026-11-21T18:30"}.size();
  std::vector<Row> found =
      database().run(fmt::format("{} WHERE token_hash = $1 AND revoked_at = ''", kDevices), hash_of(token));
  if (found.empty()) return std::nullopt;
  Device device = device_in(found.front());
  if (device.last_seen.substr(0, kToTheMinute) == now.substr(0, kToTheMinute)) return device;
  const std::string before = std::exchange(device.last_seen, now);
  try {
    database().run("UPDATE device SET last_seen = $1 WHERE key = $2", device.last_seen, device.key);
  } catch (const ClubError&) {
    device.last_seen = before;  // the disk is full, say: whoever only pulls is still answered
  }
  return device;
}

std::vector<Device> Club::devices() { return all_devices(database()); }

bool Club::revoke(std::string_view device, std::string_view now) {
  return in_one(database(), Access::kWrite, [&] {
    return !database()
                .run("UPDATE device SET revoked_at = $1 WHERE name = $2 AND revoked_at = '' RETURNING key", now, device)
                .empty();
  });
}

std::vector<Answered> Club::push(const Device& device, std::span<const Revision> revisions) {
  const Push alone{device, revisions};
  return std::move(push(std::span{&alone, 1}).front());
}

std::vector<std::vector<Answered>> Club::push(std::span<const Push> pushes) {
  // Before the transaction, in which others wait.
  std::vector<Faults> faults;
  for (const Push& push : pushes)
    for (const Revision& revision : push.revisions) faults.push_back(faults_of(revision, push.device, parts_->tree));
  return changing(database(), [&] {
    std::vector<std::vector<Answered>> answers;
    auto fault = faults.begin();
    for (const Push& push : pushes) {
      Keeper keeper{database(), push.device.key};
      answers.emplace_back();
      for (const Revision& revision : push.revisions)
        answers.back().push_back(keeper.keep(revision, std::move(*fault++)));
    }
    return answers;
  });
}

bool Club::take_pen(const Device& device, std::string_view session) {
  if (!device.session.empty() && device.session != session) return false;
  return changing(database(), [&] {
    const std::vector<Row> found =
        database().run("UPDATE session SET pen = $1 WHERE id = $2 RETURNING key", device.key, session);
    for (const Row& row : found) note_change(database(), row.number(0));
    return !found.empty();
  });
}

bool Club::keep_habits(const Device& device, std::span<const Habit> habits) {
  if (!device.session.empty()) return false;
  return changing(database(), [&] {
    for (const Habit& habit : habits) {
      const bool known = !database()
                              .run("SELECT seq FROM habit WHERE game = $1 AND name = $2 AND content = $3", habit.game,
                                   habit.name, habit.content)
                              .empty();
      if (known) continue;
      count_change(database());
      database().send(
          "INSERT INTO habit (game, name, content, seq) VALUES ($1, $2, $3, (SELECT seq FROM club)) ON CONFLICT "
          "(game, name) DO UPDATE SET content = excluded.content, seq = excluded.seq",
          habit.game, habit.name, habit.content);
    }
    return true;
  });
}

Changes Club::changes(std::int64_t since, int most, const Device& device) {
  return in_one(database(), Access::kRead, [&] {
    Changes changes;
    Row club = database().run("SELECT epoch, seq FROM club").front();
    changes.epoch = club.text(0);
    changes.newest = club.number(1);
    changes.until = changes.newest;
    if (device.session.empty()) {
      for (Row& row : database().run("SELECT game, name, content, seq FROM habit WHERE seq > $1 ORDER BY seq LIMIT $2",
                                     since, kHabitsAtOnce)) {
        changes.habits.push_back({row.text(0), row.text(1), row.text(2)});
        if (std::ssize(changes.habits) == kHabitsAtOnce) changes.until = row.number(3);
      }
    }
    std::size_t bytes = 0;
    const auto is_full = [&] { return std::ssize(changes.sessions) >= std::max(most, 1) || bytes >= kMostOfChanges; };
    while (since < changes.until && !changes.more) {
      std::vector<Row> tips = database().run(
          "SELECT part.seq, part.id, coalesce(pen.name, ''), coalesce(part.pen, 0), place, revision.id, device.name, "
          "at, "
          "document, deleted_at, handed "
          "FROM (SELECT key, id, seq, pen FROM session WHERE seq > $1 AND seq <= $2 AND $3 IN ('', id) "
          "ORDER BY seq LIMIT $4) AS part "
          "LEFT JOIN device AS pen ON pen.key = part.pen AND pen.revoked_at = '' "
          "JOIN revision ON revision.session = part.key AND place <> 'passed' "
          "JOIN device ON device.key = revision.device ORDER BY part.seq, revision.key",
          since, changes.until, device.session, kSessionsAtOnce);
      if (tips.empty()) break;
      for (Row& row : tips) {
        if (row.number(0) != since) {
          changes.more = is_full();
          if (changes.more) break;
          since = row.number(0);
          changes.sessions.push_back({.session = row.text(1),
                                      .seq = since,
                                      .pen = row.text(2),
                                      .pen_is_here = device.key != 0 && row.number(3) == device.key});
        }
        Tip tip{row.text(5), row.text(6), row.text(7),
                Content{row.text(8), row.text(9), handed_in(row.text(10), parts_->tree)}};
        bytes += tip.content.document.size();
        Standing& standing = changes.sessions.back();
        if (row.word(4) == "trunk") {
          standing.trunk = std::move(tip);
        } else {
          standing.sides.push_back(std::move(tip));
        }
      }
    }
    if (changes.more) changes.until = since;
    changes.more = changes.until < changes.newest;
    return changes;
  });
}

std::int64_t Club::newest() { return newest_in(database()); }

int Club::sessions() { return static_cast<int>(database().run("SELECT count(*) FROM session").front().number(0)); }

bool Club::hear() { return database().hear(); }
int Club::socket() { return database().socket(); }

void Club::check() { database().check(); }

void Club::back_up(const std::filesystem::path& file) { database().back_up(file); }

void Club::restore(const std::filesystem::path& file, const std::filesystem::path& aside) {
  database().restore(file, aside);
}

}  // namespace nullo::club
