// Kabu: who pays whom in one hand, as far as their chips go, and how a table enters it.
// Source: Denexa, "Kabu"; docs/documents.md#kabu; kabu K1-K3. Pure: no clock, files, globals or randomness.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card_set.h"
#include "games/counts.h"
#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "text/say.h"

namespace nullo::kabu {

inline constexpr int kLeastSeats = 2;
inline constexpr int kMostSeats = 6;
inline constexpr int kLeastCards = 2;
inline constexpr int kMostCards = 4;
inline constexpr int kBestNumber = 9;
inline constexpr int kMostStartingChips = 1'000'000;

struct Rules {
  std::optional<int> starting_chips = {};  // of each player; nothing: 10, and 15 more for every player

  friend bool operator==(const Rules&, const Rules&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  games::Counts points;              // each seat's number; empty: not entered
  PerSeat<std::vector<Card>> cards;  // each two to four; of a seat none: not entered; empty: nobody has entered any

  friend bool operator==(const Hand&, const Hand&) = default;
};

using State = games::NothingLeft;

// Aces to tens.
CardSet pack();
inline constexpr text::Sentence kPackText = text::mark("an ace or a card from 2 to 10");
// The number of some cards: the last digit of their sum [kabu K1].
int number_of(const std::vector<Card>& cards);
// Every seat's number, as entered or by its cards; nothing for fewer than two cards.
games::Counts numbers(int seats, const Hand& hand);

struct Game : games::GameOf<Rules, Hand, State> {
  // module.cpp
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static games::RuleList rule_list();
  static std::span<const games::ReasonText> reasons();
  static std::span<const games::NoteText> note_texts();
  // The words for a posting, with what the facts of the hand add; empty: nothing is added.
  static std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                 const Posting& posting, const games::Names& names);
  static std::string length(const Rules&, int) { return text::say("Until somebody cannot pay"); }
  static Amount starting_total(const Rules& rules, int seats);
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);

  // check.cpp: facts that contradict each other.
  static std::vector<games::Conflict> check(const Play& play);
  // score.cpp: the payments, settled from the lowest number up, once all numbers are known; which scores are
  // impossible.
  static games::ScoredHand<State> score(const Play& play);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: the facts; what may be tapped now; one tap.
  static games::FactList fact_list();
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.points);
    reseat(hand.cards);
  }
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::kabu
