#include "app/chips/stopped_in.h"

#include <optional>
#include <ranges>
#include <utility>
#include <vector>

#include "app/chips/handed_over.h"

namespace nullo::app {
namespace {

using LogRows = std::vector<store::Logged>;

// The session as its earlier hands were when its last hand began; they may have been corrected since. What is entered
// in the last hand stays. `log`: oldest first. Nothing: the log does not go back so far.
std::optional<session::Session> when_last_hand_began(const LogRows& log, session::Session now) {
  const int last = static_cast<int>(now.hands.size()) - 1;
  for (const store::Logged& row : std::views::reverse(log)) {
    if (row.undone) continue;
    if (row.change.hand == last) {
      if (!row.change.before) return now;
      continue;
    }
    now = with_before(std::move(now), row.change);
    if (static_cast<int>(now.hands.size()) <= last) return std::nullopt;
  }
  return now;
}

// How many of `open.handed` lay there when the last hand began.
std::size_t handed_before(store::Store& store, const OpenSession& open) {
  if (const auto told = handed_before_last_hand(open)) return *told;
  const LogRows log = store.log(open.session.id);
  auto began = log.empty() ? std::nullopt : when_last_hand_began(log, open.session);
  if (!began) return open.handed.size();
  OpenSession then{*std::move(began)};
  then.handed = open.handed;
  return handed_before_last_hand(then).value_or(open.handed.size());
}

// The hand that was left out when `before` became `after`; nothing: none was.
std::optional<StoppedIn> left_out(store::Store& store, session::Session before, session::Session after,
                                  const store::Change& change, const OpenSession& ended) {
  OpenSession then{std::move(before)};
  if (change.kind != store::ChangeKind::kPlain || !then.has_hand() || then.hand_complete()) return std::nullopt;
  then.handed = ended.handed;
  return stopping_in(store, then, std::move(after));
}

// Looks for the row that ended the session: mostly the newest one.
std::optional<StoppedIn> find_in(store::Store& store, const OpenSession& ended) {
  const std::optional<store::Logged> newest = store.undo_row(ended.session.id);
  if (!newest) return std::nullopt;
  session::Session now = with_before(ended.session, newest->change);
  if (now.ended_at.empty()) return left_out(store, std::move(now), ended.session, newest->change, ended);
  const LogRows log = store.log(ended.session.id);
  bool is_newest = true;
  for (const store::Logged& row : std::views::reverse(log)) {
    if (row.undone || std::exchange(is_newest, false)) continue;
    session::Session earlier = with_before(now, row.change);
    if (earlier.ended_at.empty()) return left_out(store, std::move(earlier), std::move(now), row.change, ended);
    now = std::move(earlier);
  }
  return std::nullopt;
}

}  // namespace

StoppedIn stopping_in(store::Store& store, const OpenSession& open, session::Session after) {
  return {open, std::move(after), handed_before(store, open)};
}

std::shared_ptr<const StoppedIn> stopped_in(store::Store& store, const OpenSession& ended) {
  if (!ended.ended() || !games::info(ended.session.rules).pays_at_once) return nullptr;
  std::optional<StoppedIn> hand = find_in(store, ended);
  return hand ? std::make_shared<const StoppedIn>(*std::move(hand)) : nullptr;
}

}  // namespace nullo::app
