// What a key or a touch at the table means: with what is asked, it becomes a tap, or waits for more.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/card.h"
#include "core/seat.h"
#include "games/deal.h"
#include "games/entry.h"

namespace nullo::app {

// What has been begun with a key or a touch and waits for its end. It is no fact and is not kept.
struct Hold {
  enum class Kind {
    kNothing,
    kAnyCard,   // "/": a rank and a suit follow
    kPickCard,  // a field that is a card is being chosen: a rank and a suit follow
    kShortcut,  // a seat follows
    kInsert,    // a forgotten trick is put in before the one being mended: a seat follows
    kAnswer,    // `field` is asked in place of what the game asks: a seat, or a count of `seat`, follows
  };
  Kind kind = Kind::kNothing;
  std::optional<Rank> rank;  // of the card being typed: rank and suit come in either order
  std::optional<Suit> suit;
  bool counts = false;              // of kAnyCard, begun with the suit: only a card that counts in this hand is meant
  std::string field;                // of kPickCard and kAnswer; of kShortcut its id
  std::optional<Seat> seat;         // of kAnswer to counts and hands: whose
  std::optional<int> number;        // of counts: the digits typed so far
  int added = 0;                    // of kAnswer: what was put to `seat` tap by tap; it is asked on until Enter
  std::vector<Card> cards;          // of kAnswer to hands: too few yet to be told
  std::optional<int> place;         // of kAnswer to numbers: which of them, from 0
  std::optional<std::string> text;  // of kAnswer to a text: as typed so far
  std::optional<int> mending;       // the trick (from 0) that is open for mending; stays with every kind
};

// A tap to send on; nothing (the hold has changed); or a word to the person.
struct KeyResult {
  std::optional<games::Tap> tap;
  std::string complaint;
};

// A number that stands for itself and may be high is typed digit by digit, and Enter ends it.
inline bool is_typed(const games::CountsField& counts) {
  constexpr int kMostTapped = 60;
  return !counts.total && (counts.most > kMostTapped || !counts.additions.empty());
}

// Facts that nobody is asked for may be told until somebody says that all is.
bool may_tell_more(const games::Entry& entry);

KeyResult type_character(const games::Entry& entry, Hold& hold, char32_t character);
// Ends a count of which some digits have been typed: there are no more.
KeyResult end_number(Hold& hold);
// Ends a text that is being typed.
KeyResult end_text(Hold& hold);
// After the hand: only what is still offered has a key.
KeyResult type_offer(const games::Entry& entry, Hold& hold, char32_t character);
KeyResult touch_seat(const games::Entry& entry, Hold& hold, Seat seat);
KeyResult touch_card(const games::Entry& entry, Hold& hold, Card card);
KeyResult touch_choice(const games::Entry& entry, Hold& hold, const std::string& field, const std::string& choice);
// A card of a set of cards that are told one by one.
KeyResult touch_set(Hold& hold, const std::string& field, Card card);
// All that is left of the counts goes to one seat.
KeyResult touch_rest(Hold& hold, const std::string& field, Seat seat);
// A card that adds to a seat's number, by its place among the additions; of a number typed before, so many.
KeyResult touch_addition(const games::Entry& entry, Hold& hold, const std::string& field, Seat seat, std::size_t which);
// One of several numbers: it is the number, or will be told next.
KeyResult touch_number(Hold& hold, const std::string& field, int place, std::optional<int> number);
// What can be tapped in place of typing it into a text.
KeyResult touch_piece(const games::Entry& entry, Hold& hold, const std::string& field, const std::string& piece);
KeyResult touch_nobody(Hold& hold, const std::string& field);
KeyResult touch_shortcut(const games::Entry& entry, Hold& hold, const std::string& id);
KeyResult touch_field(const games::Entry& entry, Hold& hold, const std::string& id, Seat seat,
                      std::optional<int> count);
// Opens a told trick for mending; the one being told, or the same again, closes it.
void touch_trick(const games::Entry& entry, Hold& hold, int trick);

// The digit that means a seat: 1 to 9, and 0 for the tenth.
char key_of(Seat seat);
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
// Takes the last of them back.
KeyResult drop_held(const HandAsked& asked, Hold& hold);
// The number that is being told: the field, and which of them.
struct NumberAsked {
  const games::NumbersField* field = nullptr;
  int place = 0;
};
std::optional<NumberAsked> number_asked(const games::Entry& entry, const Hold& hold);
// The noted card that the question asks about, where it asks who played one.
std::optional<Card> whose_card(const games::Entry& entry);
// The same while a trick is mended: only of a card in that trick.
std::optional<Card> whose_card_mended(const games::Entry& entry, const Hold& hold);
// What the prompt says in place of the game's question while something is held; empty where the question stands.
struct HeldText {
  std::string heading;  // "The rest are …"
  std::string text;     // "Whose? …"
  std::string typed;    // "9 …": of a card being typed
};
HeldText held_text(const games::Entry& entry, const Hold& hold, const games::Names& names);

}  // namespace nullo::app
