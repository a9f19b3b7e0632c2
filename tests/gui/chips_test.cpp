// Chips that change hands at once, through the screens: by mouse, by touch and by keys.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_chips.h"
#include "gui/sizes.h"
#include "support/scratch.h"

namespace nullo::gui {

namespace {

Rect rect_of(const Driver& driver, std::string_view name) {
  for (const auto& target : driver.seen.targets) {
    if (target.name == name) return target.whole;
  }
  return {};
}

float size_of(const Driver& driver, std::string_view text) {
  float largest = 0;
  for (const auto& seen : driver.seen.texts) {
    if (seen.text == text) largest = std::max(largest, seen.pixels);
  }
  return largest;
}

class ChipsFlow : public ::testing::Test {
 protected:
  ChipsFlow() : app{scratch_ / "nullo.db"} {
    app.handle(app::Go{app::Screen::kNewSession});
    app.handle(app::ChooseGame{"reversis"});
    int seat = 0;
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) app.handle(app::SetName{Seat{seat++}, name});
    app.handle(app::Accept{});
  }
  [[nodiscard]] const app::TableView& table() const { return std::get<app::TableView>(app.view().screen); }

 private:
  nullo::testing::Scratch scratch_;

 protected:
  app::App app;
};

}  // namespace

TEST(Due, WhoHasHardlyAnyChipsBuysSomeInOneTapBesideThePayments) {
  app::View view = sample_payment();
  std::get<app::TableView>(view.screen).sale = {{Seat{2}, "Clara buys 100", 100}};
  Driver driver{view};
  driver.click("buy/3");
  const auto* bought = last_meant<app::Adjust>(driver);
  ASSERT_NE(bought, nullptr);
  EXPECT_EQ(bought->from, std::nullopt);
  EXPECT_EQ(bought->to, Seat{2});
  EXPECT_EQ(bought->amount, 100);
}

TEST(Due, AButtonToBuyChipsStaysWhenOthersGrowPoorToo) {
  app::View view = sample_payment();
  std::get<app::TableView>(view.screen).sale = {{Seat{2}, "Clara buys 100", 100}};
  Driver driver{view};
  const Rect before = rect_of(driver, "buy/3");
  auto& table = std::get<app::TableView>(driver.view.screen);
  table.sale = {{Seat{0}, "Anna buys 100", 100}, {Seat{2}, "Clara buys 100", 100}, {Seat{3}, "Dmitri buys 100", 100}};
  driver.settle();
  EXPECT_FLOAT_EQ(rect_of(driver, "buy/3").x0, before.x0);
  EXPECT_FLOAT_EQ(rect_of(driver, "buy/3").y0, before.y0);
  for (const char* name : {"buy/1", "buy/3", "buy/4"}) EXPECT_TRUE(driver.shows(name)) << name;
}

TEST(Due, ManyPaymentsStayWithinTheirBox) {
  for (const Gui::Screen& screen : kScreens) {
    SCOPED_TRACE(name_of(screen));
    app::View view = sample_payment();
    auto& table = std::get<app::TableView>(view.screen);
    if (!is_phone(screen)) table.sale = {{Seat{2}, "Clara buys 100", 100}};
    table.due.clear();
    for (const Seat from : Seats{4}) {
      for (const int on : {1, 2})
        table.due.push_back(
            {{{"Alexandra", from}, {"pays"}, {"Maximilian", Seat{(from.index() + on) % 4}}, {"987", {}, true}},
             "a correction"});
    }
    const Driver driver{view, screen};
    int amounts = 0;
    for (const Recorder::Text& text : driver.seen.texts) {
      if (text.text != "987") continue;
      ++amounts;
      EXPECT_FALSE(text.cut);
      for (const Recorder::Target& target : driver.seen.targets) {
        if (target.name == "due") continue;  // their box itself
        EXPECT_TRUE(target.rect.meet(text.rect).empty()) << target.name;
      }
    }
    EXPECT_EQ(amounts, 8);
  }
}

TEST(Due, InWhichChipsIsSaidAtEverySizeAfterATapOnThePayments) {
  for (const Gui::Screen& screen : kScreens) {
    for (const bool over : {false, true}) {
      SCOPED_TRACE(name_of(screen) + (over ? ", hand over" : ""));
      app::View view = over ? sample_claims() : sample_payment();
      auto* table = std::get_if<app::TableView>(&view.screen);
      auto& due = table != nullptr ? table->due : std::get<app::HandOverView>(view.screen).due;
      due.assign(6, {{{"Anna", Seat{0}}, {"pays"}, {"Boris", Seat{1}}, {"9", {}, true}}, "a king", "one 5, four 1s"});
      if (table == nullptr) std::get<app::HandOverView>(view.screen).offers.clear();
      Driver driver{view, screen};
      driver.click("due");
      EXPECT_TRUE(driver.says("one 5, four 1s"));
      EXPECT_TRUE(driver.says("a king"));
      driver.press(KeyName::kEscape);
      EXPECT_FALSE(driver.shows("due/close"));
      EXPECT_TRUE(driver.meant.empty()) << "it was only looked at";
    }
  }
}

TEST(Due, EachOfSeveralPoorPlayersBuysChipsOnAPhone) {
  for (const Gui::Screen& screen : kScreens) {
    SCOPED_TRACE(name_of(screen));
    app::View view = sample_payment();
    std::get<app::TableView>(view.screen).sale = {
        {Seat{2}, "Clara buys 100", 100}, {Seat{0}, "Anna buys 100", 100}, {Seat{3}, "Dmitri buys 100", 100}};
    for (const int seat : {1, 3, 4}) {
      Driver driver{view, screen};
      const std::string own = fmt::format("buy/{}", seat);
      if (driver.shows(own)) {
        driver.click(own);
      } else {
        driver.click("buy");
        EXPECT_TRUE(driver.meant.empty()) << "it asks who";
        driver.click("due/" + own);
        EXPECT_FALSE(driver.shows("due/close"));
      }
      const auto* bought = last_meant<app::Adjust>(driver);
      ASSERT_NE(bought, nullptr);
      EXPECT_EQ(bought->to, Seat{seat - 1});
      EXPECT_EQ(bought->amount, 100);
    }
  }
}

TEST(Due, FourPaymentsAreReadFromAfar) {
  app::View view = sample_payment();
  auto& table = std::get<app::TableView>(view.screen);
  table.due.clear();
  for (const Seat from : Seats{4})
    table.due.push_back(
        {{{"Clara", from}, {"pays"}, {"Anna", Seat{(from.index() + 1) % 4}}, {"87", {}, true}}, "the quinola"});
  const Driver driver{view, {1280, 800}};
  EXPECT_GE(size_of(driver, "87"), 26);
}

TEST(Due, SeveralWhoPayTogetherAreNotShownAsPayingEachOther) {
  app::View view = sample_payment();
  auto& table = std::get<app::TableView>(view.screen);
  table.due.clear();
  for (int i = 0; i < 4; ++i)
    table.due.push_back(
        {{{"Boris", Seat{1}}, {"and"}, {"Clara", Seat{2}}, {"pay"}, {"5", {}, true}, {"each"}}, "ante"});
  const Driver driver{view, {390, 844}};
  EXPECT_TRUE(driver.says("and"));
  EXPECT_FALSE(driver.says("→"));
}

TEST(Due, NothingMovesWhenAPaymentComesAndGoes) {
  constexpr std::array kNames{"seat/1", "seat/3", "card/JH", "trick/4", "shortcut/rest"};
  Driver driver{sample_payment()};
  std::vector<Rect> before;
  before.reserve(kNames.size());
  for (const char* name : kNames) before.push_back(rect_of(driver, name));
  std::get<app::TableView>(driver.view.screen).due.clear();
  driver.settle();
  EXPECT_TRUE(driver.says("Nothing to pay"));
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    EXPECT_FLOAT_EQ(rect_of(driver, kNames.at(i)).y0, before[i].y0) << kNames.at(i);
    EXPECT_FLOAT_EQ(rect_of(driver, kNames.at(i)).y1, before[i].y1) << kNames.at(i);
  }
}

TEST(Due, AmountsAreReadFromAfar) {
  const Driver driver{sample_payment()};
  EXPECT_GE(size_of(driver, "5"), 28);
  EXPECT_GE(size_of(driver, "25"), 28);
  EXPECT_TRUE(driver.says("trick 4, the jack of hearts discarded (J♥)"));
}

TEST(Due, ManyPaymentsAreLargeRatherThanExplained) {
  app::View view = sample_payment();
  auto& due = std::get<app::TableView>(view.screen).due;
  const app::DueLine one = due.front();
  due.assign(4, one);
  const Driver driver{view, {1280, 800}};
  EXPECT_GE(size_of(driver, one.parts.front().text), 19);
}

TEST(Due, EveryRefundIsShownAndTheCardsCanStillBeReached) {
  for (const Gui::Screen screen : {Gui::Screen{1280, 800}, Gui::Screen{360, 640}}) {
    const Driver driver{sample_refunds(), screen};
    for (const char* amount : {"1", "2", "3", "4", "5", "6", "7", "1205", "60"}) {
      EXPECT_GT(size_of(driver, amount), 0) << amount;
    }
  }
  const Driver driver{sample_refunds()};
  EXPECT_TRUE(driver.shows("card/JH"));
}

TEST(Pots, EachHasItsNumberAndTheNewestIsMarked) {
  const Driver driver{sample_refunds()};
  for (const char* label : {"pot 1", "pot 2", "pot 3", "pot 4", "pot 5"}) EXPECT_TRUE(driver.says(label)) << label;
  EXPECT_TRUE(driver.says("won next"));
  EXPECT_TRUE(driver.says("below 0"));
}

TEST(Claims, StayWhereTheyAreWhenATickedOneAddsPayments) {
  for (const Gui::Screen& screen : kScreens) {
    SCOPED_TRACE(name_of(screen));
    app::View view = sample_claims();
    Rect before;
    {
      const Driver driver{view, screen};
      before = rect_of(driver, "offer/claims/JH/claim");
    }
    auto& due = std::get<app::HandOverView>(view.screen).due;
    due.insert(due.end(), 4, due.front());
    const Driver driver{view, screen};
    EXPECT_FLOAT_EQ(rect_of(driver, "offer/claims/JH/claim").y0, before.y0);
  }
}

TEST(Claims, AreTappedAndTappedAgain) {
  Driver driver{sample_claims()};
  driver.click("offer/claims/AD/claim");
  driver.click("offer/claims/JH/claim");
  driver.type("d");
  ASSERT_EQ(driver.meant.size(), 3U);
  EXPECT_EQ(driver.meant[0].as<app::TapChoice>()->field, "claims/AD");
  EXPECT_EQ(driver.meant[1].as<app::TapChoice>()->field, "claims/JH");
  EXPECT_EQ(driver.meant[2].as<app::TypeKey>()->character, U'd');
}

TEST(Claims, InRowsOfAHandThatIsMendedEachHasItsOwnButton) {
  app::View view = sample_payment();
  auto& table = std::get<app::TableView>(view.screen);
  for (const char* field : {"claims/AC", "claims/AD"}) {
    table.fields.push_back({field, field, false, app::ChoiceRow{{{.id = "claim", .text = "Claim it"}}}});
  }
  Driver driver{view};
  driver.click("row/claims/AD/claim");
  ASSERT_EQ(driver.meant.size(), 1U);
  EXPECT_EQ(driver.meant[0].as<app::TapChoice>()->field, "claims/AD");
}

TEST(Whose, TheCardStandsInTheQuestion) {
  Driver driver{sample_whose()};
  EXPECT_GE(size_of(driver, "Who played the A♦?"), 30);
  driver.click("seat/2");
  ASSERT_EQ(driver.meant.size(), 1U);
  EXPECT_EQ(driver.meant[0].as<app::TapSeat>()->seat, Seat{1});
}

TEST_F(ChipsFlow, ChipsAreBoughtByWhomSomebodyNamesAndEnterWritesThemDown) {
  Driver person{app};
  person.press(KeyName::kF2);
  person.click("menu/buy");
  EXPECT_TRUE(person.says("Choose who gets it, and from whom."));
  person.press(KeyName::kEnter);
  EXPECT_EQ(table().places[0].total, "90") << "nobody was named";
  person.click("adjust/to/3");
  EXPECT_TRUE(person.says("Clara gets 100 chips from the bank."));
  person.press(KeyName::kEnter);
  EXPECT_EQ(table().places[2].total, "195");
}

TEST_F(ChipsFlow, TheQuinolaSaysWhatItIsWorthAsTheOtherCardsDo) {
  const Driver person{app, {1280, 800}};
  const auto& texts = person.seen.texts;
  const auto worth = std::count_if(texts.begin(), texts.end(), [](const auto& each) { return each.text == "1 point"; });
  EXPECT_EQ(worth, 4) << "all jacks";
}

TEST_F(ChipsFlow, AnAceIsTappedThenWhoPlayedItThenWhoWonTheTrick) {
  Driver person{app};
  person.click("seat/2");
  person.click("card/AD");
  EXPECT_TRUE(person.says("Who played the A♦?"));
  person.click("seat/1");
  EXPECT_FALSE(person.says("Who played the A♦?"));
  person.click("seat/3");
  EXPECT_EQ(table().strip[1].seat, Seat{2});
  EXPECT_GE(size_of(person, "2"), 28);  // Clara pays Anna 2
}

TEST_F(ChipsFlow, TheSuitLedIsTappedAmongFourLargeChoices) {
  Driver person{app};
  person.type("2q13");
  EXPECT_TRUE(person.shows("choice/H"));
  EXPECT_GE(rect_of(person, "choice/S").height(), 60);
  person.click("choice/S");
  EXPECT_TRUE(person.says("takes"));
  EXPECT_FALSE(person.shows("choice/H"));
}

TEST_F(ChipsFlow, AClaimIsTappedAndGoneWithTheNextDeal) {
  Driver person{app};
  person.type("2q139d22s22h4331444171289");
  person.press(KeyName::kEnter);  // this Enter belongs to the 9
  EXPECT_TRUE(person.says("A♣ is in no trick"));
  person.press(KeyName::kEnter);
  ASSERT_TRUE(person.shows("offer/claims/AS/claim"));
  person.click("offer/claims/AS/claim");
  EXPECT_TRUE(std::get<app::HandOverView>(app.view().screen).offers[0].taken);
  person.press(KeyName::kEnter);
  EXPECT_TRUE(std::holds_alternative<app::TableView>(app.view().screen));
  EXPECT_FALSE(person.shows("offer/claims/AS/claim"));
}

}  // namespace nullo::gui
