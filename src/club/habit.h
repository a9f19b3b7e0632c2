// What goes along in a club besides its sessions: how people look, the rules that a table has kept under a
// name, seasons, and the plan of a club's evening. Nobody is asked about two that differ: what the hub was told last
// holds.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nullo::club {

// No game has these ids.
inline constexpr std::string_view kSeason = "season";
inline constexpr std::string_view kEvening = "evening";  // its name too: there is one

struct Habit {
  std::string game = {};  // of rules, its id; empty: it is about a person; kSeason, kEvening: it is one
  std::string name = {};  // the person's, that of the rules, the season's id, or kEvening
  // A Look or KeptRules, as club/wire.h writes it, a season document or the plan of an evening; empty: rules or a
  // season that were deleted.
  std::string content = {};
  friend bool operator==(const Habit&, const Habit&) = default;
};

struct Look {
  std::string short_name = {};     // empty: none was chosen
  std::optional<int> colour = {};  // from 0 to 9, an index in the seats' colours; nothing: none was chosen
};

struct KeptRules {
  std::string rules = {};  // an object, as JSON; of a game that this program does not know, perhaps
  int seats = 0;           // how many played by them when they were kept
};

}  // namespace nullo::club
