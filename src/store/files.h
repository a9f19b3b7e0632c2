// Folders and files that only their owner can read. Failures are StoreError{kMachine}.
#pragma once

#include <filesystem>

#include "base/temporary.h"
#include "store/store.h"

namespace nullo::store {

// A file is whole in its place, but the disk may not have its new name for good. what() says so.
class NotFlushed : public StoreError {
 public:
  using StoreError::StoreError;
};

// Makes the folder and its missing parents, for the owner only.
void make_private_folder(const std::filesystem::path& folder);

// Makes an empty file for the owner only; false: there is one already, which stays as it is. SQLite gives the files
// that it puts beside the database (-wal, -shm) the same permissions.
bool make_private_file(const std::filesystem::path& file);

// Makes the temporary that is to get this name, for the owner only.
void make_private(Temporary& temporary, const std::filesystem::path& file);
void give_name(Temporary& temporary, const std::filesystem::path& file);
// Whether something has been written to it.
bool has_bytes(const Temporary& temporary);
// Whether there is anything but an empty file. It asks once: another process may remove the file at any moment.
bool has_bytes(const std::filesystem::path& file);
// Removes what killed processes have left behind beside the database and among its backups. Never fails.
void tidy_beside(const std::filesystem::path& database) noexcept;

// Makes a hard link, or a copy if the file system has no links. The name must not exist yet.
void add_name(const std::filesystem::path& file, const std::filesystem::path& name);

// Removes the file if it exists.
void remove_file(const std::filesystem::path& file);

// Waits until a file's content, or a folder's list of names, is on the disk.
void wait_for_disk(const std::filesystem::path& path);

// The same for the name of a file that has just got it: waits for its folder. Throws NotFlushed.
void wait_for_name(const std::filesystem::path& file);

}  // namespace nullo::store
