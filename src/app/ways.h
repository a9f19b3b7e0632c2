// The ways from page to page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/intent.h"
#include "session/session.h"

namespace nullo::app {

struct Shared;

// To one of the pages that can be reached from anywhere. A draft that would be lost is asked about first.
void go_to(Shared& shared, Screen to);
// To the table of the session that is open; without one to the start page.
void sit_down(Shared& shared);
// To the new session page, filled in as `earlier` was; nullptr: as the session before was.
void begin_new_session(Shared& shared, const session::Session* earlier = nullptr,
                       const std::vector<std::string>& people = {});
// The same by the rules of the newest session, for these people in seat order, the first of whom deals first. `note` is
// kept with the session.
void begin_with(Shared& shared, const std::vector<std::string>& people, std::string note);
// The table is the page that is seen.
bool at_table(const Shared& shared);
// Down to the list of past sessions, which is opened if it is not among the pages.
void back_to_past(Shared& shared);
// To the page of a stored session. False: there is no such session any more.
bool open_past_session(Shared& shared, std::string_view id);
void open_person(Shared& shared, std::string_view name);
// Corrects a recorded hand, from 0.
void correct_hand(Shared& shared, const session::Session& session, int hand);
// Closes the correction that was kept, and the page that it was made for.
void close_correction(Shared& shared);
// Corrects rules, seats or the first dealer of a session.
void repair_session(Shared& shared, const session::Session& session);
// To the comparison of what two devices have made of a session; if it is settled, nowhere.
void open_fork(Shared& shared, const std::string& id);
// What importing these files would do.
void look_at_files(Shared& shared, const std::vector<std::string>& paths);
// A recorded hand is being corrected, on this page or under it.
bool correcting(const Shared& shared);

}  // namespace nullo::app
