#include "chart/sources.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "games/words.h"
#include "session/columns.h"
#include "session/seating.h"
#include "session/sides.h"
#include "session/words.h"
#include "text/say.h"

namespace nullo::chart {

std::string sources_heading(const games::Info& game) {
  return text::say(games::for_unit(game.unit, text::mark("Where the points come from"),
                                   text::mark("Where the chips came from and went to"),
                                   text::mark("Where the cards come from")));
}

Amount SourcesSum::ByReason::moved() const {
  Amount sum = 0;
  for (const Amount amount : amounts) sum += std::abs(amount);
  return sum;
}

PerSeat<Amount>& SourcesSum::of(std::string_view reason) {
  const auto known = std::ranges::find_if(reasons_, [&](const ByReason& one) { return one.reason == reason; });
  if (known != reasons_.end()) return known->amounts;
  return reasons_.emplace_back(ByReason{reason, PerSeat<Amount>(session_->seats())}).amounts;
}

void SourcesSum::add(const session::HandResult& hand) {
  if (!hand.complete()) return;
  for (ByReason& one : reasons_) one.amounts = session::brought_along(one.amounts, hand.came_from);
  for (const Posting& posting : hand.scored.postings) {
    PerSeat<Amount>& amounts = of(games::summed_reason(session_->rules, posting.reason));
    if (const auto seat = posting.to.seat()) amounts[*seat] += posting.amount;
    if (const auto seat = posting.from.seat()) amounts[*seat] -= posting.amount;
  }
}

Sources SourcesSum::finish(const std::vector<std::string>& names) const {
  const games::Rules& rules = session_->rules;
  Sources sources;
  sources.heading = sources_heading(games::info(rules));
  sources.names = session::side_names(rules, names);
  const std::vector<session::Side> sides = session::sides_of(rules, session_->seats());
  std::vector<ByReason> reasons = reasons_;
  std::erase_if(reasons, [](const ByReason& one) { return one.moved() == 0; });
  std::ranges::stable_sort(reasons, [](const ByReason& a, const ByReason& b) { return a.moved() > b.moved(); });
  PerSeat<Amount> sums(session_->seats());
  for (const ByReason& one : reasons) {
    Sources::Row& row = sources.rows.emplace_back();
    row.label = games::reason_text(rules, one.reason);
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

Sources sources(const session::Session& session, const session::SessionResult& result) {
  SourcesSum sum{session};
  for (const session::HandResult& hand : result.hands) sum.add(hand);
  return sum.finish(session::column_names(session, result));
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
