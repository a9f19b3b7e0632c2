// What every game declares, and the check that none forgot anything. A game is one folder with a struct `Game` that has
// these members, and one line in registry.h.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/card_set.h"
#include "core/fault.h"
#include "games/deal.h"
#include "games/entered.h"
#include "games/entry.h"
#include "games/figures.h"
#include "games/scored.h"
#include "json/reader.h"
#include "json/writer.h"
#include "ledger/standings.h"

namespace nullo::games {

// A line of the table of what scores, for the help.
struct ScoreLine {
  std::string_view what;   // "The bum card"
  std::string_view worth;  // "1 point"
};

struct Info {
  std::string_view id;       // as documents and the database have it; never changed
  std::string_view name;     // "Tëtka"
  std::string_view summary;  // one sentence for the list of games
  int least_seats = 4;
  int most_seats = 4;
  int seats_step = 1;  // 2: two or four players, not three
  BestIs best = BestIs::kLowest;
  std::string_view unit;                    // "point", "chip", "card"
  int least_opening = -1'000'000;           // the least that a seat may begin a session with
  bool pays_at_once = false;                // chips that move between players and pots as they fall due
  bool deal_goes_right = false;             // the next dealer is the seat to the right
  bool has_dealer = true;                   // false: nobody deals; who is said to do so is no matter
  bool has_tricks = true;                   // false: the keys of tricks are no help
  bool keeps_pots = false;                  // pots of several hands may lie there together, so each has its number
  std::span<const std::string_view> rules;  // in short sentences of our own, for the help
  std::span<const ScoreLine> scoring;
};

// The number of players nearest to `count` that the game takes; of two as near the larger, which seats everybody.
inline int fitting_seats(const Info& game, int count) {
  const int within = std::clamp(count, game.least_seats, game.most_seats);
  const int beyond = (within - game.least_seats) % game.seats_step;
  return beyond == 0 ? within : std::min(within - beyond + game.seats_step, game.most_seats);
}

// The length of a game that the rules do not end.
inline constexpr std::string_view kUntilYouStop = "Until you stop";

// One sentence and one way of speaking for each reason of a posting.
struct ReasonText {
  std::string_view reason;          // "bum_trick"
  std::string_view text;            // "the bum card's number"
  std::string_view sums_with = {};  // the reason that it is one thing with over many hands; empty: none
};

// What a card, or every card of a suit, is worth.
struct CardPoints {
  std::optional<Rank> rank;  // nothing: every card of the suit that has no points of its own
  Suit suit = Suit::kClubs;
  int points = 0;

  friend bool operator==(const CardPoints&, const CardPoints&) = default;
};

// An option of the rules, as the New session screen offers it.
struct Option {
  std::string_view key;  // as in `rules`
  std::string_view label;
  std::string_view help;  // one sentence
  // A whole number within bounds.
  struct Number {
    int least = 0;
    int most = 0;
    int value = 0;
  };
  // One of some words.
  struct Choice {
    std::vector<std::string> words;
    std::size_t value = 0;
  };
  // Any set of cards.
  struct Cards {
    CardSet value;
  };
  // A table of cards and what they are worth, each within bounds.
  struct Points {
    int least = 0;
    int most = 0;
    std::vector<CardPoints> value;
  };
  std::variant<Number, Choice, Cards, Points> kind;
  bool rare = false;  // offered further down: most tables never change it
};

// What an option is set to: a number's value or the index of a choice's word; cards; points.
using OptionValue = std::variant<int, CardSet, std::vector<CardPoints>>;

template <class Rules>
struct Preset {
  std::string_view id;
  std::string_view name;
  std::string_view sentence;
  std::string_view source;
  Rules rules;
  int least_seats = 0;  // for how many players it is; 0: as many as the game
  int most_seats = 0;
};

// `Game` of each folder. `rules` are valid, `deal` fits them, and `hand` has been read or tapped together, so it has
// passed check(): score() and entry() need not look for contradictions.
template <class G>
concept GameModule = requires(const typename G::Rules& rules, const Deal& deal, const typename G::State& state,
                              const typename G::Hand& hand, const Names& names, const Tap& tap,
                              const OptionValue& value, json::Object& object, json::Writer& writer,
                              const Missing& missing, const Note& note, const Scored& scored, Faults& faults,
                              Scored& posted, const Counts& scores) {
  { G::info() } -> std::same_as<const Info&>;
  { G::presets() } -> std::same_as<std::span<const Preset<typename G::Rules>>>;
  { G::reasons() } -> std::same_as<std::span<const ReasonText>>;
  { G::options(rules) } -> std::same_as<std::vector<Option>>;
  // Sets one option; what does not fit it changes nothing.
  { G::with_option(rules, std::string_view{}, value) } -> std::same_as<typename G::Rules>;
  // Why these rules cannot be played by so many: a sentence; empty where they can.
  { G::problem(rules, deal.seats) } -> std::same_as<std::string>;
  // The seats whose score is this seat's too: partners who share one.
  { G::sharing(rules, deal.seats, deal.dealer) } -> std::same_as<std::vector<Seat>>;
  // How the hand begins, besides who deals and who leads: "Pass three cards to the left. The 2♣ leads."; may be empty.
  { G::opening(rules, deal, state, names) } -> std::same_as<std::string>;
  // When the game is over: "4 hands", "Until somebody reaches 100 points".
  { G::length(rules, deal.seats) } -> std::same_as<std::string>;
  // How many hands the game has, where the rules say so; one more round of it, where there is such a thing.
  { G::hands_in_game(rules, deal.seats) } -> std::same_as<std::optional<int>>;
  { G::one_more_round(rules, deal.seats) } -> std::same_as<std::optional<typename G::Rules>>;
  // What a session starts with: chips, or nothing.
  { G::starting_total(rules, deal.seats) } -> std::same_as<Amount>;
  { G::initial(rules, deal.seats) } -> std::same_as<typename G::State>;
  { G::pots(state) } -> std::same_as<std::optional<std::vector<Amount>>>;

  { G::check(rules, deal, state, hand) } -> std::same_as<std::vector<Conflict>>;
  { G::score(rules, deal, state, hand) } -> std::same_as<ScoredHand<typename G::State>>;
  { G::entry(rules, deal, state, hand, names) } -> std::same_as<Entry>;
  { G::apply(rules, deal, state, hand, tap, names) } -> std::same_as<tl::expected<typename G::Hand, TapRefusal>>;

  // What follows once all points of a complete hand are posted: a reset, the end of the game, who has won.
  { G::conclude(rules, deal, posted) } -> std::same_as<void>;
  // Why these scores of a hand that nobody watched cannot be; nothing where they can, with those not known yet or not.
  { G::refuse_scores(rules, deal, scores) } -> std::same_as<std::optional<Impossible>>;

  // What the statistics count, besides points and places; of a complete hand, how often, for each seat.
  { G::figures() } -> std::same_as<std::span<const Figure>>;
  { G::tally(rules, deal, hand, scored) } -> std::same_as<std::vector<Tally>>;

  // Sentences: "Who captured the Q♥?", "Boris revoked in trick 4: …".
  { G::say(missing, names) } -> std::same_as<std::string>;
  { G::say(note, names) } -> std::same_as<std::string>;

  // Reads the game's own keys of an open object and writes them into one; shape only, contradictions are check()'s.
  { G::read_rules(object, deal.seats) } -> std::same_as<typename G::Rules>;
  { G::write_rules(writer, rules) } -> std::same_as<void>;
  { G::read_hand(object, rules, deal) } -> std::same_as<typename G::Hand>;
  { G::write_hand(writer, hand) } -> std::same_as<void>;
};

}  // namespace nullo::games
