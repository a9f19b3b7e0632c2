// `nullo delete`, and the part of `nullo restore` that undoes it.
#include "cli/deleting.h"

#include <algorithm>
#include <set>

#include "app/past/bringing_back.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/stored.h"
#include "text/say.h"

namespace nullo::cli {

int delete_sessions(const std::filesystem::path& database, const DeleteCall& call) {
  store::Store store = open_to_write(database);
  std::set<std::string> ids;
  for (const std::string& said : call.sessions) {
    const std::optional<std::string> id = find_session(store, said);
    if (!id) return kRefused;
    ids.insert(*id);
  }
  const store::SessionLists lists = store.lists();
  std::vector<store::Listed> all = lists.kept;
  all.insert(all.end(), lists.deleted.begin(), lists.deleted.end());
  const std::size_t length = id_length(all);
  for (const store::Listed& each : lists.kept) {
    if (!ids.contains(each.id)) continue;
    store.delete_session(each.id);
    say(text::say("Session {session} is deleted.", described(each, length)));
    say(text::say(
        "It counts no more. `nullo restore {session}` brings it back, and so does the window: search its past "
        "sessions for \"deleted\".",
        each.id.substr(0, length)));
  }
  return kDone;
}

std::vector<store::Listed> deleted_sessions(const std::filesystem::path& database, std::string_view said) {
  if (!std::filesystem::exists(database)) return {};
  try {
    store::Store store{database, store::Store::Access::kRead};
    std::vector<store::Listed> deleted = store.lists().deleted;
    std::erase_if(deleted, [said](const store::Listed& each) { return !each.id.starts_with(said); });
    return deleted;
  } catch (const store::StoreError&) {
    return {};
  }
}

int bring_back(const std::filesystem::path& database, const store::Listed& deleted) {
  store::Store store = open_to_write(database);
  const std::vector<std::string> changes = app::changed_by_bringing_back(store, deleted.id);
  app::bring_back(store, deleted.id);
  say(text::say("Session {session} is back.", described(deleted, deleted.id.size())));
  for (const std::string& change : changes) say(change);
  return kDone;
}

}  // namespace nullo::cli
