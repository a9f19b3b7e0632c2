// Writing bytes to files, and making sure that they have reached the disk.
#pragma once

#include <filesystem>
#include <string_view>

namespace nullo {

// Waits until the contents of the file, or the names in the folder, are on the disk. Returns 0, or the errno of what
// failed. Some file systems cannot flush a folder: that counts as success, 0.
int flush_to_disk(const std::filesystem::path& path);

// Writes all the bytes to the open file. Returns 0, or the errno of what failed; then some of them may be written.
int write_all(int descriptor, std::string_view bytes);

// Copies the bytes of one file into another; both exist, and what the second one had is gone. Returns 0, or the errno
// of what failed.
int copy_bytes(const std::filesystem::path& from, const std::filesystem::path& to);

// The folder that holds the file: "." if the path has no folder.
std::filesystem::path folder_of(const std::filesystem::path& file);

}  // namespace nullo
