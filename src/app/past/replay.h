// Replays a hand of a past session: what the table looked like after each trick. Works for every game by taking the
// last tricks out of the hand again, one by one.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/chips/chips_and_stake.h"
#include "app/view.h"
#include "session/session.h"
#include "session/words.h"

namespace nullo::app {

// The hand was entered trick by trick.
bool can_replay(const session::Session& session, std::size_t hand);

class Replay {
 public:
  // `session` must have that hand; a hand that was not entered trick by trick has no steps.
  Replay(const session::Session& session, std::size_t hand);

  // Step 0 is before the first trick; the last step has all tricks and all other facts.
  [[nodiscard]] int steps() const { return static_cast<int>(hands_.size()) - 1; }
  [[nodiscard]] int step() const { return step_; }
  void go_to(int step);
  [[nodiscard]] const games::Info& game() const { return games::info(session_.rules); }
  // Who sat there in this hand.
  [[nodiscard]] std::vector<std::string> players() const { return session::sitting_last(session_); }
  [[nodiscard]] ReplayView view(const ChipSet& chips) const;

 private:
  [[nodiscard]] session::Session session_at(int step) const;

  session::Session session_;        // its hands up to the replayed one
  std::vector<games::Hand> hands_;  // the hand at each step
  int step_ = 0;
};

}  // namespace nullo::app
