// A hand of a past session played once more: what the table looked like after each trick. It is worked out from what
// every game declares: the hand with its last tricks taken out again, one by one.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/chips_and_stake.h"
#include "app/view.h"
#include "session/session.h"
#include "session/words.h"

namespace nullo::app {

// It was told trick by trick.
bool can_replay(const session::Session& session, std::size_t hand);

class Replay {
 public:
  // `session` has that hand; one that was not told trick by trick has no steps.
  Replay(const session::Session& session, std::size_t hand);

  // From 0, before the first trick, to all of them; the last one with all that was told besides.
  [[nodiscard]] int steps() const { return static_cast<int>(tellings_.size()) - 1; }
  [[nodiscard]] int step() const { return step_; }
  void go_to(int step);
  // Who sat there in this hand.
  [[nodiscard]] std::vector<std::string> players() const { return session::sitting_last(session_); }
  [[nodiscard]] ReplayView view(const ChipSet& chips) const;

 private:
  [[nodiscard]] session::Session session_at(int step) const;

  session::Session session_;           // up to this hand
  std::vector<games::Hand> tellings_;  // with so many tricks
  int step_ = 0;
};

}  // namespace nullo::app
