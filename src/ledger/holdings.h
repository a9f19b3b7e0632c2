// What every account holds, followed posting by posting, and whether chips were lost on the way.
// Units: points or chips; seats and pots hold what is theirs, from the starting chips on, and may be below zero.
#pragma once

#include <optional>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo {

// What cannot be where chips move at once.
enum class Leak {
  kNothingMoved,  // a posting of nothing, of less, or to whom it comes from
  kNoSuchSeat,    // a posting from or to a seat that the table does not have
  kPotBelowZero,  // more was taken out of a pot than lay in it
  kOutOfNowhere,  // chips from the bank, or to it, that the table did not agree on: their sum has changed
  kNotAsTold,     // what a seat or pot is said to hold is not what the postings come to
};

class Holdings {
 public:
  // What the seats begin with.
  explicit Holdings(const PerSeat<Amount>& starting);

  [[nodiscard]] const PerSeat<Amount>& seats() const { return seats_; }
  // By their number, oldest first; an empty one at the end is not there any more.
  [[nodiscard]] const std::vector<Amount>& pots() const { return pots_; }
  // What came back to the bank, less what it gave out.
  [[nodiscard]] Amount bank() const { return bank_; }
  // Chips held and in pots less those that were handed out at the start or agreed on with the bank: zero, or chips have
  // been made or lost.
  [[nodiscard]] Amount surplus() const;

  // People change places and take what they hold along: whose each seat has now. An empty table changes nothing.
  void change_places(const PerSeat<Seat>& came_from);

  // Moves what the posting moves, and says what is wrong with it where chips move at once; a seat that is not there is
  // passed over. Points may well come from the bank: who keeps points need not look.
  std::optional<Leak> add(const Posting& posting);

 private:
  void move(Account account, Amount amount);
  [[nodiscard]] bool has(Account account) const;

  PerSeat<Amount> seats_;
  std::vector<Amount> pots_;
  Amount starting_;  // of all seats together
  Amount bank_ = 0;
  Amount agreed_ = 0;  // of chips that the bank gave out, those that were agreed on
};

}  // namespace nullo
