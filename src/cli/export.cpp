#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/stored.h"
#include "document/document.h"

namespace nullo::cli {

namespace {

std::vector<std::string> all_ids(store::Store& store) {
  std::vector<std::string> ids;
  for (const store::Listed& listed : store.sessions()) ids.push_back(listed.id);
  return ids;
}

session::Session load(store::Store& store, const std::string& id) {
  std::optional<session::Session> session = store.load(id);
  if (!session) throw MachineFailure{fmt::format("session {} has just been taken out of the database.", id)};
  return *std::move(session);
}

[[noreturn]] void fail(const std::filesystem::path& path, int error) {
  throw MachineFailure{fmt::format("writing {} failed: {}.", path.string(), std::generic_category().message(error))};
}

// Under another name first, so that a file with this name is always a whole one.
void write_file(const std::filesystem::path& path, std::string_view text) {
  std::filesystem::path part = path;
  part += ".part";
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file{std::fopen(part.c_str(), "wbe"), std::fclose};
  if (!file) fail(part, errno);
  const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  if (std::fclose(file.release()) != 0 || !written) fail(part, errno);
  std::error_code error;
  std::filesystem::rename(part, path, error);
  if (error) fail(path, error.value());
}

void export_to(const std::filesystem::path& folder, store::Store& store, const std::vector<std::string>& ids) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) fail(folder, error.value());
  for (const std::string& id : ids) {
    const std::filesystem::path path = folder / (id + ".json");
    write_file(path, document::write_session(load(store, id), json::Writer::Style::kIndented) + "\n");
    print(path.string() + "\n");
  }
}

}  // namespace

int export_sessions(const std::filesystem::path& database, const ExportCall& call) {
  std::optional<store::Store> store = open_to_read(database);
  if (!store) return call.sessions.empty() ? kDone : kRefused;
  std::vector<std::string> ids;
  for (const std::string& said : call.sessions) {
    std::optional<std::string> id = find_session(*store, said);
    if (!id) return kRefused;
    ids.push_back(*std::move(id));
  }
  if (call.sessions.empty()) ids = all_ids(*store);
  if (!call.folder.empty()) {
    export_to(call.folder, *store, ids);
    return kDone;
  }
  const auto style = call.sessions.size() == 1 ? json::Writer::Style::kIndented : json::Writer::Style::kCompact;
  for (const std::string& id : ids) print(document::write_session(load(*store, id), style) + "\n");
  return kDone;
}

}  // namespace nullo::cli
