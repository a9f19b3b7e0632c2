#include "games/razz/low.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <utility>

namespace nullo::razz {
namespace {

using Five = std::array<Card, kCardsOfALow>;

constexpr unsigned kBitsOfARank = 4;
constexpr unsigned kSuits = 4;

unsigned low_rank(Card card) { return card.rank() == Rank::kAce ? 1 : static_cast<unsigned>(card.rank()); }

// How many of the cards are of each rank, by `low_rank()`.
using OfRank = std::array<std::uint8_t, 1U << kBitsOfARank>;

OfRank count_ranks(std::span<const Card> cards) {
  OfRank count{};
  for (const Card card : cards) ++count.at(low_rank(card));
  return count;
}

// Pairs, two pairs, three, a full house and four come in this order by how many of the ten pairs of cards are of one
// rank: 1, 2, 3, 4 and 6; 0 if all ranks differ.
std::uint32_t worth_of(const Five& cards) {
  const OfRank count = count_ranks(cards);
  std::array<unsigned, kCardsOfALow> keys{};
  unsigned others_alike = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const unsigned rank = low_rank(cards[i]);
    keys[i] = static_cast<unsigned>(count.at(rank)) << kBitsOfARank | rank;
    others_alike += count.at(rank) - 1U;
  }
  std::ranges::sort(std::views::reverse(keys));
  std::uint32_t worth = others_alike / 2;
  for (const unsigned key : keys) worth = worth << kBitsOfARank | (key & ((1U << kBitsOfARank) - 1));
  return worth;
}

}  // namespace

// Round by round one card of each rank that has one left, the lowest first: so as many ranks as there are come before
// any second card of one.
Low best_low(std::span<const Card> cards) {
  Low best;
  std::size_t found = 0;
  for (unsigned round = 0; found < best.cards.size(); ++round) {
    std::array<std::optional<Card>, std::tuple_size_v<OfRank>>
        next{};  // by rank: the first card not in an earlier round
    OfRank before{};
    for (const Card card : cards) {
      const unsigned rank = low_rank(card);
      if (before.at(rank)++ == round) next.at(rank) = card;
    }
    for (std::size_t rank = 0; rank < next.size() && found < best.cards.size(); ++rank) {
      if (next.at(rank)) best.cards[found++] = *next.at(rank);
    }
  }
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
