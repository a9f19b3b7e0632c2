// What the page that says who is best shows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/choice.h"
#include "app/standings/intents.h"
#include "chart/chart.h"

namespace nullo::app {

struct StandingsView {
  enum class Way { kTable, kHeads, kTime };
  Way way = Way::kTable;
  // What there is to choose from; where it is not open, only what was chosen is shown.
  struct Filter {
    StandingsOf of = StandingsOf::kGame;
    std::string said;  // what was chosen: "Hearts", "4 people"
    std::vector<Choice> choices;
    bool open = false;
  };
  std::vector<Filter> filters;
  Filter columns = {};       // by which the lines are sorted, and what stands in them
  std::vector<Choice> ways;  // empty if there are no lines
  std::string nothing;       // why there are no lines; empty: there are some
  struct Line {
    std::string place;  // "1."; empty: they have played too little
    std::string moved;  // "▲ 2" since the last session; empty: nowhere
    std::string name;
    std::optional<int> colour;       // index in the seats' colours; nothing: none was chosen
    std::vector<std::string> cells;  // one for each column
    std::string facts;               // "12 sessions · 1 3 2"
    std::vector<std::string> heads;  // against each line that has a place: "7 : 3"; empty: they have not met
  };
  std::vector<Line> lines;
  // Where the time is chosen: the days that were typed last.
  struct Typed {
    std::string from;
    std::string until;
    std::string problem;  // why they were refused; empty: they were not
  };
  std::optional<Typed> days = {};
  // The sessions behind a number.
  struct Behind {
    std::string name;   // whose it is
    std::string title;  // "Won: 12 sessions"
    struct Session {
      std::string id;
      std::string title;  // "2026-11-21 19:30 · Hearts"
      std::string who;    // "Anna, Boris, Clara": by place where there are places
      std::string value;  // "2nd"
    };
    std::vector<Session> sessions;  // the newest first
    std::string more;               // "and 12 before"; empty: these are all
  };
  std::optional<Behind> behind = {};
  std::string few;                // "Fewer than 3 sessions", over those who have no place; empty: all have one
  chart::Chart ratings;           // over the sessions, of the first ones; no lines for fewer than two sessions
  std::vector<std::string> help;  // what is shown, in words
};

}  // namespace nullo::app
