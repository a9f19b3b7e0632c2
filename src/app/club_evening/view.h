// What the page of a club's evening shows.
#pragma once

#include <string>
#include <vector>

#include "app/choice.h"
#include "app/club_evening/intents.h"

namespace nullo::app {

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
  struct Table {
    std::string title;   // "Table 1"
    std::string people;  // "Anna, Boris, Clara, Dmitri": in seat order, the first one deals first
    std::string state;   // "Clara won"; "being played"; "Eva has left"; empty: not begun
    std::string begin;   // what the button says: "Begin", "Go on"; empty: it has played
  };
  struct Round {
    std::string title;  // "Round 1"
    std::vector<Table> tables;
    std::string byes;  // "Eva sits out"; empty: nobody does
  };
  std::vector<Round> rounds;
  std::string met;      // "Nobody meets anybody twice." empty: nothing is drawn
  std::string changed;  // "Others are here now: draw again."; empty: the rounds to come are of those who are here
  struct Line {
    std::string place;
    std::string name;
    std::string total;
  };
  std::vector<Line> standing;  // of the evening so far
  std::string standing_note;   // how it counts
};

}  // namespace nullo::app
