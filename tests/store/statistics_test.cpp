// The statistics, worked out by hand: in each hand one seat gets all nine points of Tëtka.
#include "store/statistics.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "document/checked.h"
#include "games/tetka/hands.h"
#include "store/outdated.h"
#include "store/played_rows.h"
#include "store/session_reader.h"
#include "store/store_fixture.h"
#include "support/importing.h"
#include "support/many_sessions.h"

namespace nullo::store {
namespace {

using Seated = std::vector<std::string>;

class TheStatistics : public ::testing::Test {
 protected:
  // A session in which the seats in `losers` get the nine points of one hand each, in order.
  session::Session evening(const std::string& day, const Seated& players, const std::vector<int>& losers,
                           int orbits = 1) {
    session::Session session;
    session.id = fmt::format("0b5c1c2e-6d0e-4c55-9a53-{:012}", ++number_);
    session.rules = tetka::Rules{.orbits = orbits};
    session.players = players;
    session.started_at = day + "T18:00:00Z";
    for (const int loser : losers) session.hands.emplace_back().facts = games::Hand::of(testing::all_nine_to(loser));
    return session;
  }

  Statistics of(const std::string& name, const StatisticsFilter& filter = {}) {
    return store_.statistics(name, filter);
  }

  static const FigureSum* find(const std::vector<FigureSum>& sums, std::string_view key) {
    const auto found = std::ranges::find_if(sums, [key](const auto& sum) { return sum.key == key; });
    return found == sums.end() ? nullptr : &*found;
  }

  Scratch scratch_;
  fs::path path_ = scratch_ / "nullo.db";
  Store store_{path_, Access::kWrite};
  int number_ = 0;
};

const Seated kFour{"Anna", "Boris", "Clara", "Dmitri"};

TEST_F(TheStatistics, OfNobodyAreEmpty) {
  const Statistics nobody = of("Anna");
  EXPECT_TRUE(nobody.games.empty());
  EXPECT_TRUE(nobody.sittings.empty());
}

TEST_F(TheStatistics, HaveEachSessionWithPointsAndPlace) {
  store_.create(evening("2026-03-01", kFour, {0, 0, 1, 2}));
  store_.create(evening("2025-02-01", kFour, {3, 3, 3, 3}));
  const Statistics anna = of("Anna");
  EXPECT_EQ(anna.game, "tetka");
  ASSERT_EQ(anna.sittings.size(), 2U);
  EXPECT_EQ(anna.sittings[0].started_at, "2025-02-01T18:00:00Z") << "oldest first";
  EXPECT_EQ(anna.sittings[0].place, 1);
  EXPECT_TRUE(anna.sittings[0].shared) << "with Boris and Clara";
  EXPECT_EQ(anna.sittings[1].amount, 18);
  EXPECT_EQ(anna.sittings[1].most, 9);
  EXPECT_EQ(anna.sittings[1].hands, 4);
  EXPECT_EQ(anna.sittings[1].seats, 4);
  EXPECT_EQ(anna.sittings[1].place, 4);
  EXPECT_EQ(anna.years, (std::vector<std::string>{"2026", "2025"}));
}

TEST_F(TheStatistics, SumFiguresAndReasonsAndSayWhatTheyAreMadeOf) {
  store_.create(evening("2026-03-01", kFour, {0, 0, 1, 2}));
  store_.create(evening("2026-03-08", kFour, {0, 3, 3, 3}));
  const Statistics anna = of("Anna");
  const FigureSum* queens = find(anna.figures, "queens");
  ASSERT_NE(queens, nullptr);
  EXPECT_EQ(queens->sessions, 2);
  EXPECT_EQ(queens->hands, 3);
  EXPECT_EQ(queens->amount, 9);
  EXPECT_EQ(find(anna.reasons, "tetka")->amount, 6);
  const std::vector<Share> made_of = store_.shares("Anna", {.game = "tetka", .rules = {}, .from = {}, .until = {}},
                                                   {ShareOf::Kind::kFigure, "queens"});
  ASSERT_EQ(made_of.size(), 2U);
  EXPECT_EQ(made_of[0].started_at, "2026-03-08T18:00:00Z") << "newest first";
  EXPECT_EQ(made_of[0].amount, 3);
  EXPECT_EQ(made_of[0].players, "Anna, Boris, Clara, Dmitri");
  EXPECT_EQ(made_of[1].amount, 6);
  const std::vector<Share> tetkas =
      store_.shares("Anna", {.game = "tetka", .rules = {}, .from = {}, .until = {}}, {ShareOf::Kind::kReason, "tetka"});
  ASSERT_EQ(tetkas.size(), 2U);
  EXPECT_EQ(tetkas[1].amount, 4);
}

TEST_F(TheStatistics, SumEverybodysPartsInThePersonsSessions) {
  store_.create(evening("2025-03-01", kFour, {0, 0, 1, 2}));
  store_.create(evening("2026-03-08", kFour, {0, 3, 3, 3}));
  store_.create(evening("2026-03-15", {"Boris", "Anna", "Eva", "Finn"}, {0, 0}));  // not finished
  store_.create(evening("2026-03-22", {"Boris", "Clara", "Eva", "Finn"}, {0, 1, 2, 3}));
  store_.create(evening("2026-03-29", kFour, {1, 1, 1, 1}));
  store_.delete_session(store_.sessions().front().id);
  const Everybody all = of("Anna").everybody;
  EXPECT_EQ(all.parts, 12);
  EXPECT_EQ(all.hands, 4 * (4 + 4 + 2));
  EXPECT_EQ(all.amount, 9 * (4 + 4 + 2));
  EXPECT_EQ(all.placed, 8);
  EXPECT_EQ(all.placed_amount, 9 * (4 + 4));
  EXPECT_EQ(all.places, (4 + 2 + 2 + 1) + (3 + 1 + 1 + 4));
  EXPECT_EQ(all.won, 1 + 2);
  EXPECT_EQ(find(all.figures, "queens")->amount, 3 * (4 + 4 + 2));
  EXPECT_EQ(find(all.figures, "queens")->hands, 4 + 4 + 2);
  EXPECT_EQ(find(all.reasons, "tetka")->amount, 2 * (4 + 4 + 2));
  EXPECT_EQ(of("Finn").everybody.parts, 8);
  StatisticsFilter filter{.game = "tetka", .rules = {}, .from = {}, .until = "2026"};
  EXPECT_EQ(of("Anna", filter).everybody.parts, 4);
  filter.rules = "[]";
  EXPECT_EQ(of("Anna", filter).everybody.parts, 0);
  ASSERT_FALSE(store_.merge_people("Finn", "Dmitri"));
  EXPECT_EQ(of("Dmitri").everybody.parts, 16) << "as Dmitri and as Finn";
}

TEST_F(TheStatistics, TellHowOneDidAgainstAnother) {
  store_.create(evening("2026-03-01", kFour, {0, 0, 1, 2}));                             // Anna 18, Boris 9
  store_.create(evening("2026-03-08", kFour, {3, 3, 3, 3}));                             // both 0
  store_.create(evening("2026-03-15", {"Boris", "Anna", "Eva", "Finn"}, {0, 0, 0, 2}));  // Boris 27, Anna 0
  store_.create(evening("2026-03-22", {"Boris", "Anna", "Eva", "Finn"}, {0, 0}));        // not finished
  const Statistics anna = of("Anna");
  ASSERT_FALSE(anna.meetings.empty());
  const Meeting& boris = anna.meetings.front();
  EXPECT_EQ(boris.name, "Boris");
  EXPECT_EQ(boris.sessions, 3);
  EXPECT_EQ(boris.ahead, 1);
  EXPECT_EQ(boris.level, 1);
  EXPECT_EQ(boris.behind, 1);
  EXPECT_EQ(boris.difference, (18 - 9) + (0 - 27));
  EXPECT_EQ(anna.meetings.size(), 5U);
  const auto made_of = store_.shares("Anna", {.game = "tetka", .rules = {}, .from = {}, .until = {}},
                                     {ShareOf::Kind::kMeeting, "Boris"});
  ASSERT_EQ(made_of.size(), 3U);
  EXPECT_EQ(made_of[0].amount, -27);
}

TEST_F(TheStatistics, AreOfTheRulesAndTimeAskedFor) {
  store_.create(evening("2024-03-01", kFour, {0, 0, 1, 2}));
  store_.create(evening("2025-03-01", kFour, {0, 0, 1, 2, 3, 3, 3, 3}, 2));
  store_.create(evening("2026-03-01", kFour, {0, 0, 1, 2}));
  const Statistics all = of("Anna");
  ASSERT_EQ(all.rules.size(), 2U);
  EXPECT_EQ(all.rules[0].sessions, 2);
  StatisticsFilter filter{.game = "tetka", .rules = "[" + all.rules[1].what + "]", .from = {}, .until = {}};
  ASSERT_EQ(of("Anna", filter).sittings.size(), 1U);
  EXPECT_EQ(of("Anna", filter).sittings[0].hands, 8);
  filter = {.game = "tetka", .rules = {}, .from = "2025", .until = "2026"};
  ASSERT_EQ(of("Anna", filter).sittings.size(), 1U);
  EXPECT_EQ(of("Anna", filter).sittings[0].started_at, "2025-03-01T18:00:00Z");
  filter.rules = "[" + all.rules[0].what + "," + all.rules[1].what + "]";
  EXPECT_EQ(of("Anna", filter).sittings.size(), 1U);
}

TEST_F(TheStatistics, FollowEveryChangeOfASession) {
  session::Session session = evening("2026-03-01", kFour, {0, 0, 1});
  store_.create(session);
  EXPECT_EQ(find(of("Anna").figures, "tetkas")->amount, 2);
  EXPECT_FALSE(of("Anna").sittings[0].place);
  session.hands.emplace_back().facts = games::Hand::of(testing::all_nine_to(0));
  store_.record(session, {3, std::nullopt, "{}", "a fourth hand"});
  EXPECT_EQ(find(of("Anna").figures, "tetkas")->amount, 3);
  EXPECT_EQ(of("Anna").sittings[0].place, 4);
  session.hands.resize(2);
  session.hands[0].facts = games::Hand::of(testing::all_nine_to(2));
  store_.replace(session);
  EXPECT_EQ(find(of("Anna").figures, "tetkas")->amount, 1);
  EXPECT_TRUE(store_.verify().problems.empty());
}

TEST_F(TheStatistics, GoWithThePersonWhateverTheyAreCalled) {
  store_.create(evening("2026-03-01", kFour, {0, 0, 1, 2}));
  store_.create(evening("2026-03-08", {"Ana", "Boris", "Clara", "Dmitri"}, {1, 1, 1, 2}));
  ASSERT_FALSE(store_.merge_people("Ana", "Anna"));
  EXPECT_EQ(of("Anna").sittings.size(), 2U);
  EXPECT_EQ(of("Anna").meetings.size(), 3U) << "nobody meets themselves";
  EXPECT_TRUE(of("Ana").sittings.empty());
  ASSERT_FALSE(store_.rename_person("Anna", "Anna K."));
  EXPECT_EQ(of("Anna K.").sittings.size(), 2U);
  EXPECT_EQ(of("Boris").meetings.front().name, "Anna K.");
  EXPECT_TRUE(store_.verify().problems.empty());
}

TEST_F(TheStatistics, AreWorkedOutAnewWhereAnOlderProgramCountedOtherwise) {
  store_.create(evening("2026-03-01", kFour, {0, 0, 1, 2}));
  store_ = Store{scratch_ / "other.db", Access::kWrite};
  sql(path_,
      "UPDATE setting SET value = 'older' WHERE key = 'statistics'; DELETE FROM figure; "
      "UPDATE played SET amount = 99");
  store_ = Store{path_, Access::kWrite};
  EXPECT_EQ(find(of("Anna").figures, "tetkas")->amount, 2);
  EXPECT_EQ(of("Anna").sittings[0].amount, 18);
}

TEST_F(TheStatistics, ThatNoProgramStoresAreMendedWithTheNextChange) {
  session::Session session = evening("2026-03-01", kFour, {0, 0, 1, 2});
  store_.create(session);
  store_ = Store{scratch_ / "other.db", Access::kWrite};
  sql(path_, "UPDATE played SET amount = 3000000000000, most = 3000000000000");
  store_ = Store{path_, Access::kWrite};
  session.hands.pop_back();
  ASSERT_FALSE(error_of([&] { store_.replace(session); }));
  EXPECT_TRUE(store_.verify().problems.empty());
}

TEST_F(TheStatistics, ThatAreNotWhatTheFactsComeToAreNoticed) {
  store_.create(evening("2026-03-01", kFour, {0, 0, 1, 2}));
  sql(path_, "UPDATE figure SET amount = amount + 1 WHERE key = 'tetkas'");
  const Store::Verdict verdict = store_.verify();
  ASSERT_EQ(verdict.problems.size(), 1U);
  EXPECT_NE(verdict.problems[0].find("statistics"), std::string::npos) << verdict.problems[0];
}

TEST_F(TheStatistics, AreNoticedWhicheverStoredValueIsChanged) {
  store_.create(evening("2026-03-01", kFour, {0, 0, 1, 2}));
  for (const std::string_view change :
       {"UPDATE played SET seat = 9 - seat", "UPDATE played SET hands = hands + 1",
        "UPDATE played SET through = 1 - through", "UPDATE played SET amount = amount - 1",
        "UPDATE played SET least = least - 1", "UPDATE played SET most = most + 1",
        "UPDATE played SET place = place + 1", "UPDATE played SET won = 1 - won",
        "UPDATE played SET shared = 1 - shared", "UPDATE figure SET hands = hands + 1",
        "UPDATE figure SET amount = amount + 1", "UPDATE figure SET key = key || '-'",
        "UPDATE earned SET amount = amount + 1", "UPDATE earned SET reason = reason || '-'", "DELETE FROM played",
        "DELETE FROM figure", "DELETE FROM earned"}) {
    const fs::path changed = scratch_ / "changed.db";
    store_.copy_to(changed);
    sql(changed, fmt::format("{} WHERE player = (SELECT min(player) FROM played)", change));
    const Store::Verdict verdict = Store{changed, Access::kRead}.verify();
    ASSERT_EQ(verdict.problems.size(), 1U) << change;
    EXPECT_NE(verdict.problems[0].find("its statistics differ"), std::string::npos) << verdict.problems[0];
  }
}

// Otherwise `nullo verify` would compare all rows of each session, which takes longer.
TEST_F(TheStatistics, HaveTheSumsOfWhatWasPlayed) {
  store_ = Store{scratch_ / "other.db", Access::kWrite};
  {
    Store many{path_, Access::kWrite};
    testing::make_many(many, 40, 5);
    const std::vector<Person> people = many.people();
    ASSERT_TRUE(std::ranges::any_of(people, [&](const Person& each) {  // some who never met
      return each.name != people[0].name && !many.merge_people(each.name, people[0].name);
    }));
  }
  Database database{path_, Database::Mode::kRead};
  PlayerNames names;
  Query people = database.query("SELECT player, name FROM person");
  while (people.step()) names.emplace(people.integer(0), people.text(1));
  const PlayedSums stored = played_sums(database, names);
  json::Tree tree;
  for (const auto& [session, sum] : stored) {
    const std::string text = document_of(database, session).value();
    const auto read = document::Checked::read(text, tree, document::Source::kStore);
    ASSERT_TRUE(read);
    EXPECT_EQ(sum, sum_of(session::played(*read)));
  }
  EXPECT_GT(stored.size(), 30U);
}

class Outdated : public StoreTest {
 protected:
  void store_sessions() {
    Store store{path_, Access::kWrite};
    testing::import_all(store, {RandomSessions{1}.session(3), RandomSessions{2}.session(4)});
  }
  void make_older() { sql(path_, "UPDATE setting SET value = '2' WHERE key = 'statistics'"); }
};

TEST_F(Outdated, HandsOfAnOlderCountAreScoredAgainOnce) {
  store_sessions();
  EXPECT_EQ(hands_to_count(path_), 0);
  make_older();
  EXPECT_EQ(hands_to_count(path_), 7);
  (void)Store{path_, Access::kWrite};
  EXPECT_EQ(hands_to_count(path_), 0);
}

TEST_F(Outdated, WhatIsNotThereHasNoHands) {
  EXPECT_EQ(hands_to_count(path_), 0);
  EXPECT_FALSE(fs::exists(path_));
}

TEST_F(Outdated, StatisticsThatAreStillRightAreNotWrittenAgain) {
  store_sessions();
  make_older();
  sql(path_,
      "CREATE TRIGGER none_goes BEFORE DELETE ON played BEGIN SELECT RAISE(ABORT, 'it is right'); END;"
      "CREATE TRIGGER none_comes BEFORE INSERT ON played BEGIN SELECT RAISE(ABORT, 'it is right'); END;");
  EXPECT_NO_THROW((Store{path_, Access::kWrite}));
}

}  // namespace
}  // namespace nullo::store
