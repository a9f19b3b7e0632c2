#include "games/tricks.h"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/core.h>

namespace nullo::games {
namespace {

std::string seat_text(Seat seat) { return fmt::format("seat {}", seat.index()); }

// One trick under examination, with all that is known of it.
struct Examined {
  const Trick& trick;
  std::size_t number;
  std::optional<Seat> leader;
  std::optional<Seat> winner;
  int seats;

  [[nodiscard]] std::string at(std::string_view key) const { return trick_at(number).append(key); }
  [[nodiscard]] std::string card_place(std::size_t place) const { return card_at(trick, number, place); }
  [[nodiscard]] std::optional<Seat> player(std::size_t place) const { return player_of(trick, place, leader, seats); }
};

void conflict(std::vector<Conflict>& conflicts, std::vector<Fault> tellings) {
  conflicts.push_back(Conflict{std::move(tellings)});
}

void check_leader(const Examined& t, std::vector<Conflict>& conflicts) {
  if (!t.leader || !t.trick.leader || *t.trick.leader == *t.leader) return;
  const std::string told = seat_text(*t.trick.leader);
  const std::string follows = seat_text(*t.leader);
  const std::string why = t.number == 0 ? "leads the first trick" : "won the trick before and leads";
  std::vector<Fault> tellings{{t.at("/leader"), fmt::format("{}, who {}", follows, why), told}};
  if (t.number == 0) tellings.push_back({"/dealer", fmt::format("a dealer by whom {} leads", told), follows});
  conflict(conflicts, std::move(tellings));
}

void check_one_card_each(const Examined& t, std::vector<Conflict>& conflicts) {
  if (t.trick.is_play) return;
  for (std::size_t i = 0; i < t.trick.cards.size(); ++i) {
    for (std::size_t j = 0; t.trick.cards[i].by && j < i; ++j) {
      if (t.trick.cards[j].by != t.trick.cards[i].by) continue;
      conflict(
          conflicts,
          {{t.card_place(i).append("/by"), "a seat that has not played to this trick yet",
            fmt::format("{}, who played the {}", seat_text(*t.trick.cards[i].by), to_string(t.trick.cards[j].card))}});
      break;
    }
  }
}

void check_play(const Examined& t, std::vector<Conflict>& conflicts) {
  const Trick& trick = t.trick;
  if (trick.cards.empty()) return;
  const Suit first = trick.cards[0].card.suit();
  if (trick.led && *trick.led != first) {
    const std::string card = to_string(trick.cards[0].card);
    conflict(conflicts, {{t.at("/led"), fmt::format("\"{}\", as the {} was led", letter(first), card),
                          fmt::format("\"{}\"", letter(*trick.led))},
                         {t.card_place(0), fmt::format("a card of the suit led, \"{}\"", letter(*trick.led)), card}});
  }
  if (!trick.winner) return;
  if (!is_full_play(trick, t.seats)) {
    const std::string cards = fmt::format("{} of {} cards", trick.cards.size(), t.seats);
    conflict(conflicts, {{t.at("/winner"), "no winner before the last card is played", seat_text(*trick.winner)},
                         {t.at("/play"), fmt::format("all {} cards of a trick that is won", t.seats), cards}});
    return;
  }
  if (!t.leader) return;
  const int place = winning_place(trick.cards);
  const Seat takes = t.leader->left(t.seats, place);
  if (takes == *trick.winner) return;
  const std::string card = to_string(trick.cards[static_cast<std::size_t>(place)].card);
  conflict(conflicts, {{t.at("/winner"), fmt::format("{}, whose {} takes the trick", seat_text(takes), card),
                        seat_text(*trick.winner)},
                       {t.at("/play"), fmt::format("cards that {} wins", seat_text(*trick.winner)),
                        fmt::format("the {} of {}", card, seat_text(takes))}});
}

// The cards of the suit led that others than the winner played; and the best of them.
std::optional<std::size_t> best_of_others(const Examined& t, Suit led) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < t.trick.cards.size(); ++i) {
    const NotedCard& noted = t.trick.cards[i];
    if (noted.card.suit() != led || !noted.by || noted.by == t.winner) continue;
    if (!best || noted.card > t.trick.cards[*best].card) best = i;
  }
  return best;
}

// A seen trick whose suit led is known: the winner's card must be of it and beat what the others played.
void check_seen(const Examined& t, CardSet elsewhere, CardSet pack, std::vector<Conflict>& conflicts) {
  const std::optional<Suit> led = led_suit(t.trick, t.leader, t.winner, t.seats);
  if (!led) return;
  CardSet could_win = pack.in_suit(*led) - elsewhere;
  for (std::size_t i = 0; i < t.trick.cards.size(); ++i) {
    const NotedCard& noted = t.trick.cards[i];
    if (!noted.by) continue;
    const bool led_it = noted.by == t.leader;
    const bool won_it = noted.by == t.winner;
    if (!won_it) could_win.erase(noted.card);
    if (won_it) could_win = could_win & CardSet{noted.card};
    if ((led_it || won_it) && noted.card.suit() != *led) {
      const std::string card = to_string(noted.card);
      conflict(
          conflicts,
          {{t.card_place(i),
            fmt::format("a card of the suit led, \"{}\", by who {} the trick", letter(*led), led_it ? "led" : "won"),
            card},
           {t.at("/led"), fmt::format("\"{}\", the suit of the {}", letter(noted.card.suit()), card),
            fmt::format("\"{}\"", letter(*led))},
           {t.at("/winner"), fmt::format("a seat that followed suit (\"{}\")", letter(*led)), card}});
      return;
    }
  }
  if (!t.winner) return;
  const std::optional<std::size_t> best = best_of_others(t, *led);
  const std::optional<Card> highest = could_win.highest();
  if (highest && (!best || *highest > t.trick.cards[*best].card)) return;
  const std::string winner = seat_text(*t.winner);
  if (!best) {
    conflict(conflicts, {{t.at("/winner"), "a seat that can have followed suit",
                          fmt::format("{}, though every card of \"{}\" lies elsewhere", winner, letter(*led))},
                         {t.at("/led"), "a suit the winner can have played", fmt::format("\"{}\"", letter(*led))}});
    return;
  }
  const NotedCard& better = t.trick.cards[*best];
  const std::string card = to_string(better.card);
  conflict(conflicts,
           {{t.at("/winner"), fmt::format("{}, whose {} takes the trick", seat_text(*better.by), card), winner},
            {t.card_place(*best), fmt::format("no card that beats what {} won with", winner), card},
            {t.at("/led"), fmt::format("a suit in which {} wins", winner), fmt::format("\"{}\"", letter(*led))}});
}

// Looks for revokes from the last trick to the first and without branches on the cards, so that the many hands without
// one cost little.
class RevokeSearch {
 public:
  void look(std::size_t seat, Card card, std::uint64_t led_cards) {
    const std::uint64_t bit = CardSet{card}.bits();
    const std::uint64_t not_followed = (bit & led_cards) != 0 ? 0 : led_cards;
    proofs_ |= later_[seat] & not_followed;
    later_[seat] |= bit;
  }
  // Somebody did not follow a suit of which they played a card later.
  [[nodiscard]] bool found() const { return proofs_ != 0; }

 private:
  std::array<std::uint64_t, kMostSeats> later_{};  // what each seat played in the tricks gone through
  std::uint64_t proofs_ = 0;
};

bool any_revoke(const std::vector<Trick>& tricks, std::span<const std::optional<Seat>> leaders, int seats,
                std::optional<NotedCard> exposed) {
  RevokeSearch search;
  for (std::size_t k = tricks.size(); k-- > 0;) {
    const Trick& trick = tricks[k];
    if (trick.cards.empty()) continue;
    const std::optional<Suit> led = led_suit(trick, leaders[k], trick.winner, seats);
    const std::uint64_t led_cards = led ? CardSet::of_suit(*led).bits() : 0;
    int seat = trick.is_play && leaders[k] ? leaders[k]->index() : -1;
    for (const NotedCard& noted : trick.cards) {
      if (seat >= 0) {
        search.look(static_cast<std::size_t>(seat), noted.card, led_cards);
        seat = seat + 1 == seats ? 0 : seat + 1;
        continue;
      }
      const bool shown = exposed && exposed->card == noted.card;
      const std::optional<Seat> by = noted.by || !shown ? noted.by : exposed->by;
      if (by) search.look(static_cast<std::size_t>(by->index()), noted.card, led_cards);
    }
  }
  return search.found();
}

}  // namespace

std::string trick_at(std::size_t trick) { return fmt::format("/tricks/{}", trick); }

std::string card_at(const Trick& trick, std::size_t number, std::size_t place) {
  return fmt::format("/tricks/{}/{}/{}", number, trick.is_play ? "play" : "cards", place);
}

std::optional<Seat> winner_of(const Trick& trick, std::optional<Seat> leader, int seats) {
  if (trick.winner) return trick.winner;
  if (!leader || !is_full_play(trick, seats)) return std::nullopt;
  return leader->left(seats, winning_place(trick.cards));
}

std::optional<Seat> player_of(const Trick& trick, std::size_t place, std::optional<Seat> leader, int seats) {
  if (!trick.is_play) return trick.cards[place].by;
  if (!leader) return std::nullopt;
  return leader->left(seats, static_cast<int>(place));
}

std::optional<Suit> led_suit(const Trick& trick, std::optional<Seat> leader, std::optional<Seat> winner, int seats) {
  if (trick.led) return trick.led;
  if (trick.is_play) return trick.cards.empty() ? std::nullopt : std::optional{trick.cards[0].card.suit()};
  for (std::size_t i = 0; i < trick.cards.size(); ++i) {
    const std::optional<Seat> by = player_of(trick, i, leader, seats);
    if (by && (by == leader || by == winner)) return trick.cards[i].card.suit();
  }
  return std::nullopt;
}

std::vector<std::optional<Seat>> leaders_of(const std::vector<Trick>& tricks, std::optional<Seat> first, int seats) {
  std::vector<std::optional<Seat>> leaders;
  leaders.reserve(tricks.size() + 1);
  std::optional<Seat> leader = first;
  for (const Trick& trick : tricks) {
    if (!leader) leader = trick.leader;
    leaders.push_back(leader);
    leader = winner_of(trick, leader, seats);
  }
  leaders.push_back(leader);
  return leaders;
}

void check_tricks(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, int seats, CardSet pack,
                  std::vector<Conflict>& conflicts) {
  const std::vector<std::optional<Seat>> leaders = leaders_of(tricks, first_leader, seats);
  CardSet all;
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    for (std::size_t i = 0; i < tricks[k].cards.size(); ++i) {
      const Card card = tricks[k].cards[i].card;
      if (all.contains(card)) {
        conflict(conflicts, {{card_at(tricks[k], k, i), "a card that has not been played yet",
                              fmt::format("the {} a second time", to_string(card))}});
      }
      all.insert(card);
    }
  }
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    const Trick& trick = tricks[k];
    const Examined examined{trick, k, leaders[k], winner_of(trick, leaders[k], seats), seats};
    check_leader(examined, conflicts);
    check_one_card_each(examined, conflicts);
    if (trick.is_play) {
      check_play(examined, conflicts);
      continue;
    }
    CardSet own;
    for (const NotedCard& noted : trick.cards) own.insert(noted.card);
    check_seen(examined, all - own, pack, conflicts);
  }
}

std::vector<Note> revokes(const std::vector<Trick>& tricks, std::span<const std::optional<Seat>> leaders, int seats,
                          std::optional<NotedCard> exposed) {
  std::vector<Note> notes;
  if (!any_revoke(tricks, leaders, seats, exposed)) return notes;
  // For each seat and suit: the tricks (as bits) in which the seat did not follow that suit.
  std::array<std::array<std::uint32_t, kSuits.size()>, kMostSeats> not_followed{};
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    const Trick& trick = tricks[k];
    if (trick.cards.empty()) continue;
    const std::optional<Seat> winner = trick.is_play ? std::nullopt : trick.winner;
    const std::optional<Suit> led = led_suit(trick, leaders[k], winner, seats);
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Card card = trick.cards[i].card;
      std::optional<Seat> by = player_of(trick, i, leaders[k], seats);
      if (!by && exposed && exposed->card == card) by = exposed->by;
      if (!by) continue;
      auto& of_seat = not_followed[static_cast<std::size_t>(by->index())];
      std::uint32_t& earlier = of_seat[static_cast<std::size_t>(card.suit())];
      for (; earlier != 0; earlier &= earlier - 1) {
        notes.push_back({"revoke", *by, std::countr_zero(earlier) + 1, card});
      }
      if (led && *led != card.suit()) of_seat[static_cast<std::size_t>(*led)] |= std::uint32_t{1} << k;
    }
  }
  std::stable_sort(notes.begin(), notes.end(), [](const Note& a, const Note& b) { return a.trick < b.trick; });
  return notes;
}

}  // namespace nullo::games
