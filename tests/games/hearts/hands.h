// Hands of Hearts for tests: shuffled packs of any variant, played by the rules, in every form of entry.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <random>
#include <vector>

#include "games/deal.h"
#include "games/hearts/hearts.h"

namespace nullo::testing {

// The same hand entered as played, as seen (with every card, or only those that count), and in sum.
struct HeartsWays {
  hearts::Hand play;
  hearts::Hand seen;
  hearts::Hand summary;

  [[nodiscard]] std::vector<hearts::Hand> all() const { return {play, seen, summary}; }
};

// Deals and plays one hand. With `favoured` that seat gets the highest cards and plays them, so that it often takes
// all.
class HeartsHand {
 public:
  HeartsHand(std::mt19937& random, const hearts::Rules& rules, const games::Deal& deal, std::optional<Seat> favoured)
      : random_{random},
        rules_{rules},
        seats_{deal.seats},
        favoured_{favoured},
        captured_(deal.seats),
        won_(deal.seats) {
    deal_out();
    Seat leader = first_leader(deal);
    while (!holding(leader).empty()) leader = play_trick(leader);
    for (const Card card : on_table_) captured_[last_winner_].push_back(card);
    hand_out_kitty();
    sum_up();
  }

  [[nodiscard]] const HeartsWays& ways() const { return ways_; }
  // What each seat captured, kitty included.
  [[nodiscard]] const PerSeat<std::vector<Card>>& captured() const { return captured_; }
  // How many tricks each seat won.
  [[nodiscard]] const PerSeat<int>& won() const { return won_; }
  [[nodiscard]] bool counts(Card card) const {
    return rules_.penalties.of(card) != 0 || rules_.bonus.of(card) != 0 || rules_.double_card == card;
  }

 private:
  std::vector<Card>& holding(Seat seat) { return holdings_[static_cast<std::size_t>(seat.index())]; }
  std::size_t below(std::size_t limit) { return random_() % limit; }
  bool coin() { return below(2) == 0; }

  void deal_out() {
    std::vector<Card> pack;
    for (int i = 0; i < rules_.packs; ++i) {
      for (const Card card : CardSet::full_pack()) {
        if (!(i == 0 ? rules_.removed : rules_.removed_twice).contains(card)) pack.push_back(card);
      }
    }
    std::shuffle(pack.begin(), pack.end(), random_);
    const auto seats = static_cast<std::size_t>(seats_);
    const std::size_t kitty = rules_.kitty ? static_cast<std::size_t>(*rules_.kitty) : pack.size() % seats;
    const std::size_t each = (pack.size() - kitty) / seats;
    const auto by_rank = [](Card a, Card b) { return a.rank() > b.rank(); };
    if (favoured_) std::ranges::stable_sort(pack, by_rank);
    if (favoured_ && coin()) std::swap(pack[below(each)], pack[each + below(pack.size() - each)]);
    holdings_.resize(seats);
    for (std::size_t i = 0; i < seats; ++i) {
      const auto from = pack.begin() + static_cast<std::ptrdiff_t>(i * each);
      const std::size_t to = (i + static_cast<std::size_t>(favoured_.value_or(Seat{0}).index())) % seats;
      holdings_[to].assign(from, from + static_cast<std::ptrdiff_t>(each));
    }
    kitty_.assign(pack.end() - static_cast<std::ptrdiff_t>(kitty), pack.end());
  }

  // The seat left of the dealer, or the one that was dealt the lowest club.
  Seat first_leader(const games::Deal& deal) {
    if (rules_.first_lead == hearts::FirstLead::kLeftOfDealer) return deal.dealer.left(seats_);
    Seat leader{0};
    for (const Seat seat : Seats{seats_}) {
      for (const Card card : holding(seat)) {
        if (card.suit() != Suit::kClubs || (must_lead_ && *must_lead_ <= card)) continue;
        must_lead_ = card;
        leader = seat;
      }
    }
    return leader;
  }

  [[nodiscard]] bool breaks(Card card) const {
    const bool queen = rules_.hearts_led == hearts::HeartsLed::kBrokenOrQueen;
    return card.suit() == Suit::kHearts || (queen && card == Card{Rank::kQueen, Suit::kSpades});
  }

  // The cards of `from` that `fits` accepts, or all if it accepts none.
  template <class Fits>
  static std::vector<Card> those_that(const std::vector<Card>& from, const Fits& fits) {
    std::vector<Card> fitting;
    std::copy_if(from.begin(), from.end(), std::back_inserter(fitting), fits);
    return fitting.empty() ? from : fitting;
  }

  // A card that the rules allow.
  Card choose(Seat seat, std::optional<Suit> led) {
    std::vector<Card> legal = holding(seat);
    const bool leads = !led;
    if (leads && must_lead_) return *std::exchange(must_lead_, std::nullopt);
    if (led) legal = those_that(legal, [led](Card card) { return card.suit() == *led; });
    if (leads && !broken_ && rules_.hearts_led != hearts::HeartsLed::kAny) {
      legal = those_that(legal, [](Card card) { return card.suit() != Suit::kHearts; });
    }
    if (ways_.play.tricks.empty() && rules_.first_trick == hearts::FirstTrick::kNoPoints) {
      legal = those_that(legal, [this](Card card) { return rules_.penalties.of(card) + rules_.bonus.of(card) == 0; });
    }
    const auto by_rank = [](Card a, Card b) { return a.rank() < b.rank(); };
    return favoured_ == seat ? *std::ranges::max_element(legal, by_rank) : legal[below(legal.size())];
  }

  // Returns the seat that leads to the next trick.
  Seat play_trick(Seat leader) {
    Trick trick;
    trick.is_play = true;
    if (ways_.play.tricks.empty()) trick.leader = leader;
    int turns = seats_;
    std::optional<Suit> led;
    for (int i = 0; i < turns; ++i) {
      const Seat seat = leader.left(seats_, i % seats_);
      const Card card = choose(seat, led);
      if (!led) led = card.suit();
      trick.cards.push_back({card, std::nullopt});
      auto& cards = holding(seat);
      cards.erase(std::ranges::find(cards, card));
      const bool nine = rules_.boosted_nines && card == Card{Rank::kNine, *led};
      // The player's own next card tells whether the hand has another round.
      if (nine && i < seats_ && !cards.empty()) turns = 2 * seats_;
    }
    for (const NotedCard& noted : trick.cards) broken_ = broken_ || breaks(noted.card);
    const std::optional<Seat> winner = winner_of(trick, *led, leader);
    note(trick, winner, turns / seats_, leader);
    for (const NotedCard& noted : trick.cards) on_table_.push_back(noted.card);
    if (!winner) return leader;
    for (const Card card : on_table_) captured_[*winner].push_back(card);
    on_table_.clear();
    last_winner_ = *winner;
    ++won_[*winner];
    return *winner;
  }

  // The player of the highest card of the suit led, among the cards that are only once in the trick.
  [[nodiscard]] std::optional<Seat> winner_of(const Trick& trick, Suit led, Seat leader) const {
    std::optional<Card> highest;
    std::optional<Seat> winner;
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Card card = trick.cards[i].card;
      const auto equal = std::count_if(trick.cards.begin(), trick.cards.end(),
                                       [card](const NotedCard& other) { return other.card == card; });
      if (card.suit() != led || equal > 1 || (highest && card < *highest)) continue;
      highest = card;
      winner = leader.left(seats_, static_cast<int>(i) % seats_);
    }
    return winner;
  }

  void note(const Trick& play, std::optional<Seat> winner, int rounds, Seat leader) {
    ways_.play.tricks.push_back(play);
    Trick seen;
    if (winner) seen.winner = *winner;
    seen.on_table = !winner;
    seen.rounds = static_cast<std::uint8_t>(rounds);
    if (coin()) seen.leader = leader;
    if (coin()) seen.led = play.cards.front().card.suit();
    const bool every_card = below(4) == 0;
    for (std::size_t i = 0; i < play.cards.size(); ++i) {
      if (!every_card && !counts(play.cards[i].card)) continue;
      NotedCard noted = play.cards[i];
      if (coin()) noted.by = leader.left(seats_, static_cast<int>(i) % seats_);
      seen.cards.push_back(noted);
    }
    ways_.seen.tricks.push_back(seen);
  }

  void hand_out_kitty() {
    if (kitty_.empty()) return;
    const Seat to{static_cast<int>(below(static_cast<std::size_t>(seats_)))};
    for (const Card card : kitty_) captured_[to].push_back(card);
    ways_.play.kitty = ways_.seen.kitty = ways_.summary.kitty = hearts::Kitty{kitty_, to};
    if (coin()) ways_.play.kitty->cards.clear();  // they are the cards that nobody played, so they need not be entered
  }

  // Hearts are entered as counts if all are worth the same.
  void sum_up() {
    hearts::Summary sum;
    const auto worth = [this](Card card) { return rules_.penalties.of(card) + rules_.bonus.of(card); };
    const int usual = worth(Card{Rank::kAce, Suit::kHearts});
    bool by_count = usual > 0;
    for (const Card card : CardSet::of_suit(Suit::kHearts)) {
      const bool in_play = rules_.packs == 1 ? !rules_.removed.contains(card) : !rules_.removed_twice.contains(card);
      by_count = by_count && (!in_play || (worth(card) == usual && rules_.double_card != card));
    }
    sum.tricks = games::Counts(seats_);
    if (by_count) sum.hearts = games::Counts(seats_, 0);
    for (const Seat seat : Seats{seats_}) {
      sum.tricks[seat] = won_[seat];
      if (!by_count) continue;
      sum.hearts[seat] = static_cast<int>(std::count_if(captured_[seat].begin(), captured_[seat].end(),
                                                        [](Card card) { return card.suit() == Suit::kHearts; }));
    }
    for (const Card card : CardSet::full_pack()) {
      if (!counts(card) || (by_count && card.suit() == Suit::kHearts)) continue;
      for (const Seat seat : Seats{seats_}) {
        for (const Card other : captured_[seat]) {
          if (other == card) sum.captured.push_back({card, seat});
        }
      }
    }
    ways_.summary.summary = sum;
  }

  std::mt19937& random_;
  const hearts::Rules& rules_;
  int seats_;
  std::optional<Seat> favoured_;
  std::vector<std::vector<Card>> holdings_;
  std::vector<Card> kitty_;
  std::vector<Card> on_table_;
  PerSeat<std::vector<Card>> captured_;
  PerSeat<int> won_;
  Seat last_winner_;
  std::optional<Card> must_lead_;
  bool broken_ = false;
  HeartsWays ways_;
};

// The hand with every seat moved `steps` to the left.
inline hearts::Hand rotated(hearts::Hand hand, int seats, int steps) {
  const auto turn = [seats, steps](auto& seat) {
    if (seat) seat = (*seat).left(seats, steps);
  };
  const auto turn_counts = [seats, steps](games::Counts& counts) {
    if (!counts.empty()) std::ranges::rotate(counts, counts.begin() + (seats - steps));
  };
  for (Trick& trick : hand.tricks) {
    turn(trick.winner);
    turn(trick.leader);
    for (NotedCard& noted : trick.cards) turn(noted.by);
  }
  if (hand.summary) {
    turn_counts(hand.summary->tricks);
    turn_counts(hand.summary->hearts);
    for (games::Captured& captured : hand.summary->captured) captured.by = captured.by.left(seats, steps);
  }
  if (hand.kitty) turn(hand.kitty->to);
  return hand;
}

}  // namespace nullo::testing
