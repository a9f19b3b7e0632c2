// What a session document says besides its hands. Source: FORMAT.md, "Session".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fault.h"
#include "document/document.h"
#include "games/registry.h"
#include "json/reader.h"
#include "session/session.h"

namespace nullo::document {

struct Head {
  session::Session session;          // without hands; where something is refused, what could be read
  std::optional<json::Value> hands;  // if there is such an array
  bool readable = false;             // game and number of players are known: the hands' shape can be looked at
  bool scorable = false;             // rules and players are as they should be: the hands can be scored
};

Head read_head(json::Value root, Faults& faults, Source source);

// How many players there can be.
struct SeatCounts {
  int least = 2;
  int most = kMostSeats;
  int step = 1;  // 2: two or four, not three
};

// So many names in seat order; nothing, with faults, unless all are good.
std::optional<std::vector<std::string>> read_players(json::Value value, const SeatCounts& counts, Faults& faults,
                                                     Source source);

// A note of a session, a hand or an adjustment.
std::string read_note(json::Object& object, Source source);

// The rules, where they may have been left out.
games::Rules read_rules_of(const games::Info& game, std::optional<json::Value> value, json::Value holder, int seats,
                           Faults& faults);

}  // namespace nullo::document
