// Folders and files that nobody but their owner reads. Failures are StoreError{kMachine}.
#pragma once

#include <filesystem>

namespace nullo::store {

// Makes the folder and those above it where they are not there, each for its owner only.
void make_private_folder(const std::filesystem::path& folder);

// Makes an empty file for its owner only; one that is there stays as it is. SQLite gives the files that it puts beside
// the database (-wal, -shm) the same permissions.
void make_private_file(const std::filesystem::path& file);

// Waits until what was written to a file, or which names a folder has, is on the disk.
void flush_to_disk(const std::filesystem::path& path);

}  // namespace nullo::store
