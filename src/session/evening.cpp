#include "session/evening.h"

#include <algorithm>
#include <array>

#include "session/words.h"
#include "text/say.h"

namespace nullo::session {
namespace {

constexpr std::array kJoinings{Joining::kAverage, Joining::kHighest, Joining::kLowest, Joining::kZero, Joining::kStart};

}  // namespace

std::optional<Amount> Ends::of(const std::string& name) const {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return totals[Seat{static_cast<int>(found - names.begin())}];
}

Ends ends_of(const Session& session, const SessionResult& result) {
  return {players_now(session, result), result.totals, result.bags, result.bought,
          session.hands_before + result.complete_hands};
}

Ends ends_of(const Session& session) { return ends_of(session, score(session)); }

std::set<Amount> joined_with(const Session& part, Amount opening, const PerSeat<Amount>& was,
                             const PerSeat<Amount>& is) {
  std::set<Amount> now;
  const Amount start = games::starting_total(part.rules, part.seats());
  for (const Joining each : kJoinings) {
    if (joining_amount(each, was, start) == opening) now.insert(joining_amount(each, is, start));
  }
  return now;
}

std::vector<std::string> begun_otherwise(const Session& part, const Ends& before) {
  std::vector<std::string> otherwise;
  for (const Seat seat : Seats{part.opening.size()}) {
    const std::string& name = name_at(part.players, seat);
    const Amount opened = part.opening[seat];
    const std::optional<Amount> ended = before.of(name);
    if (!ended || *ended == opened) continue;
    otherwise.push_back(text::say("{player} {amount}, not {total}", name, total_text(opened), total_text(*ended)));
  }
  return otherwise;
}

}  // namespace nullo::session
