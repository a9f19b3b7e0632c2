// Choosing a file to import, by touch and by keys.
#pragma once

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// Lists the entry if it is a folder; previews it if it is a file.
void open_entry(Ui& ui, const app::FolderView::Entry& entry);

}  // namespace nullo::gui
