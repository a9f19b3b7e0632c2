// A text that is like a session in memory is read as it is read alone, whatever both have in common.
#include "document/like.h"

#include <gtest/gtest.h>

#include "document/document.h"
#include "session/session.h"
#include "support/random_session.h"

namespace nullo::document {
namespace {

using testing::RandomSessions;

std::string text_of(const session::Session& session) { return write_session(session, json::Writer::Style::kCompact); }

// A session that has something in common with `made`: other words, fewer hands, another hand, other people or rules.
session::Session changed(const session::Session& made, RandomSessions& random) {
  session::Session other = made;
  switch (random.below(6)) {
    case 0:
      other.note = R"(a "note" with ,"hands":[ and \)";
      break;
    case 1:
      other.hands.resize(static_cast<std::size_t>(random.below(static_cast<int>(made.hands.size()) + 1)));
      break;
    case 2:
      if (!other.hands.empty()) other.hands.back().note = "another note";
      break;
    case 3:
      std::ranges::reverse(other.players);
      break;
    case 4:
      if (!other.hands.empty()) other.hands.front().note = "another note";
      break;
    default:
      other.first_dealer = Seat{other.seats() - 1};
  }
  return other;
}

TEST(LikeSessions, AreReadAsEachIsAlone) {
  std::size_t alike = 0;
  for (std::uint32_t seed = 1; seed <= 150; ++seed) {
    RandomSessions random{seed};
    const session::Session made = random.of_any_game();
    const session::Session other = changed(made, random);
    for (const auto& [now, next] : {std::pair{made, other}, std::pair{other, made}, std::pair{made, made}}) {
      const std::string text = text_of(next);
      SCOPED_TRACE(fmt::format("seed {}: {}", seed, text));
      json::Tree tree;
      const auto alone = read_facts(text, tree, Source::kStore);
      const auto like = read_like(now, text);
      ASSERT_EQ(like.has_value(), alone.has_value());
      if (alone) {
        EXPECT_EQ(*like, *alone);
      }
      const std::size_t same = hands_alike(now, text);
      ASSERT_LE(same, std::min(now.hands.size(), next.hands.size()));
      for (std::size_t i = 0; i < same; ++i) EXPECT_EQ(now.hands[i], next.hands[i]);
      alike += same;
    }
  }
  EXPECT_GT(alike, 500U);
}

TEST(LikeSessions, HaveNoHandInCommonWhereTheyBeginOtherwise) {
  session::Session made = RandomSessions{3}.session(3);
  EXPECT_EQ(hands_alike(made, text_of(made)), 3U);
  session::Session other = made;
  other.first_dealer = Seat{(made.first_dealer.index() + 1) % made.seats()};
  EXPECT_EQ(hands_alike(made, text_of(other)), 0U);
}

TEST(LikeSessions, ScoreNoHandAgainThatIsRemembered) {
  session::Session made = RandomSessions{3}.session(8);
  session::remember_earlier(made);
  session::Session ended = made;
  ended.note = "the end";
  const std::string text = text_of(ended);
  const std::int64_t before = session::hands_scored();
  EXPECT_EQ(read_like(made, text), ended);
  EXPECT_EQ(session::hands_scored(), before);
}

TEST(LikeSessions, ARowThatCannotBeReadIsRefused) {
  const session::Session made = RandomSessions{3}.session(2);
  EXPECT_FALSE(read_like(made, "{}"));
  const std::string text = text_of(made);
  EXPECT_FALSE(read_like(made, std::string_view{text}.substr(0, text.size() - 2)));
}

}  // namespace
}  // namespace nullo::document
