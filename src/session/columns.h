// The columns of a score sheet: one for each total. Where totals go along with people who change chairs, a column goes
// from chair to chair. It is known by where its total is now.
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

// What somebody played for a total: from which hand to which (from 0, both included), and what came of it.
struct Stint {
  std::string name;
  std::size_t from = 0;
  std::size_t to = 0;
  Amount amount = 0;

  friend bool operator==(const Stint&, const Stint&) = default;
};

class Columns {
 public:
  // `session`: who sat there when it began.
  explicit Columns(const Session& session);
  // Of all hands of a result.
  Columns(const Session& session, const SessionResult& result);

  // In the order played.
  void add(const HandResult& hand);

  // The seat that had the total after so many hands.
  [[nodiscard]] Seat seat_after(std::size_t hands, Seat column) const;
  // In their order; empty before the first hand.
  [[nodiscard]] const std::vector<Stint>& stints(Seat column) const { return stints_[column]; }
  // All who have played for the total, in their order.
  [[nodiscard]] std::vector<std::string> people(Seat column) const;
  // "Dad / Eva", one name a seat.
  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] int seats() const { return stints_.size(); }
  // How many hands were played before the session began.
  [[nodiscard]] std::size_t hands_before() const { return before_; }

 private:
  std::vector<std::string> first_;  // who sat there when it began
  PerSeat<std::vector<Stint>> stints_;
  std::vector<std::pair<std::size_t, PerSeat<Seat>>> moves_;  // the hand, and where each seat's total came from
  std::size_t before_ = 0;
  std::size_t hands_ = 0;
};

// "Dad / Eva": all who have played for the total that each seat has now.
std::vector<std::string> column_names(const Session& session, const SessionResult& result);
// Where several played for one total, what each brought: "Dad +5 in hands 1 to 2, Eva +9 in hand 3", one for each such
// side.
std::vector<std::string> stint_texts(const games::Rules& rules, const Columns& columns);
// Who has come or changed chairs since the hand before: "Eva sits in for Dad", "Anna and Boris change chairs"; then
// where somebody moved what became of the points. No full stops. `named`: how a name stands in them.
using NameText = std::string (*)(std::string_view);
std::vector<std::string> seating_news(
    const std::vector<std::string>& before, const HandResult& hand,
    NameText named = [](std::string_view name) { return std::string{name}; });

}  // namespace nullo::session
