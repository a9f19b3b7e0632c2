// Making sure that written data has reached the disk.
#pragma once

#include <filesystem>

namespace nullo {

// Waits until the contents of the file, or the names in the folder, are on the disk. Returns 0, or the errno of what
// failed. Some file systems cannot flush a folder: that counts as success, 0.
int flush_to_disk(const std::filesystem::path& path);

// The folder that holds the file: "." if the path has no folder.
std::filesystem::path folder_of(const std::filesystem::path& file);

}  // namespace nullo
