#include "session/played.h"

#include <algorithm>
#include <utility>

#include "ledger/standings.h"
#include "session/sides.h"

namespace nullo::session {
namespace {

class Reckoning {
 public:
  Reckoning(const Session& session, const SessionResult& result) : session_{session}, result_{result} {}

  std::vector<Played> reckon() {
    Fold fold{session_};
    for (std::size_t number = 0; number < session_.hands.size(); ++number) {
      const bool last = number + 1 == session_.hands.size();
      const Hand& facts = session_.hands[number];
      const HandResult& hand = result_.hands[number];
      if (hand.complete()) add(hand, games::tally(session_.rules, fold.deal_of(facts, last), facts.facts, hand.scored));
      if (!last) fold.add(facts, false);
    }
    place();
    return std::move(played_);
  }

 private:
  void add(const HandResult& hand, const std::vector<games::Tally>& tallies) {
    ++hands_;
    std::vector<Played*> at_seat;
    played_.reserve(played_.size() + hand.players.size());  // so that they stay where they are
    at_seat.reserve(hand.players.size());
    for (const Seat seat : Seats{session_.seats()}) {
      at_seat.push_back(&of(hand.players[static_cast<std::size_t>(seat.index())], seat));
    }
    add_figures(tallies, at_seat);
    add_postings(hand.scored.postings, at_seat);
  }

  Played& of(const std::string& name, Seat seat) {
    const auto known =
        std::find_if(played_.begin(), played_.end(), [&](const Played& one) { return one.name == name; });
    if (known == played_.end()) {
      Played& one = played_.emplace_back();
      one.name = name;
      one.seat = seat;
      one.through = true;
      return one;
    }
    if (known->seat != seat) known->through = false;
    known->seat = seat;
    return *known;
  }

  static void count_hand(Played& one, Amount score) {
    one.least = one.hands == 0 ? score : std::min(one.least, score);
    one.most = one.hands == 0 ? score : std::max(one.most, score);
    one.amount += score;
    ++one.hands;
  }

  static void add_figures(const std::vector<games::Tally>& tallies, const std::vector<Played*>& at_seat) {
    std::map<std::pair<int, std::string_view>, Amount> of_hand;
    for (const games::Tally& tally : tallies) of_hand[{tally.seat.index(), tally.key}] += tally.amount;
    for (const auto& [whose, amount] : of_hand) {
      if (amount == 0) continue;
      Played::Figure& figure = at_seat[static_cast<std::size_t>(whose.first)]->figures[whose.second];
      ++figure.hands;
      figure.amount += amount;
    }
  }

  void add_postings(const std::vector<Posting>& postings, const std::vector<Played*>& at_seat) const {
    const bool chips = games::info(session_.rules).pays_at_once;
    PerSeat<Amount> scores(session_.seats());
    for (const Posting& posting : postings) {
      if (chips && (posting.from.is_bank() || posting.to.is_bank())) continue;  // bought
      const auto add = [&](Account account, Amount amount) {
        const std::optional<Seat> seat = account.seat();
        if (!seat) return;
        at_seat[static_cast<std::size_t>(seat->index())]->by_reason[posting.reason] += amount;
        scores[*seat] += amount;
      };
      add(posting.to, posting.amount);
      add(posting.from, -posting.amount);
    }
    for (const Seat seat : Seats{session_.seats()}) {
      count_hand(*at_seat[static_cast<std::size_t>(seat.index())], scores[seat]);
    }
  }

  void place() {
    const PerSeat<int> places = session::places(session_.rules, result_.totals);
    for (Played& one : played_) {
      one.through = one.through && one.hands == hands_;
      std::erase_if(one.by_reason, [](const auto& reason) { return reason.second == 0; });
      if (!one.through || !result_.finished) continue;
      one.won = won(result_, one.seat);
      one.place = one.won ? 1 : places[one.seat];
      one.shared = one.won && is_shared(one.seat);
    }
  }

  bool is_shared(Seat seat) const {
    const std::vector<Seat> partners = games::sharing(session_.rules, session_.seats(), seat);
    return std::any_of(result_.winners.begin(), result_.winners.end(), [&](Seat other) {
      return other != seat && std::find(partners.begin(), partners.end(), other) == partners.end();
    });
  }

  const Session& session_;
  const SessionResult& result_;
  std::vector<Played> played_;
  int hands_ = 0;
};

}  // namespace

std::vector<Played> played(const Session& session, const SessionResult& result) {
  return Reckoning{session, result}.reckon();
}

}  // namespace nullo::session
