#include "store/ledger_rows.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace nullo::store {
namespace {

constexpr std::size_t kRowsAtOnce = 32;  // starting a statement takes as long as some of its rows

// A statement that inserts so many rows, from 1 to kRowsAtOnce.
const std::string& insertion_of(std::size_t rows) {
  static const auto kStatements = [] {
    std::array<std::string, kRowsAtOnce> all;
    std::string text{
        "INSERT INTO posting (session, hand, ordinal, from_account, to_account, amount, reason, trick, card) VALUES "};
    for (std::string& each : all) {
      text += "(?, ?, ?, ?, ?, ?, ?, ?, ?)";
      each = text;
      text += ", ";
    }
    return all;
  }();
  return kStatements.at(rows - 1);
}

}  // namespace

std::vector<PostingRow> rows_of(std::span<const Posting> postings) {
  std::vector<PostingRow> rows;
  rows.reserve(postings.size());
  for (const Posting& posting : postings) {
    PostingRow& row = rows.emplace_back();
    row.from = to_string(posting.from);
    row.to = to_string(posting.to);
    row.amount = posting.amount;
    row.reason = posting.reason;
    if (posting.trick > 0) row.trick = posting.trick;
    if (posting.card) row.card = to_string(*posting.card);
  }
  return rows;
}

std::vector<PostingRow> read_postings(Database& database, std::int64_t session, int hand) {
  std::vector<PostingRow> rows;
  Query query = database.query(
      "SELECT from_account, to_account, amount, reason, trick, card FROM posting WHERE session = ? AND hand = ? "
      "ORDER BY ordinal",
      session, hand);
  while (query.step()) {
    PostingRow& row = rows.emplace_back();
    row.from = query.text(0);
    row.to = query.text(1);
    row.amount = query.amount(2);
    row.reason = query.text(3);
    if (!query.is_null(4)) row.trick = query.integer(4);
    row.card = query.text_or_null(5);
  }
  return rows;
}

bool is_posting(const Query& row, int first, const Posting& posting) {
  const std::string_view from = row.view(first);
  const std::string_view to = row.view(first + 1);
  const Amount amount = row.amount(first + 2);
  const std::string_view reason = row.view(first + 3);
  const std::optional<std::int64_t> trick =
      row.is_null(first + 4) ? std::nullopt : std::optional{row.integer(first + 4)};
  const bool has_card = !row.is_null(first + 5);
  const std::string_view card = has_card ? row.view(first + 5) : std::string_view{};
  if (amount != posting.amount || reason != posting.reason) return false;
  if (posting.trick > 0 ? trick != posting.trick : trick.has_value()) return false;
  if (has_card != posting.card.has_value() || (has_card && card != to_string(*posting.card))) return false;
  return parse_account(from) == posting.from && parse_account(to) == posting.to;
}

void write_postings(Database& database, std::int64_t session, int hand, std::span<const Posting> postings) {
  const std::vector<PostingRow> rows = rows_of(postings);
  const std::vector<PostingRow> stored = read_postings(database, session, hand);
  if (stored == rows) return;
  if (!stored.empty()) database.query("DELETE FROM posting WHERE session = ? AND hand = ?", session, hand).run();
  for (std::size_t first = 0; first < rows.size(); first += kRowsAtOnce) {
    const std::size_t end = std::min(first + kRowsAtOnce, rows.size());
    Query query = database.query(insertion_of(end - first));
    for (std::size_t at = first; at < end; ++at) {
      const PostingRow& row = rows[at];
      query.bind_next(session, hand, static_cast<std::int64_t>(at), Lasting{row.from}, Lasting{row.to}, row.amount,
                      Lasting{row.reason}, row.trick, row.card);
    }
    query.run();
  }
}

}  // namespace nullo::store
