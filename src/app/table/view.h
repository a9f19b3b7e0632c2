// What the table shows while a hand is played.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/chips/view.h"
#include "app/settling/view.h"
#include "app/table/field_row.h"
#include "app/table/sheet_view.h"
#include "core/card.h"
#include "core/card_set.h"
#include "core/seat.h"
#include "core/trick.h"
#include "games/entry.h"

namespace nullo::app {

inline constexpr std::string_view kResultShortcut = "table/result";  // shows the result of the hand, like Enter

struct TableView {
  std::string title;  // "Tëtka · hand 3 of 4 · Boris dealt"
  games::Question question;
  int ended_number = 0;    // a number has just closed itself, and Enter waits: which one, from 1; 0: it does not wait
  double enter_waits = 0;  // how many seconds
  std::string problem;     // why the last tap was refused; empty: it was not
  // What was typed and is not finished: "/ s …", "9 …". Empty: nothing.
  std::string pending;
  bool enter_ends = true;  // Enter takes, ends or drops that; false: more must be typed or tapped

  struct Place {
    Seat seat;
    char key = '1';  // the digit for this seat
    std::string name;
    std::string total;  // the total including this hand so far
    std::string hand;   // "+2": this hand so far; or empty
    int tricks = 0;
    std::vector<Card> captured;  // the noted cards captured so far
    bool dealer = false;
    bool leader = false;
    bool asked = false;  // this seat can be the answer to the question
    bool leads_standing = false;
    int turn = 0;  // where to draw it: 0 at the bottom, then clockwise
    bool clickable = false;
    bool owes = false;  // has paid more chips than there were: highlighted, but play goes on
    std::string mark;   // "all in"; or empty
    bool out = false;   // takes no more part in this hand
  };
  std::vector<Place> places;
  bool asks_player = false;  // what is pending needs a player: one of the places that are asked
  bool serves = false;       // the table can be shown on phones
  bool has_dealer = true;    // false: the game has no dealer
  int seats = 4;
  bool pays_at_once = false;          // chips move as they fall due, so room is kept for due payments
  std::vector<DueLine> due;           // not handed over yet
  std::vector<DueRow> payments = {};  // the same in parts
  std::string no_due;                 // what to show if no payment is due: "Nothing to pay"
  std::vector<ChipsForSale> sale;     // in seat order
  bool has_pots = false;              // the game has pots, even if there is none just now
  std::vector<PotView> pots;          // oldest first
  std::optional<Card> whose = {};     // the question is who played this card; nothing: it is another question

  struct PaletteCard {
    Card card;
    std::string key;        // "h", or empty
    std::string caption;    // "Tëtka, 2 points"
    std::string taken;      // "Boris, trick 3"; empty: the card is still out
    bool in_trick = false;  // noted in the current trick (or the one being mended)
    bool enabled = true;
    std::optional<Seat> taker = {};  // who took it
    std::optional<Seat> by = {};     // who played it to the current trick (or the one being mended)
  };
  std::vector<PaletteCard> palette;
  std::string shown_card_field;    // tapping the card sends TapField with this id; empty: the game turns up no card
  std::string shown_card_label;    // "Bum card"
  std::optional<Card> shown_card;  // the card that lies face up; nothing: not known yet

  struct TrickCell {
    int number = 1;
    std::string winner;  // short name; empty: not known yet
    std::optional<Seat> seat;
    std::vector<NotedCard> cards;  // with the seat that played each, if known
    std::string mark;              // "bum trick", "last", or both
    bool now = false;              // the current trick
    bool over = false;             // it was won, or stayed on the table
    bool mending = false;          // open for mending
    bool on_table = false;         // nobody won it: its cards go to the winner of a later trick
  };
  std::vector<TrickCell> strip;  // all tricks of the hand, past and future; empty: the game has no tricks
  // A trick of the strip is open for mending: tapping a seat sets its winner, palette cards go into it.
  struct Mending {
    int trick = 0;                                // from 0
    std::string text;                             // "Trick 3: Boris. Tap the right winner, or a card."
    bool can_insert = false;                      // "A trick is missing before it"
    bool can_remove = false;                      // "It was tapped twice: take it out"
    std::vector<games::Shortcut> shortcuts = {};  // those that apply to this trick
  };
  std::optional<Mending> mending;

  bool card_picker = false;  // any card may be the answer: draw the whole pack (`pickable`)
  std::vector<Card> pickable;
  CardSet pack = CardSet::full_pack();  // all cards that the picker shows
  bool ace_low = false;                 // the picker shows the ace before the 2
  CardSet in_hand;                      // those of `pack` in the holding that is being entered
  std::optional<Card> picked;

  games::Form form = games::Form::kTricks;
  bool can_switch = false;
  // Quick entry and tie breakers: one row for each field.
  std::vector<FieldRow> fields;
  bool fields_come = false;  // each turn of the hand adds one, the newest first: their room is kept from the beginning
  // number of sides, if partners share their counts and each column is a side's; 0: each column is a player's
  int sides = 0;

  std::vector<games::Shortcut> shortcuts;
  std::vector<games::Shortcut> usual_shortcuts;  // those shown while nothing is pending; their room is always kept
  // What is hidden, and shown step by step only when somebody asks.
  struct Reveal {
    std::vector<std::string> shown;  // the steps shown so far
    std::string ask;                 // the button's label: "Is there a solution?", "Hide it"
    std::string key;
  };
  std::optional<Reveal> reveal;
  std::vector<std::string> panel;
  std::optional<games::Passing> passing;  // who passes cards to whom; nothing once a trick is entered
  std::vector<WhyLine> whys;              // of this hand, newest first
  Sheet sheet;
  StakeView stake;  // the session's
  std::string hand_note;
  std::vector<std::string> others;  // who has played before and does not sit here, the most recent first
  bool can_misdeal = false;
  bool correcting = false;        // a recorded hand is being corrected
  bool can_take_out = false;      // it is not the only hand
  std::string other_form;         // the label for switching to the other form of entry; empty: the usual one
  bool only_points = false;       // the scores alone are entered, in all later hands too
  bool can_enter_scores = false;  // entering only the scores is offered
  bool can_go_on = false;         // a new session can go on with other players or rules
};

}  // namespace nullo::app
