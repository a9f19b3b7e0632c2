#include "games/hearts/notes.h"

#include <algorithm>

namespace nullo::hearts {
namespace {

// Searches the tricks of a hand.
class Looking {
 public:
  explicit Looking(const Known& known)
      : rules_{known.rules}, pack_{known.pack}, seats_{known.deal.seats}, hand_{known.hand}, taken_{known.taken} {}

  std::vector<games::Note> notes() {
    const games::TrickRules tricks = trick_rules(rules_, pack_, seats_);
    std::vector<games::Note> notes = games::revokes(hand_.tricks, taken_.outcomes, tricks);
    if (rules_.first_lead == FirstLead::kLowestClub) lowest_club(notes);
    if (rules_.first_trick == FirstTrick::kNoPoints) points_on_first_trick(notes);
    if (rules_.hearts_led != HeartsLed::kAny) hearts_led(notes);
    std::ranges::stable_sort(notes, [](const auto& a, const auto& b) { return a.trick < b.trick; });
    return notes;
  }

 private:
  // Whether the seat is known to have played, in a later trick, a card that `fits`.
  template <class Fits>
  [[nodiscard]] bool played_later(Seat seat, std::size_t trick, const Fits& fits) const {
    for (std::size_t k = trick + 1; k < hand_.tricks.size(); ++k) {
      const Trick& later = hand_.tricks[k];
      for (std::size_t i = 0; i < later.cards.size(); ++i) {
        if (games::player_of(later, i, taken_.outcomes[k].leader, seats_) == seat && fits(later.cards[i].card)) {
          return true;
        }
      }
    }
    return false;
  }

  // The lowest club must be led; it is known to be in play if it lies in a trick.
  void lowest_club(std::vector<games::Note>& notes) const {
    if (hand_.tricks.empty() || !hand_.tricks[0].is_play || hand_.tricks[0].cards.empty()) return;
    const Card led = hand_.tricks[0].cards.front().card;
    const std::optional<Seat> leader = taken_.outcomes[0].leader;
    if (!leader) return;
    const CardSet clubs = pack_.cards.in_suit(Suit::kClubs);
    if (clubs.empty() || led == *clubs.begin() || !is_played(*clubs.begin())) return;
    notes.push_back({"lowest_club", leader, 1, led});
  }

  [[nodiscard]] bool is_played(Card card) const {
    return std::ranges::any_of(hand_.tricks, [card](const Trick& trick) {
      return std::ranges::any_of(trick.cards, [card](const NotedCard& noted) { return noted.card == card; });
    });
  }

  // Allowed only to a player with nothing else; a later card shows that they had something else.
  void points_on_first_trick(std::vector<games::Note>& notes) const {
    if (hand_.tricks.empty()) return;
    const Trick& first = hand_.tricks[0];
    const std::optional<Suit> led = games::led_suit(first, taken_.outcomes[0], trick_rules(rules_, pack_, seats_));
    const CardSet points = rules_.penalties.counting() | rules_.bonus.counting();
    for (std::size_t i = 0; i < first.cards.size(); ++i) {
      const Card card = first.cards[i].card;
      const std::optional<Seat> by = games::player_of(first, i, taken_.outcomes[0].leader, seats_);
      if (!by || !led || !points.contains(card)) continue;
      // The leader plays what they like; in the second round of a boosted trick they follow suit too.
      const bool leads = *by == taken_.outcomes[0].leader && (first.is_play ? i == 0 : first.rounds == 1);
      const bool follows = card.suit() == *led && !leads;
      const bool had_other = played_later(
          *by, 0, [&](Card other) { return !points.contains(other) && (!follows || other.suit() == *led); });
      if (had_other) notes.push_back({"first_trick_points", by, 1, card});
    }
  }

  // The first lead of a heart before hearts were broken, by a player who had another card to lead.
  void hearts_led(std::vector<games::Note>& notes) const {
    const CardSet breakers = breakers_of();
    for (std::size_t k = 0; k < hand_.tricks.size(); ++k) {
      const Trick& trick = hand_.tricks[k];
      const bool breaks = !(taken_.outcomes[k].cards & breakers).empty() || hand_.tricks[k].hearts > 0;
      if (!breaks && trick.is_play) continue;
      const std::optional<Suit> led = games::led_suit(trick, taken_.outcomes[k], trick_rules(rules_, pack_, seats_));
      const std::optional<Seat> leader = taken_.outcomes[k].leader;
      if (led == Suit::kHearts && leader && unbroken_before(k, breakers)) {
        // Many tables let a player lead hearts who has only hearts and the Q♠.
        const bool had_other =
            played_later(*leader, k, [](Card card) { return card.suit() != Suit::kHearts && card != kQueenOfSpades; });
        if (had_other) notes.push_back({"hearts_led", leader, static_cast<int>(k) + 1, led_card(trick)});
      }
      if (breaks) return;
    }
  }

  static std::optional<Card> led_card(const Trick& trick) {
    return trick.is_play ? std::optional{trick.cards.front().card} : std::nullopt;
  }

  // The cards with which hearts are broken.
  [[nodiscard]] CardSet breakers_of() const {
    CardSet cards = CardSet::of_suit(Suit::kHearts);
    if (rules_.hearts_led == HeartsLed::kBrokenOrQueen) cards.insert(kQueenOfSpades);
    return cards;
  }

  // No heart can lie in the tricks before: all their cards are known, or every heart is known to lie elsewhere.
  [[nodiscard]] bool unbroken_before(std::size_t trick, CardSet breakers) const {
    const bool all_known =
        std::all_of(taken_.outcomes.tricks.begin(), taken_.outcomes.tricks.begin() + static_cast<std::ptrdiff_t>(trick),
                    [](const games::TrickOutcome& outcome) { return outcome.is_full_play; });
    if (all_known) return true;
    if (rules_.packs == 2) return false;
    CardSet elsewhere;
    for (std::size_t k = trick; k < hand_.tricks.size(); ++k) elsewhere |= taken_.outcomes[k].cards;
    for (const Card card : taken_.in_kitty) elsewhere.insert(card);
    return ((pack_.cards & breakers) - elsewhere).empty();
  }

  const Rules& rules_;
  const Pack& pack_;
  int seats_;
  const Hand& hand_;
  const Taken& taken_;
};

}  // namespace

std::vector<games::Note> notes(const Known& known) { return Looking{known}.notes(); }

}  // namespace nullo::hearts
