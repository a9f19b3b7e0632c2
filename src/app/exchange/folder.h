// The listing of a folder, shown where a session document is to be chosen.
#pragma once

#include <filesystem>

#include "app/exchange/import_view.h"

namespace nullo::app {

// Whether the file's name has an ending of session documents (.json, or .jsonl with one a line).
bool may_hold_documents(const std::filesystem::path& path);

// Lists the parent folder, the subfolders, and the files that may hold documents; nothing hidden.
FolderView list_folder(const std::filesystem::path& said);

}  // namespace nullo::app
