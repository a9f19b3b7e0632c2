// The interface by which everything above the games uses a game. Each game is one folder. It declares what it is by a
// struct (game.h), from which its module is made (game_module.h); registry.h lists the games.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/captured.h"
#include "games/deal.h"
#include "games/entered.h"
#include "games/entry.h"
#include "games/figures.h"
#include "games/info.h"
#include "games/option.h"
#include "games/play.h"
#include "games/scored.h"
#include "games/value.h"
#include "json/reader.h"
#include "json/writer.h"

namespace nullo::games {

struct Description;  // facts/description.h

// Rules that people know by a name.
struct PresetInfo {
  std::string_view id;
  text::Sentence name;
  text::Sentence sentence;
  std::string_view source;
  Rules rules;
  int least_seats = 0;  // the numbers of players it is for
  int most_seats = 0;
};

// Rules, states and hands are of this game. The rules are valid, the deal fits them, and the hand was read from a
// document or entered tap by tap, so it has passed check(): score() and entry() need not look for contradictions.
class Module {
 public:
  Module() = default;
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;
  virtual ~Module() = default;

  [[nodiscard]] virtual const Info& info() const = 0;
  // What the game is called, and the total that wins: as in info(), unless the rules say so.
  [[nodiscard]] virtual std::string name(const Rules& rules) const = 0;
  [[nodiscard]] virtual BestIs best(const Rules& rules) const = 0;
  [[nodiscard]] virtual Rules default_rules() const = 0;
  [[nodiscard]] virtual std::vector<PresetInfo> presets() const = 0;
  [[nodiscard]] virtual std::span<const ReasonText> reasons() const = 0;
  // The words for one posting, with what the facts of the hand add to them; empty: the text in reasons() is enough.
  [[nodiscard]] virtual std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                                const Posting& posting, const Names& names) const = 0;
  // The cards that stand behind these words, where a posting is for several; empty: none but the posting's own.
  [[nodiscard]] virtual std::vector<Card> listed_cards(const Hand& hand, const Posting& posting) const = 0;
  [[nodiscard]] virtual std::vector<Option> options(const Rules& rules) const = 0;
  // Sets one option. A value that does not fit the option changes nothing.
  [[nodiscard]] virtual Rules with_option(const Rules& rules, std::string_view key, const OptionValue& value) const = 0;
  // Why this number of players cannot play by these rules, as a sentence; empty if they can.
  [[nodiscard]] virtual std::string problem(const Rules& rules, int seats) const = 0;
  // The partners who share this seat's score; empty: nobody does.
  [[nodiscard]] virtual std::vector<Seat> sharing(const Rules& rules, int seats, Seat seat) const = 0;
  // How the hand begins, besides who deals and who leads: "Pass three cards to the left. The 2♣ leads."; may be empty.
  [[nodiscard]] virtual std::string opening(const Rules& rules, const Deal& deal, const State& before,
                                            const Names& names) const = 0;
  // When the game is over: "4 hands", "Until somebody reaches 100 points"; empty: when the players stop.
  [[nodiscard]] virtual std::string length(const Rules& rules, int seats) const = 0;
  // The number of hands in the game, if the rules fix it; and the rules with one more round, if the game can have one.
  [[nodiscard]] virtual std::optional<int> hands_in_game(const Rules& rules, int seats) const = 0;
  [[nodiscard]] virtual std::optional<Rules> one_more_round(const Rules& rules, int seats) const = 0;
  // What each seat begins a session with: its chips, or 0.
  [[nodiscard]] virtual Amount starting_total(const Rules& rules, int seats) const = 0;
  [[nodiscard]] virtual Hand empty_hand() const = 0;
  // Bags, which a seat may bring along from an earlier session as it brings its total: the most that it may begin with;
  // nothing: no bags are counted.
  [[nodiscard]] virtual std::optional<int> most_opening_bags(const Rules& rules) const = 0;
  // `bags`: what each seat begins with; empty: none.
  [[nodiscard]] virtual State initial(const Rules& rules, int seats, const PerSeat<int>& bags) const = 0;
  [[nodiscard]] virtual PerSeat<int> bags(const State& state) const = 0;  // of each seat; empty: the game has none
  [[nodiscard]] virtual std::optional<std::vector<Amount>> pots(const State& state) const = 0;

  [[nodiscard]] virtual std::vector<Conflict> check(const Play& play) const = 0;
  [[nodiscard]] virtual ScoredHand<State> score(const Play& play) const = 0;
  [[nodiscard]] virtual Entry entry(const Play& play, const Names& names) const = 0;
  [[nodiscard]] virtual tl::expected<Hand, TapRefusal> apply(const Play& play, const Tap& tap,
                                                             const Names& names) const = 0;
  // The hand after its people have changed chairs, each with what was entered for them: `came_from` has for each seat
  // the one from which its person comes. Nothing: it holds the order in which cards were played, which fits no other
  // order around the table. Partners must stay partners.
  [[nodiscard]] virtual std::optional<Hand> reseated(const Hand& hand, const PerSeat<Seat>& came_from) const = 0;
  // Cards whose captor was entered, but not the trick in which they lie.
  [[nodiscard]] virtual std::span<const Captured> captured(const Hand& hand) const = 0;

  // What follows once all points of a complete hand are posted: a reset, the end of the game, who has won.
  virtual void conclude(const Rules& rules, const Deal& deal, Scored& scored) const = 0;
  // For a hand that nobody watched: why these scores are impossible; nothing if they are possible. Some may be unknown.
  [[nodiscard]] virtual std::optional<Impossible> refuse_scores(const Rules& rules, const Deal& deal,
                                                                const Counts& scores) const = 0;

  // What the scores of a hand add up to, partners counted once, where the rules fix it.
  [[nodiscard]] virtual std::optional<int> sum_of_scores(const Rules& rules) const = 0;

  // What the statistics count besides points and places; tally() says how often it happened in a complete hand.
  [[nodiscard]] virtual std::span<const Figure> figures() const = 0;
  [[nodiscard]] virtual std::vector<Tally> tally(const Play& play, const Scored& scored) const = 0;

  // Sentences: "Who captured the Q♥?", "Boris revoked in trick 4: …".
  [[nodiscard]] virtual std::string say(const Missing& missing, const Names& names) const = 0;
  [[nodiscard]] virtual std::string say(const Note& note, const Names& names) const = 0;

  // Reads the game's own keys from an open JSON object, and writes them into one. Reading checks the shape only;
  // check() finds contradictions.
  [[nodiscard]] virtual Rules read_rules(json::Object& object, int seats) const = 0;
  virtual void write_rules(json::Writer& writer, const Rules& rules) const = 0;
  [[nodiscard]] virtual Hand read_hand(json::Object& object, const Rules& rules, const Deal& deal) const = 0;
  virtual void write_hand(json::Writer& writer, const Hand& hand) const = 0;
  // What its rules and hands are described by, for the schemas; nullptr: they are read and written by code of its own.
  [[nodiscard]] virtual const Description* description() const = 0;
};

}  // namespace nullo::games
