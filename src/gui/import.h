// Choosing a file to import, by touch and by keys.
#pragma once

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

// A folder is listed in its turn; a file is looked at.
void open_entry(Ui& ui, const app::FolderView::Entry& entry);

}  // namespace nullo::gui
