// What the hub keeps of a club, in a SQLite file of its own or in PostgreSQL: devices, invitations, and the revisions
// of each session. Every call is one transaction. Failures of the machine are thrown as ClubError and leave everything
// as it was; only where the connection to PostgreSQL breaks at the end of a call all of it may be done, and a push that
// is sent again is then answered as it would have been. Several processes may have it open, as `nullo hub devices` has
// while the hub runs; one Club is for one thread.
//
// Of a session every revision stays known by its id; the content of one that is neither the newest of the trunk nor of
// a side branch is dropped, since whatever went on from it has it all.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "club/database.h"
#include "club/revision.h"

namespace nullo::club {

// what() is a sentence for people.
struct ClubError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Device {
  std::int64_t key = 0;
  std::string name = {};  // no two that are not revoked look the same
  Role role = Role::kScorer;
  std::string session = {};     // a guest's: the id of the only session it gets; empty: it gets all
  std::string paired_at = {};   // RFC 3339 UTC
  std::string last_seen = {};   // RFC 3339 UTC, exact to the minute
  std::string revoked_at = {};  // RFC 3339 UTC; empty: not revoked
};

// What a device has sent.
struct Push {
  Device device = {};
  std::span<const Revision> revisions = {};
};

class Club {
 public:
  explicit Club(std::unique_ptr<Database> database);
  explicit Club(const std::filesystem::path& file);  // open_sqlite(file)
  ~Club();
  Club(const Club&) = delete;
  Club& operator=(const Club&) = delete;

  [[nodiscard]] std::string name();
  void set_name(std::string_view name);  // without a fault_of_name(), core/name.h
  [[nodiscard]] std::string epoch();     // another one since it was restored
  void begin_epoch();                    // for a database that others have restored

  // A code that is good once, for five minutes. `now`: RFC 3339 UTC, to the second. `session`: the id of the only
  // session that the device gets, as a guest; empty: it gets all.
  [[nodiscard]] std::string invite(Role role, std::string_view now, std::string_view session = {});
  // Nothing: there is no such code, or it was used, or is too old. A device whose name looks like that of another one
  // gets a number behind it.
  [[nodiscard]] std::optional<Paired> pair(std::string_view code, std::string_view device, std::string_view now);
  // The device with this token, unless it was revoked.
  [[nodiscard]] std::optional<Device> device_with(std::string_view token, std::string_view now);
  [[nodiscard]] std::vector<Device> devices();  // in the order in which they came, those that were revoked too
  // False: there is none with this name that is not revoked already.
  bool revoke(std::string_view device, std::string_view now);

  // Keeps the revisions, in this order, and says where each of them is; one that is known already stays where it is. A
  // guest's are refused if they are of another session.
  [[nodiscard]] std::vector<Answered> push(const Device& device, std::span<const Revision> revisions);
  // All of them or, if it throws, none, with one wait for the disk.
  [[nodiscard]] std::vector<std::vector<Answered>> push(std::span<const Push> pushes);
  // Keeps each in the place of what was told of the same before, without faults_of() (club/wire.h). False: the device
  // is a guest, which tells none.
  bool keep_habits(const Device& device, std::span<const Habit> habits);
  // The sessions that changed after `since`, at most so many, and no more than about a megabyte, but at least one;
  // those that `device` gets, and whether it has the pen. A device of nothing gets all. With the habits told since
  // then, unless it is a guest.
  [[nodiscard]] Changes changes(std::int64_t since, int most, const Device& device = {});
  // From now on this device enters the session. False: there is none with this id that it gets.
  bool take_pen(const Device& device, std::string_view session);
  [[nodiscard]] std::int64_t newest();
  [[nodiscard]] int sessions();

  // Whether other hubs may have changed something since this was called last. Connects again where the connection was
  // lost, and throws while that fails: then it wants to be called again. `socket`: can be read from when there is
  // something to hear; -1: there is no other hub, or no connection.
  [[nodiscard]] bool hear();
  [[nodiscard]] int socket();

  // These are for a file; of PostgreSQL they throw.
  // Throws ClubError if the file is damaged; looks at all of it.
  void check();
  // Copies the file while it is in use; `file` must not exist. It is there whole or not at all, for its owner only.
  void back_up(const std::filesystem::path& file);
  // Puts all that the file has, which back_up() made, in place of what is here, and begins a new epoch. What was here
  // is backed up to `aside` first, unless that is empty. A device that was revoked here stays revoked. No hub may run
  // on it meanwhile.
  void restore(const std::filesystem::path& file, const std::filesystem::path& aside);

 private:
  Database& database();

  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace nullo::club
