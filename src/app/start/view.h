// What the start page shows.
#pragma once

#include <optional>
#include <string>

namespace nullo::app {

struct StartView {
  struct Banner {
    std::string title;     // "Tëtka, hand 3 of 4, trick 7"
    std::string players;   // "Anna, Boris, Clara, Dmitri"
    std::string standing;  // "Clara leads with 5 points"
  };
  std::optional<Banner> open;  // the session that Resume opens
  int past_sessions = 0;
  bool offers_example = false;  // nobody is at the table, so the example evening can be tried
};

}  // namespace nullo::app
