// What Écarté declares: its name, texts and options. Source: Denexa, "Écarté"; ecarte E1-E3.
#include <array>

#include <fmt/core.h>

#include "games/ecarte/known.h"
#include "games/game_module.h"
#include "games/words.h"

namespace nullo::ecarte {

const games::Info& Game::info() {
  static constexpr std::array<std::string_view, 9> kRulesInShort{
      "Two players, 32 cards from the 7 up. From the highest: K Q J A 10 9 8 7. Five cards each.",
      "The next card is turned up: its suit is trumps. If it is a king, the dealer scores a point.",
      "The other player plays, or proposes an exchange; the dealer agrees or refuses.",
      "After an exchange both throw cards away and draw as many, and it may be proposed again.",
      "Who prevents any exchange at all is vulnerable. Refusing a later one costs nothing.",
      "Whoever then has the king of trumps may show it for a point.",
      "The player who did not deal leads. Follow suit, and with a higher card if you can; else trump if you can.",
      "Who wins a trick leads to the next one.",
      "The first to reach the target wins, also by a king: the hand is then not played out.",
  };
  static constexpr std::array<games::ScoreLine, 5> kScoring{{
      {"A king turned up", "1 for the dealer"},
      {"The king of trumps shown", "1"},
      {"Three tricks or more", "1"},
      {"All five tricks", "1 more"},
      {"The opponent was vulnerable", "1 more"},
  }};
  static constexpr games::Info kInfo{.id = "ecarte",
                                     .name = "Écarté",
                                     .summary =
                                         "Five tricks for two, after an exchange that may be refused. First to "
                                         "five points wins.",
                                     .least_seats = kSeats,
                                     .most_seats = kSeats,
                                     .best = BestIs::kHighest,
                                     .unit = "point",
                                     .rules = kRulesInShort,
                                     .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"usual", "To five", "The first to reach five points wins.", "Denexa, Écarté", {}},
      games::Preset<Rules>{"to_ten",
                           "To ten",
                           "A longer game: the first to reach ten points.",
                           "Denexa, Écarté, for longer",
                           {.target = 10}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kKingTurned, "a king turned up"},
      games::ReasonText{kKingShown, "the king of trumps shown"},
      games::ReasonText{kMajorityWon, "most tricks"},
      games::ReasonText{kAllTricks, "all five tricks"},
      games::ReasonText{kVulnerable, "the opponent had refused the exchange"},
  };
  return kReasons;
}

std::string Game::reason_text(const Rules&, const Hand& hand, std::span<const Posting>, const Posting& posting,
                              const games::Names& names) {
  if (posting.reason != kVulnerable || !hand.refused) return {};
  return fmt::format("{} had refused the exchange", names[*hand.refused]);
}

std::span<const games::NoteText> Game::note_texts() {
  static constexpr std::array kNotes{
      games::kRevokeNote,
      games::NoteText{"not_headed", "it did not play higher, though able", true},
      games::NoteText{"not_trumped", "it did not trump, though able", true},
      games::NoteText{"upcard_played", "the card turned up, which was in nobody's hand, lies in this trick", true},
      games::NoteText{"not_played", "tricks were entered after its king had won the game", true},
  };
  return kNotes;
}

games::RuleList Game::rule_list() {
  static const std::array<games::Rule, 1> kRules{{
      {.key = "target",
       .label = "Target",
       .help = "First to this many points wins.",
       .about = "The points that win the game.",
       .kind = games::NumberRule{.in = games::at<&Rules::target>, .least = 1, .most = kMostTarget}},
  }};
  return kRules;
}

std::string Game::length(const Rules& rules, int) {
  return fmt::format("Until somebody reaches {}", games::amount_of(rules.target, "point"));
}

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 6> kFigures{{
      {"kings_turned", "Kings turned up", "As the dealer."},
      {"kings_shown", "Kings of trumps shown", ""},
      {"hands_won", "Hands won", "Three tricks or more."},
      {"all_tricks", "All five tricks", ""},
      {"vulnerable", "Vulnerable opponents beaten", ""},
      {"refusals", "Exchanges refused", ""},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  static constexpr std::array<games::Counted, 5> kCounted{{{"kings_turned", kKingTurned},
                                                           {"kings_shown", kKingShown},
                                                           {"hands_won", kMajorityWon},
                                                           {"all_tricks", kAllTricks},
                                                           {"vulnerable", kVulnerable}}};
  std::vector<games::Tally> tallies;
  games::tally_postings(scored.postings, kCounted, tallies);
  if (play.hand.refused) tallies.push_back({*play.hand.refused, "refusals"});
  return tallies;
}

std::string Game::say(const games::Missing& missing, const games::Names&) {
  if (missing.key == "upcard") return std::string{kWhichUpcard};
  return missing.trick > 0 ? fmt::format("Who won trick {}?", missing.trick) : "How many tricks did each player win?";
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  const std::string card = note.card ? to_text(*note.card) : "";
  if (note.key == "not_played") {
    return fmt::format("{} had won the game by the king: tricks entered after that count nothing.", names[*note.seat]);
  }
  if (note.key == "upcard_played") {
    return fmt::format("The {} lay face up and was in nobody's hand, yet it is entered in trick {}.", card, note.trick);
  }
  if (note.key == "not_headed") {
    return fmt::format("{} did not play higher in trick {}, yet later played the {}.", names[*note.seat], note.trick,
                       card);
  }
  if (note.key == "not_trumped") {
    return fmt::format("{} did not trump in trick {}, yet later played the {}.", names[*note.seat], note.trick, card);
  }
  return games::revoke_text(note, names);
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::ecarte
