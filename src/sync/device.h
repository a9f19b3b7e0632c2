// What a device of a club does so that all devices end with the same sessions: it tells the hub what changed here, and
// takes over what changed elsewhere. A state machine between the store and whatever carries its requests to the hub: no
// network, no threads, no waiting. All that must last is in the store, so it may end and begin again at any moment.
//
// docs/hub.md says how two devices that wrote at the same time are brought together.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "club/revision.h"
#include "core/fault.h"
#include "store/store.h"
#include "sync/keep.h"

namespace nullo::sync {

struct Request {
  std::uint64_t number = 0;  // each has its own
  std::string path = {};     // "/api/1/push", with a question: "/api/1/changes?since=12&most=100"
  std::string body = {};     // empty: it is a GET, else a POST
};

enum class Heard : std::uint8_t {
  kGoOn,           // next() says whether there is more to ask
  kUnknownHere,    // the hub does not know this device (any more)
  kNotUnderstood,  // the answer is none that a hub gives: trouble() says what it was
  kTryLater,       // the hub cannot answer just now
};

class Device {
 public:
  // `store` must outlive this.
  explicit Device(store::Store& store) : store_{store} {}

  // What to ask the hub now; nothing: all is told and heard, or this device is in no club. Until hear() took the
  // answer, each call gives the same request with a new number, and only the answer to the last one counts.
  std::optional<Request> next();
  // The answer to the request with that number. One that comes late, or twice, changes nothing.
  Heard hear(std::uint64_t number, int status, std::string_view body);
  // Something may be new at the hub: asks again.
  void look_again() { heard_all_ = false; }

  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  // How many sessions were told, and taken over, by this object; how many habits (club/habit.h) were taken over; and
  // how often another device took or left a pen.
  [[nodiscard]] int told() const { return told_; }
  [[nodiscard]] int taken() const { return taken_; }
  [[nodiscard]] int habits_taken() const { return habits_taken_; }
  [[nodiscard]] int pens_moved() const { return pens_moved_; }

 private:
  enum class Asked : std::uint8_t { kNothing, kPush, kPen, kChanges, kHabits };

  bool hear_answers(std::string_view body);
  bool hear_changes(std::string_view body);
  void note_pen();
  void take(const club::Standing& standing);
  void see_pen(const club::Standing& standing);

  store::Store& store_;
  std::uint64_t number_ = 0;
  Asked asked_ = Asked::kNothing;    // by the request with that number, which waits for its answer
  std::string pen_of_;               // the session whose pen was asked for
  std::vector<club::Habit> habits_;  // that were told
  bool heard_all_ = false;
  std::string trouble_;
  int told_ = 0;
  int taken_ = 0;
  int habits_taken_ = 0;
  int pens_moved_ = 0;
};

// From now on this device enters the session; the hub hears of it with the next request.
void take_pen(store::Store& store, const std::string& session_id);

// Ends the side (Store::sides()) of a session with this revision, and puts that into the outbox. Of several sides the
// first one is the next to choose about. Faults: why that cannot be done now; nothing is changed.
Faults settle(store::Store& store, const std::string& session_id, std::string_view revision, Keep keep);

}  // namespace nullo::sync
