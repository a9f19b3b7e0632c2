#include "games/trick_play.h"

#include <algorithm>

namespace nullo::games {
namespace {

// Nothing if the winner depends on the trump suit and that is not known.
std::optional<int> place_by_ranking(const TrickCards& play, const TrickRules& rules) {
  if (!rules.has_trumps || rules.trump) return place_with_trump(play, rules.trump, rules);
  const int first = place_with_trump(play, kSuits.front(), rules);
  const bool same =
      std::ranges::all_of(kSuits, [&](Suit trump) { return place_with_trump(play, trump, rules) == first; });
  return same ? std::optional{first} : std::nullopt;
}

}  // namespace

int height_of(Card card, const TrickRules& rules) {
  const auto rank = static_cast<std::size_t>(card.rank());
  return rules.ranking == nullptr ? static_cast<int>(rank) : (*rules.ranking)[rank];
}

int force_of(Card card, std::optional<Suit> led, std::optional<Suit> trump, const TrickRules& rules) {
  constexpr int kAboveAllRanks = 16;
  if (card.suit() == trump) return 2 * kAboveAllRanks + height_of(card, rules);
  return card.suit() == led ? kAboveAllRanks + height_of(card, rules) : 0;
}

int place_with_trump(const TrickCards& play, std::optional<Suit> trump, const TrickRules& rules) {
  const Suit led = play.front().card.suit();
  std::size_t best = 0;
  for (std::size_t i = 1; i < play.size(); ++i) {
    if (force_of(play[i].card, led, trump, rules) > force_of(play[best].card, led, trump, rules)) best = i;
  }
  return static_cast<int>(best);
}

std::optional<int> taking_place(const TrickCards& play, const TrickRules& rules) {
  if (rules.is_plain()) return winning_place(play);
  if (!rules.two_packs) return place_by_ranking(play, rules);
  const Suit led = play.front().card.suit();
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < play.size(); ++i) {
    const Card card = play[i].card;
    const auto equal = std::count_if(play.begin(), play.end(), [card](const NotedCard& n) { return n.card == card; });
    if (card.suit() == led && equal == 1 && (!best || card > play[*best].card)) best = i;
  }
  return best ? std::optional{static_cast<int>(*best)} : std::nullopt;
}

Seat seat_after(Seat leader, int places, int seats) {
  const int steps = places >= seats ? places - seats : places;
  return leader.left(seats, steps);
}

Seat seat_before(Seat seat, int places, int seats) {
  const int steps = places >= seats ? places - seats : places;
  return seat.left(seats, seats - steps);
}

}  // namespace nullo::games
