// Hearts through the screens: the program itself, keys and clicks on one side, what is shown on the other.
#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sizes.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::gui {

namespace {

class HeartsFlow : public ::testing::Test {
 protected:
  // A session of `preset` with so many players, before its first trick.
  Driver& start(const char* preset, int players) {
    constexpr std::array kNames{"Anna", "Борис", "Κλειώ", "Dmitri", "Élise", "Felix", "Gá", "Hedwig", "Íñigo", "Jo"};
    app_ = std::make_unique<app::App>(scratch_ / "nullo.db");
    app_->handle(app::Go{app::Screen::kNewSession});
    app_->handle(app::ChooseGame{"hearts"});
    app_->handle(app::ChoosePreset{preset});
    app_->handle(app::SetPlayers{players});
    for (int i = 0; i < players; ++i) app_->handle(app::SetName{Seat{i}, kNames.at(static_cast<std::size_t>(i))});
    app_->handle(app::Accept{});
    driver_ = std::make_unique<Driver>(*app_);
    return *driver_;
  }

  template <class Screen>
  [[nodiscard]] const Screen* screen() const {
    return std::get_if<Screen>(&app_->view().screen);
  }
  [[nodiscard]] const app::TableView& table() const { return *screen<app::TableView>(); }

 private:
  nullo::testing::Scratch scratch_;
  std::unique_ptr<app::App> app_;
  std::unique_ptr<Driver> driver_;
};

const app::TableView::PaletteCard* card_of(const app::TableView& view, const char* card) {
  for (const auto& item : view.palette) {
    if (item.card == *parse_card(card)) return &item;
  }
  return nullptr;
}

}  // namespace

TEST_F(HeartsFlow, ACardWithoutAKeyIsTypedBySuitAndRankWhileThePaletteStays) {
  Driver& person = start("standard", 4);
  ASSERT_NE(screen<app::TableView>(), nullptr);
  ASSERT_EQ(card_of(table(), "5H")->key, "h5");
  person.type("h");
  EXPECT_TRUE(person.shows("card/5H"));
  EXPECT_FALSE(person.shows("pick/5H"));
  EXPECT_TRUE(person.says("Which of the hearts?"));
  person.type("5");
  EXPECT_TRUE(card_of(table(), "5H")->in_trick);
  person.type("h");
  person.click("card/4H");
  EXPECT_TRUE(card_of(table(), "4H")->in_trick);
  person.type("3");
  EXPECT_EQ(card_of(table(), "5H")->taker, Seat{2});
}

TEST_F(HeartsFlow, ThePassStandsOnTheTableUntilATrickIsEntered) {
  Driver& person = start("standard", 4);
  ASSERT_TRUE(table().passing);
  EXPECT_TRUE(person.says("to the left"));
  person.type("1");
  EXPECT_FALSE(table().passing);
  EXPECT_FALSE(person.says("to the left"));
}

TEST_F(HeartsFlow, WhoShotTheMoonIsAskedWithoutThePass) {
  Driver& person = start("standard", 4);
  ASSERT_TRUE(person.says("to the left"));
  person.type("m");
  EXPECT_FALSE(person.says("to the left"));
}

TEST_F(HeartsFlow, TheShooterOfTheMoonChoosesByATapOrAKey) {
  Driver& person = start("standard", 4);
  person.type("m3");
  ASSERT_TRUE(person.shows("choice/add"));
  person.click("choice/subtract");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  person.press(KeyName::kCtrlZ);
  person.type("a");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_EQ(screen<app::HandOverView>()->lines[0].score, "+26");
}

TEST_F(HeartsFlow, TheHandInSumWithTheRestAndTheQueen) {
  Driver& person = start("standard", 5);
  person.press(KeyName::kTab);
  person.click("count/4");
  person.type("+");
  person.click("field/captured/QS/5");
  EXPECT_NE(screen<app::HandOverView>(), nullptr);
}

TEST_F(HeartsFlow, AnothersCountIsEnteredAfterATapOnTheirCell) {
  Driver& person = start("standard", 4);
  person.press(KeyName::kTab);
  const std::string counts = "field/" + table().fields.front().id;
  person.click(counts + "/4");
  person.type("6");
  ASSERT_NE(screen<app::TableView>(), nullptr);
  EXPECT_EQ(table().fields.front().as<app::CountsRow>().cells[3].count, 6);
  person.click(counts + "/3");
  person.click("count/rest");
  EXPECT_EQ(table().fields.front().as<app::CountsRow>().cells[2].count, 7);
}

TEST_F(HeartsFlow, ExposedCardsAreTappedBeforeTheFirstTrick) {
  Driver& person = start("turbo", 5);
  person.click("set/charged/QS");
  person.click("set/charged/AH");
  person.click("set/charged/QS");
  ASSERT_FALSE(table().fields.empty());
  for (const auto& cell : table().fields.front().as<app::CardsRow>().cells)
    EXPECT_EQ(cell.chosen, cell.card == *parse_card("AH"));
}

TEST_F(HeartsFlow, TenPlayersEnterByKeysAndTaps) {
  Driver& person = start("standard", 10);
  person.type("q0");
  EXPECT_EQ(card_of(table(), "QH")->taker, Seat{9});
  person.click("card/KH");
  person.click("seat/7");
  EXPECT_EQ(card_of(table(), "KH")->taker, Seat{6});
}

// Of six players each row may have one reason, and it was that of the first trick.
TEST(HeartsOfSix, TheReasonThatCountsMostIsInSightWhereNotAllAre) {
  testing::Scratch scratch;
  testing::TableDriver table{scratch / "nullo.db"};
  table.start("hearts", {"Anna", "Boris", "Clara", "Dmitri", "Emil", "Fanny"});
  table.type("\t3\n2\n1\n4\n2\n\n2");
  const auto* over = table.on<app::HandOverView>();
  ASSERT_NE(over, nullptr);
  ASSERT_EQ(over->lines[1].reasons.size(), 2U) << "two hearts, and the queen";
  for (const Gui::Screen& screen : {kDeskScreen, kLowScreen}) {
    Driver person{table.app, screen};
    person.type("");
    const auto queen = [](const Recorder::Text& each) { return each.text == "+13"; };
    EXPECT_TRUE(std::ranges::any_of(person.seen.texts, queen)) << screen.width;
  }
}

}  // namespace nullo::gui
