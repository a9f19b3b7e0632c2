// Hearts in all its variants: penalty points of one hand, as far as it has been seen, and how a table enters it. Which
// cards count, what a moon does and how the game ends are data, so every variant is a table of options.
// Source: pagat.com, "Hearts"; Denexa, "Hearts"; hearts H1-H14. Pure: no clock, files, globals or randomness.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/card_set.h"
#include "core/trick.h"
#include "games/captured.h"
#include "games/counts.h"
#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/game.h"
#include "games/hearts/points.h"

namespace nullo::hearts {

inline constexpr Card kQueenOfSpades{Rank::kQueen, Suit::kSpades};
inline constexpr int kLeastSeats = 3;
inline constexpr int kMostPoints = 1000;  // of one card, penalty or bonus
inline constexpr int kMostTarget = 1'000'000;
inline constexpr int kMostMoonPoints = 10'000;
inline constexpr int kMostKitty = 20;
inline constexpr int kSides = 2;  // of partners, who sit across

// What shooting the moon does: the others get points; the shooter loses points; the shooter chooses; points are added
// unless that loses the game [hearts H5]; the shooter wins the game [hearts H6]; nothing, the penalties stay as they
// are.
enum class Moon : std::uint8_t { kAdd, kSubtract, kChoice, kAuto, kWin, kNone };
enum class MoonChoice : std::uint8_t { kAdd, kSubtract };
enum class End : std::uint8_t { kReach, kExceed };
enum class Tie : std::uint8_t { kShared, kPlayOn };
// Partners sit across: they share one score, or each has their own and they are added at the end [hearts H10].
enum class Teams : std::uint8_t { kNone, kTogether, kIndividual };
enum class FirstLead : std::uint8_t { kLowestClub, kLeftOfDealer };
enum class FirstTrick : std::uint8_t { kFree, kNoPoints };
enum class HeartsLed : std::uint8_t { kAny, kBroken, kBrokenOrQueen };
enum class Pass : std::uint8_t { kLeft, kRight, kAcross, kLeft2, kRight2, kScatter, kDealer, kHold };

// A total of exactly `at` after a hand becomes `to` [hearts H8].
struct Reset {
  int at = 100;
  int to = 50;

  friend bool operator==(const Reset&, const Reset&) = default;
};

// What doubles a hand where a card does [hearts H7].
inline constexpr Card kTenOfClubs{Rank::kTen, Suit::kClubs};

struct Rules {
  Points penalties{{std::nullopt, Suit::kHearts, 1}, {Rank::kQueen, Suit::kSpades, 13}};
  Points bonus = {};
  Moon moon = Moon::kChoice;
  std::optional<int> moon_points = {};  // nothing: the sum of all penalties in the pack
  bool moon_captured = false;  // in place of it: what the shooter's penalty cards count in this hand [hearts H7]
  bool moon_needs_bonus = false;
  int sun_points = 0;  // 0: taking every trick is no more than a moon [hearts H4]
  int target = 100;
  End end = End::kReach;
  std::optional<Reset> reset = {};
  Tie tie = Tie::kShared;
  Teams teams = Teams::kNone;
  std::optional<Card> double_card = {};  // its captor's score for the hand is doubled [hearts H7]
  int packs = 1;                         // 2: Cancellation [hearts H12]
  CardSet removed = {};                  // taken out of the pack; of two packs, out of one
  CardSet removed_twice = {};            // of two packs, taken out of both
  std::optional<int> kitty = {};         // cards not dealt; nothing: the remainder of an even deal
  bool boosted_nines = false;
  FirstLead first_lead = FirstLead::kLowestClub;
  FirstTrick first_trick = FirstTrick::kFree;
  HeartsLed hearts_led = HeartsLed::kBroken;
  std::optional<std::vector<Pass>> passing = {};  // nothing: as usual for the number of players

  friend bool operator==(const Rules&, const Rules&) = default;
};

// Facts of a hand that is over, in place of its tricks. Cards of the kitty count with whoever got it [hearts H11].
struct Summary {
  games::Counts hearts = {};  // empty: not entered; may be one for each side where partners pool their tricks
  games::Counts tricks = {};  // the same
  std::vector<games::Captured> captured = {};  // in the order entered; with two packs a card may be there twice

  friend bool operator==(const Summary&, const Summary&) = default;
};

struct Kitty {
  std::vector<Card> cards;
  std::optional<Seat> to;

  friend bool operator==(const Kitty&, const Kitty&) = default;
};

// What the table saw. Facts only: nothing in here is computed.
struct Hand {
  std::vector<Trick> tricks;                   // in order; empty where there is a summary
  std::vector<games::Captured> captured = {};  // beside tricks: cards whose trick nobody entered
  std::optional<Summary> summary;
  std::optional<MoonChoice> moon_choice;
  CardSet charged;  // exposed before the first lead, of A♥ Q♠ J♦ 10♣ (Turbo)
  std::optional<Kitty> kitty;
  bool thrown_in = false;  // nothing was left to score, so the table threw in the cards: there are no further tricks

  friend bool operator==(const Hand&, const Hand&) = default;
};

using State = games::NothingLeft;

// score.cpp: whether a captured card counts double. An exposed A♥ doubles every heart; an exposed Q♠ or J♦ doubles
// itself [hearts H7].
bool is_charged(const Hand& hand, Card card);
// score.cpp: why the cards cannot be thrown in after the tricks of this hand, as a sentence; empty: they can.
std::string why_not_thrown_in(const Rules& rules, const games::Deal& deal, const Hand& hand);

struct Game : games::GameOf<Rules, Hand, State> {
  // module.cpp, presets.cpp, rules.cpp, facts.cpp
  static const games::Info& info();
  static std::span<const games::Preset<Rules>> presets();
  static std::span<const games::ReasonText> reasons();
  static std::span<const games::NoteText> note_texts();
  static constexpr bool kNotesOfTricks = true;
  static std::span<const games::NoteText> missing_texts();
  static games::RuleList rule_list();
  static games::FactList fact_list();
  static void schema_of_session(json::Writer& writer);
  static std::vector<games::Option> options(const Rules& rules);
  static Rules read_rules(json::Object& object, int seats);
  static std::string problem(const Rules& rules, int seats);
  static std::vector<Seat> sharing(const Rules& rules, int seats, Seat seat);
  static std::string opening(const Rules& rules, const games::Deal& deal, const State& before,
                             const games::Names& names);
  static std::string length(const Rules& rules, int seats);

  // check.cpp: facts that contradict each other.
  static std::vector<games::Conflict> check(const Play& play);
  // score.cpp: the points fallen due so far, one posting for each captured card (bank to seat; a bonus from seat to
  // bank), and what is still missing. Moon, doubling, reset and the end follow only when the hand is complete.
  static games::ScoredHand<State> score(const Play& play);
  // entered.cpp: what follows a complete hand's points, and which scores are impossible.
  static void conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored);
  static std::optional<games::Impossible> refuse_scores(const Rules& rules, const games::Deal& deal,
                                                        const games::Counts& scores);
  // entry.cpp: what may be tapped now; apply.cpp: one tap.
  static games::Entry entry(const Play& play, const games::Names& names);
  static tl::expected<Hand, games::TapRefusal> apply(const Play& play, const games::Tap& tap,
                                                     const games::Names& names);
  static void reseat(Hand& hand, games::Reseat& reseat) {
    reseat(hand.tricks);
    reseat(hand.captured);
    if (hand.kitty) reseat(hand.kitty->to);
    if (!hand.summary) return;
    reseat(hand.summary->hearts);
    reseat(hand.summary->tricks);
    reseat(hand.summary->captured);
  }
  // figures.cpp: what the statistics count, and how often it happened in a complete hand.
  static std::span<const games::Figure> figures();
  static std::vector<games::Tally> tally(const Play& play, const games::Scored& scored);
  // words.cpp
  static std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                 const Posting& posting, const games::Names& names);
  static std::string say(const games::Missing& missing, const games::Names& names);
  static std::string say(const games::Note& note, const games::Names& names);
};

const games::Module& module_of(const Rules&);

}  // namespace nullo::hearts
