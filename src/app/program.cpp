#include "app/program.h"

#include <utility>

#include "app/outdated.h"
#include "app/page_keys.h"
#include "app/words.h"
#include "store/backup.h"
#include "store/belongings.h"
#include "store/files.h"
#include "store/outdated.h"
#include "store/rescue.h"
#include "store/restore.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Kind = store::StoreError::Kind;

constexpr double kLockedSeconds = 0.2;

// What the newest backup contains; empty: there is none, or the folder cannot be read.
std::string about_newest_backup(const std::filesystem::path& database) {
  try {
    const std::vector<store::Backup> backups = store::backups_of(database);
    const store::Backup* newest = store::newest_backup(backups);
    if (newest == nullptr) return {};
    return text::say_count(*newest->sessions, "The newest backup was made {time} and has {count} session.",
                           "The newest backup was made {time} and has {count} sessions.", local_time(newest->made_at));
  } catch (const store::StoreError&) {
    return {};
  }
}

// A sentence that follows another; nothing, if there is none.
std::string behind(const std::string& sentence) { return sentence.empty() ? "" : " " + sentence; }

}  // namespace

std::string outdated_text(const std::filesystem::path& database) {
  return outdated_text(store::hands_to_count(database));
}

std::string outdated_text(std::int64_t hands) {
  constexpr std::int64_t kHandsInASecond = 10'000;
  if (hands < kHandsInASecond / 2) return {};
  return text::say_count(hands, "One moment: Nullo updates your data for this version and scores {count} hand again.",
                         "One moment: Nullo updates your data for this version and scores {count} hands again.") +
         " " +
         text::say_count(hands / kHandsInASecond + 1, "That takes about {count} second.",
                         "That takes about {count} seconds.");
}

Program::Program(std::filesystem::path database, Clock clock, Painter painter, FilesGo files_go)
    : database_{std::move(database)}, clock_{std::move(clock)}, painter_{std::move(painter)}, files_go_{files_go} {
  open();
}

void Program::open() {
  app_.reset();
  asking_ = Asking::kNothing;
  try {
    app_.emplace(database_, clock_, painter_, files_go_);
    app_->know(device_);
    failure_.clear();
  } catch (const store::StoreError& error) {
    failure_ = error.what();
    show_refused(error);
  }
}

void Program::show_refused(const store::StoreError& error) {
  if (error.kind() == Kind::kDamaged) return ask_to_rescue(error.what());
  if (error.kind() == Kind::kBusy) {
    return ask(Asking::kWait, {text::say("The data are in use"),
                               error.what() + behind(text::say("Nullo goes on by itself as soon as it can.")),
                               text::say("Try now"), text::say("Close Nullo")});
  }
  ask(Asking::kClose,
      {text::say("The database cannot be opened"), error.what(), text::say("Close Nullo"), text::say("Close")});
}

void Program::ask_to_rescue(const std::string& why) {
  std::error_code none;
  const bool is_there = std::filesystem::exists(database_, none);
  const std::string backup = about_newest_backup(database_);
  const bool only_log = !is_there && store::is_anything_left(database_);
  std::string text;
  if (is_there) {
    text = why + "\n\n" +
           text::say(
               "Nullo can set the file aside untouched and rescue what can still be read of it. It names every session "
               "that cannot be.") +
           behind(backup);
  } else if (only_log) {
    text = why + "\n\n" +
           (backup.empty()
                ? text::say("If nobody can bring it back, Nullo can set the log aside and begin a new file with "
                            "the sessions that can be read of it.")
                : text::say("If nobody can bring it back, Nullo can set the log aside and begin a new file with "
                            "the sessions that can be read of it and of the backups.")) +
           behind(backup);
  } else {
    text = text::say("{file} is gone: moved, deleted or lost.", database_.string()) + behind(backup) +
           behind(text::say("Nullo can begin a new file with its sessions."));
  }
  ask(Asking::kRescue, {is_there ? text::say("The data are damaged") : text::say("The data are gone"), text,
                        is_there         ? text::say("Rescue")
                        : backup.empty() ? text::say("Begin a new file")
                                         : text::say("Begin with the backup"),
                        app_ ? text::say("Not now") : text::say("Close Nullo")});
}

void Program::ask_to_put_back(std::filesystem::path saved) {
  saved_ = std::move(saved);
  ask(Asking::kPutBack,
      {text::say("The file with the data was moved or changed"),
       app_->view().trouble + "\n\n" +
           text::say("Nullo can put a copy of that backup there and go on with it. What lies there now is set aside."),
       text::say("Put a copy there"), text::say("Not now")});
}

void Program::put_back() {
  app_.reset();  // App keeps the file open that is gone
  try {
    store::restore(database_, saved_);
    open();
  } catch (const store::StoreError& error) {
    failure_ = error.what();
    ask(Asking::kClose,
        {text::say("The data could not be put back"),
         failure_ + behind(text::say("They are in {file}; `nullo restore` takes them from there.", saved_.string())),
         text::say("Close Nullo"), text::say("Close")});
  }
}

void Program::ask(Asking asking, Dialog dialog) {
  asking_ = asking;
  asked_ = app_ ? app_->view() : View{};
  asked_.dialog = with_keys(std::move(dialog));
}

void Program::rescue() {
  app_.reset();  // App keeps the file open
  try {
    store::Rescue rescued;
    if (!store::has_bytes(database_) || store::is_damaged(database_)) rescued = store::rescue(database_);
    if (rescued.not_flushed.empty()) return open();
    failure_ = rescued.not_flushed;
    ask(Asking::kClose,
        {text::say("The sessions are rescued"), failure_ + behind(text::say("Look at the disk and start Nullo again.")),
         text::say("Close Nullo"), text::say("Close")});
  } catch (const store::StoreError& error) {
    failure_ = error.what();
    ask(Asking::kClose, {text::say("Nothing was rescued"), error.what(), text::say("Close Nullo"), text::say("Close")});
  }
}

const View& Program::view() const { return asking_ == Asking::kNothing ? app_->view() : asked_; }

BoardView Program::board() const { return app_ ? app_->board() : BoardView{}; }

std::optional<std::string> Program::take_copied() { return app_ ? app_->take_copied() : std::nullopt; }

std::optional<Felt> Program::take_felt() { return app_ ? app_->take_felt() : std::nullopt; }

bool Program::know(const Device& device) {
  device_ = device;
  return app_ && app_->know(device);
}

std::optional<std::string> Program::take_folder() { return app_ ? app_->take_folder() : std::nullopt; }

void Program::hear(Outcome outcome, std::string_view files) {
  if (app_) app_->hear(outcome, files);
}

std::optional<LiveTable> Program::live(const text::Language& language) const {
  return app_ ? app_->live(language) : std::nullopt;
}

bool Program::hear_phones(const PhonesNews& news) { return app_ && app_->hear_phones(news); }

std::string Program::link_to_draw() const { return app_ ? app_->link_to_draw() : std::string{}; }

bool Program::hear_pattern(const std::string& link, Squares pattern) {
  return app_ && app_->hear_pattern(link, std::move(pattern));
}

std::optional<HostWish> Program::wants_host() const { return app_ ? app_->wants_host() : std::nullopt; }

bool Program::hear_host(const HostNews& news) { return app_ && app_->hear_host(news); }

std::optional<ClubRequest> Program::ask_club() {
  return app_ && asking_ == Asking::kNothing ? app_->ask_club() : std::nullopt;
}

bool Program::hear_club(const ClubReply& reply) { return app_ && app_->hear_club(reply); }

std::optional<ClubEar> Program::club_ear() const { return app_ ? app_->club_ear() : std::nullopt; }

void Program::hear_club_line(std::string_view line) {
  if (app_) app_->hear_club_line(line);
}

double Program::ask_club_after() const { return app_ && asking_ == Asking::kNothing ? app_->ask_club_after() : 0; }

bool Program::hear_awake(bool is_kept) { return app_ && app_->hear_awake(is_kept); }

// Whoever closes the window a second time, while Nullo asks, means it.
bool Program::stays_open() {
  if (asking_ != Asking::kNothing || app_->view().dialog) return false;
  app_->handle(Close{});
  return app_->view().dialog.has_value();
}

void Program::look_at_failure() {
  if (app_->found_damage()) return ask_to_rescue(app_->view().trouble);
  if (std::optional<std::filesystem::path> saved = app_->saved_from_gone()) ask_to_put_back(*std::move(saved));
}

bool Program::handle(const Intent& intent) {
  const bool yes = intent.as<Accept>() != nullptr;
  const bool no = intent.as<Decline>() != nullptr || intent.as<Back>() != nullptr;
  if (intent.as<Close>() != nullptr) return stays_open();
  switch (asking_) {
    case Asking::kNothing:
      app_->handle(intent);
      look_at_failure();
      return true;
    case Asking::kRescue:
      if (yes) rescue();
      if (no && app_) asking_ = Asking::kNothing;
      return !no || app_;
    case Asking::kPutBack:
      if (yes) put_back();
      if (no) asking_ = Asking::kNothing;
      return true;
    case Asking::kWait:
      if (yes) open();
      return !no;
    case Asking::kClose:
      return !yes && !no;
  }
  return true;
}

bool Program::poll() {
  if (asking_ == Asking::kWait) {
    open();
    return true;
  }
  return asking_ == Asking::kNothing && app_->poll();
}

double Program::poll_after() const {
  if (asking_ == Asking::kWait) return kLockedSeconds;
  return asking_ == Asking::kNothing ? app_->poll_after() : 0;
}

double Program::read_ahead_after() const { return asking_ == Asking::kNothing ? app_->read_ahead_after() : 0; }

bool Program::read_ahead() { return app_->read_ahead(); }

std::optional<WindowPlace> Program::window_place() const { return app_ ? app_->window_place() : std::nullopt; }

}  // namespace nullo::app
