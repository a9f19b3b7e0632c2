// Folders and files that nobody but their owner reads. Failures are StoreError{kMachine}.
#pragma once

#include <filesystem>

namespace nullo::store {

// Makes the folder and those above it where they are not there, each for its owner only.
void make_private_folder(const std::filesystem::path& folder);

// Makes an empty file for its owner only; one that is there stays as it is. SQLite gives the files that it puts beside
// the database (-wal, -shm) the same permissions.
void make_private_file(const std::filesystem::path& file);

// Gives the file a second name, or where the file system knows no such thing, makes a copy. The name must be new.
void add_name(const std::filesystem::path& file, const std::filesystem::path& name);

// Takes the name away; nothing if there is none.
void remove_file(const std::filesystem::path& file);

// Takes away what was begun and is not wanted any more, with what SQLite has put beside it. Never fails, and leaves
// errno as it was.
void discard(const std::filesystem::path& file) noexcept;

// Waits until what was written to a file, or which names a folder has, is on the disk.
void flush_to_disk(const std::filesystem::path& path);

}  // namespace nullo::store
