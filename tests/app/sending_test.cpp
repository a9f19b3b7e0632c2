// What can be sent out of the window: messages and files.
#include <algorithm>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/exchange/exporting.h"
#include "document/document.h"
#include "support/environment.h"
#include "support/full_disk.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

namespace fs = std::filesystem;
using testing::TableDriver;

std::string text_of(const fs::path& file) {
  std::ifstream stream{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{stream}, {}};
}

// Writes only the title and the theme.
void paint_title(const Picture& picture, const Out& out) {
  std::visit([&out](const auto& view) { out(view.title + (view.dark ? ", dark" : ", light")); }, picture);
}

// A home folder of the test's own.
class Sending : public ::testing::Test {
 protected:
  void play(TableDriver& table) {
    table.start_session();
    table.type("7c2h1b33s34c23d13442\n");
    table.app.handle(StopPlaying{});
    table.app.handle(Accept{});
  }
  void open_page(TableDriver& table) {
    play(table);
    table.app.handle(Go{Screen::kPast});
    table.app.handle(OpenPast{std::get<PastView>(table.app.view().screen).lines.front().id});
  }
  [[nodiscard]] std::vector<std::string> written() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator{folder_}) names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
  }

  testing::Scratch scratch_;
  testing::Environment home_{"HOME", scratch_.folder().string()};
  testing::Environment config_{"XDG_CONFIG_HOME", std::nullopt};
  testing::Environment zone_{"TZ", "UTC"};
  fs::path database_ = scratch_ / "data/nullo.db";
  fs::path folder_ = scratch_ / "data/exports";
};

TEST_F(Sending, AGameIsCopiedAsAMessage) {
  TableDriver table{database_};
  table.app.handle(CopyText{});
  EXPECT_EQ(table.app.take_copied(), std::nullopt) << "nothing is on the screen that could be";
  play(table);
  table.app.handle(CopyText{});
  EXPECT_EQ(table.app.view().said, "") << "the clipboard does not have it yet";
  EXPECT_EQ(table.app.take_copied(),
            "Tëtka, 2026-11-21 18:30\n"
            "Dmitri wins with 0 points!\n"
            "\n"
            "1. Dmitri 0\n"
            "2. Anna 2\n"
            "3. Clara 3\n"
            "4. Boris 4\n"
            "\n"
            "Hand 1: Anna +2, Boris +4, Clara +3, Dmitri 0\n");
  EXPECT_EQ(table.app.take_copied(), std::nullopt) << "once";
  table.app.hear(Outcome::kCopied);
  EXPECT_EQ(table.app.view().said, "Copied: paste it into a message.");
  table.app.handle(Go{Screen::kStart});
  EXPECT_EQ(table.app.view().said, "");
}

TEST_F(Sending, FilesAreNamedAfterDateGameAndPlayersAndNeverWrittenOver) {
  TableDriver table{database_, paint_title};
  open_page(table);
  EXPECT_EQ(table.app.view().export_text, "Into " + folder_.string() + ".");
  for (const Format format :
       {Format::kJson, Format::kSheet, Format::kLedger, Format::kHands, Format::kHtml, Format::kPicture}) {
    table.app.handle(WriteFile{format});
    EXPECT_TRUE(table.app.view().said.starts_with("Written: " + folder_.string())) << table.app.view().trouble;
  }
  const std::string stem = "2026-11-21 Tëtka, Anna, Boris, Clara, Dmitri";
  EXPECT_EQ(written(), (std::vector<std::string>{stem + ".csv", stem + ".hands.csv", stem + ".html",
                                                 stem + ".ledger.csv", stem + ".nullo.json", stem + ".png"}));
  const std::string first = text_of(folder_ / (stem + ".nullo.json"));
  EXPECT_TRUE(document::read_session(first).has_value());
  table.app.handle(WriteFile{Format::kJson});
  EXPECT_EQ(table.app.view().said, "Written: " + (folder_ / (stem + " 2.nullo.json")).string());
  EXPECT_EQ(text_of(folder_ / (stem + " 2.nullo.json")), first);
  EXPECT_TRUE(text_of(folder_ / (stem + ".csv")).find("1,Anna,2,2,4,4,3,3,0,0,yes") != std::string::npos);
}

TEST_F(Sending, NothingIsCalledCopiedThatTheClipboardRefused) {
  TableDriver table{database_};
  play(table);
  table.app.handle(CopyText{});
  table.app.hear(Outcome::kNotCopied);
  EXPECT_EQ(table.app.view().said, "");
  EXPECT_EQ(table.app.view().trouble, "Nothing is copied: the clipboard refused. Write a file instead.");
  table.app.handle(CopyText{});
  table.app.hear(Outcome::kCopied);
  EXPECT_EQ(table.app.view().said, "Copied: paste it into a message.");
  EXPECT_EQ(table.app.view().trouble, "");
}

TEST_F(Sending, TheExampleIsNotCalledCopiedBeforeItIs) {
  App app{database_, testing::still_clock()};
  app.handle(TryExample{});
  app.handle(CopyText{});
  ASSERT_TRUE(app.take_copied());
  EXPECT_EQ(app.view().said, "");
  app.hear(Outcome::kCopied);
  EXPECT_EQ(app.view().said, "Copied: paste it into a message.");
}

TEST_F(Sending, TheSettingsSayThatTheScreenIsNotKeptAwake) {
  App app{database_, testing::still_clock()};
  const auto note = [&] { return std::get<SettingsView>(app.view().screen).awake_note; };
  app.handle(Go{Screen::kSettings});
  EXPECT_EQ(note(), "");
  EXPECT_TRUE(app.hear_awake(false));
  EXPECT_EQ(note(), "It may go dark all the same: this desktop does not keep it awake.");
  EXPECT_FALSE(app.hear_awake(false)) << "no news";
  app.handle(SetKeepAwake{false});
  EXPECT_EQ(note(), "") << "nobody wants it";
  app.handle(SetKeepAwake{true});
  EXPECT_TRUE(app.hear_awake(true));
  EXPECT_EQ(note(), "");
}

TEST_F(Sending, NoFolderIsNamedWhereABrowserTakesTheFile) {
  App app{database_, testing::still_clock(), paint_title, FilesGo::kToBrowser};
  EXPECT_EQ(app.view().export_text, "");
  app.handle(Go{Screen::kNewSession});
  for (int seat = 0; seat < 4; ++seat) app.handle(SetName{Seat{seat}, std::string(3, static_cast<char>('a' + seat))});
  app.handle(Accept{});
  EXPECT_EQ(app.view().export_text, "The browser shares the file or downloads it.");
  app.handle(WriteFile{Format::kJson});
  EXPECT_EQ(app.view().said, "") << "the browser has not shared it yet";
  const auto says = [&](Outcome outcome) {
    app.hear(outcome, "evening.nullo.json");
    EXPECT_EQ(app.view().said.find('/'), std::string::npos) << app.view().said;
    EXPECT_EQ(app.view().said_folder, "");
    return app.view().said;
  };
  EXPECT_TRUE(says(Outcome::kShared).starts_with("Shared: 2026-11-21 T")) << app.view().said;
  EXPECT_EQ(says(Outcome::kNotShared), "Not shared: evening.nullo.json. The share sheet was closed.");
  EXPECT_EQ(says(Outcome::kDownload), "Given to the browser as a download: evening.nullo.json");
}

TEST_F(Sending, TheFolderOfWhatWasWrittenCanBeShownWhereThereIsAFileManager) {
  fs::create_directories(scratch_ / "bin");
  const testing::Environment path{"PATH", (scratch_ / "bin").string()};
  TableDriver table{database_};
  open_page(table);
  table.app.handle(WriteFile{Format::kJson});
  EXPECT_EQ(table.app.view().said_folder, "") << "the path alone";
  std::ofstream{scratch_ / "bin/xdg-open"} << "#!/bin/sh\n";
  fs::permissions(scratch_ / "bin/xdg-open", fs::perms::owner_all);
  table.app.handle(WriteFile{Format::kJson});
  EXPECT_EQ(table.app.view().said_folder, folder_.string());
  const std::string said = table.app.view().said;
  table.app.handle(ShowFolder{table.app.view().said_folder});
  EXPECT_EQ(table.app.take_folder(), folder_.string());
  EXPECT_EQ(table.app.take_folder(), std::nullopt) << "once";
  EXPECT_EQ(table.app.view().said, said) << "what was written where still stands there";
  table.app.handle(Go{Screen::kSettings});
  EXPECT_EQ(table.app.view().said_folder, "");
}

TEST_F(Sending, HouseRulesGoOutUnderTheirName) {
  TableDriver table{database_};
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(SetOption{"orbits", 3});
  table.app.handle(KeepRules{"Friday"});
  int seat = 0;
  for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) table.app.handle(SetName{Seat{seat++}, name});
  table.app.handle(Accept{});
  EXPECT_EQ(table.table().title, "Tëtka, Friday · hand 1 of 12 · Anna dealt");
  EXPECT_EQ(table.app.board().title, "Tëtka, Friday · hand 1 of 12 · trick 1");
  table.app.handle(Go{Screen::kStart});
  EXPECT_EQ(table.on<StartView>()->open->title, "Tëtka, Friday, hand 1 of 12, trick 1");
  table.app.handle(Go{Screen::kPast});
  const PastView::Line line = std::get<PastView>(table.app.view().screen).lines.front();
  EXPECT_EQ(line.game, "Tëtka · Friday");
  table.app.handle(OpenPast{line.id});
  EXPECT_EQ(table.on<SessionView>()->title, "Tëtka, Friday: Anna, Boris, Clara, Dmitri");
  EXPECT_TRUE(table.on<SessionView>()->subtitle.ends_with("Friday (Orbits: 3)")) << table.on<SessionView>()->subtitle;
  table.app.handle(CopyText{});
  EXPECT_TRUE(table.app.take_copied().value_or("").starts_with("Tëtka, Friday, 2026-11-21"));
  table.app.handle(WriteFile{Format::kHtml});
  const std::string page = text_of(folder_ / written().front());
  EXPECT_NE(page.find("<h1>Tëtka, Friday</h1>"), std::string::npos);
  EXPECT_NE(page.find("Friday (Orbits: 3)"), std::string::npos);
}

TEST_F(Sending, TheFolderOfDocumentsIsTakenWhereThereIsOne) {
  EXPECT_EQ(export_folder(database_), folder_);
  fs::create_directories(scratch_ / "Documents");
  EXPECT_EQ(export_folder(database_), scratch_ / "Documents/Nullo");
  fs::create_directories(scratch_ / ".config");
  fs::create_directories(scratch_ / "Schriftstücke");
  std::ofstream{scratch_ / ".config/user-dirs.dirs"} << "# made by xdg-user-dirs\nXDG_MUSIC_DIR=\"$HOME/Musik\"\n"
                                                     << "XDG_DOCUMENTS_DIR=\"$HOME/Schriftstücke\"\n";
  EXPECT_EQ(export_folder(database_), scratch_ / "Schriftstücke/Nullo");
  std::ofstream{scratch_ / ".config/user-dirs.dirs"} << "XDG_DOCUMENTS_DIR=\"$HOME/\"\n";
  EXPECT_EQ(export_folder(database_), folder_) << "the home folder itself is none";
}

TEST_F(Sending, AGameThatNulloDoesNotKnowIsSentUnderItsName) {
  TableDriver table{database_, paint_title};
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"any_game"});
  table.app.handle(SetOption{"name", std::string{"Rummy"}});
  table.app.handle(SetPlayers{2});
  table.app.handle(SetName{Seat{0}, "Anna"});
  table.app.handle(SetName{Seat{1}, "Boris"});
  table.app.handle(Accept{});
  table.type("40\n5\n\n");
  table.app.handle(CopyText{});
  EXPECT_TRUE(table.app.take_copied().value_or("").starts_with("Rummy, 2026-11-21"));
  for (const Format format : {Format::kSheet, Format::kLedger, Format::kHands, Format::kHtml, Format::kPicture})
    table.app.handle(WriteFile{format});
  const std::string stem = "2026-11-21 Rummy, Anna, Boris";
  EXPECT_EQ(written(), (std::vector<std::string>{stem + ".csv", stem + ".hands.csv", stem + ".html",
                                                 stem + ".ledger.csv", stem + ".png"}));
  EXPECT_NE(text_of(folder_ / (stem + ".csv")).find("40"), std::string::npos);
  EXPECT_NE(text_of(folder_ / (stem + ".html")).find("Rummy"), std::string::npos);
  EXPECT_EQ(text_of(folder_ / (stem + ".png")), "Rummy, dark");
}

TEST_F(Sending, APictureIsWrittenAtTheTableAndAfterTheGameInTheThemeOfTheWindow) {
  TableDriver table{database_, paint_title};
  EXPECT_EQ(table.app.view().export_text, "") << "nothing is on the screen that could be written";
  table.start_session();
  EXPECT_EQ(table.app.view().export_text, "Into " + folder_.string() + ".");
  table.app.handle(WriteFile{Format::kPicture});
  table.type("7c2h1b33s34c23d13442\n");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  ASSERT_NE(table.on<GameOverView>(), nullptr);
  Look look = table.app.view().look;
  look.dark = false;
  table.app.handle(SetLook{look});
  table.app.handle(WriteFile{Format::kPicture});
  const std::string stem = "2026-11-21 Tëtka, Anna, Boris, Clara, Dmitri";
  EXPECT_EQ(text_of(folder_ / (stem + ".png")), "Tëtka, dark");
  EXPECT_EQ(text_of(folder_ / (stem + " 2.png")), "Tëtka, light");
}

TEST_F(Sending, StandingsSeasonsAndAnEveningGoOutAsPictures) {
  TableDriver table{database_, paint_title};
  play(table);
  table.app.handle(Go{Screen::kStart});
  table.app.handle(Go{Screen::kStandings});
  table.app.handle(WriteStandings{Format::kPicture});
  EXPECT_EQ(text_of(folder_ / "Standings.png"), "Standings, dark");
  table.app.handle(Go{Screen::kSeasons});
  table.app.handle(AddSeason{});
  table.app.handle(WriteSeason{Format::kPicture});
  EXPECT_EQ(written().size(), 2U);
  table.app.handle(Back{});
  table.app.handle(Go{Screen::kClubEvening});
  for (const char* name : {"A", "B", "C", "D"}) table.app.handle(ComeOrGo{name});
  table.app.handle(DrawRounds{});
  table.app.handle(WriteDraw{Format::kPicture});
  EXPECT_EQ(text_of(folder_ / "Club evening, 2026-11-21.png"), "Club evening, 2026-11-21, dark");
}

TEST_F(Sending, APictureThatTheDiskHasNoRoomForIsSaidAndNothingStays) {
  TableDriver table{database_, [](const Picture&, const Out& out) { out(std::string(1 << 20, 'x')); }};
  open_page(table);
  {
    const testing::FullDisk disk{100'000};
    table.app.handle(WriteFile{Format::kPicture});
  }
  EXPECT_TRUE(table.app.view().trouble.starts_with("cannot write " + folder_.string())) << table.app.view().trouble;
  EXPECT_EQ(table.app.view().said, "");
  EXPECT_EQ(written(), std::vector<std::string>{});
}

TEST_F(Sending, APlaceThatCannotBeWrittenToIsSaidAndNothingStays) {
  TableDriver table{database_};
  open_page(table);
  std::ofstream{folder_} << "in the way";
  table.app.handle(WriteFile{Format::kHtml});
  EXPECT_TRUE(table.app.view().trouble.starts_with("cannot make the folder " + folder_.string()))
      << table.app.view().trouble;
  EXPECT_EQ(table.app.view().said, "");
  table.app.handle(Go{Screen::kStart});
  EXPECT_EQ(table.app.view().trouble, "");
}

TEST_F(Sending, NamesMeanNothingToTheFileSystem) {
  session::Session session;
  session.rules = *games::rules_of(games::all().front().id);
  session.players = {"../..", "a/b", "c\\d:*?\"<>|", "Дмитрий"};
  EXPECT_EQ(file_stem(session), "Tëtka, ..-.., a-b, c-d-------, Дмитрий");
  session.players.assign(4, "");
  for (std::string& name : session.players) {
    for (int i = 0; i < 60; ++i) name += "Ж";
  }
  const std::string stem = file_stem(session);
  EXPECT_LE(stem.size(), 180U);
  EXPECT_TRUE(stem.ends_with("Ж")) << "no half character";
}

}  // namespace
}  // namespace nullo::app
