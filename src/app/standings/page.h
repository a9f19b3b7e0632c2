// Who is best: a line for each person, by game, time and column.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/page.h"
#include "standings/standings.h"
#include "store/store.h"

namespace nullo::app {

struct Shared;

class StandingsPage final : public PageFor<StandingsPage, ChooseStandings, NextStandings> {
 public:
  explicit StandingsPage(Shared& shared) : shared_{shared} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;

  void on(const ChooseStandings& choose);
  void on(const NextStandings& next);

 private:
  // What is stored, as long as nothing of it and of what was chosen changes: reading it takes longer than a frame.
  struct Read {
    store::Store::ChangeMark mark = {};
    store::PlayedFilter filter = {};
    store::PlayedWhat played = {};
    standings::History history = {};
    std::vector<standings::Row> rows = {};
    std::vector<standings::Row> before = {};  // the last session
  };
  const Read& read();
  [[nodiscard]] store::PlayedFilter filter() const;

  Shared& shared_;
  std::string game_;    // as games::listed_as() says it; empty: all
  std::string period_;  // a year; empty: all time
  standings::Column column_ = standings::Column::kRating;
  std::optional<Read> read_;
};

}  // namespace nullo::app
