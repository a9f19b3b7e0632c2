// The stake of a session, or of those to come, as people choose or type it.
#pragma once

#include <optional>
#include <string>

#include "app/intent.h"
#include "app/settling/settling.h"
#include "ledger/settle.h"

namespace nullo::app {

struct Shared;

class StakeForm {
 public:
  // The stake that was chosen or typed. Nothing: the text is no amount, and problem() says why.
  [[nodiscard]] std::optional<Stake> read(const SetStake& set);
  // `now`: the stake that the typed money is for.
  [[nodiscard]] std::optional<Stake> read(const TypeStake& typed, Stake now);
  [[nodiscard]] const std::string& problem() const { return problem_; }
  void forget() { problem_.clear(); }

 private:
  std::string problem_;
};

// The stake of a session; without one, that of the other parts of its evening.
StakeView session_stake(const session::Session& session, const OtherParts& others, const StakeForm& form);
// Gives the stored session this stake. Sessions of other evenings keep theirs.
void change_stake(Shared& shared, const session::Session& session, Stake stake);

}  // namespace nullo::app
