#include "chart/sources.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "games/words.h"
#include "session/sides.h"
#include "session/words.h"

namespace nullo::chart {
namespace {

struct ByReason {
  std::string_view reason;
  PerSeat<Amount> amounts;

  [[nodiscard]] Amount moved() const {
    Amount sum = 0;
    for (const Amount amount : amounts) sum += std::abs(amount);
    return sum;
  }
};

// In the order in which they first came up.
std::vector<ByReason> by_reason(int seats, const session::SessionResult& result) {
  std::vector<ByReason> all;
  const auto of = [&](std::string_view reason) -> PerSeat<Amount>& {
    const auto known = std::find_if(all.begin(), all.end(), [&](const ByReason& one) { return one.reason == reason; });
    if (known != all.end()) return known->amounts;
    return all.emplace_back(ByReason{reason, PerSeat<Amount>(seats)}).amounts;
  };
  for (const session::HandResult& hand : result.hands) {
    if (!hand.complete()) continue;
    for (const Posting& posting : hand.scored.postings) {
      PerSeat<Amount>& amounts = of(posting.reason);
      if (const auto seat = posting.to.seat()) amounts[*seat] += posting.amount;
      if (const auto seat = posting.from.seat()) amounts[*seat] -= posting.amount;
    }
  }
  std::erase_if(all, [](const ByReason& one) { return one.moved() == 0; });
  std::stable_sort(all.begin(), all.end(), [](const ByReason& a, const ByReason& b) { return a.moved() > b.moved(); });
  return all;
}

}  // namespace

std::string sources_heading(const games::Info& game) {
  return fmt::format("Where the {}s {}", game.unit, game.pays_at_once ? "came from and went to" : "come from");
}

Sources sources(const session::Session& session, const session::SessionResult& result) {
  Sources sources;
  sources.heading = sources_heading(games::info(session.rules));
  sources.names = session::side_names(session.rules, session::players_now(session, result));
  const std::vector<session::Side> sides = session::sides_of(session.rules, session.seats());
  PerSeat<Amount> sums(session.seats());
  for (const ByReason& one : by_reason(session.seats(), result)) {
    Sources::Row& row = sources.rows.emplace_back();
    row.label = games::reason_text(session.rules, one.reason);
    for (const session::Side& side : sides) {
      const Amount amount = one.amounts[side.front()];
      row.cells.push_back({amount, amount == 0 ? std::string{} : games::signed_text(amount)});
      sums[side.front()] += amount;
    }
  }
  for (const session::Side& side : sides) {
    sources.sums.push_back({sums[side.front()], games::signed_text(sums[side.front()])});
  }
  return sources;
}

BarScale::BarScale(const Sources& sources) {
  for (const Sources::Row& row : sources.rows) {
    for (const Sources::Cell& cell : row.cells) {
      low_ = std::max(low_, static_cast<double>(-cell.amount));
      high_ = std::max(high_, static_cast<double>(cell.amount));
    }
  }
  if (low_ + high_ == 0) high_ = 1;
}

BarScale::Bar BarScale::bar(Amount amount) const {
  const double end = zero() + static_cast<double>(amount) / (low_ + high_);
  return {std::min(zero(), end), std::max(zero(), end)};
}

}  // namespace nullo::chart
