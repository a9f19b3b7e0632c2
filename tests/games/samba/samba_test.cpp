// Samba: hands worked out by hand, what a table taps, and what holds for every hand.
#include "games/samba/samba.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/samba/hands.h"

namespace nullo::samba {
namespace {

const games::Names kNames{"Anna", "Boris", "Clara", "Dmitri"};

games::Deal deal_of(Amount one = 0, Amount other = 0) {
  games::Deal deal;
  deal.totals = {one, other, one, other};
  return deal;
}

games::CardSum points(int worth) { return {worth}; }

Team team_of(int melded, int held) {
  Team team;
  team.melded = points(melded);
  team.held = points(held);
  return team;
}

Hand hand_of(Out out, const Team& one, const Team& other = team_of(0, 0)) { return {out, {one, other}}; }

games::ScoredHand<State> scored(const Hand& hand, const games::Deal& deal = deal_of(), const Rules& rules = {}) {
  return Game::score({rules, deal, {}, hand});
}

PerSeat<Amount> scores(const Hand& hand) { return scores_of(scored(hand).postings, kSeats); }

Amount score_of(const Team& team, Out out = {}) { return scores(hand_of(out, team))[Seat{0}]; }

TEST(Samba, CountsEachKindOfCard) {
  Team team = team_of(0, 0);
  team.melded = games::KindCounts{1, 2, 4, 9, 12, 3};  // 50 + 40 + 80 + 90 + 60 + 15
  team.held = games::KindCounts{0, 0, 1, 0, 0, 2};     // 20 + 10
  EXPECT_EQ(score_of(team), 305);
  int cards = 0;
  int worth = 0;
  for (const games::CardKind& kind : scale().kinds) {
    cards += kind.most;
    worth += kind.most * kind.worth;
  }
  EXPECT_EQ(cards, kCardsInPacks);
  EXPECT_EQ(worth, kPointsInPacks);
}

TEST(Samba, BothPartnersHaveTheScoreOfTheirTeam) {
  Team one = team_of(300, 20);
  one.natural = 1;
  one.mixed = 2;
  one.sambas = 1;
  EXPECT_EQ(scores(hand_of({0}, one, team_of(60, 95))), (PerSeat<Amount>{2080, -35, 2080, -35}));
  EXPECT_EQ(Game::sharing({}, 4, Seat{3}), std::vector{Seat{1}});
}

TEST(Samba, RedThreesCountAgainstATeamWithoutTwoMeldsOfSeven) {
  Team team = team_of(200, 0);
  team.mixed = 1;
  team.red_threes = 3;
  EXPECT_EQ(score_of(team), 200 + 300 - 300);
  team.sambas = 1;
  EXPECT_EQ(score_of(team), 200 + 300 + 500 + 300);
  team.red_threes = 6;
  EXPECT_EQ(score_of(team), 200 + 300 + 500 + 1000);
  team.mixed = 0;
  EXPECT_EQ(score_of(team), 200 + 500 - 1000);
}

TEST(Samba, UndeclaredRedThreesDoNotCompleteTheSix) {
  Team team = team_of(200, 0);
  team.mixed = 2;
  team.red_threes = 5;
  team.undeclared_red_threes = 1;
  EXPECT_EQ(score_of(team), 200 + 600 + 500 - 500);
  team.red_threes = 0;
  team.mixed = 0;
  EXPECT_EQ(score_of(team), 200 - 500) << "they cost the same without melds of seven";
}

TEST(Samba, PenaltiesMayStandMoreThanOnce) {
  Team team = team_of(200, 0);
  team.mixed = 2;
  team.penalties = {Penalty::kOutRefused};
  EXPECT_EQ(score_of(team, {0}), 200 + 600 + 200 - 100);
  team.penalties = {Penalty::kBadTake, Penalty::kBadTake, Penalty::kOutFailed};
  EXPECT_EQ(score_of(team), 200 + 600 - 50 - 50 - 100);
}

TEST(Samba, EndsWhenATeamHasTheTarget) {
  const Hand hand = hand_of({}, team_of(100, 0), team_of(50, 0));
  EXPECT_FALSE(scored(hand, deal_of(9895)).over);
  EXPECT_TRUE(scored(hand, deal_of(9900)).over);
  EXPECT_FALSE(scored(hand, deal_of(9900), {.end = End::kExceed}).over);
  EXPECT_TRUE(scored(hand, deal_of(9905), {.end = End::kExceed}).over);
  EXPECT_TRUE(scored(hand, deal_of(0, 9950)).over) << "either team";
  Hand open = hand;
  open.teams[1].held = {};
  EXPECT_FALSE(scored(open, deal_of(9990)).over) << "only with a complete hand";
  EXPECT_FALSE(scored(open, deal_of(9990)).complete());
}

TEST(Samba, NotesTheMinimumsOfTheNextHand) {
  const auto minimums = [](Amount one, Amount other) {
    const auto result = scored(hand_of({}, team_of(0, 0)), deal_of(one, other));
    std::vector<std::string> texts;
    texts.reserve(result.notes.size());
    for (const games::Note& note : result.notes) texts.push_back(note.said);
    return texts;
  };
  EXPECT_EQ(minimums(-5, 0), (std::vector<std::string>{"15", "50"}));
  EXPECT_EQ(minimums(1495, 1500), (std::vector<std::string>{"50", "90"}));
  EXPECT_EQ(minimums(2995, 3000), (std::vector<std::string>{"90", "120"}));
  EXPECT_EQ(minimums(6995, 7000), (std::vector<std::string>{"120", "160"}));
  EXPECT_TRUE(minimums(10000, 0).empty()) << "there is no next hand";
  const auto notes = scored(hand_of({}, team_of(0, 0)), deal_of(2000)).notes;
  EXPECT_EQ(Game::say(notes[0], kNames), "Anna and Clara need 90 for their first meld in the next hand.");
}

TEST(Samba, NotesGoingOutTooEarly) {
  Team team = team_of(100, 0);
  team.natural = 1;
  const auto notes = scored(hand_of({1}, team_of(0, 0), team)).notes;
  ASSERT_EQ(notes.size(), 3U);
  EXPECT_EQ(Game::say(notes[0], kNames), "Boris and Dmitri went out with fewer than two melds of seven.");
}

TEST(Samba, AWhySaysHowMany) {
  Team one = team_of(300, 0);
  one.mixed = 2;
  one.sambas = 1;
  one.red_threes = 1;
  Team other = team_of(0, 0);
  other.red_threes = 3;
  other.undeclared_red_threes = 1;
  const Hand hand = hand_of({}, one, other);
  const std::vector<Posting> postings = scored(hand).postings;
  const auto says = [&](std::string_view reason, int seat) {
    for (const Posting& posting : postings) {
      const bool of_seat = posting.to == Account::of(Seat{seat}) || posting.from == Account::of(Seat{seat});
      if (posting.reason == reason && of_seat) return Game::reason_text({}, hand, postings, posting, kNames);
    }
    return std::string{"no such posting"};
  };
  EXPECT_EQ(says("mixed_canastas", 2), "2 mixed canastas");
  EXPECT_EQ(says("sambas", 0), "1 samba");
  EXPECT_EQ(says("red_threes", 0), "1 red three");
  EXPECT_EQ(says("red_threes", 3), "3 red threes, with fewer than two canastas or sambas");
  EXPECT_EQ(says("undeclared_red_threes", 1), "1 red three not declared");
  EXPECT_EQ(says("melded", 0), "") << "the reason's own words";
}

TEST(Samba, AsksForNothingButCardsAndWhoWentOut) {
  const auto missing = scored({}).missing;
  std::vector<std::string> texts;
  texts.reserve(missing.size());
  for (const games::Missing& each : missing) texts.push_back(Game::say(each, kNames));
  EXPECT_EQ(texts, (std::vector<std::string>{"Who went out?", "What did Anna and Clara meld?",
                                             "What do Anna and Clara still hold?", "What did Boris and Dmitri meld?",
                                             "What do Boris and Dmitri still hold?"}));
}

// ---- at the table

class SambaTable : public ::testing::Test {
 protected:
  void tap(const games::Tap& made) {
    auto applied = Game::apply({{}, deal_, {}, hand_}, made, kNames);
    ASSERT_TRUE(applied) << applied.error().text;
    hand_ = *applied;
  }
  [[nodiscard]] std::string refused(const games::Tap& made) const {
    const auto applied = Game::apply({{}, deal_, {}, hand_}, made, kNames);
    return applied ? std::string{"taken"} : applied.error().text;
  }
  [[nodiscard]] games::Question question() const { return Game::entry({{}, deal_, {}, hand_}, kNames).question; }

  games::Deal deal_ = deal_of(2100, -50);
  Hand hand_;
};

TEST_F(SambaTable, SaysTheMinimumsAndAsksRowByRow) {
  EXPECT_EQ(question().heading, "First meld: Anna and Clara 90, Boris and Dmitri 15");
  EXPECT_EQ(question().wants, games::Question::Wants::kChoice);
  tap(games::PickChoice{"out", "0"});
  EXPECT_EQ(hand_.out->team, 0);
  EXPECT_EQ(question().field, "melded");
  EXPECT_EQ(question().seat, Seat{0});
  tap(games::SetCount{"melded", Seat{2}, 640});
  EXPECT_EQ(hand_.teams[0].melded, points(640)) << "each partner stands for the team";
  EXPECT_EQ(question().heading, "Boris and Dmitri: Cards melded");
  tap(games::SetCount{"melded", Seat{1}, 0});
  EXPECT_EQ(question().heading, "Anna and Clara: Cards still held");
  tap(games::SetCount{"held", Seat{0}, 35});
  EXPECT_EQ(question().seat, Seat{1});
  tap(games::SetCount{"held", Seat{3}, 0});
  EXPECT_EQ(question().wants, games::Question::Wants::kNothing);
  EXPECT_TRUE(scored(hand_).complete());
  tap(games::PickChoice{"out", std::nullopt});
  EXPECT_FALSE(hand_.out);
  tap(games::PickChoice{"out", "none"});
  EXPECT_EQ(hand_.out, Out{});
}

TEST_F(SambaTable, AsksInTheSameOrderWhoeverWentOut) {
  tap(games::PickChoice{"out", "1"});
  EXPECT_EQ(question().heading, "Anna and Clara: Cards melded");
  tap(games::SetCount{"melded", Seat{0}, 200});
  EXPECT_EQ(question().heading, "Boris and Dmitri: Cards melded");
  tap(games::SetCount{"melded", Seat{1}, 300});
  EXPECT_EQ(question().heading, "Anna and Clara: Cards still held");
}

TEST_F(SambaTable, OutAgainstTheNoIsOfWhoWentOut) {
  tap(games::PickChoice{"out", "1"});
  const games::Entry entry = Game::entry({{}, deal_, {}, hand_}, kNames);
  for (const games::Field& field : entry.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts == nullptr || counts->step_key == 0) continue;
    const bool against = counts->id == "out_refused";
    EXPECT_EQ(counts->whose, against ? (std::vector{Seat{1}, Seat{3}}) : std::vector<Seat>{}) << counts->id;
  }
  EXPECT_EQ(refused(games::SetCount{"out_refused", Seat{2}, 1}), "Anna and Clara did not go out.");
  tap(games::SetCount{"out_refused", Seat{3}, 1});
  EXPECT_EQ(hand_.teams[1].penalties, std::vector{Penalty::kOutRefused});
}

TEST_F(SambaTable, KindsAreKeptAndASumTakesTheirPlace) {
  tap(games::AddOfKind{"melded", Seat{0}, "joker", 1});
  tap(games::AddOfKind{"melded", Seat{0}, "eight_to_king", 12});
  EXPECT_EQ(hand_.teams[0].melded, (games::CardSum{games::KindCounts{1, 0, 0, 12}}));
  tap(games::AddOfKind{"melded", Seat{0}, "eight_to_king", -2});
  EXPECT_EQ(sum_of(hand_.teams[0].melded), 150);
  EXPECT_EQ(refused(games::AddOfKind{"melded", Seat{0}, "two", -1}), "There are not so many twos among them.");
  EXPECT_EQ(refused(games::AddOfKind{"melded", Seat{0}, "joker", 6}), "Three packs have only 6 jokers; these are 7.");
  tap(games::SetCount{"melded", Seat{0}, 200});
  EXPECT_EQ(hand_.teams[0].melded, points(200));
  tap(games::AddOfKind{"melded", Seat{0}, "ace", 2});
  EXPECT_EQ(hand_.teams[0].melded, points(240)) << "more cards to a sum";
  EXPECT_EQ(refused(games::SetCount{"melded", Seat{0}, 242}),
            "242 is not possible: every card is worth a multiple of 5.");
  EXPECT_EQ(refused(games::SetCount{"held", Seat{0}, 1775}), "Three packs have 1770 points without the red threes.");
  tap(games::SetCount{"melded", Seat{0}, std::nullopt});
  EXPECT_EQ(hand_, Hand{});
}

TEST_F(SambaTable, TheRestIsTappedOneByOne) {
  tap(games::SetCount{"mixed", Seat{1}, 2});
  tap(games::SetCount{"red_threes", Seat{1}, 4});
  EXPECT_EQ(hand_.teams[1].mixed, 2);
  EXPECT_EQ(refused(games::SetCount{"red_threes", Seat{0}, 3}), "Three packs have only 6 red threes; these are 7.");
  EXPECT_EQ(refused(games::SetCount{"red_threes", Seat{0}, 7}), "Red threes: there are 6 at most.");
  EXPECT_EQ(refused(games::SetCount{"natural", Seat{0}, -1}), "Natural canastas: there are 22 at most.");
  tap(games::SetCount{"bad_take", Seat{0}, 2});
  tap(games::SetCount{"out_failed", Seat{0}, 1});
  tap(games::SetCount{"bad_take", Seat{0}, 1});
  EXPECT_EQ(hand_.teams[0].penalties, (std::vector{Penalty::kBadTake, Penalty::kOutFailed}));
}

TEST_F(SambaTable, CardsAreEnteredOneByOneAfterTheMeldsTheyLieIn) {
  tap(games::PickChoice{"out", "none"});
  tap(games::SetCount{"natural", Seat{0}, 1});
  tap(games::AddOfKind{"melded", Seat{0}, "four_to_seven", 6});
  tap(games::SetCount{"held", Seat{0}, 0});
  tap(games::SetCount{"melded", Seat{1}, 0});
  EXPECT_EQ(refused(games::SetCount{"held", Seat{1}, 0}),
            "Anna and Clara: a meld of seven needs at least 7 cards; 6 are entered.");
  tap(games::AddOfKind{"melded", Seat{0}, "four_to_seven", 1});
  tap(games::SetCount{"held", Seat{1}, 0});
  EXPECT_TRUE(scored(hand_).complete());
}

// ---- every hand

RC_GTEST_PROP(SambaProperties, EveryPointIsOfAReasonAndTheSameForPartners, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const Hand hand = testing::random_samba_hand(random);
  RC_ASSERT(Game::check({{}, deal_of(), {}, hand}).empty());
  const auto result = scored(hand);
  RC_ASSERT(result.complete());
  const PerSeat<Amount> moved = scores_of(result.postings, kSeats);
  for (const Seat seat : Seats{kTeams}) RC_ASSERT(moved[seat] == moved[seat.left(kSeats, kTeams)]);
  for (const Posting& posting : result.postings) {
    RC_ASSERT(posting.amount > 0);
    RC_ASSERT(posting.amount % kStep == 0);
    const auto reasons = Game::reasons();
    RC_ASSERT(std::ranges::any_of(reasons, [&](const auto& each) { return each.reason == posting.reason; }));
  }
}

RC_GTEST_PROP(SambaProperties, KindsAndTheirSumScoreTheSame, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const Hand hand = testing::random_samba_hand(random);
  Hand in_sum = hand;
  for (Team& team : in_sum.teams) {
    team.melded = points(*sum_of(team.melded));
    team.held = points(*sum_of(team.held));
  }
  RC_ASSERT(Game::check({{}, deal_of(), {}, in_sum}).empty());
  RC_ASSERT(scores(hand) == scores(in_sum));
}

// Only the team that went out can have done so against the partner's no. Documents may say it of the other team, taps
// cannot.
void leave_out_what_no_table_enters(Hand& hand) {
  for (int team = 0; team < kTeams; ++team) {
    if (hand.out->team != team)
      std::erase(hand.teams.at(static_cast<std::size_t>(team)).penalties, Penalty::kOutRefused);
  }
}

// Every hand can be entered by taps, in any order.
RC_GTEST_PROP(SambaProperties, EveryHandCanBeTapped, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  Hand hand = testing::random_samba_hand(random);
  leave_out_what_no_table_enters(hand);
  const games::Deal deal = deal_of();
  const games::Entry whole = Game::entry({{}, deal, {}, hand}, kNames);
  std::vector<games::Tap> taps{games::PickChoice{"out", hand.out->team ? std::to_string(*hand.out->team) : "none"}};
  for (const games::Field& field : whole.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts == nullptr) continue;
    for (const Seat seat : Seats{kTeams}) {
      int of_kinds = 0;
      for (const auto& each : counts->additions) of_kinds += each.count[seat];
      if (of_kinds == 0) taps.emplace_back(games::SetCount{counts->id, seat, counts->values[seat]});
      for (const auto& each : counts->additions) {
        if (each.count[seat] > 0) taps.emplace_back(games::AddOfKind{counts->id, seat, each.kind, each.count[seat]});
      }
    }
  }
  Hand entered;
  for (const games::Tap& tap : taps) {
    const auto applied = Game::apply({{}, deal, {}, entered}, tap, kNames);
    RC_ASSERT(applied.has_value());
    entered = *applied;
  }
  RC_ASSERT(scores(entered) == scores(hand));
}

}  // namespace
}  // namespace nullo::samba
