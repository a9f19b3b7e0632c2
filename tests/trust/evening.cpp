#include "trust/evening.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/mman.h>
#include <unistd.h>

#include "app/app.h"
#include "cli/cli.h"
#include "document/document.h"
#include "games/registry.h"
#include "store/store.h"

namespace nullo::trust {
namespace {

namespace fs = std::filesystem;
using app::Screen;

app::Clock clock_from(int first_id) {
  return {[] { return std::string{"2026-11-21T18:30:00Z"}; },
          [id = first_id]() mutable { return fmt::format("00000000-0000-4000-8000-{:012d}", ++id); }};
}

// Takes what is written to standard output and standard error, for as long as it lives.
class Overheard {
 public:
  Overheard() : file_{::memfd_create("overheard", MFD_CLOEXEC)} {
    std::fflush(stdout);
    for (const int each : {STDOUT_FILENO, STDERR_FILENO}) {
      before_.push_back(::dup(each));
      ::dup2(file_, each);
    }
  }
  ~Overheard() {
    restore();
    ::close(file_);
  }
  Overheard(const Overheard&) = delete;
  Overheard& operator=(const Overheard&) = delete;

  // What was written; afterwards it hears nothing more.
  std::string text() {
    restore();
    std::string text(static_cast<std::size_t>(::lseek(file_, 0, SEEK_END)), '\0');
    const ssize_t got = ::pread(file_, text.data(), text.size(), 0);
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    return text;
  }

 private:
  void restore() {
    std::fflush(stdout);
    for (std::size_t each = 0; each < before_.size(); ++each) {
      ::dup2(before_[each], static_cast<int>(each) + STDOUT_FILENO);
      ::close(before_[each]);
    }
    before_.clear();
  }

  int file_;
  std::vector<int> before_;
};

app::Intent intent_of(char key) {
  using Named = app::TypeKey::Named;
  switch (key) {
    case '\n':
      return app::Accept{};
    case '\b':
      return app::TypeKey{0, Named::kBackspace};
    case '\t':
      return app::TypeKey{0, Named::kTab};
    default:
      return app::TypeKey{static_cast<char32_t>(key), Named::kNone};
  }
}

// A hand of each game, key by key, to the end of the hand; Enter at the end records it.
struct Played {
  const char* game;
  const char* preset;  // nullptr: the usual one
  std::vector<std::string> names;
  const char* keys;
};
const std::vector<Played>& hands() {
  static const std::vector<Played> kHands{
      {"tetka", nullptr, {"Anna", "Boris", "Clara", "Dmitri"}, "7c1b2c3d4hr3\n"},
      {"hearts", "standard", {"Anna", "Boris", "Clara", "Dmitri"}, "\t543\n4\n"},
      {"reversis", nullptr, {"Anna", "Boris", "Clara", "Dmitri"}, "2d13"},
      {"briscola", nullptr, {"Anna", "Boris"}, "5hckc31r2\n"},
      {"ecarte", nullptr, {"Anna", "Boris"}, "9hk2v122121\n"},
      {"fuenfzehnern", nullptr, {"Anna", "Boris", "Clara"}, "dadk1r2\n"},
      {"carioca", nullptr, {"Anna", "Ben", "Clara"}, "1ja\n89\n\n"},
      {"kabu", nullptr, {"Anna", "Boris", "Clara"}, "479\n"},
      {"samba", nullptr, {"Anna", "Ben", "Clara", "Dora"}, "1nn500\n100\n00\n\n\n"},
      {"put_and_take", nullptr, {"Anna", "Boris", "Clara"}, "7h3n7d"},
      {"razz", nullptr, {"Anna", "Ben", "Clara"}, "ssbf2\nf1\n"},
      {"twenty_four", nullptr, {"Anna", "Boris"}, "57891\n"},
      {"spades", nullptr, {"Anna", "Boris", "Clara", "Dmitri"}, "3324\t5341\n"},
      {"any_game", nullptr, {"Anna", "Boris", "Clara"}, "40\n-5\n0\n"},
  };
  return kHands;
}

std::function<Outcome(Desk&)> meaning(app::Intent intent) {
  return [intent = std::move(intent)](Desk& desk) { return desk.mean(intent); };
}

std::function<Outcome(Desk&)> typing(char key) {
  return [key](Desk& desk) { return desk.type(key); };
}

std::function<Outcome(Desk&)> calling(std::vector<std::string> arguments) {
  return [arguments = std::move(arguments)](Desk& desk) {
    std::vector<std::string> all;
    for (const std::string& argument : arguments) {
      all.push_back(argument.starts_with("@/") ? (desk.folder() / argument.substr(2)).string() : argument);
    }
    return desk.call(all);
  };
}

Step start(const Played& played) {
  Step step;
  step.name = fmt::format("a session of {} begins", played.game);
  step.way = [played](Desk& desk) {
    desk.need(app::Go{Screen::kNewSession});
    desk.need(app::ClearPlaces{});
    desk.need(app::ChooseGame{played.game});
    if (played.preset != nullptr) desk.need(app::ChoosePreset{played.preset});
    desk.need(app::SetPlayers{static_cast<int>(played.names.size())});
    if (std::string_view{played.game} == "any_game") desk.need(app::SetOption{"name", std::string{"Skat"}});
    for (std::size_t seat = 0; seat < played.names.size(); ++seat) {
      desk.need(app::SetName{Seat{static_cast<int>(seat)}, played.names[seat]});
    }
  };
  step.acts = {meaning(app::Accept{})};
  step.begins = true;
  return step;
}

Step play(const Played& played) {
  Step step;
  step.name = fmt::format("a hand of {} is entered", played.game);
  step.way = [](Desk& desk) { desk.open(); };
  step.typed = true;
  for (const char* key = played.keys; *key != '\0'; ++key) step.acts.push_back(typing(*key));
  return step;
}

// The way to a question, and its answer.
Step one(std::string name, std::function<void(Desk&)> way, std::vector<app::Intent> acts) {
  Step step{std::move(name), std::move(way), {}, acts.size() > 1, false};
  for (app::Intent& act : acts) step.acts.push_back(meaning(std::move(act)));
  return step;
}

Step command(std::string name, std::vector<std::string> arguments, std::function<void(Desk&)> way = {}) {
  return {std::move(name), std::move(way), {calling(std::move(arguments))}, false, false};
}

void write_file(const fs::path& path, const std::string& text) {
  std::ofstream{path, std::ios::binary | std::ios::trunc} << text;
}

std::string read_file(const fs::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

// The oldest session of this game.
std::string session_of(Desk& desk, std::string_view game) {
  desk.close();
  store::Store store{desk.database(), store::Store::Access::kRead};
  std::string id;
  for (const store::Listed& listed : store.sessions()) {
    if (listed.game == game) id = listed.id;
  }
  if (id.empty()) throw std::runtime_error{fmt::format("no session of {}", game)};
  return id;
}

// The session that the newest one continues.
std::string earlier_part(Desk& desk) {
  desk.close();
  store::Store store{desk.database(), store::Store::Access::kRead};
  for (const store::Listed& listed : store.sessions()) {
    if (!listed.continues.empty()) return listed.continues;
  }
  throw std::runtime_error{"no session goes on with another"};
}

void open_past(Desk& desk, const std::string& id) {
  desk.need(app::Go{Screen::kPast});
  desk.need(app::OpenPast{id});
}

// A golden document with an id, as a document without one gets another id each time.
std::string document(const std::string& name, char number) {
  std::string text = read_file(fs::path{NULLO_SOURCE_DIR} / "tests/golden" / name);
  const std::string id = std::string{"00000000-0000-4000-9000-00000000000"} + number;
  return text.insert(text.find('{') + 1, fmt::format("\"id\": \"{}\", ", id));
}

std::string newest_backup(const fs::path& database) {
  const std::vector<store::Backup> backups = store::backups_of(database);
  const store::Backup* newest = store::newest_backup(backups);
  if (newest == nullptr) throw std::runtime_error{"no backup"};
  return newest->file.filename().string();
}

// Pages in the middle of the file are overwritten.
void damage(Desk& desk) {
  desk.close();
  std::string bytes = read_file(desk.database());
  constexpr std::size_t kPage = 4096;
  for (std::size_t page = 5; page * kPage < bytes.size(); page += 9) bytes.replace(page * kPage, 200, 200, '\xAA');
  write_file(desk.database(), bytes);
}

// What is done to the open hand and to the session besides entering it: every act of the page.
std::vector<Step> acts_of_the_table() {
  using app::Adjust;
  std::vector<Step> steps;
  steps.push_back(one("a hand gets a note", {}, {app::NoteHand{"the cat jumped onto the table"}}));
  steps.push_back(one("points are adjusted", {}, {Adjust{Seat{0}, Seat{1}, 3, "a debt"}}));
  steps.push_back(one("another one deals", {}, {app::SetHandDealer{Seat{3}}}));
  steps.push_back(
      one("somebody sits in", {}, {app::SitIn{{"Anna", "Boris", "Frieda", "Dmitri"}, session::PointsFollow::kSeat}}));
  steps.push_back(one("a hand is dealt again", {}, {app::Misdeal{}, app::Accept{}}));
  steps.push_back(one("the stake of a session is set", {}, {app::SetStake{10, false, true}}));
  const auto others = [](Desk& desk) {
    desk.need(app::GoOnWithOthers{});
    desk.need(app::SetName{Seat{3}, "Gustav"});
  };
  steps.push_back(one("the evening goes on with others", others, {app::Accept{}}));
  steps.push_back(one("going on is taken back", {}, {app::Undo{}}));
  steps.push_back(one("the evening goes on with others after all", others, {app::Accept{}}));
  steps.push_back(one("a hand of an earlier part is corrected",
                      [](Desk& desk) {
                        open_past(desk, earlier_part(desk));
                        desk.need(app::CorrectHand{0});
                        desk.need(app::TapTrick{1});
                        desk.need("1\n");
                      },
                      {app::Accept{}}));
  return steps;
}

std::vector<Step> at_the_table() {
  std::vector<Step> steps;
  steps.push_back({"a new database is made",
                   [](Desk& desk) { desk.close(); },
                   {[](Desk& desk) { return desk.open(); }},
                   false,
                   false});
  for (const Played& played : hands()) {
    steps.push_back(start(played));
    steps.push_back(play(played));
  }
  steps.push_back({"the program starts after a crash",
                   [](Desk& desk) { desk.close(); },
                   {[](Desk& desk) { return desk.open(); }},
                   false,
                   false});
  steps.push_back(start(hands().front()));
  steps.push_back(play(hands().front()));
  steps.push_back(one("taps are undone and redone", {}, {app::Undo{}, app::Undo{}, app::Redo{}, app::Redo{}}));
  steps.back().together = false;
  steps.push_back(one("a hand is corrected",
                      [](Desk& desk) {
                        desk.need(app::OpenHand{0});
                        desk.need(app::TapTrick{1});
                        desk.need("4\n");
                      },
                      {app::Accept{}}));
  std::ranges::move(acts_of_the_table(), std::back_inserter(steps));
  // It is stopped on the way: after the next start it would not be at the table.
  const auto stop = [](Desk& desk) {
    desk.need(app::StopPlaying{});
    desk.need(app::Accept{});
  };
  steps.push_back(one("the players play on after they have stopped", stop, {app::PlayOn{}}));
  steps.push_back(one("a session is stopped and backed up", {}, {app::StopPlaying{}, app::Accept{}}));
  return steps;
}

std::vector<Step> later() {
  std::vector<Step> steps;
  const auto person = [](const char* name) {
    return [name](Desk& desk) {
      desk.need(app::Go{Screen::kPlayers});
      desk.need(app::OpenPlayer{name});
    };
  };
  steps.push_back(one("a person is renamed", person("Boris"), {app::RenamePlayer{"Boris K."}}));
  steps.push_back(one("two people are merged", person("Dora"), {app::MergePlayers{"Dora", "Dmitri"}, app::Accept{}}));
  steps.push_back(one("the merging is undone and redone", person("Dmitri"), {app::Undo{}, app::Redo{}}));
  steps.back().together = false;
  steps.push_back(one("a person gets a colour", person("Anna"), {app::SetPlayerLook{2, "An"}}));
  steps.push_back(one("the rules of a session are repaired",
                      [](Desk& desk) {
                        open_past(desk, session_of(desk, "hearts"));
                        desk.need(app::OpenRepair{});
                        desk.need(app::SetOption{"target", 60});
                        desk.need(app::Accept{});
                      },
                      {app::Accept{}}));
  const auto own_rules = [](Desk& desk) {
    desk.need(app::Go{Screen::kNewSession});
    desk.need(app::ChooseGame{"hearts"});
    desk.need(app::SetOption{"target", 70});
  };
  steps.push_back(one("rules are kept", own_rules, {app::KeepRules{"Friday"}}));
  steps.push_back(one("rules are forgotten", own_rules, {app::ForgetRules{"Friday"}, app::Accept{}}));
  steps.push_back(one("two seats of a session are exchanged",
                      [](Desk& desk) {
                        open_past(desk, session_of(desk, "kabu"));
                        desk.need(app::OpenRepair{});
                        desk.need(app::MovePlayer{Seat{0}, Seat{1}});
                        desk.need(app::Accept{});
                      },
                      {app::Accept{}}));
  steps.push_back(one("a note is written", [](Desk& desk) { open_past(desk, session_of(desk, "spades")); },
                      {app::NoteSession{"the evening of the storm"}}));
  steps.push_back(one("a session is deleted", [](Desk& desk) { open_past(desk, session_of(desk, "razz")); },
                      {app::DeleteSession{}, app::Accept{}}));
  steps.push_back(
      one("a backup is made", [](Desk& desk) { desk.need(app::Go{Screen::kSettings}); }, {app::BackUpNow{}}));
  steps.push_back(one("a deleted session is brought back",
                      [](Desk& desk) {
                        const std::string id = [&] {
                          desk.close();
                          store::Store store{desk.database(), store::Store::Access::kRead};
                          const std::vector<store::Listed> deleted = store.lists().deleted;
                          return std::ranges::find(deleted, "razz", &store::Listed::game)->id;
                        }();
                        open_past(desk, id);
                      },
                      {app::BringBack{}}));
  return steps;
}

std::vector<Step> files() {
  std::vector<Step> steps;
  steps.push_back(one("a session is written as a page", [](Desk& desk) { open_past(desk, session_of(desk, "samba")); },
                      {app::WriteFile{app::Format::kHtml}}));
  steps.push_back({"a file is imported in the window",
                   [](Desk& desk) {
                     desk.close();
                     write_file(desk.folder() / "in.json", document("hearts/standard.json", '1'));
                     desk.need(app::Go{Screen::kPast});
                     desk.need(app::LookAtFiles{{(desk.folder() / "in.json").string()}});
                   },
                   {meaning(app::Accept{})},
                   false,
                   false});
  steps.push_back(command("a file is imported by command", {"import", "@/in.json"}, [](Desk& desk) {
    desk.close();
    write_file(desk.folder() / "in.json", document("samba/red_threes.json", '2'));
  }));
  steps.push_back(command("all is exported", {"export", "-o", "@/out"}));
  steps.push_back(command("a copy is made by command", {"backup", "@/copy.db"}, [](Desk& desk) {
    desk.close();
    write_file(desk.folder() / kForeignPart, "theirs");
  }));
  steps.push_back(command("all is verified", {"verify"}));
  return steps;
}

std::vector<Step> disasters() {
  std::vector<Step> steps;
  Step restoring{"a backup is restored in the window", {}, {}, true, false};
  // Made before the session was brought back and the files came.
  const auto backup = std::make_shared<std::string>();
  restoring.way = [backup](Desk& desk) {
    desk.need(app::Go{Screen::kSettings});
    *backup = newest_backup(desk.database());
  };
  restoring.acts = {[backup](Desk& desk) { return desk.mean(app::RestoreBackup{*backup}); }, meaning(app::Accept{})};
  steps.push_back(std::move(restoring));
  steps.push_back(command("a copy is restored by command", {"restore", "@/copy.db"}));
  Step rescuing{"a damaged database is rescued", damage, {calling({"restore", "--rescue"})}, false, true};
  steps.push_back(std::move(rescuing));
  steps.push_back({"an old database is brought up to date",
                   [](Desk& desk) {
                     desk.close();
                     for (const auto& [name, bytes] : files_in(desk.folder())) fs::remove(desk.folder() / name);
                     const std::string dump = read_file(fs::path{NULLO_SOURCE_DIR} / "tests/schema/002.sql");
                     SQLite::Database connection{desk.database().string(),
                                                 SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
                     connection.exec(dump);
                     fs::permissions(desk.database(), fs::perms::owner_read | fs::perms::owner_write);
                   },
                   {[](Desk& desk) { return desk.open(); }},
                   false,
                   false});
  return steps;
}

void describe(std::string& text, const store::Logged& logged) {
  const store::Change& change = logged.change;
  text += fmt::format("  log {} {} {} {} {}\n", change.hand.value_or(-1), change.before.value_or("-"),
                      change.after.value_or("-"), change.label, logged.undone);
}

void describe(std::string& text, store::Store& store, const store::Listed& listed) {
  const session::Session session = store.load(listed.id).value();
  text += fmt::format("session {} {} {}\n", listed.id, listed.deleted_at.empty() ? "kept" : "deleted",
                      document::write_session(session, json::Writer::Style::kCompact));
  for (const store::Logged& logged : store.log(listed.id)) describe(text, logged);
  text += fmt::format("  handed over {}\n", store.handed_over(listed.id).size());
}

}  // namespace

// ---- Desk

Desk::Desk(fs::path folder, int first_id) : folder_{std::move(folder)}, ids_{first_id} {}

Outcome Desk::open() {
  program_.reset();
  program_.emplace(database(), clock_from(ids_));
  return outcome();
}

Outcome Desk::outcome() const {
  if (!program_->failure().empty()) return {false, program_->failure()};
  const app::View& view = program_->view();
  if (!view.trouble.empty()) return {false, view.trouble};
  if (view.dialog && view.dialog->title == "The data are damaged") return {false, view.dialog->text};
  return {};
}

Outcome Desk::mean(const app::Intent& intent) {
  if (!program_) {
    if (Outcome opened = open(); !opened.done) return opened;
  }
  program_->handle(intent);
  return outcome();
}

std::string Desk::shown() const {
  if (!program_ || !program_->is_open()) return {};
  const app::View& view = program_->view();
  std::string text = std::to_string(view.screen.index()) + (view.dialog ? view.dialog->title : "");
  if (const auto* table = std::get_if<app::TableView>(&view.screen)) {
    text += table->question.heading + table->question.text + table->pending;
  }
  return text;
}

Outcome Desk::type(char key) { return mean(intent_of(key)); }

Outcome Desk::wait() {
  program_->poll();
  return outcome();
}

void Desk::need(const app::Intent& intent) {
  const Outcome outcome = mean(intent);
  if (!outcome.done) throw std::runtime_error{"on the way: " + outcome.said};
}

void Desk::need(const std::string& keys) {
  for (const char key : keys) need(intent_of(key));
}

Outcome Desk::call(const std::vector<std::string>& arguments) {
  close();
  const std::string path = database().string();
  std::vector<const char*> words{"nullo", "--db", path.c_str()};
  for (const std::string& argument : arguments) words.push_back(argument.c_str());
  Overheard overheard;
  const int code = cli::run(static_cast<int>(words.size()), words.data(), {});
  return {code == cli::kDone, overheard.text()};
}

// ---- the evening

std::vector<Step> evening() {
  std::vector<Step> all;
  for (std::vector<Step>& steps : std::vector{at_the_table(), later(), files(), disasters()}) {
    std::ranges::move(steps, std::back_inserter(all));
  }
  return all;
}

namespace {

// A session that is begun again after a failure has another id: all ids of one step become one.
std::string with_one_id_for_each_step(std::string text) {
  constexpr std::string_view kOurs = "00000000-0000-4000-8000-";
  constexpr std::size_t kDigits = 12;
  constexpr std::size_t kOfStep = 9;  // the last three digits count within a step, kIdsPerStep
  for (std::size_t at = text.find(kOurs); at != std::string::npos; at = text.find(kOurs, at + 1)) {
    text.replace(at + kOurs.size() + kOfStep, kDigits - kOfStep, "...");
  }
  return text;
}

}  // namespace

std::string contents(const fs::path& database) {
  if (!fs::exists(database) || fs::is_empty(database)) return {};
  store::Store store{database, store::Store::Access::kRead};
  std::string text;
  const store::SessionLists lists = store.lists();
  for (const store::Listed& listed : lists.kept) describe(text, store, listed);
  for (const store::Listed& listed : lists.deleted) describe(text, store, listed);
  for (const store::Person& person : store.people()) {
    text += fmt::format("person {} {} {} {} {}\n", person.name, person.short_name, person.colour.value_or(-1),
                        fmt::join(person.also, ","), person.sessions);
  }
  if (!text.empty()) text += fmt::format("undo {} redo {}\n", store.people_undo_label(), store.people_redo_label());
  for (const games::Info& game : games::all()) {
    for (const store::OwnRules& rules : store.own_rules(game.id).rules) text += "rules " + rules.name + '\n';
  }
  return with_one_id_for_each_step(std::move(text));
}

std::string contents_between(const fs::path& database, const Files& before, const fs::path& folder) {
  session::Session session = [&] {
    store::Store after{database, store::Store::Access::kRead};
    return after.load(after.newest_session().value()).value();
  }();
  session.hands.clear();
  put_files(before, folder);
  const fs::path copy = folder / database.filename();
  store::Store{copy, store::Store::Access::kWrite}.create(session);
  return contents(copy);
}

Files files_in(const fs::path& folder) {
  Files files;
  if (!fs::exists(folder)) return files;
  for (const auto& entry : fs::recursive_directory_iterator{folder}) {
    const std::string name = entry.path().lexically_relative(folder).string();
    if (entry.is_regular_file() && !name.ends_with("-shm")) files.emplace(name, read_file(entry.path()));
  }
  return files;
}

void put_files(const Files& files, const fs::path& folder) {
  fs::remove_all(folder);
  fs::create_directories(folder);
  for (const auto& [name, bytes] : files) {
    const fs::path path = folder / name;
    fs::create_directories(path.parent_path());
    write_file(path, bytes);
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  }
}

}  // namespace nullo::trust
