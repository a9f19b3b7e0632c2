#include "app/repair/page.h"

#include <memory>

#include <fmt/core.h>

#include "app/correction/page.h"
#include "app/help/help.h"
#include "app/people/points_follow.h"
#include "app/people/same_person.h"
#include "app/shared.h"

namespace nullo::app {

using session::PointsFollow;

AnyScreen RepairPage::view() {
  RepairView form = repair_.view(shared_.people);
  form.problem = problem_;
  return form;
}

HelpView RepairPage::help() const { return help_view(games::info(repair_.original().rules)); }

bool RepairPage::may_leave() {
  if (!repair_.changed()) return true;
  shared_.ask({Dialog{"Leave the session as it was?", "Your corrections are dropped; nothing is changed.", "Leave it",
                      "Go on correcting", true},
               [this] { shared_.pages.pop(); }});
  return false;
}

void RepairPage::step(bool back) {
  problem_.clear();
  repair_.step(back);
}

// Opens the comparison first.
void RepairPage::on(const Accept&) {
  if (!repair_.view(shared_.people).why_not.empty()) return;
  shared_.pages.push(std::make_unique<CorrectionPage>(
      shared_, Correction{repair_.original(), repair_.session(), repair_.label(), repair_.changes()}));
}

void RepairPage::on(const SetOption& option) {
  problem_.clear();
  repair_.set_option(option.key, option.value);
}

void RepairPage::on(const ChoosePreset& choice) {
  problem_.clear();
  repair_.choose_preset(choice.id);
}

void RepairPage::on(const SetRepairHands& set) {
  const int before = repair_.original().hands_before;
  if (set.from <= before || set.to <= before) return;
  repair_.set_hands({static_cast<std::size_t>(set.from - before) - 1, static_cast<std::size_t>(set.to - before) - 1});
}

void RepairPage::on(const MovePlayer& move) {
  if (shared_.question) return;
  problem_.clear();
  if (!repair_.asks_about_points(move.from, move.to)) return repair_.exchange(move.from, move.to);
  ask_about_points(shared_, points_text(move), repair_.points_can_go_along(move.from, move.to),
                   [this, move](PointsFollow points) { repair_.exchange(move.from, move.to, points); });
}

// Two people exchange chairs: what becomes of their points.
std::string RepairPage::points_text(const MovePlayer& move) const {
  if (!repair_.points_can_go_along(move.from, move.to)) return std::string{kPartedText};
  const RepairView form = repair_.view(shared_.people);
  const std::string& one = form.seats[static_cast<std::size_t>(move.from.index())].name;
  const std::string& other = form.seats[static_cast<std::size_t>(move.to.index())].name;
  if (repair_.can_mend_order()) {
    return fmt::format(
        "With the people: the entries are right, and only the order around the table was wrong. {} and {} change "
        "chairs in hand {}, the deal goes on in that order, and nobody's points change. With the chairs: the names "
        "were wrong, so all that was entered for {} belongs to {}, and the other way round.",
        one, other, form.last, one, other);
  }
  return fmt::format(
      "With the people: {0} and {1} keep their own points. With the chairs: each takes over the points of the other.",
      one, other);
}

void RepairPage::on(const ReplacePerson& replace) {
  if (shared_.question) return;
  if (asks_who(shared_, {replace.name}, [this, replace] { on(replace); })) return;
  const std::string name = shared_.people.meant(replace.name);
  problem_ = name.empty() ? "The place is empty" : shared_.people.problem_at({name}, 0);
  if (problem_.empty()) problem_ = repair_.replace(replace.seat, shared_.people.present(name));
}

}  // namespace nullo::app
