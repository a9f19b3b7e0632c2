#include "app/chips/stopped_in.h"

#include <optional>
#include <ranges>
#include <utility>
#include <vector>

#include "app/chips/handed_over.h"

namespace nullo::app {
namespace {

using LogRows = std::vector<store::Logged>;

// The session as it was when its last hand began, though hands before it may have been corrected since. `log`: oldest
// first. Nothing: the log does not go back so far.
std::optional<session::Session> when_last_hand_began(const LogRows& log, session::Session now) {
  const int last = static_cast<int>(now.hands.size()) - 1;
  for (const store::Logged& row : std::views::reverse(log)) {
    if (row.undone) continue;
    if (row.change.hand == last && !row.change.before) return now;
    now = with_before(now, row.change);
    if (static_cast<int>(now.hands.size()) <= last) return std::nullopt;
  }
  return now;
}

// Looks through the newest rows for the one that ended the session.
std::optional<StoppedIn> find_in(const LogRows& log, const OpenSession& ended) {
  session::Session now = ended.session;
  for (const store::Logged& row : std::views::reverse(log)) {
    if (row.undone) continue;
    session::Session earlier = with_before(now, row.change);
    if (!earlier.ended_at.empty()) {
      now = std::move(earlier);
      continue;
    }
    OpenSession before{std::move(earlier)};
    const bool left_out = row.change.kind == store::ChangeKind::kPlain && before.has_hand() && !before.hand_complete();
    if (!left_out) return std::nullopt;
    before.handed = ended.handed;
    return StoppedIn{std::move(before), std::move(now)};
  }
  return std::nullopt;
}

}  // namespace

std::size_t handed_before(store::Store& store, const OpenSession& open) {
  if (const auto told = handed_before_last_hand(open)) return *told;
  const LogRows log = store.log(open.session.id);
  auto began = log.empty() ? std::nullopt : when_last_hand_began(log, open.session);
  if (!began) return open.handed.size();
  OpenSession then{*std::move(began)};
  then.handed = open.handed;
  return handed_before_last_hand(then).value_or(open.handed.size());
}

std::shared_ptr<const StoppedIn> stopped_in(store::Store& store, const OpenSession& ended) {
  if (!ended.ended() || !games::info(ended.session.rules).pays_at_once) return nullptr;
  const std::optional<store::Logged> newest = store.undo_row(ended.session.id);
  if (!newest) return nullptr;
  const bool ends = with_before(ended.session, newest->change).ended_at.empty();
  std::optional<StoppedIn> hand = find_in(ends ? LogRows{*newest} : store.log(ended.session.id), ended);
  if (!hand) return nullptr;
  hand->before.handed_before = handed_before(store, hand->before);
  return std::make_shared<const StoppedIn>(*std::move(hand));
}

}  // namespace nullo::app
