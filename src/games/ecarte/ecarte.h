// Écarté: five tricks between two, a king turned up or shown, a player who refused the exchange. Source: Denexa,
// "Écarté"; ecarte E1-E3. Pure: no clock, files, globals or randomness.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/card_set.h"
#include "games/counts.h"
#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "games/tricks.h"

namespace nullo::ecarte {

inline constexpr int kSeats = 2;
inline constexpr int kTricksPerHand = 5;
inline constexpr int kMajority = 3;
inline constexpr int kMostTarget = 1'000'000;

struct Rules {
  int target = 5;

  friend bool operator==(const Rules&, const Rules&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  std::optional<Card> upcard;            // its suit is trumps
  std::optional<Seat> king_shown;        // who showed the king of trumps
  std::optional<Seat> refused;           // who refused any exchange and so is vulnerable
  std::vector<Trick> tricks;             // in order; empty if there is a summary
  std::optional<games::Counts> summary;  // tricks won by each seat; an empty table: nothing known yet

  friend bool operator==(const Hand&, const Hand&) = default;
};

using State = games::NothingLeft;

struct Game : games::GameOf<Rules, Hand, State> {
  // module.cpp
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  static std::span<const games::NoteText> note_texts();
  static games::RuleList rule_list();
  static std::string length(const Rules& rules, int seats);
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  static std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                 const Posting& posting, const games::Names& names);
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);

  // check.cpp
  static std::vector<games::Conflict> check(const Play& play);
  // score.cpp
  static games::ScoredHand<State> score(const Play& play);
  // score.cpp: what follows a complete hand's points, and which scores are impossible.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: the facts; what may be tapped now; one tap.
  static games::FactList fact_list();
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.king_shown);
    reseat(hand.refused);
    reseat(hand.tricks);
    reseat(hand.summary);
  }
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::ecarte
