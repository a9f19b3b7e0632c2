#include "store/store.h"

#include <sqlite3.h>

#include "base/clock.h"
#include "document/checked.h"
#include "document/document.h"
#include "store/backup.h"
#include "store/club_evening.h"
#include "store/copy.h"
#include "store/own_rules.h"
#include "store/parts.h"
#include "store/people.h"
#include "store/people_log.h"
#include "store/restore.h"
#include "store/seasons.h"
#include "store/session_list.h"
#include "store/statistics.h"
#include "store/verify.h"
#include "text/say.h"

namespace nullo::store {
namespace {

// A stored session with the JSON tree that its hands are read from.
class StoredHands : public session::HandByHand {
 public:
  // Call it once, before anything else.
  Faults read(std::string_view text) {
    Result<document::Checked> read = document::Checked::read(text, tree_, document::Source::kStore);
    if (!read) return std::move(read.error());
    checked_.emplace(std::move(*read));
    return {};
  }

  [[nodiscard]] const session::Session& session() const override { return checked_->session(); }
  session::SessionResult visit(const Visit& visit) const override { return checked_->visit(visit); }

 private:
  json::Tree tree_;
  std::optional<document::Checked> checked_;
};

}  // namespace

Store::Store(const std::filesystem::path& path, Access access)
    : parts_{guarded(path, kOpening, [&] {
        const std::filesystem::path absolute = std::filesystem::weakly_canonical(std::filesystem::absolute(path));
        return std::make_unique<Parts>(Parts{absolute, access, open_database(absolute, access)});
      })} {}

Store::~Store() {
  if (parts_) parts_->save_before_closing();
}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;

const std::string& Store::remark() const { return parts_->opened.remark; }

bool Store::is_locked() {
  if (!writes()) return false;
  try {
    const WriteTransaction attempt{parts_->database()};
    return false;
  } catch (const SQLite::Exception& error) {
    const int code = error.getErrorCode() & 0xFF;
    return code == SQLITE_BUSY || code == SQLITE_LOCKED;
  }
}

bool Store::writes() const { return parts_->opened.lock.held(); }

bool Store::try_to_write() {
  if (writes() || parts_->access == Access::kRead) return writes();
  return guarded(path(), kOpening, [this] { return take_over(parts_->opened); });
}

std::int64_t Store::data_version() {
  return guarded(path(), kReading, [this] {
    parts_->follow();
    return parts_->version();
  });
}

const std::filesystem::path& Store::path() const { return parts_->path; }

Store::ChangeMark Store::change_mark() {
  return guarded(path(), kReading,
                 [this] { return ChangeMark{parts_->version(), parts_->database().connection().getTotalChanges()}; });
}

std::vector<Listed> Store::sessions() { return lists().kept; }
SessionLists Store::lists() { return parts_->read(list_sessions); }
ListPiece Store::piece_of_list(const std::optional<ListPlace>& after, int most) {
  return parts_->read([&](Database& database) { return store::piece_of_list(database, after, most); });
}
std::vector<Listed> Store::sessions_apart() { return parts_->read(store::sessions_apart); }
std::vector<Listed> Store::parts_of_evenings() { return parts_->read(store::parts_of_evenings); }
int Store::count_sessions() { return parts_->read(store::count_sessions); }
std::optional<std::string> Store::newest_session() { return parts_->read(store::newest_session); }
std::optional<std::string> Store::newest_session_of(std::string_view game, const std::vector<std::string>& people) {
  return parts_->read([&](Database& database) { return store::newest_session_of(database, game, people); });
}

std::optional<session::Session> Store::load(std::string_view id) {
  const std::optional<StoredDocument> stored = parts_->document(id);
  if (!stored) return std::nullopt;
  json::Tree tree;
  Result<session::Session> read = document::read_facts(stored->text, tree, document::Source::kStore);
  if (!read) parts_->refuse_unreadable(id, *stored, read.error());
  parts_->refuse_doubtful(id, *stored);
  return std::move(*read);
}

std::unique_ptr<const session::HandByHand> Store::hand_by_hand(std::string_view id) {
  const std::optional<StoredDocument> stored = parts_->document(id);
  if (!stored) return nullptr;
  auto hands = std::make_unique<StoredHands>();
  const Faults faults = hands->read(stored->text);
  if (!faults.empty()) parts_->refuse_unreadable(id, *stored, faults);
  parts_->refuse_doubtful(id, *stored);
  return hands;
}

std::vector<std::string> Store::find(std::string_view id_prefix) {
  return parts_->read([&](Database& database) { return ids_beginning(database, id_prefix); });
}

std::optional<std::string> Store::newest_open_session() { return parts_->read(store::newest_open_session); }
std::vector<OpenOne> Store::open_sessions(int most) {
  return parts_->read([&](Database& database) { return store::open_sessions(database, most); });
}

void Store::create(const session::Session& session) {
  (void)ScoredSession{session};  // refuses what could not be read again
  parts_->write(kCreating, [&](Database&) { parts_->begin(session); });
}

std::vector<std::string> Store::evening_of(std::string_view id) {
  return parts_->read([&](Database& database) { return store::evening_of(database, id); });
}

std::optional<std::string> Store::continued_by(std::string_view id) {
  return parts_->read([&](Database& database) { return store::continued_by(database, id); });
}

void Store::replace(const session::Session& session) {
  (void)ScoredSession{session};
  parts_->write(kImporting, [&](Database&) { parts_->replace(session::HeldHands{session}); });
}

void Store::import_all(const std::vector<std::string_view>& documents, const std::vector<std::string_view>& replacing,
                       const std::vector<std::string>& brought_back, const Progress& progress) {
  parts_->write(kImporting, [&](Database& database) {
    json::Tree tree;
    const std::string what = text::say("sessions are stored");
    Step step{what, 0, static_cast<std::int64_t>(documents.size() + replacing.size())};
    const auto stored = [&] {
      ++step.done;
      if (progress) progress(step);
    };
    for (const std::string_view text : documents) {
      parts_->insert(parts_->read_document(text, tree), kImporting);
      stored();
    }
    for (const std::string_view text : replacing) {
      parts_->replace(parts_->read_document(text, tree));
      stored();
    }
    for (const std::string& id : brought_back) store::bring_back(database, id);
  });
}

void Store::delete_session(std::string_view id) {
  parts_->write(kDeleting, [&](Database& database) { mark_deleted(database, id, now_utc()); });
}

void Store::bring_back(std::string_view id) {
  parts_->write(kBringingBack, [&](Database& database) { store::bring_back(database, id); });
}

void Store::all_or_none(const std::function<void()>& work) {
  parts_->write(kTogether, [&](Database&) { parts_->transactions.join(work); });
  parts_->checkpoint();
}

bool Store::is_deleted(std::string_view id) {
  return parts_->read([&](Database& database) { return store::is_deleted(database, id); });
}

std::vector<Person> Store::people() { return parts_->read(read_people); }

Result<Store::Present> Store::in_present_names(const session::HandByHand& hands) {
  return parts_->read([&](Database& database) -> Result<Present> {
    const PresentNames names{database, hands};
    Present present;
    present.result = document::write_session(names, json::Writer::Style::kCompact,
                                             [&](std::string_view piece) { present.text += piece; });
    if (!names.faults().empty()) return tl::unexpected{names.faults()};
    present.session = names.session();
    return present;
  });
}

std::optional<PeopleRefusal> Store::rename_person(std::string_view name, const std::string& to) {
  return parts_->change_people([&](Database& database) { return store::rename_person(database, name, to); });
}

std::optional<PeopleRefusal> Store::merge_people(std::string_view name, std::string_view into) {
  return parts_->change_people([&](Database& database) { return store::merge_people(database, name, into); });
}

std::optional<PeopleRefusal> Store::split_person(std::string_view name) {
  return parts_->change_people([&](Database& database) { return store::split_person(database, name); });
}

std::optional<PeopleRefusal> Store::set_person_look(std::string_view name, std::optional<int> colour,
                                                    const std::string& short_name) {
  return parts_->change_people(
      [&](Database& database) { return write_person_look(database, name, colour, short_name); });
}

std::string Store::people_undo_label() { return parts_->read(store::people_undo_label); }
std::string Store::people_redo_label() { return parts_->read(store::people_redo_label); }

std::optional<PeopleRefusal> Store::step_people(bool back) {
  return parts_->change_people([&](Database& database) { return store::step_people(database, back); });
}

std::optional<std::string> Store::setting(std::string_view key) {
  return parts_->read([&](Database& database) { return read_setting(database, key); });
}

void Store::set_setting(std::string_view key, std::string_view value) {
  parts_->write(kSetting, [&](Database& database) { write_setting(database, key, value); });
}

Statistics Store::statistics(const std::string& name, const StatisticsFilter& filter) {
  return parts_->read([&](Database& database) { return read_statistics(database, name, filter); });
}

std::vector<Share> Store::shares(const std::string& name, const StatisticsFilter& filter, const ShareOf& of) {
  return parts_->read([&](Database& database) { return read_shares(database, name, filter, of); });
}

standings::Played Store::played() { return played_since(""); }

standings::Played Store::played_since(std::string_view time) {
  PlayedReading reading{time};
  read_on(reading, -1);
  return reading.take();
}

bool Store::read_on(PlayedReading& reading, int most) {
  return parts_->read([&](Database& database) { return reading.read_on(database, most); });
}

draws::Plan Store::club_evening() { return parts_->read(read_plan); }

void Store::keep_club_evening(const draws::Plan& plan) {
  parts_->write(kSetting, [&](Database& database) { write_plan(database, plan); });
}

KeptRules Store::own_rules(std::string_view game_id) {
  return parts_->read([&](Database& database) { return read_own_rules(database, game_id); });
}

std::vector<NamedGame> Store::named_games() {
  return parts_->read([](Database& database) { return read_named_games(database); });
}

std::vector<standings::Season> Store::seasons() { return parts_->read(read_seasons); }

void Store::keep_season(const standings::Season& season) {
  parts_->write(kKeepingSeason, [&](Database& database) { write_season(database, season); });
}

void Store::delete_season(std::string_view id) {
  parts_->write(kDeletingSeason, [&](Database& database) { erase_season(database, id); });
}

void Store::keep_own_rules(std::string_view name, const games::Rules& rules, int seats) {
  parts_->write(kKeeping, [&](Database& database) {
    write_own_rules(database, games::info(rules).id, name, document::write_rules(rules), seats);
  });
}

void Store::forget_own_rules(std::string_view game_id, std::string_view name) {
  parts_->write(kForgetting, [&](Database& database) { erase_own_rules(database, game_id, name); });
}

Backup Store::back_up() {
  parts_->refuse_unless_writing(kBackingUp);
  return guarded(path(), kBackingUp, [this] { return make_backup(parts_->database()); });
}

std::vector<Backup> Store::backups() { return backups_of(path()); }

void Store::copy_to(const std::filesystem::path& file, const Progress& progress) {
  guarded(file, kBackingUp,
          [&] { copy_to_file(parts_->database().connection(), std::filesystem::absolute(file), progress); });
}

std::filesystem::path Store::restore(const std::filesystem::path& file) {
  parts_->refuse_unless_writing(kRestoring);
  return guarded(path(), kRestoring, [&] {
    const Place::Found found = parts_->database().look();
    if (found != Place::Found::kInPlace) parts_->fail_as_gone(kRestoring, found);
    return restore_into(parts_->database(), file);
  });
}

void Store::forget_pages() { ::sqlite3_db_release_memory(parts_->database().connection().getHandle()); }

std::vector<std::string> Store::look_through_file() {
  return parts_->read([](Database& database) { return look_through(database); });
}

Store::Verdict Store::score_again(const Progress& progress) {
  return parts_->read([&](Database& database) { return score_sessions(database, progress); });
}

Store::Verdict Store::verify(const Progress& progress) {
  return parts_->read([&](Database& database) { return verify_database(database, progress); });
}

}  // namespace nullo::store
