// What a Store is made of, and what its acts share. store.cpp has the acts; entry_log.cpp those of the entry log,
// going_on.cpp those of sessions that go on with one another, gone.cpp what is done when the file is not in its place.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "document/checked.h"
#include "json/tree.h"
#include "session/hand_by_hand.h"
#include "store/attempts.h"
#include "store/log_rows.h"
#include "store/opening.h"
#include "store/played_rows.h"
#include "store/session_reader.h"
#include "store/session_writer.h"
#include "store/store.h"
#include "store/transactions.h"

namespace nullo::store {

// The next row of a session's log to undo, or to redo.
using NextRow = std::optional<LogRow> (*)(Database&, std::int64_t);

struct Store::Parts {
  std::filesystem::path path;
  Access access;
  Opened opened;
  Transactions transactions = {};
  std::filesystem::path saved = {};  // the backup of what was stored, since the file is not in its place
  std::string about_saved = {};      // what it has, where that may not be all
  std::int64_t followed = 0;         // how often another file with the name was opened in the place of the one before
  bool told = false;                 // that the file which is read is not in its place

  Database& database() { return *opened.database; }

  template <class Work>
  auto read(Work work) {
    return guarded(path, kReading, [&] { return transactions.read(database(), work); });
  }

  template <class Work>
  void write_if(const Attempt& attempt, Work work) {
    refuse_unless_writing(attempt);
    guarded(path, attempt, [&] {
      const Place::Found found = transactions.write(database(), work);
      if (found != Place::Found::kInPlace) fail_as_gone(attempt, found);
    });
  }

  template <class Work>
  void write(const Attempt& attempt, Work work) {
    write_if(attempt, [&](Database& database) {
      work(database);
      return true;
    });
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

  void refuse_unless_writing(const Attempt& attempt) const;
  // Copies the log into the file, so that a plain copy of the file has all hands except the one being played. Nobody is
  // told if that fails: what was entered is recorded.
  void checkpoint() {
    if (!transactions.are_joined()) database().copy_log();
  }

  // ---- the file is not in its place (gone.cpp)
  // Saves what the open file has, or what is left of it, once.
  void save(Place::Found found);
  [[noreturn]] void fail_as_gone(const Attempt& attempt, Place::Found found);
  // Nothing that was stored is lost with a file that was removed while it was open.
  void save_before_closing() noexcept;
  // For a Store that reads along: if another file has the name now, opens that one. StoreError, once: it cannot be.
  void follow();
  // Changes with every change by another process.
  std::int64_t version() { return (followed << 32) + database().number("PRAGMA data_version"); }

  // ---- rows
  std::int64_t key(std::string_view id, const Attempt& attempt);
  void insert(const session::HandByHand& hands, const Attempt& attempt);
  void replace(const session::HandByHand& hands);
  // Stores a session that begins at the table. Returns its key.
  std::int64_t begin(const session::Session& session);
  // Writes what a log row has changed.
  void write_change(std::int64_t key, const ScoredSession& scored, const Change& change);
  // Of this session, if it is among them.
  void write_handed(std::int64_t key, std::string_view id, std::span<const HandedAnew> handed);

  // ---- the entry log (entry_log.cpp, going_on.cpp)
  // Undoes or redoes the next change of each. The tap was made at the table of the last of them.
  void step_in_log(std::span<const session::Session> all, NextRow next, bool undone,
                   std::span<const HandedAnew> handed = {});
  // Writes one of several changes that are made together.
  void put(const Recorded& one, const std::string& together, std::span<const HandedAnew> handed);
  // Undoes or redoes the going on in the log of `now`; `with_next` gets the id of the session that it began.
  using WithNext = std::function<void(Database&, const std::string&)>;
  void step_going_on(const session::Session& now, NextRow next, const WithNext& with_next);

  // ---- documents
  [[nodiscard]] document::Checked read_document(std::string_view text, json::Tree& tree);
  // The stored text of a session; nothing if it is not stored.
  [[nodiscard]] std::optional<StoredDocument> document(std::string_view id);
  // A session whose rows are as they were written is set apart: nothing else is wrong with the database.
  [[noreturn]] void refuse_unreadable(std::string_view id, const StoredDocument& stored, const Faults& faults);
  // No score is made of facts that nobody entered.
  void refuse_doubtful(std::string_view id, const StoredDocument& stored) const;
};

}  // namespace nullo::store
