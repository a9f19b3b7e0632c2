// The board for those who look on: a second window on another monitor or a TV. It shows the session at the table, asks
// nothing and offers nothing.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/chips_and_stake.h"
#include "app/open_session.h"
#include "app/view.h"

namespace nullo::app {

struct BoardView {
  std::string title;     // "Tëtka · hand 3 of 4 · trick 7"; "No session"
  std::string headline;  // "Boris dealt", "Next: Clara deals, Dmitri leads", "Clara wins with 4 points"
  struct Line {
    Seat seat;
    std::string name;
    int place = 0;     // from 1, shared ones equal; 0: it says nothing yet
    std::string last;  // what the hand that is over scored; empty: none is
    std::string now;   // "+2": this hand so far; empty: nothing yet
    std::string total;
    bool dealer = false;
    bool leads = false;              // has won, once the game is over
    bool owes = false;               // below zero where chips are paid at once
    std::optional<Seat> gives = {};  // whom the cards go to that are passed
  };
  std::vector<Line> lines;    // best first, else in seat order; none: no session is open
  std::string last_heading;   // "hand 2"; empty: no hand is over
  std::string total_heading;  // "points"
  std::array<int, kMostSeats> seat_colours{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};  // as View::seat_colours
  std::string passing;       // "Pass three cards to the left"; empty: nothing is passed now
  std::string card_label;    // "Bum card", "Trumps"; empty: the game shows none
  std::optional<Card> card;  // that lies face up; nothing: not known yet
  struct Noted {
    Card card;
    std::optional<Seat> taker;  // nobody: it is still out
  };
  std::vector<Noted> noted;  // the cards that count in this hand
  struct Trick {
    int number = 1;
    std::string mark;            // why it counts: "bum", "last"
    std::optional<Seat> winner;  // nobody: it is still to come
  };
  std::vector<Trick> tricks;       // those that count
  std::vector<std::string> facts;  // good to know now: the contract, what is still out
  bool over = false;
  std::string no_due;         // where nothing is due
  bool pays_at_once = false;  // there is room for payments, if none is due just now
  std::vector<DueLine> due;
  bool has_pots = false;
  std::vector<PotView> pots;
  Chart chart;                        // no lines until a hand is over
  std::vector<std::string> settling;  // once the game is over: "Boris hands Anna 12 (two 5, two 1)"
};

// `told`: the session at the table; nullptr: there is none.
BoardView board_view(const Told* told, const ChipsAndStake& playing, const OtherParts& others);

}  // namespace nullo::app
