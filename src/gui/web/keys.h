// The browser's keys as ours.
#pragma once

#include <optional>
#include <string_view>

#include "gui/imgui/events.h"

namespace nullo::gui {

// `key` is what KeyboardEvent.key says: "Enter", "ArrowLeft", "a". Nothing: the key means nothing here.
std::optional<KeyPress> key_press(std::string_view key, bool shift, bool ctrl);

}  // namespace nullo::gui
