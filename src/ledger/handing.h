// Chips that change hands: what is due between each two accounts, and in which order it can be handed over with the
// chips that lie there. Amounts are in chips of value 1. Pure: equal input gives equal output, and nothing here fails.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo {

// Chips that go, or went, from one account to another.
struct Handing {
  Account from;
  Account to;
  Amount amount = 0;                    // positive
  std::optional<Account> through = {};  // an empty pot that owed as much as it was owed: the chips go past it
  friend bool operator==(const Handing&, const Handing&) = default;
};

// The same with the steps by way of such pots: first into the pot, then out of it.
std::vector<Handing> step_by_step(std::span<const Handing> handings);

// What is due between each two accounts, netted.
class Dues {
 public:
  // The amount falls due.
  void add(Account from, Account to, Amount amount);
  // The amount has been handed over.
  void pay(const Handing& handing);
  // What the first owes the second; below zero, what the second owes the first.
  [[nodiscard]] Amount owed(Account from, Account to) const;
  // All dues that are not zero, as positive amounts, sorted by when they last fell due.
  [[nodiscard]] std::vector<Handing> open() const;

 private:
  struct Pair {
    Amount sum = 0;        // from the lower account to the higher one
    std::size_t last = 0;  // when something last fell due: open() sorts by it
  };
  Pair& between(Account one, Account other);

  std::map<std::pair<Account, Account>, Pair> pairs_;
  std::size_t fallen_due_ = 0;
};

// How many chips lie before each seat and in each pot. The bank has any number.
class ChipsHeld {
 public:
  // What each seat begins with; a seat below zero has none.
  explicit ChipsHeld(const PerSeat<Amount>& starting);
  [[nodiscard]] Amount of(Account account) const;
  [[nodiscard]] bool has(Account account, Amount amount) const;
  // The payer must have the amount.
  void move(const Handing& handing);

 private:
  void change(Account account, Amount by);

  PerSeat<Amount> seats_;
  std::vector<Amount> pots_;
};

struct HandingPlan {
  std::vector<Handing> now;    // one after another
  std::vector<Handing> later;  // what nobody has the chips for yet
};

// Everybody pays as far as they have chips, in this order; a seat that has to receive chips first waits for them. If
// several owe more than they have, the first of them pays what it has.
HandingPlan plan_of(std::vector<Handing> due, ChipsHeld held);

}  // namespace nullo
