// What goes out of the window and comes in: the board, messages, files.
#include <filesystem>
#include <utility>

#include <fmt/core.h>

#include "app/evenings.h"
#include "app/exporting.h"
#include "app/parts.h"
#include "app/whole_file.h"

namespace nullo::app {
namespace {

constexpr std::string_view kBoardKey = "board.open";
constexpr std::string_view kFolderKey = "import.folder";
constexpr std::string_view kAwakeKey = "screen.awake";
constexpr std::string_view kYes = "yes";
constexpr std::string_view kNo = "no";

}  // namespace

void App::Parts::read_extras() {
  board_open = store.setting(kBoardKey).value_or(std::string{kNo}) == kYes;
  keep_awake = store.setting(kAwakeKey).value_or(std::string{kYes}) == kYes;
}

const Told* App::Parts::at_the_table() const {
  const std::optional<Told>& table = correction ? set_aside : told;
  return table ? &*table : nullptr;
}

const session::Session* App::Parts::on_screen() const {
  if (correction) return nullptr;
  return in_sight();
}

void App::Parts::operator()(const ToggleBoard&) {
  board_open = !board_open;
  if (store.writes()) store.set_setting(kBoardKey, board_open ? kYes : kNo);  // else only this window has it
}

void App::Parts::operator()(const CloseBoard& close) {
  if (board_open) (*this)(ToggleBoard{});
  if (!close.why.empty()) trouble_once = fmt::format("The board cannot be opened: {}", close.why);
}

void App::Parts::operator()(const SetKeepAwake& set) {
  keep_awake = set.keep;
  if (store.writes()) store.set_setting(kAwakeKey, keep_awake ? kYes : kNo);
}

void App::Parts::operator()(const CopyText&) {
  const session::Session* session = on_screen();
  if (session == nullptr) return;
  copied = message(*session, known_of(store, *session));
  just_done = "Copied: paste it into a message.";
}

void App::Parts::operator()(const WriteFile& write) {
  const session::Session* session = on_screen();
  if (session == nullptr) return;
  const std::vector<session::Session> parts = parts_of_evening(store, *session);
  const bool evening = write.as == Format::kJson && parts.size() > 1;
  const Writing writing = writing_of(store, *session, write.as, painter);
  const std::filesystem::path file = write_beside_others(
      export_folder(store.path()), file_stem(*session), evening ? kLinesEnding : ending(write.as), [&](const Out& out) {
        evening ? write_evening(parts, out) : write_out(session::HeldHands{*session}, writing, out);
      });
  const std::string what = evening            ? fmt::format("all {} parts of the evening, ", parts.size())
                           : parts.size() > 1 ? "this part of the evening, "
                                              : "";
  just_done = fmt::format("Written: {}{}", what, file.string());
  written_in = file.parent_path();
}

void App::Parts::operator()(const LookAtFiles& files) {
  if (correction || asking != Asking::kNothing) {
    trouble_once = "Answer what is asked or leave the correction first, then drop the files once more.";
    return;
  }
  if (place != Place::kImport) (*this)(Go{Screen::kImport});
  importing.look_at(store, files.paths);
}

void App::Parts::operator()(const OpenFolder& folder) {
  if (place != Place::kImport) return;
  importing.list(folder.path);
  if (store.writes()) store.set_setting(kFolderKey, importing.listed());
}

// The one that was listed last, else where documents come in, or are written to.
void App::Parts::list_usual_folder() {
  const std::filesystem::path last = store.setting(kFolderKey).value_or("");
  std::error_code gone;
  importing.list(std::filesystem::is_directory(last, gone) ? last : usual_folder(store.path()));
}

void App::Parts::import_files() {
  if (!importing.view(store).can_import) return;
  const Imported imported = importing.run(store);
  just_done = imported.said;
  hold = {};
  past = {};
  read_all();  // what is open may have been replaced, or have come in
  place = Place::kPast;
  if (imported.ids.size() != 1) return;
  (*this)(OpenPast{*imported.ids.begin()});
  if (past.session() && past.session()->ended_at.empty()) just_done += " It is not over: Resume goes on with it.";
}

}  // namespace nullo::app
