#include "session/session.h"

#include <utility>

namespace nullo::session {

Fold::Fold(const Session& session)
    : rules_{&session.rules},
      stopped_{!session.ended_at.empty()},
      next_dealer_{session.first_dealer},
      players_{session.players},
      state_{games::initial(session.rules, session.seats())},
      totals_(session.seats(), games::starting_total(session.rules)) {}

Seat Fold::dealer_of(const Hand& hand) const { return hand.dealer.value_or(next_dealer_); }

games::Deal Fold::deal_of(const Hand& hand, bool last) const {
  games::Deal deal;
  deal.seats = totals_.size();
  deal.dealer = dealer_of(hand);
  deal.number = complete_hands_;
  deal.totals = totals_;
  for (const Adjustment& adjustment : hand.adjustments) {
    if (const auto seat = adjustment.from.seat()) deal.totals[*seat] -= adjustment.amount;
    if (const auto seat = adjustment.to.seat()) deal.totals[*seat] += adjustment.amount;
  }
  deal.players_stop = stopped_ && last;
  return deal;
}

HandResult Fold::add(const Hand& hand, bool last) {
  const games::Deal deal = deal_of(hand, last);
  games::ScoredHand<games::State> scored = games::score(*rules_, deal, state_, hand.facts);
  HandResult result;
  result.dealer = deal.dealer;
  if (!hand.players.empty()) players_ = hand.players;
  result.players = players_;
  if (!hand.adjustments.empty()) {
    std::vector<Posting> postings;
    postings.reserve(hand.adjustments.size() + scored.postings.size());
    for (const Adjustment& adjustment : hand.adjustments) {
      postings.push_back({adjustment.from, adjustment.to, adjustment.amount, kAdjustment, 0, std::nullopt});
    }
    postings.insert(postings.end(), scored.postings.begin(), scored.postings.end());
    scored.postings = std::move(postings);
  }
  result.scores = scores_of(scored.postings, deal.seats);
  for (const Seat seat : Seats{deal.seats}) totals_[seat] += result.scores[seat];
  next_dealer_ = deal.dealer.left(deal.seats);
  state_ = std::move(scored.after);
  open_ = !scored.complete();
  if (!open_) ++complete_hands_;
  over_ = !open_ && (scored.over || deal.players_stop);
  if (over_) winners_ = scored.winners.empty() ? best_seats(totals_, games::info(*rules_).best) : scored.winners;
  result.scored = std::move(scored);
  return result;
}

SessionResult Fold::finish(std::vector<HandResult> hands) const {
  SessionResult result;
  result.hands = std::move(hands);
  result.totals = totals_;
  result.pots = games::pots(*rules_, state_);
  result.finished = over_;
  if (over_) result.winners = winners_;
  return result;
}

SessionResult score(const Session& session) {
  Fold fold{session};
  std::vector<HandResult> hands;
  hands.reserve(session.hands.size());
  for (std::size_t i = 0; i < session.hands.size(); ++i) {
    hands.push_back(fold.add(session.hands[i], i + 1 == session.hands.size()));
  }
  return fold.finish(std::move(hands));
}

HandContext context_of(const Session& session, std::size_t number) {
  Fold fold{session};
  for (std::size_t i = 0; i < number && i < session.hands.size(); ++i) fold.add(session.hands[i], false);
  Hand next;
  next.facts = games::empty_hand(session.rules);
  const bool last = number + 1 >= session.hands.size();
  const Hand& hand = number < session.hands.size() ? session.hands[number] : next;
  HandContext context{fold.deal_of(hand, last), fold.state(), fold.players()};
  if (!hand.players.empty()) context.players = hand.players;
  return context;
}

games::Names names_of(const std::vector<std::string>& players) {
  games::Names names(static_cast<int>(players.size()));
  for (const Seat seat : Seats{names.size()}) names[seat] = players[static_cast<std::size_t>(seat.index())];
  return names;
}

}  // namespace nullo::session
