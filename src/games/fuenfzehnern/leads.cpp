// A player who won the lead from another must lead the suit that they won it in while they have it. They may also lead
// a card that no unplayed card can beat. Source: fuenfzehnern F2.
#include <algorithm>

#include "games/fuenfzehnern/fuenfzehnern.h"

namespace nullo::fuenfzehnern {
namespace {

class Leads {
 public:
  Leads(const Hand& hand, const games::KnownPiles& known, const games::PileRules& rules)
      : hand_{hand}, known_{known}, rules_{rules} {}

  // Who leads to this trick, and the suit in which they won the lead from another; nothing if it is not known.
  [[nodiscard]] std::optional<Bound> bound_at(std::size_t trick) const {
    const auto over = static_cast<std::size_t>(known_.outcomes.over);
    if (trick == 0 || trick > over) return std::nullopt;
    const Seat seat = *known_.outcomes[trick - 1].winner;
    for (std::size_t k = trick; k-- > 0;) {
      const std::optional<Seat> leader = known_.outcomes[k].leader;
      if (!leader || known_.outcomes[k].winner != seat) return std::nullopt;
      if (*leader == seat) continue;  // they kept the lead
      const std::optional<Suit> suit = games::led_suit(hand_.tricks[k], known_.outcomes[k], rules_.tricks);
      return suit ? std::optional{Bound{seat, *suit}} : std::nullopt;
    }
    return std::nullopt;  // the first leader is free
  }

  [[nodiscard]] std::optional<Card> led_card(std::size_t trick) const {
    const std::optional<Seat> leader = known_.outcomes[trick].leader;
    for (std::size_t i = 0; i < hand_.tricks[trick].cards.size(); ++i) {
      const auto by = games::player_of(hand_.tricks[trick], i, leader, rules_.tricks.seats);
      if (by && by == leader) return hand_.tricks[trick].cards[i].card;
    }
    return std::nullopt;
  }

  // Whether the seat played a card of the suit after this trick.
  [[nodiscard]] bool still_had(Seat seat, Suit suit, std::size_t trick) const {
    for (std::size_t k = trick + 1; k < hand_.tricks.size(); ++k) {
      for (std::size_t i = 0; i < hand_.tricks[k].cards.size(); ++i) {
        const auto by = games::player_of(hand_.tricks[k], i, known_.outcomes[k].leader, rules_.tricks.seats);
        if (by == seat && hand_.tricks[k].cards[i].card.suit() == suit) return true;
      }
    }
    return false;
  }

  // Whether a higher card of its suit was certainly still unplayed when the card was led to this trick.
  [[nodiscard]] bool could_be_beaten(Card card, std::size_t trick) const {
    CardSet before;
    CardSet since;
    bool all_known = true;
    for (std::size_t k = 0; k < hand_.tricks.size(); ++k) {
      (k < trick ? before : since) |= known_.outcomes[k].cards;
      if (k < trick) all_known = all_known && known_.outcomes[k].is_full_play;
    }
    const CardSet better = games::beating(card, rules_.tricks);
    return !(better & since).empty() || (all_known && !(better - before).empty());
  }

 private:
  const Hand& hand_;
  const games::KnownPiles& known_;
  const games::PileRules& rules_;
};

}  // namespace

std::optional<Bound> bound_now(const Hand& hand, const games::KnownPiles& known, const games::PileRules& rules) {
  const Leads leads{hand, known, rules};
  const std::optional<Bound> bound = leads.bound_at(static_cast<std::size_t>(known.outcomes.over));
  if (!bound) return std::nullopt;
  CardSet out = rules.tricks.pack.in_suit(bound->suit);
  for (const games::TrickOutcome& outcome : known.outcomes.tricks) out = out - outcome.cards;
  return out.empty() ? std::nullopt : bound;
}

std::vector<games::Note> bound_leads(const Hand& hand, const games::KnownPiles& known, const games::PileRules& rules) {
  std::vector<games::Note> notes;
  const Leads leads{hand, known, rules};
  for (std::size_t k = 1; k < hand.tricks.size(); ++k) {
    const std::optional<Bound> bound = leads.bound_at(k);
    const std::optional<Card> card = leads.led_card(k);
    if (!bound || !card || card->suit() == bound->suit) continue;
    if (!leads.still_had(bound->seat, bound->suit, k) || !leads.could_be_beaten(*card, k)) continue;
    notes.push_back({"bound_lead", bound->seat, static_cast<int>(k) + 1, card});
  }
  return notes;
}

}  // namespace nullo::fuenfzehnern
