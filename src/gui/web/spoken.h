// What the page says in words, for those who cannot see the canvas.
#pragma once

#include <string>
#include <string_view>

#include "app/view.h"

namespace nullo::gui {

// The question and what falls due, or the page's title; what was refused comes first. `over`: the title of what lies
// over the screen; empty: nothing does.
std::string spoken(const app::View& view, std::string_view over);
// One word for the page, for the script around the canvas: "table", "settings", …
std::string_view page_name(const app::View& view);

}  // namespace nullo::gui
