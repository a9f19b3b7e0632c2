#include "session/conservation.h"

#include <set>

#include <gtest/gtest.h>

#include "games/tetka/hands.h"
#include "support/accounts.h"
#include "support/random_session.h"

namespace nullo::session {
namespace {

using testing::account_of;

TEST(Conservation, ChipsThatOnlyMoveAreAllThere) {
  Conservation chips{PerSeat<Amount>(4, 100)};
  const std::vector<Posting> ante{{account_of(0), Account::pot(1), 10, "ante"},
                                  {account_of(1), Account::pot(1), 5, "ante"}};
  EXPECT_EQ(chips.add(ante), std::nullopt);
  EXPECT_EQ(chips.compare(std::vector<Amount>{15}), std::nullopt);
  EXPECT_EQ(chips.holdings().surplus(), 0);
}

TEST(Conservation, ALossIsSaidInOneLineWithItsPlace) {
  Conservation chips{PerSeat<Amount>(4, 100)};
  EXPECT_EQ(chips.add(std::vector<Posting>{{account_of(0), Account::pot(1), 10, "ante"}}), std::nullopt);
  const auto below = chips.add(std::vector<Posting>{{account_of(1), account_of(2), 1, "ace_discarded"},
                                                    {Account::pot(1), account_of(2), 25, "pot_taken"}});
  ASSERT_TRUE(below);
  EXPECT_EQ(to_text(*below), "hand 2, posting 2 (pot:1 to seat:2, 25): more is taken out of the pot than lies in it");
  Conservation other{PerSeat<Amount>(4, 100)};
  const auto nowhere = other.add(std::vector<Posting>{{Account::bank(), account_of(2), 25, "party"}});
  ASSERT_TRUE(nowhere);
  EXPECT_EQ(to_text(*nowhere),
            "hand 1, posting 1 (bank to seat:2, 25): chips come from the bank, or go there, that nobody agreed on");
  const auto pots = other.compare(std::vector<Amount>{5});
  ASSERT_TRUE(pots);
  EXPECT_EQ(to_text(*pots), "hand 1: pot:1 is said to hold 5, the postings come to 0");
}

TEST(Conservation, AGameWithoutPotsHasNothingToLose) {
  std::mt19937 random{1};
  Session session;
  session.rules = tetka::Rules{};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  session.hands.emplace_back().facts = games::Hand::of(testing::random_hand(random, 0).play);
  EXPECT_EQ(first_loss(HeldHands{session}), std::nullopt);
}

// Random evenings in which everything that can happen to chips does happen, so that the test means something.
TEST(Conservation, NoChipIsLostInRandomSessionsOfReversis) {
  std::set<std::string_view> reasons;
  for (unsigned seed = 0; seed < 400; ++seed) {
    testing::RandomSessions random{seed};
    const Session session = random.of_game("reversis", random.below(10));
    const std::optional<Loss> loss = first_loss(HeldHands{session});
    EXPECT_FALSE(loss) << "seed " << seed << ": " << to_text(*loss);
    for (const HandResult& hand : score(session).hands) {
      for (const Posting& posting : hand.scored.postings) reasons.insert(posting.reason);
    }
  }
  for (const char* reason :
       {"adjustment", "ante", "ace_discarded", "ace_followed", "ace_claimed", "quinola_discarded", "quinola_followed",
        "quinola_claimed", "pot_taken", "remise", "refund", "party", "reversis_made", "reversis_broken",
        "espagnolette_paid_back", "pot_returned", "pots_split"}) {
    EXPECT_TRUE(reasons.contains(reason)) << reason;
  }
}

}  // namespace
}  // namespace nullo::session
