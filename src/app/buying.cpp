#include "app/buying.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/open_session.h"
#include "games/words.h"
#include "session/seating.h"

namespace nullo::app {
namespace {

constexpr int kUsualPurchase = 100;
constexpr Amount kLowPart = 10;  // of what everybody began with
constexpr std::size_t kMostOffers = 2;

// The hand has paid the same as before: bought chips are besides it.
bool changes_nothing_else(const Told& told, Seat seat, int amount) {
  const Edit edit = with_adjustment(told, {Account::bank(), Account::of(seat), amount, {}});
  const session::HandContext context = session::context_of(edit.after, told.last());
  if (!session::check(edit.after.rules, context.deal, context.before, edit.after.hands.back()).empty()) return false;
  const Told after{edit.after};
  std::vector<Posting> postings = after.result.hands.back().scored.postings;
  const auto bought = std::ranges::find_if(postings, [seat](const Posting& each) {
    return each.from.is_bank() && each.to == Account::of(seat) && each.reason == kAdjustment;
  });
  if (bought == postings.end()) return false;
  postings.erase(bought);
  return postings == told.result.hands.back().scored.postings;
}

}  // namespace

PerSeat<Amount> chips_bought(const session::Session& session, const session::SessionResult& result) {
  PerSeat<Amount> bought(session.seats());
  for (const session::HandResult& hand : result.hands) {
    bought = session::brought_along(bought, hand.came_from);
    for (const Posting& posting : hand.scored.postings) {
      if (posting.reason != kAdjustment) continue;
      if (posting.from.is_bank()) bought[posting.to.seat().value()] += posting.amount;
      if (posting.to.is_bank()) bought[posting.from.seat().value()] -= posting.amount;
    }
  }
  return bought;
}

std::string gained_text(const session::Session& session, const session::SessionResult& result, Seat seat) {
  if (!games::info(session.rules).pays_at_once) return {};
  const Amount bought = chips_bought(session, result)[seat];
  if (bought <= 0) return {};
  PerSeat<Amount> began = session::opening_totals(session);
  for (const session::HandResult& hand : result.hands) began = session::brought_along(began, hand.came_from);
  return fmt::format("{} without the {} bought", games::signed_text(result.totals[seat] - began[seat] - bought),
                     bought);
}

std::vector<ChipsForSale> chips_for_sale(const Told& told) {
  if (!told.has_hand() || told.ended() || told.result.finished || !games::info(told.session.rules).pays_at_once)
    return {};
  const int seats = told.session.seats();
  const Amount start = games::starting_total(told.session.rules, seats);
  const int amount = start > 0 ? static_cast<int>(std::min<Amount>(start, 1'000'000)) : kUsualPurchase;
  std::vector<Seat> poor;
  for (const Seat seat : Seats{seats}) {
    if (told.result.totals[seat] < std::max<Amount>(1, start / kLowPart)) poor.push_back(seat);
  }
  std::ranges::stable_sort(poor, [&](Seat a, Seat b) { return told.result.totals[a] < told.result.totals[b]; });
  std::vector<ChipsForSale> sale;
  for (const Seat seat : poor) {
    if (sale.size() == kMostOffers) break;
    if (!changes_nothing_else(told, seat, amount)) continue;
    sale.push_back({seat, fmt::format("{} buys {}", told.names()[seat], amount), amount});
  }
  return sale;
}

}  // namespace nullo::app
