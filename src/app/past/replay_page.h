// A hand of a past session, played once more trick by trick.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/page.h"
#include "app/past/replay.h"

namespace nullo::app {

struct Shared;

class ReplayPage final : public PageFor<ReplayPage, GoToTrick, TapTrick> {
 public:
  ReplayPage(Shared& shared, Replay replay) : shared_{shared}, replay_{std::move(replay)} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  [[nodiscard]] std::vector<std::string> players() const override { return replay_.players(); }

  void on(const GoToTrick& go) { replay_.go_to(go.step); }
  void on(const TapTrick& tap) { replay_.go_to(tap.trick + 1); }

 private:
  Shared& shared_;
  Replay replay_;
};

}  // namespace nullo::app
