// The payments of one hand as they fall due, with the pots that they fill and empty.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/seat.h"
#include "games/reversis/reversis.h"
#include "ledger/posting.h"

namespace nullo::reversis {

// What a payment is for, and where it fell due.
struct Cause {
  std::string_view reason;
  int trick = 0;  // from 1; 0: none
  std::optional<Card> card = std::nullopt;
};

class Purse {
 public:
  explicit Purse(const State& before) : state_{before} { postings_.reserve(kUsualPostings); }

  // The dealer puts 5 into the most recent pot; where there is none, a new one is formed. [R1, R2]
  void ante(Seat dealer);
  // A pot of the dealer's 10 and the others' 5 each; remises are counted anew. [R1, R3]
  void form_pot(Seat dealer);
  void pay(Seat from, Seat to, Amount amount, const Cause& cause);
  // The most recent pot goes to the seat.
  void take_pot(Seat seat, const Cause& cause);
  // The first since the pot was formed equals it and is added to it, every later one equals the most recent pot and
  // forms a new one. [R3]
  void remise(Seat seat, const Cause& cause);
  // Every payment made for an ace or the Quinola, pot and remise included, goes back, one by one. [R13]
  void refund();
  // What others have paid this seat for aces and the Quinola goes back twice over; a pot that it took is returned, and
  // a remise paid for it. [R18]
  void pay_back_double(Seat seat);
  // All pots together go to the seats evenly; what does not divide one by one from the last dealer on. [R21]
  void split_pots(Seat dealer);

  [[nodiscard]] const std::vector<Amount>& pots() const { return state_.pots; }
  [[nodiscard]] State take_state() { return std::move(state_); }
  [[nodiscard]] std::vector<Posting> take_postings() { return std::move(postings_); }

 private:
  static constexpr std::size_t kUsualPostings = 24;
  static constexpr Amount kAnte = 5;

  [[nodiscard]] Account last_pot() const { return Account::pot(static_cast<int>(state_.pots.size())); }
  void post(Account from, Account to, Amount amount, const Cause& cause) {
    postings_.emplace_back(from, to, amount, cause.reason, static_cast<std::int16_t>(cause.trick), cause.card);
  }
  void undo(const Posting& posting, std::string_view reason);

  std::vector<Posting> postings_;
  State state_;
};

}  // namespace nullo::reversis
