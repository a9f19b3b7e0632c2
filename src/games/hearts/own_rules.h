// The rules of Hearts that no other game has: how each is read, written and offered. Source: docs/documents.md#hearts.
#pragma once

#include "games/facts/rule.h"

namespace nullo::hearts {

games::OwnRule penalties_rule();
games::OwnRule bonus_rule();
games::OwnRule moon_points_rule();  // two options: what a moon is worth, and a number of its own
games::OwnRule reset_rule();
games::OwnRule teams_rule();
games::OwnRule double_rule();
games::OwnRule packs_rule();
games::OwnRule removed_rule();
games::OwnRule kitty_rule();
games::OwnRule passing_rule();

}  // namespace nullo::hearts
