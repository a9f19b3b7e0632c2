// The statistics of a person's page, as a person taps them.
#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_people.h"

namespace nullo::gui {

namespace {

constexpr Gui::Screen kTall{.width = 1280, .height = 2400};

TEST(StatisticsOnTheScreen, AFigureATileAMeetingAndASourceOpen) {
  Driver person{sample_years(), kTall};
  person.click("figure/moons_shot");
  ASSERT_NE(last_meant<app::OpenShare>(person), nullptr);
  EXPECT_EQ(last_meant<app::OpenShare>(person)->of.what, "moons_shot");
  person.click("source/moon_cleared");
  ASSERT_NE(last_meant<app::OpenShare>(person), nullptr);
  EXPECT_EQ(last_meant<app::OpenShare>(person)->of.kind, store::ShareOf::Kind::kReason);
  person.click("meeting/Борис");
  ASSERT_NE(last_meant<app::OpenShare>(person), nullptr);
  EXPECT_EQ(last_meant<app::OpenShare>(person)->of.kind, store::ShareOf::Kind::kMeeting);
  person.click("tile/Best");
  ASSERT_NE(last_meant<app::OpenPast>(person), nullptr);
  EXPECT_EQ(last_meant<app::OpenPast>(person)->id, "id1");
}

TEST(StatisticsOnTheScreen, WhatNeverCameUpDoesNotOpen) {
  Driver person{sample_years(), kTall};
  EXPECT_FALSE(person.enabled("figure/suns_shot"));
}

TEST(StatisticsOnTheScreen, AnAverageOfEverybodyStandsBesideAFigure) {
  const Driver person{sample_years(), kTall};
  EXPECT_TRUE(person.says("everybody 27 %"));
  EXPECT_TRUE(person.says("16.5 a session, everybody 17.2"));
}

TEST(StatisticsOnTheScreen, GamesTimesAndRulesAreChosen) {
  Driver person{sample_years(), kTall};
  person.click("games/1");
  ASSERT_NE(last_meant<app::ChooseStatistics>(person), nullptr);
  EXPECT_EQ(last_meant<app::ChooseStatistics>(person)->id, "reversis");
  person.click("periods/2");
  EXPECT_EQ(last_meant<app::ChooseStatistics>(person)->of, app::ChooseStatistics::Of::kPeriod);
  EXPECT_EQ(last_meant<app::ChooseStatistics>(person)->id, "2026");
  person.click("rules/2");
  EXPECT_EQ(last_meant<app::ChooseStatistics>(person)->id, "b");
}

TEST(StatisticsOnTheScreen, APointOfTheChartSaysWhatItIsAndOpensItsSession) {
  Driver person{sample_years(), kTall};
  person.click("points in each session over sessions");
  EXPECT_TRUE(person.says("2026-03-01: 3 points, 1st of 4")) << "the middle of five";
  ASSERT_NE(last_meant<app::OpenPast>(person), nullptr);
  EXPECT_EQ(last_meant<app::OpenPast>(person)->id, "id3");
}

TEST(StatisticsOnTheScreen, WhatOneIsMadeOfLeadsToItsSessionsAndToTheOtherPerson) {
  Driver person{sample_share(), kTall};
  EXPECT_FALSE(person.shows("figure/moons_shot"));
  person.click("share/id2");
  ASSERT_NE(last_meant<app::OpenPast>(person), nullptr);
  EXPECT_EQ(last_meant<app::OpenPast>(person)->id, "id2");
  person.click("share/person");
  ASSERT_NE(last_meant<app::OpenPlayer>(person), nullptr);
  person.click("share/close");
  EXPECT_NE(last_meant<app::Back>(person), nullptr);
}

}  // namespace

}  // namespace nullo::gui
