// Hands of Reversis for tests: dealt so that everything happens, played at the table, in every form of entry. The
// exchange is left out, because nobody sees it.
#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <random>
#include <string_view>
#include <vector>

#include "games/deal.h"
#include "games/reversis/reversis.h"

namespace nullo::testing {

// The same hand entered as played, as seen (every honour, aces and J♥ with their players), and with the points of each
// pile in place of kings, queens and jacks.
struct ReversisWays {
  reversis::Hand play;
  reversis::Hand seen;
  reversis::Hand points;

  [[nodiscard]] std::vector<reversis::Hand> all() const { return {play, seen, points}; }
};

// Deals and plays one hand. Often somebody is dealt the cards for a reversis, or for the espagnolette and revokes.
class ReversisHand {
 public:
  ReversisHand(std::mt19937& random, const games::Deal& deal) : random_{random} {
    Seat leader = deal.dealer.left(kSeats);
    deal_out(leader);
    for (const Seat seat : Seats{kSeats}) qualified_[at(seat)] = qualifies(holding(seat));
    for (int k = 0; k < reversis::kTricksPerHand; ++k) leader = play_trick(leader, k);
    enter_the_rest();
  }

  [[nodiscard]] const ReversisWays& ways() const { return ways_; }
  [[nodiscard]] const std::vector<Card>& talon() const { return pack_; }
  // The seat that undertook the espagnolette.
  [[nodiscard]] std::optional<Seat> espagnolette() const { return espagnolette_; }

 private:
  static constexpr int kSeats = reversis::kSeats;
  static constexpr std::size_t kCards = 11;
  static constexpr int kFirstTricks = 9;
  enum class Manner { kAnyhow, kDodges, kTakes, kRenounces };

  static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }
  std::vector<Card>& holding(Seat seat) { return holdings_[at(seat)]; }
  std::size_t below(std::size_t limit) { return random_() % limit; }
  bool coin() { return below(2) == 0; }
  static bool is_ace(Card card) { return card.rank() == Rank::kAce; }
  static bool is_paid(Card card) { return is_ace(card) || card == reversis::kQuinola; }
  static int worth(Card card) { return std::max(0, static_cast<int>(card.rank()) - static_cast<int>(Rank::kTen)); }
  static bool lower(Card a, Card b) { return a.rank() < b.rank(); }
  static bool higher(Card a, Card b) { return a.rank() > b.rank(); }

  static bool qualifies(const std::vector<Card>& cards) {
    const auto aces = std::count_if(cards.begin(), cards.end(), is_ace);
    return aces == 4 || (aces == 3 && std::ranges::find(cards, reversis::kQuinola) != cards.end());
  }

  // ---- the deal

  // Moves the card from the pack, if it is still there and there is room.
  void give(Seat seat, Card card) {
    const auto found = std::ranges::find(pack_, card);
    if (found == pack_.end() || holding(seat).size() == kCards) return;
    pack_.erase(found);
    holding(seat).push_back(card);
  }

  template <class Order>
  void give_first(Seat seat, std::size_t cards, Order order) {
    std::vector<Card> sorted = pack_;
    std::stable_sort(sorted.begin(), sorted.end(), order);
    for (std::size_t i = 0; i < cards; ++i) give(seat, sorted[i]);
  }

  void deal_out(Seat leader) {
    for (const Card card : CardSet::full_pack()) {
      if (card.rank() != Rank::kTen) pack_.push_back(card);
    }
    std::shuffle(pack_.begin(), pack_.end(), random_);
    for (Manner& manner : manners_) manner = coin() ? Manner::kAnyhow : Manner::kDodges;
    const Seat special = below(4) == 0 ? leader.left(kSeats, static_cast<int>(below(kSeats))) : leader;
    switch (below(8)) {
      case 0:
        deal_highest(special);
        break;
      case 1:
      case 2:
        deal_long_suit(special);
        break;
      case 3:
      case 4:
        deal_aces(leader.left(kSeats, static_cast<int>(below(kSeats))));
        break;
      case 5:
        deal_both(special, special.left(kSeats, 1 + static_cast<int>(below(3))));
        break;
      default:
        break;
    }
    for (const Seat seat : Seats{kSeats}) {
      while (holding(seat).size() < kCards) give(seat, Card{pack_.back()});
    }
  }

  void deal_highest(Seat seat) {
    manners_[at(seat)] = Manner::kTakes;
    if (coin()) give(seat, reversis::kQuinola);
    give_first(seat, kCards - below(3), higher);
  }

  void deal_long_suit(Seat seat) {
    manners_[at(seat)] = Manner::kTakes;
    const Suit suit = kSuits[below(2) == 0 ? 2 : below(4)];
    std::vector<Card> cards = of_suit(pack_, suit);
    // One of the twelve stays out: the J♥, so that it is forced, or any.
    if (coin() && suit == Suit::kHearts) {
      std::erase(cards, reversis::kQuinola);
    } else {
      cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(below(cards.size())));
    }
    std::ranges::sort(cards, higher);
    for (std::size_t out = below(3); out > 0; --out) cards.pop_back();
    for (const Card card : cards) give(seat, card);
  }

  void deal_aces(Seat seat) {
    manners_[at(seat)] = Manner::kRenounces;
    std::vector<Card> cards{reversis::kQuinola};
    for (const Suit suit : kSuits) cards.emplace_back(Rank::kAce, suit);
    if (const std::size_t out = below(8); out < cards.size())
      cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(out));
    for (const Card card : cards) give(seat, card);
    give_first(seat, below(7), lower);
  }

  void deal_both(Seat takes, Seat renounces) {
    const Suit suit = kSuits[below(4)];
    give(takes, {Rank::kAce, suit});
    for (const Suit other : kSuits) give(renounces, {Rank::kAce, other});
    give(renounces, reversis::kQuinola);
    std::vector<Card> cards = of_suit(pack_, suit);
    std::ranges::sort(cards, higher);
    for (const Card card : cards) give(holding(takes).size() < 9 + below(3) ? takes : renounces, card);
    manners_[at(takes)] = Manner::kTakes;
    manners_[at(renounces)] = Manner::kRenounces;
  }

  static std::vector<Card> of_suit(const std::vector<Card>& cards, Suit suit) {
    std::vector<Card> some;
    std::ranges::copy_if(cards, std::back_inserter(some), [suit](Card c) { return c.suit() == suit; });
    return some;
  }

  // ---- the play

  // A card that the rules allow; for a player who revokes, any other.
  Card choose(Seat seat, const std::vector<Card>& trick, int k) {
    const std::vector<Card>& all = holding(seat);
    const Manner manner = manners_[at(seat)];
    if (trick.empty()) return pick_lead(all, manner);
    std::vector<Card> following = of_suit(all, trick.front().suit());
    if (following.empty()) return pick_discard(all, manner);
    std::vector<Card> others;
    for (const Card card : all) {
      if (card.suit() != trick.front().suit()) others.push_back(card);
    }
    const bool renounces = manner == Manner::kRenounces && k < kFirstTricks && below(4) > 0;
    const bool slips = below(600) == 0;
    if (!others.empty() && (renounces || slips)) {
      if (k < kFirstTricks && qualified_[at(seat)]) espagnolette_ = seat;
      return pick_discard(others, manner);
    }
    return pick_follow(following, trick, manner);
  }

  Card any_of(const std::vector<Card>& cards) { return cards[below(cards.size())]; }

  Card pick_lead(const std::vector<Card>& cards, Manner manner) {
    if (manner == Manner::kTakes) return *std::ranges::max_element(cards, lower);
    if (manner == Manner::kAnyhow) return any_of(cards);
    return *std::ranges::min_element(cards, lower);
  }

  // Aces and the J♥ first, for players who get rid of them.
  Card pick_discard(const std::vector<Card>& cards, Manner manner) {
    if (manner == Manner::kTakes) return *std::ranges::min_element(cards, lower);
    if (manner == Manner::kAnyhow) return any_of(cards);
    const auto dearer = [](Card a, Card b) {
      return std::pair{is_paid(a), a.rank()} < std::pair{is_paid(b), b.rank()};
    };
    return *std::ranges::max_element(cards, dearer);
  }

  Card pick_follow(std::vector<Card> cards, const std::vector<Card>& trick, Manner manner) {
    std::ranges::sort(cards, lower);
    if (manner == Manner::kTakes) return cards.back();
    if (manner == Manner::kAnyhow) return any_of(cards);
    const Card highest = trick[winning(trick)];
    const auto over = std::ranges::find_if(cards, [&](Card card) { return higher(card, highest); });
    return over == cards.begin() ? cards.front() : *std::prev(over);
  }

  // The place of the highest card of the suit led.
  static std::size_t winning(const std::vector<Card>& trick) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < trick.size(); ++i) {
      if (trick[i].suit() == trick.front().suit() && higher(trick[i], trick[best])) best = i;
    }
    return best;
  }

  // Returns the seat that leads to the next trick.
  Seat play_trick(Seat leader, int k) {
    std::vector<Card> trick;
    for (int i = 0; i < kSeats; ++i) {
      const Seat seat = leader.left(kSeats, i);
      const Card card = choose(seat, trick, k);
      std::erase(holding(seat), card);
      trick.push_back(card);
    }
    const Seat winner = leader.left(kSeats, static_cast<int>(winning(trick)));
    if (is_paid(trick.front()) && below(3) > 0) ways_.play.claims.push_back(trick.front());
    for (const Card card : trick) piles_[at(winner)] += worth(card);
    ++won_[at(winner)];
    enter(trick, leader, winner);
    return winner;
  }

  // ---- the forms of entry

  void enter(const std::vector<Card>& trick, Seat leader, Seat winner) {
    Trick play;
    play.is_play = true;
    Trick seen;
    Trick points;
    seen.winner = points.winner = winner;
    if (coin()) play.winner = winner;
    if (coin()) play.leader = seen.leader = leader;
    const bool quinola = std::ranges::find(trick, reversis::kQuinola) != trick.end();
    if (quinola || coin()) seen.led = trick.front().suit();
    if (quinola) points.led = trick.front().suit();
    const bool every_card = below(4) == 0;
    for (std::size_t i = 0; i < trick.size(); ++i) {
      const NotedCard noted{trick[i], leader.left(kSeats, static_cast<int>(i))};
      play.cards.push_back({trick[i], std::nullopt});
      if (is_paid(trick[i])) points.cards.push_back(noted);
      if (every_card || worth(trick[i]) > 0)
        seen.cards.push_back(is_paid(trick[i]) || coin() ? noted : NotedCard{trick[i]});
    }
    std::shuffle(seen.cards.begin(), seen.cards.end(), random_);  // noted in any order
    std::shuffle(points.cards.begin(), points.cards.end(), random_);
    ways_.play.tricks.push_back(play);
    ways_.seen.tricks.push_back(seen);
    ways_.points.tricks.push_back(points);
  }

  void enter_the_rest() {
    const bool talon = coin();
    ways_.seen.claims = ways_.points.claims = ways_.play.claims;
    for (reversis::Hand* hand : {&ways_.play, &ways_.seen, &ways_.points}) {
      if (talon) hand->talon = pack_;
      if (hand != &ways_.play || coin()) hand->espagnolette = espagnolette_;
    }
    games::Counts counts(kSeats);
    for (const Seat seat : Seats{kSeats}) counts[seat] = piles_[at(seat)];
    ways_.points.points = counts;
    if (below(4) == 0) {
      ways_.seen.points = counts;
      for (std::optional<int>& count : ways_.seen.points) {
        if (coin()) count.reset();
      }
    }
    // A count that follows from the others need not be entered.
    const Seat one{static_cast<int>(below(kSeats))};
    if ((talon || won_[at(one)] == 0) && coin()) ways_.points.points[one].reset();
  }

  std::mt19937& random_;
  std::vector<Card> pack_;  // in the end the talon
  std::array<std::vector<Card>, kSeats> holdings_;
  std::array<Manner, kSeats> manners_{};
  std::array<bool, kSeats> qualified_{};
  std::array<int, kSeats> piles_{};  // points
  std::array<int, kSeats> won_{};    // tricks
  std::optional<Seat> espagnolette_;
  ReversisWays ways_;
};

// The hand with every seat moved `steps` to the left.
inline reversis::Hand rotated(reversis::Hand hand, int steps) {
  constexpr int kSeats = reversis::kSeats;
  const auto turn = [steps](auto& seat) {
    if (seat) seat = (*seat).left(kSeats, steps);
  };
  for (Trick& trick : hand.tricks) {
    turn(trick.winner);
    turn(trick.leader);
    for (NotedCard& noted : trick.cards) turn(noted.by);
  }
  if (!hand.points.empty()) {
    std::ranges::rotate(hand.points, hand.points.begin() + (kSeats - steps));
  }
  turn(hand.espagnolette);
  return hand;
}

}  // namespace nullo::testing
