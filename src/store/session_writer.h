// Writes sessions, and what follows from them: dealers, ledgers, totals. Within the caller's transaction.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "session/hand_by_hand.h"
#include "store/database.h"

namespace nullo::store {

// A session with its score, worked out before the transaction begins.
struct ScoredSession {
  explicit ScoredSession(const session::Session& facts) : session{facts}, result{session::score(facts)} {}

  const session::Session& session;
  session::SessionResult result;
};

// The rows' short key of the session with this id; nothing if it is not stored.
std::optional<std::int64_t> key_of(Database& database, std::string_view id);

// Its id must be new.
void insert_session(Database& database, const session::HandByHand& hands);

// Writes the whole session in place of the stored one; its key and log stay.
void rewrite_session(Database& database, std::int64_t key, const session::HandByHand& hands);

// Writes one hand that has changed, come or gone, and what it changes in the ledgers of later hands and in the totals.
void rewrite_hand(Database& database, std::int64_t key, const ScoredSession& scored, int hand);

}  // namespace nullo::store
