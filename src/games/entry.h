// The vocabulary of entry: a game says what it still needs to know of a hand and what may be tapped, and the person at
// the table answers. The screens draw it without knowing the game. docs/architecture.md#a-game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/compiled_once.h"
#include "core/card_set.h"
#include "core/seat.h"
#include "core/trick.h"
#include "ledger/posting.h"
#include "text/sentence.h"

namespace nullo::games {

// ---- what may be tapped

// How the hand is entered: trick by trick; as a summary at its end; or only by each seat's score, as nobody watched it.
enum class Form { kTricks, kSummary, kPoints };

// A fact that is one card: the cards to choose from, and the one chosen.
struct CardField {
  std::string id;     // "bum_card"
  std::string label;  // "Bum card"
  CardSet choices;
  std::optional<Card> value;
  bool ace_low = false;  // the ace stands before the 2
  char key = 0;          // the card is typed after it: 'm'; 0: none
};

// A fact that is one seat.
struct SeatField {
  std::string id;            // "captured/QH"
  std::string label;         // "Q♥"
  std::optional<Card> card;  // drawn in place of the label, if the fact is about a card
  std::vector<Seat> choices;
  std::optional<Seat> value;
  std::optional<Seat> follows;  // follows from the other facts; shown, never asked for
  // The answer that it was nobody, where that is possible.
  struct Nobody {
    std::string label;  // "Nobody: there is no solution"
    char key = 0;       // 'n'
    bool chosen = false;
  };
  std::optional<Nobody> nobody = {};
};

// The id of the field for tricks won, in every game that has it.
inline constexpr std::string_view kTricksWon = "summary/tricks";
// The id of the shortcut that gives all tricks not entered yet to one seat.
inline constexpr std::string_view kTheRest = "the_rest";
// How the id of a field begins that asks who played a noted card, in every game that asks: "by/AD".
inline constexpr std::string_view kPlayedBy = "by/";

// A fact that is one count or number for each seat.
struct CountsField {
  // A button that adds to a seat's number: `amount` once, or as often as was typed before.
  struct Addition {
    std::string label;  // "Joker"
    char key = 0;       // 'j'; 0: none
    int amount = 0;
    std::string kind = {};    // "joker": a tap is AddOfKind, as the number of cards is a fact; empty: it is SetCount
    PerSeat<int> count = {};  // each seat's number of such cards
  };
  // A count that is entered and shown as a word, never as a number: "Nil".
  struct Named {
    std::string label;  // "Nil"
    char key = 0;       // 'n'
    int count = 0;      // below `least`, so that no typed number means it
  };
  std::string id;            // kTricksWon
  std::string label;         // "Tricks won"
  std::optional<int> total;  // what the counts add up to; nothing: they are independent
  int most = 0;              // the highest single count
  std::vector<Seat> asked;   // seats whose counts are needed; the others may be entered too
  PerSeat<std::optional<int>> values;
  PerSeat<std::optional<int>> follows;  // follow from the other facts
  bool has_rest = false;                // TakeRest may give one seat all that is left of the total
  int sides = 0;  // sides of partners, who share a count that is entered once for each side; 0: each seat has a count
  std::vector<Addition> additions = {};  // buttons by which a number may be put together
  // Not 0: nobody is asked for these counts; each is 0 until this key or a tap adds one. 0: the counts are asked for.
  char step_key = 0;
  std::string card_field = {};  // the id of the field for the card that this count is about; both are drawn on one line
  std::vector<Seat> whose = {};  // the facts leave the count possible for these seats only; empty: for all
  bool asks_again = false;       // after each addition the same question is asked again, so no key has to end it
  int least = 0;                 // the lowest single count
  std::vector<Named> named = {};
  std::vector<Seat> alike = {};  // one tap may give all of these the same, everybody.h
  text::Sentence said = {};      // an entry in words: "{player} has bet {amount}"; empty: the label, then the count
};

// The word for this count; nullptr: it is shown as a number.
inline const CountsField::Named* find_named(const CountsField& counts, int count) {
  for (const CountsField::Named& each : counts.named) {
    if (each.count == count) return &each;
  }
  return nullptr;
}

// A fact that is a set of cards, entered one by one: the exposed ones.
struct CardsField {
  std::string id;     // "charged"
  std::string label;  // "Exposed before the first lead"
  CardSet choices;
  CardSet values;
  char key = 0;  // the card that is typed after it goes in, or out: 'e'; 0: none
};

// A fact that is one of a few choices, like what the shooter of the moon wants.
struct ChoiceField {
  struct Choice {
    std::string id;                  // "add"
    char key = 0;                    // 'a'
    std::string label;               // "Add 26 to the others"
    std::vector<std::string> shows;  // what it leads to, line by line: "Anna 45", "ends the game: Ben wins"
  };
  std::string id;     // "moon_choice"
  std::string label;  // "Clara's moon"
  std::vector<Choice> choices;
  std::optional<std::string> value;  // a choice's id
  // A claim: a player may choose it once the hand is complete, until the next deal begins; it is never asked for.
  bool offered = false;
  // The trick that it is about, from 0: its row shows only where no other trick is mended. Nothing: about the hand.
  std::optional<int> trick = {};
};

// A fact that is some cards of each seat, in the order entered.
struct HandsField {
  std::string id;     // "cards"
  std::string label;  // "Cards"
  CardSet choices;    // the pack; a card is in one place only
  int least = 0;      // cards of each seat
  int most = 0;
  PerSeat<std::vector<Card>> values;
  PerSeat<std::string> worth;  // what a seat's cards are worth: "7"; empty: not known yet
  bool ace_low = false;        // the ace stands before the 2
};

// A fact that is a list of numbers: those on the table.
struct NumbersField {
  std::string id;     // "board"
  std::string label;  // "Board"
  int least = 1;      // of each number
  int most = 10;
  std::vector<std::optional<int>> values;
};

// A fact that is one line of text, as somebody said it.
struct TextField {
  // A piece of text that can be tapped in place of typing it.
  struct Piece {
    std::string text;   // "*"
    std::string label;  // "×"
  };
  std::string id;        // "solution"
  std::string label;     // "Solution"
  char key = 0;          // begins the text: 's'
  std::size_t most = 0;  // longest text, in characters
  std::vector<Piece> pieces;
  std::string value;   // empty: not entered
  std::string remark;  // what the game says about the text: "8*5-(7+9) = 24: right."
};

using FieldKinds =
    std::variant<CardField, SeatField, CountsField, CardsField, ChoiceField, HandsField, NumbersField, TextField>;
using Field = CompiledOnce<FieldKinds>;

// Something about a hand that players may ask for but do not want to see before, like a solution. It is shown step by
// step, as far as they ask. How far they asked is no fact of the hand and is not saved.
struct Reveal {
  struct Step {
    std::string ask;   // "Is there a solution?"
    std::string text;  // "Yes, this board can be solved."
  };
  std::string about;  // what the steps are about; when this changes, all steps are hidden again
  char key = 0;       // asks for the next step: '?'
  std::vector<Step> steps;
};

// One trick of the strip.
struct TrickCell {
  std::optional<Seat> leader;
  std::optional<Seat> winner;
  TrickCards cards;       // captured cards that were noted
  std::string mark;       // why this trick counts: "bum trick", "last"; empty for most
  bool on_table = false;  // nobody won it: its cards go with a later trick
  bool is_play = false;   // `cards` are all that were played, in order from the leader on
  int hearts = 0;         // hearts besides `cards`, of which only the number is known
};

// A card that counts in this game and hand.
struct PaletteCard {
  Card card;
  std::string keys;  // each of these keys means it: "b", or "bh" for a bum card that is the Q♥; empty: no key
  // "Tëtka, 2 points", "led by Anna"; the seat as sentence.h has it.
  std::string caption;
  std::optional<int> trick;   // the trick in which it is noted, from 0
  std::optional<Seat> taker;  // who captured it
};

// An action that takes one key and, if `asks_seat`, a seat: "One player takes the rest".
struct Shortcut {
  std::string id;  // "rest"
  char key = 0;
  std::string label;  // "One player takes the rest"
  bool asks_seat = false;
  text::Sentence of_seat = {};  // "{player} takes the rest"; empty: it asks for no seat
  bool of_trick = false;        // it applies to the trick that is being entered or corrected
  // The id of a CountsField: the shortcut also says a seat's count in it, so a seat with a count from 1 is asked how
  // much of that it was. Empty: it says none.
  std::string count_of = {};
  bool bright = false;  // most tables will want it now: Enter means it too
};

// The next question: one plain sentence, and the fact to which a plain answer (a digit, a seat, a card) goes.
struct Question {
  enum class Wants { kNothing, kCard, kSeat, kCount, kTrick, kChoice, kHand, kNumber };
  Wants wants = Wants::kNothing;
  std::string field;                    // of kCard, kSeat, kCount, kChoice, kHand, kNumber
  int number = 0;                       // of kNumber: which of them, from 0
  std::optional<Seat> seat;             // of kCount, kHand: whose count, whose cards
  bool of_all = false;                  // of kCount: any seat of `choices` may give its count now
  std::vector<Seat> choices;            // of kSeat, kTrick: who can be the answer
  std::optional<Seat> usual = {};       // of kSeat: the answer by the rules, which Enter alone gives
  std::optional<int> usual_count = {};  // of kCount: the same
  std::string heading;                  // "Trick 7 of 13 - Clara leads"
  std::string text;                     // "Any of these cards in it? Who won?"
};

// Who passes cards to whom before the first trick.
struct Passing {
  std::string text;                 // "Pass three cards to the left"
  PerSeat<std::optional<Seat>> to;  // nothing for a seat whose cards go to no single receiver (scattered, not passed)
};

// A remark that stands beside a player while the hand lasts.
struct SeatMark {
  Seat seat;
  std::string text;  // "all in"
  bool out = false;  // the seat takes no further part in this hand
};

struct Entry {
  int seats = 4;  // players at the table
  Form form = Form::kTricks;
  bool can_switch = false;        // the hand can be entered in another form too
  std::string other_form = {};    // the name of that form: "Card by card"; empty: trick by trick, or the summary
  bool can_enter_scores = false;  // the scores alone may be entered: Form::kPoints
  Question question;
  std::vector<Field> fields;      // all facts of this form but the tricks, in the order in which they are asked for
  bool fields_come = false;       // each turn of the hand adds one, and the newest is the first
  int tricks_in_hand = 0;         // 0: no tricks in this form
  std::vector<TrickCell> tricks;  // all tricks of the hand, entered or not
  int tricks_entered = 0;         // how many are over
  CardSet pack = CardSet::full_pack();  // of which cards tricks are
  std::optional<Passing> passing = {};  // until a trick has been entered
  std::vector<PaletteCard> palette;
  std::vector<Shortcut> shortcuts;
  std::vector<Shortcut> later_shortcuts = {};  // often offered later in the hand: their room is kept
  std::optional<Reveal> reveal = {};
  // Where chips move at once: the payments that fell due with the last trick, or with the last fact entered.
  std::vector<Posting> due = {};
  std::vector<SeatMark> marks = {};         // at most one for each seat
  std::vector<std::string> panel;           // what is useful to know now: "Last trick still counts 2"
  std::vector<std::string> explained;       // how a disputed point was settled: a tie
  std::vector<std::string> concluded = {};  // what follows and nobody entered: "Talon: K♣ and three others, 3 points"
  // If a complete hand looks like a slip: the question that is asked before the hand counts as entered. "A♥ and J♥ are
  // in no trick: in the talon? Enter, or tap the trick." Empty for most.
  std::string doubt = {};
};

// ---- the taps; tricks are counted from 0 here

struct PickCard {
  std::string field;
  std::optional<Card> card;  // nothing: not known after all
};
struct PickSeat {
  std::string field;
  std::optional<Seat> seat;
};
struct SetCount {
  std::string field;
  Seat seat;
  std::optional<int> count;
  bool sure = false;  // the person was asked about an unlikely count and confirmed it
};
// Adds cards of one kind to a seat's cards; a negative count takes some out.
struct AddOfKind {
  std::string field;
  Seat seat;
  std::string kind;
  int count = 1;
};
// Gives one seat all that is left of the total; the other seats without a count get 0.
struct TakeRest {
  std::string field;
  Seat seat;
};
// Puts a card into a set of cards, or takes it out.
struct ToggleCard {
  std::string field;
  Card card;
};
// Sets the cards that a seat holds, in the order entered; none: not known after all.
struct SetHeld {
  std::string field;
  Seat seat;
  std::vector<Card> cards;
};
// Answers that it was nobody.
struct PickNobody {
  std::string field;
};
// Sets one of the numbers, counted from 0; nothing: not known after all.
struct SetNumber {
  std::string field;
  int at = 0;
  std::optional<int> number;
};
// Sets the text; empty: there is none after all.
struct SetText {
  std::string field;
  std::string text;
};
struct PickChoice {
  std::string field;
  std::optional<std::string> choice;  // nothing: not known after all
};
// Notes a card as captured in a trick, or takes it out if it is noted there.
struct NoteCard {
  int trick = 0;
  Card card;
  std::optional<Seat> by;
};
// Sets who won a trick: the next one, or an earlier one that is corrected.
struct WinTrick {
  int trick = 0;
  Seat winner;
};
// Puts in a trick that was forgotten; the later ones move up by one.
struct InsertTrick {
  int before = 0;
  Seat winner;
};
// Takes out a trick that was entered twice.
struct RemoveTrick {
  int trick = 0;
};
struct UseShortcut {
  std::string id;
  std::optional<Seat> seat;
  int trick = 0;                  // for a shortcut with `of_trick`
  std::optional<int> count = {};  // for a shortcut with `count_of`, where the seat was asked
};
// Enters the hand in another form from now on. What that form cannot keep is dropped only if `forget` is set; without
// it the tap is refused with a question.
struct SwitchForm {
  Form form = Form::kTricks;
  bool forget = false;
};

using TapKinds =
    std::variant<PickCard, PickSeat, SetCount, AddOfKind, TakeRest, ToggleCard, SetHeld, PickNobody, SetNumber, SetText,
                 PickChoice, NoteCard, WinTrick, InsertTrick, RemoveTrick, UseShortcut, SwitchForm>;
using Tap = CompiledOnce<TapKinds>;

// Why a tap is refused: a sentence for the screen.
struct TapRefusal {
  std::string text;
  // The tap is possible but may be a slip: ask the person, then send it again, a SwitchForm with `forget`, a SetCount
  // with `sure`.
  bool asks = false;
};

}  // namespace nullo::games

extern template class nullo::CompiledOnce<nullo::games::FieldKinds>;
extern template class nullo::CompiledOnce<nullo::games::TapKinds>;
