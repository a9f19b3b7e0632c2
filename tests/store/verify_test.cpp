#include "games/reversis/hands.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

class Verifying : public StoreTest {
 protected:
  Verifying() {
    session_ = RandomSessions{31}.session(3);
    session_.players = {"Anna", "Boris", "Clara", "Dmitri"};
    session_.ended_at.clear();
    for (session::Hand& hand : session_.hands) hand.players.clear();
    Store store{path_, Access::kWrite};
    store.create(session_);
    store.create(RandomSessions{32}.session(2));
  }

  // Does the damage and returns the problems found in the session, each without its beginning "Session …: ".
  std::vector<std::string> problems_after(const std::string& damage, Access access = Access::kRead) {
    const std::string key = "(SELECT key FROM session WHERE id = '" + session_.id + "')";
    std::string statements = damage;
    for (std::size_t at = 0; (at = statements.find("$KEY", at)) != std::string::npos;) statements.replace(at, 4, key);
    sql(path_, statements);
    std::vector<std::string> found;
    for (std::string problem : Store{path_, access}.verify().problems) {
      const std::string beginning = "Session " + session_.id + ": ";
      if (problem.starts_with(beginning)) problem.erase(0, beginning.size());
      found.push_back(problem);
    }
    return found;
  }
  Amount total(int seat) { return session::score(session_).totals[Seat{seat}]; }

  using Found = std::vector<std::string>;
  session::Session session_;
};

TEST_F(Verifying, FindsNothingWhereAllIsWell) {
  const Store::Verdict verdict = Store{path_, Access::kRead}.verify();
  EXPECT_EQ(verdict.problems, Found{});
  EXPECT_EQ(verdict.sessions, 2);
  EXPECT_EQ(verdict.hands, 5);
}

TEST_F(Verifying, FindsAChangedPosting) {
  EXPECT_EQ(problems_after("UPDATE posting SET amount = amount + 1 WHERE session = $KEY AND hand = 1 AND ordinal = 0"),
            Found{"hand 2: the ledger differs from what its facts give."});
}

TEST_F(Verifying, FindsTotalsThatDoNotBeginWithTheOpening) {
  const std::vector<std::string> found = problems_after("UPDATE session SET opening = '[1000,0,0,0]' WHERE key = $KEY");
  ASSERT_FALSE(found.empty());
  EXPECT_NE(found.front().find("the total of Anna is noted as"), std::string::npos) << found.front();
}

TEST_F(Verifying, FindsAPostingThatIsLacking) {
  EXPECT_EQ(problems_after("DELETE FROM posting WHERE session = $KEY AND hand = 2 AND ordinal = 1"),
            Found{"hand 3: the ledger differs from what its facts give."});
}

TEST_F(Verifying, FindsAPostingForAnotherReason) {
  EXPECT_EQ(problems_after("UPDATE posting SET reason = 'luck' WHERE session = $KEY AND hand = 0 AND ordinal = 0"),
            Found{"hand 1: the ledger differs from what its facts give."});
}

// The chips of games that pay at once are checked as well.
class VerifyingChips : public Verifying {
 protected:
  VerifyingChips() {
    std::mt19937 random{7};
    session_ = session::Session{};
    session_.id = "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11";
    session_.rules = reversis::Rules{};
    session_.players = {"Anna", "Boris", "Clara", "Dmitri"};
    for (int dealer = 0; dealer < 3; ++dealer) {
      games::Deal deal;
      deal.dealer = Seat{dealer};
      session_.hands.emplace_back().facts = games::Hand::of(testing::ReversisHand{random, deal}.ways().seen);
    }
    Store store{path_, Access::kWrite};
    store.create(session_);
  }
};

TEST_F(VerifyingChips, FindsNothingWhereNoChipIsLost) { EXPECT_EQ(problems_after(""), Found{}); }

TEST_F(VerifyingChips, FindsAPotBelowZeroAndSaysWhere) {
  EXPECT_EQ(problems_after("UPDATE posting SET from_account = 'pot:1', to_account = 'seat:2', amount = 500 "
                           "WHERE session = $KEY AND hand = 0 AND ordinal = 3"),
            Found{"hand 1, posting 4 (pot:1 to seat:2, 500): more is taken out of the pot than lies in it; the "
                  "ledger also differs from what the hand's facts give."});
}

TEST_F(VerifyingChips, FindsChipsThatCameFromTheBank) {
  EXPECT_EQ(
      problems_after("UPDATE posting SET from_account = 'bank' WHERE session = $KEY AND hand = 0 AND ordinal = 0"),
      Found{"hand 1, posting 1 (bank to pot:1, 10): chips come from the bank, or go there, that nobody agreed on; "
            "the ledger also differs from what the hand's facts give."});
}

TEST_F(VerifyingChips, FindsAnotherAmountThoughNoChipIsLostByIt) {
  EXPECT_EQ(problems_after("UPDATE posting SET amount = amount + 1 WHERE session = $KEY AND hand = 0 AND ordinal = 0"),
            Found{"hand 1: the ledger differs from what its facts give."});
}

TEST_F(Verifying, FindsAWrongTotal) {
  EXPECT_EQ(problems_after("UPDATE seat SET total = 99 WHERE session = $KEY AND seat = 2"),
            Found{"the total of Clara is noted as 99, the hands come to " + std::to_string(total(2)) + "."});
}

TEST_F(Verifying, FindsAWrongWinner) {
  EXPECT_EQ(problems_after("UPDATE seat SET won = 1 WHERE session = $KEY AND seat = 3"),
            Found{"Dmitri is wrongly noted as a winner."});
}

TEST_F(Verifying, FindsAWrongDealerAndAHandWronglyComplete) {
  const Seat dealer = session::score(session_).hands[0].dealer;
  const Found found =
      problems_after("UPDATE hand SET dealer = (dealer + 1) % 4, complete = 0 WHERE session = $KEY AND number = 0");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0], "hand 1: seat " + std::to_string((dealer.index() + 1) % 4) +
                          " is noted as the dealer, it is seat " + std::to_string(dealer.index()) + ".");
  EXPECT_EQ(found[1], "hand 1: it is noted as incomplete, which it is not.");
}

TEST_F(Verifying, FindsASessionNotedAsFinished) {
  EXPECT_EQ(problems_after("UPDATE session SET finished = 1 WHERE key = $KEY"),
            Found{"it is noted as finished, which it is not yet."});
}

TEST_F(Verifying, FindsAWrongCountOfHands) {
  const Found found = problems_after("UPDATE session SET hands = 7 WHERE key = $KEY");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].rfind("7 complete hands are noted, but there are ", 0), 0U) << found[0];
}

TEST_F(Verifying, FindsAHandThatIsLacking) {
  const Found found = problems_after(
      "DELETE FROM posting WHERE session = $KEY AND hand = 1; DELETE FROM hand WHERE session = $KEY AND number = 1");
  EXPECT_NE(std::ranges::find(found, "hand 2 is not there, but hand 3 is."), found.end());
}

TEST_F(Verifying, FindsSomebodySittingInThatTheFactsDoNotTell) {
  EXPECT_EQ(problems_after("INSERT INTO sitter (session, hand, seat, player) VALUES ($KEY, 1, 0, 1)"),
            Found{"hand 2: the players noted as sitting in differ from its facts."});
}

TEST_F(Verifying, FindsFactsThatContradictEachOther) {
  EXPECT_EQ(problems_after("UPDATE hand SET facts = json_set(facts, '$.tricks[0].winner', 9) WHERE session = $KEY AND "
                           "number = 1"),
            Found{"Session " + session_.id +
                  " cannot be read: /hands/1/tricks/0/winner: expected a seat from 0 to 3, found 9."});
}

TEST_F(Verifying, FindsALogOutOfOrder) {
  EXPECT_EQ(problems_after("INSERT INTO log (session, ordinal, at, label, hand, before, after, undone) VALUES "
                           "($KEY, 0, '2026-01-01T00:00:00Z', 'a', 0, '{}', '{}', 1), "
                           "($KEY, 1, '2026-01-01T00:00:00Z', 'b', 0, '{}', '{}', 0)"),
            Found{"its log has a tap that was undone before one that was not."});
}

TEST_F(Verifying, FindsRowsThatPointToNothing) {
  const Found found = problems_after("DELETE FROM hand WHERE session = $KEY AND number = 2");
  EXPECT_TRUE(std::ranges::any_of(found, [](const std::string& problem) {
    return problem.find("rows of the table posting point to a row of hand that is not there.") != std::string::npos;
  }));
}

// SQLite does not check the tables' rules in a database that it opens read-only.
TEST_F(Verifying, FindsWhatBreaksARuleOfTheTablesWhereItMayWrite) {
  EXPECT_EQ(problems_after("UPDATE posting SET amount = -5 WHERE session = $KEY AND hand = 0 AND ordinal = 0",
                           Access::kWriteIfFree),
            (Found{"The database file is damaged: CHECK constraint failed in posting.",
                   "hand 1: the ledger differs from what its facts give."}));
}

TEST_F(Verifying, TellsOfADamagedFileInsteadOfFailing) {
  {
    Store store{path_, Access::kWrite};
    RandomSessions random{33};
    for (int count = 0; count < 20; ++count) store.create(random.session(8));
  }
  {
    std::fstream file{path_, std::ios::in | std::ios::out | std::ios::binary};
    file.seekp(static_cast<std::streamoff>(fs::file_size(path_) / 2 / 4096 * 4096));
    file << std::string(8192, '\x55');
  }
  EXPECT_GT((Store{path_, Access::kRead}.verify().problems.size()), 0U);
}

}  // namespace
}  // namespace nullo::store
