#include "session/session.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "session/earlier.h"
#include "session/seating.h"
#include "text/say.h"

namespace nullo::session {
namespace {

// The accounts to post to: the account itself, and for a seat also those that share its score.
std::vector<Account> standing_for(const games::Rules& rules, int seats, Account account) {
  std::vector<Account> accounts{account};
  const std::optional<Seat> seat = account.seat();
  if (!seat) return accounts;
  for (const Seat partner : games::sharing(rules, seats, *seat)) accounts.push_back(Account::of(partner));
  return accounts;
}

// What each seat bought in the hand, less what it sold back; empty: no adjustment is marked so.
PerSeat<Amount> marked_as_bought(const std::vector<Adjustment>& adjustments, int seats) {
  PerSeat<Amount> bought;
  for (const Adjustment& adjustment : adjustments) {
    if (!adjustment.bought) continue;
    if (bought.empty()) bought = PerSeat<Amount>(seats);
    if (const std::optional<Seat> seat = adjustment.to.seat()) bought[*seat] += adjustment.amount;
    if (const std::optional<Seat> seat = adjustment.from.seat()) bought[*seat] -= adjustment.amount;
  }
  return bought;
}

thread_local std::int64_t scored_hands = 0;

}  // namespace

std::vector<Posting> adjustment_postings(const games::Rules& rules, int seats,
                                         const std::vector<Adjustment>& adjustments) {
  std::vector<Posting> postings;
  for (const Adjustment& adjustment : adjustments) {
    const std::vector<Account> from = standing_for(rules, seats, adjustment.from);
    const std::vector<Account> to = standing_for(rules, seats, adjustment.to);
    for (std::size_t i = 0; i < std::max(from.size(), to.size()); ++i) {
      postings.emplace_back(from[std::min(i, from.size() - 1)], to[std::min(i, to.size() - 1)], adjustment.amount,
                            kAdjustment);
    }
  }
  return postings;
}

void adjust(games::Deal& deal, const games::Rules& rules, const std::vector<Adjustment>& adjustments) {
  if (adjustments.empty()) return;
  const PerSeat<Amount> agreed = scores_of(adjustment_postings(rules, deal.seats, adjustments), deal.seats);
  for (const Seat seat : Seats{deal.seats}) deal.totals[seat] += agreed[seat];
}

PerSeat<Amount> chips_bought(const HandResult& hand) {
  PerSeat<Amount> bought(hand.scores.size());
  for (const Posting& posting : hand.scored.postings) {
    if (posting.reason != kAdjustment) continue;
    if (posting.from.is_bank()) bought[posting.to.seat().value()] += posting.amount;
    if (posting.to.is_bank()) bought[posting.from.seat().value()] -= posting.amount;
  }
  return bought;
}

std::string adjustment_note(const Hand& hand, const HandResult& result, std::size_t number) {
  const std::vector<Posting>& postings = result.scored.postings;
  const auto made = static_cast<std::size_t>(std::count_if(
      postings.begin(), postings.end(), [](const Posting& posting) { return posting.reason == kAdjustment; }));
  if (number >= made) return {};
  // every adjustment makes the same number of postings
  const Adjustment& adjustment = hand.adjustments[number / (made / hand.adjustments.size())];
  if (adjustment.bought && adjustment.note.empty())
    return adjustment.from.is_bank() ? text::say("chips bought") : text::say("chips sold back");
  return adjustment.note;
}

PerSeat<Amount> without(const PerSeat<Amount>& totals, const PerSeat<Amount>& bought) {
  PerSeat<Amount> standing = totals;
  for (const Seat seat : Seats{bought.size()}) standing[seat] -= bought[seat];
  return standing;
}

PerSeat<Amount> opening_totals(const Session& session) {
  if (!session.opening.empty()) return session.opening;
  return PerSeat<Amount>(session.seats(), games::starting_total(session.rules, session.seats()));
}

Fold::Fold(const Session& session)
    : rules_{session.rules},
      stopped_{!session.ended_at.empty()},
      hands_before_{session.hands_before},
      next_dealer_{session.first_dealer},
      players_{session.players},
      state_{games::initial(session.rules, session.seats(), session.opening_bags)},
      totals_{opening_totals(session)} {
  for (const Amount total : totals_) moved_ += std::abs(total);
}

Seat Fold::dealer_of(const Hand& hand) const { return hand.dealer.value_or(next_dealer_); }

games::Deal Fold::deal_of(const Hand& hand, bool last) const {
  games::Deal deal;
  deal.seats = totals_.size();
  deal.dealer = dealer_of(hand);
  deal.number = hands_before_ + complete_hands_;
  deal.totals = brought_along(totals_, came_from(players_, hand));
  adjust(deal, rules_, hand.adjustments);
  deal.players_stop = stopped_ && last;
  return deal;
}

HandResult Fold::add(const Hand& hand, bool last) {
  ++scored_hands;
  const games::Deal deal = deal_of(hand, last);
  games::ScoredHand<games::State> scored = hand.has_only_scores()
                                               ? games::score_entered(rules_, deal, state_, hand.scores)
                                               : games::score({rules_, deal, state_, hand.facts});
  HandResult result;
  result.dealer = deal.dealer;
  result.came_from = came_from(players_, hand);
  totals_ = brought_along(totals_, result.came_from);
  if (!bought_.empty()) bought_ = brought_along(bought_, result.came_from);
  result.bought = marked_as_bought(hand.adjustments, deal.seats);
  if (bought_.empty()) bought_ = PerSeat<Amount>(result.bought.size());
  for (const Seat seat : Seats{result.bought.size()}) bought_[seat] += result.bought[seat];
  if (!hand.players.empty()) players_ = hand.players;
  result.players = players_;
  if (!hand.adjustments.empty()) {
    std::vector<Posting> postings = adjustment_postings(rules_, deal.seats, hand.adjustments);
    postings.insert(postings.end(), scored.postings.begin(), scored.postings.end());
    scored.postings = std::move(postings);
  }
  result.scores = scores_of(scored.postings, deal.seats);
  for (const Posting& posting : scored.postings) moved_ += posting.amount;
  for (const Seat seat : Seats{deal.seats}) totals_[seat] += result.scores[seat];
  next_dealer_ = games::next_dealer(rules_, deal.seats, deal.dealer);
  state_ = std::move(scored.after);
  open_ = !scored.complete();
  if (!open_) ++complete_hands_;
  over_by_rules_ = !open_ && scored.over;
  over_ = over_by_rules_ || (!open_ && deal.players_stop);
  if (over_)
    winners_ = scored.winners.empty() ? best_seats(without(totals_, bought_), games::best(rules_)) : scored.winners;
  result.scored = std::move(scored);
  return result;
}

SessionResult Fold::finish(std::vector<HandResult> hands) const {
  SessionResult result;
  result.hands = std::move(hands);
  result.complete_hands = complete_hands_;
  result.players = players_;
  result.totals = totals_;
  result.pots = games::pots(rules_, state_);
  result.bought = bought_;
  result.bags = games::bags(rules_, state_);
  result.finished = over_;
  result.stopped = over_ && !over_by_rules_ && games::sets_length(rules_, totals_.size());
  if (over_) result.winners = winners_;
  return result;
}

SessionResult score(const Session& session) {
  const std::vector<Hand>& hands = session.hands;
  Begun begun = begun_with(session, hands.empty() ? 0 : hands.size() - 1, Results::kKept);
  while (begun.results.size() < hands.size()) {
    const std::size_t number = begun.results.size();
    begun.results.push_back(begun.fold.add(hands[number], number + 1 == hands.size()));
  }
  return begun.fold.finish(std::move(begun.results));
}

Fold fold_after(const Session& session, std::size_t number) {
  return begun_with(session, std::min(number, session.hands.size()), Results::kDropped).fold;
}

std::int64_t hands_scored() { return scored_hands; }

HandContext context_of(const Session& session, std::size_t number) {
  const Fold fold = fold_after(session, number);
  Hand next;
  next.facts = games::empty_hand(session.rules);
  const bool last = number + 1 >= session.hands.size();
  const Hand& hand = number < session.hands.size() ? session.hands[number] : next;
  HandContext context{fold.deal_of(hand, last), fold.state(), fold.players()};
  if (!hand.players.empty()) context.players = hand.players;
  return context;
}

const std::string& name_at(const std::vector<std::string>& players, Seat seat) {
  return players[static_cast<std::size_t>(seat.index())];
}

games::Names names_of(const std::vector<std::string>& players) {
  games::Names names(static_cast<int>(players.size()));
  for (const Seat seat : Seats{names.size()}) names[seat] = name_at(players, seat);
  return names;
}

}  // namespace nullo::session
