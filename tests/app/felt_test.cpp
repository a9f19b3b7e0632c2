// What the hand feels that holds the device: a recorded hand, a refusal.
#include <gtest/gtest.h>

#include "app/app.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

class WhatIsFelt : public ::testing::Test {
 protected:
  WhatIsFelt() {
    table_.start("any_game", {"Anna", "Boris", "Clara"});
    table_.app.know({.vibrates = true});
  }
  std::optional<Felt> after(std::string_view keys) {
    table_.type(keys);
    return table_.app.take_felt();
  }

  testing::Scratch scratch_;
  testing::TableDriver table_{scratch_ / "nullo.db"};
};

TEST_F(WhatIsFelt, IsARecordedHandAndEachRefusal) {
  EXPECT_EQ(after("5\n6\n7\n"), std::nullopt) << "its result is shown, and nothing is recorded yet";
  EXPECT_EQ(after("\n"), Felt::kRecorded);
  EXPECT_EQ(table_.app.take_felt(), std::nullopt) << "once";
  EXPECT_EQ(after("x"), Felt::kRefused);
  EXPECT_EQ(after("x"), Felt::kRefused) << "the same again";
}

TEST_F(WhatIsFelt, IsNothingWhereTheSettingsSayNoOrTheDeviceCannot) {
  table_.app.handle(Go{Screen::kSettings});
  EXPECT_EQ(std::get<SettingsView>(table_.app.view().screen).vibrate, true);
  table_.app.handle(SetVibrate{false});
  EXPECT_EQ(std::get<SettingsView>(table_.app.view().screen).vibrate, false);
  table_.app.handle(Back{});
  EXPECT_EQ(after("x"), std::nullopt);
  table_.app.handle(SetVibrate{true});
  table_.app.know({});
  EXPECT_EQ(after("x"), std::nullopt);
  table_.app.handle(Go{Screen::kSettings});
  EXPECT_EQ(std::get<SettingsView>(table_.app.view().screen).vibrate, std::nullopt);
}

}  // namespace
}  // namespace nullo::app
