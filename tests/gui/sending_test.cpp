// Files dropped on the window, messages copied, files written: by key, by mouse, by a typed path.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/exchange/picture.h"
#include "gui/sample_sending.h"
#include "gui/window/show_folder.h"
#include "support/environment.h"
#include "support/scratch.h"

namespace nullo::gui {

namespace {

class SendingFlow : public ::testing::Test {
 protected:
  SendingFlow() {
    app_ = std::make_unique<app::App>(scratch_ / "data/nullo.db", app::Clock{}, draw_picture);
    person_ = std::make_unique<Driver>(*app_);
  }

  [[nodiscard]] std::string file(const std::string& name, const std::string& text) const {
    std::ofstream{scratch_ / name} << text;
    return (scratch_ / name).string();
  }
  [[nodiscard]] static std::string golden(const std::string& name) {
    std::ifstream stream{std::filesystem::path{NULLO_SOURCE_DIR} / "tests/golden" / (name + ".json")};
    return {std::istreambuf_iterator<char>{stream}, {}};
  }
  void drop(const std::vector<std::string>& paths) {
    person_->events().drop(paths);
    person_->settle();
  }
  template <class Screen>
  [[nodiscard]] bool shows() const {
    return std::holds_alternative<Screen>(app_->view().screen);
  }
  void open_page() {
    drop({file("one.json", golden("tetka/one_orbit"))});
    person_->press(KeyName::kEnter);
    ASSERT_TRUE(shows<app::SessionView>());
  }
  // The endings of the files written so far.
  [[nodiscard]] std::vector<std::string> written() const {
    std::vector<std::string> endings;
    std::error_code none_yet;
    for (const auto& entry : std::filesystem::directory_iterator{scratch_ / "data/exports", none_yet}) {
      endings.push_back(entry.path().extension().string());
    }
    return endings;
  }
  // The document of the session in sight.
  std::string exported() {
    app_->handle(app::WriteFile{app::Format::kJson});
    const std::filesystem::directory_iterator files{scratch_ / "data/exports"};
    std::ifstream stream{files->path()};
    return {std::istreambuf_iterator<char>{stream}, {}};
  }

  nullo::testing::Scratch scratch_;
  nullo::testing::Environment home_{"HOME", scratch_.folder().string()};
  nullo::testing::Environment config_{"XDG_CONFIG_HOME", std::nullopt};
  std::unique_ptr<app::App> app_;
  std::unique_ptr<Driver> person_;
};

TEST_F(SendingFlow, DroppedFilesAreShownAndEnterImportsThem) {
  drop({file("good.json", golden("tetka/one_orbit")), file("bad.json", "{}")});
  ASSERT_TRUE(shows<app::ImportView>());
  EXPECT_TRUE(person_->says("good.json"));
  EXPECT_TRUE(person_->says("bad.json"));
  EXPECT_TRUE(person_->says("\"version\", 1 is missing."));
  EXPECT_TRUE(person_->says("1 session to import; 1 file refused"));
  person_->press(KeyName::kEnter);
  ASSERT_TRUE(shows<app::SessionView>()) << "the one that came is opened";
  EXPECT_TRUE(person_->says("1 session imported."));
  person_->press(KeyName::kEscape);
  EXPECT_TRUE(shows<app::PastView>());
}

TEST_F(SendingFlow, EscapeImportsNothing) {
  drop({file("good.json", golden("tetka/one_orbit"))});
  person_->press(KeyName::kEscape);
  ASSERT_TRUE(shows<app::StartView>());
  EXPECT_EQ(std::get<app::StartView>(app_->view().screen).past_sessions, 0);
}

TEST_F(SendingFlow, FilesThatFallWhileKeysAreTypedAreNotLost) {
  person_->events().add(KeyPress{KeyName::kCharacter, U's'});
  person_->events().drop({file("good.json", golden("tetka/one_orbit"))});
  person_->events().add(KeyPress{KeyName::kCtrlPlus});
  person_->settle();
  ASSERT_FALSE(person_->meant.empty());
  EXPECT_NE(person_->meant.front().as<app::LookAtFiles>(), nullptr);
}

TEST_F(SendingFlow, APathCanBeTypedInstead) {
  const std::string path = file("typed.json", golden("tetka/one_orbit"));
  person_->type("s");
  person_->focus_on("import");
  person_->press(KeyName::kEnter);
  ASSERT_TRUE(shows<app::ImportView>());
  EXPECT_FALSE(person_->enabled("look"));
  person_->type(path);  // the field has the cursor
  person_->press(KeyName::kEnter);
  EXPECT_TRUE(person_->says("typed.json"));
  EXPECT_TRUE(person_->enabled("import"));
  person_->press(KeyName::kEnter);
  EXPECT_TRUE(shows<app::SessionView>());
}

TEST_F(SendingFlow, AFileIsChosenInTheFolderByTaps) {
  std::filesystem::create_directories(scratch_ / "Evenings");
  std::ofstream{scratch_ / "Evenings/one.json"} << golden("tetka/one_orbit");
  app_->handle(app::Go{app::Screen::kImport});
  person_->settle();
  ASSERT_TRUE(person_->shows("entry/Evenings/"));
  person_->click("entry/Evenings/");
  person_->click("entry/one.json");
  EXPECT_TRUE(person_->says("1 session to import"));
  person_->press(KeyName::kEnter);
  EXPECT_TRUE(shows<app::SessionView>());
}

TEST_F(SendingFlow, AFileIsChosenInTheFolderByArrowsAndEnter) {
  std::filesystem::create_directories(scratch_ / "Evenings");
  std::ofstream{scratch_ / "Evenings/one.json"} << golden("tetka/one_orbit");
  app_->handle(app::Go{app::Screen::kImport});
  app_->handle(app::OpenFolder{(scratch_ / "Evenings").string()});
  person_->settle();
  person_->press(KeyName::kDown);  // the folder around it
  person_->press(KeyName::kDown);
  person_->press(KeyName::kEnter);
  ASSERT_TRUE(person_->enabled("import"));
  person_->press(KeyName::kEnter);
  EXPECT_TRUE(shows<app::SessionView>());
}

TEST_F(SendingFlow, AfterAPathThatIsWrongAnotherOneIsTypedAtOnce) {
  const std::string path = file("typed.json", golden("tetka/one_orbit"));
  app_->handle(app::Go{app::Screen::kImport});
  person_->settle();
  person_->type((scratch_ / "none.json").string());
  person_->press(KeyName::kEnter);
  EXPECT_TRUE(person_->says("It is not there."));
  person_->type(path);
  person_->press(KeyName::kEnter);
  EXPECT_TRUE(person_->enabled("import"));
  person_->press(KeyName::kEnter);
  EXPECT_TRUE(shows<app::SessionView>());
}

TEST_F(SendingFlow, TheFolderOfAWrittenFileIsOpenedByAButton) {
  std::filesystem::create_directories(scratch_ / "bin");
  std::ofstream{scratch_ / "bin/xdg-open"} << "#!/bin/sh\necho \"$1\" > '" << (scratch_ / "shown").string() << "'\n";
  std::filesystem::permissions(scratch_ / "bin/xdg-open", std::filesystem::perms::owner_all);
  const nullo::testing::Environment path{"PATH", (scratch_ / "bin").string()};
  open_page();
  app_->handle(app::WriteFile{app::Format::kJson});
  person_->settle();
  EXPECT_TRUE(person_->says("Written: "));
  person_->click("said/folder");
  const std::optional<std::string> folder = app_->take_folder();
  ASSERT_EQ(folder, (scratch_ / "data/exports").string());
  show_folder(*folder);
  std::string shown;
  while (!std::getline(std::ifstream{scratch_ / "shown"}, shown)) std::this_thread::yield();
  EXPECT_EQ(shown, *folder);
}

TEST_F(SendingFlow, EscapeLeavesTheEmptyPathAtOnce) {
  person_->type("s");
  person_->focus_on("import");
  person_->press(KeyName::kEnter);
  ASSERT_TRUE(shows<app::ImportView>());
  person_->press(KeyName::kEscape);
  EXPECT_FALSE(shows<app::ImportView>());
}

TEST_F(SendingFlow, FilesThatFallTakeTheCursorFromThePath) {
  open_page();
  const std::string text = exported();
  app_->handle(app::NoteSession{"otherwise"});
  app_->handle(app::Go{app::Screen::kImport});
  person_->settle();
  drop({file("one.json", text)});
  ASSERT_TRUE(person_->shows("replace"));
  person_->type("r");
  EXPECT_TRUE(person_->enabled("import"));
}

TEST_F(SendingFlow, WhetherStoredOnesGiveWayIsAsked) {
  open_page();
  std::string text = exported();
  const std::string key = "\"players\"";
  text.insert(text.find(key), "\"note\": \"otherwise\", ");
  drop({file("other.json", text)});
  EXPECT_FALSE(person_->enabled("import"));
  person_->type("r");
  EXPECT_TRUE(person_->enabled("import"));
  person_->type("r");
  EXPECT_FALSE(person_->enabled("import"));
  person_->click("replace");
  person_->click("import");
  EXPECT_TRUE(person_->says("0 sessions imported, 1 session replaced."));
}

TEST_F(SendingFlow, FilesThatAreDroppedOneAfterAnotherAreAllPreviewed) {
  person_->events().drop({file("one.json", golden("tetka/one_orbit"))});
  drop({file("bad.json", "{}")});
  const auto& view = std::get<app::ImportView>(app_->view().screen);
  ASSERT_EQ(view.files.size(), 2U);
  EXPECT_EQ(view.files[0].name, "one.json");
  EXPECT_EQ(view.files[1].name, "bad.json");
}

TEST_F(SendingFlow, ASessionIsCopiedByKeyAndByButton) {
  open_page();
  person_->press(KeyName::kCtrlC);
  const std::optional<std::string> by_key = app_->take_copied();
  ASSERT_TRUE(by_key);
  EXPECT_TRUE(by_key->starts_with("Tëtka"));
  person_->click("copy");
  EXPECT_EQ(app_->take_copied(), by_key);
}

TEST_F(SendingFlow, ASessionIsSharedWhereTheDeviceHasASheetForIt) {
  open_page();
  EXPECT_TRUE(person_->says("Copy as text"));
  app_->know({.shares_text = true});
  person_->settle();
  EXPECT_TRUE(person_->says("Share as text"));
  EXPECT_FALSE(person_->says("Copy as text"));
  person_->click("copy");
  EXPECT_TRUE(app_->take_copied());
}

TEST_F(SendingFlow, WhatIsFeltIsASettingWhereTheDeviceVibrates) {
  app_->handle(app::Go{app::Screen::kSettings});
  person_->settle();
  EXPECT_FALSE(person_->shows("vibrate/1"));
  app_->know({.vibrates = true});
  person_->settle();
  person_->focus_on("vibrate/1");
  person_->press(KeyName::kEnter);
  EXPECT_EQ(std::get<app::SettingsView>(app_->view().screen).vibrate, false);
}

TEST_F(SendingFlow, EveryFormatIsWrittenByItsKey) {
  open_page();
  std::size_t files = 0;
  for (const char* key : {"i", "p", "s", "h", "l", "d"}) {
    person_->type("e");
    ASSERT_TRUE(person_->shows("export/json"));
    person_->type(key);
    EXPECT_EQ(written().size(), files) << "a letter chooses";
    ASSERT_TRUE(person_->shows("export/json"));
    person_->press(KeyName::kEnter);
    EXPECT_FALSE(person_->shows("export/json"));
    EXPECT_TRUE(person_->says("Written: ")) << app_->view().trouble;
    EXPECT_EQ(written().size(), ++files);
  }
  std::vector<std::string> endings = written();
  std::ranges::sort(endings);
  EXPECT_EQ(endings, (std::vector<std::string>{".csv", ".csv", ".csv", ".html", ".json", ".png"}));
}

TEST_F(SendingFlow, ThePictureIsWhatASessionIsDrawnAs) {
  open_page();
  person_->click("export");
  person_->click("export/png");
  const std::filesystem::directory_iterator files{scratch_ / "data/exports"};
  std::ifstream stream{files->path(), std::ios::binary};
  const std::string bytes{std::istreambuf_iterator<char>{stream}, {}};
  EXPECT_TRUE(bytes.starts_with("\x89PNG\r\n\x1A\n"));
  EXPECT_GT(bytes.size(), 20'000U);
  EXPECT_TRUE(person_->says("Written: ")) << "the page goes on";
}

TEST_F(SendingFlow, APictureIsWrittenFromTheMenuOfTheTableAndAfterTheGame) {
  for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) {
    if (!shows<app::NewSessionView>()) app_->handle(app::Go{app::Screen::kNewSession});
    const int seat = name[0] - 'A';
    app_->handle(app::SetName{Seat{seat}, name});
  }
  app_->handle(app::Accept{});
  person_->settle();
  ASSERT_TRUE(shows<app::TableView>());
  person_->press(KeyName::kF2);
  person_->click("menu/export");
  EXPECT_TRUE(person_->says("Into " + (scratch_ / "data/exports").string()));
  person_->click("export/png");
  EXPECT_EQ(written(), (std::vector<std::string>{".png"}));
  person_->type("7c2h1b33s34c23d13442");
  person_->press(KeyName::kEnter);
  app_->handle(app::StopPlaying{});
  app_->handle(app::Accept{});
  person_->settle();
  ASSERT_TRUE(shows<app::GameOverView>());
  person_->type("ei");
  person_->press(KeyName::kEnter);
  EXPECT_EQ(written(), (std::vector<std::string>{".png", ".png"}));
  person_->click("export");
  person_->click("export/png");
  EXPECT_EQ(written().size(), 3U);
}

TEST_F(SendingFlow, AWordTypedOnASessionsPageWritesNoFile) {
  open_page();
  person_->type("hello");
  EXPECT_FALSE(std::filesystem::exists(scratch_ / "data/exports"));
}

TEST_F(SendingFlow, AFormatIsTappedAndTheMenuCanBeLeft) {
  open_page();
  person_->click("export");
  person_->press(KeyName::kEscape);
  EXPECT_FALSE(person_->shows("export/json"));
  person_->click("export");
  person_->click("export/html");
  EXPECT_EQ(written(), (std::vector<std::string>{".html"}));
}

TEST_F(SendingFlow, TheBoardOpensByKeyAndByTouch) {
  person_->press(KeyName::kF10);
  EXPECT_TRUE(app_->view().board);
  person_->type("s");
  person_->focus_on("board");
  person_->press(KeyName::kEnter);
  EXPECT_FALSE(app_->view().board);
  person_->focus_on("awake");
  person_->press(KeyName::kEnter);
  EXPECT_FALSE(std::get<app::SettingsView>(app_->view().screen).keep_awake);
}

}  // namespace

}  // namespace nullo::gui
