// The first start: somebody who has no session tries the example, by touch and by key, in every window.
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/in_sight.h"
#include "gui/keys_named.h"
#include "gui/sizes.h"
#include "support/scratch.h"
#include "support/stored.h"

namespace nullo::gui {

namespace {

class FirstStart : public ::testing::Test {
 protected:
  Driver& open(const Gui::Screen& screen) {
    driver_.reset();
    app_ = std::make_unique<app::App>(testing::with_tables(scratch_ / fmt::format("{}.db", ++started_)));
    driver_ = std::make_unique<Driver>(*app_, screen);
    return *driver_;
  }
  [[nodiscard]] const app::View& view() const { return app_->view(); }
  template <class Screen>
  [[nodiscard]] const Screen* on() const {
    return std::get_if<Screen>(&view().screen);
  }
  // The number of the trick that is asked for, counted from 1.
  [[nodiscard]] int trick() const {
    int number = 1;
    for (const auto& cell : on<app::TableView>()->strip) number += cell.over ? 1 : 0;
    return number;
  }

 private:
  nullo::testing::Scratch scratch_;
  int started_ = 0;
  std::unique_ptr<app::App> app_;
  std::unique_ptr<Driver> driver_;
};

}  // namespace

TEST_F(FirstStart, OffersTheExampleInSightInEveryWindow) {
  for (const Gui::Screen& screen : kScreens) {
    SCOPED_TRACE(name_of(screen));
    Driver& person = open(screen);
    EXPECT_TRUE(whole(person, "start/new"));
    EXPECT_TRUE(whole(person, "start/example"));
    EXPECT_TRUE(person.says("Try it with an example"));
  }
}

TEST_F(FirstStart, TheExampleIsPlayedByTouchAndThrownAway) {
  for (const Gui::Screen& screen : kScreens) {
    SCOPED_TRACE(name_of(screen));
    Driver& person = open(screen);
    person.click("start/example");
    ASSERT_NE(on<app::TableView>(), nullptr);
    EXPECT_TRUE(person.says("This is an example: nothing here counts."));
    EXPECT_TRUE(person.says("Who won this trick?"));
    EXPECT_TRUE(whole(person, "example/close"));
    ASSERT_EQ(trick(), 6);
    person.click("seat/2");
    EXPECT_EQ(trick(), 7);
    person.click("undo");
    EXPECT_EQ(trick(), 6);
    person.click("example/close");
    ASSERT_NE(on<app::StartView>(), nullptr);
    EXPECT_EQ(on<app::StartView>()->past_sessions, 0);
    EXPECT_FALSE(person.shows("example/close"));
    EXPECT_TRUE(person.shows("start/example")) << "it can be tried again";
  }
}

TEST_F(FirstStart, TheExampleIsPlayedByKeysAndThrownAway) {
  Driver& person = open({});
  person.type("e");
  ASSERT_NE(on<app::TableView>(), nullptr);
  person.type("3");
  EXPECT_EQ(trick(), 7);
  person.press(KeyName::kBackspace);
  EXPECT_EQ(trick(), 6);
  person.type("b1c2d3s4r1");
  ASSERT_NE(on<app::HandOverView>(), nullptr);
  EXPECT_TRUE(person.says("Every point has its reason."));
  person.press(KeyName::kEnter);
  ASSERT_NE(on<app::TableView>(), nullptr) << "the next hand";
  EXPECT_TRUE(person.says("Tap the card that was dealt last"));
  person.press(KeyName::kF2);
  person.focus_on("menu/start");
  person.press(KeyName::kEnter);
  EXPECT_NE(on<app::StartView>(), nullptr);
  EXPECT_FALSE(view().example);
}

TEST_F(FirstStart, TheExampleNamesNoKeyOnAPhone) {
  for (const Gui::Screen& screen : kScreens) {
    if (!is_phone(screen)) continue;
    SCOPED_TRACE(name_of(screen));
    Driver& person = open(screen);
    person.click("start/example");
    EXPECT_EQ(key_named(person.seen), "");
    EXPECT_FALSE(person.says("press 1"));
  }
}

}  // namespace nullo::gui
