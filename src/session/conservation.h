// Chips never appear or vanish: what the seats hold and what lies in the pots is always the starting chips of
// everybody, save for what the table agreed on with the bank; and no pot is ever below zero. For games whose chips move
// at once.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/holdings.h"
#include "session/hand_by_hand.h"

namespace nullo::session {

// Where chips are first made or lost.
struct Loss {
  Leak leak = Leak::kNotAsTold;
  std::size_t hand = 0;                // from 0
  std::optional<std::size_t> posting;  // of that hand, from 0; nothing: the hand's end
  std::string what;                    // "seat:1 to pot:1, 25", "pot:1 is said to hold 25, the postings come to 20"

  friend bool operator==(const Loss&, const Loss&) = default;
};

// "hand 3, posting 7 (pot:1 to seat:2, 25): more is taken out of the pot than lies in it".
std::string to_text(const Loss& loss);

// Goes through the postings of hand after hand.
class Conservation {
 public:
  explicit Conservation(const PerSeat<Amount>& starting) : holdings_{starting} {}

  [[nodiscard]] const Holdings& holdings() const { return holdings_; }
  // Moves the chips of one hand, in which people may have changed places; the first loss in it.
  std::optional<Loss> add(std::span<const Posting> postings, const PerSeat<Seat>& came_from = {});
  // Compares what the hand added last is said to leave in the pots, oldest first, with what its postings come to.
  [[nodiscard]] std::optional<Loss> compare(std::span<const Amount> pots) const;

 private:
  Holdings holdings_;
  std::size_t hands_ = 0;
};

// Looks for the first loss of a whole session: every posting of every hand, the pots after each complete hand, and what
// everybody holds in the end.
class LossSearch {
 public:
  explicit LossSearch(const Session& session);

  void add(const Turn& turn);
  // After all hands. Nothing where all is well, or where the game has no pots.
  [[nodiscard]] std::optional<Loss> finish(const SessionResult& result) const;

 private:
  const Session* session_;
  std::optional<Conservation> chips_;  // where the game has pots
  std::size_t hands_ = 0;
  std::optional<Loss> found_;
};

std::optional<Loss> first_loss(const HandByHand& hands);

}  // namespace nullo::session
