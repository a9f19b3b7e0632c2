// What importing would do, before it does it.
#pragma once

#include <string>
#include <vector>

namespace nullo::app {

// What a folder has that can be opened where a file is asked for.
struct FolderView {
  struct Entry {
    std::string path;
    std::string name;  // "↑ anna", "Downloads/", "evening.json"
    std::string what;  // of a file: "12 kB, 2026-11-21 19:30"
    bool folder = false;
  };
  std::string path;            // the folder itself
  std::vector<Entry> entries;  // the folder around it, the folders in it, then the files, the newest first
  std::string problem;         // why it cannot be listed, or that it has nothing; empty: it has something
  std::string more;            // "and 800 more"; empty: that is all
};

struct ImportView {
  struct Line {
    std::string title;    // "Tëtka: Anna, Boris, Clara, Dmitri"; what cannot be read is called by its place
    std::string details;  // "2026-11-21 19:30 · 4 hands · Clara wins with 4 points"
    std::string state;    // "new", "stored already", "another one is stored", "refused"
    bool refused = false;
    bool asks = false;                // it would replace another one
    std::vector<std::string> faults;  // in words: where, what should be there, what is; the place of it at the end
  };
  struct File {
    std::string name;     // "evening.json"
    std::string verdict;  // "1 session to import", "refused: nothing of it is imported"
    bool refused = false;
    std::vector<Line> lines;
    std::string more;  // "and 800 more sessions"; empty: none
  };
  std::vector<File> files;
  FolderView folder;
  std::string summary;     // "3 sessions to import; 1 file refused"; empty: no file is looked at
  bool can_read = true;    // this window writes
  std::string why_not;     // it does not
  bool asks = false;       // a stored session would give way: `replacing` is offered
  bool replacing = false;  // they give way
  bool can_import = false;
};

}  // namespace nullo::app
