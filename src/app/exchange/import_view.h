// What an import would do, shown before it runs.
#pragma once

#include <string>
#include <vector>

namespace nullo::app {

// The entries of a folder that can be opened where a file is to be chosen.
struct FolderView {
  struct Entry {
    std::string path;
    std::string name;  // "↑ anna", "Downloads/", "evening.json"
    std::string what;  // for a file: "12 kB, 2026-11-21 19:30"
    bool folder = false;
  };
  std::string path;            // of the folder itself
  std::vector<Entry> entries;  // the parent folder, the subfolders, then the files, the newest first
  std::string problem;         // why it cannot be listed, or that it is empty; empty: there are entries
  std::string more;            // "and 800 more"; empty: all are listed
};

struct ImportView {
  struct Line {
    std::string title;    // "Tëtka: Anna, Boris, Clara, Dmitri"; for a document that cannot be read, its place
    std::string details;  // "2026-11-21 19:30 · 4 hands · Clara wins with 4 points"
    std::string state;    // "new", "stored already", "another one is stored", "refused"
    bool refused = false;
    bool asks = false;                // it would replace a stored session
    std::vector<std::string> faults;  // in words: where, what was expected, what was found; the JSON pointer comes last
  };
  struct File {
    std::string name;     // "evening.json", or with its folder if there are several of that name
    std::string verdict;  // "1 session to import", "refused: nothing of it is imported"
    bool refused = false;
    std::vector<Line> lines;
    std::string more;  // "and 800 more sessions"; empty: no more
  };
  std::vector<File> files;
  FolderView folder;
  std::string summary;     // "3 sessions to import; 1 file refused"; empty: no file was chosen
  bool can_read = true;    // this window can write, so it can import
  std::string why_not;     // why it cannot
  bool asks = false;       // an import would replace a stored session: `replacing` is offered
  bool replacing = false;  // those stored sessions will be replaced
  bool can_import = false;
};

}  // namespace nullo::app
