// What was played of a club's evening, and how it stands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "draws/plan.h"
#include "standings/history.h"
#include "standings/season.h"

namespace nullo::standings {

// How the evening counts: as a season of one day does.
Season season_of(const draws::Plan& plan);

// For each table of a round its session; nothing: no hand of it is complete. A session belongs to the first table at
// which just these people sit.
using RoundPlayed = std::vector<std::optional<Evening>>;
std::vector<RoundPlayed> rounds_played(const draws::Plan& plan, const Played& played);

// It has neither ended nor given places.
bool is_running(const Evening& evening);
// For each part the place that they would have if the session ended now, from 1.
std::vector<int> places_now(const Evening& evening);

struct EveningStanding {
  SeasonTable table = {};  // as if the sessions that the tables still play ended now
  struct Now {
    bool plays = false;       // in one of those
    std::int64_t points = 0;  // that these give, in the table's parts of a point
  };
  std::vector<Now> now = {};  // of each row
};
EveningStanding standing_of(const draws::Plan& plan, const Played& played);

}  // namespace nullo::standings
