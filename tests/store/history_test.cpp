// Standings count what the statistics of each person count.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "games/registry.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

using testing::RandomSessions;

class TheHistory : public StoreTest {
 protected:
  // Sessions of all games, some of them deleted, and some that go on with the one before.
  void play(Store& store, int sessions) {
    RandomSessions random{39};
    std::string earlier;
    for (int i = 0; i < sessions; ++i) {
      session::Session session = random.of_any_game();
      session.started_at = fmt::format("2026-{:02}-{:02}T18:00:00Z", 1 + i / 28, 1 + i % 28);
      session.ended_at = fmt::format("2026-{:02}-{:02}T21:00:00Z", 1 + i / 28, 1 + i % 28);
      std::map<std::string, std::string> names;
      const auto rename = [&](std::string& name) {
        const auto [known, is_new] = names.try_emplace(name);
        if (is_new) known->second = kPeople.at(names.size() - 1);
        name = known->second;
      };
      std::ranges::for_each(session.players, rename);
      for (session::Hand& hand : session.hands) std::ranges::for_each(hand.players, rename);
      if (i % 7 == 3) session.continues = earlier;
      store.create(session);
      earlier = session.id;
      if (i % 11 == 5) store.delete_session(session.id);
    }
    (void)store.merge_people("Gül", "Anna");
  }

  static inline const std::vector<std::string> kPeople{"Anna", "Boris", "Clara", "Dmitri", "Eva",  "Farid",
                                                       "Gül",  "Hanna", "Igor",  "Jana",   "Kofi", "Lea"};
};

TEST_F(TheHistory, CountsWhatTheStatisticsCount) {
  Store store{path_, Access::kWrite};
  play(store, 250);
  int compared = 0;
  for (const Person& person : store.people()) {
    int won = 0;
    for (const PlayedOften& game : store.statistics(person.name, {}).games) {
      const std::vector<Sitting> sittings = store.statistics(person.name, {.game = game.what}).sittings;
      const standings::History history = standings::history_of(store.played(), {.games = {game.what}});
      const auto number = std::ranges::find(history.people, person.name);
      ASSERT_NE(number, history.people.end()) << person.name;
      using Counted = std::tuple<int, Amount, std::optional<int>, bool, bool>;
      std::vector<Counted> here;
      for (const standings::Evening& evening : history.evenings)
        for (const standings::Part& part : evening.parts)
          if (part.person == number - history.people.begin())
            here.emplace_back(part.hands, part.amount, part.place, part.won, part.shared);
      std::vector<Counted> there;
      for (const Sitting& sitting : sittings)
        there.emplace_back(sitting.hands, sitting.amount, sitting.place, sitting.won, sitting.shared);
      won += static_cast<int>(std::ranges::count_if(sittings, &Sitting::won));
      std::ranges::sort(here);
      std::ranges::sort(there);
      EXPECT_EQ(here, there) << person.name << ", " << game.what;
      compared += static_cast<int>(here.size());
    }
    EXPECT_EQ(person.won, won) << person.name;
  }
  EXPECT_GT(compared, 300);
}

// What was played, with people by name, so that two readings can be compared.
std::vector<std::string> lines_of(const standings::Played& played) {
  std::vector<std::string> lines;
  for (const standings::Played::Session& session : played.sessions) {
    std::set<std::string> parts;
    for (const standings::Part& part : session.parts)
      parts.insert(fmt::format("{} {} {} {} {} {} {}", played.people[static_cast<std::size_t>(part.person)], part.side,
                               part.hands, part.amount, part.place.value_or(0), part.won, part.shared));
    std::string line =
        fmt::format("{} {} {} {}", session.id, session.evening, session.game, played.rules[session.rules]);
    for (const std::string& part : parts) line += " | " + part;
    lines.push_back(std::move(line));
  }
  return lines;
}

TEST_F(TheHistory, ReadInPiecesIsTheSame) {
  Store store{path_, Access::kWrite};
  play(store, 120);
  const std::vector<std::string> whole = lines_of(store.played());
  ASSERT_GT(whole.size(), 90U);
  for (const int most : {1, 7, static_cast<int>(whole.size()), 1'000}) {
    PlayedReading reading;
    int pieces = 1;
    while (!store.read_on(reading, most)) ++pieces;
    EXPECT_EQ(lines_of(reading.take()), whole) << most;
    EXPECT_EQ(pieces, static_cast<int>(whole.size()) / most + 1) << most;
  }
}

TEST_F(TheHistory, SinceATimeIsTheEndOfAll) {
  Store store{path_, Access::kWrite};
  play(store, 120);
  const standings::Played all = store.played();
  const std::string since = all.sessions[40].started_at;
  const standings::Played some = store.played_since(since);
  ASSERT_EQ(some.sessions.size(), all.sessions.size() - 40);
  for (std::size_t i = 0; i < some.sessions.size(); ++i) {
    EXPECT_EQ(some.sessions[i].id, all.sessions[40 + i].id);
    EXPECT_EQ(some.sessions[i].parts.size(), all.sessions[40 + i].parts.size());
  }
  EXPECT_TRUE(store.played_since("2100-01-01T00:00:00Z").sessions.empty());
}

TEST_F(TheHistory, KnowsWhoWerePartners) {
  Store store{path_, Access::kWrite};
  play(store, 250);
  int together = 0;
  for (const standings::Evening& evening : standings::history_of(store.played(), {}).evenings) {
    std::map<int, std::set<int>> places;  // of those who sat through
    for (const standings::Part& part : evening.parts)
      if (part.place) places[part.side].insert(*part.place);
    for (const auto& [side, of_side] : places) EXPECT_EQ(of_side.size(), 1U) << "partners have one place";
    together += !places.empty() && evening.parts.size() > places.size() ? 1 : 0;
  }
  EXPECT_GT(together, 5);
}

}  // namespace
}  // namespace nullo::store
