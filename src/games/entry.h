// The small vocabulary in which a game says what it still needs of a hand and what may be tapped, and in which the
// person at the table answers. The screens draw it without knowing the game. ARCHITECTURE.md, "A game is one folder".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/trick.h"
#include "ledger/posting.h"

namespace nullo::games {

// ---- what may be tapped

// How the hand is told: trick by trick, in sum at the end, or only by what each scored, as nobody watched it.
enum class Form { kTricks, kSummary, kPoints };

// A fact that is one card: which may be chosen, and which is.
struct CardField {
  std::string id;     // "bum_card"
  std::string label;  // "Bum card"
  CardSet choices;
  std::optional<Card> value;
};

// A fact that is one seat.
struct SeatField {
  std::string id;            // "captured/QH"
  std::string label;         // "Q♥"
  std::optional<Card> card;  // drawn in place of the label, where the fact is about a card
  std::vector<Seat> choices;
  std::optional<Seat> value;
  std::optional<Seat> follows;  // concluded from the other facts; shown, never asked
  // That it was nobody, where that can be the answer too.
  struct Nobody {
    std::string label;  // "Nobody: there is no solution"
    char key = 0;       // 'n'
    bool chosen = false;
  };
  std::optional<Nobody> nobody = {};
};

// The id of the counts that are tricks won, in every game that has them.
inline constexpr std::string_view kTricksWon = "summary/tricks";
// The id of the shortcut that gives all tricks not told yet to one seat.
inline constexpr std::string_view kTheRest = "the_rest";
// Begins the id of the seat that played a noted card, in every game that asks: "by/AD".
inline constexpr std::string_view kPlayedBy = "by/";

// A fact that is one count or number for each seat.
struct CountsField {
  // What adds to a seat's number with one tap: a card of its kind, or as many as were typed before.
  struct Addition {
    std::string label;  // "Joker"
    char key = 0;       // 'j'; 0: none
    int amount = 0;
    std::string kind = {};    // "joker": how many is a fact, told by AddOfKind; empty: it only adds its amount
    PerSeat<int> count = {};  // of that fact
  };
  // A count that is said by a word and never by a number: "Nil".
  struct Named {
    std::string label;  // "Nil"
    char key = 0;       // 'n'
    int count = 0;      // below `least`, so that no number means it
  };
  std::string id;            // kTricksWon
  std::string label;         // "Tricks won"
  std::optional<int> total;  // what they add up to; nothing: each stands for itself
  int most = 0;              // the highest single count
  std::vector<Seat> asked;   // whose counts are needed; the others may be told too
  PerSeat<std::optional<int>> values;
  PerSeat<std::optional<int>> follows;   // concluded from the others
  bool has_rest = false;                 // one seat may be given all that is left of the total: TakeRest
  int sides = 0;                         // of partners who share a count: each count once for a side; 0: one for a seat
  std::vector<Addition> additions = {};  // a number may be put together of these
  // Nobody is asked: each is 0 until this key or a tap makes it one more. 0: counts that are asked.
  char step_key = 0;
  std::string card_field = {};   // the id of the field that is the card it is about; they share a line
  std::vector<Seat> whose = {};  // whose alone it can be by what is told; empty: everybody's
  bool goes_on = false;          // the seat asked is asked again after each addition: nothing has to be ended
  int least = 0;                 // the lowest single count
  std::vector<Named> named = {};
};

// The word by which this count is said; nullptr: it is a number.
inline const CountsField::Named* find_named(const CountsField& counts, int count) {
  for (const CountsField::Named& each : counts.named) {
    if (each.count == count) return &each;
  }
  return nullptr;
}

// A fact that is a set of cards, told one by one: the exposed ones.
struct CardsField {
  std::string id;     // "charged"
  std::string label;  // "Exposed before the first lead"
  CardSet choices;
  CardSet values;
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
  // Open to a player once the hand is complete, until the next deal begins, and never asked for: a claim.
  bool offered = false;
};

// A fact that is some cards of each seat, in the order told.
struct HandsField {
  std::string id;     // "cards"
  std::string label;  // "Cards"
  CardSet choices;    // the pack; a card is in one place only
  int least = 0;      // of each seat
  int most = 0;
  PerSeat<std::vector<Card>> values;
  PerSeat<std::string> worth;  // what a seat's cards come to: "7"; empty: nothing yet
};

// A fact that is some numbers in order: those that lie on the table.
struct NumbersField {
  std::string id;     // "board"
  std::string label;  // "Board"
  int least = 1;      // of each
  int most = 10;
  std::vector<std::optional<int>> values;
};

// A fact that is one line of text, as somebody said it.
struct TextField {
  // What can be tapped in place of typing it.
  struct Piece {
    std::string text;   // "*"
    std::string label;  // "×"
  };
  std::string id;        // "solution"
  std::string label;     // "Solution"
  char key = 0;          // begins it: 's'
  std::size_t most = 0;  // characters
  std::vector<Piece> pieces;
  std::string value;   // empty: not told
  std::string remark;  // what there is to say of it: "8*5-(7+9) = 24: right."
};

using Field =
    std::variant<CardField, SeatField, CountsField, CardsField, ChoiceField, HandsField, NumbersField, TextField>;

// What players can ask about a hand and would not be told before: it is shown step by step, as far as they ask. How far
// is no fact and is not kept.
struct Reveal {
  struct Step {
    std::string ask;   // "Is there a solution?"
    std::string text;  // "Yes, this board can be solved."
  };
  std::string about;  // what it is about: all is hidden again when that is something else
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
  int hearts = 0;         // besides `cards`, of which only the number is known
};

// A card that counts in this game and hand.
struct PaletteCard {
  Card card;
  std::string keys;           // each of them means it: "b", "bh" where the bum card is a queen; empty: none
  std::string caption;        // "Tëtka, 2 points"
  std::optional<int> trick;   // noted in this trick, from 0
  std::optional<Seat> taker;  // who captured it
};

// Something that takes one key and, if `asks_seat`, a seat: "One player takes the rest".
struct Shortcut {
  std::string id;  // "rest"
  char key = 0;
  std::string label;  // "One player takes the rest"
  bool asks_seat = false;
  std::string of_seat =
      {};                 // the same with a name in place of {}: "{} takes the rest"; empty: the label, then the name
  bool of_trick = false;  // it is about the trick that is told, or mended
};

// The next question: one plain sentence, and the fact a plain answer (a digit, a seat, a card) goes to.
struct Question {
  enum class Wants { kNothing, kCard, kSeat, kCount, kTrick, kChoice, kHand, kNumber };
  Wants wants = Wants::kNothing;
  std::string field;               // of kCard, kSeat, kCount, kChoice, kHand, kNumber
  int number = 0;                  // of kNumber: which of them, from 0
  std::optional<Seat> seat;        // of kCount, kHand: whose count, whose cards
  bool of_all = false;             // of kCount: the count is that of every one of `choices`
  std::vector<Seat> choices;       // of kSeat, kTrick: who can be the answer
  std::optional<Seat> usual = {};  // of kSeat: who is the answer by the rules, said by Enter alone
  std::string heading;             // "Trick 7 of 13 - Clara leads"
  std::string text;                // "Any of these cards in it? Who won?"
};

// Who passes cards to whom before the first trick.
struct Passing {
  std::string text;                 // "Pass three cards to the left"
  PerSeat<std::optional<Seat>> to;  // nobody where there is no one receiver (scattered, not passed)
};

// What is said beside a player while the hand lasts.
struct SeatMark {
  Seat seat;
  std::string text;  // "all in"
  bool out = false;  // takes no part in this hand any more
};

struct Entry {
  int seats = 4;  // players at the table
  Form form = Form::kTricks;
  bool can_switch = false;       // the game knows the other form too
  std::string other_form = {};   // what that is called: "Card by card"; empty: trick by trick, or in sum
  bool can_tell_scores = false;  // what each scored would do: Form::kPoints
  Question question;
  std::vector<Field> fields;            // all facts of this form but the tricks, in the order of asking
  int tricks_in_hand = 0;               // 0: no tricks in this form
  std::vector<TrickCell> tricks;        // all of them, told or not
  int tricks_told = 0;                  // how many are over
  std::optional<Passing> passing = {};  // while no trick has been told
  std::vector<PaletteCard> palette;
  std::vector<Shortcut> shortcuts;
  std::optional<Reveal> reveal = {};
  // The payments that fell due with the last trick, or with the last fact told: where chips move at once, now.
  std::vector<Posting> due = {};
  std::vector<SeatMark> marks = {};         // at most one for each seat
  std::vector<std::string> panel;           // what is good to know now: "Last trick still counts 2"
  std::vector<std::string> explained;       // how what people argue about was settled: a tie
  std::vector<std::string> concluded = {};  // what follows and nobody told: "Talon: K♣ and three others, 3 points"
  // A complete hand that may be a slip, as the question that is asked before it counts as told; empty for most: "A♥ and
  // J♥ are in no trick: in the talon? Enter, or tap the trick."
  std::string doubt = {};
};

// ---- what is tapped; tricks are counted from 0 here

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
  bool sure = false;  // what is unlikely was asked about and is so
};
// Adds cards of one kind to what a seat has; less than nothing takes some out.
struct AddOfKind {
  std::string field;
  Seat seat;
  std::string kind;
  int count = 1;
};
// Gives one seat all that is left of the total; the others whose counts are not told get none.
struct TakeRest {
  std::string field;
  Seat seat;
};
// Puts a card into a set of cards, or takes it out.
struct ToggleCard {
  std::string field;
  Card card;
};
// Says which cards a seat holds, in the order told; none: not known after all.
struct SetHeld {
  std::string field;
  Seat seat;
  std::vector<Card> cards;
};
// Says that it was nobody.
struct PickNobody {
  std::string field;
};
// Says one of the numbers, counted from 0; nothing: not known after all.
struct SetNumber {
  std::string field;
  int at = 0;
  std::optional<int> number;
};
// Says what the text is; empty: not told after all.
struct SetText {
  std::string field;
  std::string text;
};
struct PickChoice {
  std::string field;
  std::optional<std::string> choice;  // nothing: not known after all
};
// Notes a card as captured in a trick, or takes it out where it is noted there.
struct NoteCard {
  int trick = 0;
  Card card;
  std::optional<Seat> by;
};
// Says who won a trick: the next one, or an earlier one that is mended.
struct WinTrick {
  int trick = 0;
  Seat winner;
};
// Puts in a trick that was forgotten; those after it move along.
struct InsertTrick {
  int before = 0;
  Seat winner;
};
// Takes out a trick that was tapped twice.
struct RemoveTrick {
  int trick = 0;
};
struct UseShortcut {
  std::string id;
  std::optional<Seat> seat;
  int trick = 0;  // of one that is about a trick
};
// Tells the hand in the other form; what cannot be carried over is forgotten only if `forget` says so.
struct SwitchForm {
  Form form = Form::kTricks;
  bool forget = false;
};

using Tap = std::variant<PickCard, PickSeat, SetCount, AddOfKind, TakeRest, ToggleCard, SetHeld, PickNobody, SetNumber,
                         SetText, PickChoice, NoteCard, WinTrick, InsertTrick, RemoveTrick, UseShortcut, SwitchForm>;

// Why a tap cannot be: a sentence for the screen.
struct TapRefusal {
  std::string text;
  // It can be, but may be a slip: ask, then send it again, a SwitchForm with `forget`, a SetCount with `sure`.
  bool asks = false;
};

}  // namespace nullo::games
