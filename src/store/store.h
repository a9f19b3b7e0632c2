// Stores sessions in one SQLite file. Every change is one committed transaction, so a crash loses nothing. Failures of
// the machine (disk, lock, damage) are thrown as StoreError and leave the database as it was.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/progress.h"
#include "draws/plan.h"
#include "ledger/handing.h"
#include "session/hand_by_hand.h"
#include "standings/season.h"
#include "store/backup.h"
#include "store/membership.h"
#include "store/standings.h"
#include "store/statistics.h"

namespace nullo::store {

class StoreError : public std::runtime_error {
 public:
  enum class Kind {
    kNewer,       // made by a newer program; left unchanged
    kNoDatabase,  // a file that is not a database of this program; left unchanged
    kDamaged,     // a database of this program that cannot be read
    kMachine,     // disk full, no permission, input/output error
    kReadOnly,    // another process writes
    kBusy,        // another program has it locked just now: try again
    kRefused,     // what was to be stored could not be read again: nothing was stored
    kUnreadable,  // one session cannot be read, while all others can: it is set apart
  };
  StoreError(Kind kind, const std::string& what) : std::runtime_error{what}, kind_{kind} {}
  [[nodiscard]] Kind kind() const { return kind_; }

 private:
  Kind kind_;
};

// In a browser failures are those of its storage: the sentences about them name no file and no disk, and send people to
// the bar that the page shows then. To be said before a store is opened.
void speak_of_browser(bool yes = true);

// $XDG_DATA_HOME/nullo/nullo.db, else ~/.local/share/nullo/nullo.db.
std::filesystem::path default_path();

// A line of the list of sessions.
struct Listed {
  std::string id;
  std::string game;                  // the game's id
  std::string rules;                 // one line of JSON
  std::vector<std::string> players;  // at the start
  std::vector<std::string> at_end;   // in seat order; empty: the same people as at the start
  std::vector<std::string> sat_in;   // those who were not there at the start
  // in seat order, all who played for each total; empty: nobody joined or changed chairs
  std::vector<std::string> shared;
  std::string continues;     // the id of the session that this one continues
  std::string continued_by;  // the id of the session that continues this one; empty: none, or it is deleted
  std::string started_at;
  std::string ended_at;
  std::string note;
  int hands = 0;  // number of complete hands
  bool finished = false;
  bool stopped = false;  // the players stopped before the length that the rules set
  std::vector<Seat> winners;
  PerSeat<Amount> totals;
  std::string deleted_at;  // RFC 3339 UTC; empty: not deleted
  std::string apart;       // why it cannot be read, so that it has no totals here; empty: it can

  // The names for each total: "Dad / Eva".
  [[nodiscard]] const std::vector<std::string>& columns() const { return shared.empty() ? players : shared; }
};
// A session that is still played, as the start page names it.
struct OpenOne {
  std::string id;
  std::string game;                  // the game's id
  std::string rules;                 // one line of JSON
  std::vector<std::string> players;  // at the start
  int hand = 1;                      // the number of the hand that is played, counted through the evening
};

struct SessionLists {
  std::vector<Listed> kept;     // newest first
  std::vector<Listed> deleted;  // newest first
};

// A place in the list of all sessions, newest first: that of the session with this key.
struct ListPlace {
  std::string started_at;
  std::int64_t key = std::numeric_limits<std::int64_t>::min();
};
// A piece of that list.
struct ListPiece {
  std::vector<Listed> sessions;   // newest first, including deleted ones
  std::optional<ListPlace> last;  // the place after which the next piece begins; nothing: the list ends here
};

// What a change is, where more hangs on it than its facts.
enum class ChangeKind : std::uint8_t {
  kPlain,
  kGoingOn,  // the session ended because another one goes on with it
};

// What a log row changed, with the facts before and after it. Undo restores `before`, redo `after`.
struct Change {
  // A hand by its number from 0; nothing: the session as a whole (its document).
  std::optional<int> hand;
  std::optional<std::string> before;  // JSON; nothing: the hand did not exist before
  std::optional<std::string> after;   // JSON; nothing: the hand was removed
  std::string label;                  // "trick 7 to Clara"
  std::optional<int> part = {};       // the part of the evening, from 1, whose correction caused this change
  ChangeKind kind = ChangeKind::kPlain;
};

// All that has been handed over at a session's table; replaces what is stored.
struct HandedAnew {
  std::string session;  // its id
  std::vector<Handing> all;
};

// Rules that a table has kept for later sessions.
struct OwnRules {
  std::string name;
  games::Rules rules;
  int seats = 0;        // the number of players when they were kept
  std::string kept_at;  // RFC 3339 UTC
};
struct KeptRules {
  std::vector<OwnRules> rules;  // by name
  // names of kept rules that this program cannot read, because another version wrote them
  std::vector<std::string> unread;
};

// A game that the table has named, with the rules of its newest session.
struct NamedGame {
  games::Rules rules;
  int seats = 0;
};

// A person who has sat at a table.
struct Person {
  std::string name;
  std::string short_name;         // empty: none was chosen
  std::optional<int> colour;      // from 0, an index in the seats' colours; nothing: none was chosen
  std::vector<std::string> also;  // names that were merged into this one
  int sessions = 0;
  int won = 0;              // of these, alone or with others
  std::string last_played;  // when their latest session began; RFC 3339 UTC, or empty
};

// Why a change to people was refused.
struct PeopleRefusal {
  enum class Kind {
    kUnknown,      // nobody has that name
    kNameTaken,    // somebody else has it
    kSatTogether,  // both sat in one session: they are two people
  };
  Kind kind = Kind::kUnknown;
  std::string name;     // the name that is unknown or taken
  std::string session;  // the id of the newest session in which both sat
};

// A change to a session, with the session as it is after it.
struct Recorded {
  session::Session after;
  Change change;
};

struct Logged {
  Change change;
  std::string at;       // RFC 3339 UTC
  bool undone = false;  // was undone and can be redone
  // The same in all rows that were written as one change; of a going on the id of the session that it began. Empty: the
  // row was written alone.
  std::string together = {};
};

class Store {
 public:
  enum class Access {
    kWrite,        // throws StoreError{kReadOnly} if another process writes
    kWriteIfFree,  // reads only if another process writes; never waits for a lock, but throws StoreError{kBusy}
    kRead,         // never writes; the file must exist, and may be of an older version or in a read-only folder
  };

  // Opens the database, or makes it and its folder, readable by the owner only; applies missing migrations.
  // StoreError{kDamaged}: before writing, all pages are checked (in a very large file only if its last writer crashed);
  // a missing database that has backups counts as damaged, too. rescue() in store/rescue.h helps.
  Store(const std::filesystem::path& path, Access access);
  ~Store();
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;

  // What people should know about the opening: "Others than you could read …"; empty: nothing.
  [[nodiscard]] const std::string& remark() const;
  // Another program has it locked, so nothing can be stored just now. Does not wait.
  [[nodiscard]] bool is_locked();
  [[nodiscard]] bool writes() const;
  // For a Store that only reads: tries to become the writer. True if it now is.
  bool try_to_write();
  // Changes whenever another process has changed the database.
  [[nodiscard]] std::int64_t data_version();
  // Changes whenever anybody has changed the database, including this Store.
  struct ChangeMark {
    std::int64_t by_others = -1;
    std::int64_t here = -1;
    friend bool operator==(const ChangeMark&, const ChangeMark&) = default;
  };
  [[nodiscard]] ChangeMark change_mark();
  [[nodiscard]] const std::filesystem::path& path() const;

  // ---- sessions; deleted ones are found only by their whole id and in lists()
  [[nodiscard]] std::vector<Listed> sessions();  // newest first
  [[nodiscard]] SessionLists lists();
  // The next sessions of the list, at most so many (and at least one), without a look at all others. `after`: the
  // place where the last piece ended; nothing: from the newest.
  [[nodiscard]] ListPiece piece_of_list(const std::optional<ListPlace>& after, int most);
  // The kept sessions that continue another kept one or are continued by one, newest first.
  [[nodiscard]] std::vector<Listed> parts_of_evenings();
  // The kept sessions that cannot be read and are set apart, newest first.
  [[nodiscard]] std::vector<Listed> sessions_apart();
  [[nodiscard]] int count_sessions();
  [[nodiscard]] std::optional<std::string> newest_session();
  // The newest of this game at which exactly these people began, in whatever order.
  [[nodiscard]] std::optional<std::string> newest_session_of(std::string_view game,
                                                             const std::vector<std::string>& people);
  // StoreError{kUnreadable}: it is as it was written, and yet cannot be read; from now on it is set apart.
  [[nodiscard]] std::optional<session::Session> load(std::string_view id);
  // The same, but reads the hands again at each visit: for code that goes through a long session.
  [[nodiscard]] std::unique_ptr<const session::HandByHand> hand_by_hand(std::string_view id);
  // The ids of sessions that begin with this.
  [[nodiscard]] std::vector<std::string> find(std::string_view id_prefix);
  // The session at which the last tap fell, of those that are still played: the players have not ended it (ended_at),
  // and it is not over, or its last hand was entered here, so that it can still be corrected. An imported session that
  // is finished is not open; another one comes after all at which somebody tapped here.
  [[nodiscard]] std::optional<std::string> newest_open_session();
  // All of those, in that order, at most so many.
  [[nodiscard]] std::vector<OpenOne> open_sessions(int most);
  void create(const session::Session& session);  // the session's id must be new
  // Ends a session and stores a new one that continues it: record() and create() in one. `handed`: of either. `change`
  // is of the kind kGoingOn.
  void go_on(const session::Session& ended, const Change& change, const session::Session& next,
             std::span<const HandedAnew> handed = {});
  // Undoes that: `earlier` is the session as before that log row, its last one. The session that was begun is no longer
  // there, nor in any list of deleted ones.
  void take_back_going_on(const session::Session& earlier);
  // Redoes it: `ended` is the session as after that row.
  void go_on_again(const session::Session& ended);
  // The ids of the parts of the session's evening, in order, as store/evening.h has it; of a long one those around the
  // session. Only its own id if it has no other, or if the sessions continue one another in a circle.
  [[nodiscard]] std::vector<std::string> evening_of(std::string_view id);
  // The next part of the session's evening.
  [[nodiscard]] std::optional<std::string> continued_by(std::string_view id);
  // Replaces the stored session as a whole; empties its log.
  void replace(const session::Session& session);
  // Stores several documents, all or none; they must have been checked. Names are stored as those people are called
  // now; StoreError if in_present_names() would refuse that. Sessions that are replaced, and those in `brought_back`,
  // by id, are no longer deleted.
  void import_all(const std::vector<std::string_view>& documents, const std::vector<std::string_view>& replacing,
                  const std::vector<std::string>& brought_back = {}, const Progress& progress = {});
  // Marks the session as deleted; all of it stays stored, its log included.
  void delete_session(std::string_view id);
  void bring_back(std::string_view id);
  [[nodiscard]] bool is_deleted(std::string_view id);

  // Everything that `work` stores through this store is stored together or not at all.
  void all_or_none(const std::function<void()>& work);

  // ---- the entry log
  // Stores one change: `after` is the session after it, from which hands, ledger and totals are written, and the change
  // becomes a row that can be undone. Deletes the rows that were undone. `handed`: added to what has been handed over,
  // in the same transaction.
  void record(const session::Session& after, const Change& change, std::span<const Handing> handed = {});
  // The same for a change that also changes later parts of the evening, all or none. The rows are
  // found again together by Logged::together. `handed`: of any of these sessions.
  void record_with(const Recorded& first, std::span<const Recorded> later, std::span<const HandedAnew> handed = {});
  // What has been handed over at the table, in order. A seat stands for the person whose chips began at that seat. Undo
  // does not change it, and documents do not have it.
  [[nodiscard]] std::vector<Handing> handed_over(std::string_view session_id);
  // The row that the next undo (or redo) would take.
  [[nodiscard]] std::optional<Logged> undo_row(std::string_view session_id);
  [[nodiscard]] std::optional<Logged> redo_row(std::string_view session_id);
  // Marks that row as undone (or redone) and stores the session as it then is, in one transaction.
  void undo(const session::Session& now);
  void redo(const session::Session& now);
  // The same for several sessions, all or none; the last is the one at whose table it was done. `handed`: where the
  // chips now belong to other seats, or a session begins with others.
  void undo_all(std::span<const session::Session> now, std::span<const HandedAnew> handed = {});
  void redo_all(std::span<const session::Session> now, std::span<const HandedAnew> handed = {});
  [[nodiscard]] std::vector<Logged> log(std::string_view session_id);  // oldest first, including undone rows

  // ---- people. Each change can be undone; after a refusal nothing has changed. Everything read afterwards has the new
  // names.
  [[nodiscard]] std::vector<Person> people();  // the most recent player first
  // A session with every name replaced by the person's current name.
  struct Present {
    std::string text;               // the session's document, on one line
    session::Session session;       // without hands
    session::SessionResult result;  // likewise
  };
  // Refused if two names at one table mean the same person.
  [[nodiscard]] Result<Present> in_present_names(const session::HandByHand& hands);
  [[nodiscard]] std::optional<PeopleRefusal> rename_person(std::string_view name, const std::string& to);
  // From now on `name` means the person `into`, in every session and whenever it is typed or imported.
  [[nodiscard]] std::optional<PeopleRefusal> merge_people(std::string_view name, std::string_view into);
  // A merged name becomes a person again, with the sessions in which it was entered.
  [[nodiscard]] std::optional<PeopleRefusal> split_person(std::string_view name);
  [[nodiscard]] std::optional<PeopleRefusal> set_person_look(std::string_view name, std::optional<int> colour,
                                                             const std::string& short_name);
  [[nodiscard]] std::string people_undo_label();  // empty: there is nothing to undo
  [[nodiscard]] std::string people_redo_label();
  [[nodiscard]] std::optional<PeopleRefusal> step_people(bool back);

  // ---- a club (store/membership.h); sync/device.h calls these, most of them together by all_or_none()
  [[nodiscard]] std::optional<Membership> membership();  // nothing: this device is in no club
  void join(const Membership& membership);               // every session is to be told
  void leave();                                          // the sessions stay
  void keep_membership(const Membership& membership);
  void keep_hub_address(const std::string& address);  // of the club that this device is in
  [[nodiscard]] int untold_sessions();                // that changed and wait to be told, or are on their way
  // By id, of those that are untold and not in the outbox, at most so many.
  [[nodiscard]] std::vector<std::string> sessions_to_tell(int most);
  [[nodiscard]] Shared shared(const std::string& session_id);
  // Keeps all but whether it is on its way, which the outbox says; a new tip is noted as passed.
  void keep_shared(const std::string& session_id, const Shared& shared);
  [[nodiscard]] std::optional<std::string> pen_to_take();  // a session of which this device wants the pen
  void tell_all_again();                                   // the hub was restored, and may lack what it had
  // What goes along to other devices; nothing: it is not stored, or cannot be read.
  [[nodiscard]] std::optional<club::Content> content(const std::string& session_id);
  // Puts the content in the place of what is stored, or stores a new session. The change can be undone. Faults: it
  // cannot be read here, and nothing is changed.
  [[nodiscard]] Faults adopt(const std::string& session_id, const club::Content& content, const std::string& label);
  [[nodiscard]] std::vector<Posted> outbox(int most);
  void post(const Posted& posted);  // in the place of an earlier one of that session
  void take_from_outbox(const std::string& session_id);
  [[nodiscard]] std::vector<std::string> passed(const std::string& session_id);  // revisions, the oldest first
  [[nodiscard]] std::vector<Side> sides(const std::string& session_id);
  void keep_sides(const std::string& session_id, const std::vector<Side>& sides);
  [[nodiscard]] std::vector<std::string> forked();  // sessions with sides, by id
  // How people look and the rules of a table's own, which the hub is still to be told; at most so many.
  [[nodiscard]] std::vector<club::Habit> habits_to_tell(int most);
  void note_told(std::span<const club::Habit> habits);  // of which those that changed meanwhile are still to be told
  // In the place of what is here, but for what is told again; rules that are still to be told get another name. False:
  // nothing changed.
  [[nodiscard]] bool adopt(const club::Habit& habit);
  // The ids of sessions with trouble, and what it is.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> with_trouble();

  // ---- settings
  [[nodiscard]] std::optional<std::string> setting(std::string_view key);
  void set_setting(std::string_view key, std::string_view value);

  // ---- statistics; store/statistics.h
  [[nodiscard]] Statistics statistics(const std::string& name, const StatisticsFilter& filter);
  [[nodiscard]] std::vector<Share> shares(const std::string& name, const StatisticsFilter& filter, const ShareOf& of);

  // ---- standings; store/standings.h
  [[nodiscard]] standings::Played played();
  // The same of the sessions that began at this time or later; RFC 3339 UTC.
  [[nodiscard]] standings::Played played_since(std::string_view time);
  // Reads the next piece of it, at most so many sessions. True: that was the last one.
  bool read_on(PlayedReading& reading, int most);

  // ---- a club's evening; store/club_evening.h
  [[nodiscard]] draws::Plan club_evening();
  void keep_club_evening(const draws::Plan& plan);

  // ---- seasons; store/seasons.h
  [[nodiscard]] std::vector<standings::Season> seasons();  // by name, with the names that people have now
  // In the place of one with the same id, which must not be empty.
  void keep_season(const standings::Season& season);
  void delete_season(std::string_view id);

  // ---- a table's own rules
  [[nodiscard]] KeptRules own_rules(std::string_view game_id);
  // Replaces rules of the same name. A name has 1 to 64 characters.
  void keep_own_rules(std::string_view name, const games::Rules& rules, int seats);
  void forget_own_rules(std::string_view game_id, std::string_view name);
  [[nodiscard]] std::vector<NamedGame> named_games();  // the one played last first

  // ---- backups
  // Makes a copy of the database beside it and deletes all but the newest ten. A damaged database is not backed up:
  // StoreError{kDamaged}.
  Backup back_up();
  [[nodiscard]] std::vector<Backup> backups();  // newest first
  // Copies the database to any file, replacing it. Works for a Store that only reads, too.
  void copy_to(const std::filesystem::path& file, const Progress& progress = {});
  // Replaces all stored data by that in the file, a backup or another copy. Returns the backup of the old data.
  // UnfitSource (store/restore.h) if the file cannot be restored; nothing is changed then.
  std::filesystem::path restore(const std::filesystem::path& file);

  // Frees the pages that are kept in memory in case they are read again.
  void forget_pages();

  // ---- checks
  struct Verdict {
    int sessions = 0;  // including deleted ones
    int deleted = 0;
    int hands = 0;
    std::vector<std::string> problems;  // as sentences; empty: no problem was found
  };
  // SQLite's integrity and foreign-key checks, and what the lists of people and sessions have; returns the problems.
  // (With Access::kRead the CHECKs of the tables are skipped, because SQLite does not know them then.)
  [[nodiscard]] std::vector<std::string> look_through_file();
  // Reads and scores every stored session and compares it with its ledger and all else that is stored of it.
  [[nodiscard]] Verdict score_again(const Progress& progress = {});
  // Both. `nullo verify` does them at the same time, each with a Store of its own.
  [[nodiscard]] Verdict verify(const Progress& progress = {});

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace nullo::store
