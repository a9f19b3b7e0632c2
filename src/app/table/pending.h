// What somebody has begun to enter at the table by key or touch and not finished (pending), and what the prompt says
// meanwhile.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/seat.h"
#include "games/deal.h"
#include "games/entry.h"

namespace nullo::app {

// A card that was put into an earlier trick.
struct Mended {
  int trick = 0;  // from 0
  Card card;
};

// The pending entry. It is no fact and is not stored.
struct Pending {
  enum class Kind {
    kNothing,
    kAnyCard,    // "/": a rank and a suit follow
    kPickCard,   // the answer is a card: a rank and a suit follow
    kShortcut,   // a seat follows
    kInsert,     // a forgotten trick goes before the one being mended: a seat follows
    kAnswer,     // `field` is asked instead of the game's question: a seat, or a count of `seat`, follows
    kCheck,      // the count of `seat` is known already, or not needed: it may be typed as a check
    kCheckSeat,  // the answer of `field`, `seat`, is known already: it may be typed as a check
    kTen,        // after a 1 a 0 was typed for number `place` of `field`: a 1 and a 10, or one 10
  };
  Kind kind = Kind::kNothing;
  // Of the card being typed; rank and suit come in either order. Both: one key that may be the one or the other, as the
  // German d is the queen (Dame) and diamonds.
  std::optional<Rank> rank;
  std::optional<Suit> suit;
  bool counts = false;        // for kAnyCard begun with a suit: only a card that counts in this hand can follow
  std::string field;          // for kPickCard, kAnswer, kCheck, kCheckSeat; for kShortcut the shortcut's id
  std::optional<Seat> seat;   // for kAnswer to counts and holdings, and for kCheck, kCheckSeat: the seat it is about
  std::optional<int> number;  // for counts: the digits typed so far
  bool minus = false;         // for counts: the number is negative
  // for kAnswer: how much was added to the number of `seat` tap by tap; the seat stays asked until Enter
  int added = 0;
  bool of_all = false;  // for kAnswer to counts: all who are alike get it, not `seat` alone
  // for kAnswer to a count of which each tap adds one: the count is complete, but further players may be tapped
  bool more = false;
  // for kAnswer to a count: the shortcut, of `seat`, that the count is said with; empty: the count is a fact alone
  std::string shortcut;
  std::vector<Card> cards;          // for kAnswer to holdings: the cards so far, too few yet to be a fact
  std::optional<int> place;         // for kAnswer to numbers: which of them, from 0
  std::optional<std::string> text;  // for kAnswer to a text: as typed so far
  std::optional<int> mending;       // the trick (from 0) that is open for mending; kept whatever the kind
  bool taken_out = false;           // a card was taken out of that trick: the right one may follow, and no winner
  std::optional<Mended> mended;     // the mending that has just ended: the prompt says so
  bool refused = false;             // what was typed last was refused: Backspace removes only that
  bool ended = false;  // a number just took its last possible digit: the Enter that people type after it does nothing
};

// A count or seat that follows from other answers is being checked against what people type.
inline bool checks(const Pending& pending) {
  return pending.kind == Pending::Kind::kCheck || pending.kind == Pending::Kind::kCheckSeat;
}

// A count, or a player, that follows from other answers and that people have said too.
struct Checked {
  std::string field;
  Seat seat;                 // whose count it is, or the player
  std::optional<int> count;  // nothing: the answer is the player
  friend bool operator==(const Checked&, const Checked&) = default;
};

// Drops the pending entry; the trick being mended stays open.
void let_go(Pending& pending);

// The seat's count in the field that the shortcut is said with; 0: the seat has none, or the shortcut says none.
int count_so_far(const games::Entry& entry, const games::Shortcut& shortcut, Seat seat);

// After a tap on a player who holds one more: asks the same again while somebody may hold another.
void ask_for_more(const Pending& was, const games::Tap& made, const games::Entry& now, Pending& pending);
// The key that says that nobody else holds one.
inline constexpr char kNobodyElseKey = 'n';

// The highest count that a single key can enter: t j q k are 10 to 13.
inline constexpr int kMostByOneKey = 13;

// nullptr: the card is not in the game's palette.
const games::PaletteCard* find_card(const games::Entry& entry, Card card);
// The field that asks who captured this card; nullptr: none asks.
const games::SeatField* field_of_card(const games::Entry& entry, Card card);
// By tricks, every card of the palette can be entered; otherwise only those that a field asks for.
bool can_be_entered(const games::Entry& entry, Card card);
// The text that is being typed; nullptr: none.
const games::TextField* text_typed(const games::Entry& entry, const Pending& pending);

// The trick that the next card or winner is entered for.
int trick_aimed_at(const games::Entry& entry, const Pending& pending);
// The holding that is being entered: its field, and whose it is.
struct HandAsked {
  const games::HandsField* field = nullptr;
  Seat seat;
};
std::optional<HandAsked> hand_asked(const games::Entry& entry, const Pending& pending);
// The cards of that holding, including the pending ones.
const std::vector<Card>& held_cards(const HandAsked& asked, const Pending& pending);
// The number that is being entered: its field, and which of its numbers.
struct NumberAsked {
  const games::NumbersField* field = nullptr;
  int place = 0;
};
std::optional<NumberAsked> number_asked(const games::Entry& entry, const Pending& pending);
// A card of the pack is asked for, or has been begun.
bool wants_card(const games::Entry& entry, const Pending& pending);
// The count that is being entered: of which field and seat.
struct CountAsked {
  std::string field;
  Seat seat;
  bool of_all = false;  // all who are alike get it
};
bool wants_count(const games::Entry& entry, const Pending& pending);
CountAsked count_asked(const games::Entry& entry, const Pending& pending);
// One player's count is asked for, and others may have the same: it can be given to everybody.
bool may_be_everybody(const games::Entry& entry, const Pending& pending);
// The key that gives it to everybody.
inline constexpr char kEverybodyKey = 'e';
// Any card of the pack can be entered as captured, whether it counts or not.
bool takes_any_card(const games::Entry& entry);
// The noted card whose player the question asks for; nothing: it asks something else.
std::optional<Card> whose_card(const games::Entry& entry);
// The same while a trick is mended: only a card of that trick.
std::optional<Card> whose_card_mended(const games::Entry& entry, const Pending& pending);
// Facts that no question asks for may be added until somebody says that there are no more.
bool may_enter_more(const games::Entry& entry);

// A seat's count as it was typed.
using TypedCount = games::SetCount;
// After a count was typed: begins to check those of the same field that now follow from it, or that no longer matter,
// in case people enter them too.
void check_what_follows(const games::Entry& before, const games::Entry& now, const TypedCount& typed, Pending& pending);
// The count that is being checked; nothing if any count that fits is accepted, since it is not needed.
std::optional<int> checked_count(const games::Entry& entry, const Pending& pending);
// Why the typed number contradicts the count that is checked: "That would make 14 of 13. …"
std::string contradiction(const games::Entry& entry, const Pending& pending, int number);
// The same for a number that was refused and is still shown: it must be changed or confirmed first. Empty: there is
// none.
std::string standing_contradiction(const games::Entry& entry, const Pending& pending);
// The counts of all seats in order, if what was typed fits only with "1 0" read as ten: 10, 3, 0, 0 of thirteen, where
// 1, 0, 3 and then `number` were typed. Empty: it does not.
std::vector<int> read_with_ten(const games::Entry& entry, const Pending& pending, int number);
// The same for the number that was refused and still stands there.
std::vector<int> standing_with_ten(const games::Entry& entry, const Pending& pending);
// "10, 3, 0, 0"
std::string counts_text(const std::vector<int>& counts);
// The check is done: checks the next count of the field that follows, or ends checking.
void go_on_checking(const games::Entry& entry, Pending& pending);
// The seat fields, by id, that follow now and did not before, so that nobody has entered them. Leaves out `entered`.
std::vector<std::string> seats_now_following(const games::Entry& before, const games::Entry& now,
                                             std::string_view entered);
// `answered` has just been entered. Of the fields that follow (`unsaid`), begins to check the first one, in the order
// of the questions, that comes before the current question: people enter that one next.
void check_seat_after(std::string_view answered, const std::vector<std::string>& unsaid, const games::Entry& now,
                      Pending& pending);
// After undo or redo changed a number that was added up for one seat: that seat is asked on.
void stay_with_changed(const games::Entry& before, const games::Entry& now, Pending& pending);

// A count that follows from others, as what somebody must have: "the other 3", "none".
std::string the_other(int count);
// The number that is being typed: "−57".
std::string number_text(const Pending& pending);

// What the prompt says instead of the game's question while something is pending; empty if the question is shown.
struct PendingText {
  std::string heading;  // "One player takes all that is left"
  std::string text;     // "Whose? …"
  std::string typed;    // "9 …": what is typed of a card so far
};
// `possible`: the seats that can be the answer, if it is a seat.
PendingText pending_text(const games::Entry& entry, const Pending& pending, const games::Names& names,
                         const std::vector<Seat>& possible);
// A seat is needed to finish the pending entry.
bool asks_player(const Pending& pending);
// Whether Enter takes, ends or drops what has been begun. Half a card, too few cards, or what waits for its player go
// on.
bool enter_ends(const Pending& pending);

}  // namespace nullo::app
