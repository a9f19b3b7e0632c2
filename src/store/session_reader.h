// Reads sessions from the database.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/document.h"
#include "session/session.h"
#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

// The columns of a session's row, in the form of its document.
struct Head {
  std::string id;
  std::string game;
  std::string rules;  // JSON
  int first_dealer = 0;
  std::string started_at;
  std::string ended_at;
  std::string note;
  std::string opening = {};  // JSON, or empty
  std::int64_t hands_before = 0;
  std::string continues = {};
  std::optional<std::int64_t> stake_cents = {};
  std::string stake_against = {};
  std::string opening_bags = {};  // JSON, or empty
};
// The columns of `session` that read_head() reads, beginning at column `first` of the query.
inline constexpr std::string_view kHeadColumns =
    "id, game, rules, first_dealer, started_at, ended_at, note, opening, hands_before, continues, stake_cents, "
    "stake_against, opening_bags";
inline constexpr int kHeadColumnCount = 13;
Head read_head(const Query& query, int first);
// The head of a session in memory.
Head head_of(const session::Session& session);

// Puts a session document together; each hand is its JSON.
std::string compose_document(const Head& head, const std::vector<std::string>& players,
                             const std::vector<std::string>& hands);

// The stored session as the text of a session document; nothing if it is not stored. The text is checked when it is
// read, so whatever leaves the store would be accepted by `nullo score`, or was when it was stored.
std::optional<std::string> document_of(Database& database, std::string_view id);
std::optional<std::string> document_of(Database& database, std::int64_t key);  // `key`: the key of its row

// The same with what its rows say against it: "hand 2: its facts are not those that were written"; empty: nothing. A
// changed digit is still JSON, and would be scored as if somebody had entered it.
struct StoredDocument {
  std::string text;
  std::string doubt;
};
std::optional<StoredDocument> checked_document_of(Database& database, std::string_view id);

// The first fault and the number of others, as one sentence without a full stop.
std::string texts_of(const Faults& faults);

std::vector<std::string> ids_beginning(Database& database, std::string_view prefix);

}  // namespace nullo::store
