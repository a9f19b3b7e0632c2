// Whole sets of rules that the New session screen offers: those a table has kept, and the game's presets.
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
  std::string id;  // a preset's, or "own/NAME"
  std::string name;
  std::string sentence;
  std::string source;
  std::string players;  // "6 to 10 players"; empty: as many as the game
  games::Rules rules;
  bool own = false;
  int least_seats = 0;  // of own ones: how many played by them
  int most_seats = 0;
};

std::string own_id(std::string_view name);

// The kept ones first.
std::vector<OfferedRules> offered_rules(const games::Info& game, const store::KeptRules& kept);

// Which of them these rules are: the one chosen last, `id`, or else one for so many players.
std::optional<std::size_t> chosen_rules(const std::vector<OfferedRules>& offered, const games::Rules& rules,
                                        std::string_view id, int seats);

// What the table calls rules that it has kept: of several names the one for so many players. Empty: it has not kept
// them, or they are a preset.
std::string house_name(const store::KeptRules& kept, const games::Rules& rules, int seats);
std::string house_name(store::Store& store, const session::Session& session);

// How many places there are once it is chosen: `seats` where it can be played by so many.
int fitting_seats(const OfferedRules& offered, int seats);

}  // namespace nullo::app
