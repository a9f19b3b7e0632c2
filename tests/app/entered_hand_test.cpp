// A hand of which only the scores are told, at the table: nothing of it may be lost by what is tapped.
#include <gtest/gtest.h>

#include "app/open_session.h"
#include "app/replay.h"
#include "app/settling.h"
#include "app/sheet.h"
#include "document/document.h"

namespace nullo::app {
namespace {

session::Session read(std::string_view text) { return std::move(document::read_session(text)->session); }

constexpr std::string_view kOpen = R"({"format": "nullo.session", "version": 1, "game": "tetka",
 "players": ["Anna", "Boris", "Clara", "Dmitri"], "opening": [10, 0, -2, 0], "hands_before": 1,
 "stake": {"cents": 50, "against": "winner"},
 "hands": [{"scores": [5, 0, 1, 3]}, {"scores": [5, null, 1, null]}]})";

TEST(EnteredHand, IsNotLostByATap) {
  const Told told{read(kOpen)};
  EXPECT_FALSE(told.hand_over());
  const auto refused = tap(told, games::SetCount{std::string{games::kScores}, Seat{1}, 3});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text.find("were entered"), std::string::npos);
  EXPECT_EQ(with_note(told, "rain").after.hands.back().scores, told.session.hands.back().scores);
}

TEST(EnteredHand, CanBeDealtAnewAndThatUndone) {
  const Told told{read(kOpen)};
  const Edit edit = misdealt(told);
  EXPECT_FALSE(edit.after.hands.back().entered());
  EXPECT_EQ(with_before(edit.after, edit.change), told.session);
  EXPECT_EQ(with_after(told.session, edit.change), edit.after);
}

TEST(EnteredHand, IsFollowedByTheNextDeal) {
  session::Session session = read(kOpen);
  session.hands.pop_back();
  const Told told{session};
  EXPECT_TRUE(told.hand_over());
  const Edit edit = recorded(told, "2026-11-01T21:00:00Z");
  ASSERT_EQ(edit.after.hands.size(), 2U);
  EXPECT_FALSE(edit.after.hands.back().entered());
  EXPECT_FALSE(can_replay(session, 0));
}

TEST(EnteredHand, IsOnTheSheetBelowWhatEverybodyBeganWith) {
  const session::Session session = read(kOpen);
  const Sheet sheet = sheet_of(session, session::score(session));
  ASSERT_EQ(sheet.rows.size(), 3U);
  EXPECT_EQ(sheet.rows[0].hand, kNoHand);
  EXPECT_FALSE(sheet.rows[0].opens);
  EXPECT_EQ(sheet.rows[0].scores, (std::vector<std::string>{"10", "0", "−2", "0"}));
  EXPECT_EQ(sheet.rows[1].totals, (std::vector<std::string>{"15", "0", "−1", "3"}));
}

TEST(EnteredHand, IsSettledAtTheStakeOfItsSession) {
  const session::Session session = read(kOpen);
  const Settling settling = settling_of(session, session::score(session));
  EXPECT_NE(settling.terms.find("0.50 a point against the winner"), std::string::npos) << settling.terms;
  EXPECT_EQ(settling.lines.size(), 3U) << "Clara stands best with −1";
}

TEST(EnteredHand, ChipsAreSettledAgainstWhatEachBeganWith) {
  const session::Session session = read(R"({"format": "nullo.session", "version": 1, "game": "razz",
 "players": ["Anna", "Boris", "Clara"], "opening": [50, 200, 100],
 "hands": [{"scores": [-20, 0, 20], "players": ["Boris", "Anna", "Clara"], "points_follow": "player"}]})");
  const Settling settling = settling_of(session, session::score(session));
  ASSERT_FALSE(settling.notes.empty());
  EXPECT_EQ(settling.notes[0], "Boris lost 20, Anna is even, Clara won 20");
}

}  // namespace
}  // namespace nullo::app
