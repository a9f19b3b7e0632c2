// The person's file manager, which shows a folder when it is asked to.
#pragma once

#include <string_view>

namespace nullo::app {

inline constexpr std::string_view kFolderOpener = "xdg-open";

// Whether there is a program to ask.
bool can_show_folders();

}  // namespace nullo::app
