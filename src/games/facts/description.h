// All that a game describes, and its part of the schemas, which is printed from that.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/facts/fact.h"
#include "games/facts/rule.h"
#include "games/info.h"

namespace nullo::games {

// The note of games in which suit must be followed. It always names the trick.
inline constexpr NoteText kRevokeNote{"revoke", "the seat did not follow suit, though able", true};

struct Description {
  RuleList rules;
  const void* defaults = nullptr;  // of the rules
  FactList facts;
  std::span<const NoteText> notes;
  int pots = 0;                            // in so many chips may lie while a hand is played
  bool notes_of_tricks = false;            // every note names a trick, as a revoke does
  std::span<const NoteText> missing = {};  // what can be missing besides facts
  // Add what the schema says of a session, and of a hand besides its facts, to their members; nothing: nothing.
  void (*of_session)(json::Writer& writer) = nullptr;
  void (*of_hand)(json::Writer& writer) = nullptr;
};

// The text of src/games/<game>/schema.json, which schema/put_together.py puts together with those of the other games;
// empty: the game is not described, and has one that is written by hand.
std::string schema_of(std::string_view game_id);

}  // namespace nullo::games
