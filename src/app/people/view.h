// What the pages of people show: the list, one person, their statistics.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/choice.h"
#include "app/table/sheet_view.h"

namespace nullo::app {

struct StatisticsView {
  std::vector<Choice> games;    // empty if there would be fewer than two to choose from
  std::vector<Choice> rules;    // likewise
  std::vector<Choice> periods;  // likewise
  std::string nothing;          // "No hand yet", and nothing below is shown; empty: there are hands
  // A figure in large type.
  struct Tile {
    std::string label;           // "Won"
    std::string value;           // "12"
    std::string note;            // "32 % of 37, 3 shared"
    std::string session;         // the id of the session that a tap opens; empty: none
    std::string everybody = {};  // "everybody 25 %"; empty: there is no such average
  };
  std::vector<Tile> tiles;
  // A thing that the game counts, or where points or chips came from.
  struct Row {
    std::string id;
    std::string label;   // "Moons shot"
    std::string help;    // an explanation; may be empty
    std::string amount;  // "12", "−3"; "–": it never happened
    std::string often;   // "in 11 of 148 hands"
    double bar = 0;      // length of the bar as a part of the longest: −1 to 1
    bool opens = false;  // a tap opens what it is made of
  };
  std::vector<Row> figures;
  std::string figures_note;     // which hands they know nothing of; empty: none
  std::string sources_heading;  // "Where the points come from"
  std::vector<Row> sources;
  struct Meeting {
    std::string name;
    std::string sessions;    // "24 sessions"
    std::string record;      // "12 ahead, 3 level, 9 behind"
    std::string difference;  // "14 points better in all"
    double ahead = 0;        // part of all sessions: 0 to 1
    double level = 0;
  };
  std::vector<Meeting> meetings;  // met most often first
  Chart amounts;                  // over the sessions; no lines for fewer than two
  Chart places;
  std::vector<std::string> sessions;  // the sessions' ids, one for each step of `amounts`
  std::vector<std::string> placed;    // the same for `places`
  // What the opened figure, reason or meeting is made of.
  struct Opened {
    std::string title;  // "Moons shot: 12 in 9 sessions"
    struct Line {
      std::string id;    // the session's id
      std::string date;  // "2026-11-21 19:30"
      std::string players;
      std::string amount;
    };
    std::vector<Line> lines;  // newest first
    std::string person;       // for a meeting: the person whose page can be opened; else empty
  };
  std::optional<Opened> opened;
};

struct PlayersView {
  struct Line {
    std::string name;
    std::string short_name;          // empty: has none
    std::optional<int> colour = {};  // index in the seats' colours; nothing: none was chosen
    std::string also;                // "also Ana, Annie"; empty: no other name
    std::string sessions;            // "12 sessions, 4 won"
    std::string last;                // "2026-11-21 19:30"
  };
  std::vector<Line> lines;  // the most recent players first, filtered by the search
  std::string search;
  std::string problem;  // why the last undo was refused; empty: it was not
  int all = 0;
};

struct PlayerView {  // one person
  std::string name;
  std::string short_name;                 // empty: has none
  std::optional<int> colour;              // index in the seats' colours; nothing: the seat's colour
  std::string facts;                      // "12 sessions, 4 won, the last 2026-11-21 19:30"
  std::vector<std::string> also;          // other names of this person, which can be split off again
  std::string search;                     // the search among the other people
  std::vector<PlayersView::Line> others;  // who could be the same person, filtered by the search
  std::string problem;                    // why the last change was refused; empty: it was not
  bool can_change = true;                 // false: another Nullo writes
  StatisticsView statistics;
};

}  // namespace nullo::app
