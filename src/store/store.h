// Sessions in one SQLite file. Every change is one committed transaction; nothing here is lost by a crash.
// Errors of the machine (disk, lock, damage) are thrown as StoreError and leave the database as it was.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ledger/handing.h"
#include "session/hand_by_hand.h"
#include "store/backup.h"
#include "store/statistics.h"

namespace nullo::store {

class StoreError : public std::runtime_error {
 public:
  enum class Kind {
    kNewer,       // made by a newer program: left untouched
    kNoDatabase,  // a file, but none of ours: left untouched
    kDamaged,     // ours, but it cannot be read
    kMachine,     // disk full, no permission, input/output error
    kReadOnly,    // another process writes
    kBusy,        // another program has it locked at this moment: it is worth trying again
  };
  StoreError(Kind kind, const std::string& what) : std::runtime_error{what}, kind_{kind} {}
  [[nodiscard]] Kind kind() const { return kind_; }

 private:
  Kind kind_;
};

// $XDG_DATA_HOME/nullo/nullo.db, else ~/.local/share/nullo/nullo.db.
std::filesystem::path default_path();

// A line of the list of sessions.
struct Listed {
  std::string id;
  std::string game;                  // its id
  std::string rules;                 // one line of JSON
  std::vector<std::string> players;  // when it began
  std::vector<std::string> at_end;   // in seat order, where somebody has sat in; empty: the same
  std::vector<std::string> sat_in;   // who was not there when it began
  std::vector<std::string> shared;   // in seat order, where somebody has sat in: all who played for each total
  std::string continues;             // the id of the session that this one goes on with
  std::string continued_by;          // the id of the session that goes on with this one; empty: none that is kept
  std::string started_at;
  std::string ended_at;
  std::string note;
  int hands = 0;  // complete ones
  bool finished = false;
  bool stopped = false;  // by the players, before the length that the rules set
  std::vector<Seat> winners;
  PerSeat<Amount> totals;
  std::string deleted_at;  // RFC 3339 UTC; empty: it is not deleted

  // Who stands for each total: "Dad / Eva".
  [[nodiscard]] const std::vector<std::string>& columns() const { return shared.empty() ? players : shared; }
};
struct SessionLists {
  std::vector<Listed> kept;     // newest first
  std::vector<Listed> deleted;  // the same
};

// What a log row was aimed at, and the facts before and after it. Undo puts `before` back, redo `after`.
struct Change {
  // The whole session (its document without an id change), or one hand by its number from 0.
  std::optional<int> hand;
  std::optional<std::string> before;  // JSON; nothing: the hand was not there
  std::optional<std::string> after;   // JSON; nothing: the hand is not there any more
  std::string label;                  // "trick 7 to Clara"
};

// Rules that a table has kept for next time.
struct OwnRules {
  std::string name;
  games::Rules rules;
  int seats = 0;        // how many played by them when they were kept
  std::string kept_at;  // RFC 3339 UTC
};
struct KeptRules {
  std::vector<OwnRules> rules;      // by name
  std::vector<std::string> unread;  // names of those that this program cannot read: another version kept them
};

// Somebody who has sat at a table.
struct Person {
  std::string name;
  std::string short_name;         // empty: none was chosen
  std::optional<int> colour;      // from 0, of those that seats have; nothing: none was chosen
  std::vector<std::string> also;  // the names that were merged into this one
  int sessions = 0;
  std::string last_played;  // when that session began; RFC 3339 UTC, or empty
};

// Why people cannot be changed so.
struct PeopleRefusal {
  enum class Kind {
    kUnknown,      // nobody has that name
    kNameTaken,    // somebody else has it
    kSatTogether,  // both sat in one session: they are two people
  };
  Kind kind = Kind::kUnknown;
  std::string name;     // that is unknown, or taken
  std::string session;  // id of the newest in which both sat
};

// A change to a session, and the session after it.
struct Recorded {
  session::Session after;
  Change change;
};

struct Logged {
  Change change;
  std::string at;       // RFC 3339 UTC
  bool undone = false;  // waits to be redone
};

class Store {
 public:
  enum class Access {
    kWrite,        // StoreError{kReadOnly} if another process writes
    kWriteIfFree,  // reads along if another process writes; waits for nobody: StoreError{kBusy}
    kRead,         // never writes; the file must be there, and may be of an older version or in a read-only folder
  };

  // Opens or makes the database; applies the migrations that it lacks. The folder is made, readable by its owner only.
  // StoreError{kDamaged}: to write, its pages are looked through (of a very large one if its last writer crashed), and
  // backups without a database are damage too; rescue() in store/rescue.h helps.
  Store(const std::filesystem::path& path, Access access);
  ~Store();
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;

  // What people should know of how it was opened: "Others than you could read …"; empty: nothing.
  [[nodiscard]] const std::string& remark() const;
  // Another program keeps it locked, so that nothing can be stored at this moment. Does not wait.
  [[nodiscard]] bool is_locked();
  [[nodiscard]] bool writes() const;
  // Reading along: tries to become the writer; true if it now is.
  bool try_to_write();
  // A number that differs when another process has changed the database since.
  [[nodiscard]] std::int64_t data_version();
  // The same for changes by whomever, this Store included.
  struct ChangeMark {
    std::int64_t by_others = -1;
    std::int64_t here = -1;
    friend bool operator==(const ChangeMark&, const ChangeMark&) = default;
  };
  [[nodiscard]] ChangeMark change_mark();
  [[nodiscard]] const std::filesystem::path& path() const;

  // ---- sessions; those deleted are found by their whole id and in lists() only
  [[nodiscard]] std::vector<Listed> sessions();  // newest first
  [[nodiscard]] SessionLists lists();
  [[nodiscard]] int count_sessions();
  [[nodiscard]] std::optional<std::string> newest_session();
  [[nodiscard]] std::optional<session::Session> load(std::string_view id);
  // The same, its hands read anew each time that they come by: for what looks at a whole long session.
  [[nodiscard]] std::unique_ptr<const session::HandByHand> hand_by_hand(std::string_view id);
  // The sessions whose id begins so.
  [[nodiscard]] std::vector<std::string> find(std::string_view id_prefix);
  // The newest session that the players have not ended (ended_at) and that is not over, or whose last hand was tapped
  // here: it can still be mended. A finished one that was imported is not open.
  [[nodiscard]] std::optional<std::string> open_session();
  void create(const session::Session& session);  // its id must be new
  // A session ends, and a new one goes on with it: record() and create() in one.
  void go_on(const session::Session& ended, const Change& change, const session::Session& next);
  // The other way: the earlier session is as it was before its last row, which is gone, and `next_id` is deleted.
  void take_back_going_on(const session::Session& earlier, std::string_view next_id);
  // The session that goes on with this one, if one does that is not deleted; the newest of several.
  [[nodiscard]] std::optional<std::string> continued_by(std::string_view id);
  // Puts a whole session in place of the stored one; its log is emptied.
  void replace(const session::Session& session);
  // The documents of several new ones, all or none, checked before. Names are stored as those people are called now:
  // StoreError where in_present_names() would refuse. What is replaced is not deleted any more; nor are those brought
  // back, by their ids.
  void import_all(const std::vector<std::string_view>& documents, const std::vector<std::string_view>& replacing,
                  const std::vector<std::string>& brought_back = {});
  // Marks it; nothing of it is gone, its log included.
  void delete_session(std::string_view id);
  void bring_back(std::string_view id);
  [[nodiscard]] bool is_deleted(std::string_view id);

  // ---- the entry log
  // One tap: `after` is the session as it is after the change (hands, ledger and totals are written from it), and the
  // row that can undo it. Rows undone before it are gone. `handed`: what counts as handed over from then on, in the
  // same transaction.
  void record(const session::Session& after, const Change& change, std::span<const Handing> handed = {});
  // The same, which changes later parts of its evening as well: all or none, and all at one time of the clock, by which
  // their rows are found again.
  void record_with(const Recorded& first, std::span<const Recorded> later, std::span<const Handing> handed = {});
  // What has been handed over at its table, in that order. A seat is the one that whoever has its chips sat at when the
  // session began. Undo changes nothing of it, and no document has it.
  [[nodiscard]] std::vector<Handing> handed_over(std::string_view session_id);
  // The row that the next undo (redo) would take, newest first.
  [[nodiscard]] std::optional<Logged> undo_row(std::string_view session_id);
  [[nodiscard]] std::optional<Logged> redo_row(std::string_view session_id);
  // Marks that row as undone (redone) and writes the session as it then is; one transaction.
  void undo(const session::Session& now);
  void redo(const session::Session& now);
  // The same of several sessions, all or none.
  void undo_all(std::span<const session::Session> now);
  void redo_all(std::span<const session::Session> now);
  [[nodiscard]] std::vector<Logged> log(std::string_view session_id);  // oldest first, undone rows included

  // ---- people. Each change can be undone; a refusal changes nothing. Whatever is read later tells the new names.
  [[nodiscard]] std::vector<Person> people();  // who played last first
  // A session with each name as that person is called now.
  struct Present {
    std::string text;               // its document, on one line
    session::Session session;       // without hands
    session::SessionResult result;  // the same
  };
  // Refused where two at one table are one person.
  [[nodiscard]] Result<Present> in_present_names(const session::HandByHand& hands);
  [[nodiscard]] std::optional<PeopleRefusal> rename_person(std::string_view name, const std::string& to);
  // All that is told of `name` is told of `into` from now on; typed or imported, both names mean that person.
  [[nodiscard]] std::optional<PeopleRefusal> merge_people(std::string_view name, std::string_view into);
  // A name that was merged is a person again, with the sessions in which it was told.
  [[nodiscard]] std::optional<PeopleRefusal> split_person(std::string_view name);
  [[nodiscard]] std::optional<PeopleRefusal> set_person_look(std::string_view name, std::optional<int> colour,
                                                             const std::string& short_name);
  [[nodiscard]] std::string people_undo_label();  // empty: nothing to undo
  [[nodiscard]] std::string people_redo_label();
  [[nodiscard]] std::optional<PeopleRefusal> step_people(bool back);

  // ---- settings
  [[nodiscard]] std::optional<std::string> setting(std::string_view key);
  void set_setting(std::string_view key, std::string_view value);

  // ---- what the years come to; store/statistics.h
  [[nodiscard]] Statistics statistics(const std::string& name, const StatisticsFilter& filter);
  [[nodiscard]] std::vector<Share> shares(const std::string& name, const StatisticsFilter& filter, const ShareOf& of);

  // ---- a table's own rules
  [[nodiscard]] KeptRules own_rules(std::string_view game_id);
  // In place of those of the same name, if there are any; from 1 to 64 characters.
  void keep_own_rules(std::string_view name, const games::Rules& rules, int seats);
  void forget_own_rules(std::string_view game_id, std::string_view name);

  // ---- backups
  // A copy of all that is stored, beside the database; all but the newest ten are forgotten. A damaged database is not
  // backed up: StoreError{kDamaged}.
  Backup back_up();
  [[nodiscard]] std::vector<Backup> backups();  // newest first
  // A copy in any place, which takes the place of a file of that name. A reader may call it too.
  void copy_to(const std::filesystem::path& file);
  // All that is stored becomes what is in this file, a backup or another copy. Gives the backup of what it was.
  // UnfitSource (store/restore.h), and nothing is changed: it is none that could be restored.
  std::filesystem::path restore(const std::filesystem::path& file);

  // ---- checks
  struct Verdict {
    int sessions = 0;  // those deleted included
    int deleted = 0;
    int hands = 0;
    std::vector<std::string> problems;  // sentences; empty: all is well
  };
  // SQLite's integrity and foreign keys; every stored session read and scored again and compared with its ledger. (With
  // Access::kRead the CHECKs of the tables are left out: SQLite does not know them then.)
  [[nodiscard]] Verdict verify();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace nullo::store
