// What the screens show of many hands together: the score sheet, the chart, where points came from.
#pragma once

#include <string>
#include <vector>

#include "chart/chart.h"
#include "chart/sources.h"
#include "session/words.h"

namespace nullo::app {

using WhyLine = session::Why;

// The score sheet: hands down, players across.
struct Sheet {
  struct Row {
    std::string label;                // "1", "2", "now"
    std::string dealer;               // short name of the dealer
    std::vector<std::string> scores;  // for each column: "+3", "0", "" while nothing is known
    std::vector<std::string> totals;  // running totals after this row
    bool complete = true;
    int hand = 0;                    // from 0
    bool opens = false;              // a tap opens the hand
    bool gone = false;               // the hand is set aside, or taken out
    bool open = false;               // the hand that is shown beside the sheet, or corrected
    std::vector<bool> changed = {};  // for each score: a correction changes it
    std::vector<bool> moved = {};    // for each running total: the same
    std::string news = {};     // who came or changed chairs before it, or that only scores were entered; empty: nothing
    std::string session = {};  // the id of the earlier part of the evening that has the hand; empty: this session
  };
  std::vector<std::string> names;  // for each column, one a side: "Anna", "Anna & Clara", "Dad / Eva"
  std::vector<Row> rows;
  std::vector<std::string> totals;
  std::vector<std::string> bought;  // for each total: "120 bought", which does not count for the places; or ""
  std::vector<int> places;          // from 1, shared places have equal numbers
  bool any_complete = false;        // false: no hand is complete, so places say nothing yet
  std::vector<bool> changed;        // for each total: highlight it
  // If several people played for one total, what each of them scored: "Dad +5 in hands 1 to 2, Eva +9 in hand 3".
  std::vector<std::string> shares;
};

using chart::Chart;
using chart::Sources;

}  // namespace nullo::app
