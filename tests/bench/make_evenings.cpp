// Makes a database that has something of everything in it, as people leave it: bench_make_evenings FILE.db
// `tests/schema/dump.py` makes of it the dump that is kept of a release's tables.
#include <filesystem>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "store/store.h"
#include "support/importing.h"
#include "support/many_sessions.h"
#include "support/table_driver.h"

namespace nullo::testing {
namespace {

using namespace app;  // NOLINT(google-build-using-namespace): its intents are the words of this file

// Two parts of an evening of Kabu: chips that were handed over, a hand corrected, somebody who left.
void play_kabu(TableDriver& table) {
  table.start("kabu", {"Anna", "Boris", "Clara", "Dmitri"});
  table.type("9990\n\n9870\n\n");
  table.app.handle(NoteHand{"By candle light"});
  table.app.handle(GoOnWithOthers{});
  table.app.handle(StandUp{Seat{2}});
  table.app.handle(Accept{});
  table.type("555\n\n7");
  table.app.handle(Undo{});
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
}

// A session that is not over: two hands of Tëtka, one corrected, and a third begun.
void play_tetka(TableDriver& table) {
  table.start("tetka", {"Zoë", "Boris", "Ελένη", "Anna"});
  table.type(kTetkaHand);
  table.type(kTetkaHand);
  table.app.handle(Go{Screen::kPast});
  table.app.handle(OpenPast{table.on<PastView>()->lines.front().id});
  table.app.handle(CorrectHand{0});
  table.app.handle(TapTrick{0});
  table.app.handle(TapSeat{Seat{1}});
  table.app.handle(Accept{});
  table.app.handle(Accept{});
  table.app.handle(Resume{});
  table.type("7c1b2");
}

void change_people(TableDriver& table) {
  table.app.handle(OpenPlayer{"Boris"});
  table.app.handle(RenamePlayer{"Boris K."});
  table.app.handle(SetPlayerLook{3, "Bo"});
  table.app.handle(OpenPlayer{"Clara"});
  table.app.handle(MergePlayers{"Μαρία", "Clara"});
  table.app.handle(Accept{});
}

void keep_rules(TableDriver& table) {
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"tetka"});
  table.app.handle(SetOption{"orbits", 2});
  table.app.handle(KeepRules{"Friday"});
  table.app.handle(Back{});
}

void delete_one(TableDriver& table, const std::string& id) {
  table.app.handle(OpenPast{id});
  table.app.handle(NoteSession{"The cards were marked"});
  table.app.handle(DeleteSession{});
  table.app.handle(Accept{});
}

void make(const std::filesystem::path& file) {
  constexpr int kOthers = 30;
  std::vector<std::string> others;
  {
    store::Store store{file, store::Store::Access::kWrite};
    others = make_many(store, kOthers, 7);
    store.keep_season({.id = "3f0a52c8-7d1e-4b6a-9c55-0e8d4b1f2a77",
                       .name = "Winter league",
                       .from = "2026-01-01",
                       .place_points = {5, 3, 1},
                       .best = 8,
                       .adjustments = {{"Boris", -2, "late twice"}},
                       .left_out = {others.front()}});
  }
  TableDriver table{file};
  Look look = table.app.view().look;
  look.dark = false;
  table.app.handle(SetLook{look});
  keep_rules(table);
  play_kabu(table);
  delete_one(table, others.front());
  table.app.handle(Back{});
  play_tetka(table);
  change_people(table);
}

}  // namespace
}  // namespace nullo::testing

int main(int count, char** arguments) {
  const std::filesystem::path file = count > 1 ? arguments[1] : "";
  if (file.extension() != ".db" || std::filesystem::exists(file)) {
    fmt::print("bench_make_evenings FILE.db makes a new database with something of everything in it\n");
    return 2;
  }
  nullo::testing::make(file);
}
