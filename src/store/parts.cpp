#include "store/parts.h"

#include <algorithm>

#include "document/checked.h"
#include "store/handed_rows.h"
#include "store/people.h"
#include "store/session_list.h"
#include "store/session_writer.h"
#include "text/say.h"

namespace nullo::store {
namespace {

// Passes the session to `work` with everybody's current name; throws if that is refused.
template <class Work>
void with_present_names(Database& database, const session::HandByHand& hands, const Attempt& attempt, Work work) {
  const PresentNames present{database, hands};
  work(present);
  if (present.faults().empty()) return;
  throw StoreError{StoreError::Kind::kMachine, text::say("Session {session}: {reason}: {failed}.", hands.session().id,
                                                         store::texts_of(present.faults()), text::say(attempt.failed))};
}

}  // namespace

void Store::Parts::refuse_unless_writing(const Attempt& attempt) const {
  if (opened.lock.held()) return;
  throw StoreError{
      StoreError::Kind::kReadOnly,
      text::say("Another window or program of Nullo has {file} open and writes to it: {failed}. Go on there, or "
                "close it and {again}.",
                path.string(), text::say(attempt.failed), text::say(attempt.again))};
}

std::int64_t Store::Parts::key(std::string_view id, const Attempt& attempt) {
  if (const std::optional<std::int64_t> key = key_of(database(), id)) return *key;
  throw StoreError{StoreError::Kind::kDamaged, text::say("Session {session} is not in {file} any more: {failed}.", id,
                                                         path.string(), text::say(attempt.failed))};
}

void Store::Parts::insert(const session::HandByHand& hands, const Attempt& attempt) {
  const std::string& id = hands.session().id;
  if (!key_of(database(), id)) {
    return with_present_names(database(), hands, attempt,
                              [&](const auto& present) { insert_session(database(), present); });
  }
  throw StoreError{StoreError::Kind::kMachine, text::say("Session {session} is in {file} already: {failed}.", id,
                                                         path.string(), text::say(attempt.failed))};
}

void Store::Parts::replace(const session::HandByHand& hands) {
  const std::int64_t row = key(hands.session().id, kImporting);
  with_present_names(database(), hands, kImporting,
                     [&](const auto& present) { rewrite_session(database(), row, present); });
  clear_log(database(), row);
  clear_handed_over(database(), row);  // it belonged to the hands that were replaced
  store::bring_back(database(), hands.session().id);
}

std::int64_t Store::Parts::begin(const session::Session& session) {
  insert(session::HeldHands{session}, kCreating);
  const std::int64_t row = key(session.id, kCreating);
  touch(database(), row);
  return row;
}

void Store::Parts::write_change(std::int64_t key, const ScoredSession& scored, const Change& change) {
  if (change.hand) {
    rewrite_hand(database(), key, scored, *change.hand);
  } else {
    write_changed(database(), key, scored);
  }
}

void Store::Parts::write_handed(std::int64_t key, std::string_view id, std::span<const HandedAnew> handed) {
  const auto found = std::ranges::find(handed, id, &HandedAnew::session);
  if (found != handed.end()) write_handed_over(database(), key, found->all);
}

document::Checked Store::Parts::read_document(std::string_view text, json::Tree& tree) {
  Result<document::Checked> read = document::Checked::read(text, tree, document::Source::kStore);
  if (read) return std::move(*read);
  throw StoreError{StoreError::Kind::kMachine, text::say("A document cannot be read: {reason}: {failed}.",
                                                         texts_of(read.error()), text::say(kImporting.failed))};
}

std::optional<StoredDocument> Store::Parts::document(std::string_view id) {
  return read([&](Database& database) { return checked_document_of(database, id); });
}

void Store::Parts::refuse_unreadable(std::string_view id, const StoredDocument& stored, const Faults& faults) {
  const std::string why = texts_of(faults);
  if (!stored.doubt.empty())
    throw StoreError{StoreError::Kind::kDamaged,
                     text::say("Session {session} in {file} cannot be read: {reason}. It was left as it is.", id,
                               path.string(), why)};
  if (opened.lock.held()) {
    write(kReading, [&](Database& database) { set_apart(database, key(id, kReading), why); });
  }
  throw StoreError{StoreError::Kind::kUnreadable,
                   text::say("Session {session} in {file} cannot be read: {reason}. It was left as it is, and "
                             "everything else works.",
                             id, path.string(), why)};
}

void Store::Parts::refuse_doubtful(std::string_view id, const StoredDocument& stored) const {
  if (stored.doubt.empty()) return;
  throw StoreError{StoreError::Kind::kDamaged,
                   text::say("Session {session} in {file} is damaged: {reason}. It was left as it is.", id,
                             path.string(), stored.doubt)};
}

}  // namespace nullo::store
