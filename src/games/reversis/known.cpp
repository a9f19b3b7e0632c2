#include "games/reversis/known.h"

#include <algorithm>

namespace nullo::reversis {
namespace {

constexpr CardSet kHigherHearts{Card{Rank::kQueen, Suit::kHearts}, Card{Rank::kKing, Suit::kHearts},
                                Card{Rank::kAce, Suit::kHearts}};

// How a Quinola fell that neither led nor won its trick. [reversis R8]
Fall fall_of_quinola(const Trick& trick, const games::TrickOutcome& outcome, CardSet lies_elsewhere) {
  if (const std::optional<Suit> led = games::led_suit(trick, outcome, kTrickRules)) {
    return *led == Suit::kHearts ? Fall::kFollowed : Fall::kDiscarded;
  }
  return (kHigherHearts - lies_elsewhere).empty() ? Fall::kDiscarded : Fall::kUnknownSuit;
}

Fall fall_of(Card card, std::optional<Seat> by, const Trick& trick, const games::TrickOutcome& outcome,
             CardSet lies_elsewhere) {
  if (!by) return Fall::kUnknownPlayer;
  if (by == outcome.leader) return Fall::kLed;
  if (by == outcome.winner) return Fall::kFollowed;  // only a card of the suit led wins
  return card == kQuinola ? fall_of_quinola(trick, outcome, lies_elsewhere) : Fall::kDiscarded;
}

// The aces and the Quinola of a trick that is over: first those whose player is known, from the leader on.
void add_paid(const Hand& hand, std::size_t k, Known& known) {
  const games::TrickOutcome& outcome = known.outcomes[k];
  if ((outcome.cards & kPaid).empty()) return;
  const Trick& trick = hand.tricks[k];
  const CardSet elsewhere = (known.noted - outcome.cards) | known.talon;
  std::array<std::optional<Seat>, TrickCards::kMost> by;
  for (std::size_t i = 0; i < trick.cards.size(); ++i) {
    by[i] = games::player_of(trick, i, outcome.leader, kSeats);
  }
  const auto add = [&](std::size_t i) {
    const Card card = trick.cards[i].card;
    if (!kPaid.contains(card) || known.paid.find(card) != nullptr) return;
    known.paid.push_back({card, static_cast<int>(k), by[i], *outcome.leader, *outcome.winner,
                          fall_of(card, by[i], trick, outcome, elsewhere)});
  };
  for (int turn = 0; turn < kSeats; ++turn) {
    const Seat seat = (*outcome.leader).left(kSeats, turn);
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      if (by[i] == seat) add(i);
    }
  }
  for (std::size_t i = 0; i < trick.cards.size(); ++i) {
    if (!by[i]) add(i);
  }
}

// Whether each sum entered is that of the cards noted in the pile.
bool are_as_noted(const games::Counts& points, const Known& known) {
  for (const Seat seat : Seats{kSeats}) {
    if (points[seat] && *points[seat] != points_of(known.captured[at(seat)])) return false;
  }
  return true;
}

// The sums entered, with what follows from them. A seat without a trick has no points; if all honours are noted, the
// other sums are those of the noted cards; if the talon was entered, the last sum follows.
games::Counts settled_points(const Hand& hand, const Known& known) {
  games::Counts points = hand.points;
  if (points.empty()) points = games::Counts(kSeats);
  const bool all_noted = known.all_over() && known.honours_out().size() <= (known.talon.empty() ? kTalonCards : 0);
  const bool as_noted = all_noted && are_as_noted(points, known);
  for (const Seat seat : Seats{kSeats}) {
    if (known.all_over() && known.tricks[at(seat)] == 0) points[seat] = points[seat].value_or(0);
    if (as_noted) points[seat] = points_of(known.captured[at(seat)]);
  }
  if (!known.talon.empty()) points = games::with_followed(points, kPointsInPack - points_of(known.talon));
  return points;
}

}  // namespace

Known known(const games::Deal& deal, const Hand& hand) {
  Known known;
  known.outcomes = games::outcomes_of(hand.tricks, first_leader(deal), kTrickRules);
  for (std::size_t k = 0; k < hand.tricks.size(); ++k) known.noted |= known.outcomes[k].cards;
  for (const Card card : hand.talon) known.talon.insert(card);
  const auto over = static_cast<std::size_t>(known.tricks_over());
  for (std::size_t k = 0; k < over; ++k) {
    const Seat winner = *known.outcomes[k].winner;
    ++known.tricks[at(winner)];
    known.captured[at(winner)] |= known.outcomes[k].cards;
    if (k + 1 == kUndertaken && known.tricks[at(winner)] == kUndertaken) known.undertaker = winner;
    add_paid(hand, k, known);
  }
  for (std::size_t k = 0; k < std::min(hand.tricks.size(), known.played.size()); ++k) {
    const Trick& trick = hand.tricks[k];
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const std::optional<Seat> by = games::player_of(trick, i, known.outcomes[k].leader, kSeats);
      if (!by) continue;
      known.played[k][at(*by)] = trick.cards[i].card;
      known.played_by[at(*by)].insert(trick.cards[i].card);
    }
  }
  known.points = settled_points(hand, known);
  return known;
}

games::TrickRules Known::trick_rules() const {
  games::TrickRules rules = kTrickRules;
  rules.pack = rules.pack - (talon - noted);
  return rules;
}

CardSet Known::set_aside() const {
  if (!talon.empty()) return talon & kHonours;
  if (!all_over()) return {};
  const CardSet out = honours_out();
  if (out.size() <= kTalonCards) return out;
  return all_points_known() && talon_can_hold(out & kPaid, *this) ? out & kPaid : CardSet{};
}

bool talon_can_hold(CardSet out, const Known& known) {
  const int left = kPointsInPack - games::known_sum(known.points) - points_of(out);
  const int room = kTalonCards - out.size();
  if (left < 0 || room < 0) return false;
  // Other honours that are noted nowhere may lie there too.
  const CardSet others = known.honours_out() - out;
  const int most_aces = (others & kAces).size();
  const int most_kings = (others & kKings).size();
  const int most_queens = (others & kQueens).size();
  const int most_jacks = (others & kJacks).size();
  for (int aces = 0; aces <= most_aces; ++aces) {
    for (int kings = 0; kings <= most_kings; ++kings) {
      for (int queens = 0; queens <= most_queens; ++queens) {
        const int jacks = left - 4 * aces - 3 * kings - 2 * queens;
        if (jacks >= 0 && jacks <= most_jacks && aces + kings + queens + jacks <= room) return true;
      }
    }
  }
  return false;
}

}  // namespace nullo::reversis
