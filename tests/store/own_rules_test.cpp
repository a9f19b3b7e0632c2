#include "store_fixture.h"

namespace nullo::store {
namespace {

constexpr std::string_view kGame = "tetka";

games::Rules rules_with(int orbits) { return games::with_option(*games::rules_of(kGame), "orbits", orbits); }

std::vector<std::string> names_of(const KeptRules& kept) {
  std::vector<std::string> names;
  for (const OwnRules& each : kept.rules) names.push_back(each.name);
  return names;
}

class OwnRulesOfATable : public StoreTest {
 protected:
  Store store_{path_, Access::kWrite};
};

TEST_F(OwnRulesOfATable, ComeBackByNameAlsoInTheNextProgram) {
  EXPECT_TRUE(store_.own_rules(kGame).rules.empty());
  store_.keep_own_rules("Пятница", rules_with(3), 4);
  store_.keep_own_rules("At \"Anna's\"", rules_with(2), 4);
  store_ = Store{scratch_ / "other.db", Access::kWrite};
  const KeptRules kept = Store{path_, Access::kRead}.own_rules(kGame);
  EXPECT_EQ(names_of(kept), (std::vector<std::string>{"At \"Anna's\"", "Пятница"}));
  EXPECT_EQ(kept.rules[1].rules, rules_with(3));
  EXPECT_EQ(kept.rules[1].seats, 4);
  EXPECT_EQ(kept.rules[1].kept_at.size(), std::string_view{"2026-11-21T18:30:00Z"}.size());
  EXPECT_TRUE(kept.unread.empty());
}

TEST_F(OwnRulesOfATable, AreReplacedByThoseOfTheSameName) {
  store_.keep_own_rules("Friday", rules_with(3), 4);
  store_.keep_own_rules("Friday", rules_with(5), 4);
  const KeptRules kept = store_.own_rules(kGame);
  ASSERT_EQ(kept.rules.size(), 1U);
  EXPECT_EQ(kept.rules[0].rules, rules_with(5));
}

TEST_F(OwnRulesOfATable, AreForgottenOneByOne) {
  store_.keep_own_rules("Friday", rules_with(3), 4);
  store_.keep_own_rules("Sunday", rules_with(2), 4);
  store_.forget_own_rules(kGame, "Friday");
  store_.forget_own_rules(kGame, "never kept");
  store_.forget_own_rules("a game of a later year", "Sunday");
  EXPECT_EQ(names_of(store_.own_rules(kGame)), std::vector<std::string>{"Sunday"});
}

TEST_F(OwnRulesOfATable, AreSkippedByNameWhereAnotherVersionKeptThem) {
  store_.keep_own_rules("Friday", rules_with(3), 4);
  sql(path_,
      "INSERT INTO own_rules (game, name, rules, seats, kept_at) VALUES"
      "('tetka', 'later', '{\"an option of a later year\": true}', 4, '2031-01-01T00:00:00Z'),"
      "('tetka', 'spoilt', '{\"orbits\": \"many\"}', 4, '2026-01-01T00:00:00Z'),"
      "('tetka', 'broken', '{\"orbits\": ', 99, ''),"
      "('a game of a later year', 'unknown', '{}', 4, '2031-01-01T00:00:00Z')");
  const KeptRules kept = store_.own_rules(kGame);
  EXPECT_EQ(names_of(kept), std::vector<std::string>{"Friday"});
  EXPECT_EQ(kept.unread, (std::vector<std::string>{"broken", "later", "spoilt"}));
  EXPECT_EQ(store_.own_rules("a game of a later year").unread, std::vector<std::string>{"unknown"});
}

TEST_F(OwnRulesOfATable, AreNotKeptByAWindowThatReadsAlong) {
  Store second{path_, Access::kWriteIfFree};
  EXPECT_EQ(error_of([&] { second.keep_own_rules("Friday", rules_with(3), 4); })->kind(), Kind::kReadOnly);
  EXPECT_EQ(error_of([&] { second.forget_own_rules(kGame, "Friday"); })->kind(), Kind::kReadOnly);
  EXPECT_TRUE(store_.own_rules(kGame).rules.empty());
}

TEST_F(OwnRulesOfATable, HaveANameOfAtMostSixtyFourCharacters) {
  std::string name;
  for (int i = 0; i < 64; ++i) name += "ж";
  store_.keep_own_rules(name, rules_with(2), 4);
  EXPECT_TRUE(error_of([&] { store_.keep_own_rules(name + "ж", rules_with(2), 4); }));
  EXPECT_TRUE(error_of([&] { store_.keep_own_rules("", rules_with(2), 4); }));
  EXPECT_EQ(names_of(store_.own_rules(kGame)), std::vector<std::string>{name});
}

}  // namespace
}  // namespace nullo::store
