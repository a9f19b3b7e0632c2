// Between this device and its club's hub: what to ask it now, and what its answers come to. Whoever has a network
// carries the requests; nothing here waits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/club/view.h"
#include "store/store.h"
#include "sync/device.h"

namespace nullo::app {

struct Clock;

struct ClubRequest {
  std::uint64_t number = 0;
  std::string address = {};  // "http://192.168.1.5:7070"
  std::string token = {};    // empty: none yet
  std::string path = {};
  std::string body = {};  // empty: it is a GET, else a POST
};

struct ClubReply {
  std::uint64_t number = 0;  // of the request
  int status = 0;
  std::string body = {};
  std::string failure = {};  // why no answer came, without a full stop; empty: one did
};

class ClubLink {
 public:
  // Both must outlive this.
  ClubLink(store::Store& store, const Clock& clock);
  // After all that is stored has been replaced.
  void read_anew();

  // Asks the hub at this address to let this device in; the view says what came of it.
  void join(const std::string& address, const std::string& code);
  void leave();
  void look_now() { next_look_ = 0; }
  // Empty: it was done; else why it cannot be.
  std::string settle(const std::string& session, sync::Keep keep);

  // What to ask now; nothing: an answer is still to come, or there is nothing to ask.
  [[nodiscard]] std::optional<ClubRequest> ask();
  // Returns whether stored sessions have changed.
  bool hear(const ClubReply& reply);
  // The same without hearing it: it is asked again.
  void forget(const ClubReply& reply);
  // The seconds after which ask() has something to ask again; 0: never, unless something is stored.
  [[nodiscard]] double after() const;

  [[nodiscard]] ClubView view() const;

 private:
  void hear_pairing(const ClubReply& reply);
  void fail(std::string problem, double seconds);

  store::Store& store_;
  const Clock& clock_;
  std::optional<store::Membership> membership_;
  std::optional<sync::Device> device_;
  std::optional<std::uint64_t> asked_;  // the number of the request that has no answer yet
  std::uint64_t number_ = 0;
  std::uint64_t device_number_ = 0;     // of the device's own request
  std::optional<ClubRequest> joining_;  // what is to be asked, or is being asked
  double next_look_ = 0;                // on the clock
  bool failing_ = false;                // waits until then, whatever is stored meanwhile
  store::Store::ChangeMark looked_at_;  // what was stored when the device was asked last
  std::string problem_;
};

}  // namespace nullo::app
