// What the page that says who is best shows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/choice.h"

namespace nullo::app {

struct StandingsView {
  std::vector<Choice> games;    // empty if there would be fewer than two to choose from
  std::vector<Choice> periods;  // likewise
  std::vector<Choice> columns;  // by which the lines are sorted, and what stands in them
  std::string nothing;          // why there are no lines; empty: there are some
  struct Line {
    std::string place;  // "1."; empty: they have played too little
    std::string moved;  // "▲ 2" since the last session; empty: nowhere
    std::string name;
    std::optional<int> colour;       // index in the seats' colours; nothing: none was chosen
    std::vector<std::string> cells;  // one for each column
    std::string facts;               // "12 sessions · 1 3 2"
  };
  std::vector<Line> lines;
  std::string few;                // "Fewer than 3 sessions", over those who have no place; empty: all have one
  std::string note;               // how sure the ratings are
  std::vector<std::string> help;  // what the columns mean
};

}  // namespace nullo::app
