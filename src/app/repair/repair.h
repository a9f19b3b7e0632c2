// Repairs what was agreed or entered wrongly for a whole session: a rule, who sat where, who dealt first. It is a draft
// beside the session, written nowhere until somebody keeps it after the comparison (see Correction).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/correction/steps.h"
#include "app/new_session/draft.h"
#include "app/view.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// A range of hands, both ends included, from 0.
struct HandSpan {
  std::size_t from = 0;
  std::size_t to = 0;
};

class Repair {
 public:
  Repair(session::Session original, store::KeptRules kept);

  void set_option(std::string_view key, const games::OptionValue& value);
  // Does nothing if the preset is for another number of players.
  void choose_preset(std::string_view id);
  void set_first_dealer(Seat seat);
  // The hands in which the next exchange applies.
  void set_hands(HandSpan hands);
  // Exchanges the people of two seats in those hands, since the names were wrong: the facts stay with the seats. If
  // that makes a difference to the totals before or after those hands, `points` says where the totals go.
  void exchange(Seat a, Seat b, session::PointsFollow points = session::PointsFollow::kSeat);
  // Exchanges them since only the order around the table was wrong: their points and all that was entered for them go
  // along, who dealt included. Call it only if can_mend_order() says so.
  void exchange_order(Seat a, Seat b);
  // Somebody has to be asked what happens to the totals if the names were wrong.
  [[nodiscard]] bool asks_about_points(Seat a, Seat b) const;
  // The totals can go with the people: no partners are parted.
  [[nodiscard]] bool points_can_go_along(Seat a, Seat b) const;
  // It may be that only the order around the table, and so of the deal, was wrong: those hands go up to the open one,
  // something was entered in them, and it can go along with the people.
  [[nodiscard]] bool can_mend_order(Seat a, Seat b) const;
  // Puts somebody else at the seat in all hands. Returns why that is refused; empty: it is done.
  std::string replace(Seat seat, const std::string& name);

  bool step(bool back);
  [[nodiscard]] std::string undo_label() const { return steps_.undo_label(); }
  [[nodiscard]] std::string redo_label() const { return steps_.redo_label(); }

  [[nodiscard]] const session::Session& original() const { return original_; }
  // "in hands 2 to 4": those in which the next exchange applies; empty: there is only one.
  [[nodiscard]] std::string hands_text() const { return hands_text(hands_); }
  // The session as corrected. Its hands keep their facts, which may not fit the new rules.
  [[nodiscard]] session::Session session() const;
  [[nodiscard]] bool changed() const { return session() != original_; }
  // "rules and seats corrected".
  [[nodiscard]] std::string label() const;
  // As sentences.
  [[nodiscard]] std::vector<std::string> changes() const;
  [[nodiscard]] RepairView view(const Players& people) const;

 private:
  [[nodiscard]] std::string hands_text(const HandSpan& hands) const;
  struct Exchange {
    Seat a;
    Seat b;
    HandSpan hands;
    session::PointsFollow points = session::PointsFollow::kSeat;
    bool order = false;  // what was entered goes along
  };
  [[nodiscard]] std::string points_text(const Exchange& exchange) const;
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
  void take_entries_along(session::Session& session, const Exchange& exchange) const;
  [[nodiscard]] session::Session made_from(const Draft& draft) const;

  session::Session original_;
  Draft draft_;
  HandSpan hands_;
  bool open_;     // the last hand is open
  bool entered_;  // and something of it is entered
  Steps<Draft> steps_;
};

}  // namespace nullo::app
