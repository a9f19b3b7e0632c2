#include "session/limits.h"

#include <algorithm>

#include <fmt/core.h>

#include "base/utf8.h"
#include "core/name.h"
#include "text/say.h"

namespace nullo::session {
namespace {

std::string why_not_seated(const Session& session) {
  const games::Info& game = games::info(session.rules);
  if (games::fitting_seats(game, session.seats()) != session.seats())
    return text::say_count(session.seats(), "{game} cannot be played by {count} player",
                           "{game} cannot be played by {count} players", text::say(game.name));
  if (session.first_dealer.index() < 0 || session.first_dealer.index() >= session.seats())
    return text::say("The first dealer sits at no seat of the table");
  for (std::size_t i = 0; i < session.players.size(); ++i) {
    const std::string& name = session.players[i];
    if (name.empty()) return text::say("Place {number} is empty", i + 1);
    if (utf8::characters(name) > kLongestName)
      return text::say_count(kLongestName, "A name has at most {count} character",
                             "A name has at most {count} characters");
    if (std::count(session.players.begin(), session.players.end(), name) > 1)
      return text::say("{player} has two seats", name);
  }
  return {};
}

}  // namespace

std::string why_not_opened(const games::Rules& rules, const std::vector<std::string>& players,
                           const PerSeat<Amount>& opening) {
  const games::Info& game = games::info(rules);
  for (const Seat seat : Seats{opening.size()}) {
    const std::string& name = name_at(players, seat);
    if (opening[seat] < game.least_opening)
      return text::say("{player} would begin with {amount}, but this game needs at least {least}", name, opening[seat],
                       game.least_opening);
    if (opening[seat] > kMostOpening)
      return text::say("{player} would begin with {amount}, but {most} is the most: begin a new session", name,
                       opening[seat], kMostOpening);
    for (const Seat partner : games::sharing(rules, opening.size(), seat)) {
      if (opening[partner] == opening[seat]) continue;
      return text::say(
          "{player} and {partner} would share one score, but have {amount} and {other}: begin a new session, or sit "
          "otherwise",
          name, name_at(players, partner), opening[seat], opening[partner]);
    }
  }
  return {};
}

std::string why_not_begun(const Session& session) {
  if (std::string why = why_not_seated(session); !why.empty()) return why;
  if (std::string why = games::problem(session.rules, session.seats()); !why.empty()) return why;
  if (std::string why = why_not_opened(session.rules, session.players, session.opening); !why.empty()) return why;
  if (session.hands_before < 0 || session.hands_before > kMostHandsBefore)
    return text::say("{hands} hands would have been played before, but {most} are the most: begin a new session",
                     session.hands_before, kMostHandsBefore);
  if (utf8::characters(session.note) > kLongestNote)
    return text::say("A note has at most {most} characters", fmt::format("{}", kLongestNote));
  return {};
}

std::string too_much_moved(std::size_t hand_number) {
  return text::say(
      "With hand {hand} more than {amount} points or chips would have moved in this session: begin a new one",
      fmt::format("{}", hand_number), kMostMoved);
}

}  // namespace nullo::session
