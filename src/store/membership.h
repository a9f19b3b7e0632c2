// This device's place in a club, and how its sessions stand with the club's hub. sync/device.h decides what becomes of
// them; a store only keeps it, in the same transactions as what people enter.
#pragma once

#include <cstdint>
#include <string>

#include "club/revision.h"

namespace nullo::store {

struct Membership {
  std::string address = {};       // of the hub: "http://192.168.1.5:7070"
  std::string token = {};         // club/revision.h
  std::string club = {};          // its name
  std::string device = {};        // what this one is called there
  std::string epoch = {};         // of the hub
  std::int64_t since = 0;         // the hub's changes are known up to this number
  std::string heard_at = {};      // RFC 3339 UTC: when all had been told and heard last; empty: never
  std::string only_session = {};  // a guest's: the id of the only session that is shared; empty: all are
  friend bool operator==(const Membership&, const Membership&) = default;
};

// What the hub is still to be told of a session.
enum class Untold : std::uint8_t {
  kNothing,
  kChange,  // it changed since its tip
  kTip,     // the tip again, as it is: the hub was restored, and may lack it
};

struct Shared {
  std::string tip = {};  // the revision that is stored here, or was before it changed; empty: none yet
  Untold untold = Untold::kNothing;
  bool on_its_way = false;   // the tip has been sent, or is about to be, and the hub has not answered
  std::string trouble = {};  // why the hub refused it, or why what the hub has cannot be read; empty: all is well
  std::string pen = {};      // the name of another device that enters it now; empty: none is known
  bool wants_pen = false;    // this one enters it from now on, and the hub is still to be told

  [[nodiscard]] bool is_told() const { return untold == Untold::kNothing && !on_its_way; }
};

// A revision in the outbox. What is sent is fixed: the hub may have it already though its answer was lost.
struct Posted {
  club::Revision revision = {};  // without `passed`
  bool with_passed = false;      // the hub does not know the parent, and is told what came before it
};

// What another device has made of a session, while this one has something else, until people choose.
struct Side {
  club::Tip tip = {};
  bool trunk = false;  // it is the hub's trunk; what is stored here is on a side branch then
};

}  // namespace nullo::store
