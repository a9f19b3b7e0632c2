// The list of games. Adding one is its folder and its line here; everything above asks through these functions and
// knows no game by name.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/module.h"
#include "games/words.h"

namespace nullo::games {

// The games in the order in which people are offered them.
std::span<const Info> all();
// The default rules of the game with this id; nothing if there is none.
std::optional<Rules> rules_of(std::string_view id);

const Info& info(const Rules& rules);
std::vector<PresetInfo> presets(std::string_view game_id);
std::vector<Option> options(const Rules& rules);
Rules with_option(const Rules& rules, std::string_view key, const OptionValue& value);
std::string problem(const Rules& rules, int seats);
std::vector<Seat> sharing(const Rules& rules, int seats, Seat seat);
std::string opening(const Rules& rules, const Deal& deal, const State& before, const Names& names);
std::string length(const Rules& rules, int seats);
// The rules end the game: after so many hands, at a target. Else the players do.
bool sets_length(const Rules& rules, int seats);
std::optional<int> hands_in_game(const Rules& rules, int seats);
std::optional<Rules> one_more_round(const Rules& rules, int seats);
Amount starting_total(const Rules& rules, int seats);
// Who deals after `dealer`, where nothing else is said.
Seat next_dealer(const Rules& rules, int seats, Seat dealer);

Hand empty_hand(const Rules& rules);
State initial(const Rules& rules, int seats);
std::optional<std::vector<Amount>> pots(const Rules& rules, const State& state);
std::vector<Conflict> check(const Rules& rules, const Deal& deal, const State& before, const Hand& hand);
ScoredHand<State> score(const Rules& rules, const Deal& deal, const State& before, const Hand& hand);
// Of a hand that nobody watched: why these scores cannot be, with what is asked of partners who share one; and what
// they come to. Where some are not known yet, nothing is posted and nothing asked that hangs on them.
std::optional<Impossible> refuse_scores(const Rules& rules, const Deal& deal, const Counts& scores);
ScoredHand<State> score_entered(const Rules& rules, const Deal& deal, const State& before, const Counts& scores);
Entry entry(const Rules& rules, const Deal& deal, const State& before, const Hand& hand, const Names& names);
tl::expected<Hand, TapRefusal> apply(const Rules& rules, const Deal& deal, const State& before, const Hand& hand,
                                     const Tap& tap, const Names& names);

std::span<const Figure> figures(std::string_view game_id);
std::vector<Tally> tally(const Rules& rules, const Deal& deal, const Hand& hand, const Scored& scored);

// The reason's words: "the bum card's number"; the common ones (adjustment) included.
std::string_view reason_text(const Rules& rules, std::string_view reason);
// The same of one posting of this hand, with what only its facts say: "3 mixed canastas".
std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all, const Posting& posting);
// The reason that it counts under in sums over many hands, where how a hand was told is no matter.
std::string_view summed_reason(const Rules& rules, std::string_view reason);
// What the pots are called that these postings of a hand are about.
PotNames pots_among(const Rules& rules, std::span<const Posting> postings);
std::string say(const Rules& rules, const Missing& missing, const Names& names);
std::string say(const Rules& rules, const Note& note, const Names& names);

Rules read_rules(const Info& game, json::Object& object, int seats);
void write_rules(json::Writer& writer, const Rules& rules);
Hand read_hand(json::Object& object, const Rules& rules, const Deal& deal);
void write_hand(json::Writer& writer, const Rules& rules, const Hand& hand);

}  // namespace nullo::games
