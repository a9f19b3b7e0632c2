// Rescues one session of a damaged database from a source that still has it: its rows, its entry log, the newest
// backup that has it.
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

// All backups that can be read, but for those of data that were replaced by a restore. Those of older versions are
// migrated in memory.
class AllBackups {
 public:
  explicit AllBackups(const std::filesystem::path& database);

  // From each backup that has it, the newest first.
  [[nodiscard]] std::vector<std::string> documents(const std::string& id);
  [[nodiscard]] std::vector<std::string> ids();
  [[nodiscard]] bool deleted(const std::string& id);  // in the newest that has it
  // How far any backup had come (store/revision.h).
  [[nodiscard]] std::int64_t revision() const { return revision_; }

 private:
  void open(const std::filesystem::path& file);

  std::vector<std::unique_ptr<Database>> newest_first_;
  std::int64_t revision_ = 0;
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
                                             const std::vector<std::string>& players, AllBackups& backups);

}  // namespace nullo::store
