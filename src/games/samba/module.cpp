// What Samba declares: its name, texts and options. Source: Denexa, "Samba"; samba S1-S5.
#include <array>

#include "games/game_module.h"
#include "games/samba/reasons.h"
#include "games/samba/samba.h"
#include "text/say.h"

namespace nullo::samba {

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 9> kRulesInShort{
      text::mark("Four players, partners across; three packs with their jokers, 162 cards, fifteen each."),
      text::mark("Draw a card or take the whole pile, meld what you like, discard one. Melds are three to seven cards "
                 "of a rank, or of a suit in sequence (4 to ace)."),
      text::mark("Jokers and twos are wild in melds of a rank, at most two in each; never in a sequence. A meld "
                 "without them is natural, with one it is mixed."),
      text::mark("Seven of a rank are a canasta, seven in sequence a samba; nothing is added to them."),
      text::mark("The pile is taken only for its top card; frozen by a wild card or a red three, only for a new meld "
                 "with two natural cards of its rank. A black three stops it."),
      text::mark("Red threes are laid out at once and replaced. They count against a team with fewer than two melds of "
                 "seven."),
      text::mark("A team's first meld in a hand needs 15 points with a total below 0, 50 up to 1,495, 90 up to 2,995, "
                 "120 up to 6,995, then 160."),
      text::mark("Going out needs two melds of seven. Who asks the partner is bound by the answer."),
      text::mark("Cards left in both hands are taken off. The first team at the target wins, the higher if both are."),
  };
  static constexpr std::array<games::ScoreLine, 12> kScoring{{
      {text::mark("Joker"), text::mark("50")},
      {text::mark("Two, ace"), text::mark("20")},
      {text::mark("8 to king"), text::mark("10")},
      {text::mark("4 to 7, black three"), text::mark("5")},
      {text::mark("Natural canasta, samba"), text::mark("500")},
      {text::mark("Mixed canasta"), text::mark("300")},
      {text::mark("Red three"), text::mark("100 each, six 1,000")},
      {text::mark("… with fewer than two melds of seven"), text::mark("the same against you")},
      {text::mark("Red three not declared"), text::mark("−500 each")},
      {text::mark("Going out"), text::mark("200")},
      {text::mark("Went out although partner said no, or asked and could not"), text::mark("−100")},
      {text::mark("Pile taken without use"), text::mark("−50")},
  }};
  static constexpr games::Info kInfo{
      .id = "samba",
      .name = text::mark("Samba"),
      .summary = text::mark("Canasta with sequences, for two teams and three packs. The first at 10,000 points wins."),
      .least_seats = kSeats,
      .most_seats = kSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kPoint,
      .has_tricks = false,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{
          "ten_thousand", text::mark("To 10,000"), text::mark("Until a team has 10,000 points."), "Denexa, Samba", {}},
      games::Preset<Rules>{"short",
                           text::mark("To 5,000"),
                           text::mark("A shorter evening: until a team has 5,000 points."),
                           "Denexa, Samba, with half the target",
                           {.target = 5000}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kMeldedReason, text::mark("cards melded")},
      games::ReasonText{kHeldReason, text::mark("cards held")},
      games::ReasonText{kNatural, text::mark("natural canastas")},
      games::ReasonText{kMixed, text::mark("mixed canastas")},
      games::ReasonText{kSambas, text::mark("sambas")},
      games::ReasonText{kRedThreesReason, text::mark("red threes")},
      games::ReasonText{kUndeclared, text::mark("red threes not declared")},
      games::ReasonText{kWentOut, text::mark("going out")},
      games::ReasonText{kOutRefusedReason, text::mark("went out although partner said no")},
      games::ReasonText{kOutFailedReason, text::mark("asked to go out, and could not")},
      games::ReasonText{kBadTakeReason, text::mark("pile taken without use")},
  };
  return kReasons;
}

games::RuleList Game::rule_list() {
  static constexpr std::array<std::string_view, 2> kEndWords{"reach", "exceed"};
  static constexpr std::array<text::Sentence, 2> kEndTexts{text::mark("reached"), text::mark("passed")};
  static const std::array<games::Rule, 2> kRules{{
      {.key = "target",
       .label = text::mark("The game ends at"),
       .help = text::mark("Points of a team."),
       .about = "Points of a team that end the game.",
       .kind = games::NumberRule{.in = games::at<&Rules::target>, .least = 1, .most = kMostTarget}},
      {.key = "end",
       .label = text::mark("At the target"),
       .help = text::mark("The game is over when a team has reached it, or only when it has more."),
       .about = "reach: the game is over when a team has the target or more; exceed: when it has more than the target.",
       .kind = games::word_rule<&Rules::end>(kEndWords, kEndTexts),
       .rare = true},
  }};
  return kRules;
}

std::span<const games::NoteText> Game::note_texts() {
  static constexpr std::array<games::NoteText, 2> kNotes{{
      {kMinimum, "the points that the seat's team needs for its first meld in the next hand", true},
      {kOutTooEarly, "it went out with fewer than two melds of seven", true},
  }};
  return kNotes;
}

std::string Game::length(const Rules& rules, int) {
  if (rules.end == End::kReach)
    return text::say_count(rules.target, "Until a team has reached {count} point",
                           "Until a team has reached {count} points");
  return text::say_count(rules.target, "Until a team has more than {count} point",
                         "Until a team has more than {count} points");
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::samba
