// Games that the table has named: what New session offers, and how the statistics tell them apart.
#include <algorithm>

#include <fmt/core.h>

#include "games/any_game/any_game.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

class NamedGames : public StoreTest {
 protected:
  // A session of two hands, each 5 to Anna and 3 to Boris.
  std::string play(const std::string& name, const std::string& day, std::optional<int> target = {}) {
    session::Session session;
    session.id = fmt::format("0b5c1c2e-6d0e-4c55-9a53-{:012}", ++number_);
    session.rules = any_game::Rules{.name = name, .target = target};
    session.players = {"Anna", "Boris"};
    session.started_at = session.ended_at = day + "T18:00:00Z";
    for (int hand = 0; hand < 2; ++hand) {
      session.hands.emplace_back().facts = games::empty_hand(session.rules);
      session.hands.back().scores = {5, 3};
    }
    store_.create(session);
    return session.id;
  }
  std::vector<std::string> names() {
    std::vector<std::string> all;
    for (const NamedGame& each : store_.named_games()) all.push_back(games::name(each.rules));
    return all;
  }

  Store store_{path_, Access::kWrite};
  int number_ = 0;
};

using Names = std::vector<std::string>;

TEST_F(NamedGames, AreThoseThatWerePlayedTheLastOneFirst) {
  EXPECT_EQ(names(), Names{});
  play("Rummy", "2026-01-01");
  play("Skat", "2026-01-02");
  EXPECT_EQ(names(), (Names{"Skat", "Rummy"}));
  play("Rummy", "2026-01-03");
  EXPECT_EQ(names(), (Names{"Rummy", "Skat"}));
}

TEST_F(NamedGames, HaveTheRulesOfTheirNewestSession) {
  play("Rummy", "2026-01-03", 250);
  play("Rummy", "2026-01-01", 100);
  ASSERT_EQ(store_.named_games().size(), 1U);
  EXPECT_EQ(store_.named_games()[0].rules.as<any_game::Rules>().target, 250);
  EXPECT_EQ(store_.named_games()[0].seats, 2);
}

TEST_F(NamedGames, AreGoneWithTheirLastSession) {
  const std::string id = play("Rummy", "2026-01-01");
  store_.delete_session(id);
  EXPECT_EQ(names(), Names{});
}

TEST_F(NamedGames, AreTwoGamesInTheStatisticsWhereTheyHaveTwoNames) {
  play("Rummy", "2026-01-01");
  play("Rummy", "2026-01-02", 100);
  play("Skat \"at Anna's\"", "2026-01-03");
  const Statistics all = store_.statistics("Anna", {});
  ASSERT_EQ(all.games.size(), 2U);
  EXPECT_EQ(all.games[0].what, "any_game/Rummy");
  EXPECT_EQ(all.games[0].sessions, 2);
  EXPECT_EQ(all.games[1].what, "any_game/Skat \"at Anna's\"");
  EXPECT_EQ(all.game, "any_game/Rummy");
  EXPECT_EQ(all.sittings.size(), 2U);
  ASSERT_EQ(all.rules.size(), 2U);
  EXPECT_TRUE(all.rules[0].rules);
  StatisticsFilter of_skat;
  of_skat.game = all.games[1].what;
  const Statistics skat = store_.statistics("Anna", of_skat);
  EXPECT_EQ(skat.sittings.size(), 1U);
  EXPECT_EQ(skat.years, (Names{"2026"}));
}

}  // namespace
}  // namespace nullo::store
