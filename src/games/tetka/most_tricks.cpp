#include "games/tetka/most_tricks.h"

#include <algorithm>
#include <array>

namespace nullo::tetka {
namespace {

using Four = std::array<int, kSeats>;
using SeatBits = unsigned;

constexpr SeatBits kNobodyBit = 1U << kSeats;

constexpr SeatBits bit(Seat seat) { return 1U << static_cast<unsigned>(seat.index()); }
int& at(Four& four, Seat seat) { return four[static_cast<std::size_t>(seat.index())]; }
int at(const Four& four, Seat seat) { return four[static_cast<std::size_t>(seat.index())]; }

std::vector<Seat> seats_of(SeatBits bits) {
  std::vector<Seat> seats;
  for (const Seat seat : Seats{kSeats}) {
    if (bits & bit(seat)) seats.push_back(seat);
  }
  return seats;
}

// What is known of the bum suit's cards, and what each way to place the others (`extra` of them a seat) leads to.
struct SuitCards {
  PerSeat<CardSet> known{kSeats};  // captured by each seat
  CardSet unplaced;
  Four room{};                     // cards nobody noted that each seat's tricks hold
  games::Counts told;
  std::optional<Seat> top;

  // Which of the seats still tied can have captured the highest card of the suit.
  [[nodiscard]] SeatBits possible_tops(SeatBits tied, const Four& extra) const {
    int wanted = 0;  // unplaced cards that go to the tied
    for (const Seat seat : seats_of(tied)) wanted += at(extra, seat);
    SeatBits tops = 0;
    for (const Seat seat : seats_of(tied)) {
      // At best: the seat has the highest unplaced card, the other tied ones the lowest.
      const std::optional<Card> best =
          (at(extra, seat) > 0 ? known[seat] | unplaced : known[seat]).highest();
      std::optional<Card> rivals = lowest_unplaced(wanted - at(extra, seat));
      for (const Seat other : seats_of(tied & ~bit(seat))) rivals = std::max(rivals, known[other].highest());
      if (best > rivals) tops |= bit(seat);
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
  SeatBits takers = 0;      // with kNobodyBit
  SeatBits still_tied = 0;  // of the last way; the same in all of them if `one_tie`
  bool one_tie = true;
  bool any = false;
  Four fewest{};            // cards of the suit that each seat has, at least and at most
  Four most{};
};

int suit_count(const SuitCards& suit, const Four& extra, Seat seat) {
  return suit.known[seat].size() + at(extra, seat);
}

void look_at(const SuitCards& suit, SeatBits tied, const Four& extra, Outcomes& outcomes) {
  int most = 0;
  SeatBits still_tied = 0;
  for (const Seat seat : Seats{kSeats}) {
    const int count = suit_count(suit, extra, seat);
    if (suit.told[seat] && *suit.told[seat] != count) return;
    if (!(tied & bit(seat))) continue;
    if (count > most) still_tied = 0;
    if (count >= most) still_tied |= bit(seat);
    most = std::max(most, count);
  }
  SeatBits takers = still_tied;
  if (most == 0) {
    takers = kNobodyBit;
  } else if ((still_tied & (still_tied - 1)) != 0) {
    takers = suit.possible_tops(still_tied, extra);
    if (suit.top) takers &= bit(*suit.top);
    if (takers == 0) return;
  }
  outcomes.one_tie = outcomes.one_tie && (!outcomes.any || outcomes.still_tied == still_tied);
  outcomes.still_tied = still_tied;
  outcomes.takers |= takers;
  for (const Seat seat : Seats{kSeats}) {
    const int count = suit_count(suit, extra, seat);
    at(outcomes.fewest, seat) = outcomes.any ? std::min(at(outcomes.fewest, seat), count) : count;
    at(outcomes.most, seat) = outcomes.any ? std::max(at(outcomes.most, seat), count) : count;
  }
  outcomes.any = true;
}

// Every way to give the unplaced cards to the seats, as numbers of cards.
void look_at_all(const SuitCards& suit, SeatBits tied, Outcomes& outcomes) {
  const int cards = suit.unplaced.size();
  Four extra{};
  for (extra[0] = 0; extra[0] <= std::min(cards, suit.room[0]); ++extra[0]) {
    for (extra[1] = 0; extra[1] <= std::min(cards - extra[0], suit.room[1]); ++extra[1]) {
      for (extra[2] = 0; extra[2] <= std::min(cards - extra[0] - extra[1], suit.room[2]); ++extra[2]) {
        extra[3] = cards - extra[0] - extra[1] - extra[2];
        if (extra[3] <= suit.room[3]) look_at(suit, tied, extra, outcomes);
      }
    }
  }
}

SuitCards suit_cards(const Taken& taken, Suit bum_suit, std::optional<Seat> top) {
  SuitCards suit;
  suit.unplaced = CardSet::of_suit(bum_suit) - taken.all_cards();
  suit.told = taken.bum_suit;
  suit.top = top;
  for (const Seat seat : Seats{kSeats}) {
    suit.known[seat] = taken.cards[seat].in_suit(bum_suit);
    at(suit.room, seat) = 4 * taken.won[seat] - taken.cards[seat].size();
  }
  return suit;
}

SeatBits tied_for_tricks(const Taken& taken) {
  const int most = *std::max_element(taken.won.begin(), taken.won.end());
  SeatBits tied = 0;
  for (const Seat seat : Seats{kSeats}) {
    if (taken.won[seat] == most) tied |= bit(seat);
  }
  return tied;
}

void ask(const SuitCards& suit, const Outcomes& outcomes, MostTricks& answer) {
  using Verdict = MostTricks::Verdict;
  answer.deciding = suit.unplaced;
  for (const Seat seat : answer.tied) {
    if (at(outcomes.fewest, seat) != at(outcomes.most, seat)) answer.between.push_back(seat);
  }
  const bool one_question_left = outcomes.one_tie && (outcomes.takers & kNobodyBit) == 0;
  if (!answer.between.empty() && !one_question_left) {
    answer.verdict = Verdict::kAskSuit;
    return;
  }
  answer.verdict = Verdict::kAskTop;
  answer.between = seats_of(outcomes.takers);
  // A card below the highest that one of the still tied is known to have decides nothing.
  std::optional<Card> highest;
  for (const Seat seat : seats_of(outcomes.still_tied)) highest = std::max(highest, suit.known[seat].highest());
  for (const Card card : suit.unplaced) {
    if (highest && card < *highest) answer.deciding.erase(card);
  }
}

}  // namespace

MostTricks most_tricks(const Taken& taken, std::optional<Card> bum_card, std::optional<Seat> top) {
  using Verdict = MostTricks::Verdict;
  MostTricks answer;
  if (!taken.all_tricks()) return answer;
  const SeatBits tied = tied_for_tricks(taken);
  answer.tied = seats_of(tied);
  if (answer.tied.size() == 1) {
    answer.verdict = Verdict::kTaker;
    answer.taker = answer.tied.front();
    return answer;
  }
  if (!bum_card) return answer;
  const SuitCards suit = suit_cards(taken, bum_card->suit(), top);
  Outcomes outcomes;
  look_at_all(suit, tied, outcomes);
  const std::vector<Seat> takers = seats_of(outcomes.takers);
  if (!outcomes.any) {
    answer.verdict = Verdict::kNever;
  } else if (outcomes.takers == kNobodyBit) {
    answer.verdict = Verdict::kNobody;
  } else if (takers.size() == 1 && outcomes.takers == bit(takers.front())) {
    answer.verdict = Verdict::kTaker;
    answer.taker = takers.front();
  } else {
    ask(suit, outcomes, answer);
  }
  return answer;
}

}  // namespace nullo::tetka
