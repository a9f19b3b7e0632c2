// A Store's acts of sessions that go on with one another.
#include "base/clock.h"
#include "store/parts.h"
#include "store/session_list.h"

namespace nullo::store {

void Store::Parts::step_going_on(const session::Session& now, NextRow next, const WithNext& with_next) {
  write(kTap, [&](Database& database) {
    const std::int64_t session = key(now.id, kTap);
    const std::optional<LogRow> row = next(database, session);
    if (!row || row->logged.change.kind != ChangeKind::kGoingOn) return;  // another window has done it already
    const Change& change = row->logged.change;
    mark_undone(database, session, row->ordinal, !row->logged.undone);
    write_change(session, ScoredSession{now, change, row->logged.undone ? change.before : change.after}, change);
    touch(database, session);
    with_next(database, row->logged.together);
  });
}

void Store::go_on(const session::Session& ended, const Change& change, const session::Session& next,
                  std::span<const HandedAnew> handed) {
  const ScoredSession scored{ended, change, change.before};
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

}  // namespace nullo::store
