// The list of past sessions as a person uses it, and the replay of a hand.
#include <algorithm>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_views.h"
#include "support/many_sessions.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::gui {
namespace {

long lines_drawn(const Driver& person) {
  const auto& all = person.seen.targets;
  return std::count_if(all.begin(), all.end(), [](const auto& target) { return target.name.starts_with("past/"); });
}

TEST(PastList, DrawsOnlyWhatIsInSight) {
  Driver person{sample_past(10'000)};
  EXPECT_LE(lines_drawn(person), 16);
  EXPECT_GE(lines_drawn(person), 8);
  EXPECT_TRUE(person.shows("past/id0"));
}

TEST(PastList, IsGoneThroughByKeysWhileTheSearchHasTheCursor) {
  Driver person{sample_past(10'000)};
  person.press(KeyName::kDown);
  person.press(KeyName::kDown);
  person.press(KeyName::kUp);
  person.press(KeyName::kEnter);
  ASSERT_NE(last_meant<app::OpenPast>(person), nullptr);
  EXPECT_EQ(last_meant<app::OpenPast>(person)->id, "id1");
  person.press(KeyName::kEnd);
  EXPECT_TRUE(person.shows("past/id9999"));
  EXPECT_LE(lines_drawn(person), 16);
  person.press(KeyName::kPageUp);
  person.press(KeyName::kPageUp);
  EXPECT_FALSE(person.shows("past/id9999"));
  person.press(KeyName::kPageDown);
  person.press(KeyName::kPageDown);
  person.press(KeyName::kEnter);
  EXPECT_EQ(last_meant<app::OpenPast>(person)->id, "id9999");
  person.press(KeyName::kHome);
  EXPECT_TRUE(person.shows("past/id0"));
}

// The letters replace an older search: a person who comes back and types means something new.
TEST(PastList, LettersGoIntoTheSearchAtOnce) {
  Driver person{sample_past(40)};
  person.type("zo");
  ASSERT_NE(last_meant<app::Search>(person), nullptr);
  EXPECT_EQ(last_meant<app::Search>(person)->text, "zo");
}

long rows_drawn(const Driver& person) {
  const auto& all = person.seen.targets;
  return std::count_if(all.begin(), all.end(), [](const auto& target) { return target.name.starts_with("hand/"); });
}

app::View session_of_hands(int hands) {
  app::View view = sample_session();
  app::Sheet& sheet = std::get<app::SessionView>(view.screen).sheet;
  sheet.rows.resize(1);
  sheet.rows.front().opens = true;
  for (int hand = 1; hand < hands; ++hand) {
    sheet.rows.push_back(sheet.rows.front());
    sheet.rows.back().hand = hand;
  }
  return view;
}

TEST(PastSession, DrawsOnlyTheHandsThatAreNearOfThousands) {
  Driver person{session_of_hands(10'000)};
  EXPECT_LE(rows_drawn(person), 40);
  EXPECT_GE(rows_drawn(person), 8);
  EXPECT_FALSE(person.shows("hand/9999"));
  person.press(KeyName::kEnd);
  EXPECT_TRUE(person.shows("hand/9999"));
  EXPECT_LE(rows_drawn(person), 60);
}

TEST(PastSession, TheFocusGoesOnToHandsBelowThoseInSight) {
  Driver person{session_of_hands(200)};
  person.focus_on("hand/0");
  for (int hand = 1; hand <= 60; ++hand) {
    person.press(KeyName::kDown);
    EXPECT_EQ(person.seen.focused, "hand/" + std::to_string(hand));
  }
}

TEST(PastSession, ItsChartHasNoMorePointsThanPixelsCanShow) {
  app::View view = sample_session();
  auto& chart = std::get<app::SessionView>(view.screen).chart;
  for (app::Chart::Line& line : chart.lines) {
    line.values.assign(100'000, 0);
    for (std::size_t i = 0; i < line.values.size(); ++i) line.values[i] = static_cast<double>(i % 97);
  }
  const Driver person{view};
  EXPECT_LT(ImGui::GetDrawData()->TotalVtxCount, 1 << 16);
}

TEST(PastSession, IsResumedByEnterWhereItIsOpen) {
  for (const bool is_open : {false, true}) {
    app::View view = sample_session();
    std::get<app::SessionView>(view.screen).can_resume = is_open;
    Driver person{view};
    person.press(KeyName::kEnter);
    EXPECT_EQ(last_meant<app::Resume>(person) != nullptr, is_open);
  }
}

// The program itself, over many sessions. They are made once, because that takes longer than looking at them.
class PastFlow : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    made = std::make_unique<testing::Scratch>();
    store::Store store{*made / "nullo.db", store::Store::Access::kWrite};
    testing::make_many(store, 300, 3);
    for (const store::Listed& listed : store.sessions()) {
      if (!listed.ended_at.empty()) continue;
      session::Session session = *store.load(listed.id);
      session.ended_at = "2031-01-01T00:00:00Z";
      store.replace(session);
    }
  }
  static void TearDownTestSuite() { made.reset(); }

  PastFlow() {
    std::filesystem::copy_file(*made / "nullo.db", scratch_ / "nullo.db");
    app_ = std::make_unique<app::App>(scratch_ / "nullo.db", testing::still_clock());
    person_ = std::make_unique<Driver>(*app_);
    person_->type("p");
  }

  template <class Screen>
  [[nodiscard]] const Screen* on() const {
    return std::get_if<Screen>(&app_->view().screen);
  }

  testing::Scratch scratch_;
  std::unique_ptr<app::App> app_;
  std::unique_ptr<Driver> person_;

 private:
  static inline std::unique_ptr<testing::Scratch> made;
};

TEST_F(PastFlow, ASessionIsFoundOpenedAndLeftAgainWhereItWas) {
  person_->type("anna");
  ASSERT_NE(on<app::PastView>(), nullptr);
  const std::size_t found = on<app::PastView>()->lines.size();
  EXPECT_LT(found, 300U);
  ASSERT_GT(found, 20U);
  for (int i = 0; i < 15; ++i) person_->press(KeyName::kDown);
  const std::string id = on<app::PastView>()->lines[15].id;
  const float y = person_->seen.find("past/" + id)->whole.y0;
  person_->press(KeyName::kEnter);
  ASSERT_NE(on<app::SessionView>(), nullptr);
  person_->press(KeyName::kEscape);
  ASSERT_NE(on<app::PastView>(), nullptr);
  EXPECT_EQ(on<app::PastView>()->search, "anna");
  ASSERT_TRUE(person_->shows("past/" + id));
  EXPECT_FLOAT_EQ(person_->seen.find("past/" + id)->whole.y0, y);
  person_->press(KeyName::kEnter);
  EXPECT_NE(on<app::SessionView>(), nullptr);
}

TEST_F(PastFlow, ASearchBeginsAtItsTopAndEscapeTakesItBack) {
  person_->press(KeyName::kEnd);
  person_->type("hearts");
  EXPECT_TRUE(person_->shows("past/" + on<app::PastView>()->lines.front().id));
  person_->press(KeyName::kEscape);
  ASSERT_NE(on<app::PastView>(), nullptr);
  EXPECT_EQ(on<app::PastView>()->lines.size(), 300U);
  person_->type("reversis");
  EXPECT_EQ(on<app::PastView>()->search, "reversis");
  person_->press(KeyName::kEscape);
  person_->press(KeyName::kEscape);
  EXPECT_NE(on<app::StartView>(), nullptr);
}

TEST_F(PastFlow, TheChartsOfASessionAreChosenAndStayChosen) {
  person_->type("tetka clara");
  person_->press(KeyName::kEnter);
  // Finds a session whose charts are in sight.
  for (int line = 0; line < 40 && !(person_->shows("points over hands played") && person_->shows("chart/places"));
       ++line) {
    person_->press(KeyName::kEscape);
    person_->press(KeyName::kDown);
    person_->press(KeyName::kEnter);
  }
  ASSERT_NE(on<app::SessionView>(), nullptr);
  ASSERT_FALSE(on<app::SessionView>()->sources.rows.empty());
  EXPECT_TRUE(person_->shows("points over hands played"));
  person_->click("chart/places");
  EXPECT_TRUE(person_->shows("place over hands played"));
  person_->focus_on("chart/sources");
  person_->press(KeyName::kEnter);
  EXPECT_FALSE(person_->shows("place over hands played"));
  EXPECT_TRUE(person_->says("In all"));
  person_->press(KeyName::kEscape);
  person_->press(KeyName::kEnter);
  ASSERT_NE(on<app::SessionView>(), nullptr);
  EXPECT_TRUE(person_->says("In all"));
}

TEST_F(PastFlow, ANoteOfSeveralLinesIsWrittenByKeys) {
  person_->press(KeyName::kEnter);
  person_->type("n");
  ASSERT_TRUE(person_->shows("note"));
  person_->press(KeyName::kCtrlA);
  person_->type("Rain, all evening long.");
  person_->press(KeyName::kEnter, true);
  person_->type("Clara drove us.");
  person_->press(KeyName::kEnter);
  ASSERT_NE(on<app::SessionView>(), nullptr);
  EXPECT_EQ(on<app::SessionView>()->note, "Rain, all evening long.\nClara drove us.");
  EXPECT_TRUE(person_->says("Rain, all evening long."));
  person_->type("n");
  person_->press(KeyName::kEscape);
  EXPECT_FALSE(person_->shows("note")) << "with one press, though it was being typed";
}

TEST_F(PastFlow, ANoteIsWrittenAndTheSessionDeletedAndBroughtBack) {
  person_->press(KeyName::kEnter);
  person_->type("n");
  ASSERT_TRUE(person_->shows("note"));
  person_->press(KeyName::kCtrlA);
  person_->type("Under the stars");
  person_->press(KeyName::kEnter);
  ASSERT_NE(on<app::SessionView>(), nullptr);
  EXPECT_EQ(on<app::SessionView>()->note, "Under the stars");
  EXPECT_TRUE(person_->says("Under the stars"));
  person_->click("session/delete");
  person_->press(KeyName::kDelete);
  ASSERT_NE(on<app::PastView>(), nullptr);
  EXPECT_EQ(on<app::PastView>()->all, 299);
  person_->press(KeyName::kCtrlZ);
  EXPECT_EQ(on<app::PastView>()->all, 300);
  person_->type("stars");
  EXPECT_EQ(on<app::PastView>()->lines.size(), 1U);
  person_->press(KeyName::kEnter);
  person_->press(KeyName::kDelete);
  person_->press(KeyName::kDelete);
  person_->click("past/undo");
  EXPECT_EQ(on<app::PastView>()->all, 300);
}

TEST_F(PastFlow, WhatWasDeletedIsListedAtTheEnd) {
  person_->press(KeyName::kEnter);
  person_->press(KeyName::kDelete);
  person_->press(KeyName::kDelete);
  person_->press(KeyName::kEnd);
  person_->scroll("past/" + on<app::PastView>()->lines[298].id, -40);
  person_->click("past_deleted");
  ASSERT_EQ(on<app::PastView>()->lines.size(), 1U);
  person_->press(KeyName::kEnter);
  person_->click("session/bring_back");
  EXPECT_TRUE(on<app::SessionView>()->can_change);
}

TEST_F(PastFlow, APageOpensAtItsTop) {
  person_.reset();
  person_ = std::make_unique<Driver>(*app_, Gui::Screen{.width = 1280, .height = 480});
  person_->press(KeyName::kEnter);
  ASSERT_TRUE(person_->shows("copy"));
  const auto date = [this] {  // below the heading, in sight or not
    const std::string& said = on<app::SessionView>()->subtitle;
    const auto found = std::ranges::find(person_->seen.texts, said, &Recorder::Text::text);
    return found == person_->seen.texts.end() ? std::nullopt : std::optional{found->rect.y0};
  };
  const std::optional<float> top = date();
  ASSERT_TRUE(top);
  person_->press(KeyName::kEnd);
  EXPECT_LT(date().value_or(1e6F), *top);
  person_->press(KeyName::kHome);
  EXPECT_FLOAT_EQ(date().value_or(-1), *top);
  person_->press(KeyName::kPageDown);
  EXPECT_LT(date().value_or(1e6F), *top);
  person_->press(KeyName::kEscape);
  person_->press(KeyName::kDown);
  person_->press(KeyName::kEnter);
  ASSERT_NE(on<app::SessionView>(), nullptr);
  const std::optional<float> opened = date();
  ASSERT_TRUE(opened);
  person_->press(KeyName::kHome);
  EXPECT_FLOAT_EQ(date().value_or(-1), *opened);
}

TEST_F(PastFlow, AHandThatIsTappedComesIntoSight) {
  person_.reset();
  person_ = std::make_unique<Driver>(*app_, Gui::Screen{.width = 1280, .height = 480});
  person_->type("tetka");
  person_->press(KeyName::kEnter);
  const auto hand_is_in_sight = [this] {
    return std::ranges::any_of(person_->seen.texts, [](const Recorder::Text& each) {
      return each.text == "What happened" && each.rect.y0 >= each.clip.y0 && each.rect.y1 <= each.clip.y1;
    });
  };
  person_->press(KeyName::kHome);
  ASSERT_FALSE(hand_is_in_sight()) << "it lies below";
  person_->click("hand/0");  // open already
  EXPECT_TRUE(hand_is_in_sight());
  person_->press(KeyName::kHome);
  ASSERT_FALSE(hand_is_in_sight());
  person_->click("hand/1");
  EXPECT_EQ(on<app::SessionView>()->hand, 1);
  EXPECT_TRUE(hand_is_in_sight());
}

TEST_F(PastFlow, WhatWasDeletedComesBackByUndoOnItsPage) {
  person_->press(KeyName::kEnter);
  person_->press(KeyName::kDelete);
  person_->press(KeyName::kDelete);
  person_->press(KeyName::kEscape);
  person_->type("p");
  person_->type("deleted");
  person_->press(KeyName::kEnter);
  ASSERT_TRUE(on<app::SessionView>()->can_bring_back);
  EXPECT_EQ(app_->view().undo, "session deleted");
  person_->press(KeyName::kCtrlZ);
  EXPECT_TRUE(on<app::SessionView>()->can_change);
}

TEST_F(PastFlow, ASearchThatFindsNothingSaysSo) {
  person_->type("zzz");
  while (app_->read_ahead_after() > 0) app_->read_ahead();  // in pauses
  person_->settle();
  EXPECT_TRUE(person_->says("No session matches “zzz”."));
}

TEST_F(PastFlow, AHandIsReplayedByKeysAndButtons) {
  person_->type("tetka");
  person_->press(KeyName::kEnter);
  const auto can_replay = [this] {
    const auto* shown = on<app::SessionView>();
    return shown != nullptr && shown->opened && shown->opened->can_replay;
  };
  // Finds a session whose last hand was entered trick by trick.
  for (int line = 0; line < 40 && !can_replay(); ++line) {
    person_->press(KeyName::kEscape);
    person_->press(KeyName::kDown);
    person_->press(KeyName::kEnter);
  }
  ASSERT_TRUE(can_replay());
  person_->type("r");
  const auto step = [this] { return on<app::ReplayView>() == nullptr ? -1 : on<app::ReplayView>()->step; };
  EXPECT_EQ(step(), 0);
  EXPECT_FALSE(person_->enabled("replay/back"));
  person_->press(KeyName::kRight);
  person_->press(KeyName::kRight);
  EXPECT_EQ(step(), 2);
  person_->press(KeyName::kLeft);
  EXPECT_EQ(step(), 1);
  person_->press(KeyName::kEnd);
  EXPECT_EQ(step(), on<app::ReplayView>()->steps);
  EXPECT_FALSE(person_->enabled("replay/on"));
  person_->press(KeyName::kHome);
  EXPECT_EQ(step(), 0);
  person_->click("replay/on");
  EXPECT_EQ(step(), 1);
  person_->click("trick/4");
  EXPECT_EQ(step(), 4);
  EXPECT_TRUE(person_->says(on<app::ReplayView>()->heading));
  person_->press(KeyName::kEscape);
  EXPECT_NE(on<app::SessionView>(), nullptr);
}

}  // namespace
}  // namespace nullo::gui
