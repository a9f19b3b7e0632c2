#include "export/message.h"

#include <gtest/gtest.h>

#include "export/samples.h"

namespace nullo::exports {
namespace {

using testing::sample;

// The totals are those of the tables' test.
TEST(Message, OfAGameThatIsOverSaysWhoWonFirst) {
  const auto [session, result] = sample("hearts");
  const std::string text = message(session, result);
  const std::vector<std::string>& players = session.players;
  EXPECT_TRUE(text.starts_with("Hearts")) << text;
  EXPECT_NE(text.find(" wins with "), std::string::npos) << text;
  for (const std::string& name : players) EXPECT_NE(text.find(". " + name + " "), std::string::npos) << text;
  EXPECT_NE(text.find("\n\nHand 1: " + players[0] + " "), std::string::npos) << text;
  EXPECT_EQ(text.find('\t'), std::string::npos);
  EXPECT_EQ(text.find("  "), std::string::npos) << "no columns: letters are of any width there";
  EXPECT_EQ(text.back(), '\n');
}

TEST(Message, OfAGameThatGoesOnSaysHowFarItIs) {
  const auto [session, result] = sample("reversis");
  PageExtras extras;
  extras.begun = "2026-11-21 19:30";
  extras.settling_terms = "in chips of 1/5/25";
  extras.settling = {"Boris hands Anna 12 (two 5s, two 1s): why"};
  const std::string text = message(session, result, extras);
  EXPECT_TRUE(text.starts_with("Reversis, 2026-11-21 19:30\nAfter ")) << text;
  EXPECT_NE(text.find("\nSettling if it ended now, in chips of 1/5/25\nBoris hands Anna 12 (two 5s, two 1s): why\n"),
            std::string::npos)
      << text;
}

TEST(Message, OfTheEarlierPartOfAnEveningNamesNoWinner) {
  const auto [session, result] = sample("hearts");
  PageExtras extras;
  extras.continued = true;
  const std::string text = message(session, result, extras);
  EXPECT_EQ(text.find(" wins"), std::string::npos) << text;
  EXPECT_NE(text.find("; another session goes on\n"), std::string::npos) << text;
}

TEST(Message, OfAnUnfinishedHandSaysSo) {
  const auto [session, result] = sample("tetka");
  EXPECT_NE(message(session, result).find(" (not over)\n"), std::string::npos) << message(session, result);
}

}  // namespace
}  // namespace nullo::exports
