// Chips as they lie on the table: which values there are, how a sum is made of them, and which chips a payment moves.
// Units: sums are `Amount`, in chips of value 1; counts are numbers of pieces, never negative. Equal input gives equal
// output. Nothing here fails: values that make no chip set give no ChipSet, and what a payer does not have is reported
// as owed.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo {

// The values of the chips that a table has: 2 to 6 of them, ascending from 1, none above kHighestChip.
class ChipSet {
 public:
  static constexpr int kMostValues = 6;
  static constexpr Amount kHighestChip = 1000;

  ChipSet() : values_{1, 5, 25}, size_{3} {}  // what most boxes hold
  // Nothing if these values are no chip set.
  static std::optional<ChipSet> of(std::span<const Amount> values);
  // Reads "1/5/25"; blanks, commas and semicolons may stand in place of the strokes. Nothing if it is no chip set.
  static std::optional<ChipSet> parse(std::string_view text);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] Amount value(int kind) const { return values_[static_cast<std::size_t>(kind)]; }  // kind: from 0
  // Whether each value is a multiple of the one before it.
  [[nodiscard]] bool nested() const;
  friend bool operator==(const ChipSet&, const ChipSet&) = default;

 private:
  std::array<Amount, kMostValues> values_{};
  int size_ = 0;
};

std::string to_string(const ChipSet& set);  // "1/5/25"

// How many chips there are of each value of a set; the counts beyond the set's values are zero.
struct Stack {
  std::array<Amount, ChipSet::kMostValues> count{};

  Amount& operator[](int kind) { return count[static_cast<std::size_t>(kind)]; }
  Amount operator[](int kind) const { return count[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] bool empty() const { return *this == Stack{}; }
  [[nodiscard]] Amount pieces() const;
  Stack& operator+=(const Stack& other);
  Stack& operator-=(const Stack& other);  // `other` must be contained in it
  friend Stack operator+(Stack a, const Stack& b) { return a += b; }
  friend Stack operator-(Stack a, const Stack& b) { return a -= b; }
  friend bool operator==(const Stack&, const Stack&) = default;
};

Amount sum_of(const ChipSet& set, const Stack& stack);
// "one 25, two 5s, two 1s", the highest first; "nothing" for an empty stack.
std::string to_text(const ChipSet& set, const Stack& stack);

// A sum, from 0, in the fewest chips; of equally few, those with the higher values. Right for any set.
Stack fewest_chips(const ChipSet& set, Amount sum);
// A sum, from 0, as it is given out before a game: high chips are changed until there are about as many of each lower
// value as make two of the next, but one of the highest stays. 100 in 1/5/25: two 25s, eight 5s, ten 1s.
Stack starting_stack(const ChipSet& set, Amount sum);

// Which chips a payment moves. If `owed` is zero, `over` less `back` is the sum paid.
struct PaidChips {
  Stack over;       // from the payer to the payee
  Stack back;       // change, from the payee to the payer
  Stack to_box;     // chips that the payer first changes at the box, if nobody else has the change
  Stack from_box;   // the smaller ones that the payer gets for them, from which `over` is then paid
  Amount owed = 0;  // what the payer cannot pay after having given everything; from 0

  [[nodiscard]] Amount pieces() const { return over.pieces() + back.pieces() + to_box.pieces() + from_box.pieces(); }
  friend bool operator==(const PaidChips&, const PaidChips&) = default;
};

// How `sum` (from 1) is paid out of one stack to another with the fewest chips moved; of equally few, with the least
// change. The search looks at no more than a million ways, far more than stacks that people can hold need. If the two
// cannot make the sum exactly, the payer changes one chip at the box.
PaidChips pay(const ChipSet& set, const Stack& payer, const Stack& payee, Amount sum);

// What lies before every seat and in every pot, followed through a session's postings. Bought chips come from the box,
// which never runs out. If a payer lacks chips, the box gives the payee what is missing, and the payer's next chips go
// to the box first. So the stack of a seat or pot is always what the ledger says it holds; where that is below zero,
// the stack is empty and `owed` is how much.
class Stacks {
 public:
  // What each seat begins with.
  Stacks(const ChipSet& set, const PerSeat<Amount>& starting);
  Stacks(const ChipSet& set, int seats, Amount starting) : Stacks{set, PerSeat<Amount>(seats, starting)} {}

  // People change places and take their chips along. `came_from`: the earlier seat of whoever has each seat now; empty:
  // nothing changes.
  void change_places(const PerSeat<Seat>& came_from);

  [[nodiscard]] const ChipSet& set() const { return set_; }
  [[nodiscard]] Stack of(Account account) const;     // empty for the bank
  [[nodiscard]] Amount owed(Account account) const;  // from 0
  // What this posting would move now.
  [[nodiscard]] PaidChips ask(const Posting& posting) const;
  // Moves the chips of the posting, and returns what was moved.
  PaidChips move(const Posting& posting);

 private:
  struct Pile {
    Stack stack;
    Amount owed = 0;
  };
  [[nodiscard]] const Pile* find(Account account) const;
  Pile& pile(Account account);
  void repay(Pile& pile) const;

  ChipSet set_;
  std::vector<Pile> seats_;
  std::vector<Pile> pots_;
};

// "one 25, two 5s", "one 25; change: three 5s, one 1 back", "one 25 changed at the box; two 5s, two 1s", "one 5, two
// 1s, the last chips, and 3 owed", "no chips left, 7 owed".
std::string to_text(const ChipSet& set, const PaidChips& payment);

}  // namespace nullo
