// The facts of a hand after its people have changed chairs, so that everything stays with whom it was entered for.
// A game hands it each of its facts that names seats.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/seat.h"
#include "core/trick.h"
#include "games/captured.h"

namespace nullo::games {

class Reseat {
 public:
  // `came_from`: for each seat the seat from which its person comes.
  explicit Reseat(const PerSeat<Seat>& came_from) : came_from_{&came_from}, now_(came_from.size()) {
    for (const Seat seat : Seats{now_.size()}) now_[came_from[seat]] = seat;
  }

  // Where the person of that seat sits now.
  [[nodiscard]] Seat now(Seat seat) const { return now_[seat]; }
  // False: the hand holds something that no other order around the table can have: every card of a trick in the order
  // played. It is then of no use.
  [[nodiscard]] bool possible() const { return possible_; }

  void operator()(Seat& seat) { seat = now(seat); }
  void operator()(Captured& captured) { (*this)(captured.by); }
  void operator()(Trick& trick) {
    possible_ = possible_ && !trick.is_play;
    (*this)(trick.winner);
    (*this)(trick.leader);
    for (NotedCard& card : trick.cards) (*this)(card.by);
  }
  template <class Fact>
  void operator()(std::optional<Fact>& fact) {
    if (fact) (*this)(*fact);
  }
  template <class Fact>
  void operator()(std::vector<Fact>& facts) {
    for (Fact& fact : facts) (*this)(fact);
  }
  // One entry for each seat; or for each side, whose seats sit as many places apart as there are sides.
  template <class Fact>
  void operator()(PerSeat<Fact>& facts) {
    move(facts, facts.size());
  }
  template <class Fact, std::size_t kSize>
  void operator()(std::array<Fact, kSize>& facts) {
    move(facts, static_cast<int>(kSize));
  }

 private:
  template <class Facts>
  void move(Facts& facts, int size) {
    const Facts were = facts;
    for (int i = 0; i < size; ++i) facts.begin()[i] = were.begin()[(*came_from_)[Seat{i}].index() % size];
  }

  const PerSeat<Seat>* came_from_;
  PerSeat<Seat> now_;
  bool possible_ = true;
};

}  // namespace nullo::games
