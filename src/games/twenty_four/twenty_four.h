// Twenty-Four: who takes the four cards of each set, whether the board can be solved, and how a table enters it.
// Source: Denexa, "Twenty-Four"; docs/documents.md#twenty_four; twenty_four T1, T2. Pure: no clock, files, globals or
// randomness.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "games/twenty_four/solver.h"
#include "text/say.h"

namespace nullo::twenty_four {

inline constexpr int kLeastSeats = 2;
inline constexpr int kMostSeats = 4;
inline constexpr int kSeatsStep = 2;  // two or four, not three
inline constexpr int kPack = 40;
inline constexpr std::size_t kLongestSolution = 200;  // characters

// Twenty-Four has no options.
struct Rules {
  friend bool operator==(const Rules&, const Rules&) = default;
};

// Who takes the cards of a set.
struct Loser {
  std::optional<Seat> seat = {};  // nobody: all agreed that there is no solution

  friend bool operator==(const Loser&, const Loser&) = default;
};

// What the table saw of one set. Facts only: nothing in here is computed.
struct Hand {
  std::array<std::optional<int>, kNumbers> board = {};  // from 1 to 10, in the order in which they lie
  std::optional<Loser> loser = {};                      // nothing: not decided yet
  std::optional<Seat> solver = {};                      // who said the solution
  std::string solution = {};                            // as it was said; empty: not entered

  friend bool operator==(const Hand&, const Hand&) = default;
};

// A set leaves the next one nothing but the cards held.
using State = games::NothingLeft;

// Places in fact_list().
inline constexpr std::size_t kBoard = 0;
inline constexpr std::size_t kLoser = 1;
inline constexpr std::size_t kSolver = 2;
inline constexpr std::size_t kSolution = 3;

// The board, once all its numbers are entered.
std::optional<Board> whole_board(const Hand& hand);
// "8*5-(7+9) = 24: right.", "5+7+8+9 comes to 29."
std::string judgement_text(const Board& board, std::string_view solution);

struct Game : games::GameOf<Rules, Hand, State> {
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  static std::span<const games::NoteText> note_texts();
  static games::RuleList rule_list() { return {}; }
  static std::string opening(const Rules& rules, const games::Deal& deal, const State& before,
                             const games::Names& names);
  static std::string length(const Rules&, int) { return text::say("Until somebody has no cards left"); }
  static Amount starting_total(const Rules&, int seats) { return kPack / seats; }

  // facts.cpp. The facts of a set cannot contradict each other.
  static games::FactList fact_list();
  // score.cpp: the cards, once it is known who takes them.
  static games::ScoredHand<State> score(const Play& play);
  // score.cpp: what follows a complete hand's points, and which scores are impossible.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: what may be tapped now; one tap.
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.solver);
    if (hand.loser) reseat(hand.loser->seat);
  }
  // figures.cpp
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  // words.cpp
  static std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                 const Posting& posting, const games::Names& names);
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::twenty_four
