#include "app/devices/page.h"

#include <algorithm>
#include <optional>

#include "app/help/help.h"
#include "app/shared.h"
#include "app/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {

namespace {

std::string text_of(const club::Member& member) {
  const std::string text = member.is_guest                     ? text::say("guest of one session")
                           : member.role == club::Role::kAdmin ? text::say("keeps score, lets others in")
                                                               : text::say("keeps score");
  return text::in_one_line(
      text, member.is_here ? text::say("this device") : text::say("seen {time}", local_time(member.last_seen)));
}

}  // namespace

DevicesPage::DevicesPage(Shared& shared) : shared_{shared} {
  shared.club.drop_invitation();
  shared.club.watch_devices(true);
}

DevicesPage::~DevicesPage() { shared_.club.watch_devices(false); }

AnyScreen DevicesPage::view() {
  const ClubDevices& devices = shared_.club.devices();
  const auto here = std::ranges::find_if(devices.members, &club::Member::is_here);
  const bool is_admin = here != devices.members.end() && here->role == club::Role::kAdmin;
  const std::optional<store::Membership> membership = shared_.store.membership();
  DevicesView view;
  if (membership) view.club = membership->club;
  view.invitation = shared_.club.invitation();
  view.problem = view.invitation.problem.empty() ? devices.problem : view.invitation.problem;
  view.can_invite = is_admin && shared_.store.writes();
  if (view.invitation.is_there()) return view;
  for (const club::Member& member : devices.members)
    view.lines.push_back({member.name, text_of(member), is_admin && !member.is_here});
  if (!devices.known && view.problem.empty()) view.said = text::say("The hub is asked …");
  if (!devices.arrived.empty()) view.said = text::say("{device} belongs to the club now.", devices.arrived);
  return view;
}

HelpView DevicesPage::help() const { return help_view(shared_.game_at_table()); }

void DevicesPage::on(const InviteDevice& invite) {
  if (!invite.on) return shared_.club.drop_invitation();
  if (shared_.store.writes()) shared_.club.invite("");
}

void DevicesPage::on(const RevokeDevice& revoke) {
  if (shared_.question) return;
  shared_.ask(
      {Dialog{.title = text::say("Take {device} out of the club?", revoke.name),
              .text = text::say("It can send and get nothing more. What it sent stays, and what it has seen it has."),
              .yes = text::say("Take it out"),
              .no = text::say("No")},
       [this, name = revoke.name] { shared_.club.revoke(name); }});
}

}  // namespace nullo::app
