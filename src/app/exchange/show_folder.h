// Shows a folder in the person's file manager.
#pragma once

#include <string_view>

namespace nullo::app {

inline constexpr std::string_view kFolderOpener = "xdg-open";

// Whether there is a program that can do it.
bool can_show_folders();

}  // namespace nullo::app
