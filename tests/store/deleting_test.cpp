#include <algorithm>

#include "document/document.h"
#include "store_fixture.h"
#include "support/importing.h"

namespace nullo::store {
namespace {

class Deleting : public StoreTest {
 protected:
  Deleting() {
    old_.started_at = "2026-01-01T10:00:00Z";
    young_.started_at = "2026-02-01T10:00:00Z";
    for (session::Session* session : {&old_, &young_}) {
      session->ended_at.clear();
      store_.create(*session);
    }
  }

  session::Session old_ = RandomSessions{1}.session(2);
  session::Session young_ = RandomSessions{2}.session(2);
  Store store_{path_, Access::kWrite};
};

TEST_F(Deleting, HidesTheSessionEverywhere) {
  EXPECT_EQ(store_.newest_session(), young_.id);
  store_.delete_session(young_.id);
  EXPECT_EQ(store_.count_sessions(), 1);
  EXPECT_EQ(store_.newest_session(), old_.id);
  EXPECT_EQ(store_.newest_open_session(), old_.id);
  ASSERT_EQ(store_.sessions().size(), 1U);
  EXPECT_EQ(store_.sessions()[0].id, old_.id);
  EXPECT_TRUE(store_.find(young_.id.substr(0, 8)).empty());
  EXPECT_TRUE(store_.is_deleted(young_.id));
  EXPECT_FALSE(store_.is_deleted(old_.id));
}

TEST_F(Deleting, HidesWhoPlayedNothingElse) {
  session::Session lonely = RandomSessions{3}.session(0);
  lonely.players = {"Nobody else", "Anna", "Boris", "Clara"};
  store_.create(lonely);
  const auto knows = [this] {
    const std::vector<Person> people = store_.people();
    return std::ranges::any_of(people, [](const Person& each) { return each.name == "Nobody else"; });
  };
  EXPECT_TRUE(knows());
  store_.delete_session(lonely.id);
  EXPECT_FALSE(knows());
  store_.bring_back(lonely.id);
  EXPECT_TRUE(knows());
}

TEST_F(Deleting, LosesNothing) {
  const std::string before = document::write_hand(old_.rules, old_.hands.back());
  old_.hands.back().note = "kept";
  store_.record(old_, {1, before, document::write_hand(old_.rules, old_.hands.back()), "note"});
  store_.delete_session(old_.id);
  const SessionLists lists = store_.lists();
  ASSERT_EQ(lists.deleted.size(), 1U);
  EXPECT_EQ(lists.deleted[0].id, old_.id);
  EXPECT_EQ(lists.deleted[0].deleted_at.substr(10, 1), "T");
  EXPECT_EQ(store_.load(old_.id), old_);
  store_.bring_back(old_.id);
  EXPECT_EQ(store_.load(old_.id), old_);
  EXPECT_EQ(store_.undo_row(old_.id)->change.label, "note");
  EXPECT_EQ(store_.count_sessions(), 2);
  EXPECT_TRUE(store_.lists().deleted.empty());
}

TEST_F(Deleting, StaysTrueAfterARestartAndIsStillVerified) {
  store_.delete_session(old_.id);
  {
    store_ = Store{scratch_ / "other.db", Access::kWrite};
  }
  store_ = Store{path_, Access::kWrite};
  Store::Verdict verdict = store_.verify();
  EXPECT_EQ(verdict.problems, std::vector<std::string>{});
  EXPECT_EQ(verdict.sessions, 2);
  EXPECT_EQ(verdict.deleted, 1);
  sql(path_, "UPDATE seat SET total = total + 1 WHERE seat = 0 AND session = 1");
  EXPECT_EQ(store_.verify().problems.size(), 1U);
}

TEST_F(Deleting, EndsWhenItIsImportedAgain) {
  store_.delete_session(old_.id);
  store_.delete_session(young_.id);
  old_.note = "another one";
  testing::import_all(store_, {}, {old_}, {young_.id});
  EXPECT_EQ(store_.count_sessions(), 2);
  EXPECT_EQ(store_.load(old_.id)->note, "another one");
}

TEST_F(Deleting, AndEveryOtherChangeIsSeenByTheMark) {
  const Store::ChangeMark before = store_.change_mark();
  EXPECT_EQ(store_.change_mark(), before);
  (void)store_.sessions();
  EXPECT_EQ(store_.change_mark(), before);
  store_.delete_session(old_.id);
  const Store::ChangeMark after = store_.change_mark();
  EXPECT_NE(after, before);
  sql(path_, "UPDATE player SET name = name || '!' WHERE id = 1");
  EXPECT_NE(store_.change_mark(), after);
}

TEST(ListedSessions, NameThoseWhoSatIn) {
  const Scratch scratch;
  Store store{scratch / "nullo.db", Access::kWrite};
  session::Session session = RandomSessions{4}.session(3);
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  for (session::Hand& hand : session.hands) hand.players.clear();
  session.hands[1].players = {"Anna", "Emil", "Clara", "Dmitri"};
  session.hands[2].players = {"Emil", "Boris", "Fanny", "Dmitri"};
  store.create(session);
  const Listed listed = store.sessions().at(0);
  EXPECT_EQ(listed.players, session.players);
  EXPECT_EQ(listed.at_end, session.hands[2].players);
  EXPECT_EQ(listed.sat_in, (std::vector<std::string>{"Emil", "Fanny"}));
  EXPECT_EQ(listed.rules, document::write_rules(session.rules));
}

}  // namespace
}  // namespace nullo::store
