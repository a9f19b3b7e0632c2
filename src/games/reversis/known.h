// What follows from the facts entered: who won and played what, how each ace and the Quinola fell.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/unknown.h"
#include "games/counts.h"
#include "games/reversis/pack.h"
#include "games/reversis/reversis.h"
#include "games/tricks.h"

namespace nullo::reversis {

// How an ace or the Quinola came to a trick. [reversis R4, R5, R8]
enum class Fall : std::uint8_t {
  kLed,
  kFollowed,       // of the suit led, so forced
  kDiscarded,      // on another suit
  kUnknownPlayer,  // it is not known who played it
  kUnknownSuit,    // the Quinola: whether hearts were led is not known
};

// An ace or the Quinola in a trick that is over.
struct Paid {
  Card card = kQuinola;
  int trick = 0;  // from 0
  std::optional<Seat> by = {};
  Seat leader = {};
  Seat winner = {};
  Fall fall = Fall::kUnknownPlayer;
};

// The aces and the Quinola in the order in which they were played.
class PaidCards {
 public:
  void push_back(const Paid& paid) { cards_[size_++] = paid; }
  [[nodiscard]] const Paid* begin() const { return cards_.data(); }
  [[nodiscard]] const Paid* end() const { return cards_.data() + size_; }
  [[nodiscard]] const Paid* find(Card card) const {
    for (const Paid& paid : *this) {
      if (paid.card == card) return &paid;
    }
    return nullptr;
  }

 private:
  std::array<Paid, 5> cards_;
  std::size_t size_ = 0;
};

// The card that each seat is known to have played to each trick.
using Played = std::array<std::array<std::optional<Card>, kSeats>, kTricksPerHand>;

struct Known {
  games::TrickOutcomes outcomes;
  PaidCards paid;
  CardSet noted;  // cards that lie in some trick, the open one too
  CardSet talon;  // as entered
  Played played = {};
  std::array<CardSet, kSeats> played_by = {};  // by each seat
  std::array<CardSet, kSeats> captured = {};   // known cards in its pile
  std::array<int, kSeats> tricks = {};         // won
  std::optional<Seat> undertaker = {};         // the seat that won the first nine tricks [reversis R13]
  games::Counts points = {};                   // of each pile, if settled: as entered or as noted; never empty

  [[nodiscard]] int tricks_over() const { return outcomes.over; }
  [[nodiscard]] bool all_over() const { return outcomes.over == kTricksPerHand; }
  // Honours that lie in no trick, nor in a talon that was entered.
  [[nodiscard]] CardSet honours_out() const { return kHonours - noted - talon; }
  [[nodiscard]] bool all_points_known() const { return !any_unknown(points); }
  // Without the cards of the talon, so that none of them can be played. Those that lie in tricks too are refused.
  [[nodiscard]] games::TrickRules trick_rules() const;
  // Honours known to lie in the talon: as entered, or those noted in no trick of a hand that is over.
  [[nodiscard]] CardSet set_aside() const;
};

inline std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

// The seat that leads to the first trick: left of the dealer.
inline Seat first_leader(const games::Deal& deal) { return deal.dealer.left(kSeats); }

// The hand need not have passed check().
Known known(const games::Deal& deal, const Hand& hand);

// Whether these honours, which are noted nowhere, can all lie in the talon, so that it has the points that the piles
// leave for it. All of `points` must be known.
bool talon_can_hold(CardSet out, const Known& known);

}  // namespace nullo::reversis
