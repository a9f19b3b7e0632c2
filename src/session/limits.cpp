#include "session/limits.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/grouped.h"
#include "base/utf8.h"
#include "core/name.h"
#include "games/words.h"

namespace nullo::session {
namespace {

std::string why_not_seated(const Session& session) {
  const games::Info& game = games::info(session.rules);
  if (games::fitting_seats(game, session.seats()) != session.seats())
    return fmt::format("{} cannot be played by {}", game.name, games::amount_of(session.seats(), "player"));
  if (session.first_dealer.index() < 0 || session.first_dealer.index() >= session.seats())
    return "The first dealer sits at no seat of the table";
  for (std::size_t i = 0; i < session.players.size(); ++i) {
    const std::string& name = session.players[i];
    if (name.empty()) return fmt::format("Place {} is empty", i + 1);
    if (utf8::characters(name) > kLongestName) return fmt::format("A name has at most {} characters", kLongestName);
    if (std::count(session.players.begin(), session.players.end(), name) > 1)
      return fmt::format("{} has two seats", name);
  }
  return {};
}

}  // namespace

std::string why_not_opened(const games::Rules& rules, const std::vector<std::string>& players,
                           const PerSeat<Amount>& opening) {
  const games::Info& game = games::info(rules);
  for (const Seat seat : Seats{opening.size()}) {
    const std::string& name = name_at(players, seat);
    const std::string begins = fmt::format("{} would begin with {}", name, grouped(opening[seat]));
    if (opening[seat] < game.least_opening)
      return fmt::format("{}, but this game needs at least {}", begins, grouped(game.least_opening));
    if (opening[seat] > kMostOpening)
      return fmt::format("{}, but {} is the most: begin a new session", begins, grouped(kMostOpening));
    for (const Seat partner : games::sharing(rules, opening.size(), seat)) {
      if (opening[partner] == opening[seat]) continue;
      return fmt::format("{} and {} would share one score, but have {} and {}: begin a new session, or sit otherwise",
                         name, name_at(players, partner), grouped(opening[seat]), grouped(opening[partner]));
    }
  }
  return {};
}

std::string why_not_begun(const Session& session) {
  if (std::string why = why_not_seated(session); !why.empty()) return why;
  if (std::string why = games::problem(session.rules, session.seats()); !why.empty()) return why;
  if (std::string why = why_not_opened(session.rules, session.players, session.opening); !why.empty()) return why;
  if (session.hands_before < 0 || session.hands_before > kMostHandsBefore)
    return fmt::format("{} hands would have been played before, but {} are the most: begin a new session",
                       grouped(session.hands_before), grouped(kMostHandsBefore));
  if (utf8::characters(session.note) > kLongestNote)
    return fmt::format("A note has at most {} characters", kLongestNote);
  return {};
}

std::string too_much_moved(std::size_t hand_number) {
  return fmt::format("With hand {} more than {} points or chips would have moved in this session: begin a new one",
                     hand_number, grouped(kMostMoved));
}

}  // namespace nullo::session
