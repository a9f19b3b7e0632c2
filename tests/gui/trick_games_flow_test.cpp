// Whole games of the smaller trick-taking games through the screens: keys and clicks on one side, what is shown on the
// other.
#include <array>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "support/scratch.h"

namespace nullo::gui {

namespace {

class TrickGamesFlow : public ::testing::Test {
 protected:
  // Begins a session; Anna deals.
  Driver& start(const char* game, int players) {
    constexpr std::array kNames{"Anna", "Борис", "Κλειώ", "Dmitri"};
    app_ = std::make_unique<app::App>(scratch_ / "nullo.db");
    app_->handle(app::Go{app::Screen::kNewSession});
    app_->handle(app::ChooseGame{game});
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
  [[nodiscard]] std::vector<std::string> scores() const {
    std::vector<std::string> scores;
    const auto* over = screen<app::HandOverView>();
    if (over == nullptr) return {"the hand is not over"};
    for (const auto& line : over->lines) scores.push_back(line.score);
    return scores;
  }

 private:
  nullo::testing::Scratch scratch_;
  std::unique_ptr<app::App> app_;
  std::unique_ptr<Driver> driver_;
};

using Texts = std::vector<std::string>;

}  // namespace

TEST_F(TrickGamesFlow, BriscolaFromTheTrumpsToTheWinnerByClicksAlone) {
  Driver& person = start("briscola", 2);
  EXPECT_TRUE(person.says("Its suit is trumps"));
  EXPECT_FALSE(person.shows("pick/8H")) << "there are no eights";
  person.click("pick/5H");
  EXPECT_TRUE(person.says("trumps ♥"));
  person.click("card/KC");
  person.click("card/3C");
  person.click("seat/1");
  person.click("shortcut/the_rest");
  person.click("seat/2");
  EXPECT_EQ(scores(), (Texts{"+14", "+106"}));
  person.press(KeyName::kEnter);
  person.press(KeyName::kTab);
  person.click("digit/7");
  person.click("digit/0");
  person.click("ok");  // Борис must have the other 50
  EXPECT_EQ(scores(), (Texts{"+70", "+50"}));
  person.press(KeyName::kEnter);
  ASSERT_NE(screen<app::GameOverView>(), nullptr);
  EXPECT_EQ(screen<app::GameOverView>()->headline, "Борис wins with 156 points");
}

TEST_F(TrickGamesFlow, EcarteToTheEndByAKing) {
  Driver& person = start("ecarte", 2);
  person.click("pick/9H");
  for (const char* name : {"shortcut/king_shown", "seat/2", "shortcut/refused", "seat/2"}) person.click(name);
  for (int trick = 0; trick < 5; ++trick) person.click("seat/1");
  EXPECT_EQ(scores(), (Texts{"+3", "+1"}));
  person.press(KeyName::kEnter);
  person.type("9sk122211");  // Anna's fourth point and Борис's second
  EXPECT_EQ(scores(), (Texts{"+1", "+1"}));
  person.press(KeyName::kEnter);
  person.click("pick/KD");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_EQ(screen<app::HandOverView>()->explained.size(), 1U);
  person.press(KeyName::kEnter);
  ASSERT_NE(screen<app::GameOverView>(), nullptr);
  EXPECT_EQ(screen<app::GameOverView>()->headline, "Anna wins with 5 points");
}

TEST_F(TrickGamesFlow, FuenfzehnernByTricksAndByPilesUntilTheyStop) {
  Driver& person = start("fuenfzehnern", 4);
  person.type("p7h");
  person.click("pick/AH");
  person.type("8h9h");
  EXPECT_TRUE(person.says("Κλειώ won the lead in hearts"));
  person.type("p");
  for (const char* card : {"card/AD", "card/KD", "card/QD", "card/JD"}) person.click(card);
  person.click("seat/1");
  person.click("shortcut/the_rest");
  person.click("seat/3");
  EXPECT_EQ(scores(), (Texts{"−1", "−15", "+31", "−15"}));
  person.press(KeyName::kEnter);
  person.press(KeyName::kTab);
  person.type("151515");
  person.press(KeyName::kEnter);
  EXPECT_EQ(scores(), (Texts{"0", "0", "0", "0"}));
}

// After a claim the piles are counted, then cards that nobody noted are asked for.
TEST_F(TrickGamesFlow, ThePilesOfReversisStayInSightWhileForgottenCardsAreAskedFor) {
  Driver& person = start("reversis", 4);
  person.click("card/AD");
  person.type("123r2");
  for (const char* points : {"count/30", "count/5"}) person.click(points);
  ASSERT_TRUE(person.says("fell in no trick"));
  const Recorder::Target* pile = person.seen.find("field/points/2");
  ASSERT_NE(pile, nullptr);
  EXPECT_EQ(pile->rect.height(), pile->whole.height());
}

TEST_F(TrickGamesFlow, BackspaceOnTheResultTakesBackWhatWasTypedLast) {
  Driver& person = start("briscola", 2);
  person.press(KeyName::kTab);
  person.type("67");
  person.press(KeyName::kEnter);
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  person.press(KeyName::kBackspace);
  ASSERT_NE(screen<app::TableView>(), nullptr);
  person.type("60");
  person.press(KeyName::kEnter);
  EXPECT_EQ(scores(), (Texts{"+60", "+60"}));
}

}  // namespace nullo::gui
