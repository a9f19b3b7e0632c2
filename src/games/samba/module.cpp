// What Samba declares: its name, texts and options. Source: Denexa, "Samba"; samba S1-S5.
#include <array>

#include <fmt/core.h>

#include "games/game_module.h"
#include "games/samba/reasons.h"
#include "games/samba/samba.h"
#include "games/words.h"

namespace nullo::samba {

const games::Info& Game::info() {
  static constexpr std::array<std::string_view, 9> kRulesInShort{
      "Four players, partners across; three packs with their jokers, 162 cards, fifteen each.",
      "Draw a card or take the whole pile, meld what you like, discard one. Melds are three to seven cards of a rank, "
      "or of a suit in sequence (4 to ace).",
      "Jokers and twos are wild in melds of a rank, at most two in each; never in a sequence. A meld without them is "
      "natural, with one it is mixed.",
      "Seven of a rank are a canasta, seven in sequence a samba; nothing is added to them.",
      "The pile is taken only for its top card; frozen by a wild card or a red three, only for a new meld with two "
      "natural cards of its rank. A black three stops it.",
      "Red threes are laid out at once and replaced. They count against a team with fewer than two melds of seven.",
      "A team's first meld in a hand needs 15 points with a total below 0, 50 up to 1,495, 90 up to 2,995, 120 up to "
      "6,995, then 160.",
      "Going out needs two melds of seven. Who asks the partner is bound by the answer.",
      "Cards left in both hands are taken off. The first team at the target wins, the higher if both are.",
  };
  static constexpr std::array<games::ScoreLine, 12> kScoring{{
      {"Joker", "50"},
      {"Two, ace", "20"},
      {"8 to king", "10"},
      {"4 to 7, black three", "5"},
      {"Natural canasta, samba", "500"},
      {"Mixed canasta", "300"},
      {"Red three", "100 each, six 1,000"},
      {"… with fewer than two melds of seven", "the same against you"},
      {"Red three not declared", "−500 each"},
      {"Going out", "200"},
      {"Went out although partner said no, or asked and could not", "−100"},
      {"Pile taken without use", "−50"},
  }};
  static constexpr games::Info kInfo{
      .id = "samba",
      .name = "Samba",
      .summary = "Canasta with sequences, for two teams and three packs. The first at 10,000 points wins.",
      .least_seats = kSeats,
      .most_seats = kSeats,
      .best = BestIs::kHighest,
      .unit = "point",
      .has_tricks = false,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"ten_thousand", "To 10,000", "Until a team has 10,000 points.", "Denexa, Samba", {}},
      games::Preset<Rules>{"short",
                           "To 5,000",
                           "A shorter evening: until a team has 5,000 points.",
                           "Denexa, Samba, with half the target",
                           {.target = 5000}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kMeldedReason, "cards melded"},
      games::ReasonText{kHeldReason, "cards held"},
      games::ReasonText{kNatural, "natural canastas"},
      games::ReasonText{kMixed, "mixed canastas"},
      games::ReasonText{kSambas, "sambas"},
      games::ReasonText{kRedThreesReason, "red threes"},
      games::ReasonText{kUndeclared, "red threes not declared"},
      games::ReasonText{kWentOut, "going out"},
      games::ReasonText{kOutRefusedReason, "went out although partner said no"},
      games::ReasonText{kOutFailedReason, "asked to go out, and could not"},
      games::ReasonText{kBadTakeReason, "pile taken without use"},
  };
  return kReasons;
}

games::RuleList Game::rule_list() {
  static constexpr std::array<std::string_view, 2> kEndWords{"reach", "exceed"};
  static constexpr std::array<std::string_view, 2> kEndTexts{"reached", "passed"};
  static const std::array<games::Rule, 2> kRules{{
      {.key = "target",
       .label = "The game ends at",
       .help = "Points of a team.",
       .about = "Points of a team that end the game.",
       .kind = games::NumberRule{.in = games::at<&Rules::target>, .least = 1, .most = kMostTarget}},
      {.key = "end",
       .label = "At the target",
       .help = "The game is over when a team has reached it, or only when it has more.",
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
  return fmt::format("Until a team has {} {}", rules.end == End::kReach ? "reached" : "more than",
                     games::amount_of(rules.target, "point"));
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::samba
