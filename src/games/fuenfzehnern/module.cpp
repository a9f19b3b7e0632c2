// What Fünfzehnern declares: its name, texts and options. Source: Denexa, "Fünfzehnern"; fuenfzehnern F1, F2.
#include <array>

#include "games/facts/length_rule.h"
#include "games/fuenfzehnern/fuenfzehnern.h"
#include "games/game_module.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::fuenfzehnern {
namespace {

constexpr int kUsualHands = 8;

}  // namespace

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 7> kRulesInShort{
      text::mark("Four players and 32 cards from the 7 up, or three without one of the suits. Eight cards each."),
      text::mark("The player left of the dealer leads. Follow suit if you can; the highest card of the suit led wins "
                 "the trick."),
      text::mark("There are no trumps; aces are high. Whoever wins a trick leads to the next one."),
      text::mark("Who wins the lead from another must go on in the suit it was won in, as long as they have it."),
      text::mark("A card of another suit may be led if nothing still unplayed can beat it."),
      text::mark(
          "Zwang: with king and queen of a suit whose ace is out, lead the queen and say so: the ace must be played."),
      text::mark("All score what their cards count, less fifteen. The highest total wins when the players stop."),
  };
  static constexpr std::array<games::ScoreLine, 6> kScoring{{
      {text::mark("An ace"), text::mark("5")},
      {text::mark("A king"), text::mark("4")},
      {text::mark("A queen"), text::mark("3")},
      {text::mark("A jack"), text::mark("2")},
      {text::mark("A ten"), text::mark("1")},
      {text::mark("With the last trick, everybody"), text::mark("−15")},
  }};
  static constexpr games::Info kInfo{
      .id = "fuenfzehnern",
      .name = text::mark("Fünfzehnern"),
      .summary = text::mark(
          "Honours in eight tricks, less fifteen; who wins the lead is bound to its suit. Highest total wins."),
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kPoint,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{
          "open", text::mark("As long as you like"), text::mark("Until the players stop."), "Denexa, Fünfzehnern", {}},
      games::Preset<Rules>{"eight_hands",
                           text::mark("Eight hands"),
                           text::mark("A game of eight hands."),
                           "Denexa, Fünfzehnern (\"a predetermined … number of hands\")",
                           {.hands = kUsualHands}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{"ace", text::mark("an ace")},
      games::ReasonText{"king", text::mark("a king")},
      games::ReasonText{"queen", text::mark("a queen")},
      games::ReasonText{"jack", text::mark("a jack")},
      games::ReasonText{"ten", text::mark("a ten")},
      games::ReasonText{games::kPile, text::mark("counted in the pile")},
      games::ReasonText{"fifteen", text::mark("the fifteen taken off")},
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
  static constexpr std::array<text::Sentence, 4> kSuitTexts{text::mark("clubs"), text::mark("diamonds"),
                                                            text::mark("hearts"), text::mark("spades")};
  static const std::array<games::Rule, 2> kRules{{
      games::length_rule(games::at<&Rules::hands>, kMostHands, kUsualHands),
      {.key = "removed_suit",
       .label = text::mark("The suit that is out"),
       .help = text::mark("Only three players take a suit out of the pack."),
       .about = "With three players, the suit that is taken out of the pack.",
       .kind = games::word_rule<&Rules::removed>(
           kSuitWords, kSuitTexts, 3,
           text::mark("Only three players take a suit out of the pack: set it back to clubs.")),
       .rare = true},
  }};
  return kRules;
}

std::string Game::length(const Rules& rules, int) {
  return rules.hands ? text::say_count(*rules.hands, "{count} hand", "{count} hands") : std::string{};
}

std::optional<Rules> Game::one_more_round(const Rules& rules, int seats) {
  if (!rules.hands || *rules.hands + seats > kMostHands) return std::nullopt;
  Rules more = rules;
  more.hands = *rules.hands + seats;
  return more;
}

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 4> kFigures{{
      {"above", text::mark("Hands with more than fifteen"), {}},
      {"exact", text::mark("Hands with exactly fifteen"), {}},
      {"empty", text::mark("Hands without a point"), text::mark("Fifteen down.")},
      {"aces", text::mark("Aces taken"), text::mark("In hands entered trick by trick.")},
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
