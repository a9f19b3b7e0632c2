// What is shown of the club that this device is in.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/squares.h"
#include "club/revision.h"

namespace nullo::app {

// A session that two devices changed before they met.
struct ForkedSession {
  std::string session;  // its id
  std::string what;     // "Hearts, Anna, Boris, Clara, 2026-11-28 19:30"
  std::string device;   // the other one
};

struct ClubView {
  bool can_join = false;        // false: another window writes
  bool asks_address = true;     // false: this device can ask one hub only, and knows it
  std::string name;             // of the club; empty: this device is in none
  std::string here;             // "This device is called laptop there; the hub is at http://192.168.1.5:7070."
  std::string state;            // "All is up to date.", "3 sessions wait to be sent."
  std::string problem;          // why nothing can be told just now, or why the club was not joined; empty: all is well
  bool busy = false;            // the hub is being asked to let this device in
  bool knows_devices = false;   // this device may ask which others belong to the club
  bool can_begin = false;       // this device can be a club's hub
  bool hosts = false;           // and is
  bool may_have_moved = false;  // the hub does not answer where it was, and may be somewhere else
  std::vector<ForkedSession> forks;
  std::vector<std::string> troubles;  // sessions that do not go along, and why
};

// Which devices belong to the club, as its hub said last.
struct ClubDevices {
  std::vector<club::Member> members = {};
  bool known = false;
  std::string arrived = {};  // the name of the newest that came meanwhile; empty: none did
  std::string problem = {};  // why the hub did not say, or did not do what was asked; empty: all is well
};

// How a phone comes to enter the session at the table, or a device into the club.
struct InvitationView {
  [[nodiscard]] bool is_there() const { return !link.empty(); }
  // Where the hub is, as people type it: "192.168.1.5:7070".
  [[nodiscard]] std::string address() const;

  // "http://192.168.1.5:7070/#enter=k3xq8mw2&session=…"; for a device without the session. Empty: there is none.
  std::string link = {};
  std::optional<Squares> squares = {};  // the link; nothing: nobody has drawn it yet
  std::string code = {};                // as people read it: "k3xq 8mw2"
  std::string problem = {};             // why there is none; empty: nobody has asked, or the hub is being asked
  bool asks_hub = false;                // for the code
};

}  // namespace nullo::app
