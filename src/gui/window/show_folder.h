// The person's file manager, outside of the window.
#pragma once

#include <string>

namespace nullo::gui {

// Asks the file manager to show the folder, and does not wait for it.
void show_folder(const std::string& folder);

}  // namespace nullo::gui
