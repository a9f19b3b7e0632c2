// Who sits where from the hand on that is open.
#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/people/points_follow.h"
#include "app/people/same_person.h"
#include "app/shared.h"
#include "app/table/entering.h"
#include "app/words.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using session::PointsFollow;

// "Anna 14, Boris 3": those at the seats that have another total than before.
std::string totals_text(const std::vector<std::string>& names, const PerSeat<Amount>& totals,
                        const PerSeat<Seat>& came_from) {
  std::string text;
  for (const Seat seat : Seats{totals.size()}) {
    if (came_from[seat] == seat) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", session::name_at(names, seat), total_text(totals[seat]));
  }
  return text;
}

std::string points_text(const Reseating& where, const std::vector<std::string>& names) {
  const std::string stay = totals_text(names, where.totals, where.came_from);
  std::string parted =
      stay.empty() ? text::say(kPartedText) : text::say(kPartedText) + " " + text::say("Then: {standing}.", stay);
  if (!where.can_go_along) return parted;
  if (!where.moves_points) return {};
  const std::string follow = totals_text(names, session::brought_along(where.totals, where.came_from), where.came_from);
  return text::say("With the people: {standing}. With the chairs: {other_standing}.", follow, stay);
}

std::string entries_text(const Reseating& where) {
  if (!where.moves_entries) return {};
  return where.along ? text::say("What was entered in this hand goes the same way.")
                     : text::say("What was entered in this hand stays with the chairs.");
}

}  // namespace

void Entering::on(const SitIn& sit) {
  if (!takes_entries() || shared_.question || sit.names.size() != open_->session.players.size()) return;
  problem_.clear();
  if (asks_who(shared_, sit.names, [this, sit] { on(sit); })) return;
  const Players& people = shared_.people;
  std::vector<std::string> names;
  for (const std::string& name : sit.names) names.push_back(people.meant(name));
  for (std::size_t i = 0; i < names.size(); ++i) {
    problem_ = names[i].empty() ? text::say("Place {number} is empty", i + 1) : people.problem_at(names, i);
    if (!problem_.empty()) return;
  }
  names = people.present_names(std::move(names));
  if (names == open_->context.players) return;
  const Reseating where = reseating(*open_, names);
  if (!where.matters() || sit.points)
    return keep(with_players(*open_, names, sit.points.value_or(PointsFollow::kSeat)));
  std::string text = points_text(where, names);
  const std::string entries = entries_text(where);
  text += (text.empty() || entries.empty() ? "" : " ") + entries;
  ask_about_points(shared_, std::move(text), where.can_go_along,
                   [this, names](PointsFollow points) { on(SitIn{names, points}); });
}

}  // namespace nullo::app
