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
// which just these people sit, else to the first one of which everybody sat in it, as somebody may sit in for another.
using RoundPlayed = std::vector<std::optional<Evening>>;
std::vector<RoundPlayed> rounds_played(const draws::Plan& plan, const Played& played);

bool is_running(const Evening& evening);
// For each part its place, from 1: what it was given, or, where nobody has one, as the totals stand. So a session
// counts that is still played, and one that the players ended early.
std::vector<int> places_now(const Evening& evening);

struct EveningStanding {
  // As if the sessions that the tables still play ended now. Those that they ended early count as they stood.
  SeasonTable table = {};
  struct Now {
    bool plays = false;       // in one of those
    std::int64_t points = 0;  // that these give, in the table's parts of a point
  };
  std::vector<Now> now = {};  // of each row
};
EveningStanding standing_of(const draws::Plan& plan, const Played& played);

}  // namespace nullo::standings
