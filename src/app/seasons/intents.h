// The intents of the page of seasons.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "app/exchange/format.h"

namespace nullo::app {

// What can be chosen or typed about a season.
enum class SeasonPart : std::uint8_t {
  kName,
  kGame,
  kRules,
  kTime,
  kFrom,
  kUntil,
  kPeople,
  kCounts,
  kPlacePoints,
  kTotal,
  kRounds,
  kBest,
  kLeast
};

struct OpenSeason {
  std::string id;
};
struct AddSeason {};
struct NextSeason {};  // after the last one the first
struct ShowSeason {    // one of the page's views
  std::string id;
};
struct NextSeasonView {};
struct ChangeSeason {
  SeasonPart part = SeasonPart::kName;
  std::string value;  // the id of a choice, or what was typed
};
struct AdjustSeason {  // points that the table has agreed on
  std::string person;
  std::string points;  // as it was typed: "-2"
  std::string note;
};
struct RemoveAdjustment {
  std::size_t index = 0;
};
struct LeaveOut {  // of the season; a second time it counts again
  std::string session;
};
struct DeleteSeason {};
struct CopySeason {};  // as a message
struct WriteSeason {   // to a file
  Format as = Format::kSheet;
};

}  // namespace nullo::app
