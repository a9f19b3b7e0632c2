// Which sessions are the parts of one evening: chains of any length, sessions that go on twice, and circles.
#include "store/evening.h"

#include "store_fixture.h"
#include "support/importing.h"

namespace nullo::store {
namespace {

class EveningOf : public StoreTest {
 protected:
  // Sessions of the same people, each of which continues the one before it.
  std::vector<std::string> store_chain(int parts) {
    RandomSessions random{11};
    std::vector<session::Session> chain;
    std::vector<std::string> ids;
    for (int part = 0; part < parts; ++part) {
      session::Session& session = chain.emplace_back(random.session(2));
      session.hands.pop_back();  // it may be cut short
      session.players = {"Anna", "Boris", "Clara", "Dmitri"};
      for (session::Hand& hand : session.hands) hand.players.clear();
      session.continues = ids.empty() ? "" : ids.back();
      session.ended_at = "2026-01-01T20:00:00Z";
      ids.push_back(session.id);
    }
    testing::import_all(store_, chain);
    return ids;
  }
  void let_continue(const std::string& id, const std::string& earlier) {
    sql(path_, fmt::format("UPDATE session SET continues = '{}' WHERE id = '{}'", earlier, id));
  }
  int played_by_anna() {
    const std::vector<Person> people = store_.people();
    return std::ranges::find(people, "Anna", &Person::name)->sessions;
  }
  std::size_t sittings_of_anna() { return store_.statistics("Anna", {}).sittings.size(); }
  int lines() {
    const std::vector<Listed> kept = store_.sessions();
    return static_cast<int>(std::ranges::count_if(kept, [](const Listed& each) { return each.continued_by.empty(); }));
  }
  void expect_sessions(int count) {
    EXPECT_EQ(store_.count_sessions(), count);
    EXPECT_EQ(lines(), count);
    EXPECT_EQ(played_by_anna(), count);
    EXPECT_EQ(store_.statistics("Anna", {}).games.front().sessions, count);
    EXPECT_EQ(sittings_of_anna(), static_cast<std::size_t>(count));
    EXPECT_EQ(store_.statistics("Anna", {}).everybody.parts, 4 * count);
  }

  Store store_{path_, Access::kWrite};
};

TEST_F(EveningOf, AChainIsOneSession) {
  const std::vector<std::string> ids = store_chain(3);
  expect_sessions(1);
  EXPECT_EQ(store_.evening_of(ids[1]), ids);
  EXPECT_EQ(store_.continued_by(ids[1]), ids[2]);
}

TEST_F(EveningOf, SessionsThatContinueOneAnotherInACircleCountEachAlone) {
  const std::vector<std::string> ids = store_chain(3);
  let_continue(ids[0], ids[2]);
  expect_sessions(3);
  for (const std::string& id : ids) EXPECT_EQ(store_.evening_of(id), std::vector{id});
  EXPECT_EQ(store_.continued_by(ids[0]), std::nullopt);
}

TEST_F(EveningOf, ASessionThatContinuesItselfCountsAsOne) {
  const std::vector<std::string> ids = store_chain(1);
  let_continue(ids[0], ids[0]);
  expect_sessions(1);
  EXPECT_EQ(store_.evening_of(ids[0]), ids);
}

TEST_F(EveningOf, IsThatOfTheNewestWhereTwoContinueOne) {
  const std::vector<std::string> ids = store_chain(3);
  let_continue(ids[2], ids[0]);
  expect_sessions(2);
  EXPECT_EQ(store_.evening_of(ids[0]), (std::vector{ids[0], ids[2]}));
  EXPECT_EQ(store_.evening_of(ids[1]), std::vector{ids[1]});
}

TEST_F(EveningOf, EndsWhereAPartIsDeleted) {
  const std::vector<std::string> ids = store_chain(3);
  store_.delete_session(ids[1]);
  expect_sessions(2);
  EXPECT_EQ(store_.evening_of(ids[0]), std::vector{ids[0]});
}

TEST_F(EveningOf, ALongChainHasThePartsAroundTheOneThatIsAskedFor) {
  const std::vector<std::string> ids = store_chain(200);
  const std::vector<std::string> around = store_.evening_of(ids[100]);
  EXPECT_EQ(around, (std::vector<std::string>{ids.begin() + 50, ids.begin() + 151}));
  EXPECT_EQ(store_.evening_of(ids[0]).size(), 51U);
  EXPECT_EQ(store_.continued_by(ids[100]), ids[101]);
  EXPECT_EQ(store_.continued_by(ids[199]), std::nullopt);
}

// The steps of SQLite's own machine.
int work_of(const fs::path& path, const std::string& statement) {
  SQLite::Database connection{path.string(), SQLite::OPEN_READONLY, 5000};
  int steps = 0;
  constexpr int kEach = 10;
  ::sqlite3_progress_handler(
      connection.getHandle(), kEach, [](void* counted) { return ++*static_cast<int*>(counted), 0; }, &steps);
  connection.execAndGet(statement);
  return steps * kEach;
}

TEST_F(EveningOf, TwiceTheChainIsTwiceTheWork) {
  const std::string statement =
      fmt::format("{}SELECT count(DISTINCT {}) FROM played JOIN session ON session.key = played.session {}",
                  kWithEvenings, kEvening, kJoinEvening);
  store_chain(100);
  const int some = work_of(path_, statement);
  sql(path_, "DELETE FROM session");
  store_chain(400);
  EXPECT_LT(work_of(path_, statement), 6 * some);
}

}  // namespace
}  // namespace nullo::store
