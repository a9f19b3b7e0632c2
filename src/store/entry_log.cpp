// A Store's acts of the entry log: a change is recorded, undone or redone.
#include "base/uuid.h"
#include "store/handed_rows.h"
#include "store/parts.h"
#include "store/session_list.h"

namespace nullo::store {
namespace {

std::optional<Logged> row_of(Database& database, std::string_view session_id, NextRow next) {
  const std::optional<std::int64_t> key = key_of(database, session_id);
  std::optional<LogRow> row = key ? next(database, *key) : std::nullopt;
  return row ? std::optional{std::move(row->logged)} : std::nullopt;
}

}  // namespace

void Store::Parts::step_in_log(std::span<const session::Session> all, NextRow next, bool undone,
                               std::span<const HandedAnew> handed) {
  write(kTap, [&](Database& database) {
    for (const session::Session& now : all) {
      const std::int64_t session = key(now.id, kTap);
      const std::optional<LogRow> row = next(database, session);
      if (!row) continue;  // another window has already undone or redone it
      mark_undone(database, session, row->ordinal, undone);
      const Change& change = row->logged.change;
      write_change(session, ScoredSession{now, change, undone ? change.after : change.before}, change);
      write_handed(session, now.id, handed);
    }
    if (!all.empty()) touch(database, key(all.back().id, kTap));
  });
}

void Store::Parts::put(const Recorded& one, const std::string& together, std::span<const HandedAnew> handed) {
  const std::int64_t session = key(one.after.id, kTap);
  push_log(database(), session, one.change, together);
  write_change(session, ScoredSession{one.after, one.change, one.change.before}, one.change);
  write_handed(session, one.after.id, handed);
}

void Store::record(const session::Session& after, const Change& change, std::span<const Handing> handed) {
  const ScoredSession scored{after, change, change.before};
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

}  // namespace nullo::store
