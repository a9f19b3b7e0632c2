// A whole game of Spades through the screens, by keys, by taps and by both.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "gui/game_flow.h"

namespace nullo::gui {

namespace {

using Texts = std::vector<std::string>;

// Anna deals, so Борис bids and leads.
class SpadesFlow : public GameFlow {
 protected:
  SpadesFlow() { begin("spades", {"Anna", "Борис", "Clara", "Dmitri"}, {{"target", 200}}); }

  [[nodiscard]] Texts scores() const {
    Texts scores;
    const auto* over = screen<app::HandOverView>();
    if (over == nullptr) return {"the hand is not over"};
    for (const auto& line : over->lines) scores.push_back(line.score);
    return scores;
  }
};

class SpadesOnALyingPhone : public GameFlow {
 protected:
  SpadesOnALyingPhone() { begin("spades", {"Anna", "Борис", "Clara", "Dmitri"}, {}, {844, 390}); }
};

class SpadesOnAPhone : public GameFlow {
 protected:
  SpadesOnAPhone() { begin("spades", {"Anna", "Борис", "Clara", "Dmitri"}, {}, {390, 844}); }
};

}  // namespace

TEST_F(SpadesOnALyingPhone, TheHeadingsOfTheSheetAreWholeOrOutOfSight) {
  person().press(KeyName::kTab);  // to quick entry, where the numbers leave no room for the sheet
  int headings = 0;
  for (const Recorder::Text& text : person().seen.texts) {
    if (!text.text.starts_with("Anna &")) continue;
    ++headings;
    const bool out = text.rect.y0 >= text.clip.y1;
    const bool whole = text.rect.y0 >= text.clip.y0 && text.rect.y1 <= text.clip.y1;
    EXPECT_TRUE(out || whole) << text.rect.y0 << " to " << text.rect.y1 << ", shown to " << text.clip.y1;
  }
  EXPECT_GT(headings, 0);
}

TEST_F(SpadesOnALyingPhone, PartnersHaveOneTotal) {
  person().press(KeyName::kTab);
  const auto totals = std::ranges::count_if(
      person().seen.texts, [](const Recorder::Text& text) { return text.text == "0" && text.rect.y1 <= text.clip.y1; });
  EXPECT_EQ(totals, 2);
}

TEST_F(SpadesOnAPhone, TheBidsStayWhereTheyAreWhenTheLastOneIsEntered) {
  const auto top = [&] { return person().seen.find("field/bids/1")->whole.y0; };
  const float before = top();
  for (const char* bid : {"count/3", "count/3", "count/2", "count/4"}) {
    person().click(bid);
    EXPECT_NEAR(top(), before, 1) << bid;
  }
  person().click("undo");
  EXPECT_NEAR(top(), before, 1) << "one bid is taken back";
}

TEST_F(SpadesFlow, AGameByKeys) {
  EXPECT_TRUE(person().says("What does Борис bid?"));
  person().type("3324");
  EXPECT_TRUE(person().says("Anna and Clara 0 of 7, Борис and Dmitri 0 of 5. Who won?"));
  person().type("1133112322114");
  EXPECT_EQ(scores(), (Texts{"+72", "−50"}));
  EXPECT_TRUE(person().says("Anna and Clara bid 7 and took 9: +70"));
  person().press(KeyName::kEnter);

  EXPECT_TRUE(person().says("What does Clara bid?"));
  person().type("6nb4");  // Борис, who dealt, comes last
  person().press(KeyName::kTab);
  EXPECT_TRUE(person().says("Anna and Clara bid 6, Борис and Dmitri bid 4"));
  person().type("0571");
  EXPECT_EQ(scores(), (Texts{"+261", "−58"}));
  EXPECT_EQ(screen<app::HandOverView>()->explained,
            (Texts{"Anna and Clara bid 6 and took 7: +60", "Anna bid blind nil and took none: +200",
                   "Anna and Clara: 1 bag: +1; 3 in all", "Борис and Dmitri bid 4 and took 5: +40",
                   "Dmitri bid nil and took 1: −100", "Борис and Dmitri: 2 bags: +2"}));
  person().press(KeyName::kEnter);
  EXPECT_TRUE(person().says("The number is entered. Press once more to record the hand."));
  person().press(KeyName::kEnter);
  const auto* over = screen<app::GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->headline, "Anna & Clara win with 333 points");
}

TEST_F(SpadesFlow, AHandByTaps) {
  EXPECT_FALSE(person().shows("count/0")) << "no number means nil";
  for (const char* name : {"count/3", "count/n", "count/10", "count/b"}) person().click(name);
  EXPECT_TRUE(person().says("Anna and Clara bid nil, Борис and Dmitri 0 of 13. Who won?"));
  person().click("field/bids/3");
  person().click("count/5");
  EXPECT_TRUE(person().says("Anna and Clara 0 of 5, Борис and Dmitri 0 of 13. Who won?"));
  person().click("seat/1");
  EXPECT_TRUE(person().says("blind nil failed"));
  person().click("shortcut/the_rest");
  person().click("seat/3");
  EXPECT_EQ(scores(), (Texts{"−142", "−130"}));
}

}  // namespace nullo::gui
