#include "games/put_and_take/matches.h"

#include <algorithm>

namespace nullo::put_and_take {
namespace {

int count_of_rank(const std::vector<Card>& cards, Rank rank) {
  return static_cast<int>(std::count_if(cards.begin(), cards.end(), [rank](Card card) { return card.rank() == rank; }));
}

}  // namespace

int turned_in(const Hand& hand, const Round& round) {
  const std::size_t turned = by_cards(hand) ? round.turned.size() : std::max(round.turned.size(), round.matches.size());
  return static_cast<int>(turned);
}

std::optional<Card> card_at(const Round& round, int turn) {
  const auto number = static_cast<std::size_t>(turn);
  return number < round.turned.size() ? std::optional{round.turned[number]} : std::nullopt;
}

CardSet turned_cards(const Hand& hand) {
  CardSet cards;
  for (const Round* round : {&hand.put, &hand.take}) {
    for (const Card card : round->turned) cards.insert(card);
  }
  return cards;
}

games::Counts matches_of(const games::Deal& deal, const Hand& hand, const Round& round, int turn) {
  games::Counts matches(deal.seats);
  const auto number = static_cast<std::size_t>(turn);
  for (const Seat seat : Seats{deal.seats}) {
    if (seat == deal.dealer) {
      matches[seat] = 0;
    } else if (!by_cards(hand)) {
      if (number < round.matches.size()) matches[seat] = round.matches[number][seat];
    } else if (hand.cards[seat].size() == kCardsOfAPlayer) {
      matches[seat] = count_of_rank(hand.cards[seat], round.turned[number].rank());
    }
  }
  return matches;
}

Hand without_last(Hand hand) {
  Round& round = turned_in(hand, hand.take) > 0 ? hand.take : hand.put;
  const int turned = turned_in(hand, round);
  if (turned == 0) return hand;
  const auto left = static_cast<std::size_t>(turned) - 1;
  if (round.turned.size() > left) round.turned.resize(left, Card::from_index(0));
  if (round.matches.size() > left) round.matches.resize(left);
  return hand;
}

}  // namespace nullo::put_and_take
