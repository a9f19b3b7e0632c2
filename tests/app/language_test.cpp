// The language of the window: chosen in the settings, kept with the data, and what was said before is said in it too.
#include "text/language.h"

#include <gtest/gtest.h>

#include "app/app.h"
#include "support/scratch.h"
#include "support/table_driver.h"
#include "text/say.h"

namespace nullo::app {
namespace {

class SpokenLanguage : public ::testing::Test {
 protected:
  void TearDown() override { text::speak(text::english()); }

  static SettingsView settings(testing::TableDriver& table) {
    table.app.handle(Go{Screen::kSettings});
    return std::get<SettingsView>(table.app.view().screen);
  }
  static std::string chosen(testing::TableDriver& table) {
    for (const auto& language : settings(table).languages)
      if (language.chosen) return language.code;
    return {};
  }

  testing::Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "nullo.db";
};

TEST_F(SpokenLanguage, AllOfThemAreOfferedByTheNamesThatTheirSpeakersUse) {
  testing::TableDriver table{path_};
  EXPECT_EQ(chosen(table), "en");
  std::vector<std::string> names;
  for (const auto& language : settings(table).languages) names.push_back(language.name);
  EXPECT_EQ(names, (std::vector<std::string>{"English", "Deutsch", "español", "français", "italiano", "русский"}));
}

TEST_F(SpokenLanguage, IsTheChosenOneFromThenOnAndAtTheNextStart) {
  {
    testing::TableDriver table{path_};
    settings(table);
    table.app.handle(SetLanguage{"ru"});
    EXPECT_EQ(chosen(table), "ru");
    EXPECT_EQ(text::say("English"), "русский");
  }
  text::speak(text::language_of("fr"));  // what the desktop speaks
  testing::TableDriver table{path_};
  EXPECT_EQ(chosen(table), "ru");
}

TEST_F(SpokenLanguage, IsThatOfTheDesktopWhereNoneIsChosen) {
  text::speak(text::language_of("fr_FR.UTF-8"));
  testing::TableDriver table{path_};
  EXPECT_EQ(chosen(table), "fr");
}

TEST_F(SpokenLanguage, AnUnknownOneIsEnglish) {
  testing::TableDriver table{path_};
  settings(table);
  table.app.handle(SetLanguage{"tlh"});
  EXPECT_EQ(chosen(table), "en");
}

TEST_F(SpokenLanguage, WhatCanBeUndoneIsSaidInItWheneverItWasEntered) {
  testing::TableDriver table{path_};
  table.start("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  table.type("3");
  EXPECT_EQ(table.app.view().undo, "trick 1 to Clara");
  table.app.handle(SetLanguage{"de"});
  const std::string german = table.app.view().undo;
  EXPECT_NE(german, "trick 1 to Clara");
  EXPECT_NE(german.find("Clara"), std::string::npos) << german;
  table.app.handle(SetLanguage{"en"});
  EXPECT_EQ(table.app.view().undo, "trick 1 to Clara");
}

TEST_F(SpokenLanguage, TheTableAndItsQuestionChangeWithIt) {
  testing::TableDriver table{path_};
  table.start("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  const std::string english = table.table().question.text;
  table.app.handle(SetLanguage{"fr"});
  EXPECT_NE(table.table().question.text, english);
  table.app.handle(SetLanguage{"en"});
  EXPECT_EQ(table.table().question.text, english);
}

TEST_F(SpokenLanguage, RestoringABackupLeavesIt) {
  testing::TableDriver table{path_};
  settings(table);
  table.app.handle(BackUpNow{});
  table.app.handle(SetLanguage{"it"});
  table.app.handle(RestoreBackup{settings(table).backups.back().id});
  table.app.handle(Accept{});
  EXPECT_EQ(chosen(table), "it");
}

}  // namespace
}  // namespace nullo::app
