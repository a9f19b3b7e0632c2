#include "app/chips/buying.h"

#include <algorithm>
#include <iterator>
#include <ranges>

#include "app/table/open_session.h"
#include "games/words.h"
#include "session/seating.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr int kUsualPurchase = 100;
constexpr Amount kLowPart = 10;  // a tenth of the chips that everybody began with is few

// The purchase adds only its own posting: the hand still pays what it paid.
bool changes_nothing_else(const OpenSession& open, Seat seat, int amount) {
  const Edit edit = with_adjustment(open, {Account::bank(), Account::of(seat), amount, {}, true});
  const session::HandContext context = session::context_of(edit.after, open.last());
  if (!session::check(edit.after.rules, context.deal, context.before, edit.after.hands.back()).empty()) return false;
  const OpenSession after{edit.after};
  std::vector<Posting> postings = after.result.hands.back().scored.postings;
  const auto bought = std::ranges::find_if(std::views::reverse(postings), [seat, amount](const Posting& each) {
    return each.from.is_bank() && each.to == Account::of(seat) && each.amount == amount && each.reason == kAdjustment;
  });
  if (bought == postings.rend()) return false;
  postings.erase(std::next(bought).base());
  return postings == open.result.hands.back().scored.postings;
}

}  // namespace

ChipsBought::ChipsBought(const session::Session& session)
    : pays_at_once_{games::info(session.rules).pays_at_once},
      began_{session::opening_totals(session)},
      bought_(session.seats()) {}

ChipsBought::ChipsBought(const session::Session& session, const session::SessionResult& result) : ChipsBought{session} {
  for (const session::HandResult& hand : result.hands) add(hand);
}

void ChipsBought::add(const session::HandResult& hand) {
  began_ = session::brought_along(began_, hand.came_from);
  bought_ = session::brought_along(bought_, hand.came_from);
  const PerSeat<Amount> bought = session::chips_bought(hand);
  for (const Seat seat : Seats{bought_.size()}) bought_[seat] += bought[seat];
}

std::string ChipsBought::gained_text(Amount total, Seat seat) const {
  if (!pays_at_once_ || bought_[seat] <= 0) return {};
  return text::say("{gain} without the {chips} bought", games::signed_text(total - began_[seat] - bought_[seat]),
                   bought_[seat]);
}

std::vector<ChipsForSale> chips_for_sale(const OpenSession& open) {
  const games::Info& game = games::info(open.session.rules);
  if (!open.has_hand() || open.ended() || open.result.finished || !game.pays_at_once) return {};
  if (game.table_stakes && !open.hand_complete() && something_is_entered(open)) return {};
  const int seats = open.session.seats();
  const Amount start = games::starting_total(open.session.rules, seats);
  const int amount = start > 0 ? static_cast<int>(std::min<Amount>(start, 1'000'000)) : kUsualPurchase;
  std::vector<ChipsForSale> sale;
  for (const Seat seat : Seats{seats}) {
    // what is bet in the open hand may come back
    const Amount has = open.hand_complete() ? open.result.totals[seat] : open.context.deal.totals[seat];
    const bool poor = has < std::max<Amount>(1, start / kLowPart);
    if (!poor || !changes_nothing_else(open, seat, amount)) continue;
    sale.push_back({seat, text::say("{player} buys {amount}", open.names()[seat], amount), amount});
  }
  return sale;
}

}  // namespace nullo::app
