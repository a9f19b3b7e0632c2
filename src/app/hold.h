// What has been begun at the table with a key or a touch and waits for its end, and what the prompt says meanwhile.
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

// It is no fact and is not kept.
struct Hold {
  enum class Kind {
    kNothing,
    kAnyCard,    // "/": a rank and a suit follow
    kPickCard,   // a field that is a card is being chosen: a rank and a suit follow
    kShortcut,   // a seat follows
    kInsert,     // a forgotten trick is put in before the one being mended: a seat follows
    kAnswer,     // `field` is asked in place of what the game asks: a seat, or a count of `seat`, follows
    kCheck,      // the count of `seat` follows from the others, or is not needed: people say it all the same
    kCheckSeat,  // `seat` follows as the answer of `field`: people say it all the same
  };
  Kind kind = Kind::kNothing;
  std::optional<Rank> rank;  // of the card being typed: rank and suit come in either order
  std::optional<Suit> suit;
  bool counts = false;              // of kAnyCard, begun with the suit: only a card that counts in this hand is meant
  std::string field;                // of kPickCard, kAnswer and what is checked; of kShortcut its id
  std::optional<Seat> seat;         // of kAnswer to counts and hands, of what is checked: whose
  std::optional<int> number;        // of counts: the digits typed so far
  bool minus = false;               // of counts: the number is below 0
  int added = 0;                    // of kAnswer: what was put to `seat` tap by tap; it is asked on until Enter
  std::vector<Card> cards;          // of kAnswer to hands: too few yet to be told
  std::optional<int> place;         // of kAnswer to numbers: which of them, from 0
  std::optional<std::string> text;  // of kAnswer to a text: as typed so far
  std::optional<int> mending;       // the trick (from 0) that is open for mending; stays with every kind
  bool taken_out = false;           // a card was taken out of it: the right one may follow, and no winner
  bool refused = false;             // what was typed last cannot be: Backspace takes that back, and nothing else
  bool closed = false;              // a number took its last digit: the Enter that belongs to it does nothing
};

// What is on the screen follows from other answers.
inline bool checks(const Hold& hold) { return hold.kind == Hold::Kind::kCheck || hold.kind == Hold::Kind::kCheckSeat; }

// Drops what was begun; the trick being mended stays open.
void let_go(Hold& hold);

// The highest count that one key says: t j q k are 10 to 13.
inline constexpr int kMostByOneKey = 13;

// nullptr: it is none of the game's.
const games::PaletteCard* find_card(const games::Entry& entry, Card card);
// The field that asks who captured this card; nullptr: none does.
const games::SeatField* field_of_card(const games::Entry& entry, Card card);
// The text that is being typed; nullptr: none.
const games::TextField* text_typed(const games::Entry& entry, const Hold& hold);

// The trick that a card or a winner goes to now.
int trick_aimed_at(const games::Entry& entry, const Hold& hold);
// The hand that is being told: the field, and whose.
struct HandAsked {
  const games::HandsField* field = nullptr;
  Seat seat;
};
std::optional<HandAsked> hand_asked(const games::Entry& entry, const Hold& hold);
// Its cards, those that are no fact yet included.
const std::vector<Card>& held_cards(const HandAsked& asked, const Hold& hold);
// The number that is being told: the field, and which of them.
struct NumberAsked {
  const games::NumbersField* field = nullptr;
  int place = 0;
};
std::optional<NumberAsked> number_asked(const games::Entry& entry, const Hold& hold);
// A card of the pack is asked, or has been begun.
bool wants_card(const games::Entry& entry, const Hold& hold);
// The count that is told now, if one is: of which field, and whose.
struct CountAsked {
  std::string field;
  Seat seat;
};
bool wants_count(const games::Entry& entry, const Hold& hold);
CountAsked count_asked(const games::Entry& entry, const Hold& hold);
// That any card of the pack can be told, whether it counts or not: as captured.
bool takes_any_card(const games::Entry& entry);
// The noted card that the question asks about, where it asks who played one.
std::optional<Card> whose_card(const games::Entry& entry);
// The same while a trick is mended: only of a card in that trick.
std::optional<Card> whose_card_mended(const games::Entry& entry, const Hold& hold);
// Facts that nobody is asked for may be told until somebody says that all is.
bool may_tell_more(const games::Entry& entry);

// A seat's count as it was typed.
using TypedCount = games::SetCount;
// After a count was typed: those of the same field that now follow from it, or that nothing hangs on any more, are
// checked, if people say them too.
void check_what_follows(const games::Entry& before, const games::Entry& now, const TypedCount& typed, Hold& hold);
// The count that is checked; nothing where it is not needed, and may be any that fits.
std::optional<int> checked_count(const games::Entry& entry, const Hold& hold);
// Why the number that was said cannot be the count that is checked: "That would make 14 of 13. …"
std::string contradiction(const games::Entry& entry, const Hold& hold, int number);
// The same of a number that was said so and stands there: it is mended or confirmed before anything else. Empty: none.
std::string standing_contradiction(const games::Entry& entry, const Hold& hold);
// It has been said: the next one of the field that follows is checked, or nothing more.
void go_on_checking(const games::Entry& entry, Hold& hold);
// The fact that a tap tells; empty: none of its own.
std::string told_field(const games::Tap& made);
// The players who now follow as answers and did not before, by their fields: nobody has said them. Not `told` itself.
std::vector<std::string> seats_now_following(const games::Entry& before, const games::Entry& now,
                                             std::string_view told);
// `answered` has been told. Of those who follow (`unsaid`), the first in the order of asking that comes before what is
// asked now is checked: that is what people say next.
void check_seat_after(std::string_view answered, const std::vector<std::string>& unsaid, const games::Entry& now,
                      Hold& hold);
// A step back or forth changed what has been put together of one seat: it goes on there.
void stay_with_changed(const games::Entry& before, const games::Entry& now, Hold& hold);

// The number that is being typed: "−57".
std::string number_text(const Hold& hold);

// What the prompt says in place of the game's question while something is held; empty where the question stands.
struct HeldText {
  std::string heading;  // "One player takes the rest"
  std::string text;     // "Whose? …"
  std::string typed;    // "9 …": of a card being typed
};
HeldText held_text(const games::Entry& entry, const Hold& hold, const games::Names& names);

}  // namespace nullo::app
