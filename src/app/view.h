// What each screen shows: finished text, numbers and flags. Drawing code lays these out and decides nothing.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/import_view.h"
#include "chart/chart.h"
#include "chart/sources.h"
#include "core/card.h"
#include "core/card_set.h"
#include "core/compiled_once.h"
#include "core/seat.h"
#include "core/trick.h"
#include "games/entry.h"
#include "games/info.h"
#include "games/option.h"
#include "ledger/posting.h"
#include "session/words.h"

namespace nullo::app {

// ---- how it looks

struct Look {
  int percent = 100;  // size of everything; kSizes
  bool dark = true;
  bool four_colours = false;  // clubs green, diamonds blue

  friend bool operator==(const Look&, const Look&) = default;
};
inline constexpr std::array kSizes{75, 100, 125, 150, 175, 200, 250, 300};

// ---- pieces

using WhyLine = session::Why;

// A payment that is due now, to be read by all from afar.
struct DueLine {
  struct Part {
    std::string text;               // "Clara", "pays", "5"
    std::optional<Seat> seat = {};  // a player's name
    bool amount = false;
  };
  std::vector<Part> parts;  // "Clara" "pays" "Anna" "5"; a blank between them
  std::string why;          // "trick 4, the jack of hearts discarded (J♥)"
  std::string chips = {};   // the amount in chips: "one 5"; empty: not told
  bool owed = false;        // the payer has not got the chips: it waits until some come in
};

// Who has hardly any chips left may buy some.
struct ChipsForSale {
  Seat seat;
  std::string text;  // "Boris buys 100"
  int amount = 100;  // in one tap
};

// What a point is played for in a session.
struct StakeView {
  Amount per_point = 0;  // hundredths; 0: nothing
  Amount highest = 0;
  std::string amount;  // "0.10"
  bool against_winner = false;
  std::string problem;  // why what was typed last is no stake; empty: it is one
};

// A pot on the table.
struct PotView {
  int number = 1;
  std::string amount;
  bool next = false;  // the newest: whoever wins a pot takes this one
};

// The score sheet: hands down, players across.
struct Sheet {
  struct Row {
    std::string label;                // "1", "2", "now"
    std::string dealer;               // short name of the dealer
    std::vector<std::string> scores;  // of each column: "+3", "0", "" while nothing is known
    std::vector<std::string> totals;  // running totals after it
    bool complete = true;
    int hand = 0;                    // from 0
    bool opens = false;              // a tap opens it
    bool gone = false;               // it is set aside, or taken out
    std::vector<bool> changed = {};  // of the cells: marked
    std::string news = {};           // who came or changed chairs before it, how little of it was told; empty: nothing
  };
  std::vector<std::string> names;  // of the columns, one for each side: "Anna", "Anna & Clara", "Dad / Eva"
  std::vector<Row> rows;
  std::vector<std::string> totals;
  std::vector<int> places;    // from 1, shared ones equal
  bool any_complete = false;  // false: places say nothing yet
  std::vector<bool> changed;  // of the totals: marked
  // Where several played for one total, what each brought: "Dad +5 in hands 1 to 2, Eva +9 in hand 3".
  std::vector<std::string> shares;
};

using chart::Chart;
using chart::Sources;

// ---- Start

struct StartView {
  struct Banner {
    std::string title;     // "Tëtka, hand 3 of 4, trick 7"
    std::string players;   // "Anna, Boris, Clara, Dmitri"
    std::string standing;  // "Clara leads with 5 points"
  };
  std::optional<Banner> open;  // Resume
  int past_sessions = 0;
};

// ---- New session

// With which points somebody joins a session that goes on with an earlier one.
enum class Joining : std::uint8_t { kAverage, kHighest, kLowest, kZero, kStart };  // kStart: the chips of the start

struct NewSessionView {
  struct Choice {
    std::string id;
    std::string name;
    std::string sentence;
    std::string source;
    bool chosen = false;
    std::string players = {};  // "6 to 10 players"; empty: as many as the game
    bool own = false;          // the table's own, kept under this name: it can be forgotten
  };
  std::vector<Choice> games;
  std::vector<Choice> presets;  // of the chosen game, the table's own first; one is shown as text only
  std::string own_rules;        // what differs, where the options are none of the presets; empty: they are one
  bool can_keep = false;        // own_rules can be given a name and kept
  std::string name_problem;     // why the name will not do
  std::string unread;           // "Kept by another version …: Friday"; empty: none
  struct Option {
    std::string key;
    std::string label;
    std::string help;
    enum class Kind { kNumber, kChoice, kCards, kPoints };
    Kind kind = Kind::kNumber;
    std::vector<std::string> words;  // of a choice
    int value = 0;                   // number, or index of the word
    int least = 0;                   // of a number, of each card's points
    int most = 0;
    std::vector<Card> cards;                // of a set of cards
    std::vector<games::CardPoints> points;  // of a table of cards
    bool rare = false;                      // shown further down
  };
  std::vector<Option> options;
  std::string length;  // "4 hands: each player deals once"
  std::string stacks;  // "Everybody begins with 100 chips: two 25, eight 5, ten 1"; empty: no chips are played for
  int least_seats = 4;
  int most_seats = 4;
  int seats_step = 1;
  struct Place {
    std::string name;     // empty: nobody sits here yet
    std::string problem;  // "Anna sits here twice"; empty: none
    bool dealer = false;
  };
  std::vector<Place> places;  // in seat order, clockwise
  bool has_dealer = true;     // false: nobody deals
  struct Remembered {
    std::string name;
    std::optional<Seat> seat = {};  // where they sit already
  };
  bool can_clear = false;              // everybody can get up at once: other people play
  std::vector<Remembered> remembered;  // who has played before, who played last first: a tap seats nobody elsewhere
  // What everybody begins with, of a session that goes on with an earlier one; empty: of none.
  struct Opening {
    Seat seat;
    std::string name;    // empty: nobody sits here yet
    std::string amount;  // "14"
    struct Choice {
      Joining what = Joining::kAverage;
      std::string label;  // "the highest, 20"
      bool chosen = false;
    };
    std::vector<Choice> choices;  // of somebody who joins; empty: they go on with what they have
  };
  std::vector<Opening> openings;
  std::vector<std::string> going_on;  // what becomes of the earlier session, in sentences; empty: there is none
  bool can_start = false;
  std::string why_not;                      // "Two places are empty"
  std::optional<std::string> open_session;  // "Starting a new one ends the session of Anna, Boris, …"; nothing: none
};

// ---- Table

inline constexpr std::string_view kResultShortcut = "table/result";  // shows what the hand came to, as Enter does

struct TableView {
  std::string title;  // "Tëtka · hand 3 of 4 · Boris deals"
  games::Question question;
  std::string problem;  // why the last tap could not be; empty: none
  // A key has been typed that waits for more: "/ s …", "9 …". Empty: none.
  std::string pending;

  struct Place {
    Seat seat;
    char key = '1';  // its digit
    std::string name;
    std::string total;  // standing with this hand so far
    std::string hand;   // "+2" this hand so far, or empty
    int tricks = 0;
    std::vector<Card> captured;  // noted cards, as captured
    bool dealer = false;
    bool leader = false;
    bool asked = false;  // can be the answer to the question now
    bool leads_standing = false;
    int turn = 0;  // 0: bottom, then clockwise: where to draw it
    bool clickable = false;
    bool owes = false;  // has paid more chips than there were: marked, never held up
    std::string mark;   // "all in"; or empty
    bool out = false;   // takes no part in this hand any more
  };
  std::vector<Place> places;
  bool has_dealer = true;  // false: nobody deals
  int seats = 4;
  bool pays_at_once = false;       // chips move as they fall due: there is always room to say which
  std::vector<DueLine> due;        // not handed over yet
  std::string no_due;              // what stands there where nothing is: "Nothing to pay"
  std::vector<ChipsForSale> sale;  // at most two
  bool has_pots = false;           // the game has pots, if none just now
  std::vector<PotView> pots;       // oldest first
  std::optional<Card> whose = {};  // the question is who played this card

  struct PaletteCard {
    Card card;
    std::string key;        // "h", or empty
    std::string caption;    // "Tëtka, 2 points"
    std::string taken;      // "Boris, trick 3"; empty: still out
    bool in_trick = false;  // noted in the trick being told (or mended)
    bool enabled = true;
    std::optional<Seat> taker = {};  // who took it
    std::optional<Seat> by = {};     // who played it into the trick being told (or mended)
  };
  std::vector<PaletteCard> palette;
  std::string shown_card_field;    // tapping it sends TapField with this id; empty: the game shows no card
  std::string shown_card_label;    // "Bum card"
  std::optional<Card> shown_card;  // lies face up on the table; nothing: not known yet

  struct TrickCell {
    int number = 1;
    std::string winner;  // short name; empty: not yet
    std::optional<Seat> seat;
    std::vector<NotedCard> cards;  // with who played them, where that is known
    std::string mark;              // "bum trick", "last", or both
    bool now = false;              // the one being told
    bool told = false;             // it is over
    bool mending = false;          // tapped, to be mended
    bool on_table = false;         // nobody won it: its cards go with a later one
  };
  std::vector<TrickCell> strip;  // all tricks of the hand, told or not; empty where there are none
  // A trick of the strip is open for mending: seats say who won it, palette cards go into it.
  struct Mending {
    int trick = 0;                                // from 0
    std::string text;                             // "Trick 3: Boris. Tap the right winner, or a card."
    bool can_insert = false;                      // "A trick is missing before it"
    bool can_remove = false;                      // "It was tapped twice: take it out"
    std::vector<games::Shortcut> shortcuts = {};  // that are about this trick
  };
  std::optional<Mending> mending;

  bool card_picker = false;  // any card can be meant now: draw the whole pack (`pickable`)
  std::vector<Card> pickable;
  CardSet pack = CardSet::full_pack();  // all that could ever be meant there
  CardSet in_hand;                      // of them: what lies in the hand that is told
  std::optional<Card> picked;

  games::Form form = games::Form::kTricks;
  bool can_switch = false;
  // Quick entry and tie breakers: the facts as rows.
  struct FieldRow {
    std::string id;
    std::string label;
    std::optional<Card> card;
    std::string card_field;  // of counts about that card: tapping the label asks for another one; empty: none
    struct Cell {
      std::string text;      // "4"; empty: not known
      bool follows = false;  // concluded: shown lighter
      bool chosen = false;   // of a seat row: this seat is the value
      bool asked = false;    // the question is about this one
      bool enabled = true;
      std::optional<int> count;        // of a counts row
      std::optional<Card> card;        // of a row of cards: `chosen` where it is in the set
      std::string choice;              // of a row of choices: its id
      std::string key;                 // of a choice: "a"; empty: none
      std::vector<std::string> shows;  // of a choice: what it leads to, line by line
      std::vector<Card> held;          // of a seat's hand, in the order told
    };
    struct Addition {
      std::string label;  // "Joker"
      std::string key;    // "j"; empty: none
      int amount = 0;
      std::string kind = {};  // where how many is a fact
      int count = 0;          // of that fact, of the seat that is asked
    };
    // A count that a word says.
    struct Named {
      std::string label;  // "Nil"
      std::string key;    // "n"
      int count = 0;
    };
    // What can be tapped in place of typing it.
    struct Piece {
      std::string text;
      std::string label;
    };
    enum class Kind { kCard, kSeat, kCounts, kCards, kChoice, kHands, kNumbers, kText };
    Kind kind = Kind::kSeat;
    std::vector<Cell> cells;          // one a seat, or a side, for kSeat, kCounts and kHands, else one of what it says
    int least = 0;                    // of counts and numbers
    int most = 0;                     // of counts and numbers; cards of a hand
    bool typed = false;               // of counts: too many to tap one of all: digits are
    std::vector<Addition> additions;  // of counts: what adds to the seat's number
    std::vector<Named> named;         // of counts: what is said by a word
    bool steps = false;               // of counts: tapped up and down one by one
    std::string key;                  // of such counts: makes it one more; of a text: begins it
    bool has_rest = false;            // of counts: "+rest" is offered
    std::string sum;                  // "11 of 13"; empty: none
    bool current = false;             // the question is about this row
    std::optional<Cell> nobody;       // of seats: that it was nobody, with its key
    std::string text;                 // of a text: as it is told, or being typed
    bool typing = false;
    std::string remark;         // what there is to say of it
    std::vector<Piece> pieces;  // tapped while it is being typed
  };
  std::vector<FieldRow> fields;
  int sides = 0;  // of partners who share their counts: a column of the rows is a side's; 0: a player's

  std::vector<games::Shortcut> shortcuts;
  std::vector<games::Shortcut> usual_shortcuts;  // while nothing is begun: their room is kept
  // What is shown step by step, and only when asked.
  struct Reveal {
    std::vector<std::string> shown;  // so far
    std::string ask;                 // label: "Is there a solution?", "Hide it"
    std::string key;
  };
  std::optional<Reveal> reveal;
  std::vector<std::string> panel;
  std::optional<games::Passing> passing;  // who passes to whom, until a trick is told
  std::vector<WhyLine> whys;              // of this hand, newest first
  Sheet sheet;
  StakeView stake;  // of this session
  std::string hand_note;
  std::vector<std::string> others;  // who has played before and does not sit here, who played last first
  bool can_misdeal = false;
  bool correcting = false;       // a recorded hand, which is told anew
  bool can_take_out = false;     // it is not the only one
  std::string other_form;        // what telling the hand in the other way is called; empty: the usual words
  bool can_tell_scores = false;  // what each scored would do
  bool can_go_on = false;        // with other players or rules, in a session of its own
};

// ---- Hand over, Game over

struct HandOverView {
  std::string title;  // "Hand 3 of 4 is over"
  struct Line {
    std::string name;
    Seat seat;
    std::string score;  // "+3"
    std::string total;  // "11"
    int place = 1;
    std::vector<std::string> whys;  // "trick 7, the bum card's number: +1"
  };
  // What a player may still do until the next deal begins: a claim. Tapped again it is taken back.
  struct Offer {
    std::string field;
    std::string choice;
    std::string text;  // "Boris may claim 2 from Anna for the A♦ she led"
    std::string key;   // "d"; empty: none
    bool taken = false;
  };
  std::vector<Line> lines;   // in seat order
  std::vector<DueLine> due;  // chips that change hands now
  std::vector<ChipsForSale> sale;
  std::vector<Offer> offers;
  std::vector<PotView> pots;           // oldest first
  std::vector<std::string> explained;  // how it was settled: "The party: Anna wins with 4 points, …"
  std::vector<std::string> concluded;  // "Dmitri's 3 tricks follow from the others"
  std::vector<std::string> notes;      // proven revokes and the like
  std::vector<std::string> remarks;    // nothing is wrong: what the next hand needs, whether a board can be solved
  bool can_end = false;                // the players may end the game with this hand
  std::string next;                    // "Next: Clara deals, Dmitri leads" or "That was the last hand"
  Sheet sheet;
  std::string problem;
  std::string accept;  // label of the button: "Record it and deal (Enter)"
};

// Who hands whom what after a game: in chips, where the game is played for them, and in money.
struct Settling {
  struct InChips {
    std::vector<std::string> lines;  // "Boris pays Clara 9 (one 5, four 1)": not handed over yet
    std::string note;                // "Everything is handed over: …"
  };
  std::optional<InChips> chips;
  std::string terms;  // "0.10 a point against the average of 12.75 points", "no stake was agreed on"
  struct Line {
    std::string text;  // "Boris hands Anna 1.20", "Boris leaves 2.50 in the pot"
    std::string why;   // "Boris lost 12 chips, Anna won 30"
    std::optional<Seat> from;
    std::optional<Seat> to;  // nobody: a pot or the bank
  };
  std::vector<Line> lines;              // by who hands over, in seat order
  std::vector<std::string> notes;       // "25 stay in the pot", "Clara bought 50 from the bank"
  std::optional<StakeView> stake = {};  // where it can be changed
};

struct GameOverView {
  std::string headline;  // "Clara wins", "Anna and Boris share the win"
  struct Line {
    int place = 1;
    std::string name;
    Seat seat;
    std::string total;
    bool winner = false;
    std::string gained = {};  // "won −60 without the 100 bought"; empty: nothing was bought
  };
  std::vector<Line> lines;  // best first
  Chart chart;
  Sheet sheet;
  Settling settling;
  std::string play_on;  // "One more round of deals"; empty: it cannot go on
};

// ---- A correction, before it is kept

struct CompareView {
  std::string title;  // "Hand 2 corrected"
  struct Side {
    std::string heading;
    Sheet sheet;           // of the side after, with marks
    std::string standing;  // "1. Boris 4 · 2. Anna 5 · …"
    std::string outcome;   // "Boris wins with 4 points"
    std::vector<PotView> pots;
    std::vector<WhyLine> whys;  // of the hands told anew: those that the other side has not
  };
  Side before;
  Side after;
  std::vector<std::string> changes;  // what else it changes, in sentences
  std::vector<DueLine> due;          // chips to move once it is kept
  std::string question;              // what must be settled first, or why it cannot be kept; empty: nothing
  std::string accept;                // label: "Keep it (Enter)", "Go to hand 4 (Enter)"
  bool can_accept = true;
  std::string back;  // label: "Back to the hand (Esc)"
};

// ---- What was agreed or written down wrongly of a whole session

struct RepairView {
  NewSessionView rules;  // its options and presets
  struct Place {
    Seat seat;
    std::string name;     // who sits there in the hand `from`
    bool dealer = false;  // dealt first
  };
  std::vector<Place> seats;
  int from = 1;  // hands in which seats are exchanged, both included
  int to = 1;
  int hands = 0;                     // of the session
  std::vector<std::string> others;   // who has played before and does not sit here, who played last first
  std::string problem;               // why what was wanted last cannot be; empty: it can
  std::vector<std::string> changes;  // so far, in sentences
  std::string why_not;               // it cannot be compared yet; empty: it can
};

// ---- Past sessions

struct PastView {
  struct Line {
    std::string id;
    std::string date;  // "2026-11-21 19:30"
    std::string game;  // "Hearts · Black Maria"
    std::string players;
    std::string outcome;  // "Clara won with 6", "open, 2 hands complete"
    std::string note = {};
  };
  // Some of the lines of a list that is kept elsewhere: thousands are not copied for every letter of a search.
  class Lines {
   public:
    Lines() = default;
    Lines(std::shared_ptr<const std::vector<Line>> all, std::vector<std::uint32_t> found)
        : all_{std::move(all)}, found_{std::move(found)} {}
    [[nodiscard]] std::size_t size() const { return found_.size(); }
    [[nodiscard]] bool empty() const { return found_.empty(); }
    [[nodiscard]] const Line& operator[](std::size_t number) const { return (*all_)[found_[number]]; }
    [[nodiscard]] const Line& front() const { return (*this)[0]; }

   private:
    std::shared_ptr<const std::vector<Line>> all_;
    std::vector<std::uint32_t> found_;
  };
  Lines lines;  // newest first, as the search leaves them
  std::string search;
  std::string count;  // "37 of 10,000"
  int all = 0;
  int looks = 0;               // another number: another list, looked at from its top
  int deleted = 0;             // how many can be brought back
  bool among_deleted = false;  // the lines are those
  std::string gone;            // "Deleted: Hearts, Anna, …", which Undo brings back; empty: none
};

struct SessionView {  // one session, read-only
  std::string title;
  std::string subtitle;  // date, rules
  std::string outcome;
  std::string note;
  Sheet sheet;
  Chart chart;                       // the running totals
  Chart places;                      // over the hands; no lines: fewer than two
  Sources sources;                   // no rows: nothing scored yet
  std::optional<Settling> settling;  // nothing: no hand is complete
  int hand = 0;                      // the one that is opened below, from 0; -1: none
  struct Opened {
    std::string title;               // "Hand 2, Boris dealt"
    std::vector<std::string> facts;  // "Bum card 7♣", "Trick 3: Clara, Q♥"
    std::vector<WhyLine> whys;
    std::vector<std::string> notes;
    bool can_replay = false;  // it was told trick by trick
  };
  std::optional<Opened> opened;
  std::string problem = {};  // with what was typed last; empty: none
  bool can_resume = false;   // it is the open one
  std::string play_on;       // "Play on"; empty: it cannot go on, or another session is open
  bool can_change = false;   // note on it, delete it
  bool deleted = false;
  bool can_bring_back = false;
  bool can_repair = false;  // its rules and seats can be corrected
  std::string correct;      // "Correct this hand"; empty: none is open
  // The sessions of one evening: people joined or left, or the rules changed. Fewer than two: it is one by itself.
  struct Part {
    std::string id;
    std::string text;  // "1: Hearts, Anna, Boris, Clara, 3 hands"
    bool shown = false;
  };
  std::vector<Part> evening;
  bool goes_on = false;  // in a later part
};

// A hand played once more, trick by trick.
struct ReplayView {
  struct Played {
    Card card;
    std::optional<Seat> by;
    std::string name;  // of who played it; empty: not known
  };
  std::string title;  // "Hand 3, trick by trick"
  TableView table;    // as it was then; its tricks can be tapped
  int step = 0;       // tricks played; 0: before the first
  int steps = 0;
  std::string heading;        // "Trick 7 of 13 · Clara led"
  std::vector<Played> cards;  // those noted in it
  std::string won;            // "Dmitri won it · bum"
  std::optional<Seat> winner;
  std::vector<WhyLine> whys;  // what fell due with it
  std::string over;           // "The hand is over."; empty: it is not
};

// ---- What the years come to for one person

struct StatisticsView {
  struct Choice {
    std::string id;
    std::string label;  // "Hearts, 12 sessions"
    bool chosen = false;
  };
  std::vector<Choice> games;    // fewer than two: there is nothing to choose
  std::vector<Choice> rules;    // the same
  std::vector<Choice> periods;  // the same
  std::string nothing;          // "No hand yet": there is nothing below; empty: there is
  // A large figure.
  struct Tile {
    std::string label;           // "Won"
    std::string value;           // "12"
    std::string note;            // "32 % of 37, 3 shared"
    std::string session;         // its id: a tap opens it; empty: nothing to open
    std::string everybody = {};  // "everybody 25 %"; empty: nothing to compare with
  };
  std::vector<Tile> tiles;
  // What the game counts, and where points or chips came from.
  struct Row {
    std::string id;
    std::string label;   // "Moons shot"
    std::string help;    // may be empty
    std::string amount;  // "12", "−3"; "–": never
    std::string often;   // "in 11 of 148 hands"
    double bar = 0;      // of the longest: −1 to 1
    bool opens = false;  // a tap says what it is made of
  };
  std::vector<Row> figures;
  std::string sources_heading;  // "Where the points come from"
  std::vector<Row> sources;
  struct Meeting {
    std::string name;
    std::string sessions;    // "24 sessions"
    std::string record;      // "12 ahead, 3 level, 9 behind"
    std::string difference;  // "14 points better in all"
    double ahead = 0;        // of all: 0 to 1
    double level = 0;
  };
  std::vector<Meeting> meetings;  // met most often first
  Chart amounts;                  // over the sessions; empty: fewer than two
  Chart places;
  std::vector<std::string> sessions;  // their ids, by the steps of `amounts`
  std::vector<std::string> placed;    // the same of `places`
  // What one of them is made of.
  struct Opened {
    std::string title;  // "Moons shot: 12 in 9 sessions"
    struct Line {
      std::string id;    // of the session
      std::string date;  // "2026-11-21 19:30"
      std::string players;
      std::string amount;
    };
    std::vector<Line> lines;  // newest first
    std::string person;       // of a meeting: whose page can be opened; else empty
  };
  std::optional<Opened> opened;
};

// ---- People

struct PlayersView {
  struct Line {
    std::string name;
    std::string short_name;          // empty: none
    std::optional<int> colour = {};  // of the seats' colours, from 0; nothing: none was chosen
    std::string also;                // "also Ana, Annie"; empty: no other name
    std::string sessions;            // "12 sessions"
    std::string last;                // "2026-11-21 19:30"
  };
  std::vector<Line> lines;  // who played last first, as the search leaves them
  std::string search;
  std::string problem;  // why the last change could not be undone; empty: none
  int all = 0;
};

struct PlayerView {  // one person
  std::string name;
  std::string short_name;                 // empty: none
  std::optional<int> colour;              // of the seats' colours, from 0; nothing: that of the seat
  std::string facts;                      // "12 sessions, the last 2026-11-21 19:30"
  std::vector<std::string> also;          // other names of theirs, which can be split again
  std::string search;                     // among the others
  std::vector<PlayersView::Line> others;  // who could be the same person, as the search leaves them
  std::string problem;                    // why the last change could not be; empty: none
  bool can_change = true;                 // false: another Nullo writes
  StatisticsView statistics;
};

// ---- Settings, keys and rules

struct SettingsView {
  Look look;
  struct ChipChoice {
    std::string values;  // "1/5/25"
    bool chosen = false;
  };
  std::vector<ChipChoice> chips;  // those most boxes hold, then the table's own where it has one
  std::string chips_problem;      // why what was typed last is no chip set; empty: none
  std::string chips_start;        // "100 chips are two 25, eight 5, ten 1"
  Amount stake = 0;               // hundredths for a point; 0: none
  Amount highest_stake = 0;
  std::string stake_amount;     // "0.10"
  bool against_winner = false;  // else against the average
  std::string stake_problem;
  std::string data_place;  // the database's path
  std::string data_size;   // "312 kB, 14 sessions"
  struct BackupLine {
    std::string id;
    std::string made;  // "2026-11-21 19:30" in the local time zone
    std::string what;  // "14 sessions, 312 kB", "cannot be read"
    bool can_restore = true;
  };
  std::vector<BackupLine> backups;  // newest first
  std::string backup_place;         // their folder
  std::string backup_note;          // what the last backup or restoring came to; empty: nothing yet
  bool can_show_folder = false;     // in a file manager
  bool can_back_up = true;          // this window writes
  bool keep_awake = true;           // the screen, while a session is open
  bool board = false;               // the second window is open
  std::string version;
};

struct HelpView {
  struct Key {
    std::string keys;
    std::string text;
  };
  std::vector<Key> keys;           // of this game and hand
  std::vector<Key> general;        // of every page
  std::string game;                // name of the game whose rules these are
  std::vector<std::string> rules;  // short sentences
  std::vector<Key> scoring;        // what scores: "Bum card", "1 point"
};

// A question that must be answered before anything else.
struct Dialog {
  std::string title;
  std::string text;
  std::string yes;             // label; Enter
  std::string no;              // label; Esc
  bool escape_is_yes = false;  // Esc asked, so Esc once more says yes, and Enter no
  bool careful = false;        // what is lost is not lost by Enter: it says no, and Del says yes
  std::string other = {};      // label of another answer; empty: there is none
  char other_key = 0;          // its key, a small letter
};

using AnyScreen = CompiledOnce<
    std::variant<StartView, NewSessionView, TableView, HandOverView, GameOverView, CompareView, PastView, SessionView,
                 ReplayView, SettingsView, HelpView, PlayersView, PlayerView, RepairView, ImportView>>;

struct View {
  AnyScreen screen;
  Look look;
  // Which of the seats' colours each seat has: people may have one of their own.
  std::array<int, kMostSeats> seat_colours{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  std::string undo;  // "Undo: trick 7 to Clara"; empty: nothing to undo
  std::string redo;
  std::string notice;       // "Nullo is already open; this window only shows the score."; empty: none
  std::string trouble;      // the machine failed: what, and what to do; stays until something works again
  std::string said;         // what has just been done: "Copied …"; gone with the next intent
  std::string said_folder;  // where that was written, to be shown in the file manager; empty: there is none
  // The folder that the session in sight would be written to; empty: there is none in sight.
  std::string export_place;
  std::optional<Dialog> dialog;
  bool can_go_back = false;
  bool board = false;       // the second window is to be open
  bool stay_awake = false;  // the screen is not to go dark
};

}  // namespace nullo::app
