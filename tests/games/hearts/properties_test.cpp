// What holds for every hand of Hearts in every variant, over shuffled packs played by the rules. To check the engine,
// each hand is scored a second time, card by card from the rulings.
#include <algorithm>
#include <numeric>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/hearts/hands.h"
#include "games/hearts/hearts.h"
#include "games/hearts/reference.h"
#include "json/tree.h"

namespace nullo::hearts {
namespace {

using testing::HeartsHand;

// Of full size, so that even the first cases cover all variants.
int any_below(int limit) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, limit)); }
std::uint32_t any_seed() { return *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint32_t>()); }

std::optional<MoonChoice> any_choice() { return any_below(2) == 0 ? MoonChoice::kAdd : MoonChoice::kSubtract; }

CardSet any_charged(const Rules& rules) {
  CardSet charged;
  for (const std::string_view card : {"AH", "QS", "JD", "TC"}) {
    if (any_below(3) == 0) charged.insert(*parse_card(card));
  }
  return charged - rules.removed;
}

// Options that no preset combines.
void mix(Rules& rules, int seats) {
  rules.moon = static_cast<Moon>(any_below(6));
  rules.end = static_cast<End>(any_below(2));
  rules.tie = static_cast<Tie>(any_below(2));
  rules.moon_needs_bonus = any_below(2) == 0;
  rules.moon_captured = any_below(3) == 0;
  if (any_below(3) == 0) rules.moon_points = any_below(60);
  if (any_below(3) == 0) rules.sun_points = any_below(60);
  if (any_below(3) == 0) rules.reset = Reset{100, 50};
  if (any_below(3) == 0) rules.double_card = Card{Rank::kTen, Suit::kClubs};
  if (any_below(3) == 0) rules.boosted_nines = true;
  if (rules.kitty.value_or(0) == 0 && rules.removed.empty()) rules.packs = 1 + any_below(2);
  if (rules.packs == 2) rules.kitty.reset();
  if (seats == 4) rules.teams = static_cast<Teams>(any_below(3));
}

Table table_of(const games::Preset<Rules>& preset, bool mixed = false) {
  std::mt19937 random{any_seed()};
  Table table;
  table.rules = preset.rules;
  const int least = preset.least_seats > 0 ? preset.least_seats : kLeastSeats;
  const int most = preset.most_seats > 0 ? preset.most_seats : kMostSeats;
  table.deal.seats = least + any_below(most - least + 1);
  if (mixed) mix(table.rules, table.deal.seats);
  table.deal.dealer = Seat{any_below(table.deal.seats)};
  table.deal.totals = Totals(table.deal.seats);
  for (Amount& total : table.deal.totals) total = any_below(preset.rules.target);
  if (table.rules.teams == Teams::kTogether) {
    for (const Seat seat : {Seat{0}, Seat{1}}) table.deal.totals[seat.left(4, 2)] = table.deal.totals[seat];
  }
  std::optional<Seat> favoured;
  if (any_below(3) > 0) favoured = Seat{any_below(table.deal.seats)};
  const HeartsHand hand{random, table.rules, table.deal, favoured};
  table.ways = hand.ways();
  table.captured = hand.captured();
  table.won = hand.won();
  const std::optional<MoonChoice> choice = any_choice();
  const CardSet charged = table.rules.double_card ? any_charged(table.rules) : CardSet{};
  for (Hand* way : {&table.ways.play, &table.ways.seen, &table.ways.summary}) {
    way->moon_choice = choice;
    way->charged = charged;
  }
  return table;
}

Table any_table() {
  const auto presets = Game::presets();
  return table_of(presets[static_cast<std::size_t>(any_below(static_cast<int>(presets.size())))], any_below(2) == 0);
}

RC_GTEST_PROP(HeartsProperties, AHandInEveryVariantComesToWhatTheRulingsSay, ()) {
  const Table table = any_table();
  RC_ASSERT(table.scored(table.ways.play).complete());
  RC_ASSERT(table.scores(table.ways.play) == Reference{table}.scores());
}

RC_GTEST_PROP(HeartsProperties, PlayedSeenAndSummedComeToTheSame, ()) {
  const Table table = any_table();
  const auto played = table.scored(table.ways.play);
  for (const Hand& hand : table.ways.all()) {
    const auto again = table.scored(hand);
    RC_ASSERT(again.complete());
    RC_ASSERT(table.scores(hand) == table.scores(table.ways.play));
    RC_ASSERT(again.over == played.over);
    RC_ASSERT(again.winners == played.winners);
  }
}

RC_GTEST_PROP(HeartsProperties, StandardHandsSumTo26OrWithAMoonTo78OrMinus26, ()) {
  const Table table = table_of(Game::presets().front());
  const Totals scores = table.scores(table.ways.play);
  const Amount sum = std::accumulate(scores.begin(), scores.end(), Amount{0});
  const auto has_a_moon = table.scored(table.ways.play).postings;
  const bool moon = std::ranges::any_of(has_a_moon, [](const Posting& p) { return p.reason == "moon"; });
  const Amount added = Amount{26} * (table.deal.seats - 1);
  RC_CLASSIFY(moon);
  const bool as_ruled = moon ? sum == added || sum == -26 : sum == 26;
  RC_ASSERT(as_ruled);
}

RC_GTEST_PROP(HeartsProperties, EveryWayToEnterALegalHandIsAcceptedAndNothingIsNoted, ()) {
  const Table table = any_table();
  RC_ASSERT(Game::problem(table.rules, table.deal.seats).empty());
  for (const Hand& hand : table.ways.all()) {
    RC_ASSERT(Game::check({table.rules, table.deal, {}, hand}).empty());
    RC_ASSERT(table.scored(hand).notes.empty());
  }
}

RC_GTEST_PROP(HeartsProperties, TurningTheSeatsTurnsTheScoresAndTheWinners, ()) {
  const Table table = any_table();
  const int seats = table.deal.seats;
  const int steps = 1 + any_below(seats - 1);
  Table turned = table;
  turned.deal.dealer = table.deal.dealer.left(seats, steps);
  for (const Seat seat : Seats{seats}) turned.deal.totals[seat.left(seats, steps)] = table.deal.totals[seat];
  for (const Hand& hand : table.ways.all()) {
    const Hand other = testing::rotated(hand, seats, steps);
    const Totals before = table.scores(hand);
    const Totals after = turned.scores(other);
    for (const Seat seat : Seats{seats}) RC_ASSERT(after[seat.left(seats, steps)] == before[seat]);
    std::set<Seat> winners;
    for (const Seat seat : table.scored(hand).winners) winners.insert(seat.left(seats, steps));
    const std::vector<Seat> won = turned.scored(other).winners;
    RC_ASSERT(winners == std::set<Seat>(won.begin(), won.end()));
  }
}

RC_GTEST_PROP(HeartsProperties, PartnersWhoShareAScoreAlwaysHaveTheSame, ()) {
  Table table = table_of(*std::find_if(Game::presets().begin(), Game::presets().end(),
                                       [](const auto& preset) { return preset.id == "partners_together"; }));
  table.rules.sun_points = any_below(2) * 52;
  for (Hand hand : table.ways.all()) {
    if (!hand.summary && any_below(2) == 0) hand.tricks.resize(static_cast<std::size_t>(any_below(14)));
    const Totals scores = table.scores(hand);
    RC_ASSERT(scores[Seat{0}] == scores[Seat{2}]);
    RC_ASSERT(scores[Seat{1}] == scores[Seat{3}]);
  }
}

RC_GTEST_PROP(HeartsProperties, AHandCutShortPostsCardsAndNoMoonDoublingResetOrEnd, ()) {
  const Table table = any_table();
  Hand cut = any_below(2) == 0 ? table.ways.play : table.ways.seen;
  cut.tricks.resize(static_cast<std::size_t>(any_below(static_cast<int>(cut.tricks.size()))));
  const auto result = table.scored(cut);
  RC_ASSERT(!result.complete());
  RC_ASSERT(!result.over);
  RC_ASSERT(result.winners.empty());
  const std::set<std::string_view> cards{"heart", "queen_of_spades", "penalty_card", "bonus_card", "charged"};
  for (const Posting& posting : result.postings) RC_ASSERT(cards.contains(posting.reason));
}

RC_GTEST_PROP(HeartsProperties, WrittenAndReadAHandIsTheSame, ()) {
  const Table table = any_table();
  for (const Hand& hand : table.ways.all()) {
    json::Writer writer;
    writer.begin_object();
    games::write_facts(Game::fact_list(), writer, &hand);
    writer.end_object();
    json::Tree tree;
    Faults faults;
    RC_ASSERT(tree.parse(writer.text(), faults));
    json::Object object{tree.root(), faults};
    Hand read;
    games::read_facts(Game::fact_list(), object, &table.rules, table.deal, &read);
    RC_ASSERT(read == hand);
    object.refuse_others();
    RC_ASSERT(faults.empty());
  }
}

}  // namespace
}  // namespace nullo::hearts
