// What the page with a club's devices shows.
#pragma once

#include <string>
#include <vector>

#include "app/phones/view.h"

namespace nullo::app {

struct DevicesView {
  struct Line {
    std::string name;
    std::string what;         // "keeps score; seen 2026-11-28 19:30"
    bool can_revoke = false;  // its token can be taken back from here
  };
  std::string club;
  std::vector<Line> lines;  // in the order in which they came
  std::string said;         // "Zoe's phone belongs to the club now."; empty: nothing is new
  std::string problem;      // why the hub did not say, or do, what it was asked; empty: all is well
  bool can_invite = false;  // this device may let others in
  bool asks_hub = false;    // for a code
  // While a device is let in: how it comes in, in place of all of them.
  bool invites = false;
  Squares squares = {};  // none: there is nothing here that draws them
  std::string address;   // "192.168.1.5:7070"
  std::string code;      // "k3xq 8mw2"
};

}  // namespace nullo::app
