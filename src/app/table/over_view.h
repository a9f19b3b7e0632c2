// What is shown after a hand, and after the game.
#pragma once

#include <string>
#include <vector>

#include "app/chips/view.h"
#include "app/settling/view.h"
#include "app/table/sheet_view.h"
#include "core/seat.h"
#include "games/words.h"

namespace nullo::app {

struct HandOverView {
  std::string title;    // as at the table: "Tëtka · hand 3 of 4 · Boris dealt"
  std::string heading;  // "Hand 3 is over"
  struct Line {
    std::string name;
    Seat seat;
    std::string score;  // "+3"
    std::string total;  // "11"
    int place = 1;
    // What is no posting, as that the seat cannot pay, has words alone.
    std::vector<games::Reason> reasons;
  };
  // Something a player may still claim until the next deal begins. Tapping it again takes the claim back.
  struct Offer {
    std::string field;
    std::string choice;
    std::string text;  // "Boris may claim 2 from Anna for the A♦ she led"
    std::string key;   // "d"; empty: it has no key
    bool taken = false;
  };
  std::vector<Line> lines;            // in seat order
  std::vector<DueLine> due;           // chips to move now
  std::vector<DueRow> payments = {};  // the same in parts
  std::string no_due;                 // says so if they were counted as paid, and undo came back to them
  std::vector<ChipsForSale> sale;
  std::vector<Offer> offers;
  std::vector<PotView> pots;           // oldest first
  std::vector<std::string> explained;  // how the hand was decided: "The party: Anna wins with 4 points, …"
  std::vector<std::string> concluded;  // "Dmitri's 3 tricks follow from the others"
  std::vector<std::string> notes;      // revokes, what the next hand needs, whether a board can be solved
  bool can_end = false;                // the players may end the game after this hand
  std::string next;                    // "Next: Clara deals, Dmitri leads" or "That was the last hand"
  Sheet sheet;
  Chart chart;
  std::string problem;
  std::string accept;  // the button's label: "Record and deal (Enter)"
};

struct GameOverView {
  std::string headline;  // "Clara wins", "Anna and Boris share the win"
  struct Line {
    int place = 1;  // 0: has left
    std::string name;
    Seat seat;
    std::string total;
    bool winner = false;
    std::string remark = {};  // "−60 without the 100 bought", "left after hand 4"; empty: nothing
  };
  std::vector<Line> lines;  // best first
  Chart chart;
  Sheet sheet;
  Settling settling;
  std::string play_on;  // "Play another round"; empty: the game cannot go on
};

}  // namespace nullo::app
