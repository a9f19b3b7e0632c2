// The intents of the page that says who is best.
#pragma once

#include <cstdint>
#include <string>

#include "app/exchange/format.h"

namespace nullo::app {

// What the table is made of, sorted by, or shown as.
enum class StandingsOf : std::uint8_t { kWay, kGame, kPeriod, kGroup, kColumn };

struct ChooseStandings {
  StandingsOf of = StandingsOf::kGame;
  std::string id = {};
};
// The next one; after the last one the first.
struct NextStandings {
  StandingsOf of = StandingsOf::kGame;
};
struct UnfoldStandings {  // shows what there is to choose from; a second time it closes that
  StandingsOf of = StandingsOf::kGame;
};
struct ChooseDays {  // the first and the last one, as they were typed: "2026-01-31"; empty: no limit
  std::string from = {};
  std::string until = {};
};
struct ShowBehind {  // the sessions that somebody's value in a column is made of; a second time it closes them
  std::string name;
  std::string column;  // as standings::columns() names it
};
struct CopyStandings {};  // as a message
struct WriteStandings {   // to a file: as a page, a picture, or a table for a spreadsheet
  Format as = Format::kSheet;
};

}  // namespace nullo::app
