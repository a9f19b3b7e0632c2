// A session that cannot be read: none is stored any more, and one that is there blocks nothing else.
#include <algorithm>

#include "document/document.h"
#include "session/limits.h"
#include "store/rescue.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

constexpr const char* kKabu =
    R"({"format": "nullo.session", "version": 1, "id": "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11", "game": "kabu",
        "players": ["Anna", "Boris", "Clara"], "started_at": "2026-11-21T18:30:00Z", "hands": [{"scores": [3, -3, 0]}]})";

class ASessionThatCannotBeRead : public StoreTest {
 protected:
  static session::Session kabu() { return document::read_session(kKabu).value().session; }
  // As an older version stored it, which looked at neither.
  void keep_beyond_the_limits() {
    {
      Store store{path_, Access::kWrite};
      session::Session other = kabu();
      other.id.back() = '2';
      other.players = {"Dora", "Emil", "Fanny"};
      store.create(other);
      store.create(kabu());
    }
    sql(path_,
        "UPDATE session SET opening = '[1000009,999991,1000000]' WHERE id LIKE '%11'; "
        "UPDATE seat SET total = 3000000000000 WHERE seat = 0 AND session = (SELECT key FROM session WHERE id "
        "LIKE '%11'); UPDATE played SET amount = 3000000000000, most = 3000000000000 WHERE session = (SELECT key "
        "FROM session WHERE id LIKE '%11'); UPDATE setting SET value = '2' WHERE key = 'statistics'");
  }
};

TEST_F(ASessionThatCannotBeRead, IsNotStored) {
  Store store{path_, Access::kWrite};
  session::Session rich = kabu();
  rich.opening = PerSeat<Amount>{1'000'009, 0, 0};
  auto error = error_of([&] { store.create(rich); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kRefused);
  EXPECT_STREQ(error->what(),
               "This cannot be recorded: Anna would begin with 1,000,009, but 1,000,000 is the most: begin a new "
               "session. Nothing is changed.");
  store.create(kabu());
  session::Session after = kabu();
  after.hands.back().adjustments.push_back({Account::bank(), Account::of(Seat{0}), 5, std::string(2'001, 'n')});
  error = error_of([&] { store.record(after, {0, "{}", "{}", "adjusted"}); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kRefused) << error->what();
  EXPECT_EQ(store.load(kabu().id), kabu());
  EXPECT_TRUE(store.log(kabu().id).empty());
  EXPECT_EQ(store.count_sessions(), 1);
}

TEST_F(ASessionThatCannotBeRead, IsSetApartWhenAnOldDatabaseIsOpened) {
  keep_beyond_the_limits();
  Store store{path_, Access::kWrite};
  const std::vector<Listed> listed = store.sessions();
  ASSERT_EQ(listed.size(), 2U);
  const auto apart = std::ranges::find(listed, kabu().id, &Listed::id);
  EXPECT_NE(apart->apart.find("/opening/0"), std::string::npos) << apart->apart;
  EXPECT_EQ(std::ranges::count(listed, "", &Listed::apart), 1);
  ASSERT_EQ(store.sessions_apart().size(), 1U);
  EXPECT_EQ(store.sessions_apart().front().players, kabu().players);
  EXPECT_NE(store.newest_open_session(), kabu().id);
  EXPECT_NE(store.newest_session(), kabu().id);
  const auto error = error_of([&] { (void)store.load(kabu().id); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kUnreadable) << error->what();
  EXPECT_EQ(store.people().size(), 6U);
  StatisticsFilter filter;
  filter.game = "kabu";
  EXPECT_NO_THROW((void)store.statistics("Anna", filter));
  const std::vector<std::string> problems = store.verify().problems;
  ASSERT_EQ(problems.size(), 1U) << problems.back();
  EXPECT_NE(problems.front().find(kabu().id + " cannot be read"), std::string::npos) << problems.front();
}

TEST_F(ASessionThatCannotBeRead, IsKeptWithItsFactsByARescue) {
  keep_beyond_the_limits();
  {
    const Store store{path_, Access::kWrite};
  }
  const std::string facts = "SELECT facts FROM hand JOIN session ON session.key = hand.session WHERE id LIKE '%11'";
  const std::vector<std::string> before = rows(path_, facts);
  ASSERT_EQ(before.size(), 1U);
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 1);
  EXPECT_TRUE(done.lost.empty());
  ASSERT_EQ(done.apart.size(), 1U);
  EXPECT_NE(to_text(done, path_).find("cannot be read and is kept as it is"), std::string::npos);
  EXPECT_EQ(rows(path_, facts), before);
  EXPECT_EQ(rows(path_, "SELECT opening FROM session WHERE id LIKE '%11'"),
            std::vector<std::string>{"[1000009,999991,1000000]"});
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.sessions_apart().size(), 1U);
}

// Found only when it is read: its head was changed past every check.
TEST_F(ASessionThatCannotBeRead, IsSetApartOnceItIsFound) {
  Store store{path_, Access::kWrite};
  store.create(kabu());
  sql(path_, "UPDATE session SET note = printf('%.3000c', 'n')");
  const auto error = error_of([&] { (void)store.load(kabu().id); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kUnreadable) << error->what();
  EXPECT_EQ(store.sessions_apart().size(), 1U);
  EXPECT_EQ(store.newest_open_session(), std::nullopt);
}

}  // namespace
}  // namespace nullo::store
