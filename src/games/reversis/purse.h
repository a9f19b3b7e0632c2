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

  // The dealer puts 5 into the most recent pot; if there is none, a new one is formed. [reversis R1, R2]
  void ante(Seat dealer);
  // Forms a pot of 10 from the dealer and 5 from each other seat; the count of remises begins again. [reversis R1, R3]
  void form_pot(Seat dealer);
  void pay(Seat from, Seat to, Amount amount, const Cause& cause);
  // The seat gets the most recent pot.
  void take_pot(Seat seat, const Cause& cause);
  // The seat pays as much as the most recent pot has. The first remise since a pot was formed by ante is added to that
  // pot, every later one forms a new pot. [reversis R3]
  void remise(Seat seat, const Cause& cause);
  // Pays back every payment for an ace or the Quinola, pot and remise included, one by one. [reversis R13]
  void refund();
  // The seat pays back double what others have paid it for aces and the Quinola; a pot that it took it returns, and
  // pays a remise for it. [reversis R18]
  void pay_back_double(Seat seat);
  // Shares all pots evenly among the seats; chips that are left over go one by one to the seats from the last dealer
  // on. [reversis R21]
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
