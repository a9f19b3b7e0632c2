// What Écarté declares: its name, texts and options. Source: Denexa, "Écarté"; ecarte E1-E3.
#include <array>

#include "games/ecarte/known.h"
#include "games/game_module.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::ecarte {

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 9> kRulesInShort{
      text::mark("Two players, 32 cards from the 7 up. From the highest: K Q J A 10 9 8 7. Five cards each."),
      text::mark("The next card is turned up: its suit is trumps. If it is a king, the dealer scores a point."),
      text::mark("The other player plays, or proposes an exchange; the dealer agrees or refuses."),
      text::mark("After an exchange both throw cards away and draw as many, and it may be proposed again."),
      text::mark("Who prevents any exchange at all is vulnerable. Refusing a later one costs nothing."),
      text::mark("Whoever then has the king of trumps may show it for a point."),
      text::mark(
          "The player who did not deal leads. Follow suit, and with a higher card if you can; else trump if you can."),
      text::mark("Who wins a trick leads to the next one."),
      text::mark("The first to reach the target wins, also by a king: the hand is then not played out."),
  };
  static constexpr std::array<games::ScoreLine, 5> kScoring{{
      {text::mark("A king turned up"), text::mark("1 for the dealer")},
      {text::mark("The king of trumps shown"), text::mark("1")},
      {text::mark("Three tricks or more"), text::mark("1")},
      {text::mark("All five tricks"), text::mark("1 more")},
      {text::mark("The opponent was vulnerable"), text::mark("1 more")},
  }};
  static constexpr games::Info kInfo{
      .id = "ecarte",
      .name = text::mark("Écarté"),
      .summary = text::mark("Five tricks for two, after an exchange that may be refused. First to "
                            "five points wins."),
      .least_seats = kSeats,
      .most_seats = kSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kPoint,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{
          "usual", text::mark("To five"), text::mark("The first to reach five points wins."), "Denexa, Écarté", {}},
      games::Preset<Rules>{"to_ten",
                           text::mark("To ten"),
                           text::mark("A longer game: the first to reach ten points."),
                           "Denexa, Écarté, for longer",
                           {.target = 10}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{kKingTurned, text::mark("a king turned up")},
      games::ReasonText{kKingShown, text::mark("the king of trumps shown")},
      games::ReasonText{kMajorityWon, text::mark("most tricks")},
      games::ReasonText{kAllTricks, text::mark("all five tricks")},
      games::ReasonText{kVulnerable, text::mark("the opponent had refused the exchange")},
  };
  return kReasons;
}

std::string Game::reason_text(const Rules&, const Hand& hand, std::span<const Posting>, const Posting& posting,
                              const games::Names& names) {
  if (posting.reason != kVulnerable || !hand.refused) return {};
  return text::say("{player} had refused the exchange", names[*hand.refused]);
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
       .label = text::mark("Target"),
       .help = text::mark("First to this many points wins."),
       .about = "The points that win the game.",
       .kind = games::NumberRule{.in = games::at<&Rules::target>, .least = 1, .most = kMostTarget}},
  }};
  return kRules;
}

std::string Game::length(const Rules& rules, int) {
  return text::say("Until somebody reaches {points}", games::amount_of(rules.target, games::Unit::kPoint));
}

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 6> kFigures{{
      {"kings_turned", text::mark("Kings turned up"), text::mark("As the dealer.")},
      {"kings_shown", text::mark("Kings of trumps shown"), {}},
      {"hands_won", text::mark("Hands won"), text::mark("Three tricks or more.")},
      {"all_tricks", text::mark("All five tricks"), {}},
      {"vulnerable", text::mark("Vulnerable opponents beaten"), {}},
      {"refusals", text::mark("Exchanges refused"), {}},
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
  if (missing.key == "upcard") return text::say(kWhichUpcard);
  return missing.trick > 0 ? text::say("Who won trick {trick}?", missing.trick)
                           : text::say("How many tricks did each player win?");
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  const std::string card = note.card ? to_text(*note.card) : "";
  if (note.key == "not_played") {
    return text::say("{player} had won the game by the king: tricks entered after that count nothing.",
                     names[*note.seat]);
  }
  if (note.key == "upcard_played") {
    return text::say("The {card} lay face up and was in nobody's hand, yet it is entered in trick {trick}.", card,
                     note.trick);
  }
  if (note.key == "not_headed") {
    return text::say("{player} did not play higher in trick {trick}, yet later played the {card}.", names[*note.seat],
                     note.trick, card);
  }
  if (note.key == "not_trumped") {
    return text::say("{player} did not trump in trick {trick}, yet later played the {card}.", names[*note.seat],
                     note.trick, card);
  }
  return games::revoke_text(note, names);
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::ecarte
