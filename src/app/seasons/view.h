// What the page of seasons shows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/choice.h"
#include "app/seasons/intents.h"

namespace nullo::app {

struct SeasonsView {
  std::vector<Choice> seasons;  // by name; empty: there is none yet
  enum class Way { kTable, kSessions, kCounting };
  Way way = Way::kTable;
  std::vector<Choice> ways;  // empty if there is no season
  std::string id;            // of the one that is shown
  std::string name;
  std::string range;                       // "Hearts, from 2026-01-01"
  std::string nothing;                     // why there are no lines; empty: there are some
  std::string problem;                     // why the last change was refused; empty: it was not
  std::optional<SeasonPart> refused = {};  // the part that it is about; nothing: points more or less, or a session
  bool can_change = true;

  // ---- the table
  std::vector<std::string> rounds;  // "11-21", in the order in which they were played
  struct Line {
    std::string place;  // "1."; empty: they have played too little
    std::string name;
    std::optional<int> colour;  // index in the seats' colours; nothing: none was chosen
    std::string total;
    std::string facts;                // "8 days · −2"
    std::vector<std::string> rounds;  // "5", "(3)" where it does not count; empty: they had no part in it
  };
  std::vector<Line> lines;
  std::string few;                 // "Fewer than 3 days", over those who have no place; empty: all have one
  std::vector<std::string> rules;  // how it is counted, in words

  // ---- the sessions, the newest first
  struct Session {
    std::string id;
    std::string title;  // "2026-11-21 19:30 · Hearts"
    std::string who;    // "Anna, Boris, Clara": by place, where there are places
    bool left_out = false;
  };
  std::vector<Session> sessions;
  std::string more;  // "and 12 earlier ones"; empty: these are all

  // ---- how it counts
  struct Part {
    SeasonPart part = SeasonPart::kName;
    std::string heading;
    std::vector<Choice> choices;  // empty: it is typed
    std::string text;             // what is kept of a part that is typed
    std::string hint;
  };
  std::vector<Part> parts;
  std::vector<std::string> adjustments;  // "Anna −2: late twice"
  std::vector<std::string> people;       // who can get points more or less
};

}  // namespace nullo::app
