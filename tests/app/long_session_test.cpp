// A key at the table costs as much after hundreds of hands as after a few.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/tetka/tetka.h"
#include "support/importing.h"
#include "support/random_session.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::RandomSessions;
using testing::TableDriver;

// A session of Tëtka with so many complete hands; the next one has begun.
session::Session open_session(int hands) {
  session::Session session = RandomSessions{9}.session(hands);
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  session.rules = tetka::Rules{.orbits = tetka::kMostOrbits};
  session.started_at = "2026-11-21T18:30:00Z";
  session.ended_at.clear();
  for (session::Hand& hand : session.hands) hand.players.clear();
  return session;
}

// How many hands are scored for each key of a hand, for undo and redo, and how many rows the sheet then has.
struct Work {
  std::vector<std::int64_t> scored;
  std::size_t rows = 0;
};

Work work_after(int hands) {
  const testing::Scratch scratch;
  {
    store::Store store{scratch / "nullo.db", store::Store::Access::kWrite};
    testing::import_all(store, {open_session(hands)});
  }
  TableDriver table{scratch / "nullo.db"};
  Work work;
  const auto count = [&](auto meaning) {
    const std::int64_t before = session::hands_scored();
    table.app.handle(meaning);
    work.scored.push_back(session::hands_scored() - before);
  };
  table.type("\n");  // the last complete hand was in sight
  work.rows = table.table().sheet.rows.size();
  for (const char* key = testing::kTetkaHand; *key != '\0'; ++key) {
    if (*key == '\n') {
      count(Accept{});
    } else {
      count(TypeKey{static_cast<char32_t>(*key), TypeKey::Named::kNone});
    }
  }
  count(Undo{});
  count(Undo{});
  count(Redo{});
  return work;
}

TEST(ALongSession, ScoresNoMoreHandsForAKeyThanAShortOne) {
  constexpr int kMore = 12 * 32;  // from one hand whose state is kept to the next: 32
  EXPECT_EQ(work_after(20 + kMore).scored, work_after(20).scored);
}

TEST(ALongSession, HasOnlyTheNewestRowsBesideTheTable) {
  EXPECT_LE(work_after(400).rows, 151U);
  EXPECT_GE(work_after(20).rows, 20U);
}

TEST(ALongSession, HasOnlyTheNewestRowsOfTheWholeEveningBesideTheTable) {
  const testing::Scratch scratch;
  session::Session first = open_session(400);
  first.ended_at = "2026-11-21T20:30:00Z";
  for (const int hands : {20, 200}) {
    session::Session second = open_session(hands);
    second.id.replace(0, 1, hands == 20 ? "a" : "b");
    second.continues = first.id;
    second.started_at = first.ended_at;
    const std::filesystem::path database = scratch / fmt::format("{}.db", hands);
    {
      store::Store store{database, store::Store::Access::kWrite};
      testing::import_all(store, {first, second});
    }
    TableDriver table{database};
    table.type("\n");
    const std::vector<Sheet::Row>& rows = table.table().sheet.rows;
    EXPECT_LE(rows.size(), 151U) << hands;
    EXPECT_GE(rows.size(), 150U) << hands;
    EXPECT_EQ(rows.front().session, hands == 20 ? first.id : "") << "no hand between two that are shown is left out";
  }
}

}  // namespace
}  // namespace nullo::app
