#include "app/app.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/core.h>

#include "app/carried_over.h"
#include "app/due.h"
#include "app/handed_over.h"
#include "app/look.h"
#include "app/parts.h"
#include "app/whole_file.h"
#include "app/words.h"
#include "store/rescue.h"

namespace nullo::app {
namespace {

constexpr std::string_view kTurnKey = "look.turn";

constexpr double kAlongSeconds = 1;
constexpr double kLockedSeconds = 0.1;

// Does the one that is meant.
template <class Parts, class... Meant>
void act(Parts& parts, const Intent& intent, Meanings<Meant...> /*of these*/) {
  const auto is_meant = [&]<class One>(const One* meant) {
    if (meant != nullptr) parts(*meant);
    return meant != nullptr;
  };
  (is_meant(intent.as<Meant>()) || ...);
}

}  // namespace

App::Parts::Parts(const std::filesystem::path& database, Clock the_clock, Painter the_painter)
    : store{database, store::Store::Access::kWriteIfFree},
      clock{std::move(the_clock)},
      painter{std::move(the_painter)} {
  read_all();
  if (told && told->has_hand()) place = Place::kTable;
  if (store.writes() && !store.setting(store::kRescueKey).value_or("").empty()) {
    asking = Asking::kRescued;
    asking_text = *store.setting(store::kRescueKey);
    look_at_backups();
  }
  refresh();
  view.trouble = store.remark();
}

void App::Parts::read_all() {
  look = read_look(store);
  turn = 0;
  told.reset();
  read_turn();
  look_at_people();
  playing = read_chips_and_stake(store);
  read_extras();
  if (const auto id = store.open_session()) open(*id);
}

void App::Parts::read_turn() {
  const auto turned = store.setting(kTurnKey);
  if (!turned) return;
  std::from_chars(turned->data(), turned->data() + turned->size(), turn);
  turn = std::clamp(turn, 0, kMostSeats - 1);
}

void App::Parts::write_turn() {
  if (store.writes()) store.set_setting(kTurnKey, fmt::format("{}", turn));
}

void App::Parts::write_playing(const ChipsAndStake& next) {
  playing = next;
  if (store.writes()) write_chips_and_stake(store, playing);  // else only this window has it
}

void App::Parts::change_look(const Look& next) {
  look = next;
  if (store.writes()) write_look(store, look);  // a second window changes only its own look
}

void App::Parts::open(std::string_view id) {
  told.reset();
  hold = {};
  unsaid.clear();
  problem.clear();
  look_at_table = false;
  steps_back = 0;
  auto session = store.load(id);
  if (!session) return;
  told.emplace(std::move(*session));
  look_at_handed(*told);
}

void App::Parts::open_shown() {
  if (place == Place::kPastSession) open(past.opened_id());
}

void App::Parts::keep(Edit edit) {
  if (correction) {
    correction->change(std::move(edit.after.hands.back()), std::move(edit.change.label));
    Hold begun = hold;
    go_on_correcting();
    hold = std::move(begun);
    return;
  }
  const bool ended_before = told && told->ended();
  Told next{std::move(edit.after)};
  next.handed = told->handed;
  next.handed_stored = told->handed_stored;
  // What the screen asked for; what it shows since something was undone it has not asked for.
  if (steps_back == 0 && goes_on(*told, next)) {
    const std::vector<Handing> now = handed_over_now(*told);
    next.handed.insert(next.handed.end(), now.begin(), now.end());
  }
  store.record(next.session, edit.change, std::span{next.handed}.subspan(next.handed_stored));
  next.handed_stored = next.handed.size();
  steps_back = 0;
  go_on(std::move(next));
  problem.clear();
  if (told->ended() && !ended_before) back_up();
}

void App::Parts::back_up() {
  try {
    store.back_up();
  } catch (const store::StoreError& error) {
    trouble_once = fmt::format("The session is recorded, but it could not be backed up. {}", error.what());
  }
}

void App::Parts::look_at_backups() { backups = store.backups(); }

void App::Parts::restore(const std::string& id) {
  const auto backup =
      std::ranges::find_if(backups, [&](const store::Backup& each) { return each.file.filename() == id; });
  if (backup == backups.end()) return;
  const std::string made_at = local_time(backup->made_at);
  const Look kept = look;
  store.restore(backup->file);
  hold = {};
  past = {};
  people_known = {};  // copying a whole database is no change that SQLite counts
  replay.reset();
  correction.reset();
  set_aside.reset();
  read_all();
  change_look(kept);  // that of whoever sits here, not of the time of the backup
  look_at_backups();
  backup_note = fmt::format("The backup of {} is restored. What was there before is the newest backup below.", made_at);
}

void App::Parts::step(bool back) {
  hold = {};
  problem.clear();
  if (at_people()) return step_people(back);
  if (place == Place::kRepair) {
    repair->step(back);
    return;
  }
  const std::optional<games::Entry> before = at_table() ? std::optional{told->entry} : std::nullopt;
  if (!correction) {
    step_in_log(back);
  } else if (place == Place::kTable && correction->step(back)) {
    go_on_correcting();
  }
  if (before && at_table()) stay_with_changed(*before, told->entry, hold);
}

void App::Parts::step_in_log(bool back) {
  const session::Session* now = in_sight();  // what is undone must be
  if (now == nullptr) return;
  const auto row = back ? store.undo_row(now->id) : store.redo_row(now->id);
  if (!row) return;
  Together together = together_with(store, *now, *row, back);
  if (!together.problem.empty()) {
    trouble_once = together.problem;
    return;
  }
  std::vector<session::Session> all = std::move(together.others);
  all.push_back(back ? with_before(*now, row->change) : with_after(*now, row->change));
  if (back) {
    store.undo_all(all);
  } else {
    store.redo_all(all);
  }
  steps_back = back ? steps_back + 1 : std::max(0, steps_back - 1);
  for (const session::Session& next : all) show(next);
}

const session::Session* App::Parts::in_sight() const {
  if (place == Place::kTable && told) return &told->session;
  if (place == Place::kPastSession && past.session() && !past.deleted()) return &*past.session();
  return nullptr;
}

void App::Parts::show(const session::Session& now) {
  // A copy, as it may be what is shown. NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
  const session::Session next = now;
  hold = {};
  if (told && told->session.id == next.id) go_on(Told{next});
  if (past.opened_id() == next.id) past.put(next);
}

// What was handed over lies on the table, whatever is told.
void App::Parts::go_on(Told next) {
  const bool same_session = told && told->session.id == next.session.id;
  const bool same_hand = same_session && told->has_hand() && next.has_hand() && told->last() == next.last();
  if (!same_session) {
    look_at_handed(next);
  } else if (next.handed.empty()) {
    next.handed = told->handed;
    next.handed_stored = told->handed_stored;
  }
  if (!same_hand) unsaid.clear();
  const bool telling = same_hand && place == Place::kTable && (look_at_table || !told->hand_over());
  told.emplace(std::move(next));
  look_at_table = telling && told->hand_over() && may_tell_more(told->entry);
}

void App::Parts::look_at_handed(Told& of) {
  if (!games::info(of.session.rules).pays_at_once) return;
  of.handed = store.handed_over(of.session.id);
  of.handed_stored = of.handed.size();
  if (of.handed.empty()) of.handed = handed_over_as_told(of);
}

App::App(const std::filesystem::path& database, Clock clock, Painter painter)
    : parts_{std::make_unique<Parts>(database, std::move(clock), std::move(painter))} {}
App::~App() = default;

const View& App::view() const { return parts_->view; }

BoardView App::board() const {
  const Told* told = parts_->at_the_table();
  const bool over = told != nullptr && told->ended();
  BoardView board = board_view(told, parts_->playing, over ? other_parts(parts_->store, told->session) : OtherParts{});
  if (told != nullptr) board.seat_colours = parts_->people.seat_colours(players_now(told->session, told->result));
  return board;
}

std::optional<std::string> App::take_copied() { return std::exchange(parts_->copied, std::nullopt); }

std::optional<std::string> App::take_folder() { return std::exchange(parts_->folder_to_show, std::nullopt); }

void App::handle(const Intent& intent) {
  if (parts_->pending) return;  // what was meant for another screen is not taken for this one
  if (!parts_->store.is_locked()) return act_on(intent);
  parts_->pending = intent;
  parts_->view.trouble = fmt::format(
      "Not stored yet: another program keeps {} locked. Your last entry is kept and stored as soon as the file is "
      "free; "
      "until then nothing more is taken.",
      parts_->store.path().string());
}

void App::act_on(const Intent& intent) {
  if (intent.as<ShowFolder>() == nullptr) {  // what was said of it stays
    parts_->just_done.clear();
    parts_->written_in.clear();
  }
  if (intent.as<Accept>() == nullptr) parts_->hold.closed = false;
  parts_->has_read_ahead = false;
  parts_->found_damage = false;
  try {
    act(*parts_, intent, AllMeanings{});
    if (intent.as<Dismiss>() == nullptr) parts_->view.trouble = std::exchange(parts_->trouble_once, {});
    parts_->refresh();
  } catch (const store::StoreError& error) {
    parts_->found_damage = error.kind() == store::StoreError::Kind::kDamaged;
    say_failure(error.what());
  } catch (const PlaceFailure& failure) {
    say_failure(failure.what());
  }
}

// The screen shows what is so, not what would have been.
void App::say_failure(std::string_view what) {
  try {
    parts_->refresh();
  } catch (const store::StoreError&) {  // NOLINT(bugprone-empty-catch)
    // It cannot be read either; what is said below is why.
  }
  parts_->view.trouble = what;
}

bool App::act_on_pending() {
  if (parts_->store.is_locked()) return false;
  const Intent intent = *std::exchange(parts_->pending, std::nullopt);
  act_on(intent);
  return true;
}

bool App::reads_along() const { return !parts_->store.writes(); }

bool App::found_damage() const { return parts_->found_damage; }

double App::poll_after() const {
  if (parts_->pending) return kLockedSeconds;
  return reads_along() ? kAlongSeconds : 0;
}

bool App::reads_ahead() const { return parts_->place == Place::kStart && !parts_->has_read_ahead; }

void App::read_ahead() {
  parts_->has_read_ahead = true;
  try {
    parts_->past.read_list(parts_->store);
  } catch (const store::StoreError&) {
    return;  // said when the list is opened
  }
}

bool App::poll() {
  if (parts_->pending) return act_on_pending();
  if (!reads_along()) return false;
  try {
    const bool now_writes = parts_->store.try_to_write();
    const std::int64_t version = parts_->store.data_version();
    if (!now_writes && version == parts_->seen_version) return false;
    parts_->seen_version = version;
    parts_->has_read_ahead = false;
    parts_->look_at_people();
    const auto open = parts_->store.open_session();
    if (parts_->told && (!open || *open == parts_->told->session.id)) {
      parts_->open(std::string{parts_->told->session.id});
    } else if (open) {
      parts_->open(*open);
    }
    parts_->refresh();
  } catch (const store::StoreError& error) {
    if (error.kind() == store::StoreError::Kind::kBusy) return false;  // the next time will do
    say_failure(error.what());
  }
  return true;
}

}  // namespace nullo::app
