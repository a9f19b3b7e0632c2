// Who is best: a line for each person, by game, time, people and column.
#pragma once

#include "app/page.h"
#include "app/standings/intents.h"

namespace nullo::app {

struct Shared;

class StandingsPage final : public PageFor<StandingsPage, ChooseStandings, NextStandings, UnfoldStandings, ChooseDays,
                                           ShowBehind, CopyStandings, WriteStandings> {
 public:
  explicit StandingsPage(Shared& shared) : shared_{shared} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  [[nodiscard]] bool ranks_people() const override { return true; }
  bool close_part() override;

  void on(const ChooseStandings& choose);
  void on(const NextStandings& next);
  void on(const UnfoldStandings& unfold);
  void on(const ChooseDays& days);
  void on(const ShowBehind& show);
  void on(const CopyStandings& copy);
  void on(const WriteStandings& write);

 private:
  Shared& shared_;
};

}  // namespace nullo::app
