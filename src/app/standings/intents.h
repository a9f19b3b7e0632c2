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
struct CopyStandings {};  // as a message
struct WriteStandings {   // to a file: as a page, or as a table for a spreadsheet
  Format as = Format::kSheet;
};

}  // namespace nullo::app
