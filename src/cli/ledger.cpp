#include "cli/ledger.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/words.h"
#include "cli/columns.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

using Row = std::vector<std::string>;

constexpr std::string_view kSides = "rrlllrl";  // alignment of No, Trick, Card, From, To, Amount, Why

std::string account_text(Account account, const session::HandResult& hand) {
  if (const auto seat = account.seat()) return session::name_at(hand.players, *seat);
  if (const auto pot = account.pot()) return text::say("pot {pot}", *pot);
  return text::say("the bank");
}

// `pots`: the number of columns for pots.
void add_balances(Row& row, const Holdings& holdings, std::size_t pots) {
  for (const Amount held : holdings.seats()) row.push_back(app::total_text(held));
  for (std::size_t pot = 0; pot < pots; ++pot) {
    row.push_back(app::total_text(pot < holdings.pots().size() ? holdings.pots()[pot] : 0));
  }
}

// The largest number of pots at any time of the hand.
std::size_t most_pots(Holdings holdings, const session::HandResult& hand) {
  std::size_t most = holdings.pots().size();
  for (const Posting& posting : hand.scored.postings) {
    holdings.add(posting);
    most = std::max(most, holdings.pots().size());
  }
  return most;
}

}  // namespace

std::string LedgerText::add(const session::Hand& facts, const session::HandResult& hand, const games::Rules& rules) {
  std::vector<Row> rows{// an empty first column indents them
                        {"", text::say("No"), text::say("Trick"), text::say("Card"), text::say("From"), text::say("To"),
                         games::info(rules).pays_at_once ? text::say("Chips") : text::say("Points"), text::say("Why")}};
  rows.front().insert(rows.front().end(), hand.players.begin(), hand.players.end());
  holdings_.change_places(hand.came_from);
  const std::size_t pots = most_pots(holdings_, hand);
  for (std::size_t pot = 1; pot <= pots; ++pot) rows.front().push_back(text::say("pot {pot}", pot));
  rows.push_back({"", "", "", "", "", "", "", text::say("before the hand")});
  add_balances(rows.back(), holdings_, pots);
  for (std::size_t i = 0; i < hand.scored.postings.size(); ++i) {
    const Posting& posting = hand.scored.postings[i];
    std::string why =
        text::labelled(games::reason_text(rules, posting.reason), session::adjustment_note(facts, hand, i));
    rows.push_back({"", fmt::format("{}", i + 1), posting.trick > 0 ? fmt::format("{}", posting.trick) : "",
                    posting.card ? to_text(*posting.card) : "", account_text(posting.from, hand),
                    account_text(posting.to, hand), fmt::format("{}", posting.amount), std::move(why)});
    holdings_.add(posting);
    add_balances(rows.back(), holdings_, pots);
  }
  return in_columns(rows, "l" + std::string{kSides});
}

}  // namespace nullo::cli
