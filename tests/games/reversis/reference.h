// An evening of Reversis scored a second time, to check the engine: from the cards as they were played, chip by chip,
// from reversis R1-R21. Slow and plain; it shares nothing with the engine except the facts.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <set>
#include <vector>

#include "session/session.h"

namespace nullo::reversis {

class Reference {
 public:
  using Chips = std::array<long, 4>;

  // Every hand is entered as played; the last one may be cut short.
  explicit Reference(const session::Session& session) : rules_{session.rules.as<Rules>()} {
    chips_.fill(rules_.starting_chips);
    std::ranges::copy(session.opening, chips_.begin());
    int dealer = session.first_dealer.index();
    for (std::size_t number = 0; number < session.hands.size(); ++number) {
      const session::Hand& hand = session.hands[number];
      if (hand.dealer) dealer = hand.dealer->index();
      const Chips before = chips_;
      for (const session::Adjustment& each : hand.adjustments) {
        if (each.from.seat()) chips_[index(*each.from.seat())] -= each.amount;
        if (each.to.seat()) chips_[index(*each.to.seat())] += each.amount;
      }
      play(hand.facts.as<Hand>(), dealer);
      const bool last = number + 1 == session.hands.size();
      const bool stop = last && !session.ended_at.empty();
      const bool enough = rules_.hands && static_cast<int>(number) + 1 == *rules_.hands;
      if (complete_ && (stop || enough)) end(dealer);  // [reversis R21]
      Chips change{};
      for (std::size_t seat = 0; seat < 4; ++seat) change[seat] = chips_[seat] - before[seat];
      scores_.push_back(change);
      dealer = (dealer + 1) % 4;
    }
  }

  [[nodiscard]] const std::vector<Chips>& scores() const { return scores_; }
  [[nodiscard]] const Chips& chips() const { return chips_; }
  [[nodiscard]] const std::vector<long>& pots() const { return pots_; }
  [[nodiscard]] bool finished() const { return finished_; }
  [[nodiscard]] const std::set<int>& winners() const { return winners_; }

 private:
  // A chip that went from a seat to another for an ace or the J♥.
  struct Payment {
    int from;
    int to;
    long amount;
  };
  struct Card4 {
    Card card;
    int by;
  };
  struct Round {
    std::array<Card4, 4> cards;
    int leader;
    int winner;
  };

  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index()); }
  static bool is_ace(Card card) { return card.rank() == Rank::kAce; }
  static bool is_quinola(Card card) { return card.rank() == Rank::kJack && card.suit() == Suit::kHearts; }
  static long ace_price(Card card) { return card.suit() == Suit::kDiamonds ? 2 : 1; }
  static int points(Card card) {
    switch (static_cast<int>(card.rank())) {
      case 14:
        return 4;
      case 13:
        return 3;
      case 12:
        return 2;
      case 11:
        return 1;
      default:
        return 0;
    }
  }
  static bool first_nine(std::size_t trick) { return trick < 9; }

  void give(int from, int to, long amount) {
    chips_[static_cast<std::size_t>(from)] -= amount;
    chips_[static_cast<std::size_t>(to)] += amount;
  }
  void pay(int from, int to, long amount) {
    give(from, to, amount);
    payments_.push_back({from, to, amount});
  }
  void into_newest_pot(int from, long amount) {
    chips_[static_cast<std::size_t>(from)] -= amount;
    pots_.back() += amount;
  }
  void form_pot(int dealer) {
    pots_.push_back(0);
    for (int seat = 0; seat < 4; ++seat) into_newest_pot(seat, seat == dealer ? 10 : 5);
    remises_ = 0;
  }
  // [reversis R3]
  void pay_remise(int from) {
    const long amount = pots_.back();
    ++remises_;
    if (remises_ > 1) pots_.push_back(0);
    into_newest_pot(from, amount);
  }
  long take_pot(int to) {
    const long amount = pots_.back();
    pots_.pop_back();
    chips_[static_cast<std::size_t>(to)] += amount;
    return amount;
  }

  // [common C1]
  static std::vector<Round> rounds_of(const Hand& hand, int dealer) {
    std::vector<Round> rounds;
    int leader = (dealer + 1) % 4;
    for (const Trick& trick : hand.tricks) {
      if (trick.cards.size() < 4) break;
      Round round{
          {Card4{trick.cards[0].card, 0}, {trick.cards[1].card, 0}, {trick.cards[2].card, 0}, {trick.cards[3].card, 0}},
          leader,
          leader};
      Card best = trick.cards[0].card;
      for (int i = 0; i < 4; ++i) {
        Card4& played = round.cards[static_cast<std::size_t>(i)];
        played.by = (leader + i) % 4;
        if (played.card.suit() == best.suit() && played.card.rank() > best.rank()) {
          best = played.card;
          round.winner = played.by;
        }
      }
      rounds.push_back(round);
      leader = round.winner;
    }
    return rounds;
  }

  // The seat with nine of nine. [reversis R13]
  static std::optional<int> undertaker_of(const std::vector<Round>& rounds) {
    if (rounds.size() < 9) return std::nullopt;
    for (std::size_t k = 0; k < 9; ++k) {
      if (rounds[k].winner != rounds[0].winner) return std::nullopt;
    }
    return rounds[0].winner;
  }

  // [reversis R16]
  static std::optional<int> espagnolette_of(const std::vector<Round>& rounds) {
    for (int seat = 0; seat < 4; ++seat) {
      std::vector<Card> in_order;
      for (const Round& round : rounds) {
        for (const Card4& played : round.cards) {
          if (played.by == seat) in_order.push_back(played.card);
        }
      }
      const auto aces = std::count_if(in_order.begin(), in_order.end(), is_ace);
      const bool quinola = std::ranges::any_of(in_order, is_quinola);
      if (aces < 3 || (aces == 3 && !quinola)) continue;
      for (std::size_t k = 0; k < 9; ++k) {
        const Suit led = rounds[k].cards[0].card.suit();
        if (in_order[k].suit() == led) continue;
        for (std::size_t later = k + 1; later < in_order.size(); ++later) {
          if (in_order[later].suit() == led) return seat;
        }
      }
    }
    return std::nullopt;
  }

  // What falls due as soon as the trick is over. [reversis R4, R5, R7]
  void pay_for(const Round& round) {
    const Suit led = round.cards[0].card.suit();
    for (const Card4& played : round.cards) {
      if (played.by == round.leader) continue;  // claims come later
      const bool follows = played.card.suit() == led;
      if (is_ace(played.card) && follows) pay(played.by, round.leader, ace_price(played.card));
      if (is_ace(played.card) && !follows) pay(round.winner, played.by, ace_price(played.card));
      if (is_quinola(played.card) && follows) {
        for (int seat = 0; seat < 4; ++seat) {
          if (seat != round.leader) pay(seat, round.leader, seat == played.by ? 10 : 5);
        }
        pay_remise(played.by);
      }
      if (is_quinola(played.card) && !follows) {
        pay(round.winner, played.by, 5);
        pot_taken_ = take_pot(played.by);
        pot_taker_ = played.by;
      }
    }
  }

  void play(const Hand& hand, int dealer) {
    payments_.clear();
    pot_taken_ = 0;
    pot_taker_.reset();
    if (pots_.empty()) {
      form_pot(dealer);  // [reversis R1, R2]
    } else {
      into_newest_pot(dealer, 5);
    }
    const std::vector<Round> rounds = rounds_of(hand, dealer);
    const std::optional<int> undertaker = undertaker_of(rounds);
    if (!undertaker) {  // else everything is given back, as if nothing had been paid [reversis R13]
      for (const Round& round : rounds) pay_for(round);
    }
    complete_ = rounds.size() == 11;
    if (!complete_) return;
    if (undertaker) {
      settle_reversis(rounds, *undertaker);
    } else {
      settle_party(hand, rounds, dealer);
    }
    if (pots_.empty() && rules_.new_pot == NewPot::kAtOnce) form_pot(dealer);  // [reversis R2]
  }

  // [reversis R14, R15, R19, R20]
  void settle_reversis(const std::vector<Round>& rounds, int maker) {
    bool quinola = false;
    for (std::size_t k = 0; k < 9; ++k) {
      for (const Card4& played : rounds[k].cards) quinola = quinola || (is_quinola(played.card) && played.by == maker);
    }
    for (std::size_t k = 9; k < 11; ++k) {
      if (rounds[k].winner == maker) continue;
      bool by_quinola = false;
      for (const Card4& played : rounds[k].cards) {
        by_quinola = by_quinola || (is_quinola(played.card) && played.by == rounds[k].winner);
      }
      give(maker, rounds[k].winner, by_quinola ? 54 : 64);
      if (quinola) pay_remise(maker);
      return;
    }
    const std::optional<int> espagnolette = espagnolette_of(rounds);
    for (int seat = 0; seat < 4; ++seat) {
      if (seat != maker) give(espagnolette.value_or(seat), maker, (seat + 2) % 4 == maker ? 32 : 16);
    }
    if (quinola) take_pot(maker);
  }

  // [reversis R9-R12, R17, R18]
  void settle_party(const Hand& hand, const std::vector<Round>& rounds, int dealer) {
    std::array<int, 4> taken{};
    std::array<int, 4> tricks{};
    for (const Round& round : rounds) {
      ++tricks[static_cast<std::size_t>(round.winner)];
      for (const Card4& played : round.cards) taken[static_cast<std::size_t>(round.winner)] += points(played.card);
    }
    const std::optional<int> espagnolette = espagnolette_of(rounds);
    const bool made = espagnolette && tricks[static_cast<std::size_t>(*espagnolette)] == 0;
    const bool failed = espagnolette && !made;
    std::vector<int> from_dealer;
    from_dealer.reserve(4);
    for (int i = 0; i < 4; ++i) from_dealer.push_back((dealer + i) % 4);

    std::vector<int> can_win = from_dealer;
    if (made) can_win = {*espagnolette};
    if (failed) std::erase(can_win, *espagnolette);
    keep_least(can_win, [&](std::size_t seat) { return taken[seat]; });
    keep_least(can_win, [&](std::size_t seat) { return tricks[seat]; });
    const int winner = can_win.front();

    std::vector<int> can_lose = from_dealer;
    if (failed) can_lose = {*espagnolette};
    std::erase(can_lose, winner);
    keep_least(can_lose, [&](std::size_t seat) { return -taken[seat]; });
    keep_least(can_lose,
               [&](std::size_t seat) { return rules_.loser_tie == LoserTie::kFewest ? tricks[seat] : -tricks[seat]; });
    const int loser = can_lose.front();

    claim(hand, rounds, winner);
    const long talon = 40 - std::accumulate(taken.begin(), taken.end(), 0);
    give(loser, winner, (4 + talon) * ((loser + 2) % 4 == winner ? 2 : 1));
    if (failed) pay_back(*espagnolette);
  }

  template <class Of>
  static void keep_least(std::vector<int>& seats, Of of) {
    int least = of(static_cast<std::size_t>(seats.front()));
    for (const int seat : seats) least = std::min(least, of(static_cast<std::size_t>(seat)));
    std::erase_if(seats, [&](int seat) { return of(static_cast<std::size_t>(seat)) != least; });
  }

  // [reversis R4, R5, R6]
  void claim(const Hand& hand, const std::vector<Round>& rounds, int winner) {
    for (const Card claimed : hand.claims) {
      for (const Round& round : rounds) {
        if (round.cards[0].card != claimed || round.leader == winner) continue;
        if (is_ace(claimed)) give(round.leader, winner, ace_price(claimed));
        if (!is_quinola(claimed)) continue;
        for (int seat = 0; seat < 4; ++seat) {
          if (seat != winner) give(seat, winner, seat == round.leader ? 10 : 5);
        }
      }
    }
  }

  // [reversis R18]
  void pay_back(int seat) {
    for (const Payment& payment : payments_) {
      if (payment.to == seat) give(seat, payment.from, 2 * payment.amount);
    }
    if (pot_taker_ != seat) return;
    chips_[static_cast<std::size_t>(seat)] -= pot_taken_;
    pots_.push_back(pot_taken_);
    pay_remise(seat);
  }

  void end(int dealer) {
    finished_ = true;
    if (rules_.final_pots == FinalPots::kSplit) {
      long all = std::accumulate(pots_.begin(), pots_.end(), 0L);
      pots_.clear();
      for (int seat = dealer; all > 0; seat = (seat + 1) % 4, --all) ++chips_[static_cast<std::size_t>(seat)];
    }
    const long most = *std::ranges::max_element(chips_);
    for (int seat = 0; seat < 4; ++seat) {
      if (chips_[static_cast<std::size_t>(seat)] == most) winners_.insert(seat);
    }
  }

  const Rules& rules_;
  Chips chips_{};
  std::vector<long> pots_;  // oldest first
  int remises_ = 0;
  std::vector<Payment> payments_;  // of this hand
  long pot_taken_ = 0;
  std::optional<int> pot_taker_;
  bool complete_ = false;
  bool finished_ = false;
  std::set<int> winners_;
  std::vector<Chips> scores_;
};

}  // namespace nullo::reversis
