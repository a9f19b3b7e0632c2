#include "games/hearts/taken.h"

#include <algorithm>
#include <utility>

#include "text/say.h"

namespace nullo::hearts {
namespace {

// The cards of `all` less those of `gone`.
Copies less(const Copies& all, const Copies& gone) {
  Copies rest;
  for (const Card card : all.once) {
    const int copies = all.count(CardSet{card}) - gone.count(CardSet{card});
    for (int i = 0; i < copies; ++i) rest.add(card);
  }
  return rest;
}

// Adds the counting cards that lie in a trick, also in one that is not over.
void put_down(const Trick& trick, CardSet counting, Copies& down) {
  for (const NotedCard& noted : trick.cards) {
    if (counting.contains(noted.card)) down.add(noted.card);
  }
}

void take_tricks(const Pack& pack, const Counting& counting, const Hand& hand, Taken& taken) {
  CardSet down;
  for (std::size_t k = 0; k < hand.tricks.size(); ++k) {
    const games::TrickOutcome& outcome = taken.outcomes[k];
    taken.players_known = taken.players_known || outcome.players_known;
    const CardSet in_trick = outcome.cards & counting.cards;
    down |= in_trick;
    if (!outcome.captor) continue;
    if (pack.twice.empty()) {
      taken.cards.add(*outcome.captor, in_trick);
      continue;
    }
    for (const NotedCard& noted : hand.tricks[k].cards) {
      if (counting.cards.contains(noted.card)) taken.cards.add(*outcome.captor, noted.card);
    }
  }
  for (const games::Captured& captured : hand.captured) {
    if (!counting.cards.contains(captured.card)) continue;
    taken.cards.add(captured.by, captured.card);
    down.insert(captured.card);
  }
  if (pack.twice.empty()) {
    taken.out.once = (pack.cards & counting.cards) - down;
    return;
  }
  Copies all_down;
  for (const Trick& trick : hand.tricks) put_down(trick, counting.cards, all_down);
  for (const games::Captured& captured : hand.captured) {
    if (counting.cards.contains(captured.card)) all_down.add(captured.card);
  }
  taken.out = less({pack.cards & counting.cards, pack.twice & counting.cards}, all_down);
}

// If every card of every trick is known: the cards that were never played, which lie in the kitty.
std::vector<Card> never_played(const Pack& pack, const Hand& hand, const Taken& taken) {
  std::vector<Card> cards;
  const auto tricks = static_cast<std::size_t>(taken.outcomes.over);
  for (std::size_t k = 0; k < tricks; ++k) {
    if (!taken.outcomes[k].is_full_play) return cards;
  }
  Copies played;
  for (const Trick& trick : hand.tricks) put_down(trick, CardSet::full_pack(), played);
  const Copies rest = less({pack.cards, pack.twice}, played);
  for (const Card card : rest.once) cards.insert(cards.end(), rest.twice.contains(card) ? 2 : 1, card);
  return cards;
}

void take_kitty(const Pack& pack, const Counting& counting, const Hand& hand, Taken& taken) {
  if (pack.kitty == 0) return;
  if (hand.kitty) taken.kitty_to = hand.kitty->to;
  if (hand.kitty && !hand.kitty->cards.empty()) {
    taken.in_kitty = hand.kitty->cards;
  } else if (!hand.summary && taken.outcomes.rounds == pack.rounds) {
    taken.in_kitty = never_played(pack, hand, taken);
  }
  for (const Card card : taken.in_kitty) {
    if (!counting.cards.contains(card)) continue;
    if (hand.summary && counting.by_count.contains(card)) {
      if (taken.kitty_to) ++taken.hearts_least[*taken.kitty_to];
      continue;
    }
    // The captured cards of a summary may include the kitty's.
    if (hand.summary && (!taken.out.once.contains(card) || !taken.kitty_to)) continue;
    (taken.out.twice.contains(card) ? taken.out.twice : taken.out.once).erase(card);
    if (taken.kitty_to) taken.cards.add(*taken.kitty_to, card);
  }
}

bool is_by_side(const games::Counts& counts) { return counts.size() == kSides; }
Seat side(Seat seat) { return pile_of(seat, kSides); }

// Counts of a side are given to its first seat.
games::Counts for_seats(const games::Counts& counts, int seats) {
  if (!is_by_side(counts)) return counts;
  games::Counts all(seats, 0);
  for (const Seat one : Seats{kSides}) all[one] = counts[one];
  return all;
}

void count_hearts(const Pack& pack, const Counting& counting, const Summary& summary, Taken& taken) {
  const int total = pack.count(counting.by_count);
  taken.hearts = games::Counts(taken.cards.size());
  if (total == 0) return;
  if (!summary.hearts.empty()) {
    taken.hearts = for_seats(games::with_followed(summary.hearts, total), taken.cards.size());
  }
  const bool by_side = is_by_side(summary.hearts);
  PerSeat<int> named(taken.cards.size());
  for (const games::Captured& captured : summary.captured) {
    if (counting.by_count.contains(captured.card)) ++named[by_side ? side(captured.by) : captured.by];
  }
  if (by_side && taken.kitty_to && side(*taken.kitty_to) != *taken.kitty_to) {
    std::swap(taken.hearts_least[side(*taken.kitty_to)], taken.hearts_least[*taken.kitty_to]);
  }
  int sum = 0;
  for (const int count : named) sum += count;
  for (const Seat seat : Seats{named.size()}) {
    if (summary.hearts.empty() && sum == total) taken.hearts[seat] = named[seat];
    taken.hearts_least[seat] = std::max({taken.hearts[seat].value_or(0), taken.hearts_least[seat], named[seat]});
  }
}

void take_summary(const Rules& rules, const Pack& pack, const Counting& counting, const Summary& summary,
                  Taken& taken) {
  const CardSet singly = counting.cards - counting.by_count;
  Copies known;
  for (const games::Captured& captured : summary.captured) {
    if (!singly.contains(captured.card)) continue;
    taken.cards.add(captured.by, captured.card);
    known.add(captured.card);
  }
  taken.out = less({pack.cards & singly, pack.twice & singly}, known);
  taken.tricks = games::Counts(taken.cards.size());
  if (summary.tricks.empty()) return;
  taken.tricks = for_seats(tricks_are_fixed(rules) ? games::with_followed(summary.tricks, pack.rounds) : summary.tricks,
                           taken.cards.size());
}

// Adds hearts that are only counted in tricks to those that are named there or elsewhere.
void count_hearts_of_tricks(const Counting& counting, const Hand& hand, Taken& taken) {
  const int counted = hearts_counted(hand.tricks);
  if (counted == 0) return;
  taken.by_count = true;
  taken.hearts = games::Counts(taken.cards.size(), 0);
  for (const Seat seat : Seats{taken.cards.size()}) taken.hearts[seat] = taken.cards[seat].count(counting.by_count);
  for (std::size_t k = 0; k < hand.tricks.size(); ++k) {
    const std::optional<Seat> captor = taken.outcomes[k].captor;
    if (captor) *taken.hearts[*captor] += hand.tricks[k].hearts;
  }
  if (taken.out.count(counting.by_count) > counted) return;
  taken.out.once = taken.out.once - counting.by_count;
  taken.out.twice = taken.out.twice - counting.by_count;
}

}  // namespace

Counting counting_of(const Rules& rules, const Pack& pack) {
  Counting counting;
  counting.penalties = rules.penalties.counting() & pack.cards;
  if (rules.moon_needs_bonus) counting.bonus = rules.bonus.named() & pack.cards;
  counting.cards = counting.penalties | counting.bonus | (rules.bonus.counting() & pack.cards);
  if (rules.double_card && pack.cards.contains(*rules.double_card)) counting.cards.insert(*rules.double_card);
  const CardSet hearts = pack.cards.in_suit(Suit::kHearts);
  const std::optional<Card> any = hearts.highest();
  const bool singly = !(hearts & (rules.bonus.named() | counting.bonus)).empty() ||
                      (rules.double_card && hearts.contains(*rules.double_card));
  if (!any || singly || rules.penalties.of(*any) == 0) return counting;
  if (!rules.penalties.even(Suit::kHearts)) {
    for (const Card card : hearts) {
      if (rules.penalties.of(card) != rules.penalties.of(*any)) return counting;
    }
  }
  counting.by_count = hearts;
  return counting;
}

std::optional<Seat> Taken::captor_of(Card card) const {
  for (const Seat seat : Seats{cards.size()}) {
    if (cards[seat].once.contains(card)) return seat;
  }
  return std::nullopt;
}

bool goes_with_first_trick(const Pack& pack, int seats) { return pack.kitty == pack.size % seats; }

std::string kitty_text(const Pack& pack, int seats) {
  if (goes_with_first_trick(pack, seats))
    return text::say_count(pack.kitty, "One card is left over; whoever takes the first trick gets it",
                           "{count} cards are left over; whoever takes the first trick gets them");
  return text::say_count(pack.kitty, "One card is left over; whoever takes the first penalty card gets it",
                         "{count} cards are left over; whoever takes the first penalty card gets them");
}

std::optional<Seat> kitty_by_rule(const Known& known) {
  const bool first = goes_with_first_trick(known.pack, known.deal.seats);
  for (std::size_t k = 0; k < known.hand.tricks.size(); ++k) {
    const games::TrickOutcome& outcome = known.taken.outcomes[k];
    const bool penalty = known.hand.tricks[k].hearts > 0 || !(outcome.cards & known.counting.penalties).empty();
    if (outcome.captor && (first || penalty)) return outcome.captor;
  }
  return std::nullopt;
}

CardSet Known::asked_singly() const {
  return taken.by_count && !taken.in_sum ? taken.out.once - counting.by_count : taken.out.once;
}

int Known::room_in_kitty() const { return pack.kitty - static_cast<int>(hand.kitty ? hand.kitty->cards.size() : 0); }

int Known::hearts_in_no_trick() const {
  const int counted = hearts_counted(hand.tricks);
  return counted == 0 ? 0 : taken.out.count(counting.by_count) - counted;
}

bool Known::asks_hearts() const {
  return !hand.summary && taken.outcomes.rounds >= pack.rounds && hearts_in_no_trick() > 0;
}

int hearts_counted(const std::vector<Trick>& tricks) {
  int counted = 0;
  for (const Trick& trick : tricks) counted += trick.hearts;
  return counted;
}

std::optional<int> sum_of_pile(const games::Counts& counts, Seat pile, int piles) {
  if (counts.empty()) return std::nullopt;
  int sum = 0;
  for (const Seat seat : Seats{counts.size()}) {
    if (pile_of(seat, piles) != pile) continue;
    if (!counts[seat]) return std::nullopt;
    sum += *counts[seat];
  }
  return sum;
}

Known known(const Rules& rules, const games::Deal& deal, const Hand& hand) {
  const Pack pack = pack_of(rules, deal.seats);
  const Counting counting = counting_of(rules, pack);
  Taken taken{deal.seats};
  taken.in_sum = hand.summary.has_value();
  taken.by_count = taken.in_sum;
  taken.outcomes = games::outcomes_of(hand.tricks, first_leader(rules, deal), trick_rules(rules, pack, deal.seats));
  if (hand.summary) {
    take_summary(rules, pack, counting, *hand.summary, taken);
  } else {
    take_tricks(pack, counting, hand, taken);
  }
  take_kitty(pack, counting, hand, taken);
  if (hand.summary) {
    count_hearts(pack, counting, *hand.summary, taken);
  } else {
    count_hearts_of_tricks(counting, hand, taken);
  }
  return {rules, deal, hand, pack, counting, std::move(taken)};
}

}  // namespace nullo::hearts
