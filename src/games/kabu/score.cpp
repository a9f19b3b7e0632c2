// Scoring of a hand of Kabu. Source: Denexa, "Kabu"; kabu K1-K3.
#include <algorithm>

#include <fmt/core.h>

#include "games/kabu/kabu.h"
#include "games/sentence.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::kabu {
namespace {

// What the seat with the number `from` owes one with the number `to`, in chips.
Amount owed(int from, int to) { return std::max(0, to - from); }

// The seats from the lowest number up; the order of equal ones does not matter, as neither owes the other.
std::vector<Seat> from_lowest(int seats, const games::Counts& known) {
  std::vector<Seat> order;
  for (const Seat seat : Seats{seats}) order.push_back(seat);
  std::ranges::stable_sort(order, [&known](Seat a, Seat b) { return *known[a] < *known[b]; });
  return order;
}

// Each seat pays all it owes out of the chips it has by then [kabu K2], or nothing [kabu K3].
void settle(const games::Deal& deal, const games::Counts& known, games::ScoredHand<State>& scored) {
  PerSeat<Amount> chips = deal.totals;
  for (const Seat from : from_lowest(deal.seats, known)) {
    Amount all = 0;
    for (const Seat to : Seats{deal.seats}) all += owed(*known[from], *known[to]);
    if (all > 0 && chips[from] < all) {
      scored.notes.push_back(
          {"cannot_pay", from, 0, std::nullopt, text::say("owes {amount}, has {chips}", all, chips[from])});
      scored.over = true;
      continue;
    }
    for (const Seat to : Seats{deal.seats}) {
      const Amount amount = owed(*known[from], *known[to]);
      if (amount == 0) continue;
      chips[from] -= amount;
      chips[to] += amount;
      scored.postings.emplace_back(Account::of(from), Account::of(to), amount, "difference");
    }
  }
}

}  // namespace

CardSet pack() {
  CardSet cards;
  for (const Card card : CardSet::full_pack()) {
    if (card.rank() <= Rank::kTen || card.rank() == Rank::kAce) cards.insert(card);
  }
  return cards;
}

int number_of(const std::vector<Card>& cards) {
  int sum = 0;
  for (const Card card : cards) sum += card.rank() == Rank::kAce ? 1 : static_cast<int>(card.rank());
  return sum % (kBestNumber + 1);
}

games::Counts numbers(int seats, const Hand& hand) {
  games::Counts known(seats);
  for (const Seat seat : Seats{seats}) {
    if (!hand.points.empty()) known[seat] = hand.points[seat];
    if (!known[seat] && !hand.cards.empty() && !hand.cards[seat].empty()) known[seat] = number_of(hand.cards[seat]);
  }
  return known;
}

games::ScoredHand<State> Game::score(const Play& play) {
  games::ScoredHand<State> scored;
  const games::Counts known = numbers(play.deal.seats, play.hand);
  games::Missing unknown{"points", {}, games::unknown_seats(known), 0};
  if (unknown.seats.empty()) {
    settle(play.deal, known, scored);
  } else {
    scored.missing.push_back(std::move(unknown));
  }
  return scored;
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal& deal,
                                                     const games::Counts& scores) {
  for (const Seat seat : Seats{deal.seats}) {
    const int score = scores[seat].value_or(0);
    if (score >= 0 || deal.totals[seat] + score >= 0) continue;
    return games::Impossible{
        text::say("no more than the {chips} chips of {player} paid", deal.totals[seat], games::seat_text(seat)),
        fmt::format("{}", -score),
        text::say("{player} has only {amount}.", games::seat_text(seat),
                  games::amount_of(deal.totals[seat], games::Unit::kChip))};
  }
  return games::not_in_sum(scores, {0});
}

}  // namespace nullo::kabu
