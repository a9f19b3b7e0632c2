// What the targets of a frame are called for who hears the screen and does not see it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gui/kit/recorder.h"

namespace nullo::gui {

// One label for each target of the frame, in their order, never empty: the words that stand on it, without its key.
// Words belong to the smallest target that they stand on. A card is named, and a target that shows only a sign is
// called by its name: "players/less" is "Less players".
std::vector<std::string> labels(const Recorder& frame);
// Letters of any script, or digits, and not signs alone.
bool can_be_read_aloud(std::string_view text);

}  // namespace nullo::gui
