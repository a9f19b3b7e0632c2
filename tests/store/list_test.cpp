// The list of all sessions in pieces, and people, who are found without a look at every session.
#include "store/evening.h"
#include "store_fixture.h"
#include "support/many_sessions.h"

namespace nullo::store {
namespace {

// Years of sessions, some of them deleted, some parts of one evening, and two people whose names were merged.
class ManyStored : public StoreTest {
 protected:
  ManyStored() {
    const std::vector<std::string> ids = testing::make_many(store_, 300, 3);
    for (std::size_t i = 0; i < ids.size(); i += 7) store_.delete_session(ids[i]);
    std::string statements;
    for (std::size_t i = 5; i + 1 < ids.size(); i += 11) {
      statements += fmt::format("UPDATE session SET continues = '{}' WHERE id = '{}';", ids[i], ids[i + 1]);
    }
    // A part that continues two others' first one, and a circle.
    statements += fmt::format("UPDATE session SET continues = '{}' WHERE id = '{}';", ids[5], ids[8]);
    statements += fmt::format("UPDATE session SET continues = '{}' WHERE id = '{}';", ids[20], ids[20]);
    // Sessions that began at the same time.
    statements +=
        "UPDATE session SET started_at = (SELECT started_at FROM session WHERE key = 90) "
        "WHERE key BETWEEN 90 AND 95;";
    statements += "UPDATE session SET started_at = '' WHERE key IN (50, 51)";
    sql(path_, statements);
    for (const char* name : {"Boris", "Clara", "Алёна"}) (void)store_.merge_people(name, "Björk");
  }

  static std::vector<std::string> ids_of(const std::vector<Listed>& listed) {
    std::vector<std::string> ids;
    for (const Listed& each : listed) ids.push_back(each.id);
    return ids;
  }

  Store store_{path_, Access::kWrite};
};

TEST_F(ManyStored, AreTheSameListInPiecesOfAnySize) {
  const std::vector<std::string> all = rows(path_, "SELECT id FROM session ORDER BY started_at DESC, key DESC");
  for (const int most : {1, 7, 100, 300, 1'000}) {
    std::vector<Listed> found;
    std::optional<ListPlace> after;
    do {
      ListPiece piece = store_.piece_of_list(after, most);
      EXPECT_LE(piece.sessions.size(), static_cast<std::size_t>(most));
      std::ranges::move(piece.sessions, std::back_inserter(found));
      after = piece.last;
    } while (after);
    EXPECT_EQ(ids_of(found), all) << most;
    const SessionLists lists = store_.lists();
    EXPECT_EQ(lists.kept.size() + lists.deleted.size(), found.size());
    for (const Listed& kept : lists.kept) {
      const auto same = std::ranges::find(found, kept.id, &Listed::id);
      ASSERT_NE(same, found.end());
      EXPECT_EQ(same->players, kept.players);
      EXPECT_EQ(same->totals, kept.totals);
      EXPECT_EQ(same->shared, kept.shared);
      EXPECT_EQ(same->continued_by, kept.continued_by);
    }
  }
}

TEST_F(ManyStored, AreEachListedWithTheirOwnSeatsAndWinners) {
  for (const Listed& listed : store_.sessions()) {
    const session::Session session = store_.load(listed.id).value();
    const session::SessionResult result = session::score(session);
    EXPECT_EQ(listed.players, session.players) << listed.id;
    EXPECT_EQ(listed.totals, result.totals) << listed.id;
    EXPECT_EQ(listed.finished, result.finished) << listed.id;
    EXPECT_EQ(listed.hands, result.complete_hands) << listed.id;
  }
}

// As the list has it: a line for each part that no other one follows, and for each part of a circle.
TEST_F(ManyStored, AreCountedAsTheListHasLinesForThem) {
  const std::vector<Listed> kept = store_.sessions();
  EXPECT_EQ(store_.count_sessions(),
            std::ranges::count_if(kept, [](const Listed& listed) { return listed.continued_by.empty(); }));
}

TEST_F(ManyStored, AreStoppedWhereSomebodySatThroughThemAndNoPlaceWasGivenOut) {
  for (const Listed& listed : store_.sessions()) {
    const bool without_place =
        number(path_, fmt::format("SELECT count(*) FROM played JOIN session ON session.key = played.session "
                                  "WHERE session.id = '{}' AND through AND place IS NULL",
                                  listed.id)) > 0;
    EXPECT_EQ(listed.stopped,
              listed.finished && !listed.ended_at.empty() && listed.continued_by.empty() && without_place)
        << listed.id;
  }
}

TEST_F(ManyStored, GiveThePartsOfEveningsInTheOrderOfTheList) {
  std::vector<std::string> expected;
  const std::vector<Listed> kept = store_.sessions();
  for (const Listed& listed : kept) {
    const bool continues = std::ranges::any_of(kept, [&](const Listed& other) { return listed.continues == other.id; });
    const bool is_continued =
        std::ranges::any_of(kept, [&](const Listed& other) { return other.continues == listed.id; });
    if (continues || is_continued) expected.push_back(listed.id);
  }
  ASSERT_GT(expected.size(), 20U);
  EXPECT_EQ(ids_of(store_.parts_of_evenings()), expected);
}

// Who is there, how often they played, when last: as one statement that looks at every seat says it.
TEST_F(ManyStored, HavePeopleAsALookAtEverySeatFindsThem) {
  const std::string everybody = fmt::format(
      "{}SELECT person.name, count(DISTINCT part.evening), max(part.last) FROM ("
      "SELECT sat.player AS player, iif(played.session IS NULL, NULL, {}) AS evening, session.started_at AS last, "
      "session.key AS newest FROM (SELECT player, session FROM seat UNION SELECT player, session FROM sitter) AS sat "
      "JOIN session ON session.key = sat.session AND session.deleted_at = '' {}"
      "LEFT JOIN played ON played.player = sat.player AND played.session = sat.session) AS part "
      "JOIN person ON person.player = part.player GROUP BY person.id ORDER BY person.name",
      kWithEvenings, kEvening, kJoinEvening);
  const auto told = [this] {
    std::vector<std::string> lines;
    for (const Person& person : store_.people()) {
      lines.push_back(fmt::format("{}|{}|{}", person.name, person.sessions, person.last_played));
    }
    std::ranges::sort(lines);
    return lines;
  };
  std::vector<std::string> expected = rows(path_, everybody);
  std::ranges::sort(expected);
  ASSERT_GT(expected.size(), 40U);
  EXPECT_EQ(told(), expected);
  const std::vector<Person> people = store_.people();
  EXPECT_TRUE(std::ranges::is_sorted(people, std::greater<>{}, &Person::last_played));
}

// So many sessions later: the last time that Anna played lies before the newest sessions.
TEST_F(StoreTest, SomebodyWhoHasNotPlayedForAThousandSessionsIsStillFoundWithTheirLastOne) {
  Store store{path_, Access::kWrite};
  session::Session old = RandomSessions{1}.session(1);
  old.players = {"Anna", "Boris", "Clara", "Dmitri"};
  for (session::Hand& hand : old.hands) hand.players.clear();
  old.started_at = "2001-02-03T18:00:00Z";
  store.create(old);
  sql(path_,
      "INSERT INTO player (name) VALUES ('Emil');"
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) "
      "INSERT INTO session (id, game, rules, first_dealer, started_at, ended_at, note, hands, finished) "
      "SELECT 'new' || i, game, rules, 0, '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z', '', 0, 0 FROM n, session "
      "WHERE key = 1;"
      "INSERT INTO seat (session, seat, player, total, won) "
      "SELECT key, 0, (SELECT id FROM player WHERE name = 'Emil'), 0, 0 FROM session WHERE key > 1");
  const std::vector<Person> people = store.people();
  ASSERT_EQ(people.size(), 5U);
  EXPECT_EQ(people.front().name, "Emil");
  EXPECT_EQ(people[1].name, "Anna");
  EXPECT_EQ(people[1].last_played, "2001-02-03T18:00:00Z");
  EXPECT_EQ(people[1].sessions, 1);
}

}  // namespace
}  // namespace nullo::store
