// What the page "On your phones" shows, and what the window knows of those who look on.
#pragma once

#include <string>
#include <vector>

#include "app/club/view.h"
#include "app/squares.h"

namespace nullo::app {

// What the window, which serves the pages, says of them.
struct PhonesNews {
  std::vector<std::string> addresses = {};  // "http://192.168.1.7:8473", the likeliest first; none: there is no network
  std::string code = {};                    // as people read it: "k3xq 8mw2"
  Squares squares = {};                     // the first address with the code
  int lookers = 0;
  std::string failure = {};  // why nothing can be served; empty: it is

  friend bool operator==(const PhonesNews&, const PhonesNews&) = default;
};

struct PhonesView {
  bool has_any = true;  // false: no session is at the table and no evening is on, so nothing can be shown
  bool on = false;
  Squares squares;
  std::string address;              // "192.168.1.7:8473"; empty: it is not known yet
  std::vector<std::string> others;  // more addresses of this machine, if the first does not answer
  std::string code;
  std::string lookers;      // "Nobody looks on yet", "3 look on"
  std::string trouble;      // why nobody can look on; empty: everybody with the code can
  bool can_invite = false;  // a phone may be let in to enter, by the hub of the club
  InvitationView invitation = {};
};

}  // namespace nullo::app
