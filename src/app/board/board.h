// The board for those who look on: a second window on another monitor or a TV. It shows the session at the table and
// offers no input.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/chips/chips_and_stake.h"
#include "app/club_evening/view.h"
#include "app/table/open_session.h"
#include "app/view.h"

namespace nullo::app {

struct BoardView {
  std::string title;     // "Tëtka · hand 3 of 4 · trick 7"; "No session"
  std::string headline;  // "Boris dealt", "Next: Clara deals, Dmitri leads", "Clara wins with 4 points"
  struct Line {
    Seat seat;
    std::string name;
    int place = 0;     // from 1, shared places have equal numbers; 0: places say nothing yet, or this person has left
    std::string last;  // that person's score in the last complete hand; empty: they did not play one
    std::string now;   // "+2": score in this hand so far; empty: nothing yet
    std::string total;
    std::string bought = {};  // "120 bought", which does not count for the place; empty: nothing
    bool dealer = false;
    bool leads = false;              // leads; or has won, if the game is over
    bool owes = false;               // total below zero, in a game where chips are paid at once
    std::optional<Seat> gives = {};  // the seat that this one passes cards to
  };
  std::vector<Line> lines;    // best first, else in seat order; empty: no session is open
  std::string last_heading;   // "hand 2"; empty: no hand is complete
  std::string total_heading;  // "points"
  std::array<int, kMostSeats> seat_colours{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};  // as View::seat_colours
  std::string passing;       // "Pass three cards to the left"; empty: no cards are passed now
  std::string card_label;    // "Bum card", "Trumps"; empty: the game turns up no card
  std::optional<Card> card;  // the card that lies face up; nothing: not known yet
  struct Noted {
    Card card;
    std::optional<Seat> taker;  // nobody: the card is still out
  };
  std::vector<Noted> noted;  // the cards that count in this hand
  struct Trick {
    int number = 1;
    std::string mark;            // why this trick counts: "bum", "last"
    std::optional<Seat> winner;  // nobody: it is not played yet
  };
  std::vector<Trick> tricks;       // only the tricks that count
  std::vector<std::string> facts;  // what is useful to know now: the contract, which cards are still out
  bool over = false;
  std::string no_due;         // the text to show when nothing is due
  bool pays_at_once = false;  // the game has payments, so room is kept for them even when none is due
  std::vector<DueLine> due;
  std::vector<DueRow> payments = {};  // the same in parts
  bool has_pots = false;
  std::vector<PotView> pots;
  Chart chart;                               // has no lines until a hand is complete
  std::optional<PhonesView> phones = {};     // how to look on by phone; nothing: it is not shown now
  std::vector<std::string> settling;         // once the game is over: "Boris hands Anna 12 (two 5s, two 1s)"
  std::optional<EveningBoard> evening = {};  // a club's evening that is on; phones show it below the table
  bool shows_evening = false;                // in the place of the table
};

// `open`: the session at the table; nullptr if there is none.
BoardView board_view(const OpenSession* open, const ChipsAndStake& playing, const OtherParts& others);

}  // namespace nullo::app
