// What the known cards of a hand prove that nobody is scored for: revokes, hearts led too early, points on the first
// trick. Source: docs/documents.md#a-trick, and `first_trick`, `hearts_led` in docs/documents.md#hearts.
#pragma once

#include <vector>

#include "games/hearts/hearts.h"
#include "games/hearts/taken.h"

namespace nullo::hearts {

std::vector<games::Note> notes(const Known& known);

}  // namespace nullo::hearts
