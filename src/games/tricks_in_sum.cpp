#include "games/tricks_in_sum.h"

#include <fmt/core.h>

#include "games/captured.h"
#include "games/trick_entry.h"
#include "games/trick_taps.h"
#include "text/say.h"

namespace nullo::games {
namespace {

using Done = tl::expected<bool, TapRefusal>;

class TricksOrSumTapper {
 public:
  TricksOrSumTapper(Seat first_leader, const TrickRules& rules, std::vector<Trick>& tricks,
                    std::optional<Counts>& summary)
      : first_leader_{first_leader}, rules_{rules}, tricks_{tricks}, summary_{summary} {}

  template <class Other>
  Done operator()(const Other& /*tap*/) const {
    return false;
  }
  template <OfTricks Tapped>
  Done operator()(const Tapped& tap) const {
    return done(taps().take(tap));
  }
  Done operator()(const PickCard& tap) const {
    if (tap.field != kPlayedCard || !tap.card) return false;
    return done(taps().play(*tap.card));
  }
  Done operator()(const UseShortcut& tap) const {
    if (tap.id == kEveryCard) return done(taps().every_card());
    if (tap.id != kTheRest || !tap.seat) return false;
    return done(taps().rest(*tap.seat));
  }
  // If the other form would lose what was entered, asks first.
  Done operator()(const SwitchForm& tap) const {
    const bool to_summary = tap.form == Form::kSummary;
    if (to_summary == summary_.has_value()) return true;
    const KnownTricks known = known_tricks(tricks_, summary_, first_leader_, rules_);
    const bool lost = to_summary ? !tricks_.empty() && !known.all_over() : !summary_->empty();
    if (lost && !tap.forget)
      return refuse(text::say("The hand starts over: the tricks entered so far are lost."), true);
    tricks_.clear();
    summary_.reset();
    if (to_summary) summary_ = known.all_over() ? known.tricks : Counts{};
    return true;
  }

 private:
  [[nodiscard]] TrickTaps taps() const { return {tricks_, first_leader_, rules_}; }
  [[nodiscard]] Done done(const TrickTaps::Done& tapped) const {
    if (summary_) return cannot_be_entered();
    if (!tapped) return tl::unexpected{tapped.error()};
    return true;
  }

  Seat first_leader_;
  const TrickRules& rules_;
  std::vector<Trick>& tricks_;
  std::optional<Counts>& summary_;
};

}  // namespace

KnownTricks known_tricks(const std::vector<Trick>& tricks, const std::optional<Counts>& summary, Seat first_leader,
                         const TrickRules& rules) {
  KnownTricks known;
  known.tricks = Counts(rules.seats);
  known.won = PerSeat<int>(rules.seats);
  known.outcomes = outcomes_of(tricks, first_leader, rules);  // a document may have both forms, until it is refused
  if (summary) {
    if (!summary->empty()) known.tricks = with_followed(*summary, rules.rounds);
    for (const Seat seat : Seats{rules.seats}) known.won[seat] = known.tricks[seat].value_or(0);
    known.left = rules.rounds - known_sum(known.tricks);
    return known;
  }
  const auto over = static_cast<std::size_t>(known.outcomes.over);
  for (std::size_t k = 0; k < over; ++k) ++known.won[*known.outcomes[k].winner];
  known.left = rules.rounds - known.outcomes.over;
  for (const Seat seat : Seats{rules.seats}) {
    if (known.left == 0) known.tricks[seat] = known.won[seat];
  }
  return known;
}

void check_tricks_in_sum(const Counts& counts, const std::vector<Trick>& tricks, int total,
                         std::vector<Conflict>& conflicts) {
  check_one_form({}, tricks, conflicts);
  const int sum = known_sum(counts);
  const bool all_known = !any_unknown(counts);
  if (counts.empty() || (all_known ? sum == total : sum <= total)) return;
  conflicts.push_back({{{"/summary/tricks", text::say("counts that add up to {total}", total), fmt::format("{}", sum)}},
                       text::say_count(total, "There is only one trick; these are {sum}.",
                                       "There are only {count} tricks; these are {sum}.", sum)});
}

tl::expected<bool, TapRefusal> tap_tricks(const Tap& tap, Seat first_leader, const TrickRules& rules,
                                          std::vector<Trick>& tricks, std::optional<Counts>& summary) {
  return std::visit(TricksOrSumTapper{first_leader, rules, tricks, summary}, tap);
}

}  // namespace nullo::games
