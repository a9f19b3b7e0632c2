// Hands of Tëtka for tests: legal play of shuffled packs in every form of entry, and builders for short ones.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

#include "games/tetka/tetka.h"
#include "support/cards.h"

namespace nullo::testing {

// The same hand entered as played, as seen (with every card, or only those that score), and in sum.
struct TetkaWays {
  tetka::Hand play;
  tetka::Hand seen;
  tetka::Hand summary;
};

namespace detail {

// The index of a card the player may play: of the suit led if there is one, else any.
inline std::size_t choose(const std::vector<Card>& holding, std::optional<Suit> led, std::mt19937& random) {
  std::vector<std::size_t> legal;
  for (std::size_t i = 0; i < holding.size(); ++i) {
    if (led && holding[i].suit() == *led) legal.push_back(i);
  }
  if (legal.empty()) {
    for (std::size_t i = 0; i < holding.size(); ++i) legal.push_back(i);
  }
  return legal[random() % legal.size()];
}

inline std::array<std::vector<Card>, tetka::kSeats> dealt(std::mt19937& random) {
  const std::vector<Card> pack = shuffled(CardSet::full_pack(), random);
  std::array<std::vector<Card>, tetka::kSeats> holdings;
  for (std::size_t i = 0; i < pack.size(); ++i) holdings[i % tetka::kSeats].push_back(pack[i]);
  return holdings;
}

inline bool scores(Card each, Card bum_card) { return each == bum_card || each.rank() == Rank::kQueen; }

}  // namespace detail

// A whole hand, dealt by `dealer` and played by the rules at random.
inline TetkaWays random_hand(std::mt19937& random, int dealer) {
  auto holdings = detail::dealt(random);
  const Card bum = holdings[static_cast<std::size_t>(dealer)].back();
  TetkaWays ways;
  ways.play.bum_card = ways.seen.bum_card = ways.summary.bum_card = bum;
  tetka::Summary sum;
  sum.tricks = PerSeat<std::optional<int>>(tetka::kSeats, 0);
  PerSeat<std::optional<int>> bum_suit(tetka::kSeats, 0);
  std::optional<Card> top;
  Seat leader = Seat{dealer}.left(tetka::kSeats);
  const int bum_number = bum.rank() == Rank::kAce ? 1 : static_cast<int>(bum.rank());
  for (int k = 1; k <= tetka::kTricksPerHand; ++k) {
    Trick play;
    play.is_play = true;
    std::optional<Suit> led;
    for (int i = 0; i < tetka::kSeats; ++i) {
      auto& holding = holdings[static_cast<std::size_t>(leader.left(tetka::kSeats, i).index())];
      const std::size_t at = detail::choose(holding, led, random);
      play.cards.push_back({holding[at], std::nullopt});
      led = play.cards.front().card.suit();
      holding.erase(holding.begin() + static_cast<std::ptrdiff_t>(at));
    }
    const Seat winner = leader.left(tetka::kSeats, winning_place(play.cards));
    Trick seen;
    seen.winner = winner;
    for (const NotedCard& noted : play.cards) {
      if (detail::scores(noted.card, bum)) {
        seen.cards.push_back(noted);
        sum.captured.push_back({noted.card, winner});
      }
      if (noted.card.suit() != bum.suit()) continue;
      bum_suit[winner] = *bum_suit[winner] + 1;
    }
    sum.tricks[winner] = *sum.tricks[winner] + 1;
    if (k == bum_number) sum.bum_trick = winner;
    if (k == tetka::kTricksPerHand) sum.last_trick = winner;
    ways.play.tricks.push_back(play);
    ways.seen.tricks.push_back(seen);
    leader = winner;
  }
  ways.summary.summary = sum;
  // The answers to a tie, which a hand entered as played never needs.
  ways.seen.bum_suit = ways.summary.bum_suit = bum_suit;
  const int most_tricks = **std::ranges::max_element(sum.tricks);
  int most_cards = 0;
  for (const Seat seat : Seats{tetka::kSeats}) {
    if (*sum.tricks[seat] == most_tricks) most_cards = std::max(most_cards, *bum_suit[seat]);
  }
  Seat trick_leader = Seat{dealer}.left(tetka::kSeats);
  for (const Trick& play : ways.play.tricks) {
    const Seat winner = trick_leader.left(tetka::kSeats, winning_place(play.cards));
    trick_leader = winner;
    if (*sum.tricks[winner] != most_tricks || *bum_suit[winner] != most_cards) continue;
    for (const NotedCard& noted : play.cards) {
      if (noted.card.suit() != bum.suit() || (top && noted.card < *top)) continue;
      top = noted.card;
      ways.seen.bum_suit_top = ways.summary.bum_suit_top = winner;
    }
  }
  return ways;
}

// The hand with every seat moved `steps` to the left.
inline tetka::Hand rotated(tetka::Hand hand, int steps) {
  const auto turn = [steps](auto& seat) {
    if (seat) seat = (*seat).left(tetka::kSeats, steps);
  };
  const auto turn_counts = [steps](PerSeat<std::optional<int>>& counts) {
    if (!counts.empty()) std::ranges::rotate(counts, counts.begin() + (tetka::kSeats - steps));
  };
  for (Trick& trick : hand.tricks) {
    turn(trick.winner);
    turn(trick.leader);
    for (NotedCard& noted : trick.cards) turn(noted.by);
  }
  if (hand.summary) {
    turn_counts(hand.summary->tricks);
    turn(hand.summary->bum_trick);
    turn(hand.summary->last_trick);
    for (tetka::Captured& captured : hand.summary->captured) captured.by = captured.by.left(tetka::kSeats, steps);
  }
  turn_counts(hand.bum_suit);
  turn(hand.bum_suit_top);
  return hand;
}

// A hand with the 7♣ as bum card, of which one seat wins every trick and so all nine points.
inline tetka::Hand all_nine_to(int seat) {
  tetka::Hand hand;
  hand.bum_card = card("7C");
  hand.summary = tetka::Summary{.tricks = {0, 0, 0, 0}, .bum_trick = Seat{seat}, .last_trick = Seat{seat}};
  hand.summary->tricks[Seat{seat}] = tetka::kTricksPerHand;
  for (const char* name : {"7C", "QC", "QD", "QH", "QS"}) hand.summary->captured.push_back({card(name), Seat{seat}});
  return hand;
}

}  // namespace nullo::testing
