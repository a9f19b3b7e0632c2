// Files dropped on the window: what the preview says, and what is imported.
#include "app/exchange/importing.h"

#include <chrono>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "app/app.h"
#include "document/document.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class Import : public ::testing::Test {
 protected:
  std::string golden(const std::string& name) const {
    std::ifstream stream{std::filesystem::path{NULLO_SOURCE_DIR} / "tests/golden" / (name + ".json"), std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, {}};
  }
  // A golden session under an id of this test, on one line.
  std::string document(const std::string& name, char id, const std::string& note = "") const {
    session::Session session = document::read_session(golden(name))->session;
    session.id = "00000000-0000-4000-8000-00000000000";
    session.id += id;
    if (!note.empty()) session.note = note;
    return document::write_session(session, json::Writer::Style::kCompact);
  }
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream{scratch_ / name, std::ios::binary} << text;
    return (scratch_ / name).string();
  }
  [[nodiscard]] const ImportView& view() const { return std::get<ImportView>(table.app.view().screen); }
  static Texts states(const ImportView::File& file) {
    Texts states;
    for (const ImportView::Line& line : file.lines) states.push_back(line.state);
    return states;
  }
  int stored() {
    table.app.handle(Go{Screen::kPast});
    return std::get<PastView>(table.app.view().screen).all;
  }

  testing::Scratch scratch_;
  TableDriver table{scratch_ / "nullo.db"};
};

TEST_F(Import, SeveralFilesAreShownBeforeAnythingIsWritten) {
  table.app.handle(
      LookAtFiles{{file("one.json", document("tetka/plain", '1')),
                   file("season.jsonl", document("tetka/shared_win", '2') + "\n\n" + document("tetka/mixed", '3'))}});
  ASSERT_EQ(view().files.size(), 2U);
  EXPECT_EQ(view().files[0].name, "one.json");
  EXPECT_EQ(view().files[0].verdict, "1 session to import");
  EXPECT_EQ(view().files[1].verdict, "2 sessions to import");
  EXPECT_EQ(states(view().files[1]), (Texts{"new", "new"}));
  EXPECT_EQ(view().files[0].lines[0].title, "Tëtka: Anna, Boris, Clara, Dmitri");
  EXPECT_EQ(view().files[0].lines[0].details, "without a date · 1 hand · not over");
  EXPECT_EQ(view().summary, "3 sessions to import");
  EXPECT_TRUE(view().can_import);
  table.app.handle(Accept{});
  EXPECT_EQ(table.app.view().said, "3 sessions imported.");
  EXPECT_EQ(stored(), 3);
}

TEST_F(Import, FilesOfOneNameAreToldApartByTheirFolders) {
  for (const char* day : {"Monday", "Tuesday"}) std::filesystem::create_directories(scratch_ / day);
  table.app.handle(LookAtFiles{{file("Monday/evening.json", document("tetka/plain", '1')),
                                file("Tuesday/evening.json", "{}"), file("one.json", document("tetka/mixed", '2'))}});
  ASSERT_EQ(view().files.size(), 3U);
  EXPECT_EQ(view().files[0].name, "Monday/evening.json");
  EXPECT_EQ(view().files[0].verdict, "1 session to import");
  EXPECT_EQ(view().files[1].name, "Tuesday/evening.json");
  EXPECT_TRUE(view().files[1].refused);
  EXPECT_EQ(view().files[2].name, "one.json");
}

TEST_F(Import, ANameThatOnlyCaseOrAccentsTellFromAnothersIsSaid) {
  const auto with = [this](char id, std::vector<std::string> names) {
    session::Session session = document::read_session(document("tetka/plain", id))->session;
    session.players = std::move(names);
    return file(std::string{id} + ".json", document::write_session(session, json::Writer::Style::kCompact));
  };
  const auto import = [this](const std::string& path) {
    table.app.handle(LookAtFiles{{path}});
    table.app.handle(Accept{});
    return table.app.view().said;
  };
  EXPECT_EQ(import(with('1', {"Anna", "Boris", "Clara", "Zoë"})).find("two people"), std::string::npos);
  const std::string said = import(with('2', {"anna", "Boris", "Zoe", "Dora"}));
  for (const char* pair : {"Anna and anna", "Zoë and Zoe"}) {
    EXPECT_NE(said.find(std::string{pair} + " are two people. Are they one? Merge them in the window, under Players."),
              std::string::npos)
        << said;
  }
  EXPECT_EQ(import(with('3', {"anna", "Boris", "Clara", "Dora"})).find("two people"), std::string::npos)
      << "both have been there before";
}

TEST_F(Import, EscapeImportsNothing) {
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(LookAtFiles{{file("one.json", document("tetka/plain", '1'))}});
  table.app.handle(Back{});
  EXPECT_NE(table.on<SettingsView>(), nullptr) << "back to where one was";
  EXPECT_EQ(stored(), 0);
  table.app.handle(Go{Screen::kImport});
  EXPECT_TRUE(view().files.empty());
  table.app.handle(Accept{});
  EXPECT_NE(table.on<ImportView>(), nullptr) << "there is nothing to import";
}

TEST_F(Import, AFaultOfAWholeDocumentSaysSo) {
  table.app.handle(LookAtFiles{{file("empty.json", "[]")}});
  ASSERT_EQ(view().files.size(), 1U);
  ASSERT_FALSE(view().files[0].lines.empty());
  ASSERT_FALSE(view().files[0].lines[0].faults.empty());
  EXPECT_TRUE(view().files[0].lines[0].faults[0].starts_with("The file: there should be "))
      << view().files[0].lines[0].faults[0];
}

TEST_F(Import, AFileWithAFaultStaysOutAsAWholeAndSaysWhere) {
  const std::string bad = "{\"format\": \"nullo.session\", \"version\": 1}";
  table.app.handle(LookAtFiles{{file("good.json", document("tetka/plain", '1')),
                                file("mixed.jsonl", document("tetka/shared_win", '2') + "\n" + bad)}});
  const ImportView::File& mixed = view().files[1];
  EXPECT_TRUE(mixed.refused);
  EXPECT_EQ(mixed.verdict, "Refused: nothing of it is imported");
  EXPECT_EQ(states(mixed), (Texts{"refused", "new"})) << "what is refused stands first";
  EXPECT_EQ(mixed.lines[0].title, "mixed.jsonl:2");
  ASSERT_FALSE(mixed.lines[0].faults.empty());
  EXPECT_EQ(mixed.lines[0].faults[0], "The file: \"game\", the id of a game is missing.");
  EXPECT_EQ(view().summary, "1 session to import; 1 file refused");
  table.app.handle(Accept{});
  EXPECT_EQ(stored(), 1);
}

TEST(FaultsInWords, SayWhatIsWrongAndThenThePlaceInTheFile) {
  Faults faults;
  faults.add({"/hands/0/tricks/3/winner", "a seat from 0 to 3", "7"});
  faults.add({"/players/2", "another person than \"Ana\"", "\"Anna\", which is the same person"});
  faults.add({"/hands/1/bum_card", "a card", "12"});
  faults.add({"", "a session document", "an array"});
  EXPECT_EQ(fault_sentences(faults),
            (Texts{"Hand 1, trick 4, winner: there should be a seat from 0 to 3, and there is 7. "
                   "(/hands/0/tricks/3/winner)",
                   "Player 3: there should be another person than \"Ana\", and there is \"Anna\", which is the same "
                   "person. (/players/2)",
                   "Hand 2, bum card: there should be a card, and there is 12. (/hands/1/bum_card)",
                   "The file: there should be a session document, and there is an array."}));
}

TEST_F(Import, ASessionThatIsNotOverIsGoneOnWith) {
  table.app.handle(LookAtFiles{{file("half.json", document("tetka/half_played", '1'))}});
  table.app.handle(Accept{});
  ASSERT_NE(table.on<SessionView>(), nullptr);
  EXPECT_TRUE(table.on<SessionView>()->can_resume);
  EXPECT_EQ(table.app.view().said, "1 session imported. It is not over: Resume goes on with it.");
  table.app.handle(Resume{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_TRUE(table.table().strip[4].over);
}

TEST_F(Import, ASessionWithoutAHandIsNotOverAndBeginsItsFirstHand) {
  std::string text = golden("tetka/no_hands");
  const std::string ended = " \"ended_at\": \"2026-11-21T20:00:00Z\",\n";
  text.erase(text.find(ended), ended.size());
  table.app.handle(LookAtFiles{{file("fresh.json", text)}});
  table.app.handle(Accept{});
  ASSERT_NE(table.on<SessionView>(), nullptr);
  EXPECT_EQ(table.on<SessionView>()->outcome, "Not begun yet");
  {
    TableDriver later{scratch_ / "nullo.db"};
    ASSERT_NE(later.on<StartView>(), nullptr) << "a window that reads along begins nothing";
    ASSERT_TRUE(later.on<StartView>()->open);
    EXPECT_EQ(later.on<StartView>()->open->title, "Tëtka, not begun yet");
  }
  table.app.handle(Resume{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().title, "Tëtka · hand 1 of 4 · Anna dealt");
  table.type("7c1");
  EXPECT_TRUE(table.table().strip[0].over);
}

TEST_F(Import, AFolderShowsItsFoldersAndTheFilesThatMayHoldDocuments) {
  namespace fs = std::filesystem;
  fs::create_directories(scratch_ / "home/Evenings");
  fs::create_directories(scratch_ / "home/.hidden");
  for (const char* name : {"old.json", "new.jsonl", "letter.txt", ".secret.json"}) {
    std::ofstream{scratch_ / "home" / name} << "[]";
  }
  fs::last_write_time(scratch_ / "home/old.json", fs::file_time_type::clock::now() - std::chrono::hours{48});
  table.app.handle(Go{Screen::kImport});
  table.app.handle(OpenFolder{(scratch_ / "home").string()});
  Texts names;
  for (const FolderView::Entry& entry : view().folder.entries) names.push_back(entry.name);
  const std::string around = scratch_.folder().filename().string();
  EXPECT_EQ(names, (Texts{"↑ " + around, "Evenings/", "new.jsonl", "old.json"}));
  EXPECT_EQ(view().folder.problem, "");
  EXPECT_TRUE(view().folder.entries.back().what.starts_with("1 kB, "));
  table.app.handle(OpenFolder{view().folder.entries[1].path});
  EXPECT_EQ(view().folder.path, (scratch_ / "home/Evenings").string());
  EXPECT_EQ(view().folder.problem, "No sessions here: their files end in .json or .jsonl.");
  table.app.handle(Back{});
  table.app.handle(Go{Screen::kImport});
  EXPECT_EQ(view().folder.path, (scratch_ / "home/Evenings").string()) << "where one was last";
}

TEST_F(Import, ANameWithoutAFolderIsLookedForInTheOneThatIsListed) {
  table.app.handle(Go{Screen::kImport});
  table.app.handle(OpenFolder{scratch_.folder().string()});
  file("one.json", document("tetka/plain", '1'));
  table.app.handle(LookAtFiles{{"one.json"}});
  ASSERT_EQ(view().files.size(), 1U);
  EXPECT_EQ(view().files[0].verdict, "1 session to import");
}

TEST_F(Import, AFolderThatCannotBeReadSaysWhy) {
  table.app.handle(Go{Screen::kImport});
  table.app.handle(OpenFolder{(scratch_ / "gone").string()});
  EXPECT_EQ(view().folder.problem, "This folder cannot be listed: No such file or directory.");
  ASSERT_EQ(view().folder.entries.size(), 1U) << "the way out";
}

TEST_F(Import, ASessionThatIsStoredAlreadyIsReplacedOnlyIfThePersonSaysSo) {
  table.app.handle(LookAtFiles{{file("one.json", document("tetka/plain", '1'))}});
  table.app.handle(Accept{});
  table.app.handle(LookAtFiles{{file("same.json", document("tetka/plain", '1'))}});
  EXPECT_EQ(states(view().files[0]), (Texts{"stored already"}));
  EXPECT_EQ(view().files[0].verdict, "Nothing new");
  EXPECT_FALSE(view().can_import);
  EXPECT_FALSE(view().asks);
  table.app.handle(LookAtFiles{{file("other.json", document("tetka/plain", '1', "changed elsewhere"))}});
  ASSERT_EQ(view().files.size(), 2U) << "it is looked at besides";
  EXPECT_EQ(states(view().files[1]), (Texts{"stored with other content"}));
  EXPECT_EQ(view().files[1].verdict, "Refused: one is stored already and differs");
  EXPECT_TRUE(view().asks);
  EXPECT_FALSE(view().can_import);
  table.app.handle(SetReplacing{true});
  EXPECT_EQ(view().files[1].verdict, "1 session to import");
  EXPECT_TRUE(view().can_import);
  table.app.handle(Accept{});
  EXPECT_TRUE(table.app.view().said.starts_with("0 sessions imported, 1 session replaced."));
  EXPECT_EQ(stored(), 1);
  table.app.handle(OpenPast{std::get<PastView>(table.app.view().screen).lines.front().id});
  EXPECT_EQ(std::get<SessionView>(table.app.view().screen).note, "changed elsewhere");
}

TEST_F(Import, ASeasonComesInBesideSessions) {
  const std::string season =
      R"({"format":"nullo.season","version":1,"id":"00000000-0000-4000-8000-000000000009","name":"Cup",)"
      R"("game":"tetka","counts":"points"})";
  table.app.handle(LookAtFiles{{file("cup.json", season), file("one.json", document("tetka/plain", '1'))}});
  ASSERT_EQ(view().files.size(), 2U);
  EXPECT_EQ(view().files[0].verdict, "1 season to import");
  EXPECT_EQ(view().files[0].lines[0].title, "Season: Cup");
  EXPECT_EQ(view().files[0].lines[0].details, "Tëtka");
  EXPECT_EQ(view().summary, "1 session and 1 season to import");
  table.app.handle(Accept{});
  EXPECT_TRUE(table.app.view().said.starts_with("1 session and 1 season imported.")) << table.app.view().said;
  table.app.handle(LookAtFiles{{file("again.json", season)}});
  EXPECT_EQ(states(view().files[0]), (Texts{"stored already"}));
  std::string changed = season;
  changed.replace(changed.find("Cup"), 3, "Pot");
  table.app.handle(LookAtFiles{{file("changed.json", changed)}});
  EXPECT_EQ(states(view().files[1]), (Texts{"stored with other content"}));
  std::string bad = season;
  bad.replace(bad.find("points"), 6, "place");
  table.app.handle(LookAtFiles{{file("bad.json", bad)}});
  EXPECT_EQ(view().files[2].verdict, "Refused");
}

TEST_F(Import, TheSameInTwoFilesComesInOnce) {
  table.app.handle(
      LookAtFiles{{file("a.json", document("tetka/plain", '1')), file("b.json", document("tetka/plain", '1'))}});
  table.app.handle(Accept{});
  EXPECT_EQ(table.app.view().said, "1 session imported. It is not over: Resume goes on with it.");
  EXPECT_EQ(stored(), 1);
}

TEST_F(Import, TwoFilesThatDifferAboutASessionDoNotBothComeIn) {
  table.app.handle(LookAtFiles{
      {file("a.json", document("tetka/plain", '1')), file("b.json", document("tetka/plain", '1', "otherwise"))}});
  table.app.handle(Accept{});
  EXPECT_EQ(table.app.view().said, "1 session imported. It is not over: Resume goes on with it.");
  EXPECT_EQ(stored(), 1);
}

TEST_F(Import, AFileThatContradictsItselfIsRefused) {
  table.app.handle(LookAtFiles{{file("a.jsonl", document("tetka/plain", '1') + "\n" + document("tetka/plain", '1') +
                                                    "\n" + document("tetka/plain", '1', "no"))}});
  EXPECT_EQ(states(view().files[0]), (Texts{"refused", "new", "a second time in this file"}));
  EXPECT_FALSE(view().can_import);
}

TEST_F(Import, WhatIsNoFileOfDocumentsIsSaidAndHarmless) {
  table.app.handle(LookAtFiles{{scratch_.folder().string(), (scratch_ / "none.json").string(),
                                file("empty.jsonl", "\n \n"), "", "/dev/null", "'" + file("one.json", "[]") + "' "}});
  ASSERT_EQ(view().files.size(), 5U);
  EXPECT_EQ(view().files[0].verdict, "This is a folder: choose the files in it.");
  EXPECT_EQ(view().files[1].verdict, "It is not there.");
  EXPECT_EQ(view().files[2].verdict, "Nothing is in it.");
  EXPECT_EQ(view().files[3].verdict, "This is no plain file.");
  EXPECT_EQ(view().files[4].verdict, "Refused: it is no document of Nullo") << "a path may stand in quotes";
  EXPECT_EQ(view().summary, "Nothing to import; 5 files refused");
  EXPECT_FALSE(view().can_import);
}

TEST_F(Import, OnlyWhatDoesNotSaySoIsNoSessionDocument) {
  const auto verdict = [this](const std::string& text) {
    table.app.handle(LookAtFiles{{file("one.json", text)}});
    return view().files.back().verdict;
  };
  for (const char* other : {"hello", R"({"format": "nullo.session")", "{}", "\"nullo.session\"",
                            R"({"format": "nullo.result", "version": 1})", R"({"format": ["nullo.session"]})"}) {
    EXPECT_EQ(verdict(other), "Refused: it is no document of Nullo") << other;
  }
  EXPECT_EQ(verdict(R"({"format": "nullo.session"})"), "Refused") << "it lacks all else";
}

TEST_F(Import, OfThousandsOfSessionsTheFirstAreShown) {
  session::Session session = document::read_session(golden("tetka/plain"))->session;
  session.id.clear();
  std::string lines;
  for (int i = 0; i < 120; ++i) lines += document::write_session(session, json::Writer::Style::kCompact) + "\n";
  table.app.handle(LookAtFiles{{file("many.jsonl", lines)}});
  EXPECT_EQ(view().files[0].lines.size(), 100U);
  EXPECT_EQ(view().files[0].more, "and 20 more sessions");
  table.app.handle(Accept{});
  EXPECT_EQ(stored(), 120);
}

TEST_F(Import, TheOpenSessionCanBeReplacedUnderTheTable) {
  table.start_session();
  table.type("7c2h1");
  session::Session session = document::read_session(golden("tetka/plain"))->session;
  session.id = "00000000-0000-4000-8000-000000000001";
  session.note = "put right elsewhere";
  const std::string text = document::write_session(session, json::Writer::Style::kCompact);
  table.app.handle(LookAtFiles{{file("table.json", text)}});
  EXPECT_TRUE(view().asks);
  table.app.handle(SetReplacing{true});
  table.app.handle(Accept{});
  EXPECT_EQ(stored(), 1);
  table.app.handle(Go{Screen::kTable});
  table.app.handle(Go{Screen::kStart});
  EXPECT_FALSE(table.app.board().title.starts_with("Tëtka · hand 1 of 4 · trick 3")) << "what was there is gone";
}

}  // namespace
}  // namespace nullo::app
