// What goes along in a club besides its sessions: how people look, and the rules that a table has kept under a name.
// Nobody is asked about two that differ: what the hub was told last holds.
#pragma once

#include <optional>
#include <string>

namespace nullo::club {

struct Habit {
  std::string game = {};     // of rules, its id; empty: it is about a person
  std::string name = {};     // the person's, or that of the rules
  std::string content = {};  // a Look or KeptRules, as club/wire.h writes it; empty: rules that were forgotten
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
