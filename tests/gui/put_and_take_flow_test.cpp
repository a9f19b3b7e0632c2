// Whole hands of Put and Take through the screens: card after card by keys and by taps, and by everybody's cards.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/game_flow.h"

namespace nullo::gui {

namespace {

class PutAndTakeFlow : public GameFlow {
 protected:
  PutAndTakeFlow() { begin("put_and_take", {"Anna", "Борис", "Clara"}); }
};

class PutAndTakeOnAPhone : public GameFlow {
 protected:
  PutAndTakeOnAPhone() { begin("put_and_take", {"Anna", "Борис", "Clara"}, {}, {390, 844}); }
};

}  // namespace

TEST_F(PutAndTakeFlow, CardAfterCardByKeys) {
  EXPECT_TRUE(person().says("Put 1 of 5, 1 chip a card"));
  person().type("7h3n");
  EXPECT_EQ(table().places[2].hand, "−1");
  person().type("7d");
  EXPECT_EQ(table().places[2].hand, "−3") << "the card is held still: nothing is asked";
  ASSERT_EQ(table().pots.size(), 1U);
  EXPECT_EQ(table().pots[0].amount, "3");
  person().type("2cn3cn4cn");
  EXPECT_TRUE(person().says("Take 1 of 5, 1 chip a card"));
  person().type("7c8c2n9c2n");
  EXPECT_EQ(table().places[0].hand, "−3") << "what the pot lacked";
  EXPECT_TRUE(person().says("The pot was 3 short, so Anna paid that."));
  person().type("tcnjcn");
  const auto* over = screen<app::HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "−3");
  EXPECT_EQ(over->lines[1].score, "+5");
  EXPECT_EQ(over->lines[2].score, "−2");
  person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::TableView>(), nullptr);
  EXPECT_TRUE(table().places[1].dealer);
}

TEST_F(PutAndTakeFlow, WhoSitsThereStaysWhenATapIsRefused) {
  person().type("m223");
  person().click("field/put_matches/0/2");
  person().click("count/3");
  EXPECT_EQ(table().problem, "Of the four one is turned up: there are only three more.");
  EXPECT_TRUE(person().shows("field/put_matches/0/2"));
}

TEST_F(PutAndTakeFlow, ByTapsAndMended) {
  person().click("pick/KH");
  person().click("field/put_matches/0/2");
  person().click("field/put_matches/0/2");
  person().click("shortcut/nobody_else");
  EXPECT_EQ(table().places[1].hand, "−2");
  person().click("pick/2C");
  person().click("field/put_matches/0/2");
  ASSERT_TRUE(person().shows("count/1")) << "of a card before, the number is asked";
  person().click("count/1");
  EXPECT_EQ(table().places[1].hand, "−1");
  person().click("field/put/0");
  person().click("pick/QH");
  const auto first = std::ranges::find_if(table().fields, [](const auto& row) { return row.id == "put_matches/0"; });
  ASSERT_NE(first, table().fields.end());
  EXPECT_EQ(first->as<app::CountsRow>().card, parse_card("QH"));
  EXPECT_EQ(table().places[1].hand, "−1");
}

// The second tap for two cards was taken for the next card turned, or for a key of its rank.
TEST_F(PutAndTakeFlow, WhoHoldsTwoIsTappedTwiceThoughEverybodyHoldsOne) {
  person().click("pick/7H");
  for (const char* who : {"who/2", "who/3"}) person().click(who);
  EXPECT_FALSE(person().shows("pick/7D")) << "the same card is asked about";
  person().click("ok");
  EXPECT_TRUE(person().says("Put 2 of 5, 2 chips a card"));
  person().type("8h23");
  EXPECT_TRUE(person().says("Tap again whoever holds one more."));
  person().type("3");
  EXPECT_EQ(table().places[2].hand, "−5");
  EXPECT_TRUE(person().says("Put 3 of 5")) << "no card of the rank is left to ask about";
  person().type("9h23n");
  EXPECT_TRUE(person().says("Put 4 of 5"));
}

TEST_F(PutAndTakeFlow, TheButtonsKeepTheirPlacesWhereverTheHandIsOpened) {
  const auto ids = [this] {
    std::vector<std::string> all;
    for (const games::Shortcut& each : table().usual_shortcuts) all.push_back(each.id);
    std::ranges::sort(all);
    return all;
  };
  const std::vector<std::string> first = ids();
  person().type("7h");
  EXPECT_EQ(ids(), first);
  person().type("n8hn9hnthnjh");
  EXPECT_EQ(ids(), first);
  person().type("n");
  EXPECT_EQ(ids(), first);
}

TEST_F(PutAndTakeFlow, ByEverybodysCards) {
  person().press(KeyName::kTab);
  EXPECT_EQ(table().question.seat, Seat{1});
  person().type("7c7d2c3c4c");
  person().type("tctd2d3d4d");
  person().type("7h");
  EXPECT_EQ(table().places[1].hand, "−2");
  EXPECT_TRUE(person().says("Put 2 of 5"));
  person().type("thqhqdqc");
  EXPECT_EQ(table().places[2].hand, "−4");
  person().type("qsksacadah");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_EQ(screen<app::HandOverView>()->lines[0].score, "+6");
  person().press(KeyName::kEnter);
  EXPECT_EQ(table().form, games::Form::kTricks) << "the next hand is entered as this one was";
}

TEST_F(PutAndTakeFlow, TheTableStaysBesideTheRowsCardAfterCard) {
  for (const char* turned : {"KH", "2C", "9D", "4S", "JH"}) {
    person().click(fmt::format("pick/{}", turned));
    EXPECT_TRUE(person().shows("who/2")) << turned;
    person().click("shortcut/nobody_else");
  }
}

TEST_F(PutAndTakeOnAPhone, TheRowThatIsTappedStaysUnderTheNamesCardAfterCard) {
  std::optional<float> before;
  int card = 0;
  for (const char* turned : {"KH", "2C", "9D", "4S", "JH"}) {
    SCOPED_TRACE(turned);
    person().click(fmt::format("pick/{}", turned));
    const Recorder::Target* row = person().seen.find(fmt::format("field/put_matches/{}/2", card++));
    ASSERT_NE(row, nullptr);
    EXPECT_NEAR(row->whole.y0, before.value_or(row->whole.y0), 1);
    before = row->whole.y0;
    EXPECT_TRUE(person().says("Борис"));
    person().click("shortcut/nobody_else");
  }
}

}  // namespace nullo::gui
