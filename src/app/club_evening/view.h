// What the page of a club's evening shows, and what the board and phones show of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/choice.h"
#include "app/club_evening/intents.h"

namespace nullo::app {

struct EveningTable {
  std::string title;                // "Table 1"
  std::vector<std::string> people;  // in seat order, the first one deals first
  std::string state;                // "Clara won"; "hand 5: Anna leads with 23"; "Eva has left"; empty: not begun
  std::string begin;                // what the button says: "Begin", "Go on"; empty: it has played
  std::string session = {};         // the id of what it has played; empty: nothing yet, or it still plays
};
struct EveningRound {
  std::string title;  // "Round 1"
  std::vector<EveningTable> tables;
  std::string byes;  // "Eva sits out"; empty: nobody does
};
struct EveningLine {
  std::string place;  // "1."
  std::string name;
  std::optional<int> colour;  // index in the seats' colours; nothing: none was chosen
  std::string now;            // "now 3": what the session that they play would give; empty: they play none
  std::string total;          // with that
};

struct ClubEveningView {
  std::vector<Choice> people;  // whoever is known, the most recent players first; chosen: they are here
  std::string more;            // "and 12 who have played less lately: type a name"; empty: these are all
  std::string here;            // "11 people at 3 tables: 4, 4, 3"
  struct Part {
    EveningPart part = EveningPart::kSeats;
    std::string heading;
    std::vector<Choice> choices;
    std::string note = {};  // what the choice means; may be empty
  };
  std::vector<Part> parts;
  std::string draw;  // what the button says: "Draw 4 rounds"; empty: nothing can be drawn
  std::string problem;
  bool can_change = true;
  std::vector<EveningRound> rounds;
  std::string met;      // "Nobody meets anybody twice." empty: nothing is drawn
  std::string changed;  // "Others are here now: draw again."; empty: the rounds to come are of those who are here
  std::vector<EveningLine> standing;  // of the evening so far, the best first
  std::string standing_note;          // how it counts
};

// The round that is played, or comes next, and how the evening stands.
struct EveningBoard {
  std::string title;     // "Club evening · round 2 of 4"
  std::string headline;  // "Anna leads with 13"; empty: nobody has anything yet
  EveningRound round;
  std::vector<EveningLine> standing;
  std::string now_note;  // what `now` means; empty: no line has it
};

}  // namespace nullo::app
