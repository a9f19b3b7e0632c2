#include "store/rescue.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "document/document.h"
#include "games/words.h"
#include "json/tree.h"
#include "store/database.h"
#include "store/failures.h"
#include "store/files.h"
#include "store/migrations.h"
#include "store/people.h"
#include "store/restore.h"
#include "store/session_list.h"
#include "store/session_reader.h"
#include "store/session_writer.h"
#include "store/stamp.h"
#include "store/store.h"
#include "store/write_lock.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;
using Kind = StoreError::Kind;

constexpr Intent kRescuing{"nothing was rescued", "start again"};
constexpr std::int64_t kMostProbed = 100'000;

bool is_damage(const SQLite::Exception& error) {
  const int code = error.getErrorCode() & 0xFF;
  // A schema that cannot be parsed, or tables that are gone, are SQLITE_ERROR.
  return code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_ERROR || code == SQLITE_IOERR;
}

// Does the work; false if a damaged page is in its way.
template <class Work>
bool readable(Work work) {
  try {
    work();
    return true;
  } catch (const SQLite::Exception& error) {
    if (!is_damage(error)) throw;
    return false;
  }
}

using Keys = std::vector<std::int64_t>;

// Keys of sessions as far as they can be read in that order; true if that was all of them.
bool read_keys(Database& damaged, const char* sql, Keys& keys) {
  return readable([&] {
    Query query = damaged.query(sql);
    while (query.step()) keys.push_back(query.integer(0));
  });
}

// From both ends up to the damage; what lies between is tried key by key, since most of it may be on good pages.
Keys keys_of(Database& damaged) {
  Keys keys;
  if (read_keys(damaged, "SELECT key FROM session ORDER BY key", keys)) return keys;
  Keys backwards;
  read_keys(damaged, "SELECT key FROM session ORDER BY key DESC", backwards);
  std::reverse(backwards.begin(), backwards.end());
  const std::int64_t last = keys.empty() ? 0 : keys.back();
  std::erase_if(backwards, [&](std::int64_t key) { return key <= last; });
  if (!backwards.empty()) {
    const std::int64_t end = std::min(backwards.front(), last + kMostProbed);
    for (std::int64_t key = last + 1; key < end; ++key) keys.push_back(key);
  }
  keys.insert(keys.end(), backwards.begin(), backwards.end());
  return keys;
}

class Reading {
 public:
  Reading(Database& damaged, Database& fresh, Rescue& rescue) : damaged_{damaged}, fresh_{fresh}, rescue_{rescue} {}

  void run() {
    for (const std::int64_t key : keys_of(damaged_)) {
      std::optional<std::string> text;
      if (!readable([&] { text = document_of(damaged_, key); })) {
        ++rescue_.unread;
      } else if (text) {
        keep(key, *text);
      }
    }
    readable([&] { keep_people(); });
    readable([&] { keep_settings(); });
    readable([&] { keep_own_rules(); });
  }

 private:
  void keep(std::int64_t key, const std::string& text) {
    const Result<document::Read> read = document::read_session(text, tree_);
    if (!read || key_of(fresh_, read->session.id)) {
      ++rescue_.unread;
      return;
    }
    insert_session(fresh_, ScoredSession{read->session});
    keep_deleted(key, read->session.id);
    ++rescue_.sessions;
    if (!is_as_noted(key, read->result)) ++rescue_.doubtful;
  }

  // An older database deletes nothing.
  void keep_deleted(std::int64_t key, const std::string& id) {
    readable([&] {
      Query query = damaged_.query("SELECT deleted_at FROM session WHERE key = ? AND deleted_at <> ''", key);
      if (query.step()) mark_deleted(fresh_, id, query.text(0));
    });
  }

  bool is_as_noted(std::int64_t key, const session::SessionResult& result) {
    bool same = true;
    const bool could_read = readable([&] {
      Query hands = damaged_.query("SELECT hands FROM session WHERE key = ?", key);
      const auto complete = std::count_if(result.hands.begin(), result.hands.end(),
                                          [](const session::HandResult& hand) { return hand.complete(); });
      same = hands.step() && hands.integer(0) == complete;
      Query seats = damaged_.query("SELECT total FROM seat WHERE session = ? ORDER BY seat", key);
      for (const Seat seat : Seats{result.totals.size()}) {
        same = same && seats.step() && seats.integer(0) == result.totals[seat];
      }
    });
    return could_read && same;
  }

  // Their looks, and other names of theirs. Sessions tell everybody by the name they have now.
  void keep_people() {
    Query query = damaged_.query(
        "SELECT player.name, person.name, player.colour, player.short_name FROM player "
        "JOIN person ON person.player = player.id ORDER BY player.id");
    while (query.step()) {
      const std::int64_t person = person_named(fresh_, query.text(1));
      if (query.text(0) != query.text(1)) {
        fresh_.query("INSERT OR IGNORE INTO player (name, merged_into) VALUES (?, ?)", query.text(0), person).run();
      } else {
        fresh_
            .query("UPDATE player SET colour = ?, short_name = ? WHERE id = ?",
                   query.is_null(2) ? std::nullopt : std::optional{query.small(2)}, query.text(3), person)
            .run();
      }
    }
  }

  void keep_settings() {
    Query query = damaged_.query("SELECT key, value FROM setting ORDER BY key");
    while (query.step()) write_setting(fresh_, query.text(0), query.text(1));
  }

  void keep_own_rules() {
    Query query = damaged_.query("SELECT game, name, rules, seats, kept_at FROM own_rules ORDER BY game, name");
    while (query.step()) {
      fresh_
          .query("INSERT OR IGNORE INTO own_rules (game, name, rules, seats, kept_at) VALUES (?, ?, ?, ?, ?)",
                 query.text(0), query.text(1), query.text(2), query.integer(3), query.text(4))
          .run();
    }
  }

  Database& damaged_;
  Database& fresh_;
  Rescue& rescue_;
  json::Tree tree_;
};

// Tables of before 004_people.sql know no person: there every name is one.
void know_people(Database& damaged) {
  constexpr int kPeople = 4;
  if (version_of(damaged) >= kPeople) return;
  damaged.exec("PRAGMA query_only = OFF");  // it is open to be read only; the view is made beside it
  damaged.exec("CREATE TEMP VIEW person AS SELECT id AS player, id, name FROM player");
  damaged.exec("PRAGMA query_only = ON");
}

// A new database with all that can be read; gone at the end unless it has taken its place.
class Fresh {
 public:
  explicit Fresh(const fs::path& database) : path_{database.string() + ".rescued"} {
    discard(path_);
    make_private_file(path_);
  }
  ~Fresh() { discard(path_); }
  Fresh(const Fresh&) = delete;
  Fresh& operator=(const Fresh&) = delete;

  [[nodiscard]] const fs::path& path() const { return path_; }

  void fill(const fs::path& damaged, Rescue& rescue) const {
    Database fresh{path_, Database::Mode::kWrite};
    migrate(fresh);
    WriteTransaction transaction{fresh};
    if (!rescue.aside.empty()) {
      readable([&] {
        Database source{damaged, Database::Mode::kUntouched};
        know_people(source);
        Reading{source, fresh, rescue}.run();
      });
    }
    write_setting(fresh, kRescueKey, to_text(rescue, damaged));
    transaction.commit();
  }

 private:
  fs::path path_;
};

// A file of another program, or of a newer Nullo, is none of ours to move.
void refuse_what_is_not_ours(const fs::path& path) {
  if (!fs::exists(path) || fs::is_empty(path)) return;
  readable([&] { refuse_unless_ours(stamp_of(path), path); });
}

std::string counted(std::int64_t count) { return games::amount_of(count, "session"); }

}  // namespace

bool is_damaged(const fs::path& database) {
  return guarded(database, kRescuing, [&] {
    bool damaged = false;
    const bool could_read = readable([&] {
      refuse_unless_ours(stamp_of(database), database);
      SQLite::Database connection = open_untouched(database);
      damaged = !damage_of(connection).empty();
    });
    return damaged || !could_read;
  });
}

Rescue rescue(const fs::path& database) {
  const fs::path path = fs::weakly_canonical(fs::absolute(database));
  return guarded(path, kRescuing, [&] {
    WriteLock lock{path};
    if (!lock.try_take()) {
      throw StoreError{Kind::kReadOnly, fmt::format("{} is damaged, and another window or program of Nullo has it "
                                                    "open: nothing was rescued. Close it and start again.",
                                                    path.string())};
    }
    refuse_what_is_not_ours(path);
    Rescue rescue;
    if (fs::exists(path)) rescue.aside = name_aside(path, "damaged");
    const Fresh fresh{path};
    fresh.fill(path, rescue);
    replace_database(path, rescue.aside, fresh.path());
    return rescue;
  });
}

std::string to_text(const Rescue& rescue, const fs::path& database) {
  if (rescue.aside.empty()) {
    return fmt::format(
        "There was no {}, though there are backups of it: it was moved, deleted or lost. A new, empty one "
        "was begun.",
        database.string());
  }
  std::string text = fmt::format("{} was damaged. It was set aside untouched as {}. ", database.string(),
                                 rescue.aside.filename().string());
  text += rescue.sessions == 0 ? std::string{"Nothing of it could be read"}
                               : fmt::format("{} could be read and {} rescued", counted(rescue.sessions),
                                             rescue.sessions == 1 ? "was" : "were");
  if (rescue.unread > 0) text += fmt::format("; {} could not", counted(rescue.unread));
  text += '.';
  if (rescue.doubtful > 0) {
    text +=
        fmt::format(" Of those rescued, {} no longer come{} to the result that was noted: look at {}.",
                    counted(rescue.doubtful), rescue.doubtful == 1 ? "s" : "", rescue.doubtful == 1 ? "it" : "them");
  }
  return text;
}

}  // namespace nullo::store
