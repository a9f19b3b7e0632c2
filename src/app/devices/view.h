// What the page with a club's devices shows.
#pragma once

#include <string>
#include <vector>

#include "app/club/view.h"

namespace nullo::app {

struct DevicesView {
  struct Line {
    std::string name;
    std::string what;         // "keeps score; seen 2026-11-28 19:30"
    bool can_revoke = false;  // its token can be taken back from here
  };
  std::string club;
  std::vector<Line> lines;         // in the order in which they came
  std::string said;                // "Zoe's phone belongs to the club now."; empty: nothing is new
  std::string problem;             // why the hub did not say, or do, what it was asked; empty: all is well
  bool can_invite = false;         // this device may let others in
  InvitationView invitation = {};  // while one is there, it is shown in place of all devices
};

}  // namespace nullo::app
