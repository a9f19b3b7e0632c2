#include "cli/stored.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/files.h"
#include "games/words.h"

namespace nullo::cli {

std::optional<store::Store> open_to_read(const std::filesystem::path& database) {
  if (std::filesystem::exists(database) || std::filesystem::is_symlink(database))
    return store::Store{database, store::Store::Access::kRead};
  complain(
      fmt::format("nullo: nothing is stored yet: there is no {}. Play a game in the window, `nullo import` one, or "
                  "say with --db where the database is.",
                  database.string()));
  return std::nullopt;
}

store::Store open_to_write(const std::filesystem::path& database) {
  store::Store store{database, store::Store::Access::kWrite};
  if (!store.remark().empty()) complain(fmt::format("nullo: {}", store.remark()));
  return store;
}

std::optional<std::string> find_session(store::Store& store, const std::string& said) {
  std::vector<std::string> ids;
  if (said == "last") {
    if (std::optional<std::string> newest = store.newest_session()) ids.push_back(*std::move(newest));
  } else if (!said.empty()) {
    ids = store.find(said);
    std::ranges::sort(ids);
  }
  if (ids.size() == 1) return ids.front();
  if (ids.empty()) {
    complain(
        fmt::format("nullo: no stored session is called {}. `nullo sessions` lists them; the first letters of an "
                    "id are enough, and \"last\" is the newest.",
                    json::quoted(said)));
  } else {
    complain(fmt::format("nullo: {} sessions begin with {}: {}. Write more of the id.", ids.size(), said,
                         fmt::join(ids, ", ")));
  }
  return std::nullopt;
}

std::unique_ptr<const session::HandByHand> load(store::Store& store, const std::string& id) {
  std::unique_ptr<const session::HandByHand> hands = store.hand_by_hand(id);
  if (!hands) throw MachineFailure{fmt::format("session {} has just been taken out of the database.", id)};
  return hands;
}

}  // namespace nullo::cli
