// A session in plain words, for every screen, the command line and exports.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/words.h"
#include "session/hand_by_hand.h"

namespace nullo::session {

// Who sits at the table at the end, in seat order.
const std::vector<std::string>& players_now(const Session& session, const SessionResult& result);

// The same, without scoring the session.
const std::vector<std::string>& sitting_last(const Session& session);

// "Clara wins with 6 points", "Anna and Boris share the win with 6 points", for partners "Anna & Clara win with …";
// empty while nobody has won. If several people played for a total, "Dad / Eva wins with …".
std::string outcome(const Session& session, const SessionResult& result);
// The same for a result without hands. `names`: those of the totals, see Columns.
std::string outcome(const Session& session, const SessionResult& result, const std::vector<std::string>& names);
// "100 bought", "30 sold back": what of a seat's total does not count for its standing; empty: nothing.
std::string bought_mark(const SessionResult& result, Seat seat);
// The same behind a total: " (100 bought)".
std::string bought_text(const SessionResult& result, Seat seat);
// The preset that has exactly these rules; nothing if none has.
std::optional<games::PresetInfo> preset_of(const games::Rules& rules);
// An option that differs from the game's default: "Played to", "50".
struct Agreed {
  std::string what;
  std::string value;
};
std::vector<Agreed> agreed_on(const games::Rules& rules);
// The preset's name; for other rules each option that differs from the game's default: "Played to: 50; A moon: add".
// `own_name`: the table's name for them, which comes first; empty: none.
std::string rules_text(const games::Rules& rules, std::string_view own_name = {});
// "3 of 4" if the rules set a number of hands; "5" if they do not, or for a hand beyond it.
std::string hand_of_all(const Session& session, std::size_t hand);

// "Hearts", "Hearts, Turbo", "Hearts, Friday", "Hearts, own rules": the game, and its rules unless they are the usual
// ones. `own_name`: the table's name for its own rules; empty: none.
std::string game_text(const games::Rules& rules, std::string_view own_name = {});
// A negative total begins with a typographic minus sign.
std::string total_text(Amount amount);

// The noted cards of a trick, with the player if known: "A♦ by Boris", "K♠".
std::vector<std::string> noted_texts(const games::TrickCell& cell, const games::Names& names);
// "Hand 3, Anna dealt"; in a game without a dealer "Hand 3". `number`: from 1.
std::string hand_text(const games::Rules& rules, const HandResult& hand, std::size_t number);
// The facts of a hand as sentences, its note left out: "Bum card: 7♣", "Trick 3: Clara, Q♥". `context`: the hand's own.
std::vector<std::string> facts_of(const games::Rules& rules, const HandContext& context, const Hand& hand);
std::vector<std::string> facts_of(const games::Entry& entry, const games::Names& names);
// A recorded hand as its page of entry shows it, the names as players sat: facts_of() says its facts, and `explained`
// is the same as settled_of().
games::Entry entry_of(const games::Rules& rules, const Turn& turn);
// How points that people argue about were settled, with names: "Most tricks: Anna and Boris won 5 each; Anna captured
// most …".
std::vector<std::string> settled_of(const games::Rules& rules, const HandContext& context, const Hand& hand);
// The reason of posting `number` (from 0) of a hand: the adjustment's note, or the game's reason.
std::string reason_of(const games::Rules& rules, const Hand& facts, const HandResult& hand, std::size_t number);
// The same in parts, as this seat sees it, which pays or gets it. `names`: of whom it is from or to.
games::Reason reason_parts_of(const games::Rules& rules, const Hand& facts, const HandResult& hand, std::size_t number,
                              std::optional<Seat> seat, const games::Names& names, games::PotNames pots);

struct Why {
  std::string text;          // "trick 7, the bum card's number: +1 Clara"
  std::optional<Seat> seat;  // the seat whose colour the text has, and whose amount `parts` has
  games::Reason parts = {};  // the same apart: "+1", "the bum card's number", trick 7
};
// A line for every posting of a hand, in the order in which they fell due; postings that partners share are one line.
std::vector<Why> whys_of(const games::Rules& rules, const Hand& facts, const HandResult& hand);
// Their texts alone.
std::vector<std::string> why_texts_of(const games::Rules& rules, const Hand& facts, const HandResult& hand);
// As sentences: the facts of a hand that are still missing, and what its known cards prove, such as revokes.
std::vector<std::string> missing_of(const games::Rules& rules, const HandResult& hand);
std::vector<std::string> notes_of(const games::Rules& rules, const HandResult& hand);

}  // namespace nullo::session
