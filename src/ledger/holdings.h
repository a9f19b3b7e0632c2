// What every account holds, followed posting by posting, and whether chips were lost on the way.
// Units: points or chips. Seats and pots hold their own, starting chips included, and may be below zero.
#pragma once

#include <optional>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo {

// What is impossible where chips move at once.
enum class Leak {
  kNothingMoved,  // a posting of zero or less, or from an account to itself
  kNoSuchSeat,    // a posting from or to a seat that the table does not have
  kPotBelowZero,  // more was taken out of a pot than lay in it
  kOutOfNowhere,  // chips from the bank or to it without an adjustment: the sum at the table has changed
  kNotAsSaid,     // a seat or pot is said to hold something else than its postings come to
};

class Holdings {
 public:
  // `starting`: what each seat begins with.
  explicit Holdings(const PerSeat<Amount>& starting);

  [[nodiscard]] const PerSeat<Amount>& seats() const { return seats_; }
  // By their number, oldest first; an empty pot at the end is removed.
  [[nodiscard]] const std::vector<Amount>& pots() const { return pots_; }
  [[nodiscard]] Amount in_pots() const;  // all pots together
  // What came back to the bank, less what it gave out.
  [[nodiscard]] Amount bank() const { return bank_; }
  // The chips of all seats and pots, less those handed out at the start or agreed on with the bank. Anything but zero
  // means that chips were made or lost.
  [[nodiscard]] Amount surplus() const;

  // People change places and take what they hold along. `came_from`: the earlier seat of whoever has each seat now;
  // empty: nothing changes.
  void change_places(const PerSeat<Seat>& came_from);

  // Moves what the posting moves, and returns what is wrong with it where chips move at once; a seat that does not
  // exist is skipped. Points may come from the bank, so those who keep points can ignore the answer.
  std::optional<Leak> add(const Posting& posting);

 private:
  void move(Account account, Amount amount);
  [[nodiscard]] bool has(Account account) const;

  PerSeat<Amount> seats_;
  std::vector<Amount> pots_;
  Amount starting_;  // of all seats together
  Amount bank_ = 0;
  Amount agreed_ = 0;  // the agreed part of the chips that the bank gave out
};

}  // namespace nullo
