// The intents at the table: about the hand that is open, and about the session as a whole.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/card.h"
#include "core/seat.h"
#include "games/entry.h"
#include "session/session.h"

namespace nullo::app {

// A key typed at the table: a character ("3", "h", "/"), or one of the named keys.
struct TypeKey {
  enum class Named { kNone, kBackspace, kTab, kLeft, kRight, kEscape };
  char32_t character = 0;
  Named named = Named::kNone;
};
// Touch and mouse at the table.
struct TapSeat {  // answers the question, ends a shortcut, or names the winner of the trick being mended
  Seat seat;
};
struct TapCard {  // from the palette or the picker
  Card card;
};
struct TapTrick {  // a trick of the strip, from 0: opens it for mending, or closes it
  int trick = 0;
};
struct TapShortcut {
  std::string id;
};
struct TapField {  // a seat in a row of facts; for counts with the new count
  std::string id;
  Seat seat;
  std::optional<int> count;
};
struct TapChoice {  // one of the choices of a fact
  std::string field;
  std::string choice;
};
struct TapSetCard {  // a card of a set that is entered card by card
  std::string field;
  Card card;
};
struct TapRest {  // "+rest": gives one seat all that is left of the counts
  std::string field;
  Seat seat;
};
struct TapAddition {  // a card that adds to a seat's number; more cards may follow
  std::string field;
  Seat seat;
  std::size_t which = 0;  // index in the row's additions
};
struct TapNumber {  // one of several numbers, from 0: it is the answer, or its value is entered next
  std::string field;
  int place = 0;
  std::optional<int> number;
};
struct TapPiece {  // a part of a text, tapped instead of typed
  std::string field;
  std::string piece;
};
struct TapNobody {  // "nobody" in a row of seats
  std::string field;
};
struct AskReveal {};     // shows the next step of what is hidden; after the last step hides all of it
struct InsertBefore {};  // puts in a forgotten trick before the one being mended
struct RemoveMended {};
struct SwitchForm {
  games::Form form = games::Form::kTricks;
  bool for_good = false;  // of kPoints: in all later hands, too
};
struct SetHandDealer {  // another seat dealt this hand than the one whose turn it was
  Seat seat;
};
struct SitIn {  // who sits where from this hand on, in seat order
  std::vector<std::string> names;
  std::optional<session::PointsFollow> points = {};  // nothing: asks, if it makes a difference
};
struct GoOnWithOthers {};  // other players or rules: the session ends, and a new one goes on with it
struct Misdeal {};
struct TurnTable {};  // turns the picture so that the next seat is at the bottom
struct NoteHand {
  std::string text;
};
struct Adjust {              // points or chips agreed on apart from the rules
  std::optional<Seat> from;  // nothing: the bank
  std::optional<Seat> to;
  int amount = 1;
  std::string note;
  bool bought = false;  // chips bought from the bank, or sold back to it
};
struct StopPlaying {};  // the players stop here; asks for confirmation
struct PlayOn {};       // adds one more round, or goes on after an early stop
struct Rematch {};
struct Resume {};

}  // namespace nullo::app
