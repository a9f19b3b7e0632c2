// A session in plain words, as every screen, the command line and what is written out for others say it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/hand_by_hand.h"

namespace nullo::session {

// Who sits at the table at the end, in seat order.
const std::vector<std::string>& players_now(const Session& session, const SessionResult& result);

// The same without a score.
const std::vector<std::string>& sitting_last(const Session& session);

// "Clara wins with 6 points", "Anna and Boris share the win with 6 points", of partners "Anna & Clara win with …";
// empty while nobody has won. Where several played for a total, "Dad / Eva wins with …".
std::string outcome(const Session& session, const SessionResult& result);
// `names`: of the totals, see Columns; of a result whose hands were given one by one.
std::string outcome(const Session& session, const SessionResult& result, const std::vector<std::string>& names);
// The preset that these rules are; nothing where they are own ones.
std::optional<games::PresetInfo> preset_of(const games::Rules& rules);
// The preset's name; of own rules, each option that differs from the game's default: "Played to: 50; A moon: add".
// `own_name`: what the table calls them, before that; empty: nothing.
std::string rules_text(const games::Rules& rules, std::string_view own_name = {});
// "3 of 4", where the rules say how many hands there are; "5" where it is one more than that, or they do not.
std::string hand_of_all(const Session& session, std::size_t hand);

// "Hearts", "Hearts, Turbo", "Hearts, Friday", "Hearts, own rules": the game, and its rules where they are not the
// usual ones. `own_name`: what the table calls own ones; empty: nothing.
std::string game_text(const games::Rules& rules, std::string_view own_name = {});
// The minus sign of typography where a total is negative.
std::string total_text(Amount amount);

// The noted cards of a trick, with who played them where that is known: "A♦ by Boris", "K♠".
std::vector<std::string> noted_texts(const games::TrickCell& cell, const games::Names& names);
// "Hand 3, Anna dealt"; where nobody deals "Hand 3". `number`: from 1.
std::string hand_text(const games::Rules& rules, const HandResult& hand, std::size_t number);
// The facts of a hand that stands where `context` says: "Bum card: 7♣", "Trick 3: Clara, Q♥". Its note is none.
std::vector<std::string> facts_of(const games::Rules& rules, const HandContext& context, const Hand& hand);
std::vector<std::string> facts_of(const games::Rules& rules, const Turn& turn);
// How what people argue about was settled, with names: "Most tricks: Anna and Boris won 5 each; Anna captured most …".
std::vector<std::string> settled_of(const games::Rules& rules, const HandContext& context, const Hand& hand);
std::vector<std::string> settled_of(const games::Rules& rules, const Turn& turn);
// What posting `number` (from 0) of a hand is for: the note of what the table agreed on, or the game's reason.
std::string reason_of(const games::Rules& rules, const Hand& facts, const HandResult& hand, std::size_t number);

struct Why {
  std::string text;          // "trick 7, the bum card's number: +1 Clara"
  std::optional<Seat> seat;  // whose colour it has
};
// Every posting of a hand read aloud, in the order in which they fell due; what partners share once.
std::vector<Why> whys_of(const games::Rules& rules, const Hand& facts, const HandResult& hand);
// What is still to be told of a hand, and what its known cards prove, like revokes: sentences.
std::vector<std::string> missing_of(const games::Rules& rules, const HandResult& hand);
std::vector<std::string> notes_of(const games::Rules& rules, const HandResult& hand);

}  // namespace nullo::session
