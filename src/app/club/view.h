// What is shown of the club that this device is in.
#pragma once

#include <string>
#include <vector>

namespace nullo::app {

struct ClubView {
  bool can_join = false;  // false: this device cannot ask a hub, or another window writes
  std::string name;       // of the club; empty: this device is in none
  std::string here;       // "This device is called laptop there; the hub is at http://192.168.1.5:7070."
  std::string state;      // "Told and heard all at 20:15", "3 sessions wait to be told"
  std::string problem;    // why nothing can be told just now, or why the club was not joined; empty: all is well
  bool busy = false;      // the hub is being asked to let this device in
  // A session that two devices changed before they met.
  struct Fork {
    std::string session;  // its id
    std::string what;     // "Hearts, Anna, Boris, Clara, 2026-11-28 19:30"
    std::string device;   // the other one
    std::string mine;     // "7 hands: Anna 34, Boris 12, Clara 3"
    std::string theirs;
  };
  std::vector<Fork> forks;
  std::vector<std::string> troubles;  // sessions that do not go along, and why
};

}  // namespace nullo::app
