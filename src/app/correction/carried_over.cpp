#include "app/correction/carried_over.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/correction/correction.h"
#include "app/new_session/brought.h"
#include "app/new_session/draft.h"
#include "app/past/evenings.h"
#include "app/table/sheet.h"
#include "app/words.h"
#include "session/bought_before.h"

namespace nullo::app {
namespace {

// The names, totals and number of hands at the end of a part.
struct Ends {
  std::vector<std::string> names;
  PerSeat<Amount> totals;
  Left left;
  int hands = 0;

  explicit Ends(const session::Session& session) {
    const session::SessionResult result = session::score(session);
    names = players_now(session, result);
    totals = result.totals;
    left = {names, result.bags, result.bought};
    hands = session.hands_before + result.complete_hands;
  }
  [[nodiscard]] std::optional<Amount> of(const std::string& name) const {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return totals[Seat{static_cast<int>(found - names.begin())}];
  }
};

// The store does not say how the opening of a joining player was chosen (see Joining). Returns the new amount if all
// choices that gave the old one agree on it; else nothing.
std::optional<Amount> joined_with(const session::Session& part, Amount opening, const Ends& was, const Ends& is) {
  std::set<Amount> now;
  const Amount start = games::starting_total(part.rules, part.seats());
  for (const Joining each : {Joining::kAverage, Joining::kHighest, Joining::kLowest, Joining::kZero, Joining::kStart}) {
    if (joining_amount(each, was.totals, start) == opening) now.insert(joining_amount(each, is.totals, start));
  }
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
    next.follows +=
        fmt::format("{}{} {}, not {}", next.follows.empty() ? "" : "; ", name, total_text(*now), total_text(opened));
  }
  return next;
}

// Bags and bought chips go along if they were those that the part before ended with.
void bring_along(const Ends& was, const Ends& is, Opening& next) {
  session::Session& part = next.part;
  const PerSeat<int> bags = bags_brought(part.rules, part.players, is.left);
  if (part.opening_bags == bags_brought(part.rules, part.players, was.left) && part.opening_bags != bags) {
    part.opening_bags = bags;
    next.follows += fmt::format("{}bags {}", next.follows.empty() ? "" : "; ",
                                bags.empty() ? "none" : fmt::format("{}", fmt::join(bags, ", ")));
  }
  if (part.hands.empty()) return;
  const PerSeat<Amount> bought = bought_brought(part.players, is.left);
  const PerSeat<Amount> said = session::bought_before(part.hands.front(), part.seats());
  if (said == bought_brought(part.players, was.left) && said != bought)
    session::set_bought_before(part.hands.front(), part.seats(), bought);
}

// "Anna 12, Ben 69".
std::string standing_of(const session::Session& part) {
  const Ends ends{part};
  std::string text;
  for (const std::string& name : ends.names)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, total_text(*ends.of(name)));
  return text;
}

// Why the hands of a part would be refused with its new opening; empty: they would not.
std::string why_not(const session::Session& part, const session::Session& next) {
  const Correction::Outcome outcome = Correction{part, next, "opening", {}}.outcome();
  if (outcome.asks)
    return fmt::format("its hand {} would not fit any more: {}",
                       next.hands_before + static_cast<int>(*outcome.asks) + 1, outcome.question);
  if (outcome.set_aside > 0) {
    return fmt::format("its game would be over with hand {}",
                       next.hands_before + static_cast<int>(outcome.after.hands.size()));
  }
  return outcome.problem;
}

}  // namespace

CarriedOver carried_over(const session::Session& before, const session::Session& after,
                         const std::vector<session::Session>& parts, std::string_view label) {
  CarriedOver carried;
  const auto first = std::ranges::find(parts, before.id, &session::Session::id);
  if (first == parts.end()) return carried;
  const auto number_of = [&parts](auto part) { return static_cast<int>(part - parts.begin()) + 1; };
  session::Session was = before;
  session::Session is = after;
  for (auto part = first + 1; part != parts.end(); ++part) {
    if (part->opening.empty() || games::info(part->rules).id != games::info(before.rules).id) break;
    const Ends ended{was};
    const Ends ends{is};
    Opening next = opening_after(*part, ended, ends);
    bring_along(ended, ends, next);
    const int number = number_of(part);
    if (!next.keeps.empty()) {
      carried.changes.push_back(fmt::format(
          "Part {} keeps the opening of {}: Nullo does not know how it was worked out.", number, join(next.keeps)));
    }
    if (next.part == *part) break;
    if (const std::string why = why_not(*part, next.part); !why.empty()) {
      carried.changes.push_back(fmt::format("Part {} keeps its opening: {}{}", number, why,
                                            why.ends_with('.') || why.ends_with('?') ? "" : "."));
      break;
    }
    if (!next.follows.empty()) {
      carried.changes.push_back(
          fmt::format("Part {} now opens with {}, and stands at {}.", number, next.follows, standing_of(next.part)));
    }
    Edit edit = whole_edit(*part, next.part, std::string{label});
    edit.change.part = number_of(first);
    carried.edits.push_back(std::move(edit));
    was = *part;
    is = next.part;
  }
  return carried;
}

std::string label_of(const store::Change& change) {
  return change.part ? fmt::format("{} in part {}", change.label, *change.part) : change.label;
}

Together together_with(store::Store& store, const session::Session& now, const store::Logged& row, bool back) {
  Together together;
  if (row.change.hand) return together;  // a change of one hand at the table: need not read any other part
  const std::vector<session::Session> parts = parts_of_evening(store, now);
  if (parts.size() < 2) return together;
  const auto number_of = [&parts](const session::Session& part) {
    return static_cast<int>(std::ranges::find(parts, part.id, &session::Session::id) - parts.begin()) + 1;
  };
  const int origin = row.change.part.value_or(number_of(now));
  for (const session::Session& part : parts) {
    const int number = number_of(part);
    if (part.id == now.id || number < origin) continue;
    const auto is_it = [&](const store::Logged& each) {
      const bool of_origin = number == origin ? !each.change.part : each.change.part == origin;
      return of_origin && each.at == row.at && each.change.label == row.change.label && !each.change.hand;
    };
    if (std::ranges::none_of(store.log(part.id), is_it)) continue;
    const auto next = back ? store.undo_row(part.id) : store.redo_row(part.id);
    if (!next || !is_it(*next)) {
      together.problem =
          fmt::format("Part {} of the evening has been changed since: undo that first, on its page.", number);
      return together;
    }
    together.others.push_back(back ? with_before(part, next->change) : with_after(part, next->change));
  }
  return together;
}

}  // namespace nullo::app
