// One session of a damaged database, taken from whatever still has it: its rows, its entry log, the newest backup.
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

// The newest backup that was made of the present state of things, brought up to date in memory; or none.
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
  bool from_backup = false;  // as the backup has it
  bool cut = false;          // its last hands are missing
  bool doubtful = false;     // it does not come to what was noted, or a hand is not as it was written
};

// From where it is whole, else from where most of it is; nothing: nobody has it. `players`: who sits there, empty if
// that is not known.
std::optional<RescuedSession> rescue_session(Database& damaged, std::int64_t key, const SalvagedSession& session,
                                             const std::vector<std::string>& players, NewestBackup& backup);

}  // namespace nullo::store
