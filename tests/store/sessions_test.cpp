#include <functional>

#include "document/document.h"
#include "games/tetka/tetka.h"
#include "store/rescue.h"
#include "store_fixture.h"
#include "support/importing.h"

namespace nullo::store {
namespace {

// A session whose last hand ended the game; nobody has ended the session.
session::Session finished_session() {
  for (std::uint32_t seed = 1;; ++seed) {
    session::Session session = RandomSessions{seed}.session(4);
    session.ended_at.clear();
    if (session::score(session).finished) return session;
  }
}

class StoredSessions : public StoreTest {
 protected:
  session::Session create(std::uint32_t seed, const std::string& started_at, int hands = 2) {
    session::Session session = RandomSessions{seed}.session(hands);
    session.started_at = started_at;
    session.ended_at.clear();
    store_.create(session);
    return session;
  }

  std::vector<std::string> people() {
    std::vector<std::string> names;
    for (const Person& person : store_.people()) names.push_back(person.name);
    return names;
  }

  Store store_{path_, Access::kWrite};
};

TEST_F(StoredSessions, KeepWhatTheyBeginWithAndWhatIsPlayedFor) {
  session::Session session = RandomSessions{5}.session(2);
  session.opening = PerSeat<Amount>{10, 0, -2, 0};
  session.hands_before = 4;
  session.continues = "11111111-2222-3333-4444-555555555555";
  session.stake = Stake{10, Against::kWinner};
  session.rules = tetka::Rules{.orbits = 5};
  store_.create(session);
  EXPECT_EQ(store_.load(session.id), session);
  session::Session changed = session;
  changed.opening = {};
  changed.hands_before = 0;
  changed.continues.clear();
  changed.stake = Stake{0, Against::kAverage};
  const auto text = [](const session::Session& one) { return document::write_session(one, {}); };
  store_.record(changed, {std::nullopt, text(session), text(changed), "what it begins with"});
  EXPECT_EQ(store_.load(session.id), changed);
  EXPECT_EQ(store_.verify().problems, std::vector<std::string>{});
}

TEST_F(StoredSessions, KeepHandsThatNobodyWatched) {
  session::Session session = RandomSessions{6}.session(3);
  session.hands[1].facts = games::Hand::of(tetka::Hand{});
  session.hands[1].scores = games::Counts{5, 0, 1, 3};
  session.hands[1].players = {session.players[1], session.players[0], "Somebody", session.players[2]};
  session.hands[1].points_follow = session::PointsFollow::kPlayer;
  session.hands[2].players.clear();
  store_.create(session);
  EXPECT_EQ(store_.load(session.id), session);
  EXPECT_EQ(store_.verify().problems, std::vector<std::string>{});
}

TEST_F(StoredSessions, ComeBackAsTheyWere) {
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    const session::Session session = RandomSessions{seed}.of_any_game();
    store_.create(session);
    EXPECT_EQ(store_.load(session.id), session);
  }
  EXPECT_EQ(store_.load("00000000-0000-4000-8000-000000000000"), std::nullopt);
}

TEST_F(StoredSessions, AreListedNewestFirstWithTheirStanding) {
  const session::Session old = create(1, "2026-01-01T10:00:00Z");
  const session::Session young = create(2, "2026-03-01T10:00:00Z", 4);
  const session::Session middle = create(3, "2026-02-01T10:00:00Z", 0);
  const std::vector<Listed> list = store_.sessions();
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[0].id, young.id);
  EXPECT_EQ(list[1].id, middle.id);
  EXPECT_EQ(list[2].id, old.id);
  for (const Listed& line : list) {
    const session::Session session = store_.load(line.id).value();
    const session::SessionResult result = session::score(session);
    EXPECT_EQ(line.game, games::info(session.rules).id);
    EXPECT_EQ(line.players, session.players);
    EXPECT_EQ(line.started_at, session.started_at);
    EXPECT_EQ(line.note, session.note);
    EXPECT_EQ(line.totals, result.totals);
    EXPECT_EQ(line.winners, result.winners);
    EXPECT_EQ(line.finished, result.finished);
    EXPECT_EQ(line.hands, std::count_if(result.hands.begin(), result.hands.end(),
                                        [](const auto& hand) { return hand.complete(); }));
  }
}

TEST_F(StoredSessions, AreListedEvenIfOneOfThemNoLongerReads) {
  const session::Session session = create(1, "2026-01-01T10:00:00Z");
  create(2, "2026-02-01T10:00:00Z");
  sql(path_,
      "UPDATE hand SET facts = '{\"bum_card\": \"1X\"}' WHERE number = 0 AND session = (SELECT key FROM session "
      "WHERE id = '" +
          session.id + "')");
  EXPECT_EQ(store_.sessions().size(), 2U);
  const auto error = error_of([&] { (void)store_.load(session.id); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kDamaged);
  const std::string text = error->what();
  EXPECT_NE(text.find(session.id), std::string::npos) << text;
  EXPECT_NE(text.find("/hands/0/bum_card"), std::string::npos) << text;
}

// Whatever says of a session that it is damaged, in place of a score.
class DamagedSession : public StoredSessions {
 protected:
  void expect_refused(const std::string& statement, std::string_view why) {
    std::uint32_t seed = 1;
    while (session::score(RandomSessions{seed}.session(3)).complete_hands < 3) ++seed;
    const session::Session session = create(seed, "2026-01-01T10:00:00Z", 3);
    ASSERT_EQ(store_.load(session.id), session);
    sql(path_, statement);
    for (const auto& read : {std::function{[&] { (void)store_.load(session.id); }},
                             std::function{[&] { (void)store_.hand_by_hand(session.id); }}}) {
      const auto error = error_of(read);
      ASSERT_TRUE(error);
      EXPECT_EQ(error->kind(), Kind::kDamaged);
      EXPECT_NE(std::string_view{error->what()}.find(why), std::string_view::npos) << error->what();
    }
    EXPECT_TRUE(is_damaged(path_)) << "it can be rescued";
  }
};

TEST_F(DamagedSession, WithAWinnerThatTheDiskChangedIsNotScoredAsIfSomebodyHadEnteredIt) {
  expect_refused(
      "UPDATE hand SET facts = json_set(facts, '$.tricks[0].winner', (json_extract(facts, '$.tricks[0].winner') + 1) % "
      "4) "
      "WHERE number = 0",
      "hand 1: its facts are not those that were written");
}

TEST_F(DamagedSession, WithoutAHandBetweenOthersIsNotScoredWithoutIt) {
  expect_refused("DELETE FROM hand WHERE number = 1", "hand 2 is not there, but hand 3 is");
}

TEST_F(DamagedSession, WithoutItsLastHandIsNotScoredWithoutIt) {
  expect_refused("DELETE FROM hand WHERE number = 2", "complete hands are noted, but there are ");
}

TEST_F(StoredSessions, WithoutTheirOpenHandAreNotShownWithoutIt) {
  session::Session session = create(1, "2026-01-01T10:00:00Z", 2);
  const std::string facts = document::write_hand(session.rules, session.hands[1]);
  session.hands.pop_back();
  store_.record(session, {1, facts, std::nullopt, "taken out"});
  ASSERT_EQ(store_.load(session.id), session);
  session.hands.emplace_back().facts = games::empty_hand(session.rules);
  store_.record(session, {1, std::nullopt, document::write_hand(session.rules, session.hands[1]), "begun"});
  ASSERT_EQ(store_.load(session.id), session);
  sql(path_, "DELETE FROM hand WHERE number = 1");
  const auto error = error_of([&] { (void)store_.load(session.id); });
  ASSERT_TRUE(error);
  EXPECT_NE(std::string{error->what()}.find("hand 2 is not there, but was entered"), std::string::npos)
      << error->what();
}

TEST_F(StoredSessions, AreListedWithAGameThatThisProgramDoesNotKnow) {
  const session::Session session = create(1, "2026-01-01T10:00:00Z");
  sql(path_, "UPDATE session SET game = 'game of a later year'");
  ASSERT_EQ(store_.sessions().size(), 1U);
  EXPECT_EQ(store_.sessions()[0].game, "game of a later year");
  EXPECT_EQ(error_of([&] { (void)store_.load(session.id); })->kind(), Kind::kUnreadable);
}

TEST_F(StoredSessions, AreFoundByTheBeginningOfTheirId) {
  session::Session session = RandomSessions{1}.session(1);
  session.id = "ab00ffee-0000-4000-8000-000000000001";
  store_.create(session);
  session.id = "ab11ffee-0000-4000-8000-000000000002";
  store_.create(session);
  EXPECT_EQ(store_.find("ab").size(), 2U);
  EXPECT_EQ(store_.find("AB11"), std::vector<std::string>{session.id});
  EXPECT_EQ(store_.find(session.id), std::vector<std::string>{session.id});
  EXPECT_EQ(store_.find("%"), std::vector<std::string>{});
  EXPECT_EQ(store_.find("b0"), std::vector<std::string>{});
}

TEST_F(StoredSessions, TheOpenOneIsTheNewestThatHasNotEnded) {
  EXPECT_EQ(store_.newest_open_session(), std::nullopt);
  const session::Session old = create(1, "2026-01-01T10:00:00Z", 1);
  EXPECT_EQ(store_.newest_open_session(), old.id);
  session::Session young = create(2, "2026-02-01T10:00:00Z", 1);
  EXPECT_EQ(store_.newest_open_session(), young.id);
  young.ended_at = "2026-02-01T12:00:00Z";
  store_.replace(young);
  EXPECT_EQ(store_.newest_open_session(), old.id);
}

TEST_F(StoredSessions, TheOpenOneIsTheOneAtWhichTheLastTapFell) {
  session::Session old = create(1, "2026-01-01T10:00:00Z", 1);
  const session::Session young = create(2, "2026-02-01T10:00:00Z", 1);
  testing::import_all(store_, {RandomSessions{3}.session(1)});
  EXPECT_EQ(store_.newest_open_session(), young.id) << "nobody has tapped at the table of an imported one";
  store_.record(old, {std::nullopt, "{}", "{}", "a note"});
  EXPECT_EQ(store_.newest_open_session(), old.id);
  const std::vector<OpenOne> open = store_.open_sessions(2);
  ASSERT_EQ(open.size(), 2U);
  EXPECT_EQ(open[0].id, old.id);
  EXPECT_EQ(open[1].id, young.id);
  EXPECT_EQ(open[1].players, young.players);
}

TEST_F(StoredSessions, AFinishedOneIsOpenOnlyIfItsTapsCanStillBeTakenBack) {
  session::Session session = finished_session();
  store_.create(session);
  EXPECT_EQ(store_.newest_open_session(), std::nullopt);
  store_.record(session, {std::nullopt, "{}", "{}", "a note"});
  EXPECT_EQ(store_.newest_open_session(), session.id);
}

TEST_F(StoredSessions, WithAnIdThatIsThereAlreadyAreRefused) {
  const session::Session session = create(1, "2026-01-01T10:00:00Z");
  const auto error = error_of([&] { store_.create(session); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->what(),
            "Session " + session.id + " is in " + path_.string() + " already: the new session is not recorded.");
  EXPECT_EQ(store_.sessions().size(), 1U);
}

TEST_F(StoredSessions, AreImportedAllOrNone) {
  const session::Session stored = create(1, "2026-01-01T10:00:00Z");
  const session::Session fresh = RandomSessions{2}.session(2);
  session::Session changed = stored;
  changed.note = "changed";
  session::Session unknown = RandomSessions{3}.session(2);

  EXPECT_TRUE(error_of([&] { testing::import_all(store_, {fresh, stored}); }));
  EXPECT_TRUE(error_of([&] { testing::import_all(store_, {fresh}, {changed, unknown}); }));
  EXPECT_EQ(store_.sessions().size(), 1U);
  EXPECT_EQ(store_.load(stored.id), stored);

  testing::import_all(store_, {fresh, unknown}, {changed});
  EXPECT_EQ(store_.sessions().size(), 3U);
  EXPECT_EQ(store_.load(fresh.id), fresh);
  EXPECT_EQ(store_.load(stored.id), changed);
}

TEST_F(StoredSessions, ReplacedOnesHaveAnEmptyLog) {
  session::Session session = create(1, "2026-01-01T10:00:00Z");
  store_.record(session, {std::nullopt, "{}", "{}", "a tap"});
  ASSERT_EQ(store_.log(session.id).size(), 1U);
  session.note = "replaced";
  store_.replace(session);
  EXPECT_EQ(store_.log(session.id).size(), 0U);
  EXPECT_EQ(store_.load(session.id), session);
}

TEST_F(StoredSessions, RememberTheirPlayersWhoPlayedLastFirst) {
  session::Session session = RandomSessions{1}.session(0);
  session.players = {"A", "B", "C", "D"};
  session.started_at = "2026-01-01T10:00:00Z";
  store_.create(session);
  session.id = RandomSessions{2}.id();
  session.players = {"E", "B", "F", "G"};
  session.started_at = "2026-02-01T10:00:00Z";
  store_.create(session);
  EXPECT_EQ(people(), (std::vector<std::string>{"B", "E", "F", "G", "A", "C", "D"}));
}

TEST_F(StoredSessions, RememberWhoSatIn) {
  session::Session session = RandomSessions{1}.session(2);
  session.hands[1].players = session.players;
  session.hands[1].players[2] = "Guest";
  store_.create(session);
  const std::vector<std::string> players = people();
  EXPECT_NE(std::ranges::find(players, "Guest"), players.end());
}

TEST_F(StoredSessions, ForgetANameThatWasMendedBeforeItCounted) {
  session::Session session = RandomSessions{1}.session(1);
  session.players[0] = "Ana";
  session.hands[0].players.clear();
  store_.create(session);
  session.players[0] = "Anna";
  store_.replace(session);
  const std::vector<std::string> players = people();
  EXPECT_EQ(std::count(players.begin(), players.end(), "Ana"), 0);
  EXPECT_EQ(std::count(players.begin(), players.end(), "Anna"), 1);
}

TEST_F(StoredSessions, HaveTheirLedgerInRowsThatSumToTheTotals) {
  const session::Session session = create(7, "2026-01-01T10:00:00Z", 4);
  const session::SessionResult result = session::score(session);
  for (const Seat seat : Seats{session.seats()}) {
    const std::string account = to_string(Account::of(seat));
    const std::string sum = fmt::format(
        "SELECT total(CASE '{0}' WHEN to_account THEN amount WHEN from_account THEN -amount END) FROM posting",
        account);
    EXPECT_EQ(number(path_, sum), result.totals[seat]);
  }
}

TEST_F(StoredSessions, SettingsAreKept) {
  EXPECT_EQ(store_.setting("theme"), std::nullopt);
  store_.set_setting("theme", "dark");
  store_.set_setting("theme", "light");
  EXPECT_EQ(store_.setting("theme"), "light");
  store_.set_setting("empty", "");
  EXPECT_EQ(store_.setting("empty"), "");
}

}  // namespace
}  // namespace nullo::store
