// The statistics on a person's page, as texts, for each choice of sessions.
#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "document/document.h"
#include "games/tetka/hands.h"
#include "session/session.h"
#include "store/store.h"
#include "support/environment.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using Statistics = StatisticsView;

class AStatisticsPage : public ::testing::Test {
 protected:
  AStatisticsPage() {
    store::Store store{path_, store::Store::Access::kWrite};
    store.create(evening("2025-03-01", {0, 0, 1, 2}));
    store.create(evening("2026-01-01", {3, 3, 3, 3}));
    store.create(evening("2026-11-01", {1, 1, 1, 2}));
    store.create(evening("2026-11-08", {1, 2}));
  }

  session::Session evening(const std::string& day, const std::vector<int>& losers) {
    session::Session session;
    session.id = fmt::format("0b5c1c2e-6d0e-4c55-9a53-{:012}", ++number_);
    session.rules = tetka::Rules{};
    session.players = {"Anna", "Boris", "Clara", "Dmitri"};
    session.started_at = session.ended_at = day + "T18:00:00Z";
    if (losers.size() < 4) session.ended_at.clear();
    for (const int loser : losers) session.hands.emplace_back().facts = games::Hand::of(testing::all_nine_to(loser));
    return session;
  }

  void open_page(testing::TableDriver& table, const char* name) {
    table.app.handle(Go{Screen::kPlayers});
    table.app.handle(OpenPlayer{name});
  }

  static const Statistics& page(const testing::TableDriver& table) { return table.on<PlayerView>()->statistics; }

  static const Statistics::Tile& tile(const Statistics& view, std::string_view label) {
    return *std::ranges::find_if(view.tiles, [label](const auto& one) { return one.label == label; });
  }
  static const Statistics::Row& row(const std::vector<Statistics::Row>& rows, std::string_view id) {
    return *std::ranges::find_if(rows, [id](const auto& one) { return one.id == id; });
  }

  testing::Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "nullo.db";
  int number_ = 0;
};

TEST(ALargeAverage, IsWrittenAsAWholeNumberAndNotWithAnExponent) {
  const testing::Scratch scratch;
  {
    store::Store store{scratch / "nullo.db", store::Store::Access::kWrite};
    store.create(document::read_session(R"({"format": "nullo.session", "version": 1, "game": "carioca",
      "id": "0b5c1c2e-6d0e-4c55-9a53-000000000001", "players": ["Anna", "Boris"],
      "hands": [{"scores": [1000000, 0]}, {"scores": [1000000, 0]}], "ended_at": "2026-11-01T18:00:00Z"})")
                     ->session);
  }
  testing::TableDriver table{scratch / "nullo.db"};
  table.app.handle(Go{Screen::kPlayers});
  table.app.handle(OpenPlayer{"Anna"});
  const auto& tiles = table.on<PlayerView>()->statistics.tiles;
  const auto hand = std::ranges::find(tiles, "A hand", [](const auto& tile) { return tile.label; });
  ASSERT_NE(hand, tiles.end());
  EXPECT_EQ(hand->value, "1,000,000") << "not 1e+06";
}

TEST_F(AStatisticsPage, SaysWhatTheYearsCameTo) {
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  const Statistics& view = page(table);
  EXPECT_EQ(tile(view, "Sessions").value, "4");
  EXPECT_EQ(tile(view, "Sessions").note, "14 hands, 3 played to the end");
  EXPECT_EQ(tile(view, "Won").value, "2") << "one with Boris and Clara, one with Dmitri";
  EXPECT_EQ(tile(view, "Won").note, "67 % of 3, 2 shared");
  EXPECT_EQ(tile(view, "Longest streak").value, "2");
  EXPECT_EQ(tile(view, "Points per session").value, "6") << "18, 0 and 0";
  EXPECT_EQ(tile(view, "Best").value, "0");
  EXPECT_EQ(tile(view, "Worst").value, "18");
  EXPECT_EQ(tile(view, "Place").value, "2") << "4, 1 and 1";
  EXPECT_EQ(tile(view, "Place").note, "first 2, last 1");
  EXPECT_EQ(tile(view, "A hand").note, "from 0 to 9");
}

TEST_F(AStatisticsPage, HasTheGamesOwnFiguresAndWherePointsCameFrom) {
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  const Statistics& view = page(table);
  EXPECT_EQ(view.figures.size(), games::figures("tetka").size()) << "those that never came up too";
  EXPECT_EQ(row(view.figures, "queens").amount, "6");
  EXPECT_EQ(row(view.figures, "queens").often, "in 2 of 14 hands: 14 %, everybody 25 %");
  EXPECT_EQ(row(view.sources, "tetka").amount, "+4");
  open_page(table, "Dmitri");
  EXPECT_EQ(row(page(table).figures, "tetkas").amount, "4");
}

// Twelve parts in three finished sessions, and nine points in each of 14 hands of four.
TEST_F(AStatisticsPage, HasAnAverageOfEverybodyBesideThePersons) {
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  const Statistics& view = page(table);
  EXPECT_EQ(tile(view, "Won").everybody, "everybody 50 %") << "one, three and two of 12";
  EXPECT_EQ(tile(view, "Points per session").everybody, "everybody 9") << "108 points for 12";
  EXPECT_EQ(tile(view, "Place").everybody, "everybody 2.1") << "1 2 2 4, 1 1 1 4 and 1 1 3 4 are 25";
  EXPECT_EQ(tile(view, "A hand").everybody, "everybody 2.3") << "9 for four";
  EXPECT_EQ(tile(view, "Best").everybody, "");
  EXPECT_EQ(row(view.figures, "tetkas").often, "in 2 of 14 hands: 14 %, everybody 25 %");
  EXPECT_EQ(row(view.sources, "tetka").often, "1 a session, everybody 1.8") << "28 points for 16";
  table.app.handle(ChooseStatistics{ChooseStatistics::Of::kPeriod, "2025"});
  EXPECT_EQ(tile(page(table), "Points per session").everybody, "everybody 9");
  EXPECT_EQ(tile(page(table), "Won").everybody, "everybody 25 %") << "of 2025: one of four";
}

TEST_F(AStatisticsPage, HasTheYearsOfThePlaceWhereItIsRead) {
  {
    store::Store store{path_, store::Store::Access::kWrite};
    session::Session new_year = evening("2027-01-01", {1, 1, 1, 1});
    new_year.started_at = new_year.ended_at = "2027-01-01T02:00:00Z";
    store.create(new_year);
  }
  const testing::Environment new_york{"TZ", "America/New_York"};
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  EXPECT_FALSE(std::ranges::any_of(page(table).periods, [](const auto& one) { return one.label == "2027"; }));
  const auto year = std::ranges::find_if(page(table).periods, [](const auto& one) { return one.label == "2026"; });
  ASSERT_NE(year, page(table).periods.end());
  table.app.handle(ChooseStatistics{ChooseStatistics::Of::kPeriod, year->id});
  EXPECT_EQ(tile(page(table), "Sessions").value, "4") << "the last of them in the night of New Year's Eve";
}

TEST_F(AStatisticsPage, AGameStoppedBeforeItsLengthIsNoWinAndNoBestAndSaysSo) {
  {
    store::Store store{path_, store::Store::Access::kWrite};
    session::Session stopped = evening("2026-11-15", {1, 2});
    stopped.ended_at = "2026-11-15T20:00:00Z";
    store.create(stopped);
  }
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  EXPECT_EQ(tile(page(table), "Sessions").value, "5");
  EXPECT_EQ(tile(page(table), "Sessions").note, "16 hands, 3 played to the end, 1 stopped early");
  EXPECT_EQ(tile(page(table), "Won").note.substr(tile(page(table), "Won").note.find("of")), "of 3, 2 shared");
  EXPECT_NE(tile(page(table), "Best").note, "2026-11-15");
  EXPECT_EQ(tile(page(table), "Longest streak").value, "2") << "the stopped game, in which she stood best, is no third";
}

TEST_F(AStatisticsPage, AStoppedGameBetweenTwoWinsNeitherEndsAStreakNorAddsToIt) {
  {
    store::Store store{path_, store::Store::Access::kWrite};
    session::Session stopped = evening("2026-11-15", {0, 2});  // Anna stands worst
    stopped.ended_at = "2026-11-15T20:00:00Z";
    store.create(stopped);
    store.create(evening("2026-11-20", {1, 1, 1, 2}));
  }
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  EXPECT_EQ(tile(page(table), "Longest streak").value, "3");
}

TEST_F(AStatisticsPage, SaysThatHandsOfOnlyPointsTellNothingElse) {
  const auto note = [&] {
    testing::TableDriver table{path_};
    open_page(table, "Anna");
    return page(table).figures_note;
  };
  EXPECT_EQ(note(), "");
  {
    store::Store store{path_, store::Store::Access::kWrite};
    session::Session session = evening("2026-11-15", {});
    session::Hand& hand = session.hands.emplace_back();
    hand.facts = games::Hand::of(tetka::Hand{});
    hand.scores = {9, 0, 0, 0};
    store.create(session);
  }
  EXPECT_EQ(note(), "Hands with only their points entered count as if none of this had happened.");
}

// Games of chips that were stopped after a hand in which Anna won 18. Kabu ends by its rules when somebody cannot pay;
// Razz goes on until the players stop, and so does Put and Take unless a number of hands was agreed on.
TEST_F(AStatisticsPage, WhereTheRulesSetNoLengthStoppingIsTheEnd) {
  {
    store::Store store{path_, store::Store::Access::kWrite};
    const auto stopped = [&](const char* game, const char* rules, const char* day) {
      const std::string text = fmt::format(
          R"({{"format": "nullo.session", "version": 1, "id": "0b5c1c2e-6d0e-4c55-9a53-{:012}", "game": "{}",
              "rules": {}, "players": ["Anna", "Boris", "Clara"], "started_at": "{}T18:00:00Z",
              "ended_at": "{}T20:00:00Z", "hands": [{{"scores": [18, 9, -27]}}]}})",
          ++number_, game, rules, day, day);
      store.create(document::read_session(text)->session);
    };
    stopped("kabu", "{}", "2026-11-15");
    stopped("razz", "{}", "2026-11-16");
    stopped("put_and_take", "{}", "2026-11-17");
    stopped("put_and_take", R"({"hands": 3})", "2026-11-18");
  }
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  const auto sessions_of = [&](const char* game) {
    table.app.handle(ChooseStatistics{ChooseStatistics::Of::kGame, game});
    table.app.handle(ChooseStatistics{ChooseStatistics::Of::kRules, ""});
    return tile(page(table), "Sessions").note;
  };
  EXPECT_EQ(sessions_of("kabu"), "1 hand, 1 stopped early");
  EXPECT_EQ(sessions_of("razz"), "1 hand") << "played to the end";
  EXPECT_EQ(tile(page(table), "Won").value, "1");
  EXPECT_EQ(sessions_of("put_and_take"), "2 hands, 1 played to the end, 1 stopped early");
  EXPECT_EQ(tile(page(table), "Won").value, "1");
}

TEST_F(AStatisticsPage, AnEveningThatWentOnIsOneSessionHereAndAmongThePlayers) {
  {
    store::Store store{path_, store::Store::Access::kWrite};
    session::Session first = evening("2026-11-15", {0, 2});
    first.ended_at = "2026-11-15T20:00:00Z";
    session::Session second = evening("2026-11-16", {1, 2});
    second.continues = first.id;
    second.hands_before = 2;
    second.ended_at = "2026-11-16T20:00:00Z";
    store.create(first);
    store.create(second);
  }
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  EXPECT_EQ(tile(page(table), "Sessions").value, "5");
  EXPECT_EQ(tile(page(table), "Sessions").note, "18 hands, 4 played to the end");
  EXPECT_EQ(table.on<PlayerView>()->facts.substr(0, 10), "5 sessions");
}

TEST_F(AStatisticsPage, RulesThatDifferAreNotAveragedUnasked) {
  {
    store::Store store{path_, store::Store::Access::kWrite};
    session::Session longer = evening("2026-11-15", {0, 0, 0, 0, 0, 0, 0, 0});
    longer.rules = tetka::Rules{.orbits = 2};
    store.create(longer);
  }
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  EXPECT_EQ(tile(page(table), "Sessions").value, "4");
  EXPECT_EQ(tile(page(table), "Worst").value, "18");
  ASSERT_EQ(page(table).rules.size(), 3U);
  EXPECT_TRUE(page(table).rules[1].chosen) << "those played most often";
  table.app.handle(ChooseStatistics{ChooseStatistics::Of::kRules, ""});
  EXPECT_TRUE(page(table).rules[0].chosen);
  EXPECT_EQ(tile(page(table), "Sessions").value, "5");
  EXPECT_EQ(tile(page(table), "Worst").value, "72");
}

TEST_F(AStatisticsPage, HeartsAreOneThingHoweverTheyWereEntered) {
  testing::TableDriver table{scratch_ / "hearts.db"};
  table.start("hearts", {"Anna", "Ben", "Clara", "Dora"});
  table.type("\t543\n4\n");      // Anna 5
  table.type("\ttjq1kas2r3\n");  // Anna 3
  open_page(table, "Anna");
  EXPECT_EQ(row(page(table).sources, "hearts").amount, "+8");
  EXPECT_EQ(row(page(table).sources, "hearts").label, "hearts");
  for (const Statistics::Row& one : page(table).sources) EXPECT_NE(one.label, "a heart");
}

TEST_F(AStatisticsPage, TellsHeadToHead) {
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  const auto& boris = *std::find_if(page(table).meetings.begin(), page(table).meetings.end(),
                                    [](const auto& one) { return one.name == "Boris"; });
  EXPECT_EQ(boris.sessions, "3 sessions");
  EXPECT_EQ(boris.record, "1 ahead, 1 level, 1 behind");
  EXPECT_EQ(boris.difference, "18 points better in all") << "18, 0 and 0 to 9, 0 and 27";
}

TEST_F(AStatisticsPage, IsOfTheTimeThatIsChosen) {
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  ASSERT_EQ(page(table).periods.size(), 5U);
  EXPECT_EQ(page(table).periods[3].label, "2026");
  table.app.handle(ChooseStatistics{ChooseStatistics::Of::kPeriod, page(table).periods[4].id});
  EXPECT_TRUE(page(table).periods[4].chosen);
  EXPECT_EQ(tile(page(table), "Sessions").value, "1");
  EXPECT_EQ(tile(page(table), "Worst").value, "18");
}

TEST_F(AStatisticsPage, ChartsPointsAndPlacesOverTheSessions) {
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  const Statistics& view = page(table);
  ASSERT_EQ(view.amounts.lines.size(), 1U);
  EXPECT_EQ(view.amounts.lines[0].values, (std::vector<double>{18, 0, 0}));
  EXPECT_EQ(view.amounts.lines[0].labels[0], "2025-03-01: 18 points, 4th of 4");
  EXPECT_EQ(view.places.lines[0].values, (std::vector<double>{4, 1, 1}));
  EXPECT_TRUE(view.places.best_on_top);
}

TEST_F(AStatisticsPage, AFigureOpensWhatItIsMadeOfAndThatTheSession) {
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  table.app.handle(OpenShare{{store::ShareOf::Kind::kFigure, "queens"}});
  ASSERT_TRUE(page(table).opened);
  EXPECT_EQ(page(table).opened->title, "Other queens caught: 1 session");
  ASSERT_EQ(page(table).opened->lines.size(), 1U);
  EXPECT_EQ(page(table).opened->lines[0].amount, "6");
  table.app.handle(OpenPast{page(table).opened->lines[0].id});
  ASSERT_NE(table.on<SessionView>(), nullptr);
  table.app.handle(Back{});
  ASSERT_NE(table.on<PlayerView>(), nullptr);
  ASSERT_TRUE(page(table).opened) << "where they came from";
  table.app.handle(Back{});
  EXPECT_FALSE(page(table).opened);
  table.app.handle(Back{});
  EXPECT_NE(table.on<PlayersView>(), nullptr);
}

TEST_F(AStatisticsPage, AMeetingOpensItsSessionsAndTheOtherPerson) {
  testing::TableDriver table{path_};
  open_page(table, "Anna");
  table.app.handle(OpenShare{{store::ShareOf::Kind::kMeeting, "Boris"}});
  ASSERT_TRUE(page(table).opened);
  EXPECT_EQ(page(table).opened->title, "Anna and Boris: 3 sessions");
  EXPECT_EQ(page(table).opened->lines[0].amount, "−27") << "newest first: 0 to 27";
  EXPECT_EQ(page(table).opened->person, "Boris");
  table.app.handle(OpenPlayer{"Boris"});
  EXPECT_EQ(table.on<PlayerView>()->name, "Boris");
  EXPECT_FALSE(page(table).opened);
}

TEST_F(AStatisticsPage, OfSomebodyWhoOnlySatDownSaysSo) {
  testing::TableDriver table{path_};
  table.start_session({"Eva", "Finn", "Gero", "Hana"});
  open_page(table, "Eva");
  EXPECT_EQ(page(table).nothing, "No hand is finished yet.");
}

}  // namespace
}  // namespace nullo::app
