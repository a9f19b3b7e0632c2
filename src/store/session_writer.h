// Writes sessions and what is derived from them: dealers, ledgers, totals. Runs within the caller's transaction.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "session/hand_by_hand.h"
#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

// A session and its result, scored before it is written. StoreError{kRefused}: what is written of the session as a
// whole, or of a hand that may have changed, could not be read again.
struct ScoredSession {
  explicit ScoredSession(const session::Session& facts) : ScoredSession{facts, 0} {}
  // After a change, or after it was undone. `other`: the side of the change on which the session is not.
  ScoredSession(const session::Session& facts, const Change& change, const std::optional<std::string>& other);

  const session::Session& session;
  std::size_t
      from;  // the first hand that may have changed, or may score otherwise since it is the last one, or no more
  session::SessionResult result;

 private:
  ScoredSession(const session::Session& facts, std::size_t first);
};

// The key of the row of the session with this id; nothing if it is not stored.
std::optional<std::int64_t> key_of(Database& database, std::string_view id);

// The session's id must be new.
void insert_session(Database& database, const session::HandByHand& hands);

// Writes a session after a change of the whole of it: its own row, and the hands that may have changed.
void write_changed(Database& database, std::int64_t key, const ScoredSession& scored);

// Replaces the whole stored session, except its key and log.
void rewrite_session(Database& database, std::int64_t key, const session::HandByHand& hands);

// Writes anew what is computed from the facts of a stored session, as far as it is not stored like that: dealers,
// ledger, totals and statistics. `stored`: the sum of the stored statistics, see played_sums(); nothing: it is not
// known.
void count_again(Database& database, std::int64_t key, const session::HandByHand& hands,
                 std::optional<std::uint64_t> stored);

// Writes one hand that was changed, added or removed, and what this changes in the ledgers of later hands and in the
// totals.
void rewrite_hand(Database& database, std::int64_t key, const ScoredSession& scored, int hand);

}  // namespace nullo::store
