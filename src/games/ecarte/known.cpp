#include "games/ecarte/known.h"

#include <algorithm>
#include <functional>

namespace nullo::ecarte {
namespace {

constexpr std::initializer_list<Rank> kFromTheHighest{Rank::kKing, Rank::kQueen, Rank::kJack, Rank::kAce,
                                                      Rank::kTen,  Rank::kNine,  Rank{8},     Rank{7}};
constexpr games::Ranking kRanking = games::ranking_of(kFromTheHighest);

// Looks for plays against the rules, which cards that the same player played later prove.
class Looking {
 public:
  Looking(const Hand& hand, const Known& known) : hand_{hand}, known_{known}, rules_{trick_rules(hand)} {}

  std::vector<games::Note> notes() {
    for (std::size_t k = 0; k < hand_.tricks.size(); ++k) {
      look_at(k);
      upcard_in(k);
    }
    return std::move(notes_);
  }

 private:
  // A player who does not lead follows suit with a higher card if possible, else with a lower one, else plays a trump.
  void look_at(std::size_t k) {
    const Trick& trick = hand_.tricks[k];
    const std::optional<Seat> leader = known_.outcomes[k].leader;
    const std::optional<Suit> led = games::led_suit(trick, known_.outcomes[k], rules_);
    if (!leader || !led) return;
    const Seat seat = other(*leader);
    const std::optional<Card> card = card_of(k, seat);
    if (!card) return;
    if (card->suit() == *led) {
      const std::optional<Card> lead = card_of(k, *leader);
      if (!lead || games::beating(*lead, rules_).contains(*card)) return;
      const CardSet better = games::beating(*lead, rules_);
      note("not_headed", seat, k, [&better](Card later) { return better.contains(later); });
      return;
    }
    if (note("revoke", seat, k, [led](Card later) { return later.suit() == *led; })) return;
    if (!rules_.trump || card->suit() == *rules_.trump) return;
    note("not_trumped", seat, k, [this](Card later) { return later.suit() == *rules_.trump; });
  }

  void upcard_in(std::size_t k) {
    if (!hand_.upcard || !known_.outcomes[k].cards.contains(*hand_.upcard)) return;
    std::optional<Seat> who = known_.outcomes[k].winner;
    for (const Seat seat : Seats{kSeats}) {
      if (card_of(k, seat) == hand_.upcard) who = seat;
    }
    if (who) notes_.push_back({"upcard_played", who, static_cast<int>(k) + 1, hand_.upcard});
  }

  [[nodiscard]] std::optional<Card> card_of(std::size_t k, Seat seat) const {
    const Trick& trick = hand_.tricks[k];
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      if (games::player_of(trick, i, known_.outcomes[k].leader, kSeats) == seat) return trick.cards[i].card;
    }
    return std::nullopt;
  }

  // Adds a note for the first later card that proves the fault; false if there is none.
  bool note(std::string_view key, Seat seat, std::size_t k, const std::function<bool(Card)>& proves) {
    for (std::size_t later = k + 1; later < hand_.tricks.size(); ++later) {
      const std::optional<Card> card = card_of(later, seat);
      if (!card || !proves(*card)) continue;
      notes_.push_back({key, seat, static_cast<int>(k) + 1, card});
      return true;
    }
    return false;
  }

  const Hand& hand_;
  const Known& known_;
  games::TrickRules rules_;
  std::vector<games::Note> notes_;
};

}  // namespace

CardSet pack() {
  static const CardSet kPack = games::cards_of(kFromTheHighest);
  return kPack;
}

games::TrickRules trick_rules(const Hand& hand) {
  games::TrickRules rules;
  rules.seats = kSeats;
  rules.rounds = kTricksPerHand;
  rules.pack = pack();
  rules.ranking = &kRanking;
  rules.has_trumps = true;
  if (hand.upcard) rules.trump = hand.upcard->suit();
  return rules;
}

Known known(const games::Deal& deal, const Hand& hand) {
  Known known{games::known_tricks(hand.tricks, hand.summary, first_leader(deal), trick_rules(hand))};
  const auto over = static_cast<std::size_t>(known.outcomes.over);
  known.trumps_decide = over < hand.tricks.size() && known.outcomes[over].is_full_play;
  return known;
}

std::optional<Card> king_of_trumps(const Hand& hand) {
  return hand.upcard ? std::optional{Card{Rank::kKing, hand.upcard->suit()}} : std::nullopt;
}

std::optional<Seat> won_by_king(const Rules& rules, const games::Deal& deal, const Hand& hand) {
  const auto reaches = [&](Seat seat) { return deal.totals[seat] + 1 >= rules.target; };
  if (is_king(hand.upcard)) return reaches(deal.dealer) ? std::optional{deal.dealer} : std::nullopt;
  return hand.king_shown && reaches(*hand.king_shown) ? hand.king_shown : std::nullopt;
}

std::vector<games::Note> notes_of(const Hand& hand, const Known& known) { return Looking{hand, known}.notes(); }

}  // namespace nullo::ecarte
