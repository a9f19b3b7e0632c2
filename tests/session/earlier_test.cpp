// What a session remembers of the hands before its last one: the same result, without scoring them again.
#include "session/earlier.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/random_session.h"

namespace nullo::session {
namespace {

using testing::RandomSessions;

template <class Work>
std::int64_t work_of(Work work) {
  const std::int64_t before = hands_scored();
  work();
  return hands_scored() - before;
}

void expect_same(const Session& session) {
  Session fresh = session;
  fresh.remembered = {};
  const SessionResult is = score(session);
  const SessionResult expected = score(fresh);
  RC_ASSERT(is.totals == expected.totals);
  RC_ASSERT(is.pots == expected.pots);
  RC_ASSERT(is.finished == expected.finished);
  RC_ASSERT(is.stopped == expected.stopped);
  RC_ASSERT(is.winners == expected.winners);
  RC_ASSERT(is.players == expected.players);
  RC_ASSERT(is.complete_hands == expected.complete_hands);
  RC_ASSERT(is.hands.size() == expected.hands.size());
  for (std::size_t i = 0; i < is.hands.size(); ++i) {
    RC_ASSERT(is.hands[i].scored.postings == expected.hands[i].scored.postings);
    RC_ASSERT(is.hands[i].players == expected.hands[i].players);
    RC_ASSERT(is.hands[i].dealer == expected.hands[i].dealer);
  }
  for (std::size_t i = 0; i <= session.hands.size(); ++i) {
    RC_ASSERT(context_of(session, i).before == context_of(fresh, i).before);
    RC_ASSERT(context_of(session, i).deal.totals == context_of(fresh, i).deal.totals);
    RC_ASSERT(context_of(session, i).players == context_of(fresh, i).players);
  }
  RC_ASSERT(played(session) == played(HeldHands{fresh}));
}

RC_GTEST_PROP(RememberedHands, GiveTheResultOfAllHandsWhateverIsChanged, (std::uint32_t seed)) {
  RandomSessions random{seed};
  Session session = random.of_any_game(random.below(40));
  remember_earlier(session);
  expect_same(session);
  Session changed = session;
  if (!changed.hands.empty()) {
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(changed.hands.size())));
    changed.hands[at].note = "another one";
    if (random.below(2) == 0) changed.hands.resize(at + 1);
    if (random.below(2) == 0) changed.ended_at = changed.ended_at.empty() ? "2027-01-02T23:59:59Z" : "";
  }
  expect_same(changed);
  remember_earlier(changed);
  expect_same(changed);
  expect_same(session);
}

TEST(RememberedHands, AreNotScoredAgainForTheLastOne) {
  Session session = RandomSessions{5}.session(200);
  remember_earlier(session);
  Session changed = session;
  changed.hands.back().note = "another one";
  EXPECT_EQ(work_of([&] { (void)score(changed); }), 1);
  EXPECT_EQ(work_of([&] { (void)context_of(changed, 199); }), 0);
  EXPECT_EQ(work_of([&] { (void)played(changed); }), 1);
  EXPECT_EQ(work_of([&] { remember_earlier(changed); }), 0);
}

TEST(RememberedHands, AreScoredOnceMoreForTheNextOne) {
  Session session = RandomSessions{5}.session(200);
  remember_earlier(session);
  session.hands.push_back(session.hands.back());
  EXPECT_LE(work_of([&] { remember_earlier(session); }), 1);
  EXPECT_EQ(work_of([&] { (void)score(session); }), 1);
}

TEST(RememberedHands, AreNotScoredAgainAfterTheEndOfAHandIsUndone) {
  Session session = RandomSessions{5}.session(200);
  remember_earlier(session);
  session.hands.pop_back();
  remember_earlier(session);
  session.hands.back().note = "another one";
  EXPECT_EQ(work_of([&] { (void)score(session); }), 1);
  EXPECT_EQ(work_of([&] { (void)played(session); }), 1);
  session.hands.push_back(session.hands.back());
  EXPECT_EQ(work_of([&] { remember_earlier(session); }), 1);
  EXPECT_EQ(work_of([&] { (void)played(session); }), 1);
}

TEST(RememberedHands, AreFewToScoreHoweverManyEndsOfHandsAreUndone) {
  Session session = RandomSessions{5}.session(2'000);
  remember_earlier(session);
  for (int undone = 0; undone < 30; ++undone) {
    session.hands.pop_back();
    EXPECT_LE(work_of([&] { (void)played(session); }), 64) << session.hands.size();
  }
  session.hands.resize(1'100);
  EXPECT_LE(work_of([&] { (void)played(session); }), 1'024);
}

TEST(RememberedHands, AreScoredFromNearbyForOneInTheMiddle) {
  Session session = RandomSessions{5}.session(200);
  remember_earlier(session);
  EXPECT_LT(work_of([&] { (void)context_of(session, 100); }), 32);
}

}  // namespace
}  // namespace nullo::session
