// What the device under the program can do besides drawing, as whoever draws on it says.
#pragma once

#include <string>

namespace nullo::app {

struct Device {
  bool vibrates = false;
  bool shares_text = false;  // with other programs, by a sheet of its own
  bool serves = false;       // pages to other devices, which show the table
  bool has_page = false;     // to serve: Nullo for browsers, so that phones can enter
  bool asks_hubs = false;    // carries what a club's devices tell its hub
  std::string hub = {};      // the only hub that it can ask, "http://192.168.1.5:7070"; empty: whichever people name
  std::string name = {};     // what it is called in a club; empty: as the computer is

  friend bool operator==(const Device&, const Device&) = default;
};

// What a hand that holds the device feels.
enum class Felt {
  kRecorded,  // a hand is recorded
  kRefused,   // what was entered does not count
};

}  // namespace nullo::app
