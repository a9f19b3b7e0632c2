// The content of a session's picture.
#include "app/exchange/picture.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/exchange/exporting.h"
#include "app/table/sheet.h"
#include "document/document.h"
#include "support/environment.h"

namespace nullo::app {
namespace {

session::Session read(std::string_view text) {
  const auto read = document::read_session(text);
  if (!read) throw std::runtime_error{"refused: " + std::string{text}};
  return read->session;
}

session::Session golden(const std::string& name) {
  std::ifstream stream{std::filesystem::path{NULLO_SOURCE_DIR} / "tests/golden" / (name + ".json")};
  return read(std::string{std::istreambuf_iterator<char>{stream}, {}});
}

PictureView picture(const session::Session& session, const Known& known = {}) {
  return picture_view(session::HeldHands{session}, known, Players{});
}

// So many hands of two players, who take turns to lose one to the other.
session::Session many_hands(int count) {
  std::string hands;
  for (int i = 0; i < count; ++i)
    hands += fmt::format(R"({}{{"points":[{},{}]}})", i == 0 ? "" : ",", 4 + i % 2, 5 - i % 2);
  return read(fmt::format(
      R"({{"format":"nullo.session","version":1,"game":"kabu","players":["Anna","Boris"],"hands":[{}]}})", hands));
}

void expect_equal(const Sheet& one, const Sheet& other) {
  EXPECT_EQ(one.names, other.names);
  EXPECT_EQ(one.totals, other.totals);
  EXPECT_EQ(one.places, other.places);
  EXPECT_EQ(one.any_complete, other.any_complete);
  EXPECT_EQ(one.shares, other.shares);
  ASSERT_EQ(one.rows.size(), other.rows.size());
  for (std::size_t i = 0; i < one.rows.size(); ++i) {
    EXPECT_EQ(one.rows[i].label, other.rows[i].label);
    EXPECT_EQ(one.rows[i].scores, other.rows[i].scores);
    EXPECT_EQ(one.rows[i].totals, other.rows[i].totals);
    EXPECT_EQ(one.rows[i].complete, other.rows[i].complete);
  }
}

TEST(PictureView, SaysWhatWasPlayedWhenByWhichRulesAndWhoWon) {
  const testing::Environment zone{"TZ", "UTC"};
  session::Session session = golden("tetka/one_orbit");
  session.started_at = "2026-11-21T19:30:00Z";
  session.note = "At the lake";
  const PictureView view = picture(session);
  EXPECT_EQ(view.title, "Tëtka");
  EXPECT_EQ(view.when, "2026-11-21 19:30");
  EXPECT_EQ(view.rules, "One orbit. 4 hands");
  EXPECT_EQ(view.outcome, "Dmitri wins with 6 points!");
  EXPECT_EQ(view.note, "At the lake");
  ASSERT_EQ(view.standing.size(), 4U);
  EXPECT_EQ(view.standing.front().name, "Dmitri");
  EXPECT_EQ(view.standing.front().total, "6");
  EXPECT_TRUE(view.standing.front().winner);
  EXPECT_EQ(view.standing.back().place, 4);
  EXPECT_EQ(view.sheet.rows.size(), 4U);
  EXPECT_FALSE(view.settling) << "points without a stake";
}

TEST(PictureView, NamesHouseRulesByTheirName) {
  const Known known{.house_rules = "Friday"};
  EXPECT_EQ(picture(golden("hearts/entered"), known).title, "Hearts, Friday");
}

TEST(PictureView, HasTheSheetOfTheWindow) {
  for (const char* name : {"tetka/one_orbit", "reversis/two_pots", "tetka/guest_and_adjustments", "briscola/entered",
                           "hearts/partners_together", "samba/reached", "tetka/points_follow", "tetka/carried_over"}) {
    SCOPED_TRACE(name);
    const session::Session session = golden(name);
    const session::SessionResult result = session::score(session);
    expect_equal(picture(session).sheet, sheet_of(session, result));
  }
}

TEST(PictureView, NobodyNeedsToKnowHowAHandWasEntered) {
  for (const Sheet::Row& row : picture(golden("briscola/entered")).sheet.rows) {
    EXPECT_EQ(row.news, "");
    EXPECT_FALSE(row.opens);
  }
}

TEST(PictureView, ChipsAreSettled) {
  const PictureView view = picture(golden("reversis/two_pots"));
  ASSERT_TRUE(view.settling);
  EXPECT_TRUE(view.settling->chips);
  EXPECT_FALSE(view.settling->stake) << "nothing can be changed there";
  EXPECT_EQ(view.outcome, "After 6 hands");
}

TEST(PictureView, PointsOfAnEveningThatGoesOnAreSettledByItsLastPart) {
  session::Session session = golden("tetka/one_orbit");
  session.stake = Stake{10, Against::kAverage};
  EXPECT_TRUE(picture(session).settling);
  const PictureView part = picture(session, {.others = {.goes_on = true}});
  ASSERT_TRUE(part.settling);
  EXPECT_EQ(part.settling->terms, "by the last part of the evening");
  EXPECT_EQ(part.outcome, "After 4 hands; another session goes on");
}

TEST(PictureView, OfVeryManyHandsTheLastOnesAreThere) {
  const session::Session session = many_hands(static_cast<int>(kMostPictured) + 7);
  const PictureView view = picture(session);
  ASSERT_EQ(view.sheet.rows.size(), kMostPictured);
  EXPECT_EQ(view.sheet.rows.front().label, "8");
  EXPECT_EQ(view.left_out, "Hands 1 to 7 are not shown here");
  const Sheet all = sheet_of(session, session::score(session));
  EXPECT_EQ(view.sheet.rows.front().totals, all.rows[7].totals) << "totals count all hands";
  EXPECT_EQ(view.sheet.totals, all.totals);
  EXPECT_EQ(picture(many_hands(3)).left_out, "");
}

TEST(PictureView, NamesOfVeryManySubstitutesHaveAnEnd) {
  session::Session session = many_hands(200);
  for (std::size_t i = 0; i < session.hands.size(); ++i) session.hands[i].players = {"Anna", fmt::format("p{}", i)};
  const PictureView view = picture(session);
  for (const std::string& name : view.sheet.names) EXPECT_LE(name.size(), 410U);
  for (const std::string& share : view.sheet.shares) EXPECT_LE(share.size(), 410U);
}

}  // namespace
}  // namespace nullo::app
