// Checks that chips never appear or vanish: the seats and the pots together always have everybody's starting chips,
// plus or minus what the table agreed on with the bank; and no pot is ever below zero. Only for games whose chips move
// at once.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/holdings.h"
#include "session/hand_by_hand.h"

namespace nullo::session {

// The place where chips first appear or vanish.
struct Loss {
  Leak leak = Leak::kNotAsSaid;
  std::size_t hand = 0;                // from 0
  std::optional<std::size_t> posting;  // in that hand, from 0; nothing: at the hand's end
  std::string what;                    // "seat:1 to pot:1, 25", "pot:1 is said to hold 25, the postings come to 20"

  friend bool operator==(const Loss&, const Loss&) = default;
};

// "hand 3, posting 7 (pot:1 to seat:2, 25): more is taken out of the pot than lies in it".
std::string to_text(const Loss& loss);

// Follows the postings of one hand after another.
class Conservation {
 public:
  explicit Conservation(const PerSeat<Amount>& starting) : holdings_{starting} {}

  [[nodiscard]] const Holdings& holdings() const { return holdings_; }
  // Moves the chips of one hand, before which people may have changed places. Returns the first loss in it.
  std::optional<Loss> add(std::span<const Posting> postings, const PerSeat<Seat>& came_from = {});
  // Compares the pots that the scoring reports for the hand added last, oldest first, with the sum of the postings.
  [[nodiscard]] std::optional<Loss> compare(std::span<const Amount> pots) const;

 private:
  Holdings holdings_;
  std::size_t hands_ = 0;
};

// Finds the first loss in a whole session: checks every posting, the pots after each complete hand, and all totals at
// the end.
class LossSearch {
 public:
  explicit LossSearch(const Session& session);

  void add(const Turn& turn);
  // Call it after all hands. Nothing if no chips are lost, or if the game has no pots.
  [[nodiscard]] std::optional<Loss> finish(const SessionResult& result) const;

 private:
  const Session* session_;
  std::optional<Conservation> chips_;  // empty if the game has no pots
  std::size_t hands_ = 0;
  std::optional<Loss> found_;
};

std::optional<Loss> first_loss(const HandByHand& hands);

}  // namespace nullo::session
