// Samba: what two teams melded and held, their canastas and sambas, red threes, penalties and going out.
// Source: Denexa, "Samba"; docs/documents.md#samba; samba S1-S5. Pure: no clock, files, globals or
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

namespace nullo::samba {

inline constexpr int kSeats = 4;
inline constexpr int kTeams = 2;  // seats 0 and 2, seats 1 and 3
inline constexpr int kRedThrees = 6;
inline constexpr int kMeldCards = 7;  // of a canasta or samba
inline constexpr int kMeldsToGoOut = 2;
inline constexpr int kMostTarget = 1'000'000;

// The kinds of cards that are worth the same.
enum class Kind { kJoker, kTwo, kAce, kEightToKing, kFourToSeven, kBlackThree };
inline constexpr std::size_t kKinds = 6;
const games::CardScale& scale();
inline constexpr int kCardsInPacks = 156;    // without the red threes
inline constexpr int kPointsInPacks = 1770;  // without the red threes
inline constexpr int kMostMelds = kCardsInPacks / kMeldCards;
inline constexpr int kStep = 5;  // the points of every card are a multiple of it

enum class End { kReach, kExceed };

struct Rules {
  int target = 10000;     // points that end the game
  End end = End::kReach;  // when a team has reached them, or only when it has more [samba S4]

  friend bool operator==(const Rules&, const Rules&) = default;
};

enum class Penalty { kOutRefused, kOutFailed, kBadTake };
inline constexpr int kPenaltyKinds = 3;
inline constexpr int kMostPenalties = 100;  // of a team in a hand

struct Team {
  games::CardSum melded = {};  // without the red threes
  games::CardSum held = {};    // left in both hands, without undeclared red threes
  int natural = 0;             // canastas
  int mixed = 0;
  int sambas = 0;
  int red_threes = 0;  // declared
  int undeclared_red_threes = 0;
  std::vector<Penalty> penalties = {};

  [[nodiscard]] int melds_of_seven() const { return natural + mixed + sambas; }
  friend bool operator==(const Team&, const Team&) = default;
};

// Which team went out.
struct Out {
  std::optional<int> team;  // nobody did

  friend bool operator==(const Out&, const Out&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  std::optional<Out> out = {};  // nothing: not entered
  std::array<Team, kTeams> teams = {};

  friend bool operator==(const Hand&, const Hand&) = default;
};

using State = games::NothingLeft;

// The points of cards; nothing if they were not entered.
std::optional<int> sum_of(const games::CardSum& cards);
// The points that a team's first meld needs, by its total. [samba S5]
int minimum_of_first_meld(Amount total);
// "Anna and Clara".
std::string team_text(int team, const games::Names& names);

struct Game : games::GameOf<Rules, Hand, State> {
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  // The words for a posting, with what the facts of the hand add; empty: nothing is added.
  static std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                 const Posting& posting, const games::Names& names);
  static games::RuleList rule_list();
  static std::span<const games::NoteText> note_texts();
  static std::vector<Seat> sharing(const Rules&, int, Seat seat) { return {seat.left(kSeats, kTeams)}; }
  // Samba has no opening(): the minimums of the first melds are notes of the hand before.
  static std::string length(const Rules& rules, int seats);

  // check.cpp: facts that contradict each other.
  static std::vector<games::Conflict> check(const Play& play);
  // score.cpp
  static games::ScoredHand<State> score(const Play& play);
  // score.cpp: what follows a complete hand's points, and which scores are impossible.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // facts.cpp: the facts; entry.cpp: what may be tapped now; apply.cpp: one tap.
  static games::FactList fact_list();
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.teams);
    if (!hand.out || !hand.out->team) return;
    Seat out{*hand.out->team};
    reseat(out);
    hand.out->team = out.index() % kTeams;
  }
  // figures.cpp: what the statistics count, and how often it happened in a complete hand.
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  // words.cpp
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::samba
