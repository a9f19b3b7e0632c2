// The columns of a score sheet: one for each total. If totals move with people who change chairs, the column moves from
// chair to chair; it is named by the seat where its total is now.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"
#include "session/session.h"

namespace nullo::session {

// What one person scored for a total: in which hands (from 0, both included), and how much, without bought chips.
struct Stint {
  std::string name;
  std::size_t from = 0;
  std::size_t to = 0;
  Amount amount = 0;

  friend bool operator==(const Stint&, const Stint&) = default;
};

class Columns {
 public:
  // Begins with the people who sit there at the start of `session`.
  explicit Columns(const Session& session);
  // After all hands of a result.
  Columns(const Session& session, const SessionResult& result);

  // Call it for each hand, in the order played.
  void add(const HandResult& hand);

  // The seat that had the column's total after so many hands.
  [[nodiscard]] Seat seat_after(std::size_t hands, Seat column) const;
  // In the order played; empty before the first hand.
  [[nodiscard]] const std::vector<Stint>& stints(Seat column) const { return stints_[column]; }
  // All who have played for the total, in that order.
  [[nodiscard]] std::vector<std::string> people(Seat column) const;
  // "Dad / Eva", one text a seat. If more than eight have played for a total, the first seven: "Dad / … / 5 others".
  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] int seats() const { return stints_.size(); }
  // The number of hands played before the session began.
  [[nodiscard]] std::size_t hands_before() const { return before_; }

 private:
  std::vector<std::string> first_;  // who sat there at the start
  PerSeat<std::vector<Stint>> stints_;
  PerSeat<Seat> began_;  // for each seat, where its total was at the start
  // A hand before which totals moved, and the seat that each had from then on, by where it was at the start.
  std::vector<std::pair<std::size_t, PerSeat<Seat>>> moves_;
  std::size_t before_ = 0;
  std::size_t hands_ = 0;
  bool in_chips_;  // the game is played for chips, which can be bought
};

// "Dad / Eva": all who have played for the total that each seat has now.
std::vector<std::string> column_names(const Session& session, const SessionResult& result);
// If several people played for one total, what each scored: "Dad +5 in hands 1 to 2, Eva +9 in hand 3", one text for
// each such side.
std::vector<std::string> stint_texts(const games::Rules& rules, const Columns& columns);
// Who has come or changed chairs since the hand before: "Eva sits in for Dad", "Anna and Boris change chairs"; then, if
// somebody moved, whether points moved with them. No full stops. `named` formats the names.
using NameText = std::string (*)(std::string_view);
std::vector<std::string> seating_news(
    const std::vector<std::string>& before, const HandResult& hand,
    NameText named = [](std::string_view name) { return std::string{name}; });

}  // namespace nullo::session
