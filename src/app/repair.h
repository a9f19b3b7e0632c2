// What was agreed or written down wrongly of a whole session - a rule, who sat where, who dealt first - put right: a
// draft beside the session, written nowhere until its comparison is kept (Correction).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/new_session.h"
#include "app/steps.h"
#include "app/view.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// From which hand to which, both from 0 and included.
struct HandSpan {
  std::size_t from = 0;
  std::size_t to = 0;
};

class Repair {
 public:
  Repair(session::Session original, store::KeptRules kept);

  void set_option(std::string_view key, const games::OptionValue& value);
  // One that is for another number of players changes nothing.
  void choose_preset(std::string_view id);
  void set_first_dealer(Seat seat);
  // In which hands the next exchange is.
  void set_hands(HandSpan hands);
  // Who sat at one of the two seats in those hands sat at the other. What was told stays with the seats; where that
  // makes a difference before or after those hands, `points` says where their totals go.
  void exchange(Seat a, Seat b, session::PointsFollow points = session::PointsFollow::kSeat);
  // What becomes of the totals has to be asked.
  [[nodiscard]] bool asks_about_points(Seat a, Seat b) const;
  // They can go with the people: no partners are parted.
  [[nodiscard]] bool points_can_go_along(Seat a, Seat b) const;
  // Only the order around the table was wrong, that of the deal: they change chairs in the hand that is open, and
  // nobody's points change.
  [[nodiscard]] bool can_mend_order() const;
  // In all hands somebody else sat there. Gives why that cannot be; empty: it is done.
  std::string replace(Seat seat, const std::string& name);

  bool step(bool back);
  [[nodiscard]] std::string undo_label() const { return steps_.undo_label(); }
  [[nodiscard]] std::string redo_label() const { return steps_.redo_label(); }

  [[nodiscard]] const session::Session& original() const { return original_; }
  // As it would be. Its hands have the facts they had; the rules may not fit them.
  [[nodiscard]] session::Session session() const;
  [[nodiscard]] bool changed() const { return session() != original_; }
  // "rules and seats corrected".
  [[nodiscard]] std::string label() const;
  // In sentences.
  [[nodiscard]] std::vector<std::string> changes() const;
  [[nodiscard]] RepairView view(const Players& people) const;

 private:
  struct Exchange {
    Seat a;
    Seat b;
    HandSpan hands;
    session::PointsFollow points = session::PointsFollow::kSeat;
  };
  struct Replaced {
    std::string name;
    std::string by;
  };
  struct Draft {
    NewSession rules;
    Seat first_dealer;
    std::vector<Exchange> exchanges;
    std::vector<Replaced> replaced;
  };

  void remember(std::string label);
  [[nodiscard]] std::size_t last_hand() const { return original_.hands.empty() ? 0 : original_.hands.size() - 1; }
  [[nodiscard]] bool is_whole(const HandSpan& hands) const { return hands.from == 0 && hands.to == last_hand(); }
  [[nodiscard]] std::string hands_text(const HandSpan& hands) const;
  [[nodiscard]] session::Session made_from(const Draft& draft) const;

  session::Session original_;
  Draft draft_;
  HandSpan hands_;
  Steps<Draft> steps_;
};

}  // namespace nullo::app
