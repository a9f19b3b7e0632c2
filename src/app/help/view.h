// What the help page shows.
#pragma once

#include <string>
#include <vector>

namespace nullo::app {

struct HelpView {
  struct Key {
    std::string keys;
    std::string text;
  };
  std::vector<Key> keys;           // for this game and hand
  std::vector<Key> general;        // for every page
  std::string game;                // the name of the game whose rules are shown
  std::vector<std::string> rules;  // as short sentences
  std::vector<Key> agreed;         // how the session's rules differ from the usual ones: "Target", "250"
  std::vector<Key> scoring;        // what scores by the usual rules: "Bum card", "1 point"
};

}  // namespace nullo::app
