// The texts that go between a device and the hub: JSON, as docs/hub.md describes it. Reading checks everything, since
// either side may be anybody: Faults say where and what was expected.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "club/revision.h"

namespace nullo::club {

inline constexpr std::size_t kMostBody = std::size_t{2} << 20U;  // bytes of one text
inline constexpr std::size_t kMostRevisions = 100;               // in one text; and so many habits

// POST /api/1/pair
struct Pairing {
  std::string code;
  std::string name;  // of the device, 1 to 64 characters
};
std::string write_pairing(const Pairing& pairing);
Result<Pairing> read_pairing(std::string_view text);
std::string write_paired(const Paired& paired);
Result<Paired> read_paired(std::string_view text);

// POST /api/1/push. The documents in it are texts here; whoever keeps them reads them.
std::string write_push(std::span<const Revision> revisions);
Result<std::vector<Revision>> read_push(std::string_view text);
std::string write_answered(std::span<const Answered> answers);
Result<std::vector<Answered>> read_answered(std::string_view text);

// POST /api/1/habits
std::string write_habits(std::span<const Habit> habits);
Result<std::vector<Habit>> read_habits(std::string_view text);
// Why the hub would not take it; empty: it does.
Faults faults_of(const Habit& habit);
// Their contents.
std::string write_look(const Look& look);
Result<Look> read_look(std::string_view text);
std::string write_kept_rules(const KeptRules& rules);
Result<KeptRules> read_kept_rules(std::string_view text);

// GET /api/1/changes
std::string write_changes(const Changes& changes);
Result<Changes> read_changes(std::string_view text);

// POST /api/1/invite and POST /api/1/pen: the id of a session. An invitation without one is for all sessions.
std::string write_about(std::string_view session);
Result<std::string> read_about(std::string_view text);  // empty: it has none
// What POST /api/1/invite is answered: the code.
std::string write_invited(std::string_view code);
Result<std::string> read_invited(std::string_view text);

// GET /api/1/devices: those that belong to the club, in the order in which they came.
std::string write_members(std::span<const Member> members);
Result<std::vector<Member>> read_members(std::string_view text);
// POST /api/1/revoke: the name of a device.
std::string write_revoked(std::string_view device);
Result<std::string> read_revoked(std::string_view text);

// The content of a revision alone, as it is kept.
std::string write_content(const Content& content);
Result<Content> read_content(std::string_view text);

}  // namespace nullo::club
