// Between this device and its club's hub: what to ask it now, and what its answers come to. Whoever has a network
// carries the requests; nothing here waits.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "app/club/host.h"
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

// Where to listen for news: GET /api/1/events.
struct ClubEar {
  std::string address = {};
  std::string token = {};
  friend bool operator==(const ClubEar&, const ClubEar&) = default;
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

  // Asks the hub at this address to let this device in, under this name; the view says what came of it.
  void join(const std::string& address, const std::string& code, const std::string& name);
  // Asks the same club's hub at another address, which is kept once it has answered there.
  void move(const std::string& address);
  // The hub is asked once to take this device's token back; whether it does or not.
  void leave();
  void look_now() { next_look_ = 0; }
  // Asks the hub for a code that lets somebody enter this session; empty: for one that lets a device into the club.
  // Without a club this device begins one.
  void invite(const std::string& session);
  [[nodiscard]] bool may_invite() const;
  [[nodiscard]] const InvitationView& invitation() const { return invitation_; }
  void drop_invitation() { invitation_ = {}; }

  // ---- this device as the hub of its own club
  // Whether it can be. `has_page`: it serves browsers too.
  void let_host(bool can, bool has_page);
  // Begins a club with this device as its hub, and joins it.
  void begin_here();
  [[nodiscard]] bool hosts() const { return can_host_ && hosts_; }
  // Nothing: it is no hub.
  [[nodiscard]] std::optional<HostWish> wants_host() const;
  // Returns whether it is news.
  bool hear_host(const HostNews& news);

  // The pattern of this link, which may be an older one.
  void hear_pattern(const std::string& link, Squares pattern);
  // Asks the hub every few seconds from now on which devices belong to the club, or no longer.
  void watch_devices(bool on);
  [[nodiscard]] const ClubDevices& devices() const { return devices_; }
  // Asks the hub to take this device's token back.
  void revoke(const std::string& device);
  // With such a code: joins the club as a guest, unless this device is in it already, and opens the session once it is
  // here. `hub`: where it is.
  void enter(const std::string& hub, const std::string& code, const std::string& session, const std::string& name);
  // The session that was to be entered, once it is stored here. Returns it once.
  [[nodiscard]] std::optional<std::string> take_entered();
  // Why it cannot be; empty: it can, or nobody wants to. Returns it once.
  [[nodiscard]] std::string take_not_entered();
  // What whoever sits at the table of this session has to know: who keeps score, and whether that is heard here. Empty:
  // all is as it should be.
  [[nodiscard]] std::string notice_of(const std::string& session) const;
  // The other device that enters this session now; empty: none does.
  [[nodiscard]] std::string pen_of(const std::string& session) const;
  // From now on this device does.
  void take_pen(const std::string& session);
  // Empty: it was done; else why it cannot be.
  std::string settle(const std::string& session, sync::Keep keep);

  // What to ask now; nothing: an answer is still to come, or there is nothing to ask.
  [[nodiscard]] std::optional<ClubRequest> ask();
  // Returns whether stored sessions have changed, or who enters them.
  bool hear(const ClubReply& reply);
  // The same without hearing it: it is asked again.
  void forget(const ClubReply& reply);
  // Where to listen, so that what is new is asked for at once; nothing: this device is in no club, or no longer.
  [[nodiscard]] std::optional<ClubEar> ear() const;
  // A line that came from there: the number of the newest change, or nothing, which says that the connection lives.
  void hear_line(std::string_view line);
  // The seconds after which ask() has something to ask again; 0: never, unless something is stored.
  [[nodiscard]] double after() const;

  [[nodiscard]] bool is_member() const { return membership_.has_value(); }
  // Sessions that two devices changed before they met.
  [[nodiscard]] std::vector<ForkedSession> forks() const;
  // "The club has it as it is here."; empty: it has nothing to do with a club.
  [[nodiscard]] std::string state_of(const std::string& session) const;
  // "Hearts, Anna, Boris, Clara, 2026-11-28 19:30".
  [[nodiscard]] std::string title_of(const std::string& session) const;
  [[nodiscard]] ClubView view() const;

 private:
  // What is asked, beside what keeps the sessions equal.
  enum class Asking : std::uint8_t { kSessions, kPairing, kInvitation, kDevices, kRevoking, kLeaving, kMoving };
  struct Errand {
    Asking asking = Asking::kPairing;
    ClubRequest request = {};
    std::string about = {};  // an invitation's session
  };

  void send(Asking asking, std::string path, std::string body, std::string about = {});
  [[nodiscard]] bool is_on_its_way(Asking asking) const;
  void hear_errand(const Errand& errand, const ClubReply& reply);
  void hear_pairing(const Errand& errand, const ClubReply& reply);
  void hear_invitation(const Errand& errand, const ClubReply& reply);
  void hear_devices(const ClubReply& reply);
  void hear_from_elsewhere(const Errand& errand, const ClubReply& reply);
  void fail(std::string problem, double seconds);
  // To enter this session, or, where it is empty, into the club; empty: they can.
  [[nodiscard]] std::string why_nobody_comes_in(const std::string& session) const;
  // It is the hub itself, and not ready yet.
  [[nodiscard]] bool waits_for_host() const;
  // Where this device finds the hub, and where others do; empty: nowhere.
  [[nodiscard]] const std::string& address() const;
  [[nodiscard]] std::string address_for_others() const;
  [[nodiscard]] std::string where_text(const std::string& device) const;

  store::Store& store_;
  const Clock& clock_;
  std::optional<store::Membership> membership_;
  std::optional<sync::Device> device_;
  std::optional<std::uint64_t> asked_;  // the number of the request that has no answer yet
  Asking asking_ = Asking::kSessions;   // what it is about; all but sessions: the first errand
  std::uint64_t number_ = 0;
  std::uint64_t device_number_ = 0;  // of the device's own request
  std::deque<Errand> errands_;       // in order; the first one may be on its way
  InvitationView invitation_;
  bool can_host_ = false;
  bool has_page_ = false;  // for browsers
  bool hosts_ = false;     // this device is the hub, where it can be one
  HostNews host_;
  std::optional<std::string> to_invite_;  // to this session, once this device has begun a club
  ClubDevices devices_;
  bool watches_devices_ = false;
  double next_devices_ = 0;             // on the clock
  std::string not_entered_;             // why not
  std::string entering_;                // the session to open once it is here; empty: none
  double next_look_ = 0;                // on the clock
  double listened_ = -1;                // on the clock: when a line came last; below 0: none did
  bool failing_ = false;                // waits until then, whatever is stored meanwhile
  bool is_unknown_ = false;             // the hub said so last
  store::Store::ChangeMark looked_at_;  // what was stored when the device was asked last
  std::string problem_;
};

}  // namespace nullo::app
