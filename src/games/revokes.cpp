// Who did not follow suit and played that suit later.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "games/tricks.h"

namespace nullo::games {
namespace {

// Looks for revokes without branching on the cards, so that the many hands without one cost little. The suits that each
// seat has played, and those that it has not followed, are sets with a bit for each seat and suit.
class RevokeSearch {
 public:
  [[nodiscard]] bool found() const { return proofs_ != 0; }

  [[nodiscard]] bool somebody_without(Suit suit) const { return (without_ & of_all(suit)) != 0; }

  // A trick in which each seat played one card, in their order.
  void look_at_round(const TrickCards& cards, Seat leader) {
    std::uint64_t played = 0;
    int seat = leader.index();
    const int seats = static_cast<int>(cards.size());
    for (const NotedCard& noted : cards) {
      played |= bit(seat, noted.card.suit());
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    proofs_ |= without_ & played;
    without_ |= of_all(cards.front().card.suit()) & ~played;
  }

  void look_at_card(Seat seat, Suit suit, std::optional<Suit> led) {
    proofs_ |= without_ & bit(seat.index(), suit);
    if (led) without_ |= bit(seat.index(), *led) & ~bit(seat.index(), suit);
  }

 private:
  static constexpr unsigned kSuitBits = 4;

  static std::uint64_t bit(int seat, Suit suit) {
    return std::uint64_t{1} << (kSuitBits * static_cast<unsigned>(seat) + static_cast<unsigned>(suit));
  }
  static std::uint64_t of_all(Suit suit) {
    constexpr std::uint64_t kEverySeat = 0x11'1111'1111;  // every seat's bit of the first suit
    return kEverySeat << static_cast<unsigned>(suit);
  }

  std::uint64_t without_ = 0;  // suits that a seat has not followed
  std::uint64_t proofs_ = 0;   // those of them that the seat played later
};

bool any_revoke(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                std::optional<NotedCard> exposed) {
  RevokeSearch search;
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    const Trick& trick = tricks[k];
    const TrickOutcome& outcome = outcomes[k];
    if (outcome.is_full_play && outcome.leader && !outcome.two_rounds) {
      const Suit led = trick.cards.front().card.suit();
      const bool all_follow = (outcome.cards - CardSet::of_suit(led)).empty();
      if (!all_follow || search.somebody_without(led)) search.look_at_round(trick.cards, *outcome.leader);
      continue;
    }
    if (trick.cards.empty()) continue;
    const std::optional<Suit> led = led_suit(trick, outcome, rules);
    if (led && (outcome.cards - CardSet::of_suit(*led)).empty() && !search.somebody_without(*led)) continue;
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Card card = trick.cards[i].card;
      std::optional<Seat> by = player_of(trick, i, outcome.leader, rules.seats);
      if (!by && exposed && exposed->card == card) by = exposed->by;
      if (by) search.look_at_card(*by, card.suit(), led);
    }
  }
  return search.found();
}

}  // namespace

std::vector<Note> revokes(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                          std::optional<NotedCard> exposed) {
  std::vector<Note> notes;
  if (!any_revoke(tricks, outcomes, rules, exposed)) return notes;
  // For each seat and suit: the tricks (as bits) in which the seat did not follow that suit.
  std::array<std::array<std::uint64_t, kSuits.size()>, kMostSeats> not_followed{};
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    const Trick& trick = tricks[k];
    if (trick.cards.empty()) continue;
    const std::optional<Suit> led = led_suit(trick, outcomes[k], rules);
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Card card = trick.cards[i].card;
      std::optional<Seat> by = player_of(trick, i, outcomes[k].leader, rules.seats);
      if (!by && exposed && exposed->card == card) by = exposed->by;
      if (!by) continue;
      auto& of_seat = not_followed[static_cast<std::size_t>(by->index())];
      std::uint64_t& earlier = of_seat[static_cast<std::size_t>(card.suit())];
      for (; earlier != 0; earlier &= earlier - 1) {
        notes.push_back({"revoke", by, std::countr_zero(earlier) + 1, card});
      }
      if (led && *led != card.suit()) of_seat[static_cast<std::size_t>(*led)] |= std::uint64_t{1} << k;
    }
  }
  std::ranges::stable_sort(notes, [](const Note& a, const Note& b) { return a.trick < b.trick; });
  return notes;
}

}  // namespace nullo::games
