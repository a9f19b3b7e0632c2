// What Fünfzehnern declares: its name, texts and options. Source: Denexa, "Fünfzehnern"; fuenfzehnern F1, F2.
#include <array>

#include <fmt/core.h>

#include "games/facts/length_rule.h"
#include "games/fuenfzehnern/fuenfzehnern.h"
#include "games/game_module.h"
#include "games/words.h"

namespace nullo::fuenfzehnern {
namespace {

constexpr int kUsualHands = 8;

}  // namespace

const games::Info& Game::info() {
  static constexpr std::array<std::string_view, 7> kRulesInShort{
      "Four players and 32 cards from the 7 up, or three without one of the suits. Eight cards each.",
      "The player left of the dealer leads. Follow suit if you can; the highest card of the suit led wins the trick.",
      "There are no trumps; aces are high. Whoever wins a trick leads to the next one.",
      "Who wins the lead from another must go on in the suit it was won in, as long as they have it.",
      "A card of another suit may be led if nothing still unplayed can beat it.",
      "Zwang: with king and queen of a suit whose ace is out, lead the queen and say so: the ace must be played.",
      "All score what their cards count, less fifteen. The highest total wins when the players stop.",
  };
  static constexpr std::array<games::ScoreLine, 6> kScoring{{
      {"An ace", "5"},
      {"A king", "4"},
      {"A queen", "3"},
      {"A jack", "2"},
      {"A ten", "1"},
      {"With the last trick, everybody", "−15"},
  }};
  static constexpr games::Info kInfo{
      .id = "fuenfzehnern",
      .name = "Fünfzehnern",
      .summary = "Honours in eight tricks, less fifteen; who wins the lead is bound to its suit. Highest total wins.",
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kHighest,
      .unit = "point",
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"open", "As long as you like", "Until the players stop.", "Denexa, Fünfzehnern", {}},
      games::Preset<Rules>{"eight_hands",
                           "Eight hands",
                           "A game of eight hands.",
                           "Denexa, Fünfzehnern (\"a predetermined … number of hands\")",
                           {.hands = kUsualHands}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{"ace", "an ace"},
      games::ReasonText{"king", "a king"},
      games::ReasonText{"queen", "a queen"},
      games::ReasonText{"jack", "a jack"},
      games::ReasonText{"ten", "a ten"},
      games::ReasonText{games::kPile, "counted in the pile"},
      games::ReasonText{"fifteen", "the fifteen taken off"},
  };
  return kReasons;
}

std::span<const games::NoteText> Game::note_texts() {
  static constexpr std::array kNotes{
      games::kRevokeNote,
      games::NoteText{"bound_lead", "it led this card although it was bound to another suit", true},
  };
  return kNotes;
}

games::RuleList Game::rule_list() {
  static constexpr std::array<std::string_view, 4> kSuitWords{"C", "D", "H", "S"};
  static constexpr std::array<std::string_view, 4> kSuitTexts{"clubs", "diamonds", "hearts", "spades"};
  static const std::array<games::Rule, 2> kRules{{
      games::length_rule(games::at<&Rules::hands>, kMostHands, kUsualHands),
      {.key = "removed_suit",
       .label = "The suit that is out",
       .help = "Only three players take a suit out of the pack.",
       .about = "With three players, the suit that is taken out of the pack.",
       .kind = games::word_rule<&Rules::removed>(
           kSuitWords, kSuitTexts, 3, "Only three players take a suit out of the pack: set it back to clubs."),
       .rare = true},
  }};
  return kRules;
}

std::string Game::length(const Rules& rules, int) {
  return rules.hands ? games::amount_of(*rules.hands, "hand") : std::string{games::kUntilYouStop};
}

std::optional<Rules> Game::one_more_round(const Rules& rules, int seats) {
  if (!rules.hands || *rules.hands + seats > kMostHands) return std::nullopt;
  Rules more = rules;
  more.hands = *rules.hands + seats;
  return more;
}

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 4> kFigures{{
      {"above", "Hands with more than fifteen", ""},
      {"exact", "Hands with exactly fifteen", ""},
      {"empty", "Hands without a point", "Fifteen down."},
      {"aces", "Aces taken", "In hands entered trick by trick."},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  static constexpr std::array<games::Counted, 1> kCounted{{{"aces", "ace"}}};
  std::vector<games::Tally> tallies;
  games::tally_postings(scored.postings, kCounted, tallies);
  games::tally_clean(scored.postings, play.deal.seats, "empty", tallies);
  const PerSeat<Amount> points = games::points_taken(scored.postings, play.deal.seats);
  for (const Seat seat : Seats{play.deal.seats}) {
    if (points[seat] > kTakenOff) tallies.push_back({seat, "above"});
    if (points[seat] == kTakenOff) tallies.push_back({seat, "exact"});
  }
  return tallies;
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::fuenfzehnern
