// Rescues one session of a damaged database from a source that still has it: its rows, its entry log, the newest
// backup.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "document/document.h"
#include "store/database.h"
#include "store/salvage.h"

namespace nullo::store {

// The newest backup made of the database in its present state (not of one that was replaced by a restore), migrated in
// memory; or none.
class NewestBackup {
 public:
  explicit NewestBackup(const std::filesystem::path& database);

  [[nodiscard]] std::optional<std::string> document(const std::string& id);
  [[nodiscard]] std::vector<std::string> ids();
  [[nodiscard]] bool deleted(const std::string& id);

 private:
  void open(const std::filesystem::path& file);

  std::unique_ptr<Database> database_;
};

struct RescuedSession {
  document::Read read;
  bool from_backup = false;  // taken from the backup
  bool cut = false;          // its last hands are missing
  bool doubtful = false;     // its score is not the stored one, or a hand's checksum is wrong
};

// Takes the session from a source that has all of it, else from the one that has most; nothing: no source has it.
// `players`: who sits there, empty if not known.
std::optional<RescuedSession> rescue_session(Database& damaged, std::int64_t key, const SalvagedSession& session,
                                             const std::vector<std::string>& players, NewestBackup& backup);

}  // namespace nullo::store
