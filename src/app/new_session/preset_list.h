// The sets of rules that the New session screen offers: those that the table has kept, and the game's presets.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/registry.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

struct OfferedRules {
  std::string id;  // a preset's id, or "own/NAME"
  std::string name;
  std::string sentence;
  std::string source;
  std::string players;  // "6 to 10 players"; empty: the same as the game's
  games::Rules rules;
  bool own = false;
  int least_seats = 0;  // for the table's own: the number of players
  int most_seats = 0;
};

std::string own_id(std::string_view name);

// The kept ones first.
std::vector<OfferedRules> offered_rules(const games::Info& game, const store::KeptRules& kept);

// Which of them equals these rules: preferably the one chosen last, `id`, then one for that number of players.
std::optional<std::size_t> chosen_rules(const std::vector<OfferedRules>& offered, const games::Rules& rules,
                                        std::string_view id, int seats);

// The table's name for rules that it has kept; if there are several, the one for that number of players. Empty: the
// rules are not kept, or are a preset.
std::string house_name(const store::KeptRules& kept, const games::Rules& rules, int seats);
std::string house_name(store::Store& store, const session::Session& session);

// The number of places after choosing it: `seats` if it can be played by that many.
int fitting_seats(const OfferedRules& offered, int seats);

}  // namespace nullo::app
