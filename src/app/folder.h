// A folder as it is listed where a session document is asked for.
#pragma once

#include <filesystem>

#include "app/import_view.h"

namespace nullo::app {

// Whether a file's name is that of documents, one or one in each line.
bool may_hold_documents(const std::filesystem::path& path);

// The folder around it, the folders in it, and the files that may hold documents; nothing that is hidden.
FolderView list_folder(const std::filesystem::path& said);

}  // namespace nullo::app
