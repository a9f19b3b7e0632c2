#include "app/settings/page.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/core.h>

#include "app/club/beginning.h"
#include "app/exchange/show_folder.h"
#include "app/help/help.h"
#include "app/shared.h"
#include "app/words.h"
#include "text/language.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::string restore_text(const store::Backup& backup, int sessions_now) {
  std::string text;
  if (backup.sessions) {
    text = text::say_count(*backup.sessions, "It was made {time} and holds {count} session",
                           "It was made {time} and holds {count} sessions", local_time(backup.made_at));
    text =
        text::in_one_line(text, text::say_count(sessions_now, "now there is {count}", "now there are {count}")) + ". ";
  }
  return text + text::say(
                    "Everything goes back to what it was then. Nullo backs up the present state first, so you can "
                    "restore that, too.");
}

std::string sessions_text(int sessions) { return text::say_count(sessions, "{count} session", "{count} sessions"); }

// The database with what SQLite keeps beside it.
std::uintmax_t bytes_of(const std::filesystem::path& database) {
  std::uintmax_t bytes = 0;
  for (const char* ending : {"", "-wal"}) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(database.string() + ending, error);
    if (!error) bytes += size;
  }
  return bytes;
}

}  // namespace

std::string backup_text(const store::Backup& backup) {
  const std::string size = fmt::format("{} kB", (backup.bytes + 1023) / 1024);
  if (!backup.sessions) return text::say("{size}, cannot be read", size);
  const std::string when{to_text(backup.occasion)};
  return fmt::format("{}, {}{}{}", sessions_text(*backup.sessions), size, when.empty() ? "" : ", ", when);
}

SettingsPage::SettingsPage(Shared& shared) : shared_{shared} { refresh_backups(); }

void SettingsPage::refresh_backups() { backups_ = shared_.store.backups(); }

HelpView SettingsPage::help() const { return help_view(shared_.game_at_table()); }

AnyScreen SettingsPage::view() {
  SettingsView view;
  view.look = shared_.look;
  for (const text::Language& language : text::languages())
    view.languages.push_back({language.code, language.name, language.code == text::spoken().code});
  if (view.languages.size() == 1) view.languages.clear();
  add_playing(view);
  add_data(view);
  view.keep_awake = shared_.keep_awake;
  if (shared_.keep_awake && !shared_.is_kept_awake.value_or(true)) {
    view.awake_note = shared_.files_go == FilesGo::kToBrowser
                          ? text::say("It may go dark all the same: this browser does not keep it awake.")
                          : text::say("It may go dark all the same: this desktop does not keep it awake.");
  }
  if (shared_.device.asks_hubs || shared_.club.is_member()) {
    view.club = shared_.club.view();
    view.club->asks_address = shared_.device.hub.empty();
  }
  if (shared_.device.vibrates) view.vibrate = shared_.vibrate;
  view.board = shared_.board_open;
  view.version = "Nullo " NULLO_VERSION;
  return view;
}

void SettingsPage::add_playing(SettingsView& view) const {
  constexpr std::array<std::string_view, 2> kUsualChips{"1/5/25", "1/6/48"};
  const auto& [chips, stake] = shared_.playing;
  const std::string own = to_string(chips);
  for (const std::string_view usual : kUsualChips) view.chips.push_back({std::string{usual}, usual == own});
  if (std::ranges::find(kUsualChips, own) == kUsualChips.end()) view.chips.push_back({own, true});
  view.chips_problem = chips_problem_;
  constexpr Amount kUsualStart = 100;
  view.chips_start = text::say("{amount} chips to begin with: {chips}", kUsualStart,
                               to_text(chips, starting_stack(chips, kUsualStart)));
  view.stake = stake.per_point;
  view.highest_stake = kHighestStake;
  view.stake_amount = money_text(stake.per_point);
  view.against_winner = stake.against == Against::kWinner;
  view.stake_problem = shared_.stake_form.problem();
}

void SettingsPage::add_data(SettingsView& view) {
  store::Store& store = shared_.store;
  const bool in_browser = shared_.files_go == FilesGo::kToBrowser;
  view.data_place = !in_browser                ? store.path().string()
                    : shared_.club.is_member() ? text::say("In this browser; the sessions are at the club's hub too")
                                               : text::say("In this browser, on this device, and nowhere else");
  view.data_size =
      fmt::format("{} kB, {}", (bytes_of(store.path()) + 1023) / 1024, sessions_text(store.count_sessions()));
  for (const store::Backup& backup : backups_) {
    view.backups.push_back({backup.file.filename().string(), local_time(backup.made_at), backup_text(backup),
                            backup.sessions && store.writes()});
  }
  view.backup_place = in_browser
                          ? text::say("They lie in this browser as well: save all data as a file to keep it elsewhere.")
                          : store::backup_folder(store.path()).string();
  view.backup_note = backup_note_;
  view.can_back_up = store.writes();
  std::error_code none;
  view.can_show_folder = can_show_folders() && std::filesystem::is_directory(view.backup_place, none);
}

void SettingsPage::on(const SetChips& set) {
  const std::optional<ChipSet> chips = ChipSet::parse(set.values);
  chips_problem_.clear();
  if (chips) return shared_.change_playing({*chips, shared_.playing.stake});
  chips_problem_ = text::say("Not {values}: two to {count} rising values from 1 to {highest}, like 1/5/25", set.values,
                             ChipSet::kMostValues, std::to_string(ChipSet::kHighestChip));
}

void SettingsPage::on(const SetStake& set) {
  if (set.of_session) return;
  if (const auto stake = shared_.stake_form.read(set)) shared_.change_playing({shared_.playing.chips, *stake});
}

void SettingsPage::on(const TypeStake& typed) {
  if (typed.of_session) return;
  const auto stake = shared_.stake_form.read(typed, shared_.playing.stake);
  if (stake) shared_.change_playing({shared_.playing.chips, *stake});
}

void SettingsPage::on(const JoinClub& join) {
  const Device& device = shared_.device;
  shared_.club.join(device.hub.empty() ? join.address : device.hub, join.code, device.name);
}

void SettingsPage::on(const MoveClub& move) { shared_.club.move(move.address); }

void SettingsPage::on(const BeginClub&) {
  ask_to_begin(shared_, [this] { shared_.club.begin_here(); });
}

void SettingsPage::on(const LeaveClub&) {
  if (shared_.question || !shared_.store.writes()) return;
  Dialog leave{text::say("Leave the club?"),
               text::say("All sessions stay here, and the club keeps what it has been told. What changes from then on "
                         "goes to no other device."),
               text::say("Leave"), text::say("No")};
  if (shared_.club.hosts()) {
    leave.title = text::say("End the club?");
    leave.text = text::say(
        "This computer is its hub: all sessions stay, here and on the other devices, but they meet nowhere any more.");
    leave.yes = text::say("End it");
  }
  shared_.ask({std::move(leave), [this] { shared_.club.leave(); }});
}

void SettingsPage::on(const MeetClub&) { shared_.club.look_now(); }

void SettingsPage::on(const BackUpNow&) {
  if (!shared_.store.writes()) return;
  const store::Backup made = shared_.store.back_up();
  refresh_backups();
  backup_note_ = shared_.files_go == FilesGo::kToBrowser
                     ? text::say("Backed up, in this browser only. “Save all data” gives you a file to keep elsewhere.")
                     : text::say("Backed up to {file}", made.file.string());
}

void SettingsPage::on(const RestoreBackup& restore) {
  if (shared_.question || !shared_.store.writes()) return;
  const auto backup =
      std::ranges::find_if(backups_, [&](const store::Backup& each) { return each.file.filename() == restore.id; });
  if (backup == backups_.end()) return;
  shared_.ask({Dialog{text::say("Restore this backup?"), restore_text(*backup, shared_.store.count_sessions()),
                      text::say("Restore"), text::say("No")},
               [this, chosen = *backup] { this->restore(chosen); }});
}

void SettingsPage::restore(const store::Backup& backup) {
  const std::string made_at = local_time(backup.made_at);
  const Look kept = shared_.look;
  const std::string language = text::spoken().code;
  const bool was_chosen = shared_.has_chosen_language();
  shared_.store.restore(backup.file);
  backup_note_ =
      text::say("The backup of {time} is restored. What was there before is the newest backup below.", made_at);
  shared_.read_all();
  shared_.change_look(kept);  // that of whoever sits here, not of the time of the backup
  if (was_chosen || shared_.has_chosen_language()) shared_.speak(language);
  refresh_backups();
}

}  // namespace nullo::app
