#include "app/carried_over.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "app/correcting.h"
#include "app/evenings.h"
#include "app/new_session.h"
#include "app/sheet.h"
#include "app/words.h"

namespace nullo::app {
namespace {

constexpr std::string_view kInPart = " in part ";

// A part as it was and as it is now.
struct Ends {
  std::vector<std::string> names;
  PerSeat<Amount> totals;
  int hands = 0;

  explicit Ends(const session::Session& session) {
    const session::SessionResult result = session::score(session);
    names = players_now(session, result);
    totals = result.totals;
    hands = session.hands_before + result.complete_hands;
  }
  [[nodiscard]] std::optional<Amount> of(const std::string& name) const {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return totals[Seat{static_cast<int>(found - names.begin())}];
  }
};

// With what somebody joined is not kept: it is one of those that come to the same amount. Nothing where they would not
// come to the same amount now.
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
  std::string follows;             // "Ben 69, not 89"
  std::vector<std::string> keeps;  // who keeps what they had, though it may have followed from the others'
};

Opening opening_after(const session::Session& part, const Ends& was, const Ends& is) {
  Opening next{part, {}, {}};
  if (part.hands_before == was.hands) next.part.hands_before = is.hands;
  for (const Seat seat : Seats{part.opening.size()}) {
    const std::string& name = part.players[static_cast<std::size_t>(seat.index())];
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

// "Anna 12, Ben 69".
std::string standing_of(const session::Session& part) {
  const Ends ends{part};
  std::string text;
  for (const std::string& name : ends.names)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, total_text(*ends.of(name)));
  return text;
}

// Why the hands of a part cannot stand with its new opening; empty: they can.
std::string why_not(const session::Session& part, const session::Session& next) {
  const Correction::Outcome outcome = Correction{part, next, "opening", {}}.outcome();
  if (outcome.asks)
    return fmt::format("its hand {} cannot stand so: {}", next.hands_before + static_cast<int>(*outcome.asks) + 1,
                       outcome.question);
  if (outcome.set_aside > 0) {
    return fmt::format("its game would be over with hand {}",
                       next.hands_before + static_cast<int>(outcome.after.hands.size()));
  }
  return outcome.problem;
}

// " in part 1" at the end of a label, and the number.
struct Label {
  std::string_view base;
  int part = 0;  // 0: it says none

  explicit Label(std::string_view label) : base{label} {
    const std::size_t at = label.rfind(kInPart);
    if (at == std::string_view::npos) return;
    const std::string_view number = label.substr(at + kInPart.size());
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), part);
    if (error == std::errc{} && end == number.data() + number.size()) {
      base = label.substr(0, at);
    } else {
      part = 0;
    }
  }
};

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
    const Opening next = opening_after(*part, Ends{was}, Ends{is});
    const int number = number_of(part);
    if (!next.keeps.empty()) {
      carried.changes.push_back(
          fmt::format("Part {} keeps the opening of {}: nobody has told how it came about.", number, join(next.keeps)));
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
    carried.edits.push_back(whole_edit(*part, next.part, fmt::format("{}{}{}", label, kInPart, number_of(first))));
    was = *part;
    is = next.part;
  }
  return carried;
}

Together together_with(store::Store& store, const session::Session& now, const store::Logged& row, bool back) {
  Together together;
  const std::vector<session::Session> parts = parts_of_evening(store, now);
  if (parts.size() < 2 || row.change.hand) return together;
  const auto number_of = [&parts](const session::Session& part) {
    return static_cast<int>(std::ranges::find(parts, part.id, &session::Session::id) - parts.begin()) + 1;
  };
  const Label label{row.change.label};
  const int origin = label.part > 0 ? label.part : number_of(now);
  for (const session::Session& part : parts) {
    const int number = number_of(part);
    if (part.id == now.id || number < origin) continue;
    const std::string wanted =
        number == origin ? std::string{label.base} : fmt::format("{}{}{}", label.base, kInPart, origin);
    const auto is_it = [&](const store::Logged& each) {
      return each.at == row.at && each.change.label == wanted && !each.change.hand;
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
