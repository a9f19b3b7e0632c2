// What the devices of a club tell each other about their sessions, by way of the club's hub. docs/hub.md has the rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "club/habit.h"
#include "core/fault.h"
#include "ledger/handing.h"

namespace nullo::club {

// A session with all that goes along with it from device to device.
struct Content {
  std::string document = {};         // the session document on one line, with its id
  std::string deleted_at = {};       // RFC 3339 UTC; empty: not deleted
  std::vector<Handing> handed = {};  // what has been handed over at the table, in order
  friend bool operator==(const Content&, const Content&) = default;
};

// A session as one device has left it.
struct Revision {
  std::string id = {};       // a UUID by lot, from the device: sent twice, it is kept once
  std::string session = {};  // the session's id
  std::string parent = {};   // the revision that it goes on from; empty: the device knew of none
  std::string other = {};    // the revision of a side branch that it ends as well; empty: none
  std::string at = {};       // RFC 3339 UTC
  Content content = {};
  // Earlier revisions that the parent goes on from, the oldest first, for a hub that was restored from an old backup;
  // empty: the hub knows the parent.
  std::vector<std::string> passed = {};
};

// What the hub did with a revision that it was sent.
enum class Place : std::uint8_t {
  kTrunk,          // it is the newest of the session
  kSide,           // somebody else was first: it is kept beside the trunk, until people choose
  kParentUnknown,  // nothing is kept: the hub lacks its parent, and all that it has passed
  kRefused,        // nothing is kept: the document is refused
};
struct Answered {
  std::string id = {};
  Place place = Place::kTrunk;
  Faults faults = {};  // why it was refused
};

// The newest revision of the trunk or of a side branch.
struct Tip {
  std::string revision = {};
  std::string device = {};  // the name of the device that it came from
  std::string at = {};      // RFC 3339 UTC
  Content content = {};
};

// A session as it stands at the hub. A revision that is neither tip nor unknown there is one that the trunk goes on
// from: `trunk` takes its place, and nobody need be asked.
struct Standing {
  std::string session = {};
  std::int64_t seq = 0;  // of its last change; a later change of any session of the club has a higher one
  Tip trunk = {};
  std::vector<Tip> sides = {};
  std::string pen = {};      // the name of the device that enters the session now; empty: whoever wants to
  bool pen_is_here = false;  // that is the device which is told this
};

struct Changes {
  std::string epoch = {};               // another one: the hub was restored, and may lack what it had
  std::int64_t newest = 0;              // the highest seq of all
  std::vector<Standing> sessions = {};  // in the order of their seq
  bool more = false;                    // there are more than these
  std::int64_t until = 0;               // nothing up to this seq is missing; what follows may be asked for with it
  std::vector<Habit> habits = {};       // in the order in which they were told
};

enum class Role : std::uint8_t { kScorer, kAdmin };

// A device as the others of its club see it.
struct Member {
  std::string name = {};
  Role role = Role::kScorer;
  bool is_guest = false;       // of one session
  std::string last_seen = {};  // RFC 3339 UTC, exact to the minute
  bool is_here = false;        // it is the device which is told this
  friend bool operator==(const Member&, const Member&) = default;
};

// What a device gets for its code.
struct Paired {
  std::string token = {};   // 128 bits by lot; the hub keeps only what is computed from it
  std::string club = {};    // the club's name
  std::string device = {};  // what the device is called there
  std::string epoch = {};
  Role role = Role::kScorer;
  std::string session = {};  // a guest's: the id of the only session that it gets; empty: it gets all
};

}  // namespace nullo::club
