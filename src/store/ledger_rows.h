// The ledger of one hand as rows.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/posting.h"
#include "store/database.h"

namespace nullo::store {

// A posting as stored: with texts, since a reason written by another version may be unknown to this one.
struct PostingRow {
  std::string from;
  std::string to;
  Amount amount = 0;
  std::string reason;
  std::optional<std::int64_t> trick;
  std::optional<std::string> card;

  friend bool operator==(const PostingRow&, const PostingRow&) = default;
};

std::vector<PostingRow> rows_of(std::span<const Posting> postings);
std::vector<PostingRow> read_postings(Database& database, std::int64_t session, int hand);

// The current row of a query is this posting. Its columns from `first` on: from_account, to_account, amount, reason,
// trick, card.
bool is_posting(const Query& row, int first, const Posting& posting);

// Makes the hand's stored ledger equal to these postings; writes nothing if it already is.
void write_postings(Database& database, std::int64_t session, int hand, std::span<const Posting> postings);

}  // namespace nullo::store
