#include "session/played.h"

#include <algorithm>
#include <utility>

#include "ledger/standings.h"
#include "session/earlier.h"
#include "session/sides.h"

namespace nullo::session {
namespace {

void count_hand(Played& one, Amount score) {
  one.least = one.hands == 0 ? score : std::min(one.least, score);
  one.most = one.hands == 0 ? score : std::max(one.most, score);
  one.amount += score;
  ++one.hands;
}

void add_figures(const std::vector<games::Tally>& tallies, const std::vector<Played*>& at_seat) {
  std::map<std::pair<int, std::string_view>, Amount> of_hand;
  for (const games::Tally& tally : tallies) of_hand[{tally.seat.index(), tally.key}] += tally.amount;
  for (const auto& [whose, amount] : of_hand) {
    if (amount == 0) continue;
    Played::Figure& figure = at_seat[static_cast<std::size_t>(whose.first)]->figures[whose.second];
    ++figure.hands;
    figure.amount += amount;
  }
}

}  // namespace

void Reckoning::add(const Turn& turn) {
  const HandResult& hand = turn.result;
  if (!hand.complete()) return;
  ++hands_;
  std::vector<Played*> at_seat;
  at_seat.reserve(hand.players.size());
  for (const Seat seat : Seats{seats_}) {
    at_seat.push_back(&of(name_at(hand.players, seat), seat, hand));
  }
  if (!turn.hand.has_only_scores()) {  // if only scores were entered, no figures are known
    add_figures(games::tally({rules_, turn.deal, turn.before, turn.hand.facts}, hand.scored), at_seat);
  }
  add_postings(hand.scored.postings, at_seat);
}

Played& Reckoning::of(const std::string& name, Seat seat, const HandResult& hand) {
  const auto known = by_name_.find(name);
  if (known == by_name_.end()) {
    Played& one = played_.emplace_back();
    one.name = name;
    one.seat = seat;
    one.through = true;
    by_name_.emplace(name, played_.size() - 1);
    return one;
  }
  Played& one = played_[known->second];
  const bool with_total = !hand.came_from.empty() && hand.came_from[seat] == one.seat;
  if (one.seat != seat && !with_total) one.through = false;
  one.seat = seat;
  return one;
}

void Reckoning::add_postings(const std::vector<Posting>& postings, const std::vector<Played*>& at_seat) const {
  const bool chips = games::info(rules_).pays_at_once;
  PerSeat<Amount> scores(seats_);
  for (const Posting& posting : postings) {
    if (chips && (posting.from.is_bank() || posting.to.is_bank())) continue;  // bought from the bank, or given back
    const std::string_view reason = games::summed_reason(rules_, posting.reason);
    const auto add = [&](Account account, Amount amount) {
      const std::optional<Seat> seat = account.seat();
      if (!seat) return;
      at_seat[static_cast<std::size_t>(seat->index())]->by_reason[reason] += amount;
      scores[*seat] += amount;
    };
    add(posting.to, posting.amount);
    add(posting.from, -posting.amount);
  }
  for (const Seat seat : Seats{seats_}) {
    count_hand(*at_seat[static_cast<std::size_t>(seat.index())], scores[seat]);
  }
}

bool Reckoning::is_shared(const SessionResult& result, Seat seat) const {
  const std::vector<Seat> partners = games::sharing(rules_, seats_, seat);
  return std::ranges::any_of(result.winners, [&](Seat other) {
    return other != seat && std::ranges::find(partners, other) == partners.end();
  });
}

std::deque<Played> Reckoning::finish(const SessionResult& result) && {
  const PerSeat<int> places = session::places(rules_, result);
  for (Played& one : played_) {
    one.through = one.through && one.hands == hands_;
    std::erase_if(one.by_reason, [](const auto& reason) { return reason.second == 0; });
    if (!one.through || !result.finished || result.stopped) continue;
    one.won = won(result, one.seat);
    one.place = one.won ? 1 : places[one.seat];
    one.shared = one.won && is_shared(result, one.seat);
  }
  return std::move(played_);
}

std::deque<Played> played(const HandByHand& hands) {
  Reckoning reckoning{hands.session()};
  const SessionResult result = hands.visit([&](const Turn& turn) { reckoning.add(turn); });
  return std::move(reckoning).finish(result);
}

std::deque<Played> played(const Session& session) {
  const std::size_t all = session.hands.size();
  const EarlierHands* earlier = session.remembered.hands.get();
  const EarlierHands::Mark* mark = nullptr;
  if (earlier != nullptr && all > 0) mark = earlier->mark_before(earlier->shared_with(session, all - 1));
  if (mark == nullptr) return played(HeldHands{session});
  Reckoning reckoning = mark->reckoning;
  Fold fold = earlier->fold_before(session, mark->number).first;
  for (std::size_t i = mark->number; i < all; ++i) {
    take_turn(fold, session.hands[i], i, i + 1 == all, [&](const Turn& turn) { reckoning.add(turn); });
  }
  return std::move(reckoning).finish(fold.finish({}));
}

}  // namespace nullo::session
