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
  // Who sat at one of the two seats in those hands sat at the other. What was told stays with the seats.
  void exchange(Seat a, Seat b);

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
  };
  struct Draft {
    NewSession rules;
    Seat first_dealer;
    std::vector<Exchange> exchanges;
  };

  void remember(std::string label);
  [[nodiscard]] std::size_t last_hand() const { return original_.hands.empty() ? 0 : original_.hands.size() - 1; }
  [[nodiscard]] bool is_whole(const HandSpan& hands) const { return hands.from == 0 && hands.to == last_hand(); }
  [[nodiscard]] std::string hands_text(const HandSpan& hands) const;

  session::Session original_;
  Draft draft_;
  HandSpan hands_;
  Steps<Draft> steps_;
};

}  // namespace nullo::app
