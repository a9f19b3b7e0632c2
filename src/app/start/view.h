// What the start page shows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/club/view.h"

namespace nullo::app {

inline constexpr int kMostOthers = 3;

struct StartView {
  struct Banner {
    std::string title;     // "Tëtka, hand 3 of 4, trick 7"
    std::string players;   // "Anna, Boris, Clara, Dmitri"
    std::string standing;  // "Clara leads with 5 points"
  };
  std::optional<Banner> open;  // the session that Resume opens
  // Those that are open as well, played last first. At most kMostOthers.
  std::vector<Banner> others;
  std::string more;  // how the rest of them can be reached; empty: there are no more
  int past_sessions = 0;
  std::string apart;                    // the sessions that cannot be read, as a sentence; empty: all can
  std::optional<ForkedSession> forked;  // two devices changed it, and one of them has to be chosen
  std::string more_forked;              // "2 more sessions are so."; empty: no other one is
  bool club_evening = false;            // one is on
  bool offers_example = false;          // nobody is at the table, so the example evening can be tried
};

}  // namespace nullo::app
