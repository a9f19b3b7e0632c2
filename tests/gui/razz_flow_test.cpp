// Whole hands of Razz through the screens: all but one fold, a showdown by keys, all in by taps.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "app/chips/due.h"
#include "games/sentence.h"
#include "gui/game_flow.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

class RazzFlow : public GameFlow {
 protected:
  RazzFlow() { begin("razz", {"Anna", "Борис", "Clara"}, {{"starting_chips", 20}}); }

  [[nodiscard]] std::array<std::optional<int>, 3> bets() const {
    const auto& cells = table().fields.back().as<app::CountsRow>().cells;
    return {cells[0].count, cells[1].count, cells[2].count};
  }

  using Bets = std::array<std::optional<int>, 3>;
};

}  // namespace

TEST_F(RazzFlow, StreetByStreetUntilOneIsLeft) {
  EXPECT_TRUE(person().says("1 each")) << "the antes are due";
  person().type("s");
  EXPECT_EQ(bets(), (Bets{2, 2, 2})) << "one key a street for all who are in";
  person().type("f3");
  EXPECT_EQ(games::with_keys(table().question.text), "How much had Clara bet by then? Enter for all 2, or type less.");
  person().press(KeyName::kEnter);
  person().type("b");
  EXPECT_EQ(bets(), (Bets{6, 6, 2}));
  person().press(KeyName::kBackspace);
  EXPECT_EQ(bets(), (Bets{2, 2, 2})) << "taken back like any other entry";
  person().type("bf1");
  person().press(KeyName::kEnter);
  const auto* over = screen<app::HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "−7");
  EXPECT_EQ(over->lines[1].score, "+10");
  EXPECT_EQ(over->lines[2].score, "−3");
  ASSERT_EQ(over->explained.size(), 1U);
  EXPECT_EQ(over->explained[0], "Борис is left alone.");
}

TEST_F(RazzFlow, WhoGaveUpIsChangedByTapsWhenTheHandIsComplete) {
  for (const char* keys : {"sf3", "f1"}) {
    person().type(keys);
    person().press(KeyName::kEnter);
  }
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  person().press(KeyName::kEscape);
  person().click("shortcut/back");
  person().click("who/1");
  person().click("shortcut/fold");
  person().click("who/2");
  person().click("ok");
  const auto* over = screen<app::HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->explained, (std::vector<std::string>{"Anna is left alone."}));
}

TEST_F(RazzFlow, AShowdownByKeysNamesTheBestFive) {
  person().type("10");
  person().press(KeyName::kEnter);
  EXPECT_EQ(bets(), (Bets{10, 10, 10}));
  person().type("f1");
  person().press(KeyName::kEnter);
  person().type("w");
  EXPECT_EQ(table().question.seat, Seat{1}) << "from the dealer's left";
  EXPECT_TRUE(table().ace_low) << "the cards stand in the order of Razz";
  person().type("8c6d4h");
  EXPECT_EQ(table().fields.front().as<app::HandsRow>().cells[1].held.size(), 3U) << "every card is kept";
  person().press(KeyName::kBackspace);
  EXPECT_EQ(table().fields.front().as<app::HandsRow>().cells[1].held.size(), 2U);
  person().type("4h2sackckd");
  EXPECT_TRUE(person().says("8-6-4-2-A"));
  EXPECT_EQ(table().question.seat, Seat{2});
  EXPECT_FALSE(person().enabled("pick/AC")) << "it lies before Борис";
  person().type("8d5c4s3h2dqcqd");
  const auto* over = screen<app::HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->explained,
            (std::vector<std::string>{"Борис shows 8-6-4-2-A.", "Clara shows 8-5-4-3-2.", "The pot, 33: Clara."}));
  EXPECT_EQ(over->lines[2].score, "+22");
  EXPECT_EQ(over->due.size(), 1U);
}

TEST_F(RazzFlow, AllInBySideOfTheOthersByTaps) {
  app().handle(app::Adjust{Seat{2}, std::nullopt, 11, "lost"});
  person().click("add/4");
  person().click("add/4");
  person().click("add/4");
  EXPECT_EQ(bets(), (Bets{12, 12, 12}));
  EXPECT_TRUE(person().says("Clara has only 8 besides the ante: all in?"));
  person().click("shortcut/all_in");
  person().click("who/3");
  EXPECT_EQ(bets(), (Bets{12, 12, 8}));
  EXPECT_TRUE(person().says("In the side pot: 8, for Anna or Борис."));
  person().click("shortcut/showdown");
  const auto show = [this](std::initializer_list<const char*> cards) {
    for (const char* card : cards) person().click("pick/" + std::string{card});
  };
  show({"AH", "2H", "4H", "5H", "7H", "JC", "JD"});
  show({"AD", "2C", "3S", "4C", "6D", "QC", "QD"});
  show({"AC", "2D", "3H", "4S", "5C", "KC", "KD"});
  const auto* over = screen<app::HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->explained[3], "The main pot, 27: Clara.");
  EXPECT_EQ(over->explained[4], "The side pot, 8: Борис, the lowest of those in it.");
  ASSERT_EQ(over->due.size(), 2U) << "both pots are paid out";
  EXPECT_EQ(app::sentence(over->due[0]), "Борис gets 8 in all");
  EXPECT_EQ(over->due[0].why, "the side pot: 8");
  EXPECT_EQ(app::sentence(over->due[1]), "Clara gets 27 in all");
  EXPECT_EQ(over->lines[0].score, "−13");
  EXPECT_EQ(over->lines[1].score, "−5");
  EXPECT_EQ(over->lines[2].score, "+7") << "18 less the 11 that were lost";
}

TEST_F(RazzFlow, AButtonThatAddsToEverybodyInSaysSo) {  // a bring-in meant for one was recorded for all
  EXPECT_TRUE(person().says("Bring-in: each +1"));
  person().click("field/bets/1");
  EXPECT_TRUE(person().says("Bring-in +1")) << "for this player alone";
}

TEST_F(RazzFlow, WhoGivesUpToABetPaysNotThatBet) {  // it was entered as called, without a question
  person().type("sb");
  EXPECT_EQ(bets(), (Bets{6, 6, 6}));
  person().type("f3");
  person().type("b");
  EXPECT_EQ(games::with_keys(table().problem), "First the number asked for. Esc drops the question.");
  person().press(KeyName::kBackspace);
  person().type("2");
  person().press(KeyName::kEnter);
  EXPECT_EQ(bets(), (Bets{6, 6, 2}));
  EXPECT_TRUE(table().places[2].out);
  EXPECT_TRUE(person().says("Clara gave up: 2")) << "what undo names";
  person().type("f17");
  person().press(KeyName::kEnter);
  EXPECT_EQ(table().problem, "Everybody in has bet 6, so Anna cannot have bet 7.");
  person().press(KeyName::kEscape);
  EXPECT_FALSE(table().places[0].out);
  person().type("f10");  // nothing more than the ante
  const auto* over = screen<app::HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[0].score, "−1");
  EXPECT_EQ(over->lines[2].score, "−3");
}

TEST_F(RazzFlow, EachWhoGaveUpBeforeAnyBetIsAskedAboutAlone) {  // one key answered for all of them
  person().type("f1f2");
  person().type("s");
  EXPECT_EQ(bets(), (Bets{std::nullopt, std::nullopt, 2})) << "Clara alone is left";
  EXPECT_EQ(table().question.text, "How much had Anna bet before giving up?");
  person().type("0");
  EXPECT_EQ(bets(), (Bets{0, std::nullopt, 2}));
  EXPECT_EQ(table().question.text, "How much had Борис bet before giving up?");
}

namespace {

class RazzOnScreens : public GameFlow, public ::testing::WithParamInterface<Gui::Screen> {
 protected:
  RazzOnScreens() { begin("razz", {"Anna", "Boris", "Clara"}, {}, GetParam()); }
};

TEST_F(RazzFlow, ACardsKeysAtTheShowdownAreNoBets) {  // "2 s" was two small bets of who had given up
  person().type("f2sw");
  ASSERT_EQ(table().question.field, "bets");
  ASSERT_EQ(table().question.seat, Seat{1});
  person().type("2s");
  EXPECT_NE(table().problem, "");
  EXPECT_FALSE(bets()[1]);
}

TEST_F(RazzFlow, ThePackStaysWhereItIsWhenAPaymentBeforeItIsMade) {  // it jumped under the second card
  person().type("f2sw6");
  person().press(KeyName::kEnter);
  ASSERT_TRUE(table().card_picker);
  ASSERT_FALSE(table().due.empty());
  const float before = person().seen.find("pick/AC")->whole.y0;
  person().type("as");
  EXPECT_TRUE(table().due.empty());
  EXPECT_FLOAT_EQ(person().seen.find("pick/AC")->whole.y0, before);
}

INSTANTIATE_TEST_SUITE_P(Sizes, RazzOnScreens, ::testing::ValuesIn(kScreens),
                         [](const auto& one) { return name_of(one.param); });

}  // namespace

TEST_P(RazzOnScreens, WhoGaveUpIsTappedByNameWhereTheTableIsOutOfSight) {
  person().click("shortcut/fold");
  const std::string place = person().shows("seat/2") ? "seat" : "who";
  EXPECT_TRUE(person().enabled(place + "/1") && person().enabled(place + "/3"));
  person().click(place + "/2");
  EXPECT_TRUE(table().places[1].out);
}

TEST_P(RazzOnScreens, ANumberIsOneTappedPlayersUntilEverybodyIsTapped) {
  person().type("s");
  person().click("field/bets/2");
  const auto asked = [this] {
    std::vector<bool> all;
    for (const auto& cell : table().fields.back().as<app::CountsRow>().cells) all.push_back(cell.asked);
    return all;
  };
  EXPECT_EQ(asked(), (std::vector<bool>{false, true, false}));
  person().click("shortcut/table/everybody");
  EXPECT_EQ(table().question.heading, "Bets besides ante 1: everybody who is in");
  EXPECT_EQ(asked(), (std::vector<bool>{true, true, true}));
}

TEST_P(RazzOnScreens, TheButtonsStayWhereTheyAreWhenSomebodyHasGivenUp) {
  const auto places = [this] {
    std::vector<std::pair<float, float>> all;
    for (const std::string name : {"shortcut/fold", "shortcut/all_in", "shortcut/showdown"}) {
      const Recorder::Target* button = person().seen.find(name);
      if (button != nullptr) all.emplace_back(button->rect.x0, button->rect.y0);
    }
    return all;
  };
  const auto before = places();
  ASSERT_EQ(before.size(), 3U);
  person().type("f2");
  EXPECT_EQ(places(), before);
}

}  // namespace nullo::gui
