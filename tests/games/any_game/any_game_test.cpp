// Any game: its rules, its ends, its sums, its options. The cases beside it: tests/golden/any_game/.
#include "games/any_game/any_game.h"

#include <gtest/gtest.h>

#include "games/find_field.h"
#include "games/registry.h"
#include "games/scores_entry.h"
#include "games/sentence.h"

namespace nullo::any_game {
namespace {

games::Counts counts(std::initializer_list<std::optional<int>> each) {
  games::Counts all(static_cast<int>(each.size()));
  int seat = 0;
  for (const std::optional<int>& one : each) all[Seat{seat++}] = one;
  return all;
}

games::Deal deal_of(PerSeat<Amount> totals, int number = 0) {
  games::Deal deal;
  deal.seats = totals.size();
  deal.totals = totals;
  deal.number = number;
  return deal;
}

bool over(const Rules& rules, const games::Deal& deal, const games::Counts& scores) {
  return games::score_entered(rules, deal, games::initial(rules, deal.seats), scores).over;
}

games::Question asked(const Rules& rules, const games::Counts& scores) {
  games::Names names(scores.size());
  constexpr std::array<std::string_view, 4> kNames{"Anna", "Boris", "Clara", "Dmitri"};
  for (const Seat seat : Seats{scores.size()}) names[seat] = kNames.at(static_cast<std::size_t>(seat.index()));
  return games::entry_of_scores(rules, deal_of(PerSeat<Amount>(scores.size())), scores, names).question;
}

TEST(AnyGame, IsTheLastOfTheGames) { EXPECT_EQ(games::all().back().id, "any_game"); }

TEST(AnyGame, GoesOnUntilThePlayersStopIfNothingElseIsAgreed) {
  EXPECT_FALSE(over({}, deal_of({500'000, 0}, 5'000), counts({1, 2})));
  EXPECT_EQ(games::length(Rules{}, 2), "Until you stop");
  EXPECT_FALSE(games::sets_length(Rules{}, 2));
}

TEST(AnyGame, IsOverAtTheTargetOrAboveWhicheverTotalWins) {  // any_game A2
  const Rules highest{.target = 100};
  EXPECT_FALSE(over(highest, deal_of({60, 0}), counts({39, 99})));
  EXPECT_TRUE(over(highest, deal_of({60, 0}), counts({40, 0})));
  const Rules lowest{.best = Best::kLowest, .target = 100};
  EXPECT_TRUE(over(lowest, deal_of({60, 0}), counts({41, 0})));
  EXPECT_EQ(games::best(lowest), BestIs::kLowest);
  EXPECT_EQ(games::best(highest), BestIs::kHighest);
  EXPECT_EQ(games::length(highest, 2), "Until somebody has 100 or more");
}

TEST(AnyGame, IsOverAfterItsHandsOrAtTheTargetWhicheverComesFirst) {  // any_game A2
  const Rules both{.target = 100, .hands = 3};
  EXPECT_FALSE(over(both, deal_of({0, 0}, 1), counts({1, 1})));
  EXPECT_TRUE(over(both, deal_of({0, 0}, 2), counts({1, 1})));
  EXPECT_TRUE(over(both, deal_of({99, 0}, 0), counts({1, 1})));
  EXPECT_EQ(games::length(both, 2), "Until somebody has 100 or more, or after 3 hands");
  EXPECT_EQ(games::length(Rules{.hands = 1}, 2), "1 hand");
  EXPECT_EQ(games::one_more_round(both, 2), games::Rules{(Rules{.target = 100, .hands = 4})});
  EXPECT_FALSE(games::one_more_round(Rules{}, 2));
  EXPECT_FALSE(games::one_more_round(Rules{.hands = kMostHands}, 2));
}

TEST(AnyGame, RefusesScoresThatComeToAnotherSumOnceAllAreKnown) {  // any_game A1
  const Rules zero{.sum = 0};
  const games::Deal deal = deal_of(PerSeat<Amount>(3));
  EXPECT_FALSE(games::refuse_scores(zero, deal, counts({5, -2, -3})));
  EXPECT_FALSE(games::refuse_scores(zero, deal, counts({5, std::nullopt, 900'000})));
  const auto impossible = games::refuse_scores(zero, deal, counts({5, -2, -2}));
  ASSERT_TRUE(impossible);
  EXPECT_EQ(impossible->said, "Together that is 1, but it must be 0.");
}

TEST(AnyGame, CountsPartnersOnceInTheSum) {  // any_game A1
  const Rules rules{.sum = 100, .teams = true};
  const games::Deal deal = deal_of(PerSeat<Amount>(4));
  EXPECT_FALSE(games::refuse_scores(rules, deal, counts({120, -20, 120, -20})));
  EXPECT_TRUE(games::refuse_scores(rules, deal, counts({25, 25, 25, 25})));
  EXPECT_TRUE(games::refuse_scores(rules, deal, counts({120, -20, 110, -20}))) << "partners share a score";
}

TEST(AnyGame, AsksForTheLastScoreOfAFixedSumAsACheck) {  // any_game A1
  const Rules zero{.sum = 0};
  EXPECT_EQ(asked(zero, counts({5, {}, {}})).usual_count, std::nullopt);
  const games::Question last = asked(zero, counts({5, {}, -8}));
  EXPECT_EQ(games::with_keys(last.text), "Boris must have +3. Press Enter, or type it.");
  EXPECT_EQ(last.usual_count, 3);
  const Rules partners{.sum = 100, .teams = true};
  const games::Question side = asked(partners, counts({120, {}, 120, {}}));
  EXPECT_EQ(games::with_keys(side.text), "Boris and Dmitri must have −20. Press Enter, or type it.");
  EXPECT_EQ(side.usual_count, -20);
  EXPECT_EQ(asked(Rules{}, counts({5, {}})).usual_count, std::nullopt) << "nothing follows where any sum is possible";
}

TEST(AnyGame, IsListedByTheNameThatTheTableGivesIt) {
  const Rules rummy{.name = "Rummy"};
  EXPECT_EQ(games::name(rummy), "Rummy");
  EXPECT_EQ(games::listed_as(rummy), "any_game/Rummy");
  EXPECT_EQ(games::id_of_listed("any_game/Rummy"), "any_game");
  EXPECT_EQ(games::name_of_listed("any_game/Rummy/Gin"), "Rummy/Gin");
  for (const games::Info& game : games::all()) {
    if (game.only_scores) continue;
    EXPECT_EQ(games::listed_as(*games::rules_of(game.id)), game.id);
    EXPECT_EQ(games::name_of_listed(game.id), game.name.english());
  }
}

TEST(AnyGame, TakesNoNameThatShowsNothingOrIsTooLong) {
  const games::Rules rummy{Rules{.name = "Rummy"}};
  for (const std::string_view name : {"", " ", "Rummy ", "\n"})
    EXPECT_EQ(games::with_option(rummy, "name", std::string{name}), rummy) << name;
  EXPECT_EQ(games::with_option(rummy, "name", std::string(41, 'x')), rummy);
  EXPECT_EQ(games::name(games::with_option(rummy, "name", std::string(40, 'x'))), std::string(40, 'x'));
  EXPECT_EQ(games::with_option(rummy, "name", 3), rummy);
}

TEST(AnyGame, OffersANumberOnlyWhereThereIsOne) {
  const auto keys = [](const games::Rules& rules) {
    std::vector<std::string_view> all;
    for (const games::Option& option : games::options(rules)) all.push_back(option.key);
    return all;
  };
  using Keys = std::vector<std::string_view>;
  EXPECT_EQ(keys(Rules{}), (Keys{"name", "best", "has_target", "has_hands", "has_sum", "teams"}));
  const games::Rules with_target = games::with_option(Rules{}, "has_target", 1);
  EXPECT_EQ(keys(with_target), (Keys{"name", "best", "has_target", "target", "has_hands", "has_sum", "teams"}));
  EXPECT_EQ(games::with_option(with_target, "target", 250), games::Rules{Rules{.target = 250}});
  EXPECT_EQ(games::with_option(with_target, "target", 0), with_target);
  EXPECT_EQ(games::with_option(with_target, "has_target", 0), games::Rules{Rules{}});
  EXPECT_EQ(games::with_option(Rules{}, "target", 250), games::Rules{Rules{}}) << "it is not offered";
}

TEST(AnyGame, LetsOnlyFourPlayersBePartners) {
  const games::Rules partners{Rules{.teams = true}};
  EXPECT_EQ(games::problem(partners, 4), "");
  EXPECT_EQ(games::problem(partners, 5), "Partners need four players");
  EXPECT_EQ(games::sharing(partners, 4, Seat{1}), std::vector{Seat{3}});
  EXPECT_TRUE(games::sharing(Rules{}, 4, Seat{1}).empty());
}

}  // namespace
}  // namespace nullo::any_game
