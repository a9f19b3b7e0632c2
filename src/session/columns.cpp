#include "session/columns.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/name.h"
#include "games/words.h"
#include "session/sides.h"
#include "text/say.h"

namespace nullo::session {
namespace {

// `before`: the number of hands played before the session began.
std::string stint_text(const Stint& stint, std::size_t before) {
  const std::string amount = games::signed_text(stint.amount);
  const std::string from = fmt::format("{}", before + stint.from + 1);
  if (stint.from == stint.to) return text::say("{player} {amount} in hand {hand}", stint.name, amount, from);
  return text::say("{player} {amount} in hands {hand} to {last}", stint.name, amount, from,
                   fmt::format("{}", before + stint.to + 1));
}

std::string stints_text(const std::vector<Stint>& stints, std::size_t before) {
  std::vector<std::string> texts;
  texts.reserve(stints.size());
  for (const Stint& stint : stints) texts.push_back(stint_text(stint, before));
  return fmt::format("{}", fmt::join(texts, ", "));
}

PerSeat<Seat> each_its_own(int seats) {
  PerSeat<Seat> own(seats);
  for (const Seat seat : Seats{seats}) own[seat] = seat;
  return own;
}

std::size_t place_of(const std::vector<std::string>& players, const std::string& name) {
  return static_cast<std::size_t>(find_name(players, name) - players.begin());
}

}  // namespace

Columns::Columns(const Session& session)
    : first_{session.players},
      stints_(session.seats()),
      began_{each_its_own(session.seats())},
      before_{static_cast<std::size_t>(session.hands_before)},
      in_chips_{games::info(session.rules).pays_at_once} {}

Columns::Columns(const Session& session, const SessionResult& result) : Columns{session} {
  for (const HandResult& hand : result.hands) add(hand);
}

void Columns::add(const HandResult& hand) {
  if (!hand.came_from.empty()) {
    PerSeat<std::vector<Stint>> moved(stints_.size());
    PerSeat<Seat> began(stints_.size());
    PerSeat<Seat> now(stints_.size());
    for (const Seat seat : Seats{stints_.size()}) {
      moved[seat] = std::move(stints_[hand.came_from[seat]]);
      began[seat] = began_[hand.came_from[seat]];
      now[began[seat]] = seat;
    }
    stints_ = std::move(moved);
    began_ = began;
    moves_.emplace_back(hands_, now);
  }
  const PerSeat<Amount> bought = in_chips_ ? chips_bought(hand) : PerSeat<Amount>(stints_.size());
  for (const Seat seat : Seats{stints_.size()}) {
    const std::string& name = name_at(hand.players, seat);
    std::vector<Stint>& stints = stints_[seat];
    if (stints.empty() || stints.back().name != name) stints.push_back({name, hands_, hands_, 0});
    stints.back().to = hands_;
    stints.back().amount += hand.scores[seat] - bought[seat];
  }
  ++hands_;
}

Seat Columns::seat_after(std::size_t hands, Seat column) const {
  const auto later =
      std::ranges::lower_bound(moves_, hands, {}, &std::pair<std::size_t, PerSeat<Seat>>::first);  // not yet made
  const Seat began = began_[column];
  return later == moves_.begin() ? began : std::prev(later)->second[began];
}

std::vector<std::string> Columns::people(Seat column) const {
  std::vector<std::string> names;
  std::unordered_set<std::string_view> known;
  for (const Stint& stint : stints_[column]) {
    if (known.insert(stint.name).second) names.push_back(stint.name);
  }
  if (names.empty()) names.push_back(first_[static_cast<std::size_t>(column.index())]);
  return names;
}

std::vector<std::string> Columns::names() const {
  constexpr std::size_t kMostNamed = 8;
  std::vector<std::string> names;
  for (const Seat seat : Seats{stints_.size()}) {
    std::vector<std::string> people = this->people(seat);
    if (people.size() > kMostNamed) {
      const std::size_t others = people.size() - (kMostNamed - 1);
      people.resize(kMostNamed - 1);
      people.push_back(text::say_count(others, "{count} other", "{count} others"));
    }
    names.push_back(fmt::format("{}", fmt::join(people, " / ")));
  }
  return names;
}

std::vector<std::string> column_names(const Session& session, const SessionResult& result) {
  if (result.hands.empty() && !result.players.empty()) return result.players;  // a result without hands
  return Columns{session, result}.names();
}

std::vector<std::string> stint_texts(const games::Rules& rules, const Columns& columns) {
  std::vector<std::string> texts;
  for (const Side& side : sides_of(rules, columns.seats())) {
    for (const Seat seat : side) {
      if (columns.stints(seat).size() > 1) texts.push_back(stints_text(columns.stints(seat), columns.hands_before()));
    }
  }
  return texts;
}

std::vector<std::string> seating_news(const std::vector<std::string>& before, const HandResult& hand, NameText named) {
  std::vector<std::string> news;
  const std::vector<std::string>& now = hand.players;
  bool moved = false;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const std::size_t from = place_of(before, now[i]);
    if (from == i) continue;
    const std::string who = named(now[i]);
    const std::string out = named(before[i]);
    if (from == before.size()) {  // somebody who did not sit there before
      const bool in_for = place_of(now, before[i]) == now.size();
      news.push_back(in_for ? text::say("{player} sits in for {other}", who, out)
                            : text::say("{player} joins on {other}'s chair", who, out));
      continue;
    }
    moved = true;
    if (place_of(now, before[i]) != from) {
      news.push_back(text::say("{player} takes {other}'s chair", who, out));
    } else if (i < from) {
      news.push_back(text::say("{player} and {other} change chairs", out, who));
    }
  }
  if (!hand.came_from.empty()) {
    news.emplace_back(text::say("The points go with the people"));
  } else if (moved) {
    news.emplace_back(text::say("The points stay with the chairs"));
  }
  return news;
}

}  // namespace nullo::session
