#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "app/words.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/sheet.h"
#include "cli/stored.h"
#include "cli/whole_file.h"
#include "document/document.h"
#include "export/page.h"
#include "export/tables.h"

namespace nullo::cli {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> all_ids(store::Store& store) {
  std::vector<std::string> ids;
  for (const store::Listed& listed : store.sessions()) ids.push_back(listed.id);
  return ids;
}

// Nothing, having said why, if one of them is none or several.
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

session::Session load(store::Store& store, const std::string& id) {
  std::optional<session::Session> session = store.load(id);
  if (!session) throw MachineFailure{fmt::format("session {} has just been taken out of the database.", id)};
  return *std::move(session);
}

// What a file's name ends with.
std::string_view ending(Format format) {
  switch (format) {
    case Format::kJson:
      return ".json";
    case Format::kSheet:
      return ".csv";
    case Format::kLedger:
      return ".ledger.csv";
    case Format::kHands:
      return ".hands.csv";
    case Format::kHtml:
      return ".html";
  }
  return "";
}

std::string page_of(const session::Session& session, const session::SessionResult& result,
                    const app::ChipsAndStake& playing) {
  const app::Settling settling = app::settling_of(session, result, playing);
  exports::PageExtras extras;
  if (!session.started_at.empty()) extras.begun = app::local_time(session.started_at);
  if (!session.ended_at.empty()) extras.ended = app::local_time(session.ended_at);
  extras.settling_terms = settling.terms;
  extras.settling = settling_lines(settling);
  return exports::html(session, result, extras);
}

std::string text_of(const session::Session& session, store::Store& store, Format format, json::Writer::Style style) {
  if (format == Format::kJson) return document::write_session(session, style) + "\n";
  const session::SessionResult result = session::score(session);
  if (format == Format::kSheet) return exports::sheet_csv(session, result);
  if (format == Format::kLedger) return exports::ledger_csv(session, result);
  if (format == Format::kHands) return exports::hands_csv(session, result);
  return page_of(session, result, app::read_chips_and_stake(store));
}

bool says_folder(const std::string& place) {
  std::error_code ignored;
  return place.ends_with('/') || fs::is_directory(place, ignored);
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!error) return;
  throw PlaceFailure{
      fmt::format("cannot make the folder {}: {}. Choose another place with -o.", folder.string(), error.message())};
}

void export_to(store::Store& store, const std::vector<std::string>& ids, const ExportCall& call) {
  const bool one_file = call.sessions.size() == 1 && !says_folder(call.place);
  if (!one_file) make_folder(call.place);
  for (const std::string& id : ids) {
    const fs::path path =
        one_file ? fs::path{call.place} : fs::path{call.place} / fmt::format("{}{}", id, ending(call.as));
    write_whole(path, text_of(load(store, id), store, call.as, json::Writer::Style::kIndented));
    print(path.string() + "\n");
  }
}

// Tables and pages one after another would be neither, and a folder called evening.html is not what was meant.
bool is_clear(const ExportCall& call) {
  if (call.as == Format::kJson || call.sessions.size() == 1) return true;
  if (!call.place.empty() && says_folder(call.place)) return true;
  complain(
      "nullo: that would be several sessions in one. Name one session (\"last\" is the newest), or with -o a folder, "
      "its name ending in /, where each gets a file.\n");
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
    export_to(*store, *ids, call);
    return kDone;
  }
  const auto style = call.sessions.size() == 1 ? json::Writer::Style::kIndented : json::Writer::Style::kCompact;
  for (const std::string& id : *ids) print(text_of(load(*store, id), *store, call.as, style));
  return kDone;
}

}  // namespace nullo::cli
