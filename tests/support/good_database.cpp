#include "support/good_database.h"

#include <optional>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include "document/document.h"
#include "store/store.h"
#include "support/importing.h"
#include "support/random_session.h"

namespace nullo::testing {
namespace {

namespace fs = std::filesystem;
using store::Store;

void copy_all(const fs::path& from, const fs::path& to) {
  fs::create_directories(to);
  fs::copy(from, to, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
}

// Sessions of all games with dates, the last one still open; its last tap is not yet made.
std::vector<session::Session> sessions_of_all_games(RandomSessions& random) {
  std::vector<session::Session> made;
  for (const games::Info& game : games::all()) {
    session::Session& session = made.emplace_back(random.of_game(game.id, 2));
    session.started_at = fmt::format("2026-11-{:02}T18:30:00Z", made.size());
    if (!session.ended_at.empty()) session.ended_at = fmt::format("2026-11-{:02}T23:00:00Z", made.size());
    session.continues.clear();
  }
  made[1].ended_at = "2026-11-02T22:00:00Z";
  return made;
}

void enter(Store& store, const session::Session& whole) {
  store.create(beginning_of(whole));
  for (const Tap& tap : taps_of(whole)) store.record(tap.after, tap.change);
}

void correct(Store& store, const std::string& id) {
  const std::optional<session::Session> before = store.load(id);
  session::Session after = before.value();
  after.note = "corrected";
  const auto text = [](const session::Session& session) {
    return document::write_session(session, json::Writer::Style::kCompact);
  };
  store.record(after, {std::nullopt, text(*before), text(after), "note"});
}

}  // namespace

GoodDatabase::GoodDatabase(std::uint32_t seed, Left left) { fill(seed, left); }

void GoodDatabase::fill(std::uint32_t seed, Left left) {
  const fs::path working = scratch_ / "working";
  fs::create_directories(working);
  RandomSessions random{seed};
  const std::vector<session::Session> all = sessions_of_all_games(random);
  session::Session last = random.session(2);
  last.started_at = "2026-12-24T18:30:00Z";
  last.ended_at.clear();
  last.continues.clear();

  std::optional<Store> store{std::in_place, working / name(), Store::Access::kWrite};
  const std::size_t entered = all.size() / 3;
  for (std::size_t i = 0; i < entered; ++i) enter(*store, all[i]);
  import_all(*store, {all.begin() + static_cast<std::ptrdiff_t>(entered), all.end()});
  store->set_setting("look.theme", "light");
  store->keep_own_rules("Friday", all.front().rules, all.front().seats());
  (void)store->set_person_look("Anna", 4, "An");
  (void)store->merge_people("Guest 1", "Guest 2");
  if (left == Left::kWithBackups) store->back_up();
  correct(*store, all[0].id);
  deleted_ = all[2].id;
  store->delete_session(deleted_);
  for (const session::Session& session : all) {
    if (session.id != deleted_) ids_.push_back(session.id);
  }
  store->create(beginning_of(last));
  ids_.push_back(last.id);

  const std::vector<Tap> taps = taps_of(last);
  constexpr std::size_t kInLog = 5;
  for (std::size_t i = 0; i < taps.size(); ++i) {
    const bool in_log = left == Left::kCrashed && i + kInLog >= taps.size();
    if (in_log && i + kInLog == taps.size()) {
      SQLite::Database checkpoint{(working / name()).string(), SQLite::OPEN_READWRITE, 5000};
      (void)checkpoint.tryExec("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    if (in_log) copy_all(working, earlier_.emplace_back(scratch_ / fmt::format("earlier{}", i)));
    store->record(taps[i].after, taps[i].change);
  }
  if (left == Left::kCrashed) copy_all(working, scratch_ / "left");
  store.reset();
  if (left != Left::kCrashed) copy_all(working, scratch_ / "left");
}

fs::path GoodDatabase::copy_to(const fs::path& folder) const {
  copy_all(scratch_ / "left", folder);
  return folder / name();
}

}  // namespace nullo::testing
