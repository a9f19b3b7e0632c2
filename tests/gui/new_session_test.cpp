// The New session screen by mouse and keys: rules from a long list, options of every kind, rules saved under a name.
#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/card_set.h"
#include "gui/driver.h"
#include "gui/sample_new_session.h"
#include "gui/sizes.h"
#include "support/scratch.h"
#include "support/stored.h"
#include "support/table_driver.h"

namespace nullo::gui {

namespace {

using games::CardPoints;

class ManyRules : public ::testing::Test {
 protected:
  ManyRules() { person_.press(KeyName::kEscape); }

  template <class Intent>
  Intent last() {
    const Intent* const meant = person_.meant.empty() ? nullptr : person_.meant.back().as<Intent>();
    return meant == nullptr ? Intent{} : *meant;
  }
  template <class Value>
  Value value_of(std::string_view key) {
    const auto set = last<app::SetOption>();
    EXPECT_EQ(set.key, key);
    return std::holds_alternative<Value>(set.value) ? std::get<Value>(set.value) : Value{};
  }

  Driver person_{sample_many_rules(), {1280, 2400}};
};

const Card kTwoOfClubs{Rank::kTwo, Suit::kClubs};
const Card kTwoOfDiamonds{Rank::kTwo, Suit::kDiamonds};
const Card kQueenOfSpades{Rank::kQueen, Suit::kSpades};
const CardPoints kHearts{std::nullopt, Suit::kHearts, 1};
const CardPoints kQueen{Rank::kQueen, Suit::kSpades, 13};
const CardPoints kTen{Rank::kTen, Suit::kDiamonds, -10};

}  // namespace

TEST_F(ManyRules, AreChosenFromAListOfTheirOwn) {
  EXPECT_FALSE(person_.shows("preset/omnibus"));
  person_.click("presets");
  person_.click("preset/omnibus");
  EXPECT_EQ(last<app::ChoosePreset>().id, "omnibus");
  EXPECT_FALSE(person_.shows("preset/omnibus"));
}

TEST_F(ManyRules, AreChosenByKeysAndLeftWithEscape) {
  person_.focus_on("presets");
  person_.press(KeyName::kEnter);
  person_.focus_on("preset/partnership");
  person_.press(KeyName::kEnter);
  EXPECT_EQ(last<app::ChoosePreset>().id, "partnership");
  person_.focus_on("presets");
  person_.press(KeyName::kEnter);
  ASSERT_TRUE(person_.shows("presets/close"));
  person_.press(KeyName::kEscape);
  EXPECT_FALSE(person_.shows("presets/close"));
  EXPECT_EQ(person_.meant.size(), 1U);
}

TEST_F(ManyRules, SayForHowManyPlayersTheyAre) {
  person_.click("presets");
  EXPECT_TRUE(person_.says("6 to 10 players"));
}

TEST_F(ManyRules, FoldAwayWhatMostTablesNeverChange) {
  EXPECT_FALSE(person_.shows("option/rare_0/1"));
  person_.click("more");
  person_.click("option/rare_0/1");
  EXPECT_EQ(value_of<int>("rare_0"), 1);
  person_.click("more");
  EXPECT_FALSE(person_.shows("option/rare_0/1"));
}

TEST_F(ManyRules, SetANumberByStepsSmallAndBig) {
  person_.click("option/target/much_more");
  EXPECT_EQ(value_of<int>("target"), 110);
  person_.click("option/target/less");
  EXPECT_EQ(value_of<int>("target"), 99);
  EXPECT_FALSE(person_.shows("option/kitty/much_more")) << "0 to 20 has no need of it";
  EXPECT_FALSE(person_.enabled("option/kitty/less"));
}

TEST_F(ManyRules, SetLargeNumbersByLargeSteps) {  // from 10,000 on by ones and tens
  auto& page = std::get<app::NewSessionView>(person_.view.screen);
  std::ranges::find(page.options, "target", &app::NewSessionView::Option::key)->value = 10'001;
  person_.click("option/target/more");
  EXPECT_EQ(value_of<int>("target"), 10'500);
  person_.click("option/target/less");
  EXPECT_EQ(value_of<int>("target"), 10'000);
}

TEST_F(ManyRules, SetANumberThatIsTyped) {
  person_.click("option/target/number");
  person_.type("500");
  EXPECT_EQ(value_of<int>("target"), 500) << "it takes the place of the old one";
  person_.type("000");
  EXPECT_EQ(value_of<int>("target"), 500'000);
  const std::size_t before = person_.meant.size();
  person_.type("0");
  EXPECT_EQ(person_.meant.size(), before) << "5,000,000 is beyond the bounds";
  person_.press(KeyName::kTab);
  EXPECT_EQ(person_.seen.focused, "option/target/more");
}

TEST_F(ManyRules, ChooseAmongManyWordsInAListOfTheirOwn) {
  EXPECT_FALSE(person_.shows("option/passing/4"));
  person_.click("option/passing/open");
  person_.click("option/passing/4");
  EXPECT_EQ(value_of<int>("passing"), 4);
  EXPECT_FALSE(person_.shows("option/passing/4"));
  person_.click("option/moon/2");
  EXPECT_EQ(value_of<int>("moon"), 2);
}

TEST_F(ManyRules, PutCardsInAndOutByATapOnThePack) {
  person_.click("option/removed/change");
  person_.click("pick/QS");
  EXPECT_EQ(value_of<CardSet>("removed"), (CardSet{kTwoOfClubs, kTwoOfDiamonds, kQueenOfSpades}));
  person_.click("pick/2C");
  EXPECT_EQ(value_of<CardSet>("removed"), CardSet{kTwoOfDiamonds});
  EXPECT_FALSE(person_.shows("pick/every/H"));
  person_.click("pack/close");
  EXPECT_FALSE(person_.shows("pick/QS"));
}

TEST_F(ManyRules, GivePointsToCardsAndSuits) {
  using Points = std::vector<CardPoints>;
  person_.click("option/penalties/1/more");
  EXPECT_EQ(value_of<Points>("penalties"), (Points{kHearts, {Rank::kQueen, Suit::kSpades, 14}, kTen}));
  person_.click("option/penalties/0/remove");
  EXPECT_EQ(value_of<Points>("penalties"), (Points{kQueen, kTen}));
  person_.click("option/penalties/add");
  person_.click("pick/every/C");
  EXPECT_EQ(value_of<Points>("penalties"), (Points{kHearts, kQueen, kTen, {std::nullopt, Suit::kClubs, 1}}));
  person_.click("pick/QS");
  EXPECT_EQ(value_of<Points>("penalties"), (Points{kHearts, kTen}));
}

TEST_F(ManyRules, AreKeptUnderANameThatIsTyped) {
  person_.click("own/name");
  person_.type("Friday");
  person_.press(KeyName::kEnter);
  EXPECT_EQ(last<app::KeepRules>().name, "Friday");
}

TEST(NamesInOneColumn, AreLeftByTabToEnterAndThenToTheRulesBelow) {
  Driver person{sample_many_rules(), {360, 3000}};
  person.click("name/8");
  person.press(KeyName::kTab);
  EXPECT_EQ(person.seen.focused, "") << "Enter starts the session";
  person.press(KeyName::kTab);
  EXPECT_EQ(person.seen.focused, "place/8/back");
}

TEST(OwnRules, AreKeptChosenAndForgottenAtTheScreen) {
  const nullo::testing::Scratch scratch;
  app::App app{testing::with_tables(scratch / "nullo.db"), nullo::testing::still_clock()};
  Driver person{app, {1280, 1600}};
  person.type("n");
  person.press(KeyName::kEscape);
  const auto& screen = std::get<app::NewSessionView>(app.view().screen);
  const std::string option = "option/" + screen.options.front().key;
  while (!person.shows("own/name")) person.click(option + "/more");
  person.click("own/name");
  person.type("Friday");
  person.press(KeyName::kEnter);
  ASSERT_TRUE(person.shows("preset/own/Friday"));
  EXPECT_FALSE(person.shows("own/name"));
  const int kept = std::get<app::NewSessionView>(app.view().screen).options.front().value;
  person.click(option + "/more");
  EXPECT_TRUE(person.shows("own/name"));
  person.click("preset/own/Friday");
  EXPECT_EQ(std::get<app::NewSessionView>(app.view().screen).options.front().value, kept);
  person.click("own/forget");
  person.click("dialog/yes");
  EXPECT_FALSE(person.shows("preset/own/Friday"));
  EXPECT_TRUE(person.shows("own/name"));
}

TEST(NewSession, TheFirstNamesAreInSightOnAPhoneHeldUpright) {
  const nullo::testing::Scratch scratch;
  app::App app{testing::with_tables(scratch / "nullo.db")};
  Driver person{app, {390, 844}};
  app.handle(app::Go{app::Screen::kNewSession});
  person.settle();
  for (const char* name : {"game/tetka", "name/1", "name/2"}) EXPECT_TRUE(person.shows(name)) << name;
}

TEST(NewSession, SixNamesTypedInOneGoAllSitDown) {  // the fourth began the game, and the rest of them were its keys
  for (const Gui::Screen& screen : {kDeskScreen, kUprightPhone, kLyingPhone}) {
    SCOPED_TRACE(name_of(screen));
    const nullo::testing::Scratch scratch;
    app::App app{testing::with_tables(scratch / "nullo.db")};
    app.handle(app::Go{app::Screen::kNewSession});
    app.handle(app::ChooseGame{"razz"});
    Driver person{app, screen};  // opens the first name for typing
    person.settle();
    for (const char* const name : {"Anna", "Bert", "Clara", "Otto", "Emil", "Fritz"}) {
      person.type(name);
      person.press(KeyName::kEnter);
    }
    const auto* page = std::get_if<app::NewSessionView>(&app.view().screen);
    ASSERT_NE(page, nullptr);
    std::vector<std::string> names;
    for (const auto& place : page->places) names.push_back(place.name);
    EXPECT_EQ(names, (std::vector<std::string>{"Anna", "Bert", "Clara", "Otto", "Emil", "Fritz"}));
    person.press(KeyName::kEnter);
    EXPECT_TRUE(std::holds_alternative<app::TableView>(app.view().screen));
  }
}

TEST(NewSession, ANameOfOneMoreThatIsTakenBackLeavesNoPlace) {
  const nullo::testing::Scratch scratch;
  app::App app{testing::with_tables(scratch / "nullo.db")};
  app.handle(app::Go{app::Screen::kNewSession});
  app.handle(app::ChooseGame{"hearts"});
  Driver person{app, kDeskScreen};
  const auto places = [&app] { return std::get<app::NewSessionView>(app.view().screen).places.size(); };
  const std::size_t before = places();
  EXPECT_FALSE(person.shows("name/more")) << "nobody sits there yet";
  for (int seat = 0; seat < 4; ++seat)
    app.handle(app::SetName{Seat{seat}, std::string(3, static_cast<char>('A' + seat))});
  person.settle();
  person.click("name/more");
  person.type("E");
  EXPECT_EQ(places(), before + 1);
  person.press(KeyName::kBackspace);
  EXPECT_EQ(places(), before);
}

TEST(NewSession, AllPlacesAreInSightOnAPhoneOnceAGameIsChosen) {
  const nullo::testing::Scratch scratch;
  app::App app{testing::with_tables(scratch / "nullo.db")};
  for (const Gui::Screen screen : {Gui::Screen{390, 844}, Gui::Screen{844, 390}}) {
    Driver person{app, screen};
    app.handle(app::Go{app::Screen::kNewSession});
    person.settle();
    person.click("game/hearts");
    person.settle();
    for (int seat = 1; seat <= 4; ++seat) {
      const Recorder::Target* place = person.seen.find(fmt::format("place/{}/dealer", seat));
      ASSERT_NE(place, nullptr);
      EXPECT_EQ(place->rect.height(), place->whole.height()) << "seat " << seat << ", width " << screen.width;
    }
    app.handle(app::Back{});
  }
}

TEST(NewSession, OpensAtItsTopWithTheFocusFurtherDown) {
  const nullo::testing::Scratch scratch;
  app::App app{testing::with_tables(scratch / "nullo.db")};
  Driver person{app, {390, 480}};
  app.handle(app::Go{app::Screen::kNewSession});
  person.settle();
  EXPECT_TRUE(person.shows("game/hearts"));
  EXPECT_FALSE(person.shows("name/1")) << "a long page";
  person.type("Emil");
  EXPECT_EQ(std::get<app::NewSessionView>(app.view().screen).places[0].name, "Emil");
  EXPECT_TRUE(person.shows("name/1")) << "what is typed is in sight";
}

class AKnownEvening : public ::testing::Test {
 protected:
  void SetUp() override {
    nullo::testing::TableDriver table{scratch_ / "nullo.db"};
    for (const auto& names : {std::vector<std::string>{"Anna", "Boris", "Clara", "Eva"},
                              std::vector<std::string>{"Anna", "Boris", "Clara", "Dmitri"}}) {
      table.start("hearts", names, "omnibus");
      table.app.handle(app::StopPlaying{});
      table.app.handle(app::Accept{});
      table.app.handle(app::Go{app::Screen::kStart});
    }
  }
  [[nodiscard]] const app::NewSessionView& screen() { return std::get<app::NewSessionView>(app().view().screen); }
  [[nodiscard]] std::vector<std::string> names() {
    std::vector<std::string> names;
    for (const auto& place : screen().places) names.push_back(place.name);
    return names;
  }
  app::App& app() {
    if (!app_) app_ = std::make_unique<app::App>(scratch_ / "nullo.db");
    return *app_;
  }
  Driver& person() {
    if (!driver_) driver_ = std::make_unique<Driver>(app(), Gui::Screen{1280, 800});
    return *driver_;
  }
  using Names = std::vector<std::string>;

  nullo::testing::Scratch scratch_;
  std::unique_ptr<app::App> app_;
  std::unique_ptr<Driver> driver_;
};

TEST_F(AKnownEvening, BeginsWithTwoKeys) {
  person().press(KeyName::kEnter);
  EXPECT_EQ(names(), (Names{"Anna", "Boris", "Clara", "Dmitri"}));
  person().press(KeyName::kEnter);
  EXPECT_TRUE(std::holds_alternative<app::TableView>(app().view().screen));
}

TEST_F(AKnownEvening, ShowsWhoHasPlayedBeforeThoughAllPlacesAreTaken) {
  person().type("n");
  ASSERT_TRUE(person().shows("person/Eva"));
  EXPECT_FALSE(person().enabled("person/Eva")) << "nobody has said in whose place";
  EXPECT_TRUE(person().says("Known players: tap who gets up, then who sits down"));
  person().click("person/Clara");
  person().click("person/Eva");
  EXPECT_EQ(names(), (Names{"Anna", "Boris", "Eva", "Dmitri"}));
}

TEST_F(AKnownEvening, SeatsSomebodyElseInThePlaceThatWasTapped) {
  person().type("n");
  person().click("name/2");
  EXPECT_TRUE(person().says("Known players: tap who takes the place of Boris"));
  person().click("person/Eva");
  EXPECT_EQ(names(), (Names{"Anna", "Eva", "Clara", "Dmitri"}));
  EXPECT_FALSE(person().enabled("person/Boris")) << "one tap seats one person";
}

TEST_F(AKnownEvening, TakesANameThatIsTypedInPlaceOfTheOldOne) {
  person().type("n");
  person().click("name/4");
  person().type("Emil");
  EXPECT_EQ(names(), (Names{"Anna", "Boris", "Clara", "Emil"}));
}

TEST_F(AKnownEvening, IsForOthersByOneKeyOrTap) {
  person().type("n");
  person().type("o");
  EXPECT_EQ(names(), (Names{"", "", "", ""}));
  EXPECT_FALSE(person().enabled("people/clear"));
  person().type("Gül");
  EXPECT_EQ(names(), (Names{"Gül", "", "", ""}));
  person().click("people/clear");
  person().type("Ida");
  EXPECT_EQ(names(), (Names{"Ida", "", "", ""}));
}

TEST_F(AKnownEvening, AGameIsPickedWhileANameIsTyped) {
  person().type("no");
  person().type("Em");
  person().click("game/tetka");
  person().type("il");
  EXPECT_EQ(names(), (Names{"Emil", "", "", ""}));
  person().click("game/ecarte");
  person().click("game/hearts");
  person().press(KeyName::kEnter);
  person().type("Ida");
  EXPECT_EQ(names(), (Names{"Emil", "Ida", "", ""}));
}

TEST_F(AKnownEvening, TypedNamesFillTheNextEmptyPlaceWhateverWasTappedBefore) {
  person().type("no");
  person().press(KeyName::kEscape);
  person().click("players/more");
  person().click("players/less");
  person().type("Otto");
  person().press(KeyName::kEnter);
  person().click("players/more");
  person().type("Boris");
  EXPECT_EQ(names(), (Names{"Otto", "Boris", "", "", ""}));
}

TEST_F(AKnownEvening, ATypedNameIsOneMorePlayerWhereAllPlacesAreTaken) {  // four letters went nowhere, Enter started
  person().type("n");
  person().click("game/hearts");
  person().type("Emil");
  person().press(KeyName::kEnter);
  person().type("Otto");
  EXPECT_EQ(names(), (Names{"Anna", "Boris", "Clara", "Dmitri", "Emil", "Otto"}));
}

// Then one tap on a known name put somebody else there.
TEST_F(AKnownEvening, AFingerThatDragsThePageChoosesNobody) {
  app().handle(app::Go{app::Screen::kNewSession});
  Driver finger{app(), kUprightPhone};
  finger.type("");
  finger.scroll("game/hearts", -3);
  finger.drag("name/2", "name/1");
  EXPECT_FALSE(finger.says("who takes the place of"));
}

TEST_F(AKnownEvening, BeginsByOneEnterInANameThatWasThereBefore) {  // it asked for one more player first
  app().handle(app::Go{app::Screen::kNewSession});
  person().settle();
  person().click("name/4");
  person().type("Eva");
  person().press(KeyName::kEnter);
  ASSERT_TRUE(std::holds_alternative<app::TableView>(app().view().screen));
  EXPECT_EQ(std::get<app::TableView>(app().view().screen).places[3].name, "Eva");
}

TEST_F(AKnownEvening, IsAsItWasLeftAfterALookAtTheRules) {  // a tap meant for a name chose a game
  app().handle(app::Go{app::Screen::kNewSession});
  Driver finger{app(), {390, 480}};
  finger.settle();
  finger.scroll("game/hearts", -4);
  const auto top = [&finger] { return finger.seen.find("name/1")->whole.y0; };
  finger.settle();
  const float before = top();
  ASSERT_TRUE(finger.shows("name/1"));
  finger.click("help");
  ASSERT_TRUE(std::holds_alternative<app::HelpView>(app().view().screen));
  finger.click("back");
  ASSERT_TRUE(std::holds_alternative<app::NewSessionView>(app().view().screen));
  EXPECT_EQ(top(), before);
}

TEST_F(AKnownEvening, OffersKnownNamesAboveThePhonesKeyboard) {
  app().handle(app::Go{app::Screen::kNewSession});
  app().handle(app::ClearPlaces{});
  Driver finger{app(), {390, 480}};  // what the keyboard leaves
  finger.settle();
  finger.type("a");
  EXPECT_TRUE(finger.shows("known/Anna") && finger.shows("known/Clara") && finger.shows("known/Eva"));
  EXPECT_FALSE(finger.shows("known/Boris"));
  finger.type("n");
  EXPECT_FALSE(finger.shows("known/Clara"));
  finger.click("known/Anna");
  EXPECT_EQ(names().front(), "Anna");
  EXPECT_FALSE(finger.shows("known/Anna")) << "she sits";
  finger.type("bor");
  EXPECT_EQ(names()[1], "bor") << "the next place is typed in";
  finger.click("known/Boris");
  EXPECT_EQ(names()[1], "Boris");
}

TEST_F(AKnownEvening, StartsBelowTheNamesOnceNoneIsTyped) {
  app().handle(app::Go{app::Screen::kNewSession});
  app().handle(app::SetName{Seat{3}, ""});
  Driver finger{app(), kUprightPhone};
  finger.settle();
  finger.click("known/Eva");
  EXPECT_FALSE(finger.shows("known/Dmitri"));
  finger.click("new/start");
  EXPECT_TRUE(std::holds_alternative<app::TableView>(app().view().screen));
}

TEST(NewSession, ChoosingAGameMovesNoPlace) {  // the seats moved 56 units under the mouse
  for (const Gui::Screen screen : {kDeskScreen, Gui::Screen{900, 1400}}) {
    SCOPED_TRACE(name_of(screen));
    const nullo::testing::Scratch scratch;
    app::App app{testing::with_tables(scratch / "nullo.db")};
    app.handle(app::Go{app::Screen::kNewSession});
    Driver person{app, screen};
    person.press(KeyName::kEscape);
    const auto places = [&person] {
      std::vector<std::pair<float, float>> all;
      for (const char* name : {"people/clear", "place/1", "place/2", "place/3", "place/4"}) {
        const Recorder::Target* target = person.seen.find(name);
        if (target != nullptr) all.emplace_back(target->whole.x0, target->whole.y0);
      }
      return all;
    };
    const auto before = places();
    ASSERT_EQ(before.size(), 5U);
    const auto offered = std::get<app::NewSessionView>(app.view().screen).games;
    for (const app::NewSessionView::Choice& game : offered) {
      app.handle(app::ChooseGame{game.id});
      person.settle();
      if (std::get<app::NewSessionView>(app.view().screen).places.size() != 4) continue;
      EXPECT_EQ(places(), before) << game.id;
    }
  }
}

TEST(NewSession, NamesThatWereTypedDoNotVanishUnderALetter) {  // o emptied all places
  const nullo::testing::Scratch scratch;
  app::App app{testing::with_tables(scratch / "nullo.db")};
  app.handle(app::Go{app::Screen::kNewSession});
  Driver person{app, kDeskScreen};
  person.settle();
  for (const char* const name : {"Anna", "Bert", "Clara", "Dmitri"}) {
    person.type(name);
    if (std::string_view{name} != "Dmitri") person.press(KeyName::kEnter);
  }
  person.click("game/hearts");
  person.press(KeyName::kEscape);
  person.type("Otto");
  std::vector<std::string> names;
  for (const auto& place : std::get<app::NewSessionView>(app.view().screen).places) names.push_back(place.name);
  EXPECT_EQ(names, (std::vector<std::string>{"Anna", "Bert", "Clara", "Dmitri", "Otto"}));
}

TEST(ListOfRules, SaysByAnExampleWhatAKindMoonIs) {
  const nullo::testing::Scratch scratch;
  app::App app{testing::with_tables(scratch / "nullo.db")};
  app.handle(app::Go{app::Screen::kNewSession});
  app.handle(app::ChooseGame{"hearts"});
  app.handle(app::ChoosePreset{"auto_moon"});
  const Driver person{app, Gui::Screen{1280, 800}};
  EXPECT_TRUE(person.says("Anna has 80 and shoots"));
}

TEST(ListOfRules, ScrollsByKeysFromEndToEnd) {
  Driver person{sample_many_rules(), {1280, 800}};
  person.press(KeyName::kEscape);
  person.click("presets");
  const auto first = [&person] { return person.seen.find("preset/omnibus")->whole.y0; };
  const float top = first();
  person.press(KeyName::kPageDown);
  const float page = first();
  EXPECT_LT(page, top);
  person.press(KeyName::kEnd);
  EXPECT_LE(first(), page);
  EXPECT_TRUE(person.shows("preset/variant_24"));
  person.press(KeyName::kHome);
  EXPECT_EQ(first(), top);
}

TEST(NewSession, ScrollsByKeysWhileANameIsTyped) {
  Driver person{sample_many_rules(), {1280, 500}};
  person.click("name/1");
  const float top = person.seen.find("presets")->whole.y0;
  person.press(KeyName::kPageDown);
  EXPECT_LT(person.seen.find("presets")->whole.y0, top);
}

TEST(ListOfRules, OpensWhereTheChosenOneIs) {
  app::View view = sample_kept_rules();
  auto& screen = std::get<app::NewSessionView>(view.screen);
  for (auto& preset : screen.presets) preset.chosen = preset.id == "variant_24";
  Driver person{std::move(view), {1280, 800}};
  person.press(KeyName::kEscape);
  person.click("presets");
  EXPECT_TRUE(person.shows("preset/variant_24"));
  EXPECT_TRUE(person.says("Chosen: Variant number 24"));
}

}  // namespace nullo::gui
