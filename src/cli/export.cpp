#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "app/exchange/exporting.h"
#include "base/whole_file.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/refusals.h"
#include "cli/stored.h"
#include "store/belongings.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> all_ids(store::Store& store) {
  std::vector<std::string> ids;
  for (const store::Listed& listed : store.sessions()) ids.push_back(listed.id);
  return ids;
}

// If one of them matches no session or several, prints why and returns nothing.
std::optional<std::vector<std::string>> ids_of(store::Store& store, const std::vector<std::string>& sessions) {
  if (sessions.empty()) return all_ids(store);
  std::vector<std::string> ids;
  for (const std::string& said : sessions) {
    std::optional<std::string> id = find_session(store, said);
    if (!id) return std::nullopt;
    ids.push_back(*std::move(id));
  }
  return ids;
}

bool says_folder(const std::string& place) {
  std::error_code ignored;
  return place.ends_with('/') || fs::is_directory(place, ignored);
}

// Where the file of this session goes.
fs::path place_of(const std::string& id, const ExportCall& call) {
  if (call.sessions.size() == 1 && !says_folder(call.place)) return call.place;
  return fs::path{call.place} / fmt::format("{}{}", id, app::ending(call.as));
}

// Refuses all of them before the first one is written.
bool may_be_written(const std::vector<std::string>& ids, const fs::path& database, const ExportCall& call) {
  for (const std::string& id : ids) {
    const fs::path path = place_of(id, call);
    const std::string why = store::why_not_onto(path, database, store::Output::kDocument);
    if (why.empty()) continue;
    refuse_call(text::say("{message}. Nothing was written; name another file.", why));
    return false;
  }
  return true;
}

// The session's hands; nullptr, and a line that says so, where it cannot be read and others are exported too.
std::unique_ptr<const session::HandByHand> load_of_many(store::Store& store, const std::string& id, bool one) {
  try {
    return load(store, id);
  } catch (const store::StoreError& error) {
    if (one || error.kind() != store::StoreError::Kind::kUnreadable) throw;
    complain(fmt::format("nullo: {}", error.what()));
    return nullptr;
  }
}

// The number of sessions that could not be read.
int export_to(store::Store& store, const std::vector<std::string>& ids, const ExportCall& call) {
  if (call.sessions.size() != 1 || says_folder(call.place)) make_folder(call.place);
  int left_out = 0;
  for (const std::string& id : ids) {
    const fs::path path = place_of(id, call);
    const auto hands = load_of_many(store, id, ids.size() == 1);
    if (!hands) {
      ++left_out;
      continue;
    }
    const app::Writing writing = app::writing_of(store, hands->session(), call.as, call.painter);
    write_whole(path, [&](const Out& out) { app::write_out(*hands, writing, out); });
    say(path.string());
  }
  return left_out;
}

// Refuses unclear calls: several tables or pages cannot go to one stream, and a folder called evening.html is probably
// a mistake.
bool is_clear(const ExportCall& call) {
  if (call.as == app::Format::kPicture && call.place.empty() && ::isatty(STDOUT_FILENO) != 0) {
    refuse_call(text::say("a terminal shows no picture. Say with -o which file it goes to: -o evening.png."));
    return false;
  }
  if (call.as == app::Format::kJson || call.sessions.size() == 1) return true;
  if (!call.place.empty() && says_folder(call.place)) return true;
  refuse_call(text::say(
      "that would be several sessions in one. Name one session (\"last\" is the newest), or with -o a folder, "
      "its name ending in /, where each gets a file."));
  return false;
}

}  // namespace

int export_sessions(const fs::path& database, const ExportCall& call) {
  if (!is_clear(call)) return kRefused;
  std::optional<store::Store> store = open_to_read(database);
  if (!store) return call.sessions.empty() ? kDone : kRefused;
  const std::optional<std::vector<std::string>> ids = ids_of(*store, call.sessions);
  if (!ids) return kRefused;
  if (!call.place.empty()) {
    if (!may_be_written(*ids, database, call)) return kRefused;
    return export_to(*store, *ids, call) == 0 ? kDone : kMachineFailed;
  }
  int left_out = 0;
  const auto style = call.sessions.size() == 1 ? json::Writer::Style::kIndented : json::Writer::Style::kCompact;
  for (const std::string& id : *ids) {
    const auto hands = load_of_many(*store, id, ids->size() == 1);
    if (!hands) {
      ++left_out;
      continue;
    }
    app::Writing writing = app::writing_of(*store, hands->session(), call.as, call.painter);
    writing.style = style;
    app::write_out(*hands, writing, emit);
  }
  return left_out == 0 ? kDone : kMachineFailed;
}

}  // namespace nullo::cli
