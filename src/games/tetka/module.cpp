// What Tëtka declares: its name, texts, options and sentences. Source: Denexa, "Tëtka"; tetka T6.
#include <array>

#include "games/game_module.h"
#include "games/tetka/fields.h"
#include "games/tetka/tetka.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::tetka {

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 7> kRulesInShort{
      text::mark("Four players, 52 cards, thirteen each. The dealer shows the last card dealt: the bum card."),
      text::mark("The player left of the dealer leads. Follow suit if you can; the highest card of the suit led wins "
                 "the trick."),
      text::mark("Whoever wins a trick leads to the next one. There are no trumps; aces are high."),
      text::mark(
          "The bum card's number names a trick: ace the first, 2 to 10 as printed, jack 11, queen 12, king the last."),
      text::mark("The queen of the bum card's suit is Tëtka. If a queen is the bum card, she is Tëtka too."),
      text::mark(
          "If most tricks are tied, the tied player who captured most cards of the bum suit scores; if still tied, who "
          "captured its highest."),
      text::mark("After everybody has dealt as often as agreed, the lowest total wins."),
  };
  static constexpr std::array<games::ScoreLine, 6> kScoring{{
      {text::mark("Capturing the bum card"), text::mark("1")},
      {text::mark("Capturing Tëtka"), text::mark("2")},
      {text::mark("Capturing any other queen"), text::mark("1 each")},
      {text::mark("Winning the trick with the bum card's number"), text::mark("1")},
      {text::mark("Winning the last trick (with a king as bum card: 2 in all)"), text::mark("1")},
      {text::mark("Winning most tricks"), text::mark("1")},
  }};
  static constexpr games::Info kInfo{
      .id = "tetka",
      .name = text::mark("Tëtka"),
      .summary = text::mark(
          "Dodge the queens, the bum card, its trick, the last trick and most tricks. The lowest total wins."),
      .least_seats = kSeats,
      .most_seats = kSeats,
      .best = BestIs::kLowest,
      .unit = games::Unit::kPoint,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"one_orbit",
                           text::mark("One orbit"),
                           text::mark("Four hands: each player deals once."),
                           "Denexa, Ending the game",
                           {.orbits = 1}},
      games::Preset<Rules>{"two_orbits",
                           text::mark("Two orbits"),
                           text::mark("Eight hands: each player deals twice."),
                           "Denexa, Ending the game (\"if a longer game is desired\")",
                           {.orbits = 2}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{"bum_card", text::mark("the bum card")},
      games::ReasonText{"tetka", text::mark("Tëtka, the queen of the bum suit")},
      games::ReasonText{"queen", text::mark("another queen")},
      games::ReasonText{"bum_trick", text::mark("the bum card's number")},
      games::ReasonText{"last_trick", text::mark("the last trick")},
      games::ReasonText{"most_tricks", text::mark("most tricks")},
  };
  return kReasons;
}

std::span<const games::NoteText> Game::note_texts() { return {&games::kRevokeNote, 1}; }

games::RuleList Game::rule_list() {
  static const std::array<games::Rule, 1> kRules{{
      {.key = "orbits",
       .label = text::mark("Orbits"),
       .help = text::mark("How often everybody deals: a game is four hands an orbit."),
       .about = "How often everybody deals: the game has four times as many hands.",
       .kind = games::NumberRule{.in = games::at<&Rules::orbits>, .least = 1, .most = kMostOrbits}},
  }};
  return kRules;
}

std::string Game::length(const Rules& rules, int) {
  return text::say_count(kSeats * rules.orbits, "{count} hand", "{count} hands");
}

std::optional<int> Game::hands_in_game(const Rules& rules, int) { return kSeats * rules.orbits; }

std::optional<Rules> Game::one_more_round(const Rules& rules, int) {
  if (rules.orbits >= kMostOrbits) return std::nullopt;
  return Rules{.orbits = rules.orbits + 1};
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  for (const games::Fact* fact : {&bum_card_fact(), &bum_trick_fact(), &last_trick_fact()}) {
    if (missing.key == fact->key) return text::say(fact->asks);
  }
  if (missing.key == "tricks") {
    return missing.trick > 0 ? text::say("Who won trick {trick}?", missing.trick)
                             : text::say("How many tricks did everybody win?");
  }
  if (missing.key == "captured") return text::say("Who captured {cards}?", games::join_cards(missing.cards));
  const std::string suit =
      missing.cards.empty() ? text::say("the bum suit") : suit_name((*missing.cards.begin()).suit());
  if (missing.key == "bum_suit") {
    return text::say("A tie for most tricks: how many {suit} did {players} capture? Not noted: {cards}.", suit,
                     games::join_names(missing.seats, names), games::join_cards(missing.cards));
  }
  return text::say("{players} has most tricks: who captured the highest of the {suit}? Not noted: {cards}.",
                   games::join_names(missing.seats, names, games::Last::kOr), suit, games::join_cards(missing.cards));
}

std::string Game::say(const games::Note& note, const games::Names& names) { return games::revoke_text(note, names); }

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::tetka
