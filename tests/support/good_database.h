// A small sound database as people make one: sessions of all games, entered, imported, corrected and deleted; names
// merged; own rules; settings. Tests copy it and damage the copy.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "support/scratch.h"

namespace nullo::testing {

class GoodDatabase {
 public:
  enum class Left : std::uint8_t {
    kClosed,       // by a program that ended in order
    kWithBackups,  // the same, with backups of an earlier state in the folder beside it
    kCrashed,      // by a program that crashed: the last taps are in the -wal only
  };
  // Equal seeds give equal sessions.
  GoodDatabase(std::uint32_t seed, Left left);

  // Copies it, with all that lies beside it, into the folder. Returns the copy of the database.
  [[nodiscard]] std::filesystem::path copy_to(const std::filesystem::path& folder) const;
  // Sessions that are not deleted.
  [[nodiscard]] const std::vector<std::string>& ids() const { return ids_; }
  [[nodiscard]] const std::string& deleted() const { return deleted_; }
  // Folders with the states before the last taps, oldest first: what a damaged -wal may leave. Only if kCrashed.
  [[nodiscard]] const std::vector<std::filesystem::path>& earlier() const { return earlier_; }
  [[nodiscard]] static constexpr const char* name() { return "nullo.db"; }

 private:
  void fill(std::uint32_t seed, Left left);

  Scratch scratch_;
  std::vector<std::string> ids_;
  std::string deleted_;
  std::vector<std::filesystem::path> earlier_;
};

}  // namespace nullo::testing
