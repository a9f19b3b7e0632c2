// What any game declares, and when it is over. Source: docs/documents.md#any_game.
#include "games/any_game/any_game.h"

#include <algorithm>
#include <array>

#include "games/game_module.h"
#include "games/scores_entry.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::any_game {

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 6> kRulesInShort{
      text::mark("Whatever you play: Nullo keeps the points of each hand. Its name is yours; New session offers it "
                 "again by that "
                 "name."),
      text::mark("After each hand, enter what everybody scored. A score below zero begins with −."),
      text::mark("The highest total wins, or the lowest, as you agree."),
      text::mark("The game ends at a target, after a number of hands, or when you stop."),
      text::mark(
          "Where the scores of a hand always add up to the same, the last one follows: Enter says that it is right."),
      text::mark("With four players, partners who sit opposite may share a score."),
  };
  static constexpr std::array<games::ScoreLine, 1> kScoring{{{text::mark("Each hand"), text::mark("what you enter")}}};
  static constexpr games::Info kInfo{
      .id = "any_game",
      .name = text::mark("Any game"),
      .summary = text::mark("A game that Nullo does not know: only its points, hand by hand."),
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kPoint,
      .has_tricks = false,
      .only_scores = true,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static const std::array kPresets{games::Preset<Rules>{"highest",
                                                        text::mark("The highest total wins"),
                                                        text::mark("Only the points, until you stop."),
                                                        "Agreed on at the table",
                                                        {}}};
  return kPresets;
}

games::RuleList Game::rule_list() {
  using games::at;
  static constexpr std::array<std::string_view, 2> kBestWords{"highest", "lowest"};
  static constexpr std::array<text::Sentence, 2> kBestTexts{text::mark("the highest total"),
                                                            text::mark("the lowest total")};
  // The texts of the option that says whether there is such an end.
  static constexpr games::Either kTarget{"has_target", text::mark("A target"),
                                         text::mark("Whether a total ends the game."), text::mark("no"),
                                         text::mark("yes")};
  static constexpr games::Either kHands{"has_hands", text::mark("A number of hands"),
                                        text::mark("Whether the game ends after so many."), text::mark("no"),
                                        text::mark("yes")};
  static constexpr games::Either kSum{
      "has_sum", text::mark("The scores of a hand"),
      text::mark("Whether they always add up to the same: to 0, if what one wins others lose. Partners count once."),
      text::mark("are free"), text::mark("have a fixed sum")};
  static const std::array<games::Rule, 6> kRules{{
      {.key = "name",
       .label = text::mark("Name"),
       .help = text::mark("What you call the game. Sessions and statistics are listed by it."),
       .about = "What the table calls the game; two names are two games in lists and statistics.",
       .kind = games::NameRule{.in = at<&Rules::name>, .most = 40}},
      {.key = "best",
       .label = text::mark("Who wins"),
       .help = text::mark("Whoever has the highest total, or the lowest."),
       .about = "The total that wins.",
       .kind = games::word_rule<&Rules::best>(kBestWords, kBestTexts)},
      {.key = "target",
       .label = text::mark("Target"),
       .help = text::mark("After a hand with a total at or above it the game is over."),
       .about = "The game is over after the hand in which a total is at or above it; null: no such end.",
       .kind =
           games::MaybeNumberRule{
               .in = at<&Rules::target>, .least = 1, .most = kMostTarget, .usual = 100, .either = kTarget}},
      {.key = "hands",
       .label = text::mark("Hands"),
       .help = text::mark("How many hands are played."),
       .about = "The game is over after so many hands; null: no such end.",
       .kind =
           games::MaybeNumberRule{
               .in = at<&Rules::hands>, .least = 1, .most = kMostHands, .usual = 10, .either = kHands}},
      {.key = "sum",
       .label = text::mark("A hand adds up to"),
       .help = text::mark("The last score of each hand follows from the others."),
       .about = "What the scores of each hand add up to, where partners count once; null: anything.",
       .kind = games::MaybeNumberRule{.in = at<&Rules::sum>, .least = -kMostSum, .most = kMostSum, .either = kSum}},
      {.key = "teams",
       .label = text::mark("Partners"),
       .help = text::mark("Four players: those who sit opposite share a score."),
       .about = "Whether partners across share a score; only with four players.",
       .kind = games::FlagRule{.in = at<&Rules::teams>,
                               .texts = {text::mark("everybody alone"), text::mark("two sides")},
                               .only_for = kTeamSeats,
                               .only_for_text = text::mark("Partners need four players")}},
  }};
  return kRules;
}

std::vector<Seat> Game::sharing(const Rules& rules, int seats, Seat seat) {
  if (!rules.teams || seats != kTeamSeats) return {};
  return {seat.left(seats, kSides)};
}

std::string Game::length(const Rules& rules, int) {
  std::string hands = rules.hands ? text::say_count(*rules.hands, "{count} hand", "{count} hands") : std::string{};
  if (!rules.target) return hands;
  if (hands.empty()) {
    return rules.teams ? text::say("Until a side has {points} or more", *rules.target)
                       : text::say("Until somebody has {points} or more", *rules.target);
  }
  return rules.teams ? text::say("Until a side has {points} or more, or after {hands}", *rules.target, hands)
                     : text::say("Until somebody has {points} or more, or after {hands}", *rules.target, hands);
}

std::optional<Rules> Game::one_more_round(const Rules& rules, int) {
  if (!rules.hands || *rules.hands == kMostHands) return std::nullopt;
  Rules more = rules;
  ++*more.hands;
  return more;
}

games::ScoredHand<State> Game::score(const Play& play) {
  games::ScoredHand<State> scored;
  scored.missing.push_back({games::kScores, {}, games::unknown_scores(games::Counts(play.deal.seats)), 0});
  return scored;
}

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  const PerSeat<Amount> scores = scores_of(scored.postings, deal.seats);
  scored.over = rules.hands && deal.number + 1 >= *rules.hands;
  for (const Seat seat : Seats{deal.seats}) {
    if (rules.target && deal.totals[seat] + scores[seat] >= *rules.target) scored.over = true;
  }
}

std::optional<games::Impossible> Game::refuse_scores(const Rules& rules, const games::Deal& deal,
                                                     const games::Counts& scores) {
  if (!rules.sum) return std::nullopt;
  games::Counts once(rules.teams ? kSides : deal.seats);
  for (const Seat seat : Seats{once.size()}) once[seat] = scores[seat];
  return games::not_in_sum(once, {*rules.sum});
}

games::Entry Game::entry(const Play& play, const games::Names& names) {
  return games::entry_of_scores(play.rules, play.deal, games::Counts(play.deal.seats), names);
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::any_game
