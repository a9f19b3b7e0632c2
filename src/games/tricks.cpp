#include "games/tricks.h"

#include <algorithm>

#include <fmt/core.h>

#include "games/trick_play.h"

namespace nullo::games {
namespace {

bool boosts(const Trick& trick, int seats) {
  const Suit led = trick.cards.front().card.suit();
  const std::size_t first_round = std::min(trick.cards.size(), static_cast<std::size_t>(seats));
  for (std::size_t i = 0; i < first_round; ++i) {
    if (trick.cards[i].card == Card{Rank::kNine, led}) return true;
  }
  return false;
}

// What the cards of a trick show by themselves, without the other tricks.
void look_at_cards(const Trick& trick, TrickOutcome& outcome) {
  CardSet cards;
  if (trick.is_play) {
    WinningCard winning{trick.cards.front().card};
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      cards.insert(trick.cards[i].card);
      winning.look(trick.cards[i].card, static_cast<int>(i));
    }
    outcome.players_known = true;
    outcome.best_place = static_cast<std::uint8_t>(winning.place());
  } else {
    for (const NotedCard& noted : trick.cards) {
      cards.insert(noted.card);
      outcome.players_known = outcome.players_known || noted.by;
    }
  }
  outcome.cards = cards;
}

// Finds who leads and wins, after look_at_cards(). `leader`: by the tricks before it or by the game's rule. Returns who
// leads the next trick.
std::optional<Seat> find_seats(const std::vector<Trick>& tricks, std::size_t number, std::optional<Seat> leader,
                               int first_round, const TrickRules& rules, TrickOutcome& outcome) {
  const Trick& trick = tricks[number];
  if (!leader) leader = trick.leader;
  std::optional<Seat> winner = trick.winner;
  bool on_table = trick.on_table;
  const int rounds = rounds_of(trick, first_round, rules);
  const bool is_full_play = trick.is_play && static_cast<int>(trick.cards.size()) == rules.seats * rounds;
  bool decided = is_full_play;
  int place = outcome.best_place;
  if (is_full_play && !rules.is_plain()) {
    const std::optional<int> taking = taking_place(trick.cards, rules);
    decided = taking.has_value();
    on_table = rules.two_packs && !decided;
    place = taking.value_or(0);
  }
  if (decided) {
    if (!winner && leader) winner = seat_after(*leader, place, rules.seats);
    if (!winner && number + 1 < tricks.size()) winner = tricks[number + 1].leader;
    if (!leader && winner) leader = seat_before(*winner, place, rules.seats);
  }
  outcome.leader = leader;
  outcome.winner = winner;
  outcome.is_full_play = is_full_play;
  outcome.on_table = on_table;
  outcome.two_rounds = rounds == 2;
  return on_table ? leader : winner;
}

// With two packs: the cards of tricks that stay on the table go to the winner of the next trick that is won; after the
// last round, to the last winner.
void find_captors(TrickOutcomes& outcomes, const TrickRules& rules) {
  const auto over = static_cast<std::size_t>(outcomes.over);
  std::optional<Seat> captor;
  if (outcomes.rounds == rules.rounds) {
    for (std::size_t k = over; k-- > 0 && !captor;) captor = outcomes.tricks[k].winner;
  }
  for (std::size_t k = over; k-- > 0;) {
    if (outcomes.tricks[k].winner) captor = outcomes.tricks[k].winner;
    outcomes.tricks[k].captor = captor;
  }
}

}  // namespace

CardSet cards_of(std::initializer_list<Rank> ranks) {
  CardSet cards;
  for (const Rank rank : ranks) {
    for (const Suit suit : kSuits) cards.insert(Card{rank, suit});
  }
  return cards;
}

CardSet beating(Card card, const TrickRules& rules) {
  CardSet better;
  for (const Card other : rules.pack.in_suit(card.suit())) {
    if (height_of(other, rules) > height_of(card, rules)) better.insert(other);
  }
  return better;
}

std::string trick_at(std::size_t trick) { return fmt::format("/tricks/{}", trick); }

std::string card_at(const Trick& trick, std::size_t number, std::size_t place) {
  return fmt::format("/tricks/{}/{}/{}", number, trick.is_play ? "play" : "cards", place);
}

int boosted_rounds_of(const Trick& trick, int first_round, const TrickRules& rules) {
  if (!trick.is_play) return trick.rounds;
  return !trick.cards.empty() && first_round + 1 < rules.rounds && boosts(trick, rules.seats) ? 2 : 1;
}

std::optional<int> TrickOutcomes::trick_of(Card card) const {
  for (std::size_t k = tricks.size(); k-- > 0;) {
    if (tricks[k].cards.contains(card)) return static_cast<int>(k);
  }
  return std::nullopt;
}

TrickOutcomes outcomes_of(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules) {
  TrickOutcomes outcomes;
  outcomes.tricks.resize(tricks.size());
  std::optional<Seat> leader = first_leader;
  int rounds = 0;
  int over = 0;
  bool all_over = true;
  for (std::size_t k = 0; k < tricks.size(); ++k) look_at_cards(tricks[k], outcomes.tricks[k]);
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    TrickOutcome& outcome = outcomes.tricks[k];
    leader = find_seats(tricks, k, leader, rounds, rules, outcome);
    rounds += outcome.rounds();
    all_over = all_over && outcome.over();
    if (!all_over) continue;
    ++over;
    outcomes.rounds = rounds;
    outcome.captor = outcome.winner;
  }
  outcomes.over = over;
  outcomes.next_leader = leader;
  if (rules.two_packs) find_captors(outcomes, rules);
  return outcomes;
}

std::optional<Seat> player_of(const Trick& trick, std::size_t place, std::optional<Seat> leader, int seats) {
  if (!trick.is_play) return trick.cards[place].by;
  if (!leader) return std::nullopt;
  return seat_after(*leader, static_cast<int>(place), seats);
}

std::optional<Suit> led_suit_seen(const Trick& trick, const TrickOutcome& outcome, const TrickRules& rules) {
  if (trick.led) return trick.led;
  if (outcome.rounds() > 1) return std::nullopt;
  for (std::size_t i = 0; i < trick.cards.size(); ++i) {
    const std::optional<Seat> by = player_of(trick, i, outcome.leader, rules.seats);
    const Suit suit = trick.cards[i].card.suit();
    const bool may_be_trump = rules.has_trumps && (!rules.trump || suit == *rules.trump);
    if (by && (by == outcome.leader || (by == outcome.winner && !may_be_trump))) return suit;
  }
  return std::nullopt;
}

}  // namespace nullo::games
