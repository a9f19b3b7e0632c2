// Sessions stored while the rules for names and notes were laxer: a stricter rule must not make one of them unreadable.
#include "store/rescue.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

class OldNames : public StoreTest {
 protected:
  // Stores a session, and renames its players without the store, to names that an earlier Nullo accepted.
  OldNames() {
    session_ = RandomSessions{41}.session(3);
    session_.players = {"Anna", "Boris", "Clara", "Dmitri"};
    for (session::Hand& hand : session_.hands) hand.players.clear();
    session_.hands[1].players = {"Anna", "Boris", "Clara", "Elena"};
    Store{path_, Access::kWrite}.create(session_);
    session_.players = {"\u3164", "Boris\u00A0", "Zo\u00EB", "Zoe\u0308"};
    session_.hands[1].players = {"\u3164", "Boris\u00A0", "Zo\u00EB", "\u009B31m"};
    session_.note = "an old\u0085note";
    rename("Anna", "\u3164");
    rename("Boris", "Boris\u00A0");
    rename("Clara", "Zo\u00EB");
    rename("Dmitri", "Zoe\u0308");
    rename("Elena", "\u009B31m");
    sql(path_, "UPDATE session SET note = 'an old\u0085note'");
  }

  void rename(const std::string& from, const std::string& to) {
    sql(path_, fmt::format("UPDATE player SET name = '{1}' WHERE name = '{0}'; "
                           "UPDATE hand SET facts = replace(facts, '\"{0}\"', '\"{1}\"'), checksum = NULL",
                           from, to));
  }

  session::Session session_;
};

TEST_F(OldNames, AreLoadedAsTheyAre) {
  Store store{path_, Access::kWrite};
  const auto loaded = store.load(session_.id);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->players, session_.players);
  EXPECT_EQ(loaded->hands[1].players, session_.hands[1].players);
  EXPECT_EQ(loaded->note, session_.note);
}

TEST_F(OldNames, AreNoDamage) {
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

TEST_F(OldNames, AreRescued) {
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 1);
  EXPECT_EQ(done.lost, std::vector<std::string>{});
  const auto loaded = Store{path_, Access::kWrite}.load(session_.id);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->players, session_.players);
}

TEST_F(OldNames, GiveWayToBetterOnes) {
  Store store{path_, Access::kWrite};
  EXPECT_FALSE(store.rename_person("\u3164", "Anna"));
  EXPECT_EQ(store.load(session_.id)->players.front(), "Anna");
}

}  // namespace
}  // namespace nullo::store
