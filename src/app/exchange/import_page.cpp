#include "app/exchange/import_page.h"

#include <filesystem>
#include <memory>
#include <vector>

#include "app/exchange/exporting.h"
#include "app/help/help.h"
#include "app/past/session_page.h"
#include "app/shared.h"
#include "app/ways.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr std::string_view kFolderKey = "import.folder";

}  // namespace

AnyScreen ImportPage::view() {
  ImportView view = importing_.view(shared_.store);
  if (shared_.files_go == FilesGo::kToBrowser) {  // its folder is no place that anybody knows
    view.folder.path = text::say("Files that you have chosen here");
    std::erase_if(view.folder.entries, [](const FolderView::Entry& entry) { return entry.folder; });
  }
  return view;
}

HelpView ImportPage::help() const { return help_view(shared_.game_at_table()); }

void ImportPage::look_at(const std::vector<std::string>& paths) { importing_.look_at(shared_.store, paths); }

void ImportPage::on(const OpenFolder& folder) {
  importing_.list(folder.path);
  if (shared_.store.writes()) shared_.store.set_setting(kFolderKey, importing_.listed());
}

void ImportPage::list_usual_folder() {
  const std::filesystem::path last = shared_.store.setting(kFolderKey).value_or("");
  std::error_code gone;
  importing_.list(std::filesystem::is_directory(last, gone) ? last : usual_folder(shared_.store.path()));
}

void ImportPage::on(const Accept&) {
  if (!importing_.view(shared_.store).can_import) return;
  const Imported imported = importing_.run(shared_.store);
  shared_.said.done = imported.said;
  shared_.read_all();  // the session that is open may have been replaced, or have come in
  shared_.pages.pop_all();
  back_to_past(shared_);
  if (imported.ids.size() != 1 || !open_past_session(shared_, *imported.ids.begin())) return;
  const session::Session* shown = shared_.pages.top().session();
  if (shown != nullptr && shown->ended_at.empty())
    shared_.said.done += " " + text::say("It is not over: Resume goes on with it.");
}

}  // namespace nullo::app
