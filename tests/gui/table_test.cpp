// What a tap on each part of the table means.
#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_hearts.h"

namespace nullo::gui {

TEST(Choice, ATapOnACardChooses) {
  for (const Gui::Screen screen : {Gui::Screen{1280, 800}, Gui::Screen{390, 844}}) {
    Driver person{sample_moon(), screen};
    EXPECT_FALSE(person.shows("seat/1")) << "the choice takes the place of the table";
    person.click("choice/subtract");
    const auto* choice = last_meant<app::TapChoice>(person);
    ASSERT_NE(choice, nullptr);
    EXPECT_EQ(choice->field, "moon_choice");
    EXPECT_EQ(choice->choice, "subtract");
  }
}

TEST(Choice, ShowsWhatEachLeadsTo) {
  const Driver person{sample_moon()};
  EXPECT_TRUE(person.says("Dmitri 101"));
  EXPECT_TRUE(person.says("ends the game: Κλειώ wins"));
  EXPECT_TRUE(person.says("the game goes on"));
}

TEST(Choice, TheFocusReachesIt) {
  Driver person{sample_moon()};
  for (int i = 0; i < 40 && person.seen.focused != "choice/add"; ++i) person.press(KeyName::kDown);
  person.press(KeyName::kEnter);
  ASSERT_NE(last_meant<app::TapChoice>(person), nullptr);
  EXPECT_EQ(last_meant<app::TapChoice>(person)->choice, "add");
}

TEST(SetOfCards, ATapTogglesACardBeforeTheFirstTrick) {
  for (const Gui::Screen screen : {Gui::Screen{1280, 800}, Gui::Screen{390, 844}}) {
    Driver person{sample_exposed(), screen};
    person.click("set/charged/JD");
    const auto* set = last_meant<app::TapSetCard>(person);
    ASSERT_NE(set, nullptr);
    EXPECT_EQ(set->field, "charged");
    EXPECT_EQ(set->card, *parse_card("JD"));
  }
}

TEST(Counts, TheRestGoesToTheSeatThatIsAsked) {
  Driver person{sample_rest()};
  EXPECT_TRUE(person.shows("count/26"));
  person.click("count/rest");
  const auto* rest = last_meant<app::TapRest>(person);
  ASSERT_NE(rest, nullptr);
  EXPECT_EQ(rest->field, "hearts");
  EXPECT_EQ(rest->seat, Seat{2});
}

TEST(Counts, ANumberIsTheCountOfTheSeatThatIsAsked) {
  Driver person{sample_rest()};
  person.click("count/14");
  const auto* count = last_meant<app::TapField>(person);
  ASSERT_NE(count, nullptr);
  EXPECT_EQ(count->seat, Seat{2});
  EXPECT_EQ(count->count, 14);
}

TEST(Counts, ATapOnAnothersCellAsksForTheirs) {
  Driver person{sample_rest()};
  person.click("field/hearts/4");
  const auto* field = last_meant<app::TapField>(person);
  ASSERT_NE(field, nullptr);
  EXPECT_EQ(field->seat, Seat{3});
  EXPECT_FALSE(field->count);
}

TEST(Counts, PlusIsTyped) {
  Driver person{sample_rest()};
  person.type("+");
  ASSERT_NE(last_meant<app::TypeKey>(person), nullptr);
  EXPECT_EQ(last_meant<app::TypeKey>(person)->character, U'+');
}

TEST(ManyRows, TheOneThatIsAskedComesInSight) {
  for (const Gui::Screen screen : {Gui::Screen{1280, 500}, Gui::Screen{390, 844}, Gui::Screen{640, 360}}) {
    Driver person{sample_spot(), screen};
    ASSERT_TRUE(person.shows("field/captured/KH/1"));
    person.click("field/captured/KH/2");
    const auto* field = last_meant<app::TapField>(person);
    ASSERT_NE(field, nullptr);
    EXPECT_EQ(field->id, "captured/KH");
    EXPECT_EQ(field->seat, Seat{1});
  }
}

TEST(ManyRows, WhoScrollsAwayStaysThere) {
  Driver person{sample_spot(), Gui::Screen{390, 640}};
  ASSERT_TRUE(person.shows("field/captured/KH/1"));
  person.scroll("field/captured/KH/1", 40);
  EXPECT_TRUE(person.shows("field/captured/2H/1"));
  person.settle();
  EXPECT_TRUE(person.shows("field/captured/2H/1"));
}

TEST(Strip, TricksThatStayAreSaid) {
  Driver person{sample_stays()};
  person.click("tricks");
  EXPECT_TRUE(person.says("stays"));
  EXPECT_TRUE(person.shows("trick/16"));
}

TEST(Passing, IsSaidOverTheTable) {
  const Driver person{sample_exposed()};
  EXPECT_TRUE(person.says("Pass three"));
  EXPECT_TRUE(person.shows("seat/4"));
}

}  // namespace nullo::gui
