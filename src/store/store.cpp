#include "store/store.h"

#include <algorithm>
#include <cerrno>

#include <fmt/format.h>
#include <sqlite3.h>

#include "base/clock.h"
#include "base/uuid.h"
#include "document/checked.h"
#include "store/copy.h"
#include "store/failures.h"
#include "store/gone.h"
#include "store/handed_rows.h"
#include "store/log_rows.h"
#include "store/opening.h"
#include "store/own_rules.h"
#include "store/people.h"
#include "store/people_log.h"
#include "store/played_rows.h"
#include "store/restore.h"
#include "store/revision.h"
#include "store/session_list.h"
#include "store/session_reader.h"
#include "store/session_writer.h"
#include "store/verify.h"

namespace nullo::store {
namespace {

constexpr Attempt kOpening{"nothing could be opened", "start again"};
constexpr Attempt kReading{"it could not be read", "try again"};
constexpr Attempt kTap{"the last tap is not recorded", "tap again", true};
constexpr Attempt kCreating{"the new session is not recorded", "begin it again", true};
constexpr Attempt kImporting{"nothing was imported", "import again", true};
constexpr Attempt kDeleting{"the session is not deleted", "delete it again", true};
constexpr Attempt kBringingBack{"the session is still deleted", "bring it back again", true};
constexpr Attempt kSetting{"the setting is not recorded", "set it again", true};
constexpr Attempt kKeeping{"the rules are not kept", "keep them again", true};
constexpr Attempt kBackingUp{"no backup was made", "make one again"};
constexpr Attempt kRestoring{"nothing was restored", "restore it again", true};
constexpr Attempt kPeople{"people are as they were", "change it again", true};
constexpr Attempt kTogether{"nothing of it is recorded", "do it again", true};
constexpr Attempt kForgetting{"the rules are still kept", "forget them again", true};

// A stored session with the JSON tree that its hands are read from.
class StoredHands : public session::HandByHand {
 public:
  // Call it once, before anything else.
  Faults read(std::string_view text) {
    Result<document::Checked> read = document::Checked::read(text, tree_, document::Source::kStore);
    if (!read) return std::move(read.error());
    checked_.emplace(std::move(*read));
    return {};
  }

  [[nodiscard]] const session::Session& session() const override { return checked_->session(); }
  session::SessionResult visit(const Visit& visit) const override { return checked_->visit(visit); }

 private:
  json::Tree tree_;
  std::optional<document::Checked> checked_;
};

// Sets the flag to true for the length of a scope.
class Within {
 public:
  explicit Within(bool& flag) : flag_{flag} { flag_ = true; }
  ~Within() { flag_ = false; }
  Within(const Within&) = delete;
  Within& operator=(const Within&) = delete;

 private:
  bool& flag_;
};

// The first hand that a change may have changed.
std::size_t first_changed(const Change& change) { return static_cast<std::size_t>(change.hand.value_or(0)); }

using NextRow = std::optional<LogRow> (*)(Database&, std::int64_t);

std::optional<Logged> row_of(Database& database, std::string_view session_id, NextRow next) {
  const std::optional<std::int64_t> key = key_of(database, session_id);
  std::optional<LogRow> row = key ? next(database, *key) : std::nullopt;
  return row ? std::optional{std::move(row->logged)} : std::nullopt;
}

}  // namespace

struct Store::Parts {
  std::filesystem::path path;
  Access access;
  Opened opened;
  std::filesystem::path saved = {};  // the backup of all that was stored, since the file is gone
  bool within_another = false;       // transaction, which all_or_none() has begun

  Database& database() { return *opened.database; }

  template <class Work>
  auto read(Work work) {
    return guarded(path, kReading, [&] {
      if (within_another) return work(database());
      const ReadTransaction transaction{database()};
      return work(database());
    });
  }

  // Copies the write-ahead log into the database file, so that a plain copy of that file has all hands except the one
  // being played. Does not wait: what other readers still need stays in the log. So does everything if the disk fails,
  // and nobody is told that the tap is not recorded: it is, and the next copy takes it along.
  void checkpoint() {
    if (within_another) return;
    (void)database().connection().tryExec("PRAGMA wal_checkpoint(PASSIVE)");
  }

  void refuse_unless_writing(const Attempt& attempt) const {
    if (opened.lock.held()) return;
    throw StoreError{StoreError::Kind::kReadOnly,
                     fmt::format("Another window or program of Nullo has {} open and writes to it: {}. Go on there, or "
                                 "close it and {}.",
                                 path.string(), attempt.failed, attempt.again)};
  }

  // Commits what `work` has written if it returns true, and if the file is still the one with its name.
  template <class Work>
  void write_if(const Attempt& attempt, Work work) {
    refuse_unless_writing(attempt);
    guarded(path, attempt, [&] {
      if (within_another) {
        work(database());
        return;
      }
      {
        WriteTransaction transaction{database()};
        if (!work(database())) return;
        count_change(database());
        if (database().is_in_place()) return transaction.commit();
      }
      fail_as_gone(attempt);
    });
  }

  template <class Work>
  void write(const Attempt& attempt, Work work) {
    write_if(attempt, [&](Database& database) {
      work(database);
      return true;
    });
  }

  // Saves what the open file has, once.
  void save() {
    if (saved.empty()) saved = make_backup(database()).file;
  }

  [[noreturn]] void fail_as_gone(const Attempt& attempt) {
    const std::string gone =
        fmt::format("{} was moved, removed or replaced while Nullo had it open: {}.", path.string(), attempt.failed);
    try {
      save();
    } catch (const std::exception& error) {
      throw FileGone{fmt::format("{} What was stored before could not be saved either ({}). Leave Nullo open, put the "
                                 "file back and {}.",
                                 gone, error.what(), attempt.again),
                     {}};
    }
    throw FileGone{
        fmt::format("{} All that was stored before is saved as {}. Put the file back and {}, or restore that "
                    "backup.",
                    gone, saved.string(), attempt.again),
        saved};
  }

  // Nothing that was stored is lost with a file that was removed while it was open.
  void save_before_closing() noexcept {
    try {
      if (opened.lock.held() && !database().is_in_place()) save();
    } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
      // Nobody is there to be told.
    }
  }

  // If `work` refuses, nothing is changed.
  template <class Work>
  std::optional<PeopleRefusal> change_people(Work work) {
    std::optional<PeopleRefusal> refusal;
    write_if(kPeople, [&](Database& database) {
      refusal = work(database);
      return !refusal;
    });
    return refusal;
  }

  // Passes the session to `work` with everybody's current name; throws if that is refused.
  template <class Work>
  void in_present_names(const session::HandByHand& hands, const Attempt& attempt, Work work) {
    const PresentNames present{database(), hands};
    work(present);
    if (present.faults().empty()) return;
    throw StoreError{StoreError::Kind::kMachine, fmt::format("Session {}: {}: {}.", hands.session().id,
                                                             store::texts_of(present.faults()), attempt.failed)};
  }

  std::int64_t key(std::string_view id, const Attempt& attempt) {
    if (const std::optional<std::int64_t> key = key_of(database(), id)) return *key;
    throw StoreError{StoreError::Kind::kDamaged,
                     fmt::format("Session {} is not in {} any more: {}.", id, path.string(), attempt.failed)};
  }

  void insert(const session::HandByHand& hands, const Attempt& attempt) {
    const std::string& id = hands.session().id;
    if (!key_of(database(), id)) {
      return in_present_names(hands, attempt, [&](const auto& present) { insert_session(database(), present); });
    }
    throw StoreError{StoreError::Kind::kMachine,
                     fmt::format("Session {} is in {} already: {}.", id, path.string(), attempt.failed)};
  }

  void replace(const session::HandByHand& hands) {
    const std::int64_t row = key(hands.session().id, kImporting);
    in_present_names(hands, kImporting, [&](const auto& present) { rewrite_session(database(), row, present); });
    clear_log(database(), row);
    clear_handed_over(database(), row);  // it belonged to the hands that were replaced
    store::bring_back(database(), hands.session().id);
  }

  [[nodiscard]] document::Checked read_document(std::string_view text, json::Tree& tree) {
    Result<document::Checked> read = document::Checked::read(text, tree, document::Source::kStore);
    if (read) return std::move(*read);
    throw StoreError{StoreError::Kind::kMachine,
                     fmt::format("A document cannot be read: {}: {}.", texts_of(read.error()), kImporting.failed)};
  }

  // A session whose rows are as they were written is set apart: nothing else is wrong with the database.
  [[noreturn]] void refuse_unreadable(std::string_view id, const StoredDocument& stored, const Faults& faults) {
    const std::string why = texts_of(faults);
    const std::string said = fmt::format("Session {} in {} cannot be read: {}.", id, path.string(), why);
    if (!stored.doubt.empty()) throw StoreError{StoreError::Kind::kDamaged, said + " It was left as it is."};
    if (opened.lock.held()) {
      write(kReading, [&](Database& database) { set_apart(database, key(id, kReading), why); });
    }
    throw StoreError{StoreError::Kind::kUnreadable, said + " It was left as it is, and everything else works."};
  }

  // The stored text of a session; nothing if it is not stored.
  [[nodiscard]] std::optional<StoredDocument> document(std::string_view id) {
    return read([&](Database& database) { return checked_document_of(database, id); });
  }

  // No score is made of facts that nobody entered.
  void refuse_doubtful(std::string_view id, const StoredDocument& stored) const {
    if (stored.doubt.empty()) return;
    throw StoreError{StoreError::Kind::kDamaged, fmt::format("Session {} in {} is damaged: {}. It was left as it is.",
                                                             id, path.string(), stored.doubt)};
  }

  // Writes what a log row has changed.
  void write_change(std::int64_t key, const ScoredSession& scored, const Change& change) {
    if (change.hand) {
      rewrite_hand(database(), key, scored, *change.hand);
    } else {
      rewrite_session(database(), key, session::HeldHands{scored.session});
    }
  }

  // The tap was made at the table of the last of them.
  void step_in_log(std::span<const session::Session> all, NextRow next, bool undone,
                   std::span<const HandedAnew> handed = {}) {
    write(kTap, [&](Database& database) {
      for (const session::Session& now : all) {
        const std::int64_t session = key(now.id, kTap);
        const std::optional<LogRow> row = next(database, session);
        if (!row) continue;  // another window has already undone or redone it
        mark_undone(database, session, row->ordinal, undone);
        write_change(session, ScoredSession{now, first_changed(row->logged.change)}, row->logged.change);
        write_handed(session, now.id, handed);
      }
      if (!all.empty()) touch(database, key(all.back().id, kTap));
    });
  }

  // Undoes or redoes the going on in the log of `now`; `with_next` gets the id of the session that it began.
  template <class WithNext>
  void step_going_on(const session::Session& now, NextRow next, WithNext with_next) {
    const ScoredSession scored{now};
    write(kTap, [&](Database& database) {
      const std::int64_t session = key(now.id, kTap);
      const std::optional<LogRow> row = next(database, session);
      if (!row || row->logged.change.kind != ChangeKind::kGoingOn) return;  // another window has done it already
      mark_undone(database, session, row->ordinal, !row->logged.undone);
      write_change(session, scored, row->logged.change);
      touch(database, session);
      with_next(database, row->logged.together);
    });
  }

  // Writes one of several changes that are made together.
  void put(const Recorded& one, const std::string& together, std::span<const HandedAnew> handed) {
    const std::int64_t session = key(one.after.id, kTap);
    push_log(database(), session, one.change, together);
    write_change(session, ScoredSession{one.after, first_changed(one.change)}, one.change);
    write_handed(session, one.after.id, handed);
  }

  // Stores a session that begins at the table. Returns its key.
  std::int64_t begin(const session::Session& session) {
    insert(session::HeldHands{session}, kCreating);
    const std::int64_t row = key(session.id, kCreating);
    touch(database(), row);
    return row;
  }

  // Of this session, if it is among them.
  void write_handed(std::int64_t key, std::string_view id, std::span<const HandedAnew> handed) {
    const auto found = std::ranges::find(handed, id, &HandedAnew::session);
    if (found != handed.end()) write_handed_over(database(), key, found->all);
  }
};

Store::Store(const std::filesystem::path& path, Access access)
    : parts_{guarded(path, kOpening, [&] {
        const std::filesystem::path absolute = std::filesystem::weakly_canonical(std::filesystem::absolute(path));
        return std::make_unique<Parts>(Parts{absolute, access, open_database(absolute, access)});
      })} {}

Store::~Store() {
  if (parts_) parts_->save_before_closing();
}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;

const std::string& Store::remark() const { return parts_->opened.remark; }

bool Store::is_locked() {
  if (!writes()) return false;
  try {
    const WriteTransaction attempt{parts_->database()};
    return false;
  } catch (const SQLite::Exception& error) {
    const int code = error.getErrorCode() & 0xFF;
    return code == SQLITE_BUSY || code == SQLITE_LOCKED;
  }
}

bool Store::writes() const { return parts_->opened.lock.held(); }

bool Store::try_to_write() {
  if (writes() || parts_->access == Access::kRead) return writes();
  return guarded(path(), kOpening, [this] { return take_over(parts_->opened); });
}

std::int64_t Store::data_version() {
  return guarded(path(), kReading, [this] { return parts_->database().number("PRAGMA data_version"); });
}

const std::filesystem::path& Store::path() const { return parts_->path; }

Store::ChangeMark Store::change_mark() {
  return guarded(path(), kReading, [this] {
    return ChangeMark{parts_->database().number("PRAGMA data_version"),
                      parts_->database().connection().getTotalChanges()};
  });
}

std::vector<Listed> Store::sessions() { return lists().kept; }
SessionLists Store::lists() { return parts_->read(list_sessions); }
ListPiece Store::piece_of_list(const std::optional<ListPlace>& after, int most) {
  return parts_->read([&](Database& database) { return store::piece_of_list(database, after, most); });
}
std::vector<Listed> Store::sessions_apart() { return parts_->read(store::sessions_apart); }
std::vector<Listed> Store::parts_of_evenings() { return parts_->read(store::parts_of_evenings); }
int Store::count_sessions() { return parts_->read(store::count_sessions); }
std::optional<std::string> Store::newest_session() { return parts_->read(store::newest_session); }
std::optional<std::string> Store::newest_session_of(std::string_view game, const std::vector<std::string>& people) {
  return parts_->read([&](Database& database) { return store::newest_session_of(database, game, people); });
}

std::optional<session::Session> Store::load(std::string_view id) {
  const std::optional<StoredDocument> stored = parts_->document(id);
  if (!stored) return std::nullopt;
  json::Tree tree;
  Result<session::Session> read = document::read_facts(stored->text, tree, document::Source::kStore);
  if (!read) parts_->refuse_unreadable(id, *stored, read.error());
  parts_->refuse_doubtful(id, *stored);
  return std::move(*read);
}

std::unique_ptr<const session::HandByHand> Store::hand_by_hand(std::string_view id) {
  const std::optional<StoredDocument> stored = parts_->document(id);
  if (!stored) return nullptr;
  auto hands = std::make_unique<StoredHands>();
  const Faults faults = hands->read(stored->text);
  if (!faults.empty()) parts_->refuse_unreadable(id, *stored, faults);
  parts_->refuse_doubtful(id, *stored);
  return hands;
}

std::vector<std::string> Store::find(std::string_view id_prefix) {
  return parts_->read([&](Database& database) { return ids_beginning(database, id_prefix); });
}

std::optional<std::string> Store::newest_open_session() { return parts_->read(store::newest_open_session); }
std::vector<OpenOne> Store::open_sessions(int most) {
  return parts_->read([&](Database& database) { return store::open_sessions(database, most); });
}

void Store::create(const session::Session& session) {
  (void)ScoredSession{session};  // refuses what could not be read again
  parts_->write(kCreating, [&](Database&) { parts_->begin(session); });
}

void Store::go_on(const session::Session& ended, const Change& change, const session::Session& next,
                  std::span<const HandedAnew> handed) {
  const ScoredSession scored{ended};
  (void)ScoredSession{next};
  parts_->write(kCreating, [&](Database& database) {
    const std::int64_t session = parts_->key(ended.id, kCreating);
    push_log(database, session, change, next.id);
    parts_->write_change(session, scored, change);
    parts_->write_handed(session, ended.id, handed);
    parts_->write_handed(parts_->begin(next), next.id, handed);
  });
  parts_->checkpoint();
}

void Store::take_back_going_on(const session::Session& earlier) {
  parts_->step_going_on(earlier, next_undo,
                        [](Database& database, const std::string& next) { take_back(database, next, now_utc()); });
}

void Store::go_on_again(const session::Session& ended) {
  parts_->step_going_on(ended, next_redo, [](Database& database, const std::string& next) {
    begin_again(database, next);
    if (const std::optional<std::int64_t> key = key_of(database, next)) touch(database, *key);
  });
}

std::vector<std::string> Store::evening_of(std::string_view id) {
  return parts_->read([&](Database& database) { return store::evening_of(database, id); });
}

std::optional<std::string> Store::continued_by(std::string_view id) {
  return parts_->read([&](Database& database) { return store::continued_by(database, id); });
}

void Store::replace(const session::Session& session) {
  (void)ScoredSession{session};
  parts_->write(kImporting, [&](Database&) { parts_->replace(session::HeldHands{session}); });
}

void Store::import_all(const std::vector<std::string_view>& documents, const std::vector<std::string_view>& replacing,
                       const std::vector<std::string>& brought_back, const Progress& progress) {
  parts_->write(kImporting, [&](Database& database) {
    json::Tree tree;
    Step step{"sessions are stored", 0, static_cast<std::int64_t>(documents.size() + replacing.size())};
    const auto stored = [&] {
      ++step.done;
      if (progress) progress(step);
    };
    for (const std::string_view text : documents) {
      parts_->insert(parts_->read_document(text, tree), kImporting);
      stored();
    }
    for (const std::string_view text : replacing) {
      parts_->replace(parts_->read_document(text, tree));
      stored();
    }
    for (const std::string& id : brought_back) store::bring_back(database, id);
  });
}

void Store::delete_session(std::string_view id) {
  parts_->write(kDeleting, [&](Database& database) { mark_deleted(database, id, now_utc()); });
}

void Store::bring_back(std::string_view id) {
  parts_->write(kBringingBack, [&](Database& database) { store::bring_back(database, id); });
}

void Store::all_or_none(const std::function<void()>& work) {
  parts_->write(kTogether, [&](Database&) {
    const Within within{parts_->within_another};
    work();
  });
  parts_->checkpoint();
}

bool Store::is_deleted(std::string_view id) {
  return parts_->read([&](Database& database) { return store::is_deleted(database, id); });
}

void Store::record(const session::Session& after, const Change& change, std::span<const Handing> handed) {
  const ScoredSession scored{after, first_changed(change)};
  parts_->write(kTap, [&](Database& database) {
    const std::int64_t session = parts_->key(after.id, kTap);
    push_log(database, session, change);
    touch(database, session);
    parts_->write_change(session, scored, change);
    add_handed_over(database, session, handed);
  });
  if (!change.before || !change.hand) parts_->checkpoint();
}

void Store::record_with(const Recorded& first, std::span<const Recorded> later, std::span<const HandedAnew> handed) {
  parts_->write(kTap, [&](Database& database) {
    const std::string together = later.empty() ? std::string{} : random_uuid();
    parts_->put(first, together, handed);
    for (const Recorded& one : later) parts_->put(one, together, handed);
    touch(database, parts_->key(first.after.id, kTap));
  });
  parts_->checkpoint();
}

std::vector<Handing> Store::handed_over(std::string_view session_id) {
  return parts_->read([&](Database& database) {
    const std::optional<std::int64_t> key = key_of(database, session_id);
    return key ? read_handed_over(database, *key) : std::vector<Handing>{};
  });
}

std::optional<Logged> Store::undo_row(std::string_view session_id) {
  return parts_->read([&](Database& database) { return row_of(database, session_id, next_undo); });
}

std::optional<Logged> Store::redo_row(std::string_view session_id) {
  return parts_->read([&](Database& database) { return row_of(database, session_id, next_redo); });
}

void Store::undo(const session::Session& now) { parts_->step_in_log({&now, 1}, next_undo, true); }
void Store::redo(const session::Session& now) { parts_->step_in_log({&now, 1}, next_redo, false); }
void Store::undo_all(std::span<const session::Session> now, std::span<const HandedAnew> handed) {
  parts_->step_in_log(now, next_undo, true, handed);
}
void Store::redo_all(std::span<const session::Session> now, std::span<const HandedAnew> handed) {
  parts_->step_in_log(now, next_redo, false, handed);
}

std::vector<Logged> Store::log(std::string_view session_id) {
  return parts_->read([&](Database& database) {
    const std::optional<std::int64_t> key = key_of(database, session_id);
    return key ? read_log(database, *key) : std::vector<Logged>{};
  });
}

std::vector<Person> Store::people() { return parts_->read(read_people); }

Result<Store::Present> Store::in_present_names(const session::HandByHand& hands) {
  return parts_->read([&](Database& database) -> Result<Present> {
    const PresentNames names{database, hands};
    Present present;
    present.result = document::write_session(names, json::Writer::Style::kCompact,
                                             [&](std::string_view piece) { present.text += piece; });
    if (!names.faults().empty()) return tl::unexpected{names.faults()};
    present.session = names.session();
    return present;
  });
}

std::optional<PeopleRefusal> Store::rename_person(std::string_view name, const std::string& to) {
  return parts_->change_people([&](Database& database) { return store::rename_person(database, name, to); });
}

std::optional<PeopleRefusal> Store::merge_people(std::string_view name, std::string_view into) {
  return parts_->change_people([&](Database& database) { return store::merge_people(database, name, into); });
}

std::optional<PeopleRefusal> Store::split_person(std::string_view name) {
  return parts_->change_people([&](Database& database) { return store::split_person(database, name); });
}

std::optional<PeopleRefusal> Store::set_person_look(std::string_view name, std::optional<int> colour,
                                                    const std::string& short_name) {
  return parts_->change_people(
      [&](Database& database) { return write_person_look(database, name, colour, short_name); });
}

std::string Store::people_undo_label() { return parts_->read(store::people_undo_label); }
std::string Store::people_redo_label() { return parts_->read(store::people_redo_label); }

std::optional<PeopleRefusal> Store::step_people(bool back) {
  return parts_->change_people([&](Database& database) { return store::step_people(database, back); });
}

std::optional<std::string> Store::setting(std::string_view key) {
  return parts_->read([&](Database& database) { return read_setting(database, key); });
}

void Store::set_setting(std::string_view key, std::string_view value) {
  parts_->write(kSetting, [&](Database& database) { write_setting(database, key, value); });
}

Statistics Store::statistics(const std::string& name, const StatisticsFilter& filter) {
  return parts_->read([&](Database& database) { return read_statistics(database, name, filter); });
}

std::vector<Share> Store::shares(const std::string& name, const StatisticsFilter& filter, const ShareOf& of) {
  return parts_->read([&](Database& database) { return read_shares(database, name, filter, of); });
}

KeptRules Store::own_rules(std::string_view game_id) {
  return parts_->read([&](Database& database) { return read_own_rules(database, game_id); });
}

std::vector<NamedGame> Store::named_games() {
  return parts_->read([](Database& database) { return read_named_games(database); });
}

void Store::keep_own_rules(std::string_view name, const games::Rules& rules, int seats) {
  parts_->write(kKeeping, [&](Database& database) { write_own_rules(database, name, rules, seats); });
}

void Store::forget_own_rules(std::string_view game_id, std::string_view name) {
  parts_->write(kForgetting, [&](Database& database) { erase_own_rules(database, game_id, name); });
}

Backup Store::back_up() {
  parts_->refuse_unless_writing(kBackingUp);
  return guarded(path(), kBackingUp, [this] { return make_backup(parts_->database()); });
}

std::vector<Backup> Store::backups() { return backups_of(path()); }

void Store::copy_to(const std::filesystem::path& file, const Progress& progress) {
  guarded(file, kBackingUp,
          [&] { copy_to_file(parts_->database().connection(), std::filesystem::absolute(file), progress); });
}

std::filesystem::path Store::restore(const std::filesystem::path& file) {
  parts_->refuse_unless_writing(kRestoring);
  return guarded(path(), kRestoring, [&] {
    if (!parts_->database().is_in_place()) parts_->fail_as_gone(kRestoring);
    return restore_into(parts_->database(), file);
  });
}

void Store::forget_pages() { ::sqlite3_db_release_memory(parts_->database().connection().getHandle()); }

std::vector<std::string> Store::look_through_file() {
  return parts_->read([](Database& database) { return look_through(database); });
}

Store::Verdict Store::score_again(const Progress& progress) {
  return parts_->read([&](Database& database) { return score_sessions(database, progress); });
}

Store::Verdict Store::verify(const Progress& progress) {
  return parts_->read([&](Database& database) { return verify_database(database, progress); });
}

}  // namespace nullo::store
