#include "cli/stored.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/files.h"
#include "games/words.h"
#include "store/rescue.h"

namespace nullo::cli {

std::optional<store::Store> open_to_read(const std::filesystem::path& database) {
  if (std::filesystem::exists(database)) return store::Store{database, store::Store::Access::kRead};
  complain(
      fmt::format("nullo: nothing is stored yet: there is no {}. Play a game in the window, `nullo import` one, or "
                  "say with --db where the database is.\n",
                  database.string()));
  return std::nullopt;
}

store::Store open_to_write(const std::filesystem::path& database) {
  try {
    return store::Store{database, store::Store::Access::kWrite};
  } catch (const store::StoreError& error) {
    if (error.kind() != store::StoreError::Kind::kDamaged) throw;
  }
  rescue_and_tell(database);
  return store::Store{database, store::Store::Access::kWrite};
}

void rescue_and_tell(const std::filesystem::path& database) {
  complain(fmt::format("nullo: {}\n", store::to_text(store::rescue(database), database)));
  const std::vector<store::Backup> backups = store::backups_of(database);
  if (backups.empty()) return;
  const store::Backup& newest = backups.front();
  complain(
      fmt::format("nullo: the newest backup was made {} with {}: `nullo restore last` restores it, `nullo "
                  "restore` lists all.\n",
                  newest.made_at,
                  newest.sessions ? games::amount_of(*newest.sessions, "session") : "sessions that cannot be read"));
}

std::optional<std::string> find_session(store::Store& store, const std::string& said) {
  std::vector<std::string> ids;
  if (said == "last") {
    if (std::optional<std::string> newest = store.newest_session()) ids.push_back(*std::move(newest));
  } else if (!said.empty()) {
    ids = store.find(said);
    std::sort(ids.begin(), ids.end());
  }
  if (ids.size() == 1) return ids.front();
  if (ids.empty()) {
    complain(
        fmt::format("nullo: no stored session is called {}. `nullo sessions` lists them; the first letters of an "
                    "id are enough, and \"last\" is the newest.\n",
                    json::quoted(said)));
  } else {
    complain(fmt::format("nullo: {} sessions begin with {}: {}. Write more of the id.\n", ids.size(), said,
                         fmt::join(ids, ", ")));
  }
  return std::nullopt;
}

}  // namespace nullo::cli
