// The list of games. A new game needs its folder and one line in registry.cpp: everything above asks through these
// functions and knows no game by name.
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
// What the game is called, in the language that is spoken, and the total that wins: any game's rules say so, those of
// the others do not.
std::string name(const Rules& rules);
BestIs best(const Rules& rules);
// How lists and statistics tell games apart: by the id, and where tables name the game by "id/name".
std::string listed_as(const Rules& rules);
std::string_view id_of_listed(std::string_view listed);
// "Hearts", or the table's name; the same text if there is no such game.
std::string name_of_listed(std::string_view listed);
// What people read for the name that rules hold: the usual name in the language that is spoken, any other as it is.
std::string shown_name(const Info& game, std::string_view held);
// The other way: what rules hold for the name that people typed.
std::string held_name(const Info& game, std::string_view shown);
std::vector<PresetInfo> presets(std::string_view game_id);
std::vector<Option> options(const Rules& rules);
Rules with_option(const Rules& rules, std::string_view key, const OptionValue& value);
std::string problem(const Rules& rules, int seats);
std::vector<Seat> sharing(const Rules& rules, int seats, Seat seat);
std::string opening(const Rules& rules, const Deal& deal, const State& before, const Names& names);
std::string length(const Rules& rules, int seats);
// Whether the rules end the game, after a number of hands or at a target; otherwise the players end it.
bool sets_length(const Rules& rules, int seats);
std::optional<int> hands_in_game(const Rules& rules, int seats);
std::optional<Rules> one_more_round(const Rules& rules, int seats);
Amount starting_total(const Rules& rules, int seats);
// Who deals after `dealer`, unless the table decides otherwise.
Seat next_dealer(const Rules& rules, int seats, Seat dealer);

Hand empty_hand(const Rules& rules);
// The most bags that a seat may begin with; nothing: no bags are counted.
std::optional<int> most_opening_bags(const Rules& rules);
State initial(const Rules& rules, int seats, const PerSeat<int>& bags = {});
PerSeat<int> bags(const Rules& rules, const State& state);  // of each seat; empty: the game has none
std::optional<std::vector<Amount>> pots(const Rules& rules, const State& state);
std::vector<Conflict> check(const Play& play);
ScoredHand<State> score(const Play& play);
// For a hand that nobody watched: why these scores are impossible (partners who share a score must have the same), and
// the postings that they make. While a score is unknown there are no postings, and the hand is not complete.
std::optional<Impossible> refuse_scores(const Rules& rules, const Deal& deal, const Counts& scores);
// What the scores of a hand add up to, partners counted once, where the rules fix it.
std::optional<int> sum_of_scores(const Rules& rules);
ScoredHand<State> score_entered(const Rules& rules, const Deal& deal, const State& before, const Counts& scores);
Entry entry(const Play& play, const Names& names);
tl::expected<Hand, TapRefusal> apply(const Play& play, const Tap& tap, const Names& names);

// Of a game whose rules and hands are described; nullptr for others.
const Description* description(std::string_view game_id);

std::span<const Figure> figures(std::string_view game_id);
std::vector<Tally> tally(const Play& play, const Scored& scored);

// The words for a reason, those common to all games (adjustment) included: "the bum card's number".
std::string reason_text(const Rules& rules, std::string_view reason);
// The same for one posting of this hand, with what its facts add: "3 mixed canastas", "Anna failed nil". `names` are
// those of the players, also where partners share a score.
std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all, const Posting& posting,
                        const Names& names);
// The same in parts, without an amount: its cards are the posting's own, then those that the game lists.
Reason reason_parts(const Rules& rules, const Hand& hand, std::span<const Posting> all, const Posting& posting,
                    const Names& names);
// These parts as one text again, the posting's own card left out: games::why() says it.
std::string reason_text(const Reason& reason, const Posting& posting);
// The reason as which it counts in sums over many hands, the same for every form in which a hand was entered.
std::string_view summed_reason(const Rules& rules, std::string_view reason);
// The names of the pots in these postings of one hand.
PotNames pots_among(const Rules& rules, std::span<const Posting> postings);
std::string say(const Rules& rules, const Missing& missing, const Names& names);
std::string say(const Rules& rules, const Note& note, const Names& names);

Rules read_rules(const Info& game, json::Object& object, int seats);
void write_rules(json::Writer& writer, const Rules& rules);
Hand read_hand(json::Object& object, const Rules& rules, const Deal& deal);
void write_hand(json::Writer& writer, const Rules& rules, const Hand& hand);

}  // namespace nullo::games
