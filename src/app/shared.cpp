#include "app/shared.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/core.h>

#include "app/settings/look.h"
#include "app/settings/window_place.h"
#include "store/files.h"
#include "text/language.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr std::string_view kTurnKey = "look.turn";
constexpr std::string_view kBoardKey = "board.open";
constexpr std::string_view kAwakeKey = "screen.awake";
constexpr std::string_view kVibrateKey = "device.vibrate";
constexpr std::string_view kLanguageKey = "language";
constexpr std::string_view kYes = "yes";
constexpr std::string_view kNo = "no";

}  // namespace

Shared::Shared(const std::filesystem::path& database, Clock the_clock, Painter the_painter, FilesGo where_files_go)
    : store{database, store::Store::Access::kWriteIfFree},
      clock{std::move(the_clock)},
      painter{std::move(the_painter)},
      files_go{where_files_go},
      table{*this} {
  if (const auto chosen = store.setting(kLanguageKey)) text::speak(text::language_of(*chosen));
  read_all();
}

void Shared::read_all() {
  club.read_anew();
  look = read_look(store);
  read_turn();
  people_known_ = {};  // copying a whole database is no change that SQLite counts
  refresh_people();
  playing = read_chips_and_stake(store);
  board_open = store.setting(kBoardKey).value_or(std::string{kNo}) == kYes;
  window_place = read_window_place(store);
  keep_awake = store.setting(kAwakeKey).value_or(std::string{kYes}) == kYes;
  vibrate = store.setting(kVibrateKey).value_or(std::string{kYes}) == kYes;
  past = {};
  table.let_go();
  table.open_newest();
}

void Shared::read_turn() {
  turn = 0;
  const auto turned = store.setting(kTurnKey);
  if (!turned) return;
  std::from_chars(turned->data(), turned->data() + turned->size(), turn);
  turn = std::clamp(turn, 0, kMostSeats - 1);
}

void Shared::refresh_people() {
  const store::Store::ChangeMark now = store.change_mark();
  if (now == people_known_) return;
  people.know([this] { return store.people(); });
  people_known_ = now;
}

void Shared::people_changed() {
  refresh_people();
  people.problem.clear();
  table.reload();
  for (Page& page : pages.from_top()) page.people_changed();
}

void Shared::read_anew() {
  people_known_ = {};
  refresh_people();
  table.read_anew();
  for (Page& page : pages.from_top()) page.people_changed();
}

void Shared::show(const session::Session& now) {
  // A copy, as it may be what is shown. NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
  const session::Session next = now;
  table.put(next);
  for (Page& page : pages.from_top()) page.session_changed(next);
}

void Shared::back_up() {
  try {
    store.back_up();
  } catch (const store::NotFlushed& error) {
    said.trouble = text::say("The session is recorded. {reason}", error.what());
  } catch (const store::StoreError& error) {
    said.trouble = text::say("The session is recorded, but it could not be backed up. {reason}", error.what());
  }
}

const games::Info& Shared::game_at_table() {
  if (const OpenSession* open = table.open_session()) return games::info(open->session.rules);
  const std::vector<store::Listed> newest = store.piece_of_list({}, 1).sessions;
  const auto rules = newest.empty() ? std::nullopt : games::rules_of(newest.front().game);
  return rules ? games::info(*rules) : games::all().front();
}

// ---- settings. A second window, which does not write, changes them for itself.

void Shared::change_look(const Look& next) {
  look = next;
  if (store.writes()) write_look(store, look);
}

void Shared::speak(std::string_view code) {
  text::speak(text::language_of(code));
  if (store.writes()) store.set_setting(kLanguageKey, text::spoken().code);
  past = {};
  people_changed();  // what pages keep was said in the language before
}

bool Shared::has_chosen_language() { return store.setting(kLanguageKey).has_value(); }

void Shared::change_playing(const ChipsAndStake& next) {
  playing = next;
  if (store.writes()) write_chips_and_stake(store, playing);
}

void Shared::turn_table() {
  const OpenSession* open = table.open_session();
  turn = (turn + 1) % (open != nullptr ? open->session.seats() : kMostSeats);
  if (store.writes()) store.set_setting(kTurnKey, fmt::format("{}", turn));
}

void Shared::set_board(bool open) {
  board_open = open;
  if (store.writes()) store.set_setting(kBoardKey, board_open ? kYes : kNo);
}

bool Shared::has_for_phones() { return table.open_session() != nullptr || club_evening.is_on(store, clock.now()); }

void Shared::set_on_phones(bool on) {
  const OpenSession* open = table.open_session();
  if (on == on_phones || (on && !has_for_phones())) return;
  on_phones = on;
  phones = {};
  shown_on_phones_ = on && open != nullptr ? OnPhones::of(open->session) : OnPhones{};
}

Shared::OnPhones Shared::OnPhones::of(const session::Session& session) {
  OnPhones shown{session.id, session.players};
  std::ranges::sort(shown.people);
  return shown;
}

void Shared::end_on_phones_with_evening() {
  if (!on_phones) return;
  const OpenSession* open = table.open_session();
  if (!has_for_phones()) return set_on_phones(false);
  if (open == nullptr) return;
  const OnPhones now = OnPhones::of(open->session);
  const bool is_of_evening =
      club_evening.is_on(store, clock.now()) && club_evening.has_all(store, clock.now(), now.people);
  if (now.id != shown_on_phones_.id && now.people != shown_on_phones_.people &&
      open->session.continues != shown_on_phones_.id && !is_of_evening)
    return set_on_phones(false);
  shown_on_phones_ = now;
}

void Shared::keep_window_place(const WindowPlace& place) {
  if (window_place == place) return;
  window_place = place;
  if (store.writes()) write_window_place(store, place);
}

void Shared::set_keep_awake(bool keep) {
  keep_awake = keep;
  if (store.writes()) store.set_setting(kAwakeKey, keep_awake ? kYes : kNo);
}

void Shared::set_vibrate(bool vibrates) {
  vibrate = vibrates;
  if (store.writes()) store.set_setting(kVibrateKey, vibrate ? kYes : kNo);
}

}  // namespace nullo::app
