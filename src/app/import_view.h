// What importing would do, before it does it.
#pragma once

#include <string>
#include <vector>

namespace nullo::app {

struct ImportView {
  struct Line {
    std::string title;    // "Tëtka: Anna, Boris, Clara, Dmitri"; what cannot be read is called by its place
    std::string details;  // "2026-11-21 19:30 · 4 hands · Clara wins with 4 points"
    std::string state;    // "new", "stored already", "another one is stored", "refused"
    bool refused = false;
    bool asks = false;                // it would replace another one
    std::vector<std::string> faults;  // where, what was expected there, what was found
  };
  struct File {
    std::string name;     // "evening.json"
    std::string verdict;  // "1 session to import", "refused: nothing of it is imported"
    bool refused = false;
    std::vector<Line> lines;
    std::string more;  // "and 800 more sessions"; empty: none
  };
  std::vector<File> files;
  std::string summary;     // "3 sessions to import; 1 file refused"; empty: no file is looked at
  bool can_read = true;    // this window writes
  std::string why_not;     // it does not
  bool asks = false;       // a stored session would give way: `replacing` is offered
  bool replacing = false;  // they give way
  bool can_import = false;
};

}  // namespace nullo::app
