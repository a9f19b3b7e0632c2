#include "games/tetka/most_tricks.h"

#include <algorithm>
#include <array>

namespace nullo::tetka {
namespace {

using Four = std::array<int, kSeats>;

int& at(Four& four, Seat seat) { return four[static_cast<std::size_t>(seat.index())]; }
int at(const Four& four, Seat seat) { return four[static_cast<std::size_t>(seat.index())]; }

// What is known of the bum suit's cards. `extra` is how many of the unplaced ones each seat gets, in one way of sharing
// them out.
struct SuitCards {
  std::array<CardSet, kSeats> known{};  // captured by each seat
  CardSet unplaced;
  Four least{};  // unplaced cards that each seat gets, at least and at most: as entered, or as its tricks have room
  Four most{};
  std::optional<Seat> top;

  [[nodiscard]] CardSet of(Seat seat) const { return known[static_cast<std::size_t>(seat.index())]; }
  [[nodiscard]] int count(const Four& extra, Seat seat) const { return of(seat).size() + at(extra, seat); }

  // Which of the tied seats can have captured the highest card of the suit among them.
  [[nodiscard]] SeatSet possible_tops(SeatSet tied, const Four& extra) const {
    int wanted = 0;  // unplaced cards that go to the tied seats
    for (const Seat seat : tied) wanted += at(extra, seat);
    SeatSet tops;
    for (const Seat seat : tied) {
      // At best the seat has the highest unplaced card, and the other tied seats have the lowest.
      const std::optional<Card> best = (at(extra, seat) > 0 ? of(seat) | unplaced : of(seat)).highest();
      std::optional<Card> rivals = lowest_unplaced(wanted - at(extra, seat));
      for (const Seat other : tied) {
        if (other != seat) rivals = std::max(rivals, of(other).highest());
      }
      if (best > rivals) tops.insert(seat);
    }
    return tops;
  }

 private:
  // The highest of the `count` lowest unplaced cards.
  [[nodiscard]] std::optional<Card> lowest_unplaced(int count) const {
    std::optional<Card> card;
    for (const Card next : unplaced) {
      if (count-- == 0) break;
      card = next;
    }
    return card;
  }
};

// What all the ways together leave possible.
struct Outcomes {
  SeatSet takers;
  bool nobody = false;  // possibly the tied seats captured no card of the suit
  SeatSet still_tied;   // in the last way tried; the same in all of them if `one_tie`
  bool one_tie = true;
  bool any = false;
  Four fewest{};  // cards of the suit that each seat has, at least and at most
  Four most{};
};

// The seats of `tied` with the most cards of the suit; empty if none of them has one.
SeatSet with_most_cards(const SuitCards& suit, SeatSet tied, const Four& extra) {
  int most = 1;
  SeatSet seats;
  for (const Seat seat : tied) {
    const int count = suit.count(extra, seat);
    if (count < most) continue;
    if (count > most) seats.clear();
    seats.insert(seat);
    most = count;
  }
  return seats;
}

void look_at(const SuitCards& suit, SeatSet tied, const Four& extra, Outcomes& outcomes) {
  const SeatSet still_tied = with_most_cards(suit, tied, extra);
  SeatSet takers = still_tied;
  if (still_tied.size() > 1) {
    takers = suit.possible_tops(still_tied, extra);
    if (suit.top && !takers.contains(*suit.top)) return;
    if (suit.top) {
      takers.clear();
      takers.insert(*suit.top);
    }
  }
  outcomes.nobody = outcomes.nobody || still_tied.empty();
  outcomes.one_tie = outcomes.one_tie && (!outcomes.any || outcomes.still_tied == still_tied);
  outcomes.still_tied = still_tied;
  outcomes.takers = outcomes.takers | takers;
  for (const Seat seat : Seats{kSeats}) {
    const int count = suit.count(extra, seat);
    at(outcomes.fewest, seat) = outcomes.any ? std::min(at(outcomes.fewest, seat), count) : count;
    at(outcomes.most, seat) = outcomes.any ? std::max(at(outcomes.most, seat), count) : count;
  }
  outcomes.any = true;
}

// Tries every way to share out the unplaced cards, as a number of cards for each seat.
void look_at_all(const SuitCards& suit, SeatSet tied, Outcomes& outcomes) {
  const int cards = suit.unplaced.size();
  const Four& least = suit.least;
  const Four& most = suit.most;
  Four extra{};
  for (extra[0] = least[0]; extra[0] <= std::min(cards, most[0]); ++extra[0]) {
    for (extra[1] = least[1]; extra[1] <= std::min(cards - extra[0], most[1]); ++extra[1]) {
      for (extra[2] = least[2]; extra[2] <= std::min(cards - extra[0] - extra[1], most[2]); ++extra[2]) {
        extra[3] = cards - extra[0] - extra[1] - extra[2];
        if (extra[3] >= least[3] && extra[3] <= most[3]) look_at(suit, tied, extra, outcomes);
      }
    }
  }
}

SuitCards suit_cards(const Taken& taken, Suit bum_suit, std::optional<Seat> top) {
  SuitCards suit;
  suit.unplaced = CardSet::of_suit(bum_suit) - taken.all_cards();
  suit.top = top;
  for (const Seat seat : Seats{kSeats}) {
    const CardSet known = taken.cards[seat].in_suit(bum_suit);
    suit.known[static_cast<std::size_t>(seat.index())] = known;
    at(suit.most, seat) = 4 * taken.won[seat] - taken.cards[seat].size();
    if (!taken.bum_suit[seat]) continue;
    at(suit.least, seat) = *taken.bum_suit[seat] - known.size();
    at(suit.most, seat) = std::min(at(suit.most, seat), at(suit.least, seat));
  }
  return suit;
}

void ask(const SuitCards& suit, const Outcomes& outcomes, MostTricks& answer) {
  using Verdict = MostTricks::Verdict;
  answer.deciding = suit.unplaced;
  for (const Seat seat : answer.tied) {
    if (at(outcomes.fewest, seat) != at(outcomes.most, seat)) answer.between.insert(seat);
  }
  const bool one_question_left = outcomes.one_tie && !outcomes.nobody;
  if (!answer.between.empty() && !one_question_left) {
    answer.verdict = Verdict::kAskSuit;
    return;
  }
  answer.verdict = Verdict::kAskTop;
  answer.between = outcomes.takers;
  // A card below the highest known one of the seats still tied decides nothing.
  std::optional<Card> highest;
  for (const Seat seat : outcomes.still_tied) highest = std::max(highest, suit.of(seat).highest());
  for (const Card card : suit.unplaced) {
    if (highest && card < *highest) answer.deciding.erase(card);
  }
}

}  // namespace

MostTricks most_tricks(const Taken& taken, std::optional<Card> bum_card, std::optional<Seat> top) {
  using Verdict = MostTricks::Verdict;
  MostTricks answer;
  if (!taken.all_tricks()) return answer;
  answer.tied = taken.with_most_tricks();
  if (answer.tied.size() == 1) {
    answer.verdict = Verdict::kTaker;
    answer.taker = answer.tied.front();
    return answer;
  }
  if (!bum_card) return answer;
  const SuitCards suit = suit_cards(taken, bum_card->suit(), top);
  Outcomes outcomes;
  look_at_all(suit, answer.tied, outcomes);
  if (!outcomes.any) {
    answer.verdict = Verdict::kNever;
  } else if (outcomes.takers.empty()) {
    answer.verdict = Verdict::kNobody;
  } else if (outcomes.takers.size() == 1 && !outcomes.nobody) {
    answer.verdict = Verdict::kTaker;
    answer.taker = outcomes.takers.front();
  } else {
    ask(suit, outcomes, answer);
  }
  return answer;
}

}  // namespace nullo::tetka
