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

// A posting as it is stored: texts, since a reason of another program's version need not be one of ours.
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

// Makes the stored ledger of a hand be this one; writes nothing where it is already.
void write_postings(Database& database, std::int64_t session, int hand, std::span<const Posting> postings);

}  // namespace nullo::store
