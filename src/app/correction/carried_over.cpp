#include "app/correction/carried_over.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/correction/correction.h"
#include "app/new_session/brought.h"
#include "app/new_session/draft.h"
#include "app/past/evenings.h"
#include "app/table/table.h"
#include "app/words.h"
#include "session/bought_before.h"
#include "session/evening.h"
#include "text/kept.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using session::Ends;
using session::ends_of;

// The store does not say how the opening of a joining player was chosen (see Joining). Returns the new amount if all
// choices that gave the old one agree on it; else nothing.
std::optional<Amount> joined_with(const session::Session& part, Amount opening, const Ends& was, const Ends& is) {
  const std::set<Amount> now = session::joined_with(part, opening, was.totals, is.totals);
  return now.size() == 1 ? std::optional{*now.begin()} : std::nullopt;
}

struct Opening {
  session::Session part;
  std::string follows;  // "Ben 69, not 89"
  // names of those who keep their opening although it may have been derived from the others'
  std::vector<std::string> keeps;
};

Opening opening_after(const session::Session& part, const Ends& was, const Ends& is) {
  Opening next{part, {}, {}};
  if (part.hands_before == was.hands) next.part.hands_before = is.hands;
  for (const Seat seat : Seats{part.opening.size()}) {
    const std::string& name = session::name_at(part.players, seat);
    const Amount opened = part.opening[seat];
    const std::optional<Amount> ended = was.of(name);
    const std::optional<Amount> now = !ended             ? joined_with(part, opened, was, is)
                                      : opened == *ended ? is.of(name)
                                                         : std::nullopt;
    if (!now && (!ended || is.of(name) != ended)) next.keeps.push_back(fmt::format("{} {}", name, total_text(opened)));
    if (!now || *now == opened) continue;
    next.part.opening[seat] = *now;
    next.follows = text::in_one_line(
        next.follows, text::say("{player} {total}, not {old_total}", name, total_text(*now), total_text(opened)));
  }
  return next;
}

Left left_of(const Ends& ends) { return {ends.names, ends.bags, ends.bought}; }

// Those for whom the first hand says what they had bought before: it goes with people who change chairs in that hand.
const std::vector<std::string>& marked_for(const session::Session& part) {
  const session::Hand& first = part.hands.front();
  return first.points_follow == session::PointsFollow::kPlayer ? first.players : part.players;
}

// Bags and bought chips go along if they were those that the part before ended with.
void bring_along(const Ends& was, const Ends& is, Opening& next) {
  session::Session& part = next.part;
  const PerSeat<int> bags = bags_brought(part.rules, part.players, left_of(is));
  if (part.opening_bags == bags_brought(part.rules, part.players, left_of(was)) && part.opening_bags != bags) {
    part.opening_bags = bags;
    next.follows = text::in_one_line(
        next.follows,
        bags.empty() ? text::say("bags none") : text::say("bags {bags}", fmt::format("{}", fmt::join(bags, ", "))));
  }
  if (part.hands.empty()) return;
  const std::vector<std::string>& marked = marked_for(part);
  const PerSeat<Amount> bought = bought_brought(marked, left_of(is));
  const PerSeat<Amount> said = session::bought_before(part.hands.front(), part.seats());
  if (said == bought_brought(marked, left_of(was)) && said != bought)
    session::set_bought_before(part.hands.front(), part.seats(), bought);
}

// "Anna 12, Ben 69".
std::string standing_of(const session::Session& part) {
  const Ends ends = ends_of(part);
  std::string text;
  for (const std::string& name : ends.names)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, total_text(*ends.of(name)));
  return text;
}

// Why the hands of a part would be refused with its new opening; empty: they would not.
std::string why_not(const session::Session& part, const session::Session& next) {
  const Correction::Outcome outcome = Correction{part, next, "opening", {}}.outcome();
  if (outcome.asks)
    return text::say("its hand {number} would not fit any more: {question}",
                     next.hands_before + static_cast<int>(*outcome.asks) + 1, outcome.question);
  if (outcome.set_aside > 0) {
    return text::say("its game would be over with hand {number}.",
                     next.hands_before + static_cast<int>(outcome.after.hands.size()));
  }
  return outcome.problem;
}

// The part as it is after the one before, which ended with `was`, ends with `is`; nothing: it stays as it is. Says so
// in `changes`. `number`: of the part, from 1.
std::optional<session::Session> follow(const session::Session& part, int number, const Ends& was, const Ends& is,
                                       std::vector<std::string>& changes) {
  if (part.opening.empty()) return std::nullopt;
  Opening next = opening_after(part, was, is);
  bring_along(was, is, next);
  if (!next.keeps.empty()) {
    changes.push_back(
        text::say("Part {number} keeps the opening of {players}: Nullo does not know how it was worked out.", number,
                  join(next.keeps)));
  }
  if (next.part == part) return std::nullopt;
  if (const std::string why = why_not(part, next.part); !why.empty()) {
    changes.push_back(text::say("Part {number} keeps its opening: {reason}", number, why));
    return std::nullopt;
  }
  if (!next.follows.empty()) {
    changes.push_back(text::say("Part {number} now opens with {opening}, and stands at {standing}.", number,
                                next.follows, standing_of(next.part)));
  }
  return std::move(next.part);
}

// A part of an evening and its number in it, from 1.
struct NumberedPart {
  session::Session session;
  int number = 0;
};

// What follows once the part with this number, which was `was`, `is` another one. `next_part`: gives the parts after
// it one by one, as far as they are asked for; nothing: there are no more.
CarriedOver carried_on(session::Session was, session::Session is, int number, std::string_view label,
                       const std::function<std::optional<NumberedPart>()>& next_part) {
  CarriedOver carried;
  while (std::optional<NumberedPart> part = next_part()) {
    if (games::info(part->session.rules).id != games::info(was.rules).id) break;
    auto next = follow(part->session, part->number, ends_of(was), ends_of(is), carried.changes);
    if (!next) break;
    Edit edit = whole_edit(part->session, *next, std::string{label});
    edit.change.part = number;
    carried.edits.push_back(std::move(edit));
    was = std::move(part->session);
    is = std::move(*next);
  }
  return carried;
}

// What the part before ended with when this one began: whoever stayed began with their total.
Ends ends_when_begun(const session::Session& part, Ends now) {
  now.hands = part.hands_before > 0 ? part.hands_before : -1;  // a document need not say it
  for (const Seat seat : Seats{part.opening.size()}) {
    const auto name = std::ranges::find(now.names, session::name_at(part.players, seat));
    if (name != now.names.end()) now.totals[Seat{static_cast<int>(name - now.names.begin())}] = part.opening[seat];
  }
  if (!part.hands.empty()) {
    const Left said{marked_for(part), {}, session::bought_before(part.hands.front(), part.seats())};
    now.bought = bought_brought(now.names, said);
  }
  return now;
}

// The same as the log of the part before has it: how that one ended before it was corrected. Nothing: no row fits.
std::optional<Ends> ends_in_log(store::Store& store, session::Session before, const session::Session& part) {
  const std::vector<store::Logged> log = store.log(before.id);
  for (const store::Logged& row : std::views::reverse(log)) {
    if (row.undone) continue;
    if (row.change.hand || row.change.kind == store::ChangeKind::kGoingOn) break;
    before = with_before(std::move(before), row.change);
    Ends ended = ends_of(before);
    bool fits = true;
    for (const Seat seat : Seats{part.opening.size()}) {
      const std::optional<Amount> total = ended.of(session::name_at(part.players, seat));
      fits = fits && (!total || *total == part.opening[seat]);
    }
    if (fits) return ended;
  }
  return std::nullopt;
}

}  // namespace

CarriedOver carried_over(const session::Session& before, const session::Session& after,
                         const std::vector<session::Session>& parts, std::string_view label) {
  const auto first = std::ranges::find(parts, before.id, &session::Session::id);
  if (first == parts.end()) return {};
  const auto number_of = [&](auto part) { return static_cast<int>(part - parts.begin()) + 1; };
  return carried_on(before, after, number_of(first), label, [&, at = first]() mutable -> std::optional<NumberedPart> {
    if (++at == parts.end()) return std::nullopt;
    return NumberedPart{*at, number_of(at)};
  });
}

CarriedOver carried_in(store::Store& store, const session::Session& part) {
  CarriedOver carried;
  if (part.continues.empty() || part.opening.empty() || store.is_deleted(part.continues)) return carried;
  const std::optional<session::Session> before = readable_part(store, part.continues);
  if (!before || games::info(before->rules).id != games::info(part.rules).id) return carried;
  const Ends is = ends_of(*before);
  Ends was = ends_when_begun(part, is);
  if (session::begun_otherwise(part, is).empty() && (was.hands < 0 || was.hands == is.hands)) return carried;
  if (auto logged = ends_in_log(store, *before, part)) was = std::move(*logged);
  const std::string label = text::keep("other totals to begin with");
  const std::vector<std::string> ids = store.evening_of(part.id);
  const auto own = static_cast<std::size_t>(std::ranges::find(ids, part.id) - ids.begin());
  const auto number_of = [](std::size_t at) { return static_cast<int>(at) + 1; };
  const auto next = follow(part, number_of(own), was, is, carried.changes);
  if (!next) return carried;
  carried.edits.push_back(whole_edit(part, *next, label));
  const std::size_t end = std::min(ids.size(), own + kMostParts);
  // Mostly the next part does not begin with these totals: no more than that one is read.
  const auto later_part = [&, at = own]() mutable -> std::optional<NumberedPart> {
    while (++at < end) {
      if (auto later = readable_part(store, ids[at])) return NumberedPart{*std::move(later), number_of(at)};
    }
    return std::nullopt;
  };
  CarriedOver later = carried_on(part, *next, number_of(own), label, later_part);
  std::ranges::move(later.edits, std::back_inserter(carried.edits));
  std::ranges::move(later.changes, std::back_inserter(carried.changes));
  return carried;
}

std::vector<std::string> carry_in(store::Store& store, std::string_view id) {
  const std::optional<session::Session> part = readable_part(store, id);
  if (!part) return {};
  const CarriedOver carried = carried_in(store, *part);
  if (carried.edits.empty()) return carried.changes;
  std::vector<store::HandedAnew> handed;
  for (const Edit& each : carried.edits) {
    if (auto anew = handed_with_opening(store, each.after)) handed.push_back(std::move(*anew));
  }
  store.record_with(carried.edits.front(), std::span{carried.edits}.subspan(1), handed);
  return carried.changes;
}

std::string label_of(const store::Change& change) {
  return change.part ? text::keep("{label} in part {number}", change.label, *change.part) : change.label;
}

Together together_with(store::Store& store, const session::Session& now, const store::Logged& row, bool back) {
  Together together;
  if (row.together.empty()) return together;  // as of a tap at the table: no other part need be read
  const std::vector<session::Session> parts = parts_of_evening(store, now);
  const auto is_it = [&row](const store::Logged& each) { return each.together == row.together; };
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const session::Session& part = parts[i];
    if (part.id == now.id || std::ranges::none_of(store.log(part.id), is_it)) continue;
    const auto next = back ? store.undo_row(part.id) : store.redo_row(part.id);
    if (!next || !is_it(*next)) {
      together.problem =
          text::say("Part {number} of the evening has been changed since: undo that first, on its page.", i + 1);
      return together;
    }
    together.others.push_back(back ? with_before(part, next->change) : with_after(part, next->change));
  }
  return together;
}

}  // namespace nullo::app
