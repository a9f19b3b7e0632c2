#include "games/razz/low.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace nullo::razz {
namespace {

using Five = std::array<Card, kCardsOfALow>;

constexpr unsigned kBitsOfARank = 4;
constexpr unsigned kSuits = 4;

unsigned low_rank(Card card) { return card.rank() == Rank::kAce ? 1 : static_cast<unsigned>(card.rank()); }

// Orders pairs, two pairs, three, a full house and four as in poker, by how many of the ten pairs of cards are of one
// rank: 1, 2, 3, 4 and 6; 0 if all ranks differ.
unsigned alike(const Five& cards) {
  unsigned pairs = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = i + 1; j < cards.size(); ++j) pairs += cards[i].rank() == cards[j].rank() ? 1U : 0U;
  }
  return pairs;
}

std::uint32_t worth_of(const Five& cards) {
  std::array<unsigned, kCardsOfALow> keys{};
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto same = static_cast<unsigned>(
        std::count_if(cards.begin(), cards.end(), [&](Card other) { return other.rank() == cards[i].rank(); }));
    keys[i] = same << kBitsOfARank | low_rank(cards[i]);
  }
  std::ranges::sort(std::views::reverse(keys));
  std::uint32_t worth = alike(cards);
  for (const unsigned key : keys) worth = worth << kBitsOfARank | (key & ((1U << kBitsOfARank) - 1));
  return worth;
}

}  // namespace

// Round by round one card of each rank that has one left, the lowest first: so as many ranks as there are come before
// any second card of one.
Low best_low(std::span<const Card> cards) {
  std::vector<std::pair<std::size_t, Card>> by_round;  // how many of its rank stand before the card
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto of_rank = [&](Card other) { return other.rank() == cards[i].rank(); };
    by_round.emplace_back(std::ranges::count_if(cards.first(i), of_rank), cards[i]);
  }
  std::ranges::sort(by_round, {}, [](const auto& each) { return std::pair{each.first, low_rank(each.second)}; });
  Low best;
  for (std::size_t i = 0; i < best.cards.size(); ++i) best.cards[i] = by_round[i].second;
  std::ranges::sort(best.cards, std::ranges::greater{}, low_rank);
  best.worth = worth_of(best.cards);
  return best;
}

namespace {

// Cards in order of rank, then of suit: clubs, diamonds, hearts, spades.
unsigned by_suit(Card card) { return low_rank(card) * kSuits + static_cast<unsigned>(card.suit()); }

}  // namespace

std::vector<Card> chosen_by_suit(std::span<const Card> cards, const Low& low, bool highest) {
  std::vector<Card> sorted{cards.begin(), cards.end()};
  std::ranges::sort(sorted, {}, by_suit);
  if (highest) std::ranges::reverse(sorted);
  std::vector<Card> chosen;
  for (const Card card : sorted) {
    const auto of_rank = [card](Card other) { return other.rank() == card.rank(); };
    if (std::ranges::count_if(chosen, of_rank) < std::ranges::count_if(low.cards, of_rank)) chosen.push_back(card);
  }
  return chosen;
}

bool is_ahead_by_suit(std::span<const Card> one, std::span<const Card> other, bool highest) {
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i] != other[i]) return (by_suit(one[i]) > by_suit(other[i])) == highest;
  }
  return false;
}

std::string to_text(const Low& low) {
  std::string text;
  for (const Card card : low.cards) {
    if (!text.empty()) text += '-';
    text += nullo::to_text(card.rank());
  }
  return text;
}

}  // namespace nullo::razz
