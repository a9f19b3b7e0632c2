#include "store/rescue.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sqlite3.h>

#include "base/clock.h"
#include "base/local_time.h"
#include "document/document.h"
#include "json/tree.h"
#include "store/backup.h"
#include "store/belongings.h"
#include "store/checksum.h"
#include "store/database.h"
#include "store/failures.h"
#include "store/files.h"
#include "store/migrations.h"
#include "store/people.h"
#include "store/rescued_session.h"
#include "store/restore.h"
#include "store/revision.h"
#include "store/salvage.h"
#include "store/session_list.h"
#include "store/session_reader.h"
#include "store/session_writer.h"
#include "store/stamp.h"
#include "store/store.h"
#include "store/traces.h"
#include "store/verify.h"
#include "store/write_lock.h"
#include "text/say.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;
using Kind = StoreError::Kind;

constexpr Attempt kRescuing{text::mark("nothing was rescued"), text::mark("start again")};

std::string describe(const Head* head, const std::vector<std::string>& players, const std::string& id,
                     std::int64_t key) {
  const std::optional<games::Rules> game = head == nullptr ? std::nullopt : games::rules_of(head->game);
  const bool has_date = head != nullptr && head->started_at.size() >= 10;
  const std::string date = has_date ? local_time(head->started_at).substr(0, 10) : std::string{};
  const std::string name = game ? text::say(games::info(*game).name) : std::string{};
  std::string said = game && has_date ? text::say("{game} of {date}", name, date)
                     : game           ? name
                     : has_date       ? text::say("a session of {date}", date)
                                      : text::say("a session");
  if (!players.empty()) said += fmt::format(": {}", fmt::join(players, ", "));
  if (!id.empty()) return said + fmt::format(" ({})", id.substr(0, 8));
  return players.empty() ? text::say("{session} (number {number})", said, std::to_string(key)) : said;
}

// What rescuing has found out about the sessions by now.
struct FoundOut {
  std::set<std::string> whole;                   // these ids can be rescued whole with the log (-wal)
  std::map<std::string, std::string> described;  // for people, by id
  std::vector<std::string> nameless;             // lost, and their ids are not known
  std::map<std::string, std::string> in_bytes;   // of the damaged files: the games, by id
};

// Takes sessions, people, settings and rules from a damaged database.
class Rescuing {
 public:
  // `on_backup`: what nobody changed after a backup may be from there.
  Rescuing(Database& damaged, Database& fresh, AllBackups& backups, Rescue& rescue, FoundOut& known,
           bool on_backup = false)
      : damaged_{damaged},
        fresh_{fresh},
        backups_{backups},
        rescue_{rescue},
        known_{known},
        on_backup_{on_backup},
        found_{salvage(damaged)} {}

  // Takes all that is not in the new database yet.
  void run() {
    for (const auto& [key, session] : found_.sessions) keep_session(key, session);
    if (!rescue_.from_file.empty())
      return;  // then those of the file are there already, and the log may be a stranger's
    keep_the_rest();
  }

  // The database was opened without its log: takes only the sessions that are whole in it and not whole with the log.
  void run_without_log() {
    for (const auto& [key, session] : found_.sessions) {
      if (!session.id.empty() && !known_.whole.contains(session.id)) keep_if_whole(key, session);
    }
    if (!rescue_.from_file.empty()) keep_the_rest();
  }

 private:
  void keep_the_rest() {
    keep_people();
    for (const auto& setting : found_.settings) {
      store_alone([&] { write_setting(fresh_, setting.first, setting.second); });
    }
    for (const SalvagedRules& rules : found_.own_rules) keep_rules(rules);
    for (const auto& season : found_.seasons) {
      store_alone([&] {
        fresh_.query("INSERT OR IGNORE INTO season (id, document) VALUES (?, ?)", season.first, season.second).run();
      });
    }
  }

  void keep_session(std::int64_t key, const SalvagedSession& session) {
    if (!session.id.empty() && key_of(fresh_, session.id)) return;
    const std::vector<std::string> players = players_of(session);
    const auto taken = rescue_session(damaged_, key, session, players, backups_);
    const std::string said = describe(session.head ? &*session.head : nullptr, players, session.id, key);
    known_.described.emplace(session.id, said);
    if ((!taken || !is_whole(*taken)) && keep_apart(session)) return rescue_.apart.push_back(said);
    if (!taken || !store(session, *taken)) {
      (session.id.empty() ? known_.nameless : rescue_.lost).push_back(said);
      return;
    }
    ++rescue_.sessions;
    if (is_whole(*taken)) known_.whole.insert(session.id);
    if (taken->from_backup || (on_backup_ && is_in_backup(*taken))) rescue_.from_backup.push_back(said);
    if (taken->cut) rescue_.cut.push_back(said);
    if (taken->doubtful) rescue_.doubtful.push_back(said);
  }

  void keep_if_whole(std::int64_t key, const SalvagedSession& session) {
    const std::vector<std::string> players = players_of(session);
    const auto taken = rescue_session(damaged_, key, session, players, backups_);
    const std::string said = describe(session.head ? &*session.head : nullptr, players, session.id, key);
    known_.described.emplace(session.id, said);
    if (!taken || !is_whole(*taken) || !store(session, *taken)) return;
    ++rescue_.sessions;
    rescue_.from_file.push_back(said);
  }

  static bool is_whole(const RescuedSession& taken) { return !taken.from_backup && !taken.cut && !taken.doubtful; }

  [[nodiscard]] bool is_in_backup(const RescuedSession& taken) const {
    json::Tree tree;
    return std::ranges::any_of(backups_.documents(taken.read.session.id), [&](const std::string& text) {
      const Result<session::Session> read = document::read_facts(text, tree, document::Source::kStore);
      return read && *read == taken.read.session;
    });
  }

  bool store(const SalvagedSession& session, const RescuedSession& taken) {
    return store_alone([&] {
      const session::Session& facts = taken.read.session;
      insert_session(fresh_, session::HeldHands{facts});
      const std::int64_t key = key_of(fresh_, facts.id).value();
      if (!session.deleted_at.empty())
        (session.taken_back ? take_back : mark_deleted)(fresh_, facts.id, session.deleted_at);
      if (!taken.from_backup && !taken.cut) keep_log(key, session.log);
    });
  }

  // A session that cannot be read, but is as it was written: its rows, with all facts. False: it is none.
  bool keep_apart(const SalvagedSession& session) {
    const bool as_written = std::ranges::all_of(session.hands, [](const auto& hand) { return hand.second.as_written; });
    if (session.apart.empty() || !session.head || !as_written || session.hands.size() != session.hands_known)
      return false;
    return store_alone([&] {
      const Head& head = *session.head;
      fresh_
          .query(
              "INSERT INTO session (id, game, rules, first_dealer, started_at, ended_at, note, hands, finished, "
              "opening, hands_before, continues, stake_cents, stake_against, deleted_at, apart) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?, ?)",
              head.id, head.game, head.rules, head.first_dealer, head.started_at, head.ended_at, head.note,
              head.opening, head.hands_before, head.continues, head.stake_cents, head.stake_against, session.deleted_at,
              session.apart)
          .run();
      const std::int64_t kept = fresh_.connection().getLastInsertRowid();
      for (const auto& [seat, player] : session.seats) {
        fresh_
            .query("INSERT INTO seat (session, seat, player, total, won) VALUES (?, ?, ?, 0, 0)", kept, seat,
                   person_named(fresh_, name_of(player)))
            .run();
      }
      for (const auto& [number, hand] : session.hands) {
        fresh_
            .query("INSERT INTO hand (session, number, facts, checksum, dealer, complete) VALUES (?, ?, ?, ?, 0, 0)",
                   kept, number, hand.facts, checksum(hand.facts))
            .run();
      }
      keep_log(kept, session.log);
    });
  }

  // Keeps the log only if no row is missing and those that are undone come last, since undo goes back step by step.
  void keep_log(std::int64_t key, const std::vector<LogRow>& log) {
    for (std::size_t row = 0; row < log.size(); ++row) {
      if (log[row].ordinal != static_cast<std::int64_t>(row)) return;
      if (row > 0 && log[row - 1].logged.undone && !log[row].logged.undone) return;
    }
    for (const LogRow& row : log) insert_log_row(fresh_, key, row);
  }

  // Current names, in seat order; somebody whose name is lost is called by a number. Empty: a seat is missing.
  [[nodiscard]] std::vector<std::string> players_of(const SalvagedSession& session) const {
    std::vector<std::string> names;
    for (const auto& [seat, player] : session.seats) {
      if (seat != static_cast<int>(names.size())) return {};
      names.push_back(name_of(player));
    }
    return names;
  }

  [[nodiscard]] std::string name_of(std::int64_t id) const {
    const auto found = found_.players.find(id);
    if (found == found_.players.end()) return fmt::format("Player {}", id);
    const auto person = found->second.merged_into ? found_.players.find(*found->second.merged_into) : found;
    return person == found_.players.end() ? found->second.name : person->second.name;
  }

  // Stores people's looks and other names. Sessions have everybody's current name.
  void keep_people() {
    for (const auto& [id, player] : found_.players) {
      store_alone([&, number = id, &person = player] { keep_person(number, person); });
    }
  }

  void keep_person(std::int64_t id, const SalvagedPlayer& player) {
    const std::int64_t person = person_named(fresh_, name_of(id));
    if (player.merged_into) {
      fresh_.query("INSERT OR IGNORE INTO player (name, merged_into) VALUES (?, ?)", player.name, person).run();
    } else {
      fresh_
          .query("UPDATE player SET colour = ?, short_name = ? WHERE id = ?", player.colour, player.short_name, person)
          .run();
    }
  }

  void keep_rules(const SalvagedRules& rules) {
    store_alone([&] {
      fresh_
          .query("INSERT OR IGNORE INTO own_rules (game, name, rules, seats, kept_at) VALUES (?, ?, ?, ?, ?)",
                 rules.game, rules.name, rules.rules, rules.seats, rules.kept_at)
          .run();
    });
  }

  // In a transaction of its own, so that only this is left out if the new tables refuse it. True if it was stored.
  template <class Work>
  bool store_alone(Work work) {
    fresh_.exec("SAVEPOINT alone");
    try {
      work();
      fresh_.exec("RELEASE alone");
      return true;
    } catch (const SQLite::Exception& error) {
      // If the disk failed, SQLite may have ended the whole transaction.
      if ((error.getErrorCode() & 0xFF) != SQLITE_CONSTRAINT) throw;
      fresh_.exec("ROLLBACK TO alone");
      fresh_.exec("RELEASE alone");
      return false;
    }
  }

  Database& damaged_;
  Database& fresh_;
  AllBackups& backups_;
  Rescue& rescue_;
  FoundOut& known_;
  bool on_backup_;
  Salvaged found_;
};

// Takes from the backups the sessions that nothing else has; a session in a backup is never removed from the tables, so
// it must have been there. One that cannot be read in any will be named.
void take_the_rest(AllBackups& backups, Database& fresh, Rescue& rescue) {
  json::Tree tree;
  for (const std::string& id : backups.ids()) {
    if (key_of(fresh, id)) continue;
    for (const std::string& text : backups.documents(id)) {
      const Result<session::Session> read = document::read_facts(text, tree, document::Source::kStore);
      if (!read) continue;
      insert_session(fresh, session::HeldHands{*read});
      if (backups.deleted(id)) mark_deleted(fresh, id, now_utc());
      ++rescue.sessions;
      const Head head{id, std::string{games::info(read->rules).id}, {}, 0, read->started_at, {}, {}};
      rescue.from_backup.push_back(describe(&head, read->players, id, 0));
      break;
    }
  }
}

// Names the sessions that are nowhere in the new database, although they stand somewhere in the damaged files or in a
// backup.
void name_the_rest(AllBackups& backups, FoundOut& found_out, Database& fresh, Rescue& rescue) {
  std::map<std::string, std::string> games = found_out.in_bytes;
  for (const std::string& id : backups.ids()) games.emplace(id, "");
  for (const auto& described : found_out.described) games.emplace(described.first, "");
  const std::set<std::string> named{rescue.lost.begin(), rescue.lost.end()};
  std::size_t more = 0;
  for (const auto& [id, game] : games) {
    if (id.empty() || key_of(fresh, id)) continue;
    const auto described = found_out.described.find(id);
    const Head head{id, game, {}, 0, {}, {}, {}};
    const std::string said = described == found_out.described.end() ? describe(&head, {}, id, 0) : described->second;
    if (named.contains(said)) continue;
    rescue.lost.push_back(said);
    ++more;
  }
  // Those that were found by their bytes are most likely the same as those of which only other rows are left.
  std::ranges::sort(found_out.nameless, std::greater{}, &std::string::size);
  found_out.nameless.resize(found_out.nameless.size() - std::min(more, found_out.nameless.size()));
  std::ranges::move(found_out.nameless, std::back_inserter(rescue.lost));
  found_out.nameless.clear();
}

// A copy of a log (-wal) whose file is lost, beside a copy of the newest backup: there a page has the same number as in
// the file. Without a backup only what the log has can be read.
class LogOnBackup {
 public:
  explicit LogOnBackup(const fs::path& database) {
    make_private(base_, database);
    const std::vector<Backup> backups = backups_of(database);
    if (const Backup* newest = newest_backup(backups)) {
      fs::copy_file(newest->file, base_.path(), fs::copy_options::overwrite_existing);
    } else {
      constexpr std::uintmax_t kPage = 4096;  // SQLite removes the log of a file that has none
      fs::resize_file(base_.path(), kPage);
    }
    fs::copy_file(database.string() + "-wal", base_.path().string() + "-wal");
  }

  [[nodiscard]] fs::path path() const { return base_.path(); }

 private:
  Temporary base_;
};

// A new database for all that can be read; deleted at the end unless it has replaced the damaged one.
class Fresh {
 public:
  explicit Fresh(const fs::path& database) { make_private(file_, database); }

  [[nodiscard]] Temporary& file() { return file_; }

  // From a database that is open, whose file is not its own any more.
  [[nodiscard]] Rescue fill_from(Database& open) const {
    Database fresh{file_.path(), Database::Mode::kWrite};
    migrate(fresh);
    AllBackups backups{open.path()};
    FoundOut known;
    known.in_bytes = sessions_in_bytes_of(open.path().string() + "-wal");
    Rescue rescue;
    rescue.overwritten = true;
    std::int64_t revision = 0;
    WriteTransaction transaction{fresh};
    readable([&] {
      readable([&] { revision = revision_of(open.connection()); });
      Rescuing{open, fresh, backups, rescue, known}.run();
    });
    finish(open.path(), fresh, backups, known, revision, rescue);
    transaction.commit();
    return rescue;
  }

  // Returns the report. `aside`: as in Rescue.
  [[nodiscard]] Rescue fill(const fs::path& damaged, const fs::path& aside) const {
    Database fresh{file_.path(), Database::Mode::kWrite};
    migrate(fresh);
    AllBackups backups{damaged};
    FoundOut known;
    known.in_bytes = sessions_in_bytes_of(damaged);
    known.in_bytes.merge(sessions_in_bytes_of(damaged.string() + "-wal"));
    const auto spoiled = [](const Rescue& rescue) {
      return !rescue.lost.empty() || !rescue.from_backup.empty() || !rescue.cut.empty() || !rescue.doubtful.empty();
    };
    {
      WriteTransaction transaction{fresh};
      Rescue rescue = take_all(damaged, aside, fresh, backups, known);
      if (!has_log(damaged) || !spoiled(rescue)) {
        transaction.commit();
        return rescue;
      }
    }
    // The log may be at fault. Nothing is stored yet, and it is known what is whole with the log.
    WriteTransaction transaction{fresh};
    Rescue rescue = take_all(damaged, aside, fresh, backups, known, Log::kAlsoWithout);
    transaction.commit();
    return rescue;
  }

 private:
  enum class Log : std::uint8_t { kAsItIs, kAlsoWithout };

  static Rescue take_all(const fs::path& damaged, const fs::path& aside, Database& fresh, AllBackups& backups,
                         FoundOut& known, Log log = Log::kAsItIs) {
    Rescue rescue;
    rescue.aside = aside;
    rescue.only_log = !aside.empty() && !fs::exists(damaged);
    std::int64_t revision = 0;
    const auto take_from = [&](const fs::path& file, Database::Mode mode, auto take) {
      readable([&] {
        Database source{file, mode};
        readable([&] { revision = std::max(revision, revision_of(source.connection())); });
        Rescuing rescuing{source, fresh, backups, rescue, known, file != damaged};
        take(rescuing);
      });
    };
    const auto run = [](Rescuing& rescuing) { rescuing.run(); };
    if (has_bytes(damaged) || (fs::exists(damaged) && !has_log(damaged))) {
      if (log == Log::kAlsoWithout) {
        take_from(damaged, Database::Mode::kAlone, [](Rescuing& rescuing) { rescuing.run_without_log(); });
      }
      take_from(damaged, Database::Mode::kDamaged, run);
    } else if (has_log(damaged)) {
      const LogOnBackup lone{damaged};
      take_from(lone.path(), Database::Mode::kDamaged, run);
    }
    finish(damaged, fresh, backups, known, revision, rescue);
    return rescue;
  }

  static void finish(const fs::path& damaged, Database& fresh, AllBackups& backups, FoundOut& known,
                     std::int64_t revision, Rescue& rescue) {
    take_the_rest(backups, fresh, rescue);
    name_the_rest(backups, known, fresh, rescue);
    go_on_after(fresh, std::max(backups.revision(), revision));
    write_setting(fresh, kRescueKey, to_text(rescue, damaged));
  }

  Temporary file_;
};

// A file of another program, or of a newer Nullo, must not be moved.
void refuse_what_is_not_ours(const fs::path& path) {
  if (!has_bytes(path)) return;
  readable([&] { refuse_unless_ours(stamp_of(path), path); });
}

// Whether verify() would find problems in its content; a database of an older version is migrated in a copy for that.
bool complains(const fs::path& path) {
  Database copy{path, Database::Mode::kCopy};
  migrate(copy, Before::kNothing);
  return !verify_database(copy).problems.empty();
}

}  // namespace

bool is_damaged(const fs::path& database) {
  const auto looks_damaged = [&] {
    bool damaged = false;
    const bool could_read = readable([&] {
      refuse_unless_ours(stamp_of(database), database);
      damaged = !damage_of(database, Look::kAll).empty() || complains(database);
    });
    return damaged || !could_read;
  };
  return guarded(database, kRescuing, [&] {
    if (!looks_damaged()) return false;
    if (!looks_damaged()) refuse_other_bytes();
    return true;
  });
}

Rescue rescue(const fs::path& database) {
  return guarded(database, kRescuing, [&] {
    const fs::path path = fs::weakly_canonical(fs::absolute(database));
    WriteLock lock{path};
    if (!lock.try_take()) {
      throw StoreError{Kind::kReadOnly, text::say("{file} is damaged, and another window or program of Nullo has it "
                                                  "open: nothing was rescued. Close it and start again.",
                                                  path.string())};
    }
    refuse_what_is_not_ours(path);
    const bool was_there = fs::exists(path) || is_anything_left(path);
    const fs::path aside = was_there ? name_aside(path, Occasion::kDamaged) : fs::path{};
    tidy_beside(path);
    Fresh fresh{path};
    Rescue rescue = fresh.fill(path, aside);
    try {
      replace_database(path, rescue.aside, fresh.file());
    } catch (const NotFlushed& failed) {
      rescue.not_flushed = failed.what();
    }
    return rescue;
  });
}

Left save_what_is_left(Database& open) {
  make_private_folder(backup_folder(open.path()));
  tidy_beside(open.path());
  Fresh fresh{open.path()};
  const Rescue rescue = fresh.fill_from(open);
  Left left{name_backup(open.path()), about_sessions(rescue)};
  give_name(fresh.file(), left.file);
  wait_for_name(left.file);
  return left;
}

}  // namespace nullo::store
